# Damier en français. Les cases, les coups et les noms arrivent en variables ; un message est toujours une phrase ou une étiquette entière.

## Le cadre
title-home = Damier : jouer aux dames, sans compte et sans réseau
title-page = { $page } – Damier
skip = Aller au contenu
main-navigation = Navigation principale
page-home = Accueil
page-play = Jouer
page-games = Parties
page-library = Bibliothèque
page-learn = Apprendre
page-exercises = Exercices
page-analyse = Analyser
page-editor = Composer une position
page-rules = Règles
page-ranking = Classement
page-account = Compte
page-privacy = Confidentialité
page-help = Aide
page-failed = Cette page n’a pas pu être chargée. Revenez au damier : votre partie est en sécurité.
menu = Menu
close = Fermer
language = Langue
language-is = Langue : { $language }
settings = Réglages
sound = Son
offline = Vous êtes hors ligne. Tout fonctionne.
offline-short = Hors ligne
ready-offline = Prêt hors ligne
fetching-files = Chargement, { $have } fichiers sur { $all }
update-ready = Une nouvelle version est prête.
update-after = Une nouvelle version est prête. Elle démarre après cette partie.
update-now = Démarrer

## Accueil
home-title =
    Cinquante cases, quarante pions,
    et le temps de réfléchir.
home-lede = Les dames internationales sur cent cases, avec les checkers, les dames russes et brésiliennes. Sans compte, sans publicité, et même sans réseau.
home-board = La position de départ, le pion en 32 étant choisi
home-caption = Les blancs commencent. Touchez un pion, puis une case marquée.
play-now = Jouer
change = Modifier
two-here = À deux sur cet écran
read-rules = Lire les règles
your-game = Votre partie
all-games = Toutes les parties
against = Contre { $name }, coup { $count }
between = { $white } et { $black }, coup { $count }
kept-at = Enregistrée le { $date }.
continue = Continuer
no-game = Aucune partie enregistrée
no-game-text = Une partie est conservée ici dès son premier coup.
the-rules = Les règles
all-rules = Toutes les règles
teach-title = Prendre le plus
teach-text = Qui peut prendre doit prendre, et le plus de pièces possible.
read-on = Lire la suite
points-here = Points sur cet appareil
wins-line = { $count ->
    [one] { $level }, { $count } victoire
   *[other] { $level }, { $count } victoires
 }
points-explained = Une victoire classée vaut 10, 30 ou 100 points : Facile, Normal, Expert.

## Jeux et camps
game-name = { $game ->
    [checkers] Checkers
    [russian] Russes
    [brazilian] Brésiliennes
   *[international] Internationales
 }
game-hint = { $game ->
    [checkers] 8×8, les noirs commencent
    [russian] 8×8, dames volantes
    [brazilian] 8×8, prise majoritaire
   *[international] 10×10, 20 pions
 }
side-name = { $side ->
    [white] Blancs
   *[black] Noirs
 }
you = Vous
computer = ordinateur
level-name = { $level ->
    [2] Facile
    [4] Normal
    [6] Expert
   *[other] Niveau { $level }
 }

## Nouvelle partie
new-game = Nouvelle partie
play-from-here = Jouer à partir d’ici
game = Jeu
opponent = Adversaire
the-computer = L’ordinateur
the-computer-hint = réfléchit sur cet appareil
two-people = Deux joueurs
two-people-hint = sur cet écran ; le damier peut tourner
level = Niveau
level-hint = { $level ->
    [2] Voit peu. { $points } points
    [4] Punit les fautes. { $points } points
   *[6] Trouve les combinaisons. { $points } points
 }
all-levels = Les huit niveaux
you-play = Vous jouez
by-lot = Au hasard
name-of = { $side ->
    [white] Nom des blancs
   *[black] Nom des noirs
 }
turning = Le damier
turning-name = { $turning ->
    [board] Tourne
    [pieces] Pièces tournées
   *[fixed] Fixe
 }
turning-hint = { $turning ->
    [board] vers celui qui joue
    [pieces] pour deux joueurs face à face
   *[fixed] les blancs en bas
 }
clock = Pendule
clock-off = Aucune
clock-own = Autre…
clock-none = sans pendule
clock-words = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
     }
   *[other] { $minutes } + { $increment } : minutes chacun, et secondes par coup
 }
