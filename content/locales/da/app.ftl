# Damier på dansk. Felter, træk og navne kommer som variabler; en besked er altid en hel sætning eller etiket.

## Rammen
title-home = Damier: spil dam uden konto og uden net
title-page = { $page } – Damier
skip = Til indholdet
main-navigation = Hovedmenu
page-home = Forside
page-play = Spil
page-games = Partier
page-library = Partisamling
page-learn = Lær
page-exercises = Øvelser
page-analyse = Analyse
page-editor = Opstil en stilling
page-rules = Regler
page-ranking = Rangliste
page-account = Konto
page-privacy = Privatliv
page-help = Hjælp
page-failed = Siden kunne ikke hentes. Gå tilbage til brættet; dit parti er i sikkerhed.
menu = Menu
close = Luk
language = Sprog
language-is = Sprog: { $language }
settings = Indstillinger
sound = Lyd
offline = Du er offline. Alt virker.
offline-short = Offline
ready-offline = Klar offline
fetching-files = Henter, { $have } af { $all } filer
update-ready = En ny version er klar.
update-after = En ny version er klar. Den starter efter dette parti.
update-now = Start nu

## Forside
home-title =
    Halvtreds felter, fyrre brikker
    og tid til at tænke.
home-lede = International dam på ti gange ti, med checkers, russisk og brasiliansk dam ved siden af. Ingen konto, ingen reklamer, og det virker uden net.
home-board = Udgangsstillingen, med brikken på 32 valgt
home-caption = Hvid begynder. Tryk på en brik og så på et markeret felt.
play-now = Spil nu
change = Skift
two-here = To ved denne skærm
read-rules = Læs reglerne
your-game = Dit parti
all-games = Alle partier
against = Mod { $name }, træk { $count }
between = { $white } og { $black }, træk { $count }
kept-at = Gemt { $date }.
continue = Fortsæt
no-game = Ingen gemte partier endnu
no-game-text = Et parti gemmes her fra sit første træk.
the-rules = Reglerne
all-rules = Alle regler
teach-title = Slå flest
teach-text = Kan du slå, skal du slå, og så mange som muligt.
read-on = Læs videre
points-here = Point på denne enhed
wins-line = { $count ->
    [one] { $level }, { $count } sejr
   *[other] { $level }, { $count } sejre
 }
points-explained = En sejr med point giver 10, 30 eller 100: Let, Normal, Ekspert.

## Spil og sider
game-name = { $game ->
    [checkers] Checkers
    [russian] Russisk
    [brazilian] Brasiliansk
   *[international] International
 }
game-hint = { $game ->
    [checkers] 8×8, sort begynder
    [russian] 8×8, flyvende konger
    [brazilian] 8×8, slå flest
   *[international] 10×10, 20 brikker
 }
side-name = { $side ->
    [white] Hvid
   *[black] Sort
 }
you = Dig
computer = computer
level-name = { $level ->
    [2] Let
    [4] Normal
    [6] Ekspert
   *[other] Niveau { $level }
 }

## Nyt parti
new-game = Nyt parti
play-from-here = Spil fra denne stilling
game = Spil
opponent = Modstander
the-computer = Computeren
the-computer-hint = tænker på denne enhed
two-people = To spillere
two-people-hint = ved denne skærm; brættet kan vendes
level = Niveau
level-hint = { $level ->
    [2] Ser lidt. { $points } point
    [4] Straffer fejl. { $points } point
   *[6] Finder kombinationer. { $points } point
 }
all-levels = Alle otte niveauer
you-play = Du spiller
by-lot = Lodtrækning
name-of = { $side ->
    [white] Hvids navn
   *[black] Sorts navn
 }
turning = Brættet
turning-name = { $turning ->
    [board] Vendes
    [pieces] Brikker vendes
   *[fixed] Ligger fast
 }
turning-hint = { $turning ->
    [board] til den, der skal trække
    [pieces] for to, der sidder overfor hinanden
   *[fixed] hvid nederst
 }
