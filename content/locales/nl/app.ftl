# Damier in het Nederlands. Velden, zetten en namen komen als variabelen; een bericht is altijd een hele zin of een heel opschrift.

## Het raam
title-home = Damier: dammen zonder account en zonder netwerk
title-page = { $page } – Damier
skip = Naar de inhoud
main-navigation = Hoofdmenu
page-home = Begin
page-play = Spelen
page-games = Partijen
page-library = Bibliotheek
page-learn = Leren
page-exercises = Oefeningen
page-analyse = Analyse
page-editor = Een stand opzetten
page-rules = Regels
page-help = Help
page-ranking = Ranglijst
page-account = Account
page-privacy = Privacy
page-failed = Deze pagina kon niet worden opgehaald. Ga terug naar het bord; je partij is veilig.
menu = Menu
close = Sluiten
language = Taal
language-is = Taal: { $language }
settings = Instellingen
sound = Geluid
offline = Je bent offline. Alles werkt.
offline-short = Offline
ready-offline = Offline klaar
fetching-files = Ophalen, { $have } van { $all } bestanden
update-ready = Er is een nieuwe versie klaar.
update-after = Er is een nieuwe versie klaar. Die begint na deze partij.
update-now = Nu beginnen

## Begin
home-title =
    Vijftig velden, veertig schijven
    en tijd om te denken.
home-lede = Internationaal dammen op tien bij tien, met checkers, Russisch en Braziliaans ernaast. Geen account, geen reclame, en het werkt zonder netwerk.
home-board = De beginstand, met de schijf op 32 gekozen
home-caption = Wit begint. Tik een schijf aan en dan een gemarkeerd veld.
play-now = Nu spelen
change = Wijzigen
two-here = Samen aan dit scherm
read-rules = Lees de regels
your-game = Je partij
all-games = Alle partijen
against = Tegen { $name }, zet { $count }
between = { $white } en { $black }, zet { $count }
kept-at = Bewaard op { $date }.
continue = Verder
no-game = Nog geen bewaarde partijen
no-game-text = Een partij wordt hier vanaf de eerste zet bewaard.
the-rules = De regels
all-rules = Alle regels
teach-title = Meerslag gaat voor
teach-text = Wie kan slaan moet slaan, en zoveel mogelijk stukken.
read-on = Lees verder
points-here = Punten op dit apparaat
wins-line = { $count ->
    [one] { $level }, { $count } keer gewonnen
   *[other] { $level }, { $count } keer gewonnen
 }
points-explained = Winst in een partij om punten telt 10, 30 of 100: Makkelijk, Normaal, Expert.

## Spelen en kleuren
game-name = { $game ->
    [checkers] Checkers
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] Internationaal
 }
game-hint = { $game ->
    [checkers] 8×8, zwart begint
    [russian] 8×8, vliegende dammen
    [brazilian] 8×8, meerslag
   *[international] 10×10, 20 schijven
 }
side-name = { $side ->
    [white] Wit
   *[black] Zwart
 }
you = Jij
computer = computer
level-name = { $level ->
    [2] Makkelijk
    [4] Normaal
    [6] Expert
   *[other] Niveau { $level }
 }

## Nieuwe partij
new-game = Nieuwe partij
play-from-here = Spelen vanuit deze stelling
game = Spel
opponent = Tegenstander
the-computer = De computer
the-computer-hint = denkt op dit apparaat
two-people = Twee spelers
two-people-hint = aan dit scherm; het bord kan draaien
level = Niveau
level-hint = { $level ->
    [2] Ziet weinig. { $points } punten
    [4] Straft fouten af. { $points } punten
   *[6] Vindt combinaties. { $points } punten
 }
all-levels = Alle acht niveaus
you-play = Jij speelt
by-lot = Door loting
name-of = { $side ->
    [white] Naam van wit
   *[black] Naam van zwart
 }
turning = Het bord
turning-name = { $turning ->
    [board] Draait
    [pieces] Stukken draaien
   *[fixed] Blijft liggen
 }
turning-hint = { $turning ->
    [board] naar wie aan zet is
    [pieces] voor twee tegenover elkaar
   *[fixed] wit onderaan
 }
