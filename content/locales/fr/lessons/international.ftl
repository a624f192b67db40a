# Les textes des leçons de Dames internationales.

part-rules = Les règles, une à une
part-errors = Les erreurs de tout le monde
part-strategy = Bien jouer

board = Le damier
board-corner = Le damier a cent cases, et on ne joue que sur les cinquante foncées. Chaque joueur a un coin foncé à sa gauche. Touchez celui des blancs.
board-corner-right = La case 46. Si un coin clair est à votre gauche, tournez le damier avant de placer les pions.
board-corner-far-corner = C’est le coin foncé à gauche des noirs. Les blancs sont en bas.
board-corner-elsewhere = Regardez la rangée du bas, tout à gauche.
board-number = Les cases foncées sont numérotées rangée par rangée depuis le haut à gauche : 1 à 5, 6 à 10, jusqu’à 50. Touchez la case 28.
board-number-right = La case 28, au milieu du damier. Vous la reverrez souvent.
board-number-row-too-far = C’est la 23, une rangée trop haut. Sa rangée va de 21 à 25.
board-number-count = Chaque rangée a cinq numéros. Celle de 28 commence par 26 : la sixième depuis le haut.

start = Vingt pions chacun
start-men = Les pions noirs sont de 1 à 20, les blancs de 31 à 50. Deux rangées entre eux sont libres. Combien de pions a chaque camp ?
start-men-right = Vingt, en quatre rangées de cinq.
start-men-smaller = Douze, c’est pour le petit damier. Ici quatre rangées sont pleines.
start-men-more = Recomptez : quatre rangées de cinq pions.
start-first = Les blancs jouent toujours le premier coup. À vous : touchez un pion de la première ligne, puis une case marquée.
start-first-right = La partie est lancée. Les blancs avaient neuf coups au choix, et aucun n’est mauvais.

man = La marche du pion
man-two = Un pion avance d’une case en diagonale. Il a donc deux choix au plus. Touchez les deux cases où le pion de 33 peut aller.
man-two-right = 28 et 29. Au bord du damier, un pion n’a qu’un seul choix.
man-two-straight = 23 est droit devant. Les pions ne vont qu’en diagonale.
man-two-back = C’est en arrière. Un pion ne recule jamais.
man-two-far = Un seul pas : la case doit toucher le coin de celle du pion.
man-forward = À vous : jouez un des trois pions. On ne revient pas en arrière, alors regardez d’abord.
man-forward-right = En avant, d’une case. C’est tout, tant qu’il n’y a rien à prendre.
man-forward-back = Un pion ne recule jamais. Choisissez une case plus haut.
man-forward-far = Trop loin : un pion avance d’une seule case.

capture = Prendre
capture-one = Un pion adverse touche le vôtre, et la case juste derrière est libre. Sautez-le : de 28 par-dessus 23 jusqu’à 19.
capture-one-right = Pris. Le pion sauté quitte le damier.
capture-one-onto = Pas dessus : par-dessus, sur la case libre derrière.
capture-one-step = Il y a une prise en 23. Sautez jusqu’à 19.
capture-behind = Maintenant la case 19 est occupée par un autre pion noir. Le pion de 28 peut-il prendre celui de 23 ?
capture-behind-say-yes = Oui
capture-behind-say-no = Non
capture-behind-right = Non. Deux pions l’un derrière l’autre se protègent : pas de place où se poser.
capture-behind-full = La case derrière doit être libre, et 19 ne l’est pas.

backwards = Prendre en arrière
backwards-back = Un pion n’avance que vers l’avant, mais il prend dans les quatre directions. Prenez le pion derrière vous.
backwards-back-right = De 28 par-dessus 33 jusqu’à 39. Beaucoup l’oublient ; vous, plus maintenant.
backwards-back-forward = Regardez derrière : 33 est prenable, et 39 est libre.

compulsory = La prise est obligatoire
compulsory-must = Qui peut prendre doit prendre. Essayez ce qui est permis ici.
compulsory-must-right = 28×19 était le seul coup permis, bien que les blancs aient d’autres pions.
compulsory-must-other = Ce coup ne prend rien, alors que 23 est prenable. La prise d’abord.
compulsory-bad = C’est obligatoire même à contrecœur : ici les noirs reprennent. Prenez quand même.
compulsory-bad-right = Un partout. Comme les prises sont forcées, vous pouvez aussi forcer l’adversaire : de là viennent les combinaisons.
compulsory-bad-refuse = Vous ne pouvez pas refuser : 22 est prenable.

