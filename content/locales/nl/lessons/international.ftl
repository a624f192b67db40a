# De teksten van de lessen van Internationaal dammen.

part-rules = De regels, één voor één
part-errors = Fouten die iedereen maakt
part-strategy = Goed spelen

board = Het bord
board-corner = Het bord heeft honderd velden, en alleen de vijftig donkere worden gebruikt. Elke speler heeft links een donker hoekveld. Raak dat van wit aan.
board-corner-right = Veld 46. Ligt er links van je een licht hoekveld, draai het bord dan voor je de schijven opzet.
board-corner-far-corner = Dat is het donkere hoekveld links van zwart. Wit zit onderaan.
board-corner-elsewhere = Kijk naar de onderste rij, helemaal links.
board-number = De donkere velden zijn rij voor rij genummerd vanaf linksboven: 1 tot 5, 6 tot 10, en zo tot 50. Raak veld 28 aan.
board-number-right = Veld 28, midden op het bord. Dat kom je nog vaak tegen.
board-number-row-too-far = Dat is 23, één rij te hoog. Die rij loopt van 21 tot 25.
board-number-count = Elke rij heeft vijf nummers. De rij van 28 begint met 26, de zesde van boven.

start = Twintig schijven elk
start-men = De zwarte schijven staan op 1 tot 20, de witte op 31 tot 50. Twee rijen ertussen zijn leeg. Hoeveel schijven heeft elke kant?
start-men-right = Twintig, in vier rijen van vijf.
start-men-smaller = Twaalf hoort bij het kleine bord. Hier zijn vier rijen vol.
start-men-more = Tel nog eens: vier rijen, vijf schijven in elke rij.
start-first = Wit doet altijd de eerste zet. Doe hem: raak een schijf in de voorste rij aan, en dan een gemerkt veld.
start-first-right = De partij is begonnen. Wit kon uit negen zetten kiezen, en geen ervan is slecht.

man = Hoe een schijf zet
man-two = Een schijf gaat één veld schuin vooruit. Ze heeft dus hoogstens twee keuzes. Raak beide velden aan waar de schijf op 33 heen kan.
man-two-right = 28 en 29. Aan de rand van het bord heeft een schijf er maar één.
man-two-straight = 23 ligt recht vooruit. Schijven gaan alleen schuin.
man-two-back = Dat is achteruit. Een schijf gaat nooit terug.
man-two-far = Maar één stap: het veld moet aan de hoek van de schijf liggen.
man-forward = Jij bent: speel een van de drie schijven. Er is geen weg terug, dus kijk eerst.
man-forward-right = Vooruit, één veld. Meer doet een schijf niet, zolang er niets te slaan is.
man-forward-back = Een schijf gaat nooit terug. Kies een veld dichter bij de bovenkant.
man-forward-far = Te ver: een schijf gaat één veld per keer.

capture = Slaan
capture-one = Naast je schijf staat een zwarte, en het veld er vlak achter is leeg. Spring eroverheen: van 28 over 23 naar 19.
capture-one-right = Geslagen. De schijf waar je overheen springt gaat van het bord.
capture-one-onto = Niet erop: spring eroverheen, naar het lege veld erachter.
capture-one-step = Er is iets te slaan op 23. Spring naar 19.
capture-behind = Nu staat er op 19 een andere zwarte schijf. Kan de schijf op 28 die op 23 slaan?
capture-behind-say-yes = Ja
capture-behind-say-no = Nee
capture-behind-right = Nee. Twee achter elkaar beschermen elkaar: er is geen plek om te landen.
capture-behind-full = Het veld erachter moet leeg zijn, en dat is 19 niet.

backwards = Achteruit slaan
backwards-back = Een schijf gaat alleen vooruit, maar slaat in alle vier de richtingen. Sla de schijf achter je.
backwards-back-right = Van 28 over 33 naar 39. Velen vergeten het; jij nu niet meer.
backwards-back-forward = Kijk achter je: 33 kan worden geslagen, en 39 is leeg.

compulsory = Slaan is verplicht
compulsory-must = Wie kan slaan, moet slaan. Probeer wat hier mag.
compulsory-must-right = 28×19 was de enige zet die mocht, al heeft wit nog een schijf.
compulsory-must-other = Die zet slaat niets, en 23 kan worden geslagen. Slaan gaat voor.
compulsory-bad = Het moet ook als je liever niet wilt: zwart slaat hier terug. Sla toch.
compulsory-bad-right = Eén om één. Omdat slaan moet, kun je ook je tegenstander dwingen: daar zijn combinaties van gemaakt.
compulsory-bad-refuse = Weigeren mag niet: 22 kan worden geslagen.