clock = Klok
clock-off = Geen
clock-own = Anders…
clock-none = zonder klok
clock-words = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } minuut elk
       *[other] { $minutes } minuten elk
     }
   *[other] { $minutes } + { $increment }: minuten elk, en seconden per zet
 }
minutes-each = Minuten elk
seconds-a-move = Seconden erbij per zet
draw-rules = Remiseregels
profile-fmjd = FMJD-regels
profile-fmjd-hint = De officiële regels: driemaal dezelfde stelling, 25 zetten met alleen dammen, 16 en 5 zetten tegen één dam.
profile-simple-25 = Alleen de 25-zettenregel
profile-simple-25-hint = Remise na 25 zetten van elk met alleen dammen en zonder slag, en anders nooit.
profile-capture-25 = 25 zetten zonder slag
profile-capture-25-hint = Remise na 25 zetten van elk zonder slag, wat er ook gespeeld wordt.
profile-main-road-5 = FMJD, en vijf zetten op de hoofdlijn
profile-main-road-5-hint = De FMJD-regels; en één dam die de hoofdlijn bezet tegen drie stukken houdt remise na 5 zetten van elk.
profile-wcdf = WCDF-regels
profile-wcdf-hint = Driemaal dezelfde stelling, of 40 zetten van elk waarin geen schijf vooruitging en niets werd geslagen.
profile-acf-50 = Oudere Amerikaanse regels
profile-acf-50-hint = Als WCDF, met 50 zetten in plaats van 40.
profile-fmjd-64 = FMJD-64-regels
profile-fmjd-64-hint = Driemaal dezelfde stelling, 15 zetten met alleen dammen, en kortere grenzen met weinig stukken.
profile-brazilian-20 = Braziliaans, 20 zetten
profile-brazilian-20-hint = Als FMJD-64, met 20 zetten met alleen dammen in plaats van 15.
count-points = Om punten spelen
count-points-hint = Dan zonder terugnemen en zonder tips.
count-points-not = Voor Makkelijk, Normaal en Expert, vanaf het begin, met de gewone regels.
strict = Streng, zoals in een toernooi
strict-hint = Aanraken is zetten; geen terugnemen, geen tips.
setup-friend = Samen aan dit scherm, { $clock }.
setup-computer = Tegen { $level }, { $color ->
    [white] jij speelt wit
    [black] jij speelt zwart
   *[lot] kleur door loting
 }, { $clock }, { $help ->
    [ranked] om punten
    [strict] streng
   *[help] terugnemen en tips toegestaan
 }.
play = Spelen

## De tafel
this-game = Deze partij
board = Bord
board-title = Bord: { $game }
moves-and-actions = Zetten en handelingen
moves = Zetten
no-moves-yet = Nog geen zetten
your-move = jij aan zet
their-move = computer aan zet
first = Beginstand
back = Terug
forward = Vooruit
last = Laatste stelling
undo = Terugnemen
redo = Opnieuw
hint = Tip
turn-board = Bord draaien
offer-draw = Remise bieden
resign = Opgeven
more = Meer
pause = Pauze
go-on = Doorgaan
analyse = Analyseren
zen = Alleen bord
zen-out = Alles tonen
bar-undo = Terug
bar-hint = Tip
bar-turn = Draaien
bar-draw = Remise
bar-more = Meer
bar-moves = Zetten
bar-text = Tekst
bar-coach = Momenten
coach-title = De beslissende momenten
thinking = { $seconds ->
    [0] { $name } denkt na
   *[other] { $name } denkt na, { $seconds } s
 }
fetching-engine = De computer wordt opgehaald, { $kb } kB
turn-finish = Maak de slag af
turn-move = { $who ->
    [you] Jij bent aan zet
   *[side] { $side ->
        [white] Wit aan zet
       *[black] Zwart aan zet
     }
 }
turn-must = { $who ->
    [you] Aan zet: slaan is verplicht
   *[side] { $side ->
        [white] Wit aan zet: slaan is verplicht
       *[black] Zwart aan zet: slaan is verplicht
     }
 }
taken-word = { $count ->
    [one] geslagen
   *[other] geslagen
 }
clock-of = { $side ->
    [white] Klok van wit
   *[black] Klok van zwart
 }