clock = Ur
clock-off = Uden ur
clock-own = Andet…
clock-none = uden ur
clock-words = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } minut til hver
       *[other] { $minutes } minutter til hver
     }
   *[other] { $minutes } + { $increment }: minutter til hver, og sekunder pr. træk
 }
minutes-each = Minutter til hver
seconds-a-move = Sekunder ekstra pr. træk
draw-rules = Remisregler
profile-fmjd = FMJD-regler
profile-fmjd-hint = De officielle regler: samme stilling tre gange, 25 træk kun med konger, 16 og 5 træk mod en enlig konge.
profile-simple-25 = Kun 25-træksreglen
profile-simple-25-hint = Remis, når begge har spillet 25 træk kun med konger og uden slag, og ellers aldrig.
profile-capture-25 = 25 træk uden slag
profile-capture-25-hint = Remis, når begge har spillet 25 træk uden slag, uanset hvad der flyttes.
profile-main-road-5 = FMJD, og fem træk på hoveddiagonalen
profile-main-road-5-hint = FMJD-reglerne; og en enlig konge, der holder hoveddiagonalen mod tre brikker, får remis, når begge har spillet 5 træk.
profile-wcdf = WCDF-regler
profile-wcdf-hint = Samme stilling tre gange, eller 40 træk af begge, hvor ingen brik rykkede frem, og intet blev slået.
profile-acf-50 = Ældre amerikanske regler
profile-acf-50-hint = Som WCDF, med 50 træk i stedet for 40.
profile-fmjd-64 = FMJD-64-regler
profile-fmjd-64-hint = Samme stilling tre gange, 15 træk kun med konger, og kortere grænser, når få brikker er tilbage.
profile-brazilian-20 = Brasiliansk, 20 træk
profile-brazilian-20-hint = Som FMJD-64, med 20 træk kun med konger i stedet for 15.
count-points = Spil om point
count-points-hint = Så kan du hverken fortryde eller få tip.
count-points-not = For Let, Normal og Ekspert, fra begyndelsen, med de sædvanlige regler.
strict = Strengt, som i turneringer
strict-hint = Rørt er flyttet; ingen fortrydelse, ingen tip.
setup-friend = To ved denne skærm, { $clock }.
setup-computer = Mod { $level }, { $color ->
    [white] du spiller hvid
    [black] du spiller sort
   *[lot] farver ved lodtrækning
 }, { $clock }, { $help ->
    [ranked] om point
    [strict] strengt
   *[help] fortryd og tip tilladt
 }.
play = Spil

## Bordet
this-game = Dette parti
board = Bræt
board-title = Bræt: { $game }
moves-and-actions = Træk og handlinger
moves = Træk
no-moves-yet = Ingen træk endnu
your-move = din tur
their-move = computerens tur
first = Første stilling
back = Tilbage
forward = Frem
last = Sidste stilling
undo = Fortryd
redo = Gentag
hint = Tip
turn-board = Vend brættet
offer-draw = Tilbyd remis
resign = Giv op
more = Mere
pause = Pause
go-on = Fortsæt
analyse = Analysér
zen = Kun brættet
zen-out = Vis alt
bar-undo = Fortryd
bar-hint = Tip
bar-turn = Vend
bar-draw = Remis
bar-more = Mere
bar-moves = Træk
bar-text = Tekst
bar-coach = Øjeblikke
coach-title = De afgørende øjeblikke
thinking = { $seconds ->
    [0] { $name } tænker
   *[other] { $name } tænker, { $seconds } s
 }
fetching-engine = Henter computeren, { $kb } KB
turn-finish = Gør slaget færdigt
turn-move = { $who ->
    [you] Din tur
   *[side] { $side ->
        [white] Hvid trækker
       *[black] Sort trækker
     }
 }
turn-must = { $who ->
    [you] Din tur: du skal slå
   *[side] { $side ->
        [white] Hvid trækker: skal slå
       *[black] Sort trækker: skal slå
     }
 }
taken-word = { $count ->
    [one] slået
   *[other] slået
 }
clock-of = { $side ->
    [white] Hvids ur
   *[black] Sorts ur
 }
