# Leçons et exercices en français.

learn-title = Apprendre
learn-lede = Quelques minutes chacune, dans l’ordre que vous voulez. Essayez : une erreur ne coûte rien.
learn-progress = { $done } leçons sur { $all } faites
learn-done = faite
learn-start = Commencer
learn-go-on = Continuer
learn-reset = Recommencer le cours
learn-reset-sure = Cela oublie quelles leçons de ce jeu sont faites.
learn-reset-yes = Oublier
learn-rules = Les règles de ce jeu
lesson-step = Étape { $step } sur { $all }
lesson-next = Suivant
lesson-again = Réessayer
lesson-next-lesson = Leçon suivante : { $title }
lesson-all = Toutes les leçons
lesson-more = { $count ->
    [one] Juste. Encore une case.
   *[other] Juste. Encore { $count } cases.
 }
lesson-not-this = C’est permis, mais ce n’est pas ce que demande la leçon.
lesson-rule = Lire la règle
lesson-reply = Les { $side ->
    [white] blancs
   *[black] noirs
 } répondent { $move }.
lesson-moves-left = { $name } : { $count ->
    [one] encore un coup
   *[other] encore { $count } coups
 }
lesson-board = Damier de la leçon
lesson-turn = { $side ->
    [white] Aux blancs
   *[black] Aux noirs
 }
puzzles-title = Exercices
puzzles-lede = Un seul coup gagne au moins un pion de plus que tout autre. Trouvez-le, et jouez jusqu’au bout.
puzzles-daily = Exercice du jour
puzzles-solved = { $done } sur { $all } résolus, { $due } à revoir
puzzles-next = Exercice suivant
puzzles-none = Il n’y a pas encore d’exercice de ce genre.
puzzles-theme = Thème
puzzles-grade = Niveau
puzzles-any = Tous
puzzles-right = Juste, continuez.
puzzles-done = Résolu : { $line }
puzzles-wrong = Pas { $move } : la réponse est { $answer }.
puzzles-wrong-short = Pas { $move }.
puzzles-show = Montrer la solution
puzzles-again = Il revient le { $date }.

## Ses propres exercices
own-exercises = Mes exercices
own-none = Vous n’en avez fait aucun de ce jeu. Composez une position et faites-en un :
own-untitled = { $side ->
    [white] Les blancs jouent
   *[black] Les noirs jouent
 }
own-make = En faire un exercice
own-title = Ce qu’il faut faire
own-solution = La solution
own-how = Jouez-la sur le damier, coups des deux camps, ou écrivez-la ; ou laissez l’ordinateur la trouver.
own-line-empty = Pas encore de coup.
own-line-is = La solution : { $line }
own-ends = { $side ->
    [white] Elle finit par une réponse des noirs. C’est permis.
   *[black] Elle finit par une réponse des blancs. C’est permis.
 }
own-back = Reprendre
own-find = Laisser l’ordinateur la trouver
own-stop = Arrêter
own-keep = Conserver
own-leave = Annuler
own-not-kept = Cet appareil ne conserve plus rien. L’exercice n’a pas été conservé.
own-solved = résolu
own-broken = Celui-ci ne peut pas être joué.
own-solve = Résoudre
own-solve-it = Résoudre : { $title }
own-change = Changer
own-change-it = Changer : { $title }
own-position = Changer la position
own-position-it = Changer la position : { $title }
own-position-of = Vous changez la position de « { $title } ».
own-on = Passer à la solution
own-line-gone = La solution ne va plus avec la position. Jouez-en une nouvelle.
own-position-leave = Laisser l’exercice tel quel
own-delete = Supprimer
own-delete-it = Supprimer : { $title }
own-delete-text = Il n’est que sur cet appareil, et ne revient pas.
own-deleted = Supprimé.
own-to-list = Retour à la liste
theme-one-for-two = Donner un, prendre deux
theme-sacrifice = Sacrifice
theme-two-for-four = Donner deux, prendre quatre
theme-backwards = Prise en arrière
theme-promotion = Percée à dame
theme-king = Prise de dame
theme-turkish = Coup turc
theme-long = Quatre ou plus d’un coup

## Après une partie
coach-lede = { $who ->
    [you] L’ordinateur regarde chacun de vos coups, aussi loin sur tous les appareils.
   *[both] L’ordinateur regarde chaque coup des deux camps, aussi loin sur tous les appareils.
 }
coach-progress = { $done } coups regardés sur { $all }
coach-stop = Arrêter
coach-stopped = Arrêté avant que tous les coups soient regardés.
coach-again = Regarder de nouveau
coach-none = { $who ->
    [you] Rien à montrer : aucun de vos coups n’a coûté un demi-pion ou plus.
   *[both] Rien à montrer : aucun coup n’a coûté un demi-pion ou plus.
 }
coach-count = { $count ->
    [one] Un moment a compté.
   *[other] { $count } moments ont compté.
 }
coach-move = Coup { $number } : { $who ->
    [you] vous avez joué
    [white] les blancs ont joué
   *[black] les noirs ont joué
 } { $move }.
coach-cost = { $what ->
    [game] Il a coûté la partie.
    [win] Il a laissé échapper le gain.
   *[men] { $count ->
        [one] Il a coûté { $men } pion.
       *[other] Il a coûté { $men } pions.
     }
 }
coach-score = { $kind ->
    [win] gagné
    [loss] perdu
    [even] égal
   *[men] { $count ->
        [one] { $men } pion
       *[other] { $men } pions
     }
 }
coach-better = Mieux
coach-before = Avant le coup
coach-after = Après le coup
coach-try = Réessayer d’ici
coach-picture = { $side ->
    [white] Le damier avant le coup, les blancs ont le trait.
   *[black] Le damier avant le coup, les noirs ont le trait.
 }
coach-marks = Flèche pointillée : le coup joué. Flèche pleine : un coup meilleur.
