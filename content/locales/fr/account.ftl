# Comptes, classement et vie privée en français.

## Se connecter
account-title = Compte
account-ways = Accès
account-sign-in = Se connecter
account-sign-in-text = Avec un compte, vos victoires classées figurent au classement. Pour jouer, il n’en faut pas.
account-sign-in-do = Se connecter
account-sign-up = Créer un compte
account-sign-up-text = Un nom et un mot de passe, ou une clé d’accès, suffisent. Aucune adresse n’est demandée.
account-sign-up-do = Créer le compte
account-recover = Code de secours
account-recover-text = Un code de secours définit un nouveau mot de passe et vous connecte. Chaque code sert une fois.
account-recover-do = Définir le mot de passe
account-name = Nom
account-name-hint = 2 à 24 lettres ou chiffres, visibles par tous.
account-privacy = Ce qui est gardé sur vous, pourquoi et combien de temps
recovery-code = Code de secours
password = Mot de passe
new-password = Nouveau mot de passe
password-hint = Au moins 8 lettres ; une phrase convient bien.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-sign-up = Créer le compte avec une clé d’accès
account-none = Ce serveur ne garde pas de comptes. Vos parties et vos points restent sur cet appareil.
account-offline = Vous êtes hors ligne. Il faut le serveur pour se connecter.
account-offline-as = Vous êtes hors ligne, connecté sous le nom { $name }.

## Codes de secours
codes-title = Codes de secours
codes-text = Gardez ces codes là où vous les trouverez sans cet appareil. Ils ne sont montrés que maintenant, et chacun vous laisse rentrer une fois.
codes-copy = Copier
codes-kept = Je les ai gardés
codes-copied = Copié.
codes-new = Nouveaux codes de secours
codes-left = { $count ->
    [one] Il reste { $count } code.
   *[other] Il reste { $count } codes.
 }

## Le profil
account-since = Ici depuis le { $date }.
account-checking = { $count ->
    [one] { $count } partie est en cours de vérification.
   *[other] { $count } parties sont en cours de vérification.
 }
sign-out = Se déconnecter
points-counted = Points qui comptent
points-counted-none = Aucune victoire n’a encore compté. Commencez une partie avec « Compter les points ».
fastest-win = victoire la plus rapide contre Expert : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
history = Parties classées
history-none = Aucune victoire classée n’a encore été envoyée.
history-pdn = Tout télécharger en PDN
history-game = { $game ->
    [checkers] Anglaises
    [russian] Russes
    [brazilian] Brésiliennes
   *[international] Internationales
 }, { $level }, { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
 }
history-replay = Rejouer
state-counted = Comptée : { $points } points.
state-waiting = En cours de vérification.
state-refused = Ne compte pas.
show-more = En voir plus

## Ce qui attend
results-waiting = { $count ->
    [one] { $count } résultat en attente.
   *[other] { $count } résultats en attente.
 }
results-waiting-offline = L’envoi se fait quand vous êtes en ligne.
results-waiting-soon = L’envoi est en cours.
results-waiting-sign-in = Ils comptent dès que vous vous connectez.
result-refused = Une victoire à { $points } points a été refusée.
result-drop = Retirer

## Pourquoi une partie ne compte pas
refusal-illegal-move = Un de ses coups n’est pas permis.
refusal-help-used = Des coups ont été repris ou des indices demandés.
refusal-ticket-expired = Elle a été envoyée trop tard.
refusal-ticket-used = Une autre partie a été envoyée avec le même tirage.
refusal-unfinished = Elle n’était pas finie.
refusal-not-won = Vous n’aviez pas gagné.
refusal-other-end = Elle a fini autrement qu’annoncé.
refusal-other-move = L’ordinateur aurait joué un autre coup.
refusal-same-game = Vous avez déjà gagné la même partie.
refusal-unknown-engine = Le serveur ne connaît pas le moteur contre lequel elle a été jouée.
refusal-not-checkable = Le serveur n’a pas pu la vérifier.
refusal-foreign-ticket = Son tirage a été donné à un autre appareil ou joueur.
refusal-bad-ticket = Son tirage ne vient pas de ce serveur.
refusal-other = Le serveur ne l’accepte pas.

## Sécurité
security = Sécurité
current-password = Mot de passe actuel
current-password-hint = Demandé pour ce qui suit, pour que personne d’autre ne le fasse sur votre appareil.
password-signs-out = Tous les autres appareils sont déconnectés.
change-password = Changer le mot de passe
set-password = Définir un mot de passe
password-changed = Le mot de passe est changé, et tous les autres appareils sont déconnectés.
passkey = Clé d’accès
passkeys = Clés d’accès
passkeys-none = Aucune pour l’instant.
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est ajoutée.
passkey-removed = La clé d’accès est retirée.
remove = Retirer
used-at = Dernier usage : { $date }
sessions = Où vous êtes connecté
session-this = Cet appareil
session-end = Y déconnecter
session-ended = L’appareil est déconnecté.
device-unknown = Appareil inconnu
your-data = Vos données
account-export = Tout télécharger
account-delete = Supprimer le compte
account-delete-text = Votre nom, vos parties et vos places au classement sont supprimés pour toujours. Les parties sur cet appareil restent.
account-delete-do = Supprimer pour toujours
account-stay = Garder le compte