type-move = Skriv et træk, for eksempel { $example }
play-typed = Spil
play-move = Spil { $move }
start-again = Begynd slaget forfra
try-again = Prøv igen
the-rule = Reglen
the-lesson = Lektionen
note = Besked
no-game-yet = Der er intet parti på bordet.
game-gone = Partiet er ikke her
game-gone-text = Det er slettet, eller det blev spillet på en anden enhed. Partier bliver på den enhed, de spilles på.

## Remistællere
counter-name = { $counter ->
    [main-road] Hoveddiagonal
    [three-kings] Tre konger
   *[other] { $counter }-træksregel
 }
moves-left = { $count ->
    [one] { $count } træk tilbage
   *[other] { $count } træk tilbage
 }
counts-king-moves = { $count ->
   *[other] Kun konger har trukket: remis, når begge har spillet { $count } træk. Et træk med en brik eller et slag nulstiller tælleren.
 }
counts-no-capture = { $count ->
   *[other] Remis, når begge har spillet { $count } træk uden slag; i checkers nulstiller en brik, der rykker frem, den også.
 }
counts-lone-king = { $count ->
   *[other] Få brikker mod en enlig konge: remis, når begge har spillet { $count } træk.
 }
counts-main-road = { $count ->
   *[other] En enlig konge holder hoveddiagonalen: remis, når begge har spillet { $count } træk.
 }
counts-kings-on-both-sides = { $count ->
   *[other] Begge sider har en konge, og intet slås eller forvandles: remis, når begge har spillet { $count } træk.
 }
same-position = Samme stilling
times-of = { $count ->
   *[other] { $count }. gang af { $limit }
 }
same-position-near = Én gang til, med samme side i trækket, så er partiet remis.
limits = Trækgrænser
none-running = ingen i gang

## Hvorfor et træk afvises
refusal-instead = { $others ->
    [0] { $mustPiece ->
        [king] Den markerede konge på { $mustFrom } <b>kan slå { $count }</b>: spil { $must }.
       *[man] Den markerede brik på { $mustFrom } <b>kan slå { $count }</b>: spil { $must }.
     }
   *[other] { $mustPiece ->
        [king] Den markerede konge på { $mustFrom } <b>kan slå { $count }</b>, for eksempel: { $must }.
       *[man] Den markerede brik på { $mustFrom } <b>kan slå { $count }</b>, for eksempel: { $must }.
     }
 }
refused-unreadable = »{ $text }« er ikke et træk.
why-unreadable = Et træk skrives med to felter, som 32-28, og et slag med et x, som 32x23.
refused-no-such-square = Det felt findes ikke.
why-no-such-square = Trækket »{ $text }« nævner et felt, som dette bræt ikke har.
refused-empty-square = Der står intet på { $square }.
why-empty-square = Et træk begynder på feltet med en af dine brikker.
refused-not-your-piece = Brikken på { $square } er ikke din.
why-not-your-piece = { $turn ->
    [white] Hvid er i trækket.
   *[black] Sort er i trækket.
 }
refused-same-square = Brikken står allerede på { $from }.
why-same-square = Et træk ender på et andet felt, medmindre et slag fører hele vejen rundt.
refused-own-piece-in-the-way = { $touched ->
    [yes] Brikken på { $from } har intet frit felt.
   *[no] { $move } går ikke: din egen brik står i vejen.
 }
why-own-piece-in-the-way = { $touched ->
    [yes] Dine egne brikker står foran, blandt andet på { $square }. Træk først en af dem.
   *[no] Du har en brik på { $square }, og man springer aldrig over sine egne.
 }
refused-enemy-piece-in-the-way = { $touched ->
    [yes] Brikken på { $from } kan ikke komme nogen vegne.
   *[no] { $move } går ikke: feltet er optaget.
 }
why-enemy-piece-in-the-way = Modstanderen har en brik på { $square }. Den kan kun slås, hvis feltet bag den er frit.
refused-no-room-to-land = { $touched ->
    [yes] Brikken på { $from } kan ikke komme nogen vegne.
   *[no] { $move } går ikke: der er ikke plads bagved.
 }