going-on = La rafle
going-on-two = Si le même pion peut encore prendre d’où il arrive, il continue dans le même coup. Prenez les deux : touchez 28, puis 19.
going-on-two-right = Deux pions en un coup, noté 39×19.
going-on-two-half = En 28, le pion touche 23, et 19 est libre. Il continue.
going-on-turn = À chaque arrêt il peut tourner, en avant ou en arrière. Prenez tout ce que vous pouvez.
going-on-turn-right = D’abord en avant, puis en arrière. Une rafle peut zigzaguer sur tout le damier.
going-on-turn-half = De 28, il y a encore à prendre : regardez derrière.

half-way = Ne pas s’arrêter en chemin
half-way-three = Une prise va jusqu’au bout. Où s’arrête le pion de 43 ?
half-way-three-right = Trois pions, et il s’arrête en 14 parce qu’il n’y a plus rien à prendre.
half-way-three-one = En 32, ce n’est pas fini : 28 est prenable aussi.
half-way-three-two = En 23, ce n’est pas fini : 19 est prenable aussi.

removal = Une fois chacun, enlevés à la fin
removal-circle = On peut repasser sur une case vide, même celle du départ. Prenez les quatre et revenez en 33.
removal-circle-right = Le tour complet, et retour. Chaque pion n’a été sauté qu’une fois.
removal-when = Quand les pions pris quittent-ils le damier ?
removal-when-say-at-once = Chacun dès qu’il est sauté
removal-when-say-end = Tous ensemble, après toute la prise
removal-when-right = D’ici là ils font obstacle, et on ne peut pas les sauter deux fois. Ce sera important pour les dames.
removal-when-early = Non : ils restent jusqu’à la fin de la prise, et font obstacle.

worked = Un exemple : 32×23×14
worked-take = Un pion blanc en 32, deux noirs en 28 et 19. La prise passe par-dessus 28 jusqu’à 23, puis 19 jusqu’à 14.
worked-take-right = Deux pions en un coup. Les deux sont restés jusqu’à l’arrêt en 14.
worked-take-half = Pas seulement jusqu’à 23 : 19 est prenable aussi, donc il faut le prendre.
worked-elsewhere = Maintenant un pion est aussi prenable en 40. Quelle prise est permise ?
worked-elsewhere-right = Deux passent avant un : tant qu’on peut en prendre deux, 45×34 n’est pas permis.
worked-elsewhere-one = Cela n’en prend qu’un, et de l’autre côté on en prend deux.

majority = La prise majoritaire
majority-most = De toutes les prises, il faut jouer celle qui prend le plus de pièces. Laquelle ?
majority-most-right = Deux valent mieux qu’un. Le pion de 26 attendra.
majority-most-one = Cela en prend un. Comptez ce que prend le pion de 33.
majority-king = Une dame compte pour une pièce, comme un pion. En 28 il y a une dame. Que faut-il prendre ?
majority-king-right = Deux pions comptent plus qu’une dame.
majority-king-king = Tentant, mais c’est une seule pièce, et ailleurs il y en a deux.

free-choice = Le libre choix à égalité
free-choice-equal = Deux prises d’une pièce : un pion en 30, une dame en 40. Là, vous choisissez.
free-choice-equal-right = Les deux étaient permises. Prendre la dame est souvent plus sage, mais rien n’y oblige.
free-choice-beside = Trois prises commencent ici ; l’une en prend deux. Le choix est-il libre ?
free-choice-beside-right = Pas ici : la prise de deux passe avant les prises d’une seule.
free-choice-beside-left = Cela n’en prend qu’un. Le même pion peut en prendre deux de l’autre côté.
free-choice-beside-king = Une dame, mais une seule pièce. Deux pions passent avant.

