# Les textes des leçons de Dames brésiliennes.

part-differences = Ce qui change aux dames brésiliennes

board = Le jeu international sur soixante-quatre cases
board-first = Les règles sont celles des dames internationales, sur huit cases sur huit, avec douze pions chacun. Les blancs commencent.
board-first-right = Les cases ont un nom : a1 est le coin foncé à gauche des blancs, h8 celui d’en face.
board-corner = Touchez h8, le coin foncé à gauche des noirs.
board-corner-right = La grande diagonale de a1 à h8 est la meilleure place pour une dame.
board-corner-white = C’est a1, le coin des blancs. Allez à l’autre bout de la diagonale.
board-corner-elsewhere = Rangée du haut, tout à droite.

majority = La prise majoritaire
majority-most = Deux prises partent de c3. Ici, contrairement aux dames russes, il faut jouer la plus longue.
majority-most-right = Deux pions avant un. Une dame compte aussi pour une pièce.
majority-most-one = Cela n’en prend qu’un, et on peut en prendre deux.
majority-most-half = Pas encore fini : f6 est prenable aussi.

passing = Pas de dame au passage
passing-stays = Le pion arrive au bout au milieu d’une prise. Jouez jusqu’à la fin.
passing-stays-right = C’est toujours un pion : il n’est promu que là où le coup finit.
passing-stays-stop = En f8 il ne peut pas s’arrêter : e7 est prenable.
passing-ends = Et ici la prise finit en f8. Que peut-on prendre ?
passing-ends-right = Un pion, et une dame. Elle usera de sa force au coup suivant.
passing-ends-on = Il ne continue pas comme dame dans le même coup : c’est la règle russe.

king = La dame sur un petit damier
king-take = Une dame prend à toute distance et se pose où elle veut derrière. Prenez d4.
king-take-right = Quatre cases d’arrivée, sur une petite route. Une dame est très forte ici.

choice = Le libre choix à égalité
choice-equal = Deux prises d’un pion. Maintenant le choix est libre.
choice-equal-right = À nombre égal, choix libre.

draws = Les nulles
draws-kings = Après combien de coups de chaque camp, avec les dames seules et sans prise, la partie est-elle nulle ?
draws-kings-right = Quinze selon les règles FMJD-64. Le profil brésilien de Damier en compte vingt.
draws-kings-few = Cinq, c’est pour deux pièces au plus contre une dame seule.
draws-kings-many = C’est le compte des Checkers.