why-no-room-to-land = For at slå en brik skal feltet lige bag den være frit.
refused-not-on-a-diagonal = { $move } går ikke: det er ingen diagonal.
why-not-on-a-diagonal = Brikker trækker og slår kun på diagonaler.
refused-man-does-not-step-backwards = { $move } går ikke: en brik trækker ikke tilbage.
why-man-does-not-step-backwards = { $game ->
    [checkers] Brikker trækker og slår kun fremad; en konge går begge veje.
   *[other] Brikker trækker kun fremad, men slår begge veje. Kun en konge trækker tilbage.
 }
refused-man-steps-one-square = { $move } går ikke: det er for langt for en brik.
why-man-steps-one-square = En brik trækker ét felt skråt fremad.
refused-king-steps-one-square = { $move } går ikke: det er for langt.
why-king-steps-one-square = I dette spil trækker en konge ét felt, skråt i alle retninger.
refused-man-does-not-capture-backwards = { $move } går ikke: en brik slår kun fremad.
why-man-does-not-capture-backwards = I dette spil slår kun konger tilbage.
refused-captures-neighbours-only = { $move } går ikke: den slår kun en nabobrik.
why-captures-neighbours-only = Den slår brikken lige ved siden af, og lander lige bag den.
refused-no-king-before-the-end = { $move } går ikke: det er stadig en brik.
why-no-king-before-the-end = En brik bliver kun konge, hvor dens træk ender, og går ikke videre som konge i samme træk.
refused-nothing-to-capture = { $move } går ikke: der er intet at slå.
why-nothing-to-capture = Ingen af modstanderens brikker står på vejen.
refused-capture-is-compulsory = { $touched ->
    [yes] { $from } må vente: du skal slå.
   *[no] { $move } går ikke: du skal slå.
 }
why-capture-is-compulsory = Den, der kan slå, skal slå.
refused-longer-capture-exists = { $touched ->
    [yes] { $from } må vente: den slår for få.
   *[no] { $move } går ikke: for få.
 }
why-longer-capture-exists = Du skal slå så mange som muligt.
refused-capture-goes-on = Ikke endnu: slaget går videre.
why-capture-goes-on = Fra { $to } er der mere at slå, og et slag spilles til ende.
refused-land-where-it-goes-on = { $move } går ikke: land, hvor slaget går videre.
why-land-where-it-goes-on = Fra et andet felt bag den slåede brik er der mere at slå.
refused-captured-piece-still-stands = { $move } går ikke: { $square } er allerede slået.
why-captured-piece-still-stands = Slåede brikker forlader først brættet efter hele slaget. Indtil da bliver de stående, og ingen springes over to gange.
refused-no-such-route = Den vej findes ikke.
why-no-such-route = Der findes et slag med samme begyndelse og slutning, men det går en anden vej.
refused-ambiguous = { $text } kan spilles på { $ways ->
    [one] { $ways } måde
   *[other] { $ways } måder
 }.
why-ambiguous = De slår forskellige brikker. Vælg et af slagene, eller skriv alle felter.
refused-game-over = Partiet er slut.
why-game-over = Tag træk tilbage, eller begynd et nyt parti.

## Andre beskeder
note-touched-title = { $square } er rørt.
note-touched-text = I et strengt parti skal en rørt brik flyttes.
note-unfinished-title = Slaget er ikke færdigt.
note-unfinished-text = Gå videre med den brik, der er begyndt at slå.
note-hint-title = Tip: { $move }
note-hint-text = Computeren ville spille dette.
note-thinking-hint-title = Et øjeblik.
note-thinking-hint-text = Computeren ser på stillingen.
note-declined-early-title = Computeren siger nej.
note-declined-early-text = Det er for tidligt til remis. Spørg igen, når der er færre brikker.
note-declined-better-title = Computeren siger nej.
note-declined-better-text = Den mener, at den står bedst, og spiller videre.
note-premove-title = Dit planlagte { $move } går ikke nu.
note-premove-text = Computerens træk har ændret stillingen. Vælg et andet træk.
note-not-allowed-title = { $what ->
    [undo] Fortryd er slået fra i dette parti.
   *[hint] Tip er slået fra i dette parti.
 }
