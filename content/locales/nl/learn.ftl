# Lessen en oefeningen in het Nederlands.

learn-title = Leren
learn-lede = Een paar minuten elk, in elke volgorde. Probeer vrij: een fout antwoord kost niets.
learn-progress = { $done } van { $all } lessen gedaan
learn-done = gedaan
learn-start = Beginnen
learn-go-on = Verder
learn-reset = Cursus opnieuw beginnen
learn-reset-sure = Dit vergeet welke lessen van dit spel zijn gedaan.
learn-reset-yes = Vergeten
learn-rules = De regels van dit spel
lesson-step = Stap { $step } van { $all }
lesson-next = Volgende
lesson-again = Opnieuw
lesson-next-lesson = Volgende les: { $title }
lesson-all = Alle lessen
lesson-more = { $count ->
    [one] Goed. Nog één.
   *[other] Goed. Nog { $count }.
 }
lesson-not-this = Dat mag, maar het is niet wat deze les vraagt.
lesson-rule = Lees de regel
lesson-reply = { $side ->
    [white] Wit
   *[black] Zwart
 } antwoordt { $move }.
lesson-moves-left = { $name }: nog { $count ->
    [one] één zet
   *[other] { $count } zetten
 }
lesson-board = Bord van de les
lesson-turn = { $side ->
    [white] Wit aan zet
   *[black] Zwart aan zet
 }
puzzles-title = Oefeningen
puzzles-lede = Eén zet wint minstens een schijf meer dan elke andere. Vind hem, en speel hem uit.
puzzles-daily = Oefening van de dag
puzzles-solved = { $done } van { $all } opgelost, { $due } te herhalen
puzzles-next = Volgende oefening
puzzles-none = Er zijn nog geen oefeningen van deze soort.
puzzles-theme = Thema
puzzles-grade = Niveau
puzzles-any = Alle
puzzles-right = Goed, en door.
puzzles-done = Opgelost: { $line }
puzzles-wrong = Niet { $move }: het antwoord is { $answer }.
puzzles-wrong-short = Niet { $move }.
puzzles-show = Toon de oplossing
puzzles-again = Ze komt terug op { $date }.

## Eigen oefeningen
own-exercises = Mijn oefeningen
own-none = Je hebt er nog geen van dit spel gemaakt. Zet een stand op en maak er een van:
own-untitled = { $side ->
    [white] Wit speelt
   *[black] Zwart speelt
 }
own-make = Maak er een oefening van
own-title = Wat er gedaan moet worden
own-solution = De oplossing
own-how = Speel haar op het bord, de zetten van beide kanten, of typ haar; of laat de computer haar vinden.
own-line-empty = Nog geen zet.
own-line-is = De oplossing: { $line }
own-ends = { $side ->
    [white] Zij eindigt met een antwoord van zwart. Dat mag.
   *[black] Zij eindigt met een antwoord van wit. Dat mag.
 }
own-back = Zet terug
own-find = Laat de computer haar vinden
own-stop = Stoppen
own-keep = Bewaren
own-leave = Annuleren
own-not-kept = Dit apparaat bewaart nu niets. De oefening is niet bewaard.
own-solved = opgelost
own-broken = Deze kan niet gespeeld worden.
own-solve = Oplossen
own-solve-it = Oplossen: { $title }
own-change = Wijzigen
own-change-it = Wijzigen: { $title }
own-position = Stand wijzigen
own-position-it = Stand wijzigen: { $title }
own-position-of = Je wijzigt de stand van “{ $title }”.
own-on = Verder naar de oplossing
own-line-gone = De oplossing past niet meer bij de stand. Speel een nieuwe.
own-position-leave = De oefening laten zoals zij was
own-delete = Verwijderen
own-delete-it = Verwijderen: { $title }
own-delete-text = Zij staat alleen op dit apparaat, en komt niet terug.
own-deleted = Verwijderd.
own-to-list = Terug naar de lijst
theme-one-for-two = Geef er één, neem er twee
theme-sacrifice = Offer
theme-two-for-four = Geef er twee, neem er vier
theme-backwards = Achteruit slaan
theme-promotion = Doorbraak
theme-king = Slag van de dam
theme-turkish = Turkse slag
theme-long = Vier of meer in één slag

## Na een partij
coach-lede = { $who ->
    [you] De computer bekijkt elk van je zetten, op elk apparaat even ver.
   *[both] De computer bekijkt elke zet van beide kanten, op elk apparaat even ver.
 }
coach-progress = { $done } van { $all } zetten bekeken
coach-stop = Stoppen
coach-stopped = Gestopt voordat alle zetten bekeken waren.
coach-again = Opnieuw kijken
coach-none = { $who ->
    [you] Niets te tonen: geen van je zetten kostte een halve schijf of meer.
   *[both] Niets te tonen: geen zet kostte een halve schijf of meer.
 }
coach-count = { $count ->
    [one] Eén moment deed ertoe.
   *[other] { $count } momenten deden ertoe.
 }
coach-move = Zet { $number }: { $who ->
    [you] je speelde
    [white] wit speelde
   *[black] zwart speelde
 } { $move }.
coach-cost = { $what ->
    [game] Het kostte de partij.
    [win] Het gaf de winst weg.
   *[men] { $count ->
        [one] Het kostte { $men } schijf.
       *[other] Het kostte { $men } schijven.
     }
 }
coach-score = { $kind ->
    [win] gewonnen
    [loss] verloren
    [even] gelijk
   *[men] { $count ->
        [one] { $men } schijf
       *[other] { $men } schijven
     }
 }
coach-better = Beter
coach-before = Voor de zet
coach-after = Na de zet
coach-try = Opnieuw vanaf hier
coach-picture = { $side ->
    [white] Het bord voor de zet, wit is aan zet.
   *[black] Het bord voor de zet, zwart is aan zet.
 }
coach-marks = Gestippelde pijl: de gespeelde zet. Volle pijl: een betere.
