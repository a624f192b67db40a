# Het analysebord in het Nederlands.

## De tafel
study-of = Analyse van { $game }
study-gone = Deze analyse is hier niet
study-failed = Deze analyse kan niet worden geopend
study-gone-text = Ze is verwijderd, of op een ander apparaat gemaakt. Analyses worden bewaard op het apparaat waarop ze zijn gemaakt.
study-cut-text = De link is niet heel, of bevat meer dan een link mag. Vraag de link opnieuw, of de PDN.
study-not-saved = Dit apparaat bewaart nu niets. Je laatste wijziging gaat verloren als je de pagina verlaat.
study-overtaken = Deze analyse is in een ander tabblad gewijzigd. De nieuwste versie staat nu hier; je laatste wijziging is niet bewaard.
open-study = Openen of beginnen
study-start = Vanaf het begin
studies-kept = Bewaard op dit apparaat
delete-study = { $title } verwijderen
left-out = { $count ->
    [one] { $count } zet van de tekst is weggelaten: hij is niet toegestaan, of volgt op een zet die dat niet is.
   *[other] { $count } zetten van de tekst zijn weggelaten: ze zijn niet toegestaan, of volgen op een zet die dat niet is.
 }
no-moves-here = Nog geen zetten. Speel op het bord, voor beide kanten.
preview-of = Voorbeeld: { $moves }
say-study-move = { $begins ->
    [variation] { $mark ->
        [none] Variant. { $move } { $words }
       *[other] Variant. { $move } gemerkt { $mark } { $words }
     }
   *[line] { $mark ->
        [none] { $move } { $words }
       *[other] { $move } gemerkt { $mark } { $words }
     }
 }
say-preview = Voorbeeld: { $move }
say-line-added = De lijn staat nu naast de zetten.
say-promoted = De variant is nu de hoofdlijn.
say-deleted = Verwijderd. Ongedaan maken haalt het terug.
say-edit-undone = Ongedaan gemaakt.
say-edit-redone = Opnieuw gedaan.

## De computer
depth-is = diepte { $depth }
looked-at = { $count } standen
looking = Bekijkt de stand.
deeper = Dieper
stop = Stop
lines-count = Aantal lijnen
lines-of = { $count ->
    [one] { $count } lijn
   *[other] { $count } lijnen
 }
arrows = Pijlen voor de beste zetten
threat = Wat de andere kant dreigt
threat-is = { $side ->
    [white] Wit dreigt { $move }.
   *[black] Zwart dreigt { $move }.
 }
add-line = Lijn { $rank } als variant bewaren
line-is = Lijn { $rank }: { $worth } Diepte { $depth }: { $moves }
say-found = Diepte { $depth }: { $worth } { $line }
worth-win-short = { $moves ->
    [0] { $side ->
        [white] wit wint
       *[black] zwart wint
     }
   *[other] { $side ->
        [white] wit in { $moves }
       *[black] zwart in { $moves }
     }
 }
worth-draw-short = remise
worth-win-in = { $moves ->
    [one] { $side ->
        [white] Wit wint in { $moves } zet.
       *[black] Zwart wint in { $moves } zet.
     }
   *[other] { $side ->
        [white] Wit wint in { $moves } zetten.
       *[black] Zwart wint in { $moves } zetten.
     }
 }
worth-won = { $side ->
    [white] Wit heeft gewonnen.
   *[black] Zwart heeft gewonnen.
 }
worth-won-short = { $side ->
    [white] Wit heeft gewonnen
   *[black] Zwart heeft gewonnen
 }
worth-win = { $side ->
    [white] Wit wint, zeggen de eindspeltabellen.
   *[black] Zwart wint, zeggen de eindspeltabellen.
 }
worth-draw = Remise bij het beste spel, zeggen de eindspeltabellen.
worth-late = { $counter ->
    [three-kings] Remise door de 15 zetten van drie dammen
   *[other] Remise door de { $counter }-zettenregel
 }: { $side ->
    [white] wit zou winnen, maar niet binnen { $moves ->
        [one] de { $moves } zet die over is
       *[other] de { $moves } zetten die over zijn
     }.
   *[black] zwart zou winnen, maar niet binnen { $moves ->
        [one] de { $moves } zet die over is
       *[other] de { $moves } zetten die over zijn
     }.
 }