note-not-allowed-text = { $why ->
    [ranked] Det giver point.
   *[strict] Det spilles strengt, som i turneringer.
 }
note-not-saved-title = Det sidste træk kunne ikke gemmes.
note-not-saved-text = Partiet går videre, men enheden gemmer intet nu. Kopiér partiet som PDN for en sikkerheds skyld.
note-engine-failed-title = Computeren kunne ikke startes.
note-engine-failed-text = Dit parti er i sikkerhed. Prøv igen; uden net virker det, når Damier er klar offline.
note-analysis-failed-title = Analysen kunne ikke åbnes.
note-analysis-failed-text = Dit parti er sikkert. Prøv igen; uden net virker det, når Damier er klar offline.
note-copied-title = { $what ->
    [pdn] Partiet er kopieret.
   *[fen] Stillingen er kopieret.
 }
note-capturing-title = { $taken ->
    [one] Én slået, og det går videre.
   *[other] { $taken } slået, og det går videre.
 }
note-capturing-text = Gå videre fra { $from } til <b>{ $to }</b>. Slåede brikker forlader brættet, når slaget er færdigt.
note-confirm-title = Spil { $move }?
note-confirm-text = Tryk på feltet igen, eller på knappen.

## Det, der siges
label-empty = { $square }, tomt
label-piece = { $square }, { $piece ->
    [white-man] hvid brik
    [white-king] hvid konge
    [black-man] sort brik
   *[black-king] sort konge
 }
label-taken = slået
label-chosen = valgt
label-lands = kan lande her
label-goes = kan trække hertil
label-can-capture = kan slå
label-last = sidste træk
label-gone = her blev en brik slået
say-move = { $side ->
    [white] Hvid
   *[black] Sort
 } { $from } til { $to }.
say-capture = { $side ->
    [white] Hvid
   *[black] Sort
 } { $from } slår til { $to }, { $taken ->
    [one] én brik
   *[other] { $taken } brikker
 }.
say-crowned = En ny konge.
say-short = { $taken ->
    [0] { $from } { $to }
   *[other] { $from } slår { $to }
 }
say-must = Du skal slå.
say-step = { $count ->
    [one] Én slået. Slaget går videre.
   *[other] { $count } slået. Slaget går videre.
 }
say-planned = Træk planlagt.
say-undone = Taget tilbage.
say-redone = Spillet igen.
say-start = Partiets begyndelse.
say-row = Række { $row }: { $squares }.
say-clocks = Hvid { $white }, sort { $black }
say-low-time = { $side ->
    [white] Hvid har { $seconds } sekunder tilbage.
   *[black] Sort har { $seconds } sekunder tilbage.
 }
command-last = sidste
command-clock = ur
command-pieces = brikker
command-row = række
command-undo = fortryd
command-hint = tip
command-turn = vend
command-draw = remis
command-resign = opgiv

## Slutninger
end-won = Du har vundet.
end-lost = Du har tabt.
end-draw = Remis.
end-side-won = { $name } har vundet.
reason-no-pieces = { $loser ->
    [white] Hvid har ingen brikker tilbage.
   *[black] Sort har ingen brikker tilbage.
 }
reason-no-moves = { $loser ->
    [white] Hvid kan ikke trække.
   *[black] Sort kan ikke trække.
 }
reason-repetition = Samme stilling, med samme side i trækket, opstod for tredje gang.
reason-agreement = Spillerne blev enige.
reason-resignation = { $loser ->
    [white] Hvid gav op.
   *[black] Sort gav op.
 }
reason-time = { $loser ->
    [white] Hvids tid er gået.
   *[black] Sorts tid er gået.
 }
reason-25-move = { $profile ->
    [capture-25] Begge har spillet 25 træk uden slag.
   *[other] Begge har spillet 25 træk uden slag og uden træk med en brik.
 }
