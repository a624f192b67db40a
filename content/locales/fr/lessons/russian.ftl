# Les textes des leçons de Dames russes.

part-differences = Ce qui change aux dames russes

board = Lettres et chiffres
board-corner = Huit cases sur huit. Les colonnes vont de a à h, les rangées de 1 à 8 depuis les blancs. Touchez a1, le coin foncé à gauche des blancs.
board-corner-right = a1. La grande diagonale d’ici à h8 s’appelle la grande route.
board-corner-far = C’est h8, le coin foncé à gauche des noirs.
board-corner-elsewhere = Rangée du bas, tout à gauche.
board-first = Les blancs commencent, avec douze pions. Jouez un coup.
board-first-right = Un coup s’écrit comme c3-d4, une prise comme c3:e5.

choice = Le choix de la prise est libre
choice-choose = Une prise en prend deux, l’autre un. Il faut prendre, mais le choix est libre.
choice-choose-right = Les deux étaient permises. Aux dames internationales, seule la plus longue.
choice-choose-half = Une prise commencée continue : après d4, f6.

backwards = En arrière aussi
backwards-back = Comme aux dames internationales, un pion prend aussi en arrière. Prenez d4.
backwards-back-right = De e5 par-dessus d4 jusqu’à c3.
backwards-back-forward = d4 est prenable, il faut donc le prendre.

passing = Dame au milieu d’une prise
passing-passing = Un pion qui atteint la dernière rangée devient dame aussitôt, et continue comme dame. Prenez les deux.
passing-passing-right = Deux pions, le second par une dame qui était pion au début du coup.
passing-passing-stop = En f8 c’est une dame, et de là c5 est prenable.

landing = Se poser où l’on continue
landing-land = Une dame se pose où elle veut derrière, mais elle doit choisir une case d’où elle prend encore. Prenez les deux.
landing-land-right = d4 était la seule case d’où b6 est prenable.
landing-land-away = De là on ne prend plus rien ; de d4, si.
landing-land-half = En d4 la prise n’est pas finie : b6 est prenable.

draws = Les nulles
draws-three = Trois dames contre une dame seule : en combien de coups doivent-elles gagner ?
draws-three-right = Quinze. Mais si la dame seule tient la grande route, seulement cinq.
draws-three-road = Cinq, c’est quand la dame seule tient la grande route, ou contre deux pièces.
draws-three-large = Ce compte est celui du damier de cent cases.
draws-road = Qui tient la grande route perd rarement. Parcourez-la de a1 à h8.
draws-road-right = D’un bout à l’autre en un coup.
draws-road-short = Déjà sur la route, mais allez au bout : h8.