promotion = La promotion
promotion-crown = Un pion qui finit son coup sur la dernière rangée devient dame. Il manque un pas.
promotion-crown-right = Promu. Les noirs jouent un coup avant que la dame puisse bouger.
promotion-passing = Le pion arrive sur la dernière rangée au milieu d’une prise, et doit continuer. Jouez.
promotion-passing-right = Un pion n’est promu que là où le coup finit. Il est passé par 4 et reste pion.
promotion-passing-stop = En 4 la prise n’est pas finie : 9 est prenable aussi.
promotion-one-step = À un pas de la dernière rangée. Mais regardez d’abord ce qui est obligatoire.
promotion-one-step-right = La prise passait d’abord, et elle va en arrière. Un adversaire rusé éloigne ainsi un pion de la promotion.
promotion-one-step-crown = La promotion attendra : le pion en 12 est prenable.
promotion-one-step-other = Rien d’autre n’est permis tant que 12 est prenable.

king = La dame volante
king-far = Une dame va aussi loin qu’elle veut sur une diagonale libre, dans les deux sens. Parcourez la grande diagonale : de 46 à 5.
king-far-right = Neuf cases en un coup. D’ici une dame surveille toute la route.
king-far-short = Une bonne case, mais allez cette fois jusqu’au bout, en 5.

king-capture = Prendre à distance
king-capture-distance = Une dame prend à toute distance si le chemin est libre, et se pose sur une case libre derrière. Prenez 23.
king-capture-distance-right = Vous aviez le choix entre 19, 14, 10 et 5.
king-capture-land = Choisissez bien l’arrivée : sur une des quatre cases, le pion de 9 prend votre dame.
king-capture-land-right = À l’abri. Après une prise, demandez-vous toujours qui peut reprendre.
king-capture-land-taken = En 14 la dame touche 9, et 20 est libre derrière elle. Les noirs la prennent.

turkish = Le coup turc
turkish-stop = Vous avez les noirs. Prenez avec la dame, et voyez où elle doit s’arrêter : les pions pris lui barrent encore le chemin.
turkish-stop-right = Quatre pions, puis l’arrêt en 33, devant le pion de 39 qu’elle avait déjà pris. Le dernier pion, en 38, l’a prise.
turkish-block = Et avec les blancs : une seule prise. Trouvez où finit la dame.
turkish-block-right = En 43. Faire buter une dame contre ses propres prises : c’est le coup turc.

winning = Gagner
winning-all = On gagne quand l’adversaire n’a plus de pièce. Prenez la dernière.
winning-all-right = Gagné : les noirs n’ont plus rien à jouer.
winning-blocked = On gagne aussi quand l’adversaire a le trait et ne peut pas jouer. Enfermez le pion de 36.
winning-blocked-right = Gagné : 41 est occupée, et 47 derrière aussi. Les noirs ne peuvent plus jouer.
winning-blocked-taken = Alors 47 est libre, et les noirs sautent 41 et vont à dame.
winning-blocked-free = Cela laisse 41 libre, et les noirs avancent.

draws = Les nulles et les compteurs
draws-repetition = Quand la même position revient pour la troisième fois avec le même trait, la partie est nulle. Vous avez les noirs : faites-le.
draws-repetition-right = Nulle : la position de départ est venue pour la troisième fois.
draws-repetition-other = Cela donne une nouvelle position. Remettez la dame en 5.
draws-twenty-five = Le compteur le montre : 25 coups de chaque camp avec les dames seules et sans prise font nulle. Il manque un coup de dame : jouez 4–9.
draws-twenty-five-right = Nulle. Un coup de pion ou une prise aurait remis le compteur à 25.
draws-twenty-five-man = Jouez 4–9 avec la dame. Un coup de pion remettrait le compteur à zéro.
draws-sixteen = Trois pièces, dont une dame, contre une dame seule : nulle après 16 coups de chaque camp. Vous avez les noirs, et votre coup est le dernier.
draws-sixteen-right = Nulle. Rien ne remet ce compteur à zéro, pas même une prise.
draws-five = Deux dames, une dame et un pion, ou une dame contre une dame seule : 5 coups chacun. Vous avez les noirs : tenez la nulle.
draws-five-right = Nulle, cinq coups après le début du compte.
draws-last = Le dernier coup avant la limite compte encore. Vous avez les blancs : gagnez avec lui.
draws-last-right = Gagné au tout dernier coup. La nulle ne vient que si la partie n’est pas déjà finie.

