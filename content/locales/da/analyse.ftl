# Analysebrættet på dansk.

## Bordet
study-of = Analyse af { $game }
study-gone = Denne analyse er her ikke
study-failed = Denne analyse kan ikke åbnes
study-gone-text = Den er slettet, eller den er lavet på en anden enhed. Analyser gemmes på den enhed, de er lavet på.
study-cut-text = Linket er ikke helt, eller det rummer mere, end et link må. Bed om det igen, eller om PDN.
study-not-saved = Denne enhed gemmer intet nu. Din sidste ændring går tabt, når du forlader siden.
study-overtaken = Denne analyse er ændret i en anden fane. Den nyeste udgave står her nu; din sidste ændring blev ikke gemt.
open-study = Åbn eller begynd
study-start = Fra begyndelsen
studies-kept = Gemt på denne enhed
delete-study = Slet { $title }
left-out = { $count ->
    [one] { $count } træk i teksten er udeladt: det er ikke lovligt eller følger efter et, der ikke er det.
   *[other] { $count } træk i teksten er udeladt: de er ikke lovlige eller følger efter et, der ikke er det.
 }
no-moves-here = Ingen træk endnu. Træk på brættet for begge sider.
preview-of = Forhåndsvisning: { $moves }
say-study-move = { $begins ->
    [variation] { $mark ->
        [none] Variant. { $move } { $words }
       *[other] Variant. { $move } mærket { $mark } { $words }
     }
   *[line] { $mark ->
        [none] { $move } { $words }
       *[other] { $move } mærket { $mark } { $words }
     }
 }
say-preview = Forhåndsvisning: { $move }
say-line-added = Linjen står nu ved siden af trækkene.
say-promoted = Varianten er nu hovedlinjen.
say-deleted = Slettet. Fortryd henter det tilbage.
say-edit-undone = Fortrudt.
say-edit-redone = Gjort igen.

## Computeren
depth-is = dybde { $depth }
looked-at = { $count } stillinger
looking = Ser på stillingen.
deeper = Dybere
stop = Stop
lines-count = Antal linjer
lines-of = { $count ->
    [one] { $count } linje
   *[other] { $count } linjer
 }
arrows = Pile for de bedste træk
threat = Hvad den anden side truer med
threat-is = { $side ->
    [white] Hvid truer med { $move }.
   *[black] Sort truer med { $move }.
 }
add-line = Gem linje { $rank } som variant
line-is = Linje { $rank }: { $worth } Dybde { $depth }: { $moves }
say-found = Dybde { $depth }: { $worth } { $line }
worth-win-short = { $moves ->
    [0] { $side ->
        [white] hvid vinder
       *[black] sort vinder
     }
   *[other] { $side ->
        [white] hvid i { $moves }
       *[black] sort i { $moves }
     }
 }
worth-draw-short = remis
worth-win-in = { $moves ->
   *[other] { $side ->
        [white] Hvid vinder i { $moves } træk.
       *[black] Sort vinder i { $moves } træk.
     }
 }
worth-won = { $side ->
    [white] Hvid har vundet.
   *[black] Sort har vundet.
 }
worth-won-short = { $side ->
    [white] Hvid har vundet
   *[black] Sort har vundet
 }
worth-win = { $side ->
    [white] Hvid vinder, siger slutspilstabellerne.
   *[black] Sort vinder, siger slutspilstabellerne.
 }
worth-draw = Remis med bedste spil, siger slutspilstabellerne.
worth-late = { $counter ->
    [three-kings] Remis efter de 15 træk med tre konger
   *[other] Remis efter { $counter }-træksreglen
 }: { $side ->
    [white] hvid ville vinde, men ikke med { $moves ->
        [one] det { $moves } træk, der er tilbage
       *[other] de { $moves } træk, der er tilbage
     }.
   *[black] sort ville vinde, men ikke med { $moves ->
        [one] det { $moves } træk, der er tilbage
       *[other] de { $moves } træk, der er tilbage
     }.
 }