going-on = Doorslaan
going-on-two = Kan dezelfde schijf vanwaar ze landt weer slaan, dan gaat ze in dezelfde zet door. Sla er twee: raak 28 aan, dan 19.
going-on-two-right = Twee schijven in één zet, geschreven als 39×19.
going-on-two-half = Op 28 staat de schijf naast 23, en 19 is leeg. Ze slaat door.
going-on-turn = Bij elke landing mag ze van richting veranderen, vooruit of achteruit. Sla zo veel je kunt.
going-on-turn-right = Eerst vooruit, dan terug. Een slag kan over het hele bord zigzaggen.
going-on-turn-half = Vanaf 28 is er meer te slaan: kijk achterom.

half-way = Niet halverwege stoppen
half-way-three = Een slag wordt afgemaakt. Waar stopt de schijf op 43?
half-way-three-right = Drie schijven, en ze stopt op 14 omdat er niets meer te slaan is.
half-way-three-one = Op 32 is het niet klaar: 28 kan ook worden geslagen.
half-way-three-two = Op 23 is het niet klaar: 19 kan ook worden geslagen.

removal = Eén keer elk, pas na afloop weg
removal-circle = Over lege velden mag je nog eens gaan, ook over je beginveld. Sla alle vier en kom terug op 33.
removal-circle-right = Helemaal rond en weer thuis. Over elke schijf is één keer gesprongen.
removal-when = Wanneer gaan de geslagen schijven van het bord?
removal-when-say-at-once = Elke schijf meteen na de sprong
removal-when-say-end = Allemaal samen, na de hele slag
removal-when-right = Tot dan staan ze in de weg, en je mag er niet nog eens overheen. Dat wordt belangrijk bij dammen.
removal-when-early = Nee: ze blijven staan tot de hele slag klaar is, en staan in de weg.

worked = Een voorbeeld: 32×23×14
worked-take = Wit op 32, zwart op 28 en 19. De slag gaat over 28 naar 23, en verder over 19 naar 14.
worked-take-right = Twee schijven in één zet. Beide bleven staan tot de schijf op 14 tot rust kwam.
worked-take-half = Niet alleen naar 23: 19 kan ook worden geslagen, dus dat moet.
worked-elsewhere = Nu is er ook een schijf te slaan op 40. Welke slag mag?
worked-elsewhere-right = Twee gaan voor één: zolang er twee te slaan zijn, mag 45×34 niet.
worked-elsewhere-one = Dat slaat er één, en aan de andere kant kunnen er twee.

majority = Meerslag gaat voor
majority-most = Van alle slagen moet je die spelen die de meeste stukken slaat. Welke is dat?
majority-most-right = Twee gaan voor één. De schijf op 26 moet wachten.
majority-most-one = Dat slaat er één. Tel wat de schijf op 33 kan slaan.
majority-king = Een dam telt voor één, net als een schijf. Op 28 staat een dam. Wat moet je slaan?
majority-king-right = Twee schijven tellen meer dan één dam.
majority-king-king = Verleidelijk, maar het is één stuk, en elders zijn er twee.

free-choice = Vrije keus bij gelijk
free-choice-equal = Twee slagen van één stuk: een schijf op 30, een dam op 40. Nu mag je kiezen.
free-choice-equal-right = Beide mochten. De dam slaan is meestal verstandiger, maar geen regel eist het.
free-choice-beside = Hier beginnen drie slagen; één ervan slaat er twee. Is de keus vrij?
free-choice-beside-right = Hier niet: de slag van twee gaat voor beide slagen van één.
free-choice-beside-left = Dat slaat er maar één. Dezelfde schijf kan er de andere kant op twee slaan.
free-choice-beside-king = Een dam, maar één stuk. Twee schijven gaan voor.

