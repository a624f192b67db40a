# Le damier d’analyse en français.

## La table
study-of = Analyse : { $game }
study-gone = Cette analyse n’est pas ici
study-failed = Cette analyse ne peut pas être ouverte
study-gone-text = Elle a été supprimée, ou faite sur un autre appareil. Les analyses restent sur l’appareil où elles ont été faites.
study-cut-text = Le lien n’est pas entier, ou il contient plus qu’un lien ne peut. Demandez-le de nouveau, ou demandez le PDN.
study-not-saved = Cet appareil ne conserve plus rien. Votre dernier changement sera perdu quand vous quitterez la page.
study-overtaken = Cette analyse a été changée dans un autre onglet. La version la plus récente est maintenant ici ; votre dernier changement n’a pas été conservé.
open-study = Ouvrir ou commencer
study-start = Depuis le début
studies-kept = Conservées sur cet appareil
delete-study = Supprimer { $title }
left-out = { $count ->
    [one] { $count } coup du texte a été laissé : il n’est pas permis, ou suit un coup qui ne l’est pas.
   *[other] { $count } coups du texte ont été laissés : ils ne sont pas permis, ou suivent un coup qui ne l’est pas.
 }
no-moves-here = Pas encore de coups. Jouez sur le damier, pour les deux camps.
preview-of = Aperçu : { $moves }
say-study-move = { $begins ->
    [variation] { $mark ->
        [none] Variante. { $move } { $words }
       *[other] Variante. { $move } noté { $mark } { $words }
     }
   *[line] { $mark ->
        [none] { $move } { $words }
       *[other] { $move } noté { $mark } { $words }
     }
 }
say-preview = Aperçu : { $move }
say-line-added = La ligne est maintenant à côté des coups.
say-promoted = La variante est maintenant la ligne principale.
say-deleted = Supprimé. Annuler le ramène.
say-edit-undone = Annulé.
say-edit-redone = Rétabli.

## L’ordinateur
depth-is = profondeur { $depth }
looked-at = { $count } positions
looking = Examen de la position.
deeper = Plus loin
stop = Arrêter
lines-count = Nombre de lignes
lines-of = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 }
arrows = Flèches des meilleurs coups
threat = Ce que menace l’autre camp
threat-is = { $side ->
    [white] Les blancs menacent { $move }.
   *[black] Les noirs menacent { $move }.
 }
add-line = Garder la ligne { $rank } comme variante
line-is = Ligne { $rank } : { $worth } Profondeur { $depth } : { $moves }
say-found = Profondeur { $depth } : { $worth } { $line }
worth-win-short = { $moves ->
    [0] { $side ->
        [white] gain blanc
       *[black] gain noir
     }
   *[other] { $side ->
        [white] blancs en { $moves }
       *[black] noirs en { $moves }
     }
 }
worth-draw-short = nulle
worth-win-in = { $moves ->
    [one] { $side ->
        [white] Les blancs gagnent en { $moves } coup.
       *[black] Les noirs gagnent en { $moves } coup.
     }
   *[other] { $side ->
        [white] Les blancs gagnent en { $moves } coups.
       *[black] Les noirs gagnent en { $moves } coups.
     }
 }
worth-won = { $side ->
    [white] Les blancs ont gagné.
   *[black] Les noirs ont gagné.
 }
worth-won-short = { $side ->
    [white] Les blancs ont gagné
   *[black] Les noirs ont gagné
 }
worth-win = { $side ->
    [white] Les blancs gagnent, disent les tables de finales.
   *[black] Les noirs gagnent, disent les tables de finales.
 }
worth-draw = Nulle avec le meilleur jeu, disent les tables de finales.
worth-late = { $counter ->
    [three-kings] Nulle par les 15 coups des trois dames
   *[other] Nulle par la règle des { $counter } coups
 } : { $side ->
    [white] les blancs gagneraient, mais pas avec { $moves ->
        [one] le { $moves } coup qui reste
       *[other] les { $moves } coups qui restent
     }.
   *[black] les noirs gagneraient, mais pas avec { $moves ->
        [one] le { $moves } coup qui reste
       *[other] les { $moves } coups qui restent
     }.
 }