minutes-each = Minutes chacun
seconds-a-move = Secondes ajoutées par coup
draw-rules = Règles de nullité
profile-fmjd = Règles de la FMJD
profile-fmjd-hint = Le règlement officiel : trois fois la même position, 25 coups de dames, 16 et 5 coups contre une dame seule.
profile-simple-25 = Seulement la règle des 25 coups
profile-simple-25-hint = Nulle après 25 coups de chacun sans prise ni coup de pion, et jamais autrement.
profile-capture-25 = 25 coups sans prise
profile-capture-25-hint = Nulle après 25 coups de chacun sans prise, quelle que soit la pièce jouée.
profile-main-road-5 = FMJD, et cinq coups sur la grande ligne
profile-main-road-5-hint = Les règles de la FMJD ; de plus, une dame seule qui tient la grande ligne contre trois pièces fait nulle après 5 coups de chacun.
profile-wcdf = Règles de la WCDF
profile-wcdf-hint = Trois fois la même position, ou 40 coups de chacun sans avance de pion ni prise.
profile-acf-50 = Anciennes règles américaines
profile-acf-50-hint = Comme la WCDF, avec 50 coups au lieu de 40.
profile-fmjd-64 = Règles FMJD-64
profile-fmjd-64-hint = Trois fois la même position, 15 coups de dames, et des limites plus courtes quand il reste peu de pièces.
profile-brazilian-20 = Brésiliennes, 20 coups
profile-brazilian-20-hint = Comme FMJD-64, avec 20 coups de dames au lieu de 15.
count-points = Compter les points
count-points-hint = Alors ni annulation ni indice.
count-points-not = Pour Facile, Normal et Expert, depuis le début, avec les règles habituelles.
strict = Strict, comme en tournoi
strict-hint = Pièce touchée, pièce jouée ; ni annulation ni indice.
setup-friend = À deux sur cet écran, { $clock }.
setup-computer = Contre { $level }, { $color ->
    [white] vous jouez les blancs
    [black] vous jouez les noirs
   *[lot] couleurs au sort
 }, { $clock }, { $help ->
    [ranked] pour des points
    [strict] strict
   *[help] annulation et indices permis
 }.
play = Jouer

## La table
this-game = Cette partie
board = Damier
board-title = Damier : { $game }
moves-and-actions = Coups et actions
moves = Coups
no-moves-yet = Aucun coup joué
your-move = à vous
their-move = à l’ordinateur
first = Première position
back = En arrière
forward = En avant
last = Dernière position
undo = Annuler
redo = Rejouer
hint = Indice
turn-board = Tourner
offer-draw = Proposer nulle
resign = Abandonner
more = Plus
pause = Pause
go-on = Reprendre
analyse = Analyser
zen = Damier seul
zen-out = Tout montrer
bar-undo = Annuler
bar-hint = Indice
bar-turn = Tourner
bar-draw = Nulle
bar-more = Plus
bar-moves = Coups
bar-text = Texte
bar-coach = Moments
coach-title = Les moments décisifs
thinking = { $seconds ->
    [0] { $name } réfléchit
   *[other] { $name } réfléchit, { $seconds } s
 }
fetching-engine = Chargement de l’ordinateur, { $kb } Ko
turn-finish = Terminez la rafle
turn-move = { $who ->
    [you] À vous
   *[side] { $side ->
        [white] Trait aux blancs
       *[black] Trait aux noirs
     }
 }
turn-must = { $who ->
    [you] À vous : prise obligatoire
   *[side] { $side ->
        [white] Aux blancs : prise obligatoire
       *[black] Aux noirs : prise obligatoire
     }
 }
taken-word = { $count ->
    [one] prise
   *[other] prises
 }
clock-of = { $side ->
    [white] Pendule des blancs
   *[black] Pendule des noirs
 }
type-move = Écrivez un coup, par exemple { $example }
play-typed = Jouer
play-move = Jouer { $move }
start-again = Recommencer cette rafle
try-again = Réessayer
the-rule = La règle
the-lesson = La leçon
note = Note
no-game-yet = Il n’y a pas de partie sur la table.
game-gone = Cette partie n’est pas ici
game-gone-text = Elle a été supprimée, ou jouée sur un autre appareil. Chaque partie reste sur l’appareil où elle a été jouée.