type-move = Typ een zet, bijvoorbeeld { $example }
play-typed = Zetten
play-move = Speel { $move }
start-again = Deze slag opnieuw beginnen
try-again = Opnieuw proberen
the-rule = De regel
the-lesson = De les
note = Bericht
no-game-yet = Er staat geen partij op tafel.
game-gone = Deze partij is hier niet
game-gone-text = Ze is verwijderd, of op een ander apparaat gespeeld. Elke partij blijft op het apparaat waarop ze gespeeld is.

## Remisetellers
counter-name = { $counter ->
    [main-road] Hoofdlijn
    [three-kings] Drie dammen
   *[other] { $counter }-zettenregel
 }
moves-left = { $count ->
    [one] nog { $count } zet
   *[other] nog { $count } zetten
 }
counts-king-moves = { $count ->
   *[other] Er is alleen met dammen gespeeld: remise na { $count } zetten van elk. Een zet met een schijf of een slag begint de telling opnieuw.
 }
counts-no-capture = { $count ->
   *[other] Remise na { $count } zetten van elk zonder slag; bij checkers begint ook een schijf die vooruitgaat de telling opnieuw.
 }
counts-lone-king = { $count ->
   *[other] Weinig stukken tegen één dam: remise na { $count } zetten van elk.
 }
counts-main-road = { $count ->
   *[other] Eén dam bezet de hoofdlijn: remise na { $count } zetten van elk.
 }
counts-kings-on-both-sides = { $count ->
   *[other] Beide kanten hebben een dam, zonder slag of promotie: remise na { $count } zetten van elk.
 }
same-position = Zelfde stelling
times-of = { $count ->
   *[other] { $count }e van { $limit } keer
 }
same-position-near = Nog één keer, met dezelfde kleur aan zet, en het is remise.
limits = Zettengrenzen
none-running = geen bezig

## Waarom een zet niet mag
refusal-instead = { $others ->
    [0] { $mustPiece ->
        [king] De gemarkeerde dam op { $mustFrom } <b>kan er { $count } slaan</b>: speel { $must }.
       *[man] De gemarkeerde schijf op { $mustFrom } <b>kan er { $count } slaan</b>: speel { $must }.
     }
   *[other] { $mustPiece ->
        [king] De gemarkeerde dam op { $mustFrom } <b>kan er { $count } slaan</b>, bijvoorbeeld: { $must }.
       *[man] De gemarkeerde schijf op { $mustFrom } <b>kan er { $count } slaan</b>, bijvoorbeeld: { $must }.
     }
 }
refused-unreadable = ‘{ $text }’ is geen zet.
why-unreadable = Een zet schrijf je met twee velden, zoals 32-28, en een slag met een x, zoals 32x23.
refused-no-such-square = Dat veld bestaat niet.
why-no-such-square = De zet ‘{ $text }’ noemt een veld dat dit bord niet heeft.
refused-empty-square = Op { $square } staat niets.
why-empty-square = Een zet begint op het veld van een van je stukken.
refused-not-your-piece = Het stuk op { $square } is niet van jou.
why-not-your-piece = { $turn ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
 }
refused-same-square = Het stuk staat al op { $from }.
why-same-square = Een zet eindigt op een ander veld, behalve als een slag rondgaat.
refused-own-piece-in-the-way = { $touched ->
    [yes] Het stuk op { $from } heeft geen vrij veld.
   *[no] { $move } mag niet: je eigen stuk staat in de weg.
 }
why-own-piece-in-the-way = { $touched ->
    [yes] Je eigen stukken staan ervoor, onder andere op { $square }. Zet eerst een daarvan.
   *[no] Op { $square } staat een stuk van jou, en over je eigen stukken mag je niet springen.
 }
refused-enemy-piece-in-the-way = { $touched ->
    [yes] Het stuk op { $from } kan nergens heen.
   *[no] { $move } mag niet: dat veld is bezet.
 }
why-enemy-piece-in-the-way = Op { $square } staat een stuk van de ander. Slaan kan alleen als het veld erachter leeg is.
refused-no-room-to-land = { $touched ->
    [yes] Het stuk op { $from } kan nergens heen.
   *[no] { $move } mag niet: erachter is geen plaats.
 }