promotion = Dam halen
promotion-crown = Een schijf die haar zet op de overste rij eindigt, wordt dam. Nog één stap.
promotion-crown-right = Dam. Zwart is nu eerst aan zet voordat de dam iets kan doen.
promotion-passing = De schijf komt midden in een slag op de overste rij, en moet door. Speel het.
promotion-passing-right = Een schijf wordt alleen dam waar de zet eindigt. Ze kwam langs 4 en blijft schijf.
promotion-passing-stop = Op 4 is de slag niet klaar: 9 kan ook worden geslagen.
promotion-one-step = Eén stap van de overkant. Maar kijk eerst wat verplicht is.
promotion-one-step-right = De slag ging voor, en ging achteruit. Zo kan een slimme tegenstander een schijf van de damlijn weglokken.
promotion-one-step-crown = De dam moet wachten: de schijf op 12 kan worden geslagen.
promotion-one-step-other = Niets anders mag zolang 12 kan worden geslagen.

king = De vliegende dam
king-far = Een dam gaat zo ver ze wil langs een vrije diagonaal, vooruit of achteruit. Ga van het ene eind van de lange lijn naar het andere: van 46 naar 5.
king-far-right = Negen velden in één zet. Vanaf hier bewaakt een dam de hele lijn.
king-far-short = Een goed veld, maar ga nu helemaal door, naar 5.

king-capture = Slaan op afstand
king-capture-distance = Een dam slaat op elke afstand als de weg vrij is, en komt op een vrij veld erachter. Sla 23.
king-capture-distance-right = Je kon kiezen uit 19, 14, 10 en 5.
king-capture-land = Kies goed waar je landt: op één van de vier velden slaat de schijf op 9 je dam.
king-capture-land-right = Veilig. Vraag je na een slag altijd af wie kan terugslaan.
king-capture-land-taken = Op 14 staat de dam naast 9, met 20 leeg erachter. Zwart slaat haar.

turkish = De Turkse slag
turkish-stop = Je hebt zwart. Sla met de dam, en zie waar ze moet stoppen: geslagen schijven staan nog in de weg.
turkish-stop-right = Vier schijven, en dan stilstaan op 33, voor de schijf op 39 die ze al had geslagen. De laatste schijf, op 38, sloeg haar.
turkish-block = En met wit: er is maar één slag. Zoek uit waar je dam eindigt.
turkish-block-right = Op 43. Een dam laten vastlopen op haar eigen geslagen stukken: dat heet de Turkse slag.

winning = Winnen
winning-all = Je wint als je tegenstander geen stuk meer heeft. Sla het laatste.
winning-all-right = Gewonnen: zwart heeft niets meer om te zetten.
winning-blocked = Je wint ook als je tegenstander aan zet is en niet kan. Sluit de schijf op 36 op.
winning-blocked-right = Gewonnen: 41 is bezet, en 47 erachter ook. Zwart kan niet zetten.
winning-blocked-taken = Dan is 47 leeg, en zwart springt over 41 en haalt dam.
winning-blocked-free = Dat laat 41 open, en zwart gaat verder.

draws = Remise en de tellers
draws-repetition = Als dezelfde stelling voor de derde keer voorkomt met dezelfde kleur aan zet, is het remise. Je hebt zwart: zorg ervoor.
draws-repetition-right = Remise: de beginstelling stond er voor de derde keer.
draws-repetition-other = Dat geeft een nieuwe stelling. Zet de dam terug op 5.
draws-twenty-five = De teller laat het zien: 25 zetten van elke kant met alleen dammen en zonder slag is remise. Er ontbreekt één damzet: speel 4–9.
draws-twenty-five-right = Remise. Een schijfzet of een slag had de teller weer op 25 gezet.
draws-twenty-five-man = Speel 4–9 met de dam. Een schijfzet zet de teller terug.
draws-sixteen = Drie stukken, waaronder een dam, tegen een dam alleen: na 16 zetten van elke kant remise. Je hebt zwart, en jouw zet is de laatste.
draws-sixteen-right = Remise. Niets zet deze teller terug, zelfs een slag niet.
draws-five = Twee dammen, een dam en een schijf, of één dam tegen een dam alleen: 5 zetten elk. Je hebt zwart: houd remise.
draws-five-right = Remise, vijf zetten nadat het tellen begon.
draws-last = De laatste zet voor de grens telt nog. Je hebt wit: win ermee.
draws-last-right = Gewonnen met de allerlaatste zet. Remise is het alleen als de partij niet al uit is.

notation = De notatie
notation-move = Een zet schrijf je met beide velden. Speel 32–28.
notation-move-turn2 = Zwart antwoordde 19–23. Een slag heeft een kruis: speel 28×19.
notation-move-right = Je kunt nu een partij lezen. Je mag zetten ook typen: 32-28, of 3228, en 28x19.
notation-move-other = Van 32 naar 28: het eerste nummer is het begin.