notation = La notation
notation-move = Un coup s’écrit avec ses deux cases. Jouez 32–28.
notation-move-turn2 = Les noirs ont répondu 19–23. Une prise a une croix : jouez 28×19.
notation-move-right = Vous savez lire une partie. On peut aussi écrire les coups : 32-28, ou 3228, et 28x19.
notation-move-other = De 32 à 28 : le premier numéro est le départ.

wrong-corner = Le damier mal tourné
wrong-corner-black = Les noirs sont assis en haut. Touchez le coin foncé à leur gauche.
wrong-corner-black-right = La case 5. Une partie sur un damier mal tourné ne compte pas.
wrong-corner-black-white = C’est celui des blancs. Asseyez-vous en pensée de l’autre côté.
wrong-corner-black-other-side = 1 est à droite des noirs, et ce n’est pas un coin : le coin clair est à côté.
wrong-corner-black-elsewhere = Regardez la rangée du haut : la gauche des noirs est votre droite.

light-squares = Aller tout droit
light-squares-step = Les cases claires ne servent jamais. Jouez le pion de 33.
light-squares-step-right = En 28 ou 29, en diagonale. Une pièce reste toujours sur les cases foncées.
light-squares-step-straight = 23 est tout droit, derrière une case claire. Seules les diagonales comptent.

refusing = Refuser une prise
refusing-take = Vous aimeriez jouer 48–42 tranquillement. Que disent les règles ?
refusing-take-right = On ne choisit jamais entre prendre et ne pas prendre.
refusing-take-refuse = Ce n’est pas permis : un pion est prenable, il faut donc le prendre. Pas d’amende ici, le coup ne se fait pas.

forgotten-backwards = Oublier la prise arrière
forgotten-backwards-back = Les noirs sont passés derrière votre pion de 24. Aux blancs.
forgotten-backwards-back-right = Dépasser un pion ne met pas à l’abri.
forgotten-backwards-back-forward = Regardez derrière le pion de 24 : 29 est prenable.

king-first = Préférer la dame
king-first-count = Deux dames à gauche, des pions à droite. De quel côté le pion de 48 doit-il prendre ?
king-first-count-right = Trois pions passent avant deux dames : seul le nombre compte.
king-first-count-king = Les dames valent plus, mais elles sont moins nombreuses. Comptez de l’autre côté.
king-first-count-half = C’est le bon côté, mais la prise continue.

early-removal = Enlever trop tôt
early-removal-where = La dame de 41 prend quatre pions. Elle ne repasse pas sur un pion déjà pris. Sur quelle case finit-elle ?
early-removal-where-right = 43 : un pion pris y fait encore obstacle. N’enlevez les pions qu’une fois la dame arrêtée.
early-removal-where-gone = Votre propre pion est en 49. La dame ne passe jamais sur les siens.
early-removal-where-early = Elle ne s’arrête pas là : de l’autre côté la prise continue.

crown-in-passing = La promotion au passage
crown-in-passing-through = Le pion de 13 arrive sur la dernière rangée. Devient-il dame ?
crown-in-passing-through-right = Non : il fallait continuer, et il finit pion en 11. Aux dames russes, il serait devenu dame.
crown-in-passing-through-stop = Il ne peut pas s’arrêter en 2 : 7 est prenable aussi.

look = Regarder tous les coups
look-after = Avant chaque coup : que faudra-t-il prendre ensuite, des deux côtés ? Jouez le pion de 33 sans rien perdre.
look-after-turn2 = Les noirs devaient prendre. À vous : reprenez.
look-after-right = Un partout. Vous le saviez avant de jouer, et c’est tout l’art.
look-after-loses = Les noirs prennent 23×32, et rien ne reprend.
look-after-man = Essayez avec le pion de 33 : où les noirs prennent-ils, et qui reprend ?

count = Compter chaque prise forcée
count-number = Si les blancs jouent 27–21, les noirs doivent prendre 16×27. Combien de pions les blancs ont-ils gagnés à la fin ?
count-number-say--1 = Aucun, un de perdu
count-number-right = Un : les blancs donnent un pion, et 32×12 en prend deux.
count-number-stops = Ne cessez pas de compter après la prise noire : c’est encore aux blancs.
count-number-even = Regardez encore 32 : sa prise continue après le premier pion.