worth-even = Siderne står lige ({ $men }).
worth-better = { $size ->
    [much] { $side ->
        [white] Hvid står meget bedre ({ $men }).
       *[black] Sort står meget bedre ({ $men }).
     }
    [clear] { $side ->
        [white] Hvid står bedre ({ $men }).
       *[black] Sort står bedre ({ $men }).
     }
   *[little] { $side ->
        [white] Hvid står lidt bedre ({ $men }).
       *[black] Sort står lidt bedre ({ $men }).
     }
 }

## Træk, varianter og bemærkninger
variations = Varianter
remarks = Bemærkninger
mark-move = Mærk { $move }
mark-is = { $mark }: { $means }
mark-means = { $mark ->
    [0] meget godt træk
    [1] godt træk
    [2] interessant træk
    [3] tvivlsomt træk
    [4] fejl
   *[5] grov fejl
 }
comment-on = Kommentar til { $move }
promote = Hovedlinje

## Tegnet på brættet
draw-on-board = Tegn
drawings = Tegnet på brættet
draw-how = Rør ved et felt, så et andet for en pil eller det samme for en cirkel.
draw-more = Den samme tegning igen fjerner den. Med en mus tegner højre knap altid; Skift, Alt eller begge vælger en anden linje.
pen = Hvordan der tegnes
pen-name = { $pen ->
    [G] hel linje
    [R] brudt linje
    [Y] prikket linje
   *[B] dobbelt linje
 }
circle-is = { $pen ->
    [G] cirkel på { $from }
    [R] cirkel på { $from }, brudt
    [Y] cirkel på { $from }, prikket
   *[B] cirkel på { $from }, dobbelt
 }
arrow-is = { $pen ->
    [G] pil { $from }–{ $to }
    [R] pil { $from }–{ $to }, brudt
    [Y] pil { $from }–{ $to }, prikket
   *[B] pil { $from }–{ $to }, dobbelt
 }
label-circle = { $pen ->
    [G] cirkel
    [R] brudt cirkel
    [Y] prikket cirkel
   *[B] dobbelt cirkel
 }
label-arrow = { $pen ->
    [G] pil til { $to }
    [R] brudt pil til { $to }
    [Y] prikket pil til { $to }
   *[B] dobbelt pil til { $to }
 }
say-drawing = Du tegner nu. Vælg et felt, så et andet for en pil eller det samme for en cirkel. Escape slutter.
say-not-drawing = Du flytter brikker igen.
say-draw-from = Fra { $square }: vælg hvor pilen ender, eller det samme felt for en cirkel.
say-drawn = Tegnet: { $what }
say-undrawn = Fjernet: { $what }
say-wiped = Alt, der var tegnet her, er væk. Fortryd henter det tilbage.
wipe = Visk tegninger ud
undraw = Fjern: { $what }
draw-unclear = Skriv »pil 32-28« eller »cirkel 32« med felter på dette bræt.
command-arrow = pil
command-circle = cirkel
command-wipe = visk tegninger ud, visk ud
key-draw-arrow = skrevet: tegner en pil
key-draw-circle = skrevet: tegner en cirkel
key-draw-wipe = skrevet: visker tegningerne her ud
desk-key-draw = tegn på brættet, eller flyt igen

## Taster
keys = Taster
desk-key-engine = computeren til eller fra
desk-key-deeper = se dybere
desk-key-best = spil computerens træk
desk-key-arrows = pile til eller fra
desk-key-threat = truslen til eller fra
desk-key-promote = gør varianten til hovedlinje
desk-key-delete = slet trækket og det følgende
delete-key = Delete
desk-key-enter = ind i en variant
desk-key-leave = ud af varianten

## Opstilling
edit-position = Ret stillingen
search-position = Partier med denne stilling
editor-how = Vælg en brik, og rør ved felter; træk brikker for at flytte dem, eller ud af brættet. Med tastaturet sætter bogstaver brikker på feltet.
editor-put = Hvad der sættes på et felt
editor-piece = { $piece ->
    [white-man] Hvid brik
    [white-king] Hvid konge
    [black-man] Sort brik
   *[black-king] Sort konge
 }
