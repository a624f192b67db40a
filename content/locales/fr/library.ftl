# La bibliothèque de parties en français.

library-text = Toutes les parties de cet appareil : celles que vous avez jouées et celles que vous avez importées. Rien n’est envoyé ailleurs.
library-failed = La bibliothèque ne peut pas être ouverte : { $message }
library-reading = Lecture des parties…
library-empty = Pas encore de parties
library-empty-text = Terminez une partie, ou importez un fichier PDN : il peut contenir des milliers de parties. Vous pouvez aussi le déposer ici ou coller son texte.
library-where = Où chercher
library-all = Toutes les parties ({ NUMBER($count) })
library-games = Parties
library-game = { $white } – { $black }
library-keys = Les flèches, Page, Début et Fin parcourent la liste, Entrée ouvre une partie, espace la coche.
library-result = { $result ->
    [white] Les blancs gagnent
    [black] Les noirs gagnent
    [draw] Nulle
   *[open] Sans résultat
 }
own-games = Parties jouées ici
pasted-text = Texte collé

## What is asked for
library-search = Chercher des parties
condition-player = Joueur
condition-white = Blancs
condition-black = Noirs
condition-event = Tournoi
condition-site = Lieu
condition-from = Depuis
condition-to = Jusqu’à
condition-result = Résultat
condition-game = Sorte de dames
condition-material = Matériel, blancs d’abord
condition-fen = Cette position se présente
condition-contains = Ces pièces sont ainsi placées (FEN)
condition-minPlies = Coups, au moins
condition-maxPlies = Coups, au plus
any = Tout
either-side = Quel que soit le trait
more-conditions = Plus de conditions
fewer-conditions = Moins de conditions
clear-conditions = { $count ->
    [one] Effacer la condition
   *[other] Effacer { $count } conditions
 }
condition-fault = { $field ->
    [from] « { $text } » n’est pas une date : écrivez 1998, 1998.07 ou 1998.07.21.
    [to] « { $text } » n’est pas une date : écrivez 1998, 1998.07 ou 1998.07.21.
    [material] « { $text } » n’est pas un matériel : écrivez les pions (m) et les dames (k) des blancs, puis des noirs, comme 3k-1k ou 2m1k-3m.
    [fen] « { $text } » n’est pas une position de cette sorte de dames.
    [contains] « { $text } » n’est pas une position : écrivez les pièces comme dans un FEN, W:W27,K32:B18.
   *[other] « { $text } » ne peut pas être cherché.
 }
search-failed = La recherche a échoué : { $message }
games-found = { $count ->
    [0] Aucune partie trouvée
    [one] 1 partie trouvée
   *[other] { NUMBER($count) } parties trouvées
 }
games-ticked = { NUMBER($count) } cochées sur { NUMBER($found) } trouvées

## The list
column-white = Blancs
column-black = Noirs
column-event = Tournoi
column-date = Date
column-result = Résultat
column-plies = Coups
tick-all = Cocher toutes les parties
tick-game = Cocher { $game }
has-problem = Quelque chose n’a pas pu être lu dans cette partie

## The board
say-search-here = Recherche de cette position.
say-search-all = Recherche sans position.
opening-tree = Ce qui a été joué ici
tree-games = { $count ->
    [one] 1 des parties trouvées passe par cette position
   *[other] { NUMBER($count) } des parties trouvées passent par cette position
 }
tree-move = Coup
tree-count = Parties
tree-results = Blancs – nulles – Noirs
tree-shares = { $white } – { $draws } – { $black }
tree-no-results = sans résultat
tree-empty = Aucune des parties trouvées ne continue depuis cette position.

## Taking in and giving away
import-files = Importer des fichiers PDN
importing = Importation des parties
importing-file = Importation de { $name }
importing-count = { NUMBER($read) } parties lues, dont { NUMBER($kept) } nouvelles
import-report = Ce qui a été importé
import-done = { $kept ->
    [0] Aucune nouvelle partie
    [one] 1 nouvelle partie
   *[other] { NUMBER($kept) } nouvelles parties
 }{ $twice ->
    [0] .
    [one] , 1 déjà présente.
   *[other] , { NUMBER($twice) } déjà présentes.
 }
import-read = { $read ->
    [one] 1 partie a été lue.
   *[other] { NUMBER($read) } parties ont été lues.
 }