## Classement
ranking-text = Chaque victoire ici a été vérifiée : le serveur a rejoué tous les coups de l’ordinateur.
ranking-by = Ordre
ranking-points = Points
ranking-fastest = Victoire la plus rapide contre Expert
ranking-period = Période
all-time = Depuis le début
rank = Rang
reached = Atteint
in-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
ranking-caption = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
ranking-empty = Personne n’est encore ici
ranking-empty-text = La première victoire qui compte ouvre le classement.
ranking-guest = Connectez-vous pour voir votre place.
ranking-honest = Qu’un autre programme choisisse les coups de quelqu’un ne peut pas être prouvé. Jouez loyalement.

## Ce qui n’a pas marché
problem-wrong-secret = Le nom et le mot de passe, ou le code, ne vont pas ensemble.
problem-wrong-password = Ce n’est pas le mot de passe actuel.
problem-name-taken = Ce nom, ou un nom qui lui ressemble, est pris.
problem-bad-name = Un nom a 2 à 24 lettres ou chiffres d’une seule écriture.
problem-bad-password = Choisissez un mot de passe de 8 lettres ou plus que d’autres n’essaieraient pas d’abord.
problem-too-many-tries = Trop d’essais. Attendez un quart d’heure.
problem-busy = Le serveur est occupé. Réessayez dans un instant.
problem-offline = Le serveur ne peut pas être joint. Rien n’est perdu.
problem-closed = Personne ne peut créer de compte ici. Demandez à ceux qui tiennent ce serveur.
problem-banned = Ce compte a été fermé par ceux qui tiennent ce serveur.
problem-sign-in-again = Connectez-vous encore une fois, puis réessayez.
problem-bad-passkey = La clé d’accès n’a pas été acceptée. Réessayez.
problem-passkey-taken = Cette clé d’accès appartient déjà à un compte.
problem-last-way-in = C’est votre seul accès. Définissez d’abord un mot de passe.
problem-no-origin = Les clés d’accès ne sont pas prévues sur ce serveur.
problem-signed-out = Vous êtes déconnecté. Connectez-vous de nouveau.
problem-no-passkey = Aucune clé d’accès n’a été choisie.
problem-other = Quelque chose n’a pas marché. Rien n’est perdu ; réessayez.

## Vie privée
privacy-lede = Pour jouer il ne faut pas de compte, et sans compte le serveur ne garde rien sur vous. Il n’y a ni publicité ni pistage.
privacy-kept = Ce qui est gardé avec un compte
privacy-name = Votre nom
privacy-name-text = Les autres le voient au classement. Gardé jusqu’à la suppression du compte.
privacy-password = Mot de passe, clés d’accès et codes de secours
privacy-password-text = Seulement en empreintes et clés publiques, pour vous laisser entrer. Gardés jusqu’à ce que vous les changiez ou supprimiez le compte.
privacy-sessions = Où vous êtes connecté
privacy-sessions-text = Le navigateur et le système en quelques mots et l’heure du dernier usage, pour que vous puissiez vous déconnecter ailleurs. Gardés jusqu’à la déconnexion, 30 jours au plus sans usage.
privacy-games = Les victoires classées que vous envoyez
privacy-games-text = Tous les coups et le verdict, car seule une partie vérifiée compte, et vous pouvez la rejouer. Gardés jusqu’à la suppression du compte.
privacy-learned = Leçons et exercices
privacy-learned-text = Les leçons que vous avez faites et quand chaque exercice revient, pour continuer sur un autre appareil. Gardés jusqu’à la suppression du compte.
privacy-counts = Les essais
privacy-counts-text = Combien de fois un mot de passe a été essayé pour un nom ou depuis un réseau, en empreintes, pour arrêter qui devine. Gardé deux jours.
privacy-log = Le journal
privacy-log-text = Quelles sortes de requêtes ont eu réponse et en combien de temps, sans noms ni adresses. Ceux qui tiennent le serveur décident combien de temps il est gardé.
privacy-device = Sur cet appareil
privacy-device-text = Les parties, les réglages, ce que vous avez appris et les résultats en attente sont gardés par votre navigateur jusqu’à ce que vous les supprimiez. Un seul cookie tient votre session, et rien d’autre.
privacy-rights = Vos droits
privacy-rights-text = Vous pouvez tout télécharger, faire corriger votre nom par ceux qui tiennent le serveur, et supprimer le compte avec tout ce qui lui appartient, aussitôt.