## Compteurs de nullité
counter-name = { $counter ->
    [main-road] Grande ligne
    [three-kings] Trois dames
   *[other] Règle des { $counter } coups
 }
moves-left = { $count ->
    [one] encore { $count } coup
   *[other] encore { $count } coups
 }
counts-king-moves = { $count ->
   *[other] Seules des dames ont joué : nulle après { $count } coups de chacun. Un coup de pion ou une prise remet le compte à zéro.
 }
counts-no-capture = { $count ->
   *[other] Nulle après { $count } coups de chacun sans prise ; aux checkers, l’avance d’un pion remet aussi le compte à zéro.
 }
counts-lone-king = { $count ->
   *[other] Peu de pièces contre une dame seule : nulle après { $count } coups de chacun.
 }
counts-main-road = { $count ->
   *[other] Une dame seule tient la grande ligne : nulle après { $count } coups de chacun.
 }
counts-kings-on-both-sides = { $count ->
   *[other] Chaque camp a une dame, sans prise ni promotion : nulle après { $count } coups de chacun.
 }
same-position = Même position
times-of = { NUMBER($count, type: "ordinal") ->
    [one] { $count }re fois sur { $limit }
   *[other] { $count }e fois sur { $limit }
 }
same-position-near = Encore une fois, avec le même trait, et la partie est nulle.
limits = Limites de coups
none-running = aucune en cours

## Pourquoi un coup est refusé
refusal-instead = { $others ->
    [0] { $mustPiece ->
        [king] La dame marquée, en { $mustFrom }, <b>peut en prendre { $count }</b> : jouez { $must }.
       *[man] Le pion marqué, en { $mustFrom }, <b>peut en prendre { $count }</b> : jouez { $must }.
     }
   *[other] { $mustPiece ->
        [king] La dame marquée, en { $mustFrom }, <b>peut en prendre { $count }</b>, par exemple : { $must }.
       *[man] Le pion marqué, en { $mustFrom }, <b>peut en prendre { $count }</b>, par exemple : { $must }.
     }
 }
refused-unreadable = « { $text } » n’est pas un coup.
why-unreadable = Un coup s’écrit par deux cases, comme 32-28, et une prise avec un x, comme 32x23.
refused-no-such-square = Cette case n’existe pas.
why-no-such-square = Le coup « { $text } » nomme une case que ce damier n’a pas.
refused-empty-square = Il n’y a rien en { $square }.
why-empty-square = Un coup part de la case d’une de vos pièces.
refused-not-your-piece = Ce n’est pas à vous de jouer la pièce en { $square }.
why-not-your-piece = { $turn ->
    [white] Le trait est aux blancs.
   *[black] Le trait est aux noirs.
 }
refused-same-square = La pièce est déjà en { $from }.
why-same-square = Un coup finit sur une autre case, sauf une prise qui fait le tour.
refused-own-piece-in-the-way = { $touched ->
    [yes] La pièce en { $from } n’a pas de case libre.
   *[no] { $move } est refusé : votre pièce barre la route.
 }
why-own-piece-in-the-way = { $touched ->
    [yes] Vos propres pièces sont devant, entre autres en { $square }. Jouez d’abord l’une d’elles.
   *[no] Une de vos pièces est en { $square }, et l’on ne saute jamais les siennes.
 }
refused-enemy-piece-in-the-way = { $touched ->
    [yes] La pièce en { $from } ne peut pas bouger.
   *[no] { $move } est refusé : la case est occupée.
 }
why-enemy-piece-in-the-way = Une pièce adverse est en { $square }. On ne la prend que si la case derrière elle est libre.
refused-no-room-to-land = { $touched ->
    [yes] La pièce en { $from } ne peut pas bouger.
   *[no] { $move } est refusé : pas de place derrière.
 }
