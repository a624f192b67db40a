# Conseils, questions, différences et vocabulaire en français.

guide-official = Le texte suivi
official-international = FMJD, annexe 1, « Official FMJD rules for international draughts », version de novembre 2015 ; compétitions : annexe 3.
official-checkers = WCDF, « Rules of Draughts (Checkers) », première section ; nullités selon la règle 1.32. Le texte lu n’est pas daté.
official-russian = FMJD-64, règles du jeu ; nullités selon les articles 7.2.3 à 7.2.9. Le texte lu n’est pas daté.
official-brazilian = Les règles internationales sur soixante-quatre cases ; nullités selon FMJD-64, articles 7.2.3 à 7.2.9. Le texte lu n’est pas daté.
guide-print = Imprimer cette page
picture-men = { $side ->
    [white] pions blancs en { $squares }
   *[black] pions noirs en { $squares }
 }
picture-kings = { $side ->
    [white] dame blanche en { $squares }
   *[black] dame noire en { $squares }
 }
tips-title = Conseils
tips-international-1 = Avant chaque coup, regardez toutes les prises qu’il rend possibles, pour les deux camps.
tips-international-2 = Comptez jusqu’au bout d’une prise, puis la réponse.
tips-international-3 = Gardez vos pions groupés, et près du centre.
tips-international-4 = Laissez des pions sur la dernière ligne tant que l’adversaire pourrait y passer.
tips-international-5 = Une dame vaut environ trois pions : donnez-en deux pour elle, si elle survit.
tips-checkers-1 = Gardez deux pions de la dernière ligne : en 30 et 32 avec les blancs, en 1 et 3 avec les noirs.
tips-checkers-2 = Échangez quand vous avez plus : un pion d’avance pèse davantage à chaque échange.
tips-checkers-3 = Vous choisissez votre prise : prenez celle après laquelle vous êtes mieux.
tips-checkers-4 = Une dame ne fait qu’un pas : amenez-la au centre.
tips-russian-1 = Qui tient la grande route a1–h8 avec une dame perd rarement.
tips-russian-2 = Vous choisissez votre prise, l’adversaire aussi : regardez-les toutes.
tips-russian-3 = Un pion peut percer en pleine prise et continuer comme dame : comptez-le.
tips-russian-4 = Tenez les cases c3, d4, e5 et f6.
tips-brazilian-1 = Tout ce que vous savez des dames internationales vaut ici, en plus serré.
tips-brazilian-2 = La prise la plus longue est obligatoire : c’est ainsi qu’on guide l’adversaire.
tips-brazilian-3 = Surveillez la grande route a1–h8 : une dame y voit la moitié du damier.
tips-brazilian-4 = Un pion qui atteint la dernière rangée au cours d’une prise et continue reste pion : regardez où finissent vos prises.
faq-title = Questions
faq-1 = Suis-je obligé de prendre ?
faq-1-answer = Oui, dans les quatre jeux, et jusqu’au bout de la prise.
faq-2 = Un pion prend-il en arrière ?
faq-2-answer = { $game ->
    [checkers] Non, aux Checkers seule la dame le fait.
   *[other] Oui. Il n’avance que vers l’avant, mais prend dans les quatre directions.
 }
faq-3 = Plusieurs prises sont possibles. Laquelle ?
faq-3-answer = { $game ->
    [checkers] N’importe laquelle : le nombre ne compte pas.
    [russian] N’importe laquelle : le nombre ne compte pas.
   *[other] Celle qui prend le plus de pièces ; une dame compte pour une. À égalité, vous choisissez.
 }
faq-4 = Mon pion passe par la dernière rangée en pleine prise. Est-il dame ?
faq-4-answer = { $game ->
    [checkers] Atteindre la dernière rangée finit le coup, et le pion est dame.
    [russian] Oui, aussitôt, et il continue à prendre comme dame.
   *[other] Non. Seul le pion dont le coup finit là devient dame.
 }
faq-5 = Je ne peux rien jouer. Est-ce nulle ?
faq-5-answer = Non : qui a le trait et ne peut pas jouer a perdu.
faq-6 = J’ai oublié une prise. Ma pièce est-elle perdue ?
faq-6-answer = Non, le vieux « souffler » n’est plus dans les règles. Le coup n’est pas permis, on en joue un autre.
differ-title = Ce qui distingue les jeux
differ-board = Damier et pions
differ-first = Commence
differ-backwards = Le pion prend en arrière
differ-flying = La dame est volante
differ-majority = La plus longue prise est obligatoire
differ-passing = Dame au milieu d’une prise
differ-men = { $size } × { $size }, { $men } chacun
differ-yes = oui
differ-no = non
glossary-title = Le vocabulaire
term-man = pion
term-man-means = la pièce du début de partie
term-king = dame
term-king-means = un pion arrivé à la dernière rangée
term-move = coup
term-move-means = ce qu’un camp joue à son tour ; une prise en est un
term-ply = demi-coup
term-ply-means = un coup d’un seul camp
term-capture = prise, rafle
term-capture-means = un coup qui prend des pièces
term-majority = prise majoritaire
term-majority-means = la prise du plus grand nombre est obligatoire
term-promotion = promotion
term-promotion-means = un pion devient dame
term-far-row = dernière rangée
term-far-row-means = la rangée où un pion devient dame
term-long-diagonal = grande diagonale, grande route
term-long-diagonal-means = la diagonale entre les deux coins foncés
term-combination = combinaison, coup
term-combination-means = des dons qui forcent des prises et rapportent plus qu’ils ne coûtent
term-turkish = coup turc
term-turkish-means = une dame bute contre ses propres prises
term-exchange = échange
term-exchange-means = des prises des deux côtés sans gain
term-blockade = blocage
term-blockade-means = un camp a des pièces mais aucun coup, et a perdu
term-draw = nulle
term-draw-means = personne n’a gagné
term-repetition = répétition
term-repetition-means = la même position avec le même trait
