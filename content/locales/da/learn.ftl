# Lektioner og øvelser på dansk.

learn-title = Lær
learn-lede = Få minutter hver, i den rækkefølge du vil. Prøv frit: et forkert svar koster intet.
learn-progress = { $done } af { $all } lektioner klaret
learn-done = klaret
learn-start = Begynd
learn-go-on = Fortsæt
learn-reset = Begynd kurset forfra
learn-reset-sure = Det glemmer, hvilke lektioner i dette spil der er klaret.
learn-reset-yes = Glem det
learn-rules = Spillets regler
lesson-step = Trin { $step } af { $all }
lesson-next = Næste
lesson-again = Prøv igen
lesson-next-lesson = Næste lektion: { $title }
lesson-all = Alle lektioner
lesson-more = { $count ->
    [one] Rigtigt. Én mere.
   *[other] Rigtigt. { $count } mere.
 }
lesson-not-this = Det er tilladt, men ikke det, lektionen spørger om.
lesson-rule = Læs reglen
lesson-reply = { $side ->
    [white] Hvid
   *[black] Sort
 } svarer { $move }.
lesson-moves-left = { $name }: { $count ->
    [one] et træk tilbage
   *[other] { $count } træk tilbage
 }
lesson-board = Lektionens bræt
lesson-turn = { $side ->
    [white] Hvid trækker
   *[black] Sort trækker
 }
puzzles-title = Øvelser
puzzles-lede = Ét træk vinder mindst en brik mere end alle andre. Find det, og spil det til ende.
puzzles-daily = Dagens øvelse
puzzles-solved = { $done } af { $all } løst, { $due } at gentage
puzzles-next = Næste øvelse
puzzles-none = Der er endnu ingen øvelser af denne slags.
puzzles-theme = Tema
puzzles-grade = Sværhed
puzzles-any = Alle
puzzles-right = Rigtigt, og videre.
puzzles-done = Løst: { $line }
puzzles-wrong = Ikke { $move }: svaret er { $answer }.
puzzles-wrong-short = Ikke { $move }.
puzzles-show = Vis løsningen
puzzles-again = Den kommer igen { $date }.

## Egne øvelser
own-exercises = Mine øvelser
own-none = Du har ikke lavet nogen til dette spil. Stil en stilling op, og gør den til en:
own-untitled = { $side ->
    [white] Hvid trækker
   *[black] Sort trækker
 }
own-make = Gør den til en øvelse
own-title = Hvad der skal gøres
own-solution = Løsningen
own-how = Spil den på brættet, begge siders træk, eller skriv den; eller lad computeren finde den.
own-line-empty = Intet træk endnu.
own-line-is = Løsningen: { $line }
own-ends = { $side ->
    [white] Den ender med et svar fra sort. Det må den gerne.
   *[black] Den ender med et svar fra hvid. Det må den gerne.
 }
own-back = Tag tilbage
own-find = Lad computeren finde den
own-stop = Stop
own-keep = Gem
own-leave = Annuller
own-not-kept = Denne enhed gemmer intet nu. Øvelsen blev ikke gemt.
own-solved = løst
own-broken = Denne kan ikke spilles.
own-solve = Løs
own-solve-it = Løs: { $title }
own-change = Ret
own-change-it = Ret: { $title }
own-position = Ret stillingen
own-position-it = Ret stillingen: { $title }
own-position-of = Du retter stillingen i “{ $title }”.
own-on = Videre til løsningen
own-line-gone = Løsningen passer ikke længere til stillingen. Spil en ny.
own-position-leave = Lad øvelsen være, som den var
own-delete = Slet
own-delete-it = Slet: { $title }
own-delete-text = Den findes kun på denne enhed og kommer ikke igen.
own-deleted = Slettet.
own-to-list = Tilbage til listen
theme-one-for-two = Giv én, tag to
theme-sacrifice = Offer
theme-two-for-four = Giv to, tag fire
theme-backwards = Slag baglæns
theme-promotion = Gennembrud
theme-king = Kongens slag
theme-turkish = Tyrkisk slag
theme-long = Fire eller flere på én gang

## Efter et parti
coach-lede = { $who ->
    [you] Computeren ser på hvert af dine træk, lige langt på alle enheder.
   *[both] Computeren ser på hvert træk fra begge sider, lige langt på alle enheder.
 }
coach-progress = { $done } af { $all } træk er set igennem
coach-stop = Stop
coach-stopped = Stoppet, før alle træk var set igennem.
coach-again = Se igen
coach-none = { $who ->
    [you] Intet at vise: ingen af dine træk kostede en halv brik eller mere.
   *[both] Intet at vise: intet træk kostede en halv brik eller mere.
 }
coach-count = { $count ->
    [one] Ét øjeblik betød noget.
   *[other] { $count } øjeblikke betød noget.
 }
coach-move = Træk { $number }: { $who ->
    [you] du spillede
    [white] hvid spillede
   *[black] sort spillede
 } { $move }.
coach-cost = { $what ->
    [game] Det kostede partiet.
    [win] Det gav en sejr væk.
   *[men] { $count ->
        [one] Det kostede { $men } brik.
       *[other] Det kostede { $men } brikker.
     }
 }
coach-score = { $kind ->
    [win] vundet
    [loss] tabt
    [even] lige
   *[men] { $count ->
        [one] { $men } brik
       *[other] { $men } brikker
     }
 }
coach-better = Bedre
coach-before = Før trækket
coach-after = Efter trækket
coach-try = Prøv igen herfra
coach-picture = { $side ->
    [white] Brættet før trækket, hvid skal trække.
   *[black] Brættet før trækket, sort skal trække.
 }
coach-marks = Prikket pil: det spillede træk. Hel pil: et bedre.