why-no-room-to-land = Pour prendre une pièce, la case juste derrière elle doit être libre.
refused-not-on-a-diagonal = { $move } est refusé : ce n’est pas une diagonale.
why-not-on-a-diagonal = Les pièces jouent et prennent en diagonale seulement.
refused-man-does-not-step-backwards = { $move } est refusé : un pion ne recule pas.
why-man-does-not-step-backwards = { $game ->
    [checkers] Les pions jouent et prennent vers l’avant ; la dame va dans les deux sens.
   *[other] Les pions avancent seulement, mais prennent dans les deux sens. Seule une dame recule.
 }
refused-man-steps-one-square = { $move } est refusé : c’est trop loin pour un pion.
why-man-steps-one-square = Un pion avance d’une case, en diagonale.
refused-king-steps-one-square = { $move } est refusé : c’est trop loin.
why-king-steps-one-square = Dans ce jeu, une dame avance ou recule d’une case.
refused-man-does-not-capture-backwards = { $move } est refusé : un pion prend vers l’avant.
why-man-does-not-capture-backwards = Dans ce jeu, seules les dames prennent en arrière.
refused-captures-neighbours-only = { $move } est refusé : on ne prend que la pièce voisine.
why-captures-neighbours-only = Cette pièce prend celle qui la touche, et se pose juste derrière.
refused-no-king-before-the-end = { $move } est refusé : c’est encore un pion.
why-no-king-before-the-end = Un pion ne devient dame que là où son coup finit, et ne continue pas comme dame dans le même coup.
refused-nothing-to-capture = { $move } est refusé : rien à prendre.
why-nothing-to-capture = Aucune pièce adverse n’est sur le trajet.
refused-capture-is-compulsory = { $touched ->
    [yes] La pièce en { $from } doit attendre : prise obligatoire.
   *[no] { $move } est refusé : prise obligatoire.
 }
why-capture-is-compulsory = Qui peut prendre doit prendre.
refused-longer-capture-exists = { $touched ->
    [yes] La pièce en { $from } doit attendre : trop peu.
   *[no] { $move } est refusé : trop peu.
 }
why-longer-capture-exists = La prise majoritaire est obligatoire.
refused-capture-goes-on = Pas encore : la rafle continue.
why-capture-goes-on = Depuis { $to }, il reste à prendre, et une rafle se joue jusqu’au bout.
refused-land-where-it-goes-on = { $move } est refusé : la rafle continue ailleurs.
why-land-where-it-goes-on = Depuis une autre case derrière la pièce prise, il reste à prendre.
refused-captured-piece-still-stands = { $move } est refusé : la pièce en { $square } est déjà prise.
why-captured-piece-still-stands = Les pièces prises ne quittent le damier qu’à la fin de la rafle. D’ici là elles restent, et aucune n’est sautée deux fois.
refused-no-such-route = Ce chemin n’existe pas.
why-no-such-route = Une prise avec ce départ et cette arrivée existe, mais par un autre chemin.
refused-ambiguous = { $text } se joue de { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
 }.
why-ambiguous = Les pièces prises ne sont pas les mêmes. Choisissez, ou écrivez toutes les cases.
refused-game-over = La partie est finie.
why-game-over = Reprenez des coups, ou commencez une nouvelle partie.

## Autres notes
note-touched-title = La pièce en { $square } a été touchée.
note-touched-text = Dans une partie stricte, pièce touchée, pièce jouée.
note-unfinished-title = La rafle n’est pas finie.
note-unfinished-text = Continuez avec la pièce qui a commencé à prendre.
note-hint-title = Indice : { $move }
note-hint-text = L’ordinateur jouerait ce coup.
note-thinking-hint-title = Un instant.
note-thinking-hint-text = L’ordinateur regarde la position.
note-declined-early-title = L’ordinateur refuse.
note-declined-early-text = C’est trop tôt pour une nulle. Proposez de nouveau quand il restera moins de pièces.
note-declined-better-title = L’ordinateur refuse.
note-declined-better-text = Il se croit mieux, et continue.
note-premove-title = Le coup prévu, { $move }, n’est plus possible.
note-premove-text = Le coup de l’ordinateur a changé la position. Choisissez un autre coup.
note-not-allowed-title = { $what ->
    [undo] Pas d’annulation dans cette partie.
   *[hint] Pas d’indice dans cette partie.
 }
note-not-allowed-text = { $why ->
    [ranked] Elle compte pour des points.
   *[strict] Elle se joue strictement, comme en tournoi.
 }
