# Les textes des leçons de Checkers.

part-differences = Ce qui change aux Checkers
part-strategy = Bien jouer

board = Un damier plus petit, et les noirs commencent
board-first = Huit cases sur huit, numérotées de 1 à 32, et douze pions chacun. Ici les noirs commencent : à vous.
board-first-right = Il y avait sept coups. Tout est plus serré ici que sur cent cases.

forward = Le pion ne prend qu’en avant
forward-back = Un pion noir est derrière le vôtre, en 22. Aux Checkers un pion ne prend pas en arrière. Que pouvez-vous jouer ?
forward-back-right = Un coup tranquille en avant. Qui a dépassé un pion n’en a plus rien à craindre.
forward-back-back = En arrière, seule une dame prend.
forward-forward = Ici la prise est obligatoire. Jouez-la, et voyez où elle s’arrête.
forward-forward-right = En 15 : le pion de 19 est maintenant derrière, hors d’atteinte.

choice = Le choix de la prise est libre
choice-choose = Une prise en prend deux, l’autre un. Les deux sont permises : le nombre ne compte pas ici. Choisissez.
choice-choose-right = Votre choix était permis. Mais une prise commencée va jusqu’au bout.
choice-choose-half = Vous avez pris par 18 : alors il faut prendre 10 aussi.

king = La dame fait un pas
king-step = Une dame avance d’une case, dans les quatre directions. Jouez-la.
king-step-right = Quatre choix. Une dame vaut ici à peu près un pion et demi, pas trois.
king-step-far = Les dames ne volent pas aux Checkers : une case à la fois.
king-take = Mais elle prend aussi en arrière. Il y a une prise.
king-take-right = Par-dessus sa voisine, sur la case juste derrière, et pas plus loin.
king-take-quiet = Regardez derrière la dame : 22 est prenable.

crown = La promotion finit le coup
crown-stop = Prenez 7 et arrivez au bout. La nouvelle dame peut-elle aussi prendre 6 ?
crown-stop-right = Non : la promotion finit le coup. Les noirs peuvent sauver 6.
crown-stop-on = Le coup finit en 2. Un pion ne prend pas en arrière, et il n’est dame qu’après.

draws = Les nulles
draws-forty = Après combien de coups de chaque camp, sans coup de pion ni prise, une partie de Checkers est-elle nulle ?
draws-forty-right = Quarante, selon les règles de la WCDF. Et quand la même position revient pour la troisième fois.
draws-forty-ten = C’est celui des dames internationales. Les Checkers laissent plus de temps.

two-for-one = Donner un, prendre deux
two-for-one-shot = Le nombre de pièces est libre, mais prendre ne l’est pas. Offrez le pion de 22 là où les noirs doivent le prendre.
two-for-one-shot-turn2 = Les noirs devaient prendre. Prenez-en deux.
two-for-one-shot-right = Deux pour un : la plus vieille ruse du jeu, sur tous les damiers.
two-for-one-shot-gift = Les noirs prennent 14×21, et rien ne reprend.
two-for-one-shot-quiet = Permis, mais les noirs ne sont forcés à rien. Essayez 22–18.