wrong-corner = Het bord verkeerd gedraaid
wrong-corner-black = Zwart zit bovenaan. Raak het donkere hoekveld links van zwart aan.
wrong-corner-black-right = Veld 5. Een partij op een verkeerd gedraaid bord telt niet.
wrong-corner-black-white = Dat is dat van wit. Ga in gedachten aan de andere kant zitten.
wrong-corner-black-other-side = 1 ligt rechts van zwart en is geen hoek: de lichte hoek ligt ernaast.
wrong-corner-black-elsewhere = Kijk naar de bovenste rij: links voor zwart is rechts voor jou.

light-squares = Rechtuit zetten
light-squares-step = De lichte velden worden nooit gebruikt. Zet de schijf op 33.
light-squares-step-right = Naar 28 of 29, langs een diagonaal. Een stuk blijft zijn leven lang op donkere velden.
light-squares-step-straight = 23 ligt recht vooruit, achter een licht veld. Alleen diagonalen tellen.

refusing = Een slag weigeren
refusing-take = Je wilt rustig 48–42 spelen. Wat zeggen de regels?
refusing-take-right = Je kiest nooit tussen slaan en niet slaan.
refusing-take-refuse = Dat mag niet: een schijf kan worden geslagen, dus dat moet. Straf is er niet, de zet gaat gewoon niet door.

forgotten-backwards = Vergeten achteruit te slaan
forgotten-backwards-back = Zwart is langs je schijf op 24 gelopen. Wit aan zet.
forgotten-backwards-back-right = Voorbij een vijand lopen maakt een schijf niet veilig.
forgotten-backwards-back-forward = Kijk achter je schijf op 24: 29 kan worden geslagen.

king-first = Een dam voortrekken
king-first-count = Links twee dammen, rechts schijven. Welke kant moet de schijf op 48 op slaan?
king-first-count-right = Drie schijven gaan voor twee dammen: alleen het aantal telt.
king-first-count-king = De dammen zijn meer waard, maar het zijn er minder. Tel aan de andere kant.
king-first-count-half = Dat is de goede kant, maar de slag gaat door.

early-removal = Te vroeg wegnemen
early-removal-where = De witte dam op 41 slaat vier schijven. Ze mag niet over een schijf die al geslagen is. Op welk veld eindigt ze?
early-removal-where-right = 43: daar staat een geslagen schijf nog in de weg. Neem de schijven pas weg als de dam stilstaat.
early-removal-where-gone = Op 49 staat je eigen schijf. De dam gaat nooit over haar eigen schijven.
early-removal-where-early = Daar stopt ze niet: aan de overkant gaat de slag verder.

crown-in-passing = In het voorbijgaan dam maken
crown-in-passing-through = De schijf op 13 komt op de overste rij. Wordt ze dam?
crown-in-passing-through-right = Nee: ze moest door, en eindigde op 11 als schijf. Bij Russisch dammen was ze dam geworden.
crown-in-passing-through-stop = Op 2 stoppen mag niet: 7 kan ook worden geslagen.

look = Kijk naar elke slag
look-after = Vraag voor elke zet: wat moet er daarna worden geslagen, door beide kanten? Zet de schijf op 33 zonder iets te verliezen.
look-after-turn2 = Zwart moest slaan. Nu jij: sla terug.
look-after-right = Eén om één. Je wist het voor je zette, en dat is de hele kunst.
look-after-loses = Zwart slaat 23×32, en niets slaat terug.
look-after-man = Probeer het met de schijf op 33: waar slaat zwart, en wie slaat terug?

count = Tel elke gedwongen slag
count-number = Speelt wit 27–21, dan moet zwart 16×27 slaan. Hoeveel schijven heeft wit gewonnen als alle slagen voorbij zijn?
count-number-say--1 = Geen, er is er één verloren
count-number-right = Eén: wit geeft er één, en 32×12 slaat er twee.
count-number-stops = Stop niet met tellen na de zwarte slag: dan is wit weer aan zet.
count-number-even = Kijk nog eens naar 32: haar slag gaat door na de eerste schijf.