reason-16-move = Begge har spillet 16 træk med tre brikker mod en enlig konge.
reason-5-move = Begge har spillet 5 træk med højst to brikker mod en enlig konge.
reason-main-road = Begge har spillet 5 træk mod en enlig konge på hoveddiagonalen.
reason-3-kings = Begge har spillet 15 træk med tre konger eller flere mod en enlig konge.
reason-15-move = Begge har spillet 15 træk kun med konger og uden slag.
reason-20-move = Begge har spillet 20 træk kun med konger og uden slag.
reason-30-move = Begge har spillet 30 træk med konger på begge sider, uden slag eller forvandling.
reason-60-move = Begge har spillet 60 træk med konger på begge sider, uden slag eller forvandling.
reason-40-move = Begge har spillet 40 træk, hvor ingen brik rykkede frem, og intet blev slået.
reason-50-move = Begge har spillet 50 træk, hvor ingen brik rykkede frem, og intet blev slået.
took-moves = { $count ->
    [one] Partiet varede { $count } træk.
   *[other] Partiet varede { $count } træk.
 }
points-won = { $count ->
    [one] point for en sejr mod { $level }
   *[other] point for en sejr mod { $level }
 }
points-none = Ingen point denne gang mod { $level }
points-total = { $count ->
    [one] Gemt på denne enhed. Du har nu { $count } point.
   *[other] Gemt på denne enhed. Du har nu { $count } point.
 }
rematch = Revanche
rematch-as = { $side ->
    [white] Revanche som hvid
   *[black] Revanche som sort
 }
take-back = Tag tilbage
see-board = Se brættet

## Spørgsmål
resign-title = Vil du give op?
resign-text = Så vinder computeren.
resign-text-friend = Så vinder den anden side.
side-resigns = { $side ->
    [white] Hvid giver op
   *[black] Sort giver op
 }
draw-title = Aftale remis?
draw-text = Begge spillere skal være enige.
draw-offer-title = Tilbyd remis?
draw-offer-text = Computeren ser på stillingen og tager imod eller spiller videre.
both-agree = Begge er enige
go-on-playing = Spil videre
delete = Slet
delete-title = Slet dette parti?
delete-text = Det findes kun på denne enhed og kan ikke hentes tilbage.
choose-title = Hvilket slag?
choose-text = Disse slag begynder og ender på de samme felter, men slår forskellige brikker.
choose-takes = { $count ->
    [one] slår { $squares }
   *[other] slår { $squares }
 }

## Partier som tekst
share = Partiet som tekst
position-words = Stillingen i ord
position-fen = Stillingen som FEN
game-pdn = Partiet som PDN
copy-fen = Kopiér FEN
copy-pdn = Kopiér PDN
download-pdn = Download PDN
copy-by-hand = Browseren tillader ikke kopiering. Teksten er markeret: kopiér den med tastaturet.
pdn-failed = Partiet kunne ikke skrives som PDN. Prøv igen med net.
stays-here = Intet af dette forlader din enhed.
text-pieces = { $piece ->
    [white-man] { $count ->
        [one] Én hvid brik: { $squares }.
       *[other] { $count } hvide brikker: { $squares }.
     }
    [white-king] { $count ->
        [one] Én hvid konge: { $squares }.
       *[other] { $count } hvide konger: { $squares }.
     }
    [black-man] { $count ->
        [one] Én sort brik: { $squares }.
       *[other] { $count } sorte brikker: { $squares }.
     }
   *[black-king] { $count ->
        [one] Én sort konge: { $squares }.
       *[other] { $count } sorte konger: { $squares }.
     }
 }
open-text = Åbn et parti
open = Åbn
paste-label = En stilling (FEN) eller partier (PDN)
paste-game = En FEN er en stilling i
paste-file = Eller en fil
paste-empty = Indsæt først en stilling eller et parti.
paste-no-games = Der er intet parti i denne tekst.
paste-unknown-game = Det er et spil, som Damier ikke spiller, eller som ikke kan genkendes.
paste-unreadable = Dette kan ikke læses: { $message }
paste-unnamed = Uden navne
paste-found = { $count ->
    [one] { $count } parti fundet
   *[other] { $count } partier fundet
 }
paste-plies = { $count ->
    [one] { $count } træk
   *[other] { $count } træk
 }