why-no-room-to-land = Om een stuk te slaan moet het veld er vlak achter leeg zijn.
refused-not-on-a-diagonal = { $move } mag niet: dat is geen diagonaal.
why-not-on-a-diagonal = Stukken zetten en slaan alleen langs diagonalen.
refused-man-does-not-step-backwards = { $move } mag niet: een schijf gaat niet terug.
why-man-does-not-step-backwards = { $game ->
    [checkers] Schijven zetten en slaan alleen vooruit; een dam gaat beide kanten op.
   *[other] Schijven gaan alleen vooruit, al slaan ze ook achteruit. Alleen een dam gaat terug.
 }
refused-man-steps-one-square = { $move } mag niet: te ver voor een schijf.
why-man-steps-one-square = Een schijf gaat één veld schuin vooruit.
refused-king-steps-one-square = { $move } mag niet: dat is te ver.
why-king-steps-one-square = In dit spel gaat een dam één veld, schuin in alle richtingen.
refused-man-does-not-capture-backwards = { $move } mag niet: een schijf slaat alleen vooruit.
why-man-does-not-capture-backwards = In dit spel slaan alleen dammen achteruit.
refused-captures-neighbours-only = { $move } mag niet: je slaat alleen het stuk ernaast.
why-captures-neighbours-only = Het slaat het stuk er vlak naast, en komt vlak daarachter terecht.
refused-no-king-before-the-end = { $move } mag niet: het is nog een schijf.
why-no-king-before-the-end = Een schijf wordt pas dam waar de zet eindigt, en gaat niet in dezelfde zet als dam verder.
refused-nothing-to-capture = { $move } mag niet: er is niets te slaan.
why-nothing-to-capture = Er staat geen stuk van de ander op de weg.
refused-capture-is-compulsory = { $touched ->
    [yes] { $from } moet wachten: slaan is verplicht.
   *[no] { $move } mag niet: slaan is verplicht.
 }
why-capture-is-compulsory = Wie kan slaan moet slaan.
refused-longer-capture-exists = { $touched ->
    [yes] { $from } moet wachten: te weinig.
   *[no] { $move } mag niet: te weinig.
 }
why-longer-capture-exists = Meerslag gaat voor.
refused-capture-goes-on = Nog niet: de slag gaat verder.
why-capture-goes-on = Vanaf { $to } is er meer te slaan, en een slag wordt afgemaakt.
refused-land-where-it-goes-on = { $move } mag niet: ga waar de slag verdergaat.
why-land-where-it-goes-on = Vanaf een ander veld achter het geslagen stuk is er meer te slaan.
refused-captured-piece-still-stands = { $move } mag niet: { $square } is al geslagen.
why-captured-piece-still-stands = Geslagen stukken gaan pas na de hele slag van het bord. Tot dan staan ze er, en geen wordt tweemaal geslagen.
refused-no-such-route = Die route bestaat niet.
why-no-such-route = Er is een slag met dit begin en dit eind, maar langs een andere route.
refused-ambiguous = { $text } kan op { $ways ->
    [one] { $ways } manier
   *[other] { $ways } manieren
 }.
why-ambiguous = Ze slaan andere stukken. Kies er een, of typ alle velden.
refused-game-over = De partij is afgelopen.
why-game-over = Neem zetten terug, of begin een nieuwe partij.

## Andere berichten
note-touched-title = { $square } is aangeraakt.
note-touched-text = In een strenge partij is aanraken zetten.
note-unfinished-title = De slag is niet af.
note-unfinished-text = Ga verder met het stuk dat begon te slaan.
note-hint-title = Tip: { $move }
note-hint-text = Dit zou de computer spelen.
note-thinking-hint-title = Een ogenblik.
note-thinking-hint-text = De computer bekijkt de stelling.
note-declined-early-title = De computer slaat het af.
note-declined-early-text = Het is te vroeg voor remise. Vraag het nog eens met minder stukken.
note-declined-better-title = De computer slaat het af.
note-declined-better-text = Hij denkt beter te staan, en speelt door.
note-premove-title = Je geplande { $move } kan nu niet.
note-premove-text = De zet van de computer heeft de stelling veranderd. Kies een andere zet.
note-not-allowed-title = { $what ->
    [undo] Terugnemen kan niet in deze partij.
   *[hint] Tips zijn er niet in deze partij.
 }
note-not-allowed-text = { $why ->
    [ranked] Het gaat om punten.
   *[strict] Er wordt streng gespeeld, zoals in een toernooi.
 }