give-one = Geef er één, neem er twee of drie
give-one-two = Speel het nu: geef een schijf en neem er twee.
give-one-two-turn2 = Zwart had geen keus. Nu oogsten.
give-one-two-right = Je eerste combinatie. Ze lukt omdat slaan verplicht is.
give-one-two-gift = Zwart slaat er twee met 17×37, en de buit is voor zwart.
give-one-two-quiet = Met een stille zet mis je het. Welk cadeau dwingt zwart de weg voor 32 te openen?
give-one-three = Een kleine verandering, een grotere buit. Vind hem.
give-one-three-turn2 = En nu zo veel als je kunt.
give-one-three-right = Drie schijven voor één, en een dam.
give-one-three-gift = Zwart slaat 17×37, en de buit is weg.
give-one-three-quiet = Denk aan de naam van de les, en aan de vorige stelling.

centre = Het centrum
centre-choices = Raak de witte schijf aan die naar de meeste velden kan.
centre-choices-right = Twee tegen één. Vanuit het midden helpt een schijf op beide vleugels.
centre-choices-edge = De schijf aan de rand heeft maar één veld.
centre-choices-man = Raak een van de twee witte schijven aan.
centre-go = Begin naar het midden: naar 27, 28 of 29.
centre-go-right = Een goed begin: daar werken je schijven samen.
centre-go-edge = 26 is de rand. Het mag, maar de helft van de werking valt buiten het bord.
centre-go-side = Het mag, maar het is niet het midden. Mik op 27, 28 of 29.

edge = De rand
edge-safe = Een schijf aan de rand kan daar niet worden geslagen: er is niets achter. Raak de twee aan die altijd veilig staan.
edge-safe-right = Veilig, maar ze kijken toe van opzij. De rand is om te rusten, niet om te wonen.
edge-safe-middle = Rond 33 liggen aan alle kanten velden: ze kan worden geslagen.
edge-safe-man = Raak witte schijven aan de rand van het bord aan.

back-row = De achterste rij
back-row-guard = De zwarte schijf op 36 wil dam halen. Welke van jouw schijven moet blijven staan? Zet de andere.
back-row-guard-turn2 = Zwart probeert het toch. Houd de schijf tegen.
back-row-guard-right = Eén schijf op de achterste rij hield de deur dicht. Laat haar staan zolang je kunt.
back-row-guard-leaves = De bewaker is weg, en zwart komt erdoor.

together = Bij elkaar blijven
together-support = Zwart dreigt de schijf op 28 te slaan. Geef haar steun van achteren.
together-support-right = Met 32 erachter kan niemand landen. Schijven in een keten beschermen elkaar.
together-support-alone = De schijf op 28 staat nog alleen: 23×32.
together-support-away = Vluchten helpt niet: 18×27. Ze heeft een maatje nodig.

race = De wedloop naar dam
race-who = Beide lopen vrij: wit op 16 heeft drie zetten nodig, zwart op 31 ook. Wit is aan zet. Wie haalt het eerst dam?
race-who-say-white = Wit
race-who-say-black = Zwart
race-who-right = Bij gelijke afstand is wie aan zet is het eerst.
race-who-tie = Tel: na de derde witte zet staat de schijf op de overste rij, en zwart heeft er twee gedaan.
race-run = Kijk voor je gaat rennen wat verplicht is. Wit aan zet.
race-run-turn2 = Dat kostte geen tijd: de zwarte loper is weg. Loop nu, of breng je schijven samen.
race-run-right = Je wint de wedloop: zwart heeft nog drie zetten nodig.
race-run-race = Rennen mag nog niet: 38 kan worden geslagen.

king-worth = Wat een dam waard is
king-worth-reach = Raak het witte stuk aan dat er ongeveer drie van de andere waard is.
king-worth-reach-right = De dam bereikt vanaf hier dertien velden in één zet, de schijf één of twee. Dat is twee schijven waard, vaak drie.
king-worth-reach-man = Een schijf heeft hoogstens twee velden.
king-worth-reach-piece = Raak een van de twee witte stukken aan.
king-worth-trap = Maar een dam kan worden gevangen. Laat zwart alleen de lange lijn, en sla haar daar.
king-worth-trap-turn2 = Ze moest op de lijn blijven, waar ze ook heen ging. Sla haar.
king-worth-trap-right = Van het ene eind van de lange lijn naar het andere. Je kent het spel nu: speel het.
king-worth-trap-open = Dat laat zwart een keus, of je dam in gevaar. Ga naar het andere eind van de lange lijn.