note-not-saved-title = Le dernier coup n’a pas pu être enregistré.
note-not-saved-text = La partie continue, mais cet appareil ne garde plus rien. Par sûreté, copiez la partie en PDN.
note-engine-failed-title = L’ordinateur n’a pas pu démarrer.
note-engine-failed-text = Votre partie est en sécurité. Réessayez ; sans réseau, cela fonctionne dès que Damier est prêt hors ligne.
note-analysis-failed-title = L’analyse n’a pas pu être ouverte.
note-analysis-failed-text = Votre partie est en sûreté. Réessayez ; sans réseau, cela marche dès que Damier est prêt hors ligne.
note-copied-title = { $what ->
    [pdn] La partie est copiée.
   *[fen] La position est copiée.
 }
note-capturing-title = { $taken ->
    [one] Une pièce prise, et la rafle continue.
   *[other] { $taken } pièces prises, et la rafle continue.
 }
note-capturing-text = De { $from }, continuez en <b>{ $to }</b>. Les pièces prises partent à la fin de la rafle.
note-confirm-title = Jouer { $move } ?
note-confirm-text = Touchez encore la case, ou le bouton.

## Ce qui est dit
label-empty = { $square }, vide
label-piece = { $square }, { $piece ->
    [white-man] pion blanc
    [white-king] dame blanche
    [black-man] pion noir
   *[black-king] dame noire
 }
label-taken = prise
label-chosen = choisie
label-lands = arrivée possible
label-goes = case possible
label-can-capture = peut prendre
label-last = dernier coup
label-gone = pièce prise ici
say-move = { $side ->
    [white] Blancs
   *[black] Noirs
 } : { $from } vers { $to }.
say-capture = { $side ->
    [white] Blancs
   *[black] Noirs
 } : { $from } prend jusqu’à { $to }, { $taken ->
    [one] une pièce
   *[other] { $taken } pièces
 }.
say-crowned = Une nouvelle dame.
say-short = { $taken ->
    [0] { $from } { $to }
   *[other] { $from } prend { $to }
 }
say-must = Prise obligatoire.
say-step = { $count ->
    [one] Une pièce prise. La rafle continue.
   *[other] { $count } pièces prises. La rafle continue.
 }
say-planned = Coup prévu.
say-undone = Coup annulé.
say-redone = Coup rejoué.
say-start = Le début de la partie.
say-row = Rangée { $row } : { $squares }.
say-clocks = Blancs { $white }, noirs { $black }
say-low-time = { $side ->
    [white] Il reste { $seconds } secondes aux blancs.
   *[black] Il reste { $seconds } secondes aux noirs.
 }
command-last = dernier
command-clock = pendule
command-pieces = pions
command-row = rangée
command-undo = annuler
command-hint = indice
command-turn = tourner
command-draw = nulle
command-resign = abandonner

## Fins
end-won = Vous avez gagné.
end-lost = Vous avez perdu.
end-draw = Partie nulle.
end-side-won = Victoire : { $name }.
reason-no-pieces = { $loser ->
    [white] Les blancs n’ont plus de pièce.
   *[black] Les noirs n’ont plus de pièce.
 }
reason-no-moves = { $loser ->
    [white] Les blancs n’ont plus de coup.
   *[black] Les noirs n’ont plus de coup.
 }
reason-repetition = La même position, avec le même trait, est apparue pour la troisième fois.
reason-agreement = Les joueurs sont d’accord.
reason-resignation = { $loser ->
    [white] Les blancs ont abandonné.
   *[black] Les noirs ont abandonné.
 }
reason-time = { $loser ->
    [white] Les blancs n’ont plus de temps.
   *[black] Les noirs n’ont plus de temps.
 }
reason-25-move = { $profile ->
    [capture-25] 25 coups de chacun ont été joués sans prise.
   *[other] 25 coups de chacun ont été joués sans prise ni coup de pion.
 }