worth-even = De kanten staan gelijk ({ $men }).
worth-better = { $size ->
    [much] { $side ->
        [white] Wit staat veel beter ({ $men }).
       *[black] Zwart staat veel beter ({ $men }).
     }
    [clear] { $side ->
        [white] Wit staat beter ({ $men }).
       *[black] Zwart staat beter ({ $men }).
     }
   *[little] { $side ->
        [white] Wit staat iets beter ({ $men }).
       *[black] Zwart staat iets beter ({ $men }).
     }
 }

## Zetten, varianten en opmerkingen
variations = Varianten
remarks = Opmerkingen
mark-move = { $move } merken
mark-is = { $mark }: { $means }
mark-means = { $mark ->
    [0] zeer goede zet
    [1] goede zet
    [2] interessante zet
    [3] twijfelachtige zet
    [4] fout
   *[5] blunder
 }
comment-on = Opmerking bij { $move }
promote = Hoofdlijn

## Getekend op het bord
draw-on-board = Tekenen
drawings = Getekend op het bord
draw-how = Raak een veld aan, dan een ander voor een pijl, of hetzelfde voor een cirkel.
draw-more = Dezelfde tekening nog eens haalt haar weg. Met een muis tekent de rechterknop altijd; Shift, Alt of beide kiezen een andere lijn.
pen = Hoe er getekend wordt
pen-name = { $pen ->
    [G] hele lijn
    [R] onderbroken lijn
    [Y] stippellijn
   *[B] dubbele lijn
 }
circle-is = { $pen ->
    [G] cirkel op { $from }
    [R] cirkel op { $from }, onderbroken
    [Y] cirkel op { $from }, gestippeld
   *[B] cirkel op { $from }, dubbel
 }
arrow-is = { $pen ->
    [G] pijl { $from }–{ $to }
    [R] pijl { $from }–{ $to }, onderbroken
    [Y] pijl { $from }–{ $to }, gestippeld
   *[B] pijl { $from }–{ $to }, dubbel
 }
label-circle = { $pen ->
    [G] cirkel
    [R] onderbroken cirkel
    [Y] gestippelde cirkel
   *[B] dubbele cirkel
 }
label-arrow = { $pen ->
    [G] pijl naar { $to }
    [R] onderbroken pijl naar { $to }
    [Y] gestippelde pijl naar { $to }
   *[B] dubbele pijl naar { $to }
 }
say-drawing = Je tekent nu. Kies een veld, dan een ander voor een pijl, of hetzelfde voor een cirkel. Escape stopt.
say-not-drawing = Je verplaatst weer stukken.
say-draw-from = Van { $square }: kies waar de pijl eindigt, of hetzelfde veld voor een cirkel.
say-drawn = Getekend: { $what }
say-undrawn = Weggehaald: { $what }
say-wiped = Alles wat hier getekend was is weg. Terug haalt het terug.
wipe = Tekeningen wissen
undraw = Weghalen: { $what }
draw-unclear = Schrijf “pijl 32-28” of “cirkel 32”, met velden van dit bord.
command-arrow = pijl
command-circle = cirkel
command-wipe = tekeningen wissen, wissen
key-draw-arrow = getypt: tekent een pijl
key-draw-circle = getypt: tekent een cirkel
key-draw-wipe = getypt: wist wat hier getekend is
desk-key-draw = op het bord tekenen, of weer zetten

## Toetsen
keys = Toetsen
desk-key-engine = de computer aan of uit
desk-key-deeper = dieper kijken
desk-key-best = de zet van de computer spelen
desk-key-arrows = pijlen aan of uit
desk-key-threat = de dreiging aan of uit
desk-key-promote = de variant hoofdlijn maken
desk-key-delete = de zet en het vervolg verwijderen
delete-key = Del
desk-key-enter = een variant in
desk-key-leave = de variant uit