pdn-illegal = Linje { $line }, kolonne { $column }: trækket { $text } er ikke muligt dér.
pdn-problem = Linje { $line }, kolonne { $column }: { $message }
fen-too-long = Teksten er for lang til en stilling: højst { $limit } tegn.
fen-unexpected = Tegn { $column }: »{ $found }« står, hvor { $expected ->
    [turn] siden i trækket skulle stå, W eller B
    [color-field] en sides brikker skulle stå, som W31,32
    [square] et felt skulle stå
    [square-up-to] et felt fra 1 til { $limit } skulle stå
    [ascending-run] en række felter skulle stige, som 31-50
    [number] et tal skulle stå
    [no-ghost] ingen slået brik skulle stå
   *[none] noget andet skulle stå
 }.
fen-not-on-board = Der er intet felt { $square } på dette bræt.
fen-man-on-far-row = { $side ->
    [white] Den hvide brik på { $square } ville være konge dér.
   *[black] Den sorte brik på { $square } ville være konge dér.
 }
fen-square-twice = Der står to brikker på { $square }.
fen-no-pieces = { $side ->
    [white] Hvid har ingen brikker.
   *[black] Sort har ingen brikker.
 }
fen-no-side-to-move = Teksten siger ikke, hvem der skal trække: begynd med W: eller B:.

## Partier på denne enhed
games-text = Hvert parti gemmes her efter hvert træk, kun på denne enhed.
data-hint = Alle partier, point og indstillinger på denne enhed i én fil, til at gemme eller tage med til en anden.
data-export = Gem alt
data-import = Gendan
data-saved = Filen er gemt.
data-restored = { $count ->
    [one] { $count } parti er gendannet.
   *[other] { $count } partier er gendannet.
 }
data-not-json = Dette er ikke en fil fra Damier: den kan ikke læses. Intet blev ændret.
data-not-ours = Filen er fra et andet program. Intet blev ændret.
data-too-new = Filen er fra en nyere version af Damier. Intet blev ændret.
data-broken = Filen er beskadiget, ved { $place }. Intet blev ændret.
data-failed = Filen kunne ikke bruges: { $place }. Intet blev ændret.
data-too-large = Filen kunne ikke skrives: { $reason }. Er partisamlingen meget stor, så gem dens partier dér som PDN.

## Indstillinger
set-looks = Udseende
set-sample = Et bræt, som det vil se ud
set-theme = Farver
set-theme-system = Som enheden
set-theme-light = Lys
set-theme-dark = Mørk
set-theme-contrast = Høj kontrast
set-board = Bræt
set-board-auto = Standard
set-board-wood = Træ
set-board-print = Tryk
set-board-slate = Skifer
set-board-contrast = Kontrast
set-pieces = Brikker
set-pieces-auto = Standard
set-pieces-turned = Drejede
set-pieces-print = Tryk
set-pieces-outline = Omrids
set-coords = Feltnumre
set-coords-auto = Udenfor
set-coords-inside = Indeni
set-coords-none = Ingen
set-board-size = Brættets størrelse
set-names = På 8×8
set-names-game = Standard
set-names-numbers = 1–32
set-names-letters = a1–h8
set-motion = Bevægelse og lyd
set-speed = Animation
set-speed-none = Ingen
set-speed-fast = Hurtig
set-speed-normal = Normal
set-speed-slow = Langsom
set-sound = Lyd
set-volume = Lydstyrke
set-speech = Sig trækkene højt
set-speech-hint = Med enhedens stemme.
set-moving = Sådan trækkes
set-drag = Flyt brikker ved at trække dem
set-drag-hint = Tryk virker altid.
set-one-touch = Ét tryk, hvor der kun er ét træk
set-one-touch-hint = En brik med kun ét træk spiller det straks.
set-confirm = Spørg før hvert træk
set-confirm-hint = Et tryk mere spiller det.
set-captures = Slag af flere brikker
set-captures-steps = Trin for trin
set-captures-once = Også ved slutfeltet
set-shortcuts = Enkelte taster
set-shortcuts-everywhere = Overalt
set-shortcuts-board = På brættet
set-shortcuts-off = Fra
set-wording = Træk læses op
set-wording-sentence = I sætninger
set-wording-short = Kort
set-wording-notation = Som skrevet
set-data = Dine data