reason-16-move = 16 coups de chacun ont été joués avec trois pièces contre une dame seule.
reason-5-move = 5 coups de chacun ont été joués avec deux pièces au plus contre une dame seule.
reason-main-road = 5 coups de chacun ont été joués contre une dame seule sur la grande ligne.
reason-3-kings = 15 coups de chacun ont été joués avec trois dames ou plus contre une dame seule.
reason-15-move = 15 coups de dames de chacun ont été joués sans prise.
reason-20-move = 20 coups de dames de chacun ont été joués sans prise.
reason-30-move = 30 coups de chacun ont été joués avec des dames des deux côtés, sans prise ni promotion.
reason-60-move = 60 coups de chacun ont été joués avec des dames des deux côtés, sans prise ni promotion.
reason-40-move = 40 coups de chacun ont été joués sans avance de pion ni prise.
reason-50-move = 50 coups de chacun ont été joués sans avance de pion ni prise.
took-moves = { $count ->
    [one] La partie a duré { $count } coup.
   *[other] La partie a duré { $count } coups.
 }
points-won = { $count ->
    [one] point pour une victoire contre { $level }
   *[other] points pour une victoire contre { $level }
 }
points-none = Pas de points cette fois contre { $level }
points-total = { $count ->
    [one] Conservé sur cet appareil. Vous avez { $count } point.
   *[other] Conservés sur cet appareil. Vous avez { $count } points.
 }
rematch = Revanche
rematch-as = { $side ->
    [white] Revanche avec les blancs
   *[black] Revanche avec les noirs
 }
take-back = Reprendre
see-board = Voir le damier

## Questions
resign-title = Abandonner cette partie ?
resign-text = L’ordinateur gagne alors.
resign-text-friend = L’autre camp gagne alors.
side-resigns = { $side ->
    [white] Les blancs abandonnent
   *[black] Les noirs abandonnent
 }
draw-title = Nulle d’un commun accord ?
draw-text = Les deux joueurs doivent le vouloir.
draw-offer-title = Proposer la nulle ?
draw-offer-text = L’ordinateur regarde la position, puis accepte ou continue.
both-agree = Les deux sont d’accord
go-on-playing = Continuer à jouer
delete = Supprimer
delete-title = Supprimer cette partie ?
delete-text = Elle n’est conservée que sur cet appareil, et sera perdue.
choose-title = Quelle rafle ?
choose-text = Ces rafles ont le même départ et la même arrivée, mais ne prennent pas les mêmes pièces.
choose-takes = { $count ->
    [one] prend { $squares }
   *[other] prend { $squares }
 }

## Textes de parties
share = Partie en texte
position-words = La position en mots
position-fen = La position en FEN
game-pdn = La partie en PDN
copy-fen = Copier FEN
copy-pdn = Copier PDN
download-pdn = Télécharger PDN
copy-by-hand = Le navigateur ne permet pas de copier. Le texte est sélectionné : copiez-le au clavier.
pdn-failed = La partie n’a pas pu être écrite en PDN. Réessayez avec le réseau.
stays-here = Rien de ceci ne quitte votre appareil.
text-pieces = { $piece ->
    [white-man] { $count ->
        [one] Un pion blanc : { $squares }.
       *[other] { $count } pions blancs : { $squares }.
     }
    [white-king] { $count ->
        [one] Une dame blanche : { $squares }.
       *[other] { $count } dames blanches : { $squares }.
     }
    [black-man] { $count ->
        [one] Un pion noir : { $squares }.
       *[other] { $count } pions noirs : { $squares }.
     }
   *[black-king] { $count ->
        [one] Une dame noire : { $squares }.
       *[other] { $count } dames noires : { $squares }.
     }
 }
open-text = Ouvrir une partie
open = Ouvrir
paste-label = Une position (FEN) ou des parties (PDN)
paste-game = Un FEN est une position du jeu
paste-file = Ou un fichier
paste-empty = Collez d’abord une position ou une partie.
paste-no-games = Il n’y a pas de partie dans ce texte.
paste-unknown-game = C’est un jeu que Damier ne joue pas, ou que l’on ne peut reconnaître.
paste-unreadable = Lecture impossible : { $message }
paste-unnamed = Sans noms
paste-found = { $count ->
    [one] { $count } partie trouvée
   *[other] { $count } parties trouvées
 }