note-not-saved-title = De laatste zet kon niet worden bewaard.
note-not-saved-text = De partij gaat door, maar dit apparaat bewaart nu niets. Kopieer de partij voor de zekerheid als PDN.
note-engine-failed-title = De computer kon niet worden gestart.
note-engine-failed-text = Je partij is veilig. Probeer het opnieuw; zonder netwerk werkt het zodra Damier offline klaar is.
note-analysis-failed-title = De analyse kon niet worden geopend.
note-analysis-failed-text = Je partij is veilig. Probeer het opnieuw; zonder netwerk werkt het zodra Damier offline klaar is.
note-copied-title = { $what ->
    [pdn] De partij is gekopieerd.
   *[fen] De stelling is gekopieerd.
 }
note-capturing-title = { $taken ->
    [one] Eén geslagen, en het gaat verder.
   *[other] { $taken } geslagen, en het gaat verder.
 }
note-capturing-text = Ga verder van { $from } naar <b>{ $to }</b>. Geslagen stukken gaan van het bord als de slag af is.
note-confirm-title = { $move } spelen?
note-confirm-text = Tik het veld nog eens aan, of de knop.

## Wat wordt gezegd
label-empty = { $square }, leeg
label-piece = { $square }, { $piece ->
    [white-man] witte schijf
    [white-king] witte dam
    [black-man] zwarte schijf
   *[black-king] zwarte dam
 }
label-taken = geslagen
label-chosen = gekozen
label-lands = kan hier landen
label-goes = kan hierheen
label-can-capture = kan slaan
label-last = laatste zet
label-gone = hier is een stuk geslagen
say-move = { $side ->
    [white] Wit
   *[black] Zwart
 } { $from } naar { $to }.
say-capture = { $side ->
    [white] Wit
   *[black] Zwart
 } { $from } slaat naar { $to }, { $taken ->
    [one] één stuk
   *[other] { $taken } stukken
 }.
say-crowned = Een nieuwe dam.
say-short = { $taken ->
    [0] { $from } { $to }
   *[other] { $from } slaat { $to }
 }
say-must = Slaan is verplicht.
say-step = { $count ->
    [one] Eén geslagen. De slag gaat verder.
   *[other] { $count } geslagen. De slag gaat verder.
 }
say-planned = Zet gepland.
say-undone = Teruggenomen.
say-redone = Opnieuw gespeeld.
say-start = Het begin van de partij.
say-row = Rij { $row }: { $squares }.
say-clocks = Wit { $white }, zwart { $black }
say-low-time = { $side ->
    [white] Wit heeft nog { $seconds } seconden.
   *[black] Zwart heeft nog { $seconds } seconden.
 }
command-last = laatste
command-clock = klok
command-pieces = stukken
command-row = rij
command-undo = terug
command-hint = tip
command-turn = draaien
command-draw = remise
command-resign = opgeven

## Einde
end-won = Je hebt gewonnen.
end-lost = Je hebt verloren.
end-draw = Remise.
end-side-won = { $name } heeft gewonnen.
reason-no-pieces = { $loser ->
    [white] Wit heeft geen stuk meer.
   *[black] Zwart heeft geen stuk meer.
 }
reason-no-moves = { $loser ->
    [white] Wit kan niet meer zetten.
   *[black] Zwart kan niet meer zetten.
 }
reason-repetition = Dezelfde stelling, met dezelfde kleur aan zet, kwam voor de derde keer voor.
reason-agreement = De spelers waren het eens.
reason-resignation = { $loser ->
    [white] Wit gaf op.
   *[black] Zwart gaf op.
 }
reason-time = { $loser ->
    [white] De tijd van wit is op.
   *[black] De tijd van zwart is op.
 }
reason-25-move = { $profile ->
    [capture-25] Er zijn 25 zetten van elk gespeeld zonder slag.
   *[other] Er zijn 25 zetten van elk gespeeld zonder slag en zonder zet met een schijf.
 }