import-stopped = Importation arrêtée : ce qui avait été lu est dans la bibliothèque.
import-full = L’appareil n’a plus de place : ce qui avait été lu est dans la bibliothèque.
import-failed = Le fichier n’a pas pu être lu jusqu’au bout : { $message }. Ce qui avait été lu est dans la bibliothèque.
import-problems = { $count ->
    [one] 1 endroit n’a pas pu être lu tel quel
   *[other] { NUMBER($count) } endroits n’ont pas pu être lus tels quels
 }
import-problems-text = Les parties sont tout de même dans la bibliothèque, aussi loin qu’elles ont pu être lues.
import-game = Partie { $game } :
pdn-why = { $code ->
    [unexpected-text] « { $text } » n’est ni un coup, ni un commentaire, ni une variante, ni un résultat
    [stray-brace] une « { "}" } » qui ne ferme aucun commentaire
    [stray-bracket] une « ) » qui ne ferme aucune variante
    [unclosed-comment] le commentaire commencé ici n’a pas de fin
    [unclosed-variation] la variante commencée ici n’a pas de fin
    [unclosed-tag] la balise commencée ici n’a pas de « ] »
    [unclosed-value] la valeur de cette balise n’a pas de guillemet fermant
    [unquoted-value] la valeur de cette balise n’est pas entre guillemets
    [bare-quote] un guillemet dans la valeur de cette balise
    [line-end-in-value] la valeur de cette balise tient sur plusieurs lignes
    [no-value] la balise { $text } n’a pas de valeur
    [no-tag] « { $text } » parmi les coups n’est pas une balise
    [bad-setup] un « / » qui ne met aucune position sur le damier
    [bad-nag] « { $text } » n’est pas une marque : il faut $ et un nombre jusqu’à 65535
    [bad-capture-list] des cases prises qui ne suivent aucun coup
    [mark-without-move] la marque « { $text } » ne suit aucun coup
    [result-without-game] le résultat « { $text } » est seul
    [utf-16] le fichier est en UTF-16 : enregistrez-le en UTF-8
    [too-long] plus de { $limit } octets d’un seul tenant
    [too-many] trop d’éléments dans une partie : { $limit } au plus
    [too-deep] les variantes imbriquées au-delà de { $limit } niveaux sont laissées de côté
    [illegal-variation] le coup { $text } d’une variante n’y est pas possible
    [unknown-move] un coup est laissé inconnu ; la suite n’est pas vérifiée
    [bad-position] « { $text } » n’est pas une position possible
    [result-mismatch] la balise Result indique « { $text } », autre chose suit les coups
    [wrong-result] le résultat « { $text } » n’est pas celui des coups
    [wrong-route] la prise { $text } ne passe pas par là ; la seule avec ces extrémités est retenue
    [unknown-game-type] « { $text } » ne désigne aucun jeu ; il est deviné d’après les coups
    [unknown-game] le coup { $text } ne va avec aucun des jeux vérifiés, et aucune balise ne dit de quel jeu il s’agit
    [game-not-played] un jeu qui ne se joue pas ici : ses coups ne sont pas vérifiés
   *[other] { $message }
 }
import-more-problems = Et { NUMBER($count) } de plus.
export-games = { $count ->
    [one] Enregistrer 1 partie en PDN
   *[other] Enregistrer { NUMBER($count) } parties en PDN
 }
say-exported = { $count ->
    [one] 1 partie enregistrée.
   *[other] { NUMBER($count) } parties enregistrées.
 }
delete-games = { $count ->
    [one] Supprimer 1 partie
   *[other] Supprimer { NUMBER($count) } parties
 }
delete-games-text = Elles sont retirées de cet appareil et de toutes les collections. C’est définitif.
leave-it = Tout garder

## Collections
collect = { $count ->
    [one] Mettre 1 partie dans une collection
   *[other] Mettre { NUMBER($count) } parties dans une collection
 }
collect-into = Dans une collection existante
collection-count = { $name } ({ NUMBER($count) })
new-collection = Nouvelle collection
edit-collection = Nom et notes
collection-name = Nom
collection-note = Notes
collection-needs-name = Une collection a besoin d’un nom.
say-collected = Gardé : { $name }.
take-from = { $count ->
    [one] Retirer 1 partie de la collection
   *[other] Retirer { NUMBER($count) } parties de la collection
 }
dissolve-title = Supprimer la collection { $name }
dissolve-text = Son nom et ses notes sont supprimés. Ses parties ({ $count }) restent dans la bibliothèque.
keep-collection = Garder