paste-plies = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
pdn-illegal = Ligne { $line }, colonne { $column } : le coup { $text } n’y est pas possible.
pdn-problem = Ligne { $line }, colonne { $column } : { $message }
fen-too-long = Le texte est trop long pour une position : { $limit } caractères au plus.
fen-unexpected = Caractère { $column } : « { $found } » se trouve là où { $expected ->
    [turn] le trait est attendu, W ou B
    [color-field] les pièces d’un camp sont attendues, comme W31,32
    [square] une case est attendue
    [square-up-to] une case de 1 à { $limit } est attendue
    [ascending-run] une suite de cases doit monter, comme 31-50
    [number] un nombre est attendu
    [no-ghost] aucune pièce prise n’est attendue
   *[none] autre chose est attendu
 }.
fen-not-on-board = Il n’y a pas de case { $square } sur ce damier.
fen-man-on-far-row = { $side ->
    [white] Le pion blanc en { $square } y serait une dame.
   *[black] Le pion noir en { $square } y serait une dame.
 }
fen-square-twice = Deux pièces se trouvent en { $square }.
fen-no-pieces = { $side ->
    [white] Les blancs n’ont pas de pièce.
   *[black] Les noirs n’ont pas de pièce.
 }
fen-no-side-to-move = Le texte ne dit pas à qui est le trait : commencez par W: ou B:.

## Parties de cet appareil
games-text = Chaque partie est conservée ici après chaque coup, sur cet appareil seulement.
data-hint = Toutes les parties, les points et les réglages de cet appareil dans un seul fichier, à conserver ou à emporter sur un autre.
data-export = Tout enregistrer
data-import = Restaurer
data-saved = Le fichier est enregistré.
data-restored = { $count ->
    [one] { $count } partie a été restaurée.
   *[other] { $count } parties ont été restaurées.
 }
data-not-json = Ce n’est pas un fichier de Damier : il est illisible. Rien n’a été modifié.
data-not-ours = Ce fichier vient d’un autre programme. Rien n’a été modifié.
data-too-new = Ce fichier vient d’une version plus récente de Damier. Rien n’a été modifié.
data-broken = Ce fichier est endommagé, à { $place }. Rien n’a été modifié.
data-failed = Le fichier n’a pas pu être utilisé : { $place }. Rien n’a été modifié.
data-too-large = Le fichier n’a pas pu être écrit : { $reason }. Si la bibliothèque est très grande, enregistrez-y ses parties en PDN.

## Réglages
set-looks = Aspect
set-sample = Un damier tel qu’il sera
set-theme = Couleurs
set-theme-system = Comme l’appareil
set-theme-light = Clair
set-theme-dark = Sombre
set-theme-contrast = Contraste élevé
set-board = Damier
set-board-auto = Par défaut
set-board-wood = Bois
set-board-print = Imprimé
set-board-slate = Ardoise
set-board-contrast = Contraste
set-pieces = Pièces
set-pieces-auto = Par défaut
set-pieces-turned = Tournées
set-pieces-print = Imprimées
set-pieces-outline = Au trait
set-coords = Numéros des cases
set-coords-auto = Dehors
set-coords-inside = Dedans
set-coords-none = Aucun
set-board-size = Taille du damier
set-names = Sur 8×8
set-names-game = Par défaut
set-names-numbers = 1–32
set-names-letters = a1–h8
set-motion = Mouvement et son
set-speed = Animation
set-speed-none = Aucune
set-speed-fast = Rapide
set-speed-normal = Normale
set-speed-slow = Lente
set-sound = Son
set-volume = Volume
set-speech = Dire les coups à voix haute
set-speech-hint = Avec la voix de cet appareil.
set-moving = Déplacements
set-drag = Glisser les pièces
set-drag-hint = Toucher fonctionne toujours.
set-one-touch = Un seul toucher pour un coup unique
set-one-touch-hint = Une pièce qui n’a qu’un coup le joue aussitôt.
set-confirm = Confirmer chaque coup
set-confirm-hint = Un second toucher joue le coup.
set-captures = Rafles
set-captures-steps = Pas à pas
set-captures-once = Aussi par l’arrivée
set-shortcuts = Raccourcis à une touche
set-shortcuts-everywhere = Partout
set-shortcuts-board = Sur le damier
set-shortcuts-off = Aucun
set-wording = Annonce des coups
set-wording-sentence = En phrases
set-wording-short = En bref
set-wording-notation = Tels quels
set-data = Vos données