reason-16-move = Er zijn 16 zetten van elk gespeeld met drie stukken tegen één dam.
reason-5-move = Er zijn 5 zetten van elk gespeeld met hoogstens twee stukken tegen één dam.
reason-main-road = Er zijn 5 zetten van elk gespeeld tegen één dam op de hoofdlijn.
reason-3-kings = Er zijn 15 zetten van elk gespeeld met drie of meer dammen tegen één dam.
reason-15-move = Er zijn 15 zetten van elk gespeeld met alleen dammen en zonder slag.
reason-20-move = Er zijn 20 zetten van elk gespeeld met alleen dammen en zonder slag.
reason-30-move = Er zijn 30 zetten van elk gespeeld met dammen aan beide kanten, zonder slag of promotie.
reason-60-move = Er zijn 60 zetten van elk gespeeld met dammen aan beide kanten, zonder slag of promotie.
reason-40-move = Er zijn 40 zetten van elk gespeeld waarin geen schijf vooruitging en niets werd geslagen.
reason-50-move = Er zijn 50 zetten van elk gespeeld waarin geen schijf vooruitging en niets werd geslagen.
took-moves = { $count ->
    [one] De partij duurde { $count } zet.
   *[other] De partij duurde { $count } zetten.
 }
points-won = { $count ->
    [one] punt voor winst tegen { $level }
   *[other] punten voor winst tegen { $level }
 }
points-none = Deze keer geen punten tegen { $level }
points-total = { $count ->
    [one] Bewaard op dit apparaat. Je hebt nu { $count } punt.
   *[other] Bewaard op dit apparaat. Je hebt nu { $count } punten.
 }
rematch = Revanche
rematch-as = { $side ->
    [white] Revanche met wit
   *[black] Revanche met zwart
 }
take-back = Terugnemen
see-board = Bord bekijken

## Vragen
resign-title = Deze partij opgeven?
resign-text = Dan wint de computer.
resign-text-friend = Dan wint de ander.
side-resigns = { $side ->
    [white] Wit geeft op
   *[black] Zwart geeft op
 }
draw-title = Remise in overleg?
draw-text = Beide spelers moeten het willen.
draw-offer-title = Remise aanbieden?
draw-offer-text = De computer bekijkt de stelling, en neemt de remise aan of speelt door.
both-agree = Beiden akkoord
go-on-playing = Verder spelen
delete = Verwijderen
delete-title = Deze partij verwijderen?
delete-text = Ze staat alleen op dit apparaat, en komt niet meer terug.
choose-title = Welke slag?
choose-text = Deze slagen beginnen en eindigen op dezelfde velden, maar slaan andere stukken.
choose-takes = { $count ->
    [one] slaat { $squares }
   *[other] slaat { $squares }
 }

## Partijen als tekst
share = Partij als tekst
position-words = De stelling in woorden
position-fen = De stelling als FEN
game-pdn = De partij als PDN
copy-fen = FEN kopiëren
copy-pdn = PDN kopiëren
download-pdn = PDN downloaden
copy-by-hand = De browser staat kopiëren niet toe. De tekst is geselecteerd: kopieer hem met het toetsenbord.
pdn-failed = De partij kon niet als PDN worden geschreven. Probeer het opnieuw met netwerk.
stays-here = Niets hiervan verlaat je apparaat.
text-pieces = { $piece ->
    [white-man] { $count ->
        [one] Eén witte schijf: { $squares }.
       *[other] { $count } witte schijven: { $squares }.
     }
    [white-king] { $count ->
        [one] Eén witte dam: { $squares }.
       *[other] { $count } witte dammen: { $squares }.
     }
    [black-man] { $count ->
        [one] Eén zwarte schijf: { $squares }.
       *[other] { $count } zwarte schijven: { $squares }.
     }
   *[black-king] { $count ->
        [one] Eén zwarte dam: { $squares }.
       *[other] { $count } zwarte dammen: { $squares }.
     }
 }
open-text = Partij openen
open = Openen
paste-label = Een stelling (FEN) of partijen (PDN)
paste-game = Een FEN is een stelling van
paste-file = Of een bestand
paste-empty = Plak eerst een stelling of een partij.
paste-no-games = Er staat geen partij in deze tekst.
paste-unknown-game = Dat is een spel dat Damier niet speelt, of dat niet te herkennen is.
paste-unreadable = Dit is niet te lezen: { $message }
paste-unnamed = Zonder namen
paste-found = { $count ->
    [one] { $count } partij gevonden
   *[other] { $count } partijen gevonden
 }
paste-plies = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
 }