editor-nothing = Intet: tag brikken væk
editor-start = Startstilling
editor-clear = Tøm brættet
editor-cleared = Brættet er tomt.
editor-turn = Hvem er i trækket
editor-play = Spil herfra
editor-exercise = Gør den til en øvelse
editor-many = { $side ->
    [white] Hvid har { $count } brikker, flere end et partis { $most }. Det er tilladt her.
   *[black] Sort har { $count } brikker, flere end et partis { $most }. Det er tilladt her.
 }
editor-over = { $side ->
    [white] Hvid har intet lovligt træk her: partiet er slut.
   *[black] Sort har intet lovligt træk her: partiet er slut.
 }
editor-count = Hvid: { $whiteMen } brikker, { $whiteKings } konger. Sort: { $blackMen } brikker, { $blackKings } konger.

## Del og udskriv
share-study = Del
share-link = Et link, der rummer det hele
share-what = { $what ->
    [game] Trækkene
   *[position] Denne stilling
 }
copy-link = Kopiér linket
link-copied = Linket er kopieret.
link-long = Linket er langt, og nogle programmer klipper lange links over. PDN er sikrere.
link-too-much = Det er for meget til et link. Del PDN nedenfor i stedet.
diagram-svg = Diagram (SVG)
diagram-png = Diagram (PNG)
on-paper = På papir
sheet-diagrams = Diagrammer på arket
sheet-diagrams-of = { $kind ->
    [marked] Diagrammer ved mærkede træk
    [tenth] Diagrammer hvert tiende træk
   *[last] Diagram af slutstillingen
 }
print-sheet = Udskriv
after-move = Efter { $move }

## To fortsættelser sammenlignet
compare = Sammenlign
compare-too-few = Her er kun én fortsættelse. Spil et andet træk fra denne stilling, eller lad computeren vise to linjer eller flere.
compare-side = Fortsættelse { $which }
compare-own = { $first } …
compare-computer = Computer { $rank }: { $first } …
compare-board = Fortsættelse { $which } efter { $move }
compare-lost = Ved dens slutning har hvid mistet { $white }, sort { $black }.
compare-over = Partiet er slut der.
compare-differs = Hvad der er forskelligt til sidst
compare-nothing = Kun trækkene.
compare-score = Vurdering
compare-result = Resultat
compare-loss = { $side ->
    [white] Hvid har mistet
   *[black] Sort har mistet
 }
compare-not-running = tæller ikke
compare-same = De to er lige gode.
compare-better = { $which ->
    [first] Fortsættelse 1 er bedre for hvid, med { $men } brik.
   *[second] Fortsættelse 2 er bedre for hvid, med { $men } brik.
 }
compare-decides = { $which ->
    [first] Fortsættelse 1 er bedre for hvid, og den afgør partiet.
   *[second] Fortsættelse 2 er bedre for hvid, og den afgør partiet.
 }

## Rapporten om et parti
report = Partirapport
report-begin = Se partiet igennem
report-go-on = Fortsæt: { $done } af { $all }
report-progress = { $done } af { $all } stillinger
report-graph = Hvem stod bedst, træk for træk
report-done = { $count ->
    [0] Rapporten er klar. Intet træk gav noget af partiet væk.
    [one] Rapporten er klar. { $count } træk gav noget af partiet væk.
   *[other] Rapporten er klar. { $count } træk gav noget af partiet væk.
 }
report-none = Intet træk gav noget af partiet væk.
report-score = { $move }: { $worth }
report-moment = fra { $before } til { $after }. Bedre: { $better }
report-add = Sæt rapporten ind i partiet
report-added = Vurderinger og bedre linjer står nu ved siden af trækkene.
report-text = Alle vurderinger som tekst