worth-even = Les camps sont à égalité ({ $men }).
worth-better = { $size ->
    [much] { $side ->
        [white] Les blancs sont nettement mieux ({ $men }).
       *[black] Les noirs sont nettement mieux ({ $men }).
     }
    [clear] { $side ->
        [white] Les blancs sont mieux ({ $men }).
       *[black] Les noirs sont mieux ({ $men }).
     }
   *[little] { $side ->
        [white] Les blancs sont un peu mieux ({ $men }).
       *[black] Les noirs sont un peu mieux ({ $men }).
     }
 }

## Coups, variantes et remarques
variations = Variantes
remarks = Remarques
mark-move = Noter { $move }
mark-is = { $mark } : { $means }
mark-means = { $mark ->
    [0] très bon coup
    [1] bon coup
    [2] coup intéressant
    [3] coup douteux
    [4] erreur
   *[5] faute grave
 }
comment-on = Commentaire sur { $move }
promote = Ligne principale

## Dessiné sur le damier
draw-on-board = Dessiner
drawings = Dessiné sur le damier
draw-how = Touchez une case, puis une autre pour une flèche, ou la même pour un cercle.
draw-more = Le même dessin encore l’enlève. Avec une souris, le bouton droit dessine toujours ; Maj, Alt ou les deux choisissent un autre trait.
pen = Le trait
pen-name = { $pen ->
    [G] trait plein
    [R] trait discontinu
    [Y] trait pointillé
   *[B] trait double
 }
circle-is = { $pen ->
    [G] cercle sur { $from }
    [R] cercle sur { $from }, discontinu
    [Y] cercle sur { $from }, pointillé
   *[B] cercle sur { $from }, double
 }
arrow-is = { $pen ->
    [G] flèche { $from }–{ $to }
    [R] flèche { $from }–{ $to }, discontinue
    [Y] flèche { $from }–{ $to }, pointillée
   *[B] flèche { $from }–{ $to }, double
 }
label-circle = { $pen ->
    [G] cercle
    [R] cercle discontinu
    [Y] cercle pointillé
   *[B] cercle double
 }
label-arrow = { $pen ->
    [G] flèche vers { $to }
    [R] flèche discontinue vers { $to }
    [Y] flèche pointillée vers { $to }
   *[B] flèche double vers { $to }
 }
say-drawing = Vous dessinez. Choisissez une case, puis une autre pour une flèche, ou la même pour un cercle. Échap termine.
say-not-drawing = Vous déplacez de nouveau les pièces.
say-draw-from = De { $square } : choisissez où finit la flèche, ou la même case pour un cercle.
say-drawn = Dessiné : { $what }
say-undrawn = Enlevé : { $what }
say-wiped = Tout ce qui était dessiné ici est effacé. Annuler le ramène.
wipe = Effacer les dessins
undraw = Enlever : { $what }
draw-unclear = Écrivez « flèche 32-28 » ou « cercle 32 », avec des cases de ce damier.
command-arrow = flèche, fleche
command-circle = cercle
command-wipe = effacer les dessins, effacer
key-draw-arrow = écrit : dessine une flèche
key-draw-circle = écrit : dessine un cercle
key-draw-wipe = écrit : efface ce qui est dessiné ici
desk-key-draw = dessiner sur le damier, ou jouer de nouveau

## Touches
keys = Touches
desk-key-engine = ordinateur en marche ou arrêté
desk-key-deeper = chercher plus loin
desk-key-best = jouer le coup de l’ordinateur
desk-key-arrows = flèches visibles ou non
desk-key-threat = menace visible ou non
desk-key-promote = faire de la variante la ligne principale
desk-key-delete = supprimer le coup et la suite
delete-key = Suppr
desk-key-enter = entrer dans une variante
desk-key-leave = sortir de la variante