pdn-illegal = Regel { $line }, kolom { $column }: de zet { $text } kan daar niet.
pdn-problem = Regel { $line }, kolom { $column }: { $message }
fen-too-long = De tekst is te lang voor een stelling: hoogstens { $limit } tekens.
fen-unexpected = Teken { $column }: ‘{ $found }’ staat waar { $expected ->
    [turn] de kleur aan zet hoort, W of B
    [color-field] de stukken van een kleur horen, zoals W31,32
    [square] een veld hoort
    [square-up-to] een veld van 1 tot { $limit } hoort
    [ascending-run] een reeks velden moet oplopen, zoals 31-50
    [number] een getal hoort
    [no-ghost] geen geslagen stuk hoort
   *[none] iets anders hoort
 }.
fen-not-on-board = Dit bord heeft geen veld { $square }.
fen-man-on-far-row = { $side ->
    [white] De witte schijf op { $square } zou daar een dam zijn.
   *[black] De zwarte schijf op { $square } zou daar een dam zijn.
 }
fen-square-twice = Op { $square } staan twee stukken.
fen-no-pieces = { $side ->
    [white] Wit heeft geen stuk.
   *[black] Zwart heeft geen stuk.
 }
fen-no-side-to-move = De tekst zegt niet wie aan zet is: begin met W: of B:.

## Partijen op dit apparaat
games-text = Elke partij wordt hier na elke zet bewaard, alleen op dit apparaat.
data-hint = Alle partijen, punten en instellingen van dit apparaat in één bestand, om te bewaren of mee te nemen.
data-export = Alles bewaren
data-import = Terugzetten
data-saved = Het bestand is bewaard.
data-restored = { $count ->
    [one] { $count } partij is teruggezet.
   *[other] { $count } partijen zijn teruggezet.
 }
data-not-json = Dit is geen bestand van Damier: het is niet te lezen. Er is niets veranderd.
data-not-ours = Dit bestand is van een ander programma. Er is niets veranderd.
data-too-new = Dit bestand is van een nieuwere versie van Damier. Er is niets veranderd.
data-broken = Dit bestand is beschadigd, bij { $place }. Er is niets veranderd.
data-failed = Het bestand kon niet worden gebruikt: { $place }. Er is niets veranderd.
data-too-large = Het bestand kon niet worden geschreven: { $reason }. Is de bibliotheek erg groot, bewaar haar partijen dan daar als PDN.

## Instellingen
set-looks = Uiterlijk
set-sample = Een bord zoals het eruit zal zien
set-theme = Kleuren
set-theme-system = Zoals het apparaat
set-theme-light = Licht
set-theme-dark = Donker
set-theme-contrast = Hoog contrast
set-board = Bord
set-board-auto = Standaard
set-board-wood = Hout
set-board-print = Druk
set-board-slate = Leisteen
set-board-contrast = Contrast
set-pieces = Stukken
set-pieces-auto = Standaard
set-pieces-turned = Gedraaid
set-pieces-print = Druk
set-pieces-outline = Omtrek
set-coords = Veldnummers
set-coords-auto = Buiten
set-coords-inside = Binnen
set-coords-none = Geen
set-board-size = Grootte van het bord
set-names = Op 8×8
set-names-game = Standaard
set-names-numbers = 1–32
set-names-letters = a1–h8
set-motion = Beweging en geluid
set-speed = Animatie
set-speed-none = Geen
set-speed-fast = Snel
set-speed-normal = Normaal
set-speed-slow = Langzaam
set-sound = Geluid
set-volume = Volume
set-speech = Zetten hardop
set-speech-hint = Met de stem van dit apparaat.
set-moving = Zetten
set-drag = Stukken slepen
set-drag-hint = Aantikken werkt altijd.
set-one-touch = Eén tik bij maar één zet
set-one-touch-hint = Een stuk met maar één zet speelt die meteen.
set-confirm = Vragen voor elke zet
set-confirm-hint = Een tweede tik speelt hem.
set-captures = Slag van meer stukken
set-captures-steps = Stap voor stap
set-captures-once = Ook door het eindveld
set-shortcuts = Enkele toetsen
set-shortcuts-everywhere = Overal
set-shortcuts-board = Op het bord
set-shortcuts-off = Uit
set-wording = Zetten voorlezen
set-wording-sentence = In zinnen
set-wording-short = Kort
set-wording-notation = Als notatie
set-data = Je gegevens