## De stand opzetten
edit-position = Stand wijzigen
search-position = Partijen met deze stand
editor-how = Kies een stuk en raak velden aan; sleep stukken om ze te verplaatsen, of van het bord. Met het toetsenbord zetten letters stukken op het veld.
editor-put = Wat op een veld komt
editor-piece = { $piece ->
    [white-man] Witte schijf
    [white-king] Witte dam
    [black-man] Zwarte schijf
   *[black-king] Zwarte dam
 }
editor-nothing = Niets: het stuk weghalen
editor-start = Beginstand
editor-clear = Bord leegmaken
editor-cleared = Het bord is leeg.
editor-turn = Wie is aan zet
editor-play = Vanaf hier spelen
editor-exercise = Maak er een oefening van
editor-many = { $side ->
    [white] Wit heeft { $count } stukken, meer dan de { $most } van een partij. Dat mag hier.
   *[black] Zwart heeft { $count } stukken, meer dan de { $most } van een partij. Dat mag hier.
 }
editor-over = { $side ->
    [white] Wit heeft hier geen zet: de partij is uit.
   *[black] Zwart heeft hier geen zet: de partij is uit.
 }
editor-count = Wit: { $whiteMen } schijven, { $whiteKings } dammen. Zwart: { $blackMen } schijven, { $blackKings } dammen.

## Delen en afdrukken
share-study = Delen
share-link = Een link die alles bevat
share-what = { $what ->
    [game] De zetten
   *[position] Deze stand
 }
copy-link = Link kopiëren
link-copied = De link is gekopieerd.
link-long = De link is lang, en sommige programma’s kappen lange links af. De PDN is veiliger.
link-too-much = Dit is te veel voor een link. Deel in plaats daarvan de PDN hieronder.
diagram-svg = Diagram (SVG)
diagram-png = Diagram (PNG)
on-paper = Op papier
sheet-diagrams = Diagrammen op het blad
sheet-diagrams-of = { $kind ->
    [marked] Diagrammen bij gemerkte zetten
    [tenth] Diagrammen om de tien zetten
   *[last] Diagram van de laatste stand
 }
print-sheet = Afdrukken
after-move = Na { $move }

## Twee vervolgen vergeleken
compare = Vergelijken
compare-too-few = Er is hier maar één vervolg. Speel een andere zet vanuit deze stand, of laat de computer twee lijnen of meer tonen.
compare-side = Vervolg { $which }
compare-own = { $first } …
compare-computer = Computer { $rank }: { $first } …
compare-board = Vervolg { $which } na { $move }
compare-lost = Aan het eind heeft wit { $white } verloren, zwart { $black }.
compare-over = De partij is daar uit.
compare-differs = Wat er aan het eind verschilt
compare-nothing = Alleen de zetten.
compare-score = Waardering
compare-result = Resultaat
compare-loss = { $side ->
    [white] Verlies van wit
   *[black] Verlies van zwart
 }
compare-not-running = telt niet
compare-same = Beide komen op hetzelfde neer.
compare-better = { $which ->
    [first] Vervolg 1 is beter voor wit, met { $men } schijf.
   *[second] Vervolg 2 is beter voor wit, met { $men } schijf.
 }
compare-decides = { $which ->
    [first] Vervolg 1 is beter voor wit en beslist de partij.
   *[second] Vervolg 2 is beter voor wit en beslist de partij.
 }

## Het rapport van een partij
report = Partijrapport
report-begin = Partij doorlopen
report-go-on = Verder: { $done } van { $all }
report-progress = { $done } van { $all } standen
report-graph = Wie stond beter, zet voor zet
report-done = { $count ->
    [0] Het rapport is klaar. Geen zet gaf iets van de partij weg.
    [one] Het rapport is klaar. { $count } zet gaf iets van de partij weg.
   *[other] Het rapport is klaar. { $count } zetten gaven iets van de partij weg.
 }
report-none = Geen zet gaf iets van de partij weg.
report-score = { $move }: { $worth }
report-moment = van { $before } naar { $after }. Beter: { $better }
report-add = Rapport in de partij zetten
report-added = Waarderingen en betere lijnen staan nu naast de zetten.
report-text = Alle waarderingen als tekst