## L’éditeur
edit-position = Modifier la position
search-position = Parties avec cette position
editor-how = Choisissez une pièce et touchez des cases ; glissez les pièces pour les déplacer, ou hors du damier. Au clavier, des lettres posent les pièces sur la case.
editor-put = Ce qui est posé sur une case
editor-piece = { $piece ->
    [white-man] Pion blanc
    [white-king] Dame blanche
    [black-man] Pion noir
   *[black-king] Dame noire
 }
editor-nothing = Rien : enlever la pièce
editor-start = Position de départ
editor-clear = Vider le damier
editor-cleared = Le damier est vide.
editor-turn = Qui a le trait
editor-play = Jouer d’ici
editor-exercise = En faire un exercice
editor-many = { $side ->
    [white] Les blancs ont { $count } pièces, plus que les { $most } d’une partie. C’est permis ici.
   *[black] Les noirs ont { $count } pièces, plus que les { $most } d’une partie. C’est permis ici.
 }
editor-over = { $side ->
    [white] Les blancs n’ont aucun coup ici : la partie est finie.
   *[black] Les noirs n’ont aucun coup ici : la partie est finie.
 }
editor-count = Blancs : { $whiteMen } pions, { $whiteKings } dames. Noirs : { $blackMen } pions, { $blackKings } dames.

## Partager et imprimer
share-study = Partager
share-link = Un lien qui contient tout
share-what = { $what ->
    [game] Les coups
   *[position] Cette position
 }
copy-link = Copier le lien
link-copied = Le lien est copié.
link-long = Le lien est long, et certains programmes coupent les longs liens. Le PDN est plus sûr.
link-too-much = C’est trop pour un lien. Partagez plutôt le PDN ci-dessous.
diagram-svg = Diagramme (SVG)
diagram-png = Diagramme (PNG)
on-paper = Sur papier
sheet-diagrams = Diagrammes sur la feuille
sheet-diagrams-of = { $kind ->
    [marked] Diagrammes aux coups notés
    [tenth] Diagrammes tous les dix coups
   *[last] Diagramme de la dernière position
 }
print-sheet = Imprimer
after-move = Après { $move }

## Deux suites comparées
compare = Comparer
compare-too-few = Il n’y a ici qu’une suite. Jouez un autre coup de cette position, ou laissez l’ordinateur montrer deux lignes ou plus.
compare-side = Suite { $which }
compare-own = { $first } …
compare-computer = Ordinateur { $rank } : { $first } …
compare-board = Suite { $which } après { $move }
compare-lost = À la fin les blancs ont perdu { $white }, les noirs { $black }.
compare-over = La partie est finie là.
compare-differs = Ce qui diffère à la fin
compare-nothing = Rien que les coups.
compare-score = Évaluation
compare-result = Résultat
compare-loss = { $side ->
    [white] Perte des blancs
   *[black] Perte des noirs
 }
compare-not-running = ne compte pas
compare-same = Les deux se valent.
compare-better = { $which ->
    [first] La suite 1 vaut mieux pour les blancs, de { $men } pion.
   *[second] La suite 2 vaut mieux pour les blancs, de { $men } pion.
 }
compare-decides = { $which ->
    [first] La suite 1 vaut mieux pour les blancs et décide de la partie.
   *[second] La suite 2 vaut mieux pour les blancs et décide de la partie.
 }

## Le rapport d’une partie
report = Rapport
report-begin = Examiner la partie
report-go-on = Continuer : { $done } sur { $all }
report-progress = { $done } positions sur { $all }
report-graph = Qui était mieux, coup par coup
report-done = { $count ->
    [0] Le rapport est prêt. Aucun coup n’a rien cédé.
    [one] Le rapport est prêt. { $count } coup a cédé une part de la partie.
   *[other] Le rapport est prêt. { $count } coups ont cédé une part de la partie.
 }
report-none = Aucun coup n’a rien cédé.
report-score = { $move } : { $worth }
report-moment = de { $before } à { $after }. Mieux : { $better }
report-add = Mettre le rapport dans la partie
report-added = Les évaluations et les meilleures lignes sont maintenant à côté des coups.
report-text = Toutes les évaluations en texte
