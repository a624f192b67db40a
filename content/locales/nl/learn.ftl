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
theme-one-for-two = Geef er één, neem er twee
theme-sacrifice = Offer
theme-two-for-four = Geef er twee, neem er vier
theme-backwards = Achteruit slaan
theme-promotion = Doorbraak
theme-king = Slag van de dam
theme-turkish = Turkse slag
theme-long = Vier of meer in één slag