give-one = Donner un, prendre deux ou trois
give-one-two = Jouez-le maintenant : donnez un pion et prenez-en deux.
give-one-two-turn2 = Les noirs n’avaient pas le choix. Récoltez.
give-one-two-right = Votre première combinaison. Elle marche parce que la prise est obligatoire.
give-one-two-gift = Les noirs en prennent deux par 17×37, et le butin est à eux.
give-one-two-quiet = Un coup tranquille la manque. Quel cadeau force les noirs à ouvrir le chemin de 32 ?
give-one-three = Un petit changement, un plus grand butin. Trouvez.
give-one-three-turn2 = Et maintenant, le plus possible.
give-one-three-right = Trois pions pour un, et une dame.
give-one-three-gift = Les noirs prennent 17×37, et le butin est parti.
give-one-three-quiet = Pensez au titre de la leçon, et à la position d’avant.

centre = Le centre
centre-choices = Touchez le pion blanc qui a le plus de cases où aller.
centre-choices-right = Deux contre une. Du milieu, un pion aide sur les deux ailes.
centre-choices-edge = Le pion du bord n’a qu’une case.
centre-choices-man = Touchez un des deux pions blancs.
centre-go = Commencez vers le milieu : en 27, 28 ou 29.
centre-go-right = Un bon début : vos pions y travailleront ensemble.
centre-go-edge = 26 est au bord. C’est permis, mais la moitié de son influence se perd.
centre-go-side = Permis, mais ce n’est pas le milieu. Visez 27, 28 ou 29.

edge = Le bord
edge-safe = Un pion au bord ne peut être sauté sur place : il n’y a rien derrière. Touchez les deux pions toujours à l’abri.
edge-safe-right = À l’abri, mais spectateurs. Le bord est une halte, pas une maison.
edge-safe-middle = Autour de 33 il y a des cases de tous côtés : on peut le sauter.
edge-safe-man = Touchez des pions blancs au bord du damier.

back-row = La dernière ligne
back-row-guard = Le pion noir de 36 veut aller à dame. Lequel de vos pions doit rester ? Jouez l’autre.
back-row-guard-turn2 = Les noirs essaient quand même. Arrêtez-le.
back-row-guard-right = Un seul pion de la dernière ligne gardait la porte. Laissez-le là le plus longtemps possible.
back-row-guard-leaves = La garde est partie, et les noirs passent.

together = Rester groupés
together-support = Les noirs menacent le pion de 28. Soutenez-le par-derrière.
together-support-right = Avec 32 derrière, personne ne peut se poser. Des pions en chaîne se protègent.
together-support-alone = Le pion de 28 est toujours seul : 23×32.
together-support-away = Fuir ne sert à rien : 18×27. Il lui faut un ami.

race = La course à dame
race-who = Les deux pions courent : celui de 16 a besoin de trois coups, celui de 31 aussi. Aux blancs. Qui va à dame le premier ?
race-who-say-white = Les blancs
race-who-say-black = Les noirs
race-who-right = À distance égale, le trait décide.
race-who-tie = Comptez : après le troisième coup blanc, le pion est au bout, et les noirs en ont joué deux.
race-run = Avant de courir, regardez ce qui est obligatoire. Aux blancs.
race-run-turn2 = Aucun temps perdu : le coureur noir est parti. Courez, ou regroupez vos pions.
race-run-right = Vous gagnez la course : les noirs ont besoin de trois coups encore.
race-run-race = Pas encore le droit de courir : 38 est prenable.

king-worth = La valeur d’une dame
king-worth-reach = Touchez la pièce blanche qui en vaut à peu près trois autres.
king-worth-reach-right = La dame atteint d’ici treize cases en un coup, le pion une ou deux. Cela vaut bien deux pions, souvent trois.
king-worth-reach-man = Un pion a deux cases au plus.
king-worth-reach-piece = Touchez une des deux pièces blanches.
king-worth-trap = Mais une dame se capture. Ne laissez aux noirs que la grande diagonale, et prenez-la là.
king-worth-trap-turn2 = Elle devait rester sur la diagonale, où qu’elle aille. Prenez-la.
king-worth-trap-right = D’un bout à l’autre de la grande diagonale. Vous connaissez le jeu : jouez.
king-worth-trap-open = Cela laisse un choix aux noirs, ou met votre dame en danger. Allez à l’autre bout de la grande diagonale.
