# Les règles et la page d’aide en français.

rules-title = Les règles
rule-picture = Diagramme : { $rule }
rule-profiles = Autres règles de nullité au choix
draw-repetition = <b>Même position.</b> Elle apparaît pour la { $count ->
    [3] troisième
   *[other] { $count }e
 } fois avec le même trait.
rule-board-title = Le damier
rule-board = { $game ->
    [international] Dix cases sur dix, dont on n’utilise que les cinquante foncées, numérotées de 1 à 50. Chaque joueur a une case foncée dans le coin à sa gauche. Chaque camp a vingt pions : les noirs de 1 à 20, les blancs de 31 à 50. Les blancs commencent.
    [checkers] Huit cases sur huit, dont on n’utilise que les trente-deux foncées, numérotées de 1 à 32. Chaque joueur a une case foncée dans le coin à sa gauche. Chaque camp a douze pions : les noirs de 1 à 12, les blancs de 21 à 32. Les noirs commencent.
   *[other] Huit cases sur huit, dont on n’utilise que les trente-deux foncées, nommées de a1 à h8. Le coin a1 est à la gauche des blancs. Chaque camp a douze pions. Les blancs commencent.
 }
rule-man-title = Le pion
rule-man = Un pion avance d’une case en diagonale, vers une case libre. Rien ne va de côté, et aucune pièce ne se pose sur une autre.
rule-king-title = La dame
rule-king = { $game ->
    [checkers] Une dame avance ou recule d’une case en diagonale, vers une case libre.
   *[other] Une dame va aussi loin qu’elle veut sur une diagonale libre, en avant ou en arrière.
 }
rule-capture-title = La prise
rule-capture = { $game ->
    [international] Un pion prend la pièce adverse qui le touche en sautant sur la case libre juste derrière, en avant <b>et en arrière</b>. Une dame prend à toute distance si le chemin est libre, et se pose sur une case libre derrière la pièce. De là, la rafle continue tant qu’il y a à prendre.
    [checkers] Une pièce prend une voisine adverse en sautant sur la case libre juste derrière. Un pion prend vers l’avant, une dame dans les deux sens. De là, la rafle continue tant qu’il y a à prendre.
   *[other] Un pion prend la pièce adverse qui le touche en sautant sur la case libre juste derrière, en avant <b>et en arrière</b>. Une dame prend à toute distance et se pose sur une case libre derrière la pièce, mais sur une case d’où elle peut continuer, s’il y en a une. La rafle continue tant qu’il y a à prendre.
 }
rule-compulsory-title = La prise est obligatoire
rule-compulsory = { $game ->
    [international] Qui peut prendre doit prendre, et mener la rafle jusqu’au bout.
    [brazilian] Qui peut prendre doit prendre, et mener la rafle jusqu’au bout.
   *[other] Qui peut prendre doit prendre. Entre plusieurs prises le choix est libre, quel que soit leur nombre, mais celle que l’on choisit va jusqu’au bout.
 }
rule-majority-title = La prise majoritaire
rule-majority = Entre plusieurs prises, il faut jouer celle qui prend <b>le plus de pièces</b>. Une dame compte pour une pièce, comme un pion. À nombre égal, le choix est libre.
rule-removal-title = L’enlèvement des pièces prises
rule-removal = Les pièces prises ne quittent le damier qu’à la fin de la rafle. D’ici là elles font obstacle, et aucune n’est sautée deux fois. On peut repasser sur une case vide.
rule-promotion-title = La promotion
rule-promotion = { $game ->
    [russian] Un pion qui atteint la dernière rangée devient dame aussitôt. Si c’est au milieu d’une rafle, il continue à prendre comme dame.
    [checkers] Un pion qui atteint la dernière rangée devient dame, et son coup finit là.
   *[other] Un pion dont le coup <b>finit</b> sur la dernière rangée devient dame. S’il ne fait qu’y passer en prenant, il reste pion.
 }
rule-end-title = Gagner et perdre
rule-end = Qui a le trait et ne peut pas jouer, faute de pièces ou parce qu’elles sont enfermées, a perdu. De même qui abandonne ou n’a plus de temps. Les joueurs peuvent convenir d’une nulle à tout moment.
rule-draw-title = La nulle
rule-draw = La partie est nulle d’elle-même dans l’un de ces cas. Les coups se comptent pour chaque camp, et ce qui reste se voit près du damier.
rule-touch-title = Pièce touchée
rule-touch = En tournoi, une pièce touchée doit être jouée si elle le peut. Damier ne le demande que dans les parties strictes ; sinon, on peut reposer la pièce.
rule-notation-title = L’écriture des coups
rule-notation = { $game ->
    [international] Les numéros des deux cases : 32–28 pour un déplacement, 32×23 pour une prise. Quand des prises différentes ont le même départ et la même arrivée, on écrit toutes les cases : 47×38×20×9×36.
    [checkers] Les numéros des deux cases : 11–15 pour un déplacement, 22×15 pour une prise. Quand des prises différentes ont le même départ et la même arrivée, on écrit toutes les cases.
   *[other] Les noms des deux cases : c3–d4 pour un déplacement, c3×e5 pour une prise. Quand des prises différentes ont le même départ et la même arrivée, on écrit toutes les cases.
 }

help-moving = Jouer un coup
help-touch = <b>Touchez</b> une pièce, puis une case marquée. Pour prendre plusieurs pièces, touchez chaque case d’arrivée, ou la dernière quand c’est clair. Touchez encore la pièce pour la reposer.
help-drag = <b>Glissez</b> une pièce vers sa case, si vous préférez. Cela peut être désactivé.
help-keys = Au clavier
help-type = <b>Écrivez</b> un coup dans le champ : 32-28, 3228, 32x23, ou toutes les cases d’une rafle.
help-listen = Avec un <b>lecteur d’écran</b>, le damier est une grille : chaque case dit ce qu’elle porte et ce qu’elle peut, et chaque coup est annoncé. « Partie en texte » donne la position en mots.
help-keys-move = <b>Clavier</b> : allez au damier, déplacez-vous avec les flèches, appuyez sur Entrée sur la pièce puis sur sa case.
help-keys-off = Les raccourcis à une touche peuvent être désactivées, ou réservées au damier, dans les réglages.
help-commands = Mots pour le champ
help-kept = Où sont vos parties
help-kept-text = Parties, points et réglages restent sur cet appareil, et rien n’est envoyé. Après la première visite, Damier fonctionne sans réseau. De temps en temps, enregistrez tout dans un fichier, sous Parties.
key-enter = choisir et poser
key-escape = lâcher, ou fermer
key-arrows = sur le damier de case en case, ailleurs à travers les coups
key-board = vers le damier
key-type = écrire un coup
key-undo = annuler
key-redo = rejouer
key-hint = un indice
key-turn = tourner le damier
key-forced = jouer le seul coup
key-back = un coup en arrière
key-forward = un coup en avant
key-first = première position
key-last = dernière position
key-zen = damier seul
key-help = cette page
key-clock = dire les pendules
key-pieces = dire la position
key-row = avec un numéro, comme « rangée 4 » : dire ce qui s’y trouve
key-draw = proposer nulle
key-resign = abandonner
