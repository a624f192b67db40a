# De regels en de helppagina in het Nederlands.

rules-title = De regels
rule-picture = Diagram: { $rule }
rule-profiles = Andere remiseregels die je kunt kiezen
draw-repetition = <b>Zelfde stelling.</b> Ze komt voor de { $count ->
    [3] derde
   *[other] { $count }e
 } keer voor met dezelfde kleur aan zet.
rule-board-title = Het bord
rule-board = { $game ->
    [international] Tien bij tien velden, waarvan de vijftig donkere worden gebruikt; ze zijn genummerd van 1 tot 50. Links van elke speler ligt een donker hoekveld. Elke kant heeft twintig schijven: zwart op 1 tot 20, wit op 31 tot 50. Wit begint.
    [checkers] Acht bij acht velden, waarvan de tweeëndertig donkere worden gebruikt; ze zijn genummerd van 1 tot 32. Links van elke speler ligt een donker hoekveld. Elke kant heeft twaalf schijven: zwart op 1 tot 12, wit op 21 tot 32. Zwart begint.
   *[other] Acht bij acht velden, waarvan de tweeëndertig donkere worden gebruikt; ze heten a1 tot h8. Hoek a1 ligt links van wit. Elke kant heeft twaalf schijven. Wit begint.
 }
rule-man-title = De schijf
rule-man = Een schijf gaat één veld schuin vooruit, naar een leeg veld. Niets gaat opzij, en geen stuk komt op een ander.
rule-king-title = De dam
rule-king = { $game ->
    [checkers] Een dam gaat één veld schuin vooruit of achteruit, naar een leeg veld.
   *[other] Een dam gaat zo ver ze wil langs een vrije diagonaal, vooruit of achteruit.
 }
rule-capture-title = Slaan
rule-capture = { $game ->
    [international] Een schijf slaat een stuk van de ander dat ernaast staat door naar het lege veld erachter te springen, vooruit <b>en achteruit</b>. Een dam slaat op elke afstand als de weg vrij is, en komt op een vrij veld achter het stuk. Vandaar gaat de slag verder zolang er iets te slaan is.
    [checkers] Een stuk slaat een buur van de ander door naar het lege veld er vlak achter te springen. Een schijf slaat alleen vooruit, een dam beide kanten op. Vandaar gaat de slag verder zolang er iets te slaan is.
   *[other] Een schijf slaat een stuk van de ander dat ernaast staat door naar het lege veld erachter te springen, vooruit <b>en achteruit</b>. Een dam slaat op elke afstand en komt op een vrij veld achter het stuk, maar op een veld vanwaar ze meer kan slaan, als dat er is. De slag gaat verder zolang er iets te slaan is.
 }
rule-compulsory-title = Slaan is verplicht
rule-compulsory = { $game ->
    [international] Wie kan slaan moet slaan, en de slag afmaken.
    [brazilian] Wie kan slaan moet slaan, en de slag afmaken.
   *[other] Wie kan slaan moet slaan. Tussen meer slagen is de keus vrij, hoeveel stukken het ook zijn, maar de gekozen slag wordt afgemaakt.
 }
rule-majority-title = Meerslag gaat voor
rule-majority = Van meer slagen moet die worden gespeeld die <b>de meeste stukken</b> slaat. Een dam telt voor één, net als een schijf. Slaan er meer evenveel, dan is de keus vrij.
rule-removal-title = Wanneer geslagen stukken weggaan
rule-removal = Geslagen stukken gaan pas na de hele slag van het bord. Tot dan staan ze in de weg, en geen stuk wordt tweemaal geslagen. Over een leeg veld mag meer dan eens worden gegaan.
rule-promotion-title = Dam halen
rule-promotion = { $game ->
    [russian] Een schijf die de overkant haalt wordt meteen dam. Gebeurt dat midden in een slag, dan slaat ze als dam verder.
    [checkers] Een schijf die de overkant haalt wordt dam, en haar zet eindigt daar.
   *[other] Een schijf waarvan de zet aan de overkant <b>eindigt</b> wordt dam. Komt ze er in een slag alleen langs, dan blijft ze schijf.
 }
rule-end-title = Winnen en verliezen
rule-end = Wie aan zet is en niet kan zetten, omdat er geen stuk meer is of alles vaststaat, heeft verloren. Ook wie opgeeft of geen tijd meer heeft. De spelers mogen altijd remise overeenkomen.
rule-draw-title = Remise
rule-draw = De partij is vanzelf remise als een van deze dingen gebeurt. Zetten tellen voor elke kant, en wat er over is staat naast het bord.
rule-touch-title = Aanraken is zetten
rule-touch = In een toernooi moet een aangeraakt stuk worden gezet als dat kan. Damier vraagt dat alleen in strenge partijen; anders mag je het loslaten.
rule-notation-title = Hoe zetten worden geschreven
rule-notation = { $game ->
    [international] De nummers van beide velden: 32–28 voor een zet, 32×23 voor een slag. Beginnen en eindigen slagen van verschillende stukken gelijk, dan staan alle velden er: 47×38×20×9×36.
    [checkers] De nummers van beide velden: 11–15 voor een zet, 22×15 voor een slag. Beginnen en eindigen slagen van verschillende stukken gelijk, dan staan alle velden er.
   *[other] De namen van beide velden: c3–d4 voor een zet, c3×e5 voor een slag. Beginnen en eindigen slagen van verschillende stukken gelijk, dan staan alle velden er.
 }

help-moving = Zetten
help-touch = <b>Raak</b> een stuk aan, en dan een gemarkeerd veld. Bij een meerslag: raak elk landingsveld aan, of het laatste waar dat duidelijk is. Raak het stuk nog eens aan om het los te laten.
help-drag = <b>Sleep</b> een stuk naar zijn veld, als je wilt. Het kan uit.
help-keys = Met toetsen
help-type = <b>Typ</b> een zet in het vak: 32-28, 3228, 32x23, of alle velden van een slag.
help-listen = Met een <b>schermlezer</b> is het bord een raster: elk veld zegt wat erop staat en wat het kan, en elke zet wordt verteld. ‘Partij als tekst’ geeft de stelling in woorden.
help-keys-move = <b>Toetsen</b>: ga naar het bord, beweeg met de pijltjestoetsen, druk op Enter op het stuk en op zijn veld.
help-keys-off = Enkele toetsen kunnen in de instellingen uit, of alleen op het bord gelden.
help-commands = Woorden voor het vak
help-kept = Waar je partijen zijn
help-kept-text = Partijen, punten en instellingen blijven op dit apparaat, en er wordt niets verstuurd. Na het eerste bezoek werkt Damier zonder netwerk. Bewaar af en toe alles in een bestand, onder Partijen.
key-enter = kiezen en neerzetten
key-escape = loslaten, of sluiten
key-arrows = op het bord van veld tot veld, elders door de zetten
key-board = naar het bord
key-type = een zet typen
key-undo = terugnemen
key-redo = opnieuw spelen
key-hint = een tip
key-turn = het bord draaien
key-forced = de enige zet spelen
key-back = een zet terug
key-forward = een zet vooruit
key-first = beginstand
key-last = laatste stelling
key-zen = alleen het bord
key-help = deze pagina
key-clock = de klokken zeggen
key-pieces = de stelling zeggen
key-row = met een getal, zoals ‘rij 4’: zeg wat er op die rij staat
key-draw = remise bieden
key-resign = opgeven
