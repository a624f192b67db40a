# Accounts, ranking and privacy in English.

## Signing in
account-title = Account
account-ways = Ways in
account-sign-in = Sign in
account-sign-in-text = With an account your ranked wins stand on the leaderboard. Playing needs none.
account-sign-in-do = Sign in
account-sign-up = Sign up
account-sign-up-text = A name and a password, or a passkey, are enough. No e-mail is asked for.
account-sign-up-do = Sign up
account-recover = Recovery code
account-recover-text = A recovery code sets a new password and signs you in. Each code works once.
account-recover-do = Set the password
account-name = Name
account-name-hint = 2 to 24 letters or digits, as others will see it.
account-privacy = What is kept about you, why and how long
recovery-code = Recovery code
password = Password
new-password = New password
password-hint = At least 8 letters; a sentence is good.
passkey-sign-in = Sign in with a passkey
passkey-sign-up = Sign up with a passkey
account-none = This server keeps no accounts. Your games and points stay on this device.
account-offline = You are offline. Signing in needs the server.
account-offline-as = You are offline, and signed in as { $name }.

## Recovery codes
codes-title = Recovery codes
codes-text = Keep these codes where you will find them without this device. They are shown only now, and each lets you back in once.
codes-copy = Copy
codes-kept = I have kept them
codes-copied = Copied.
codes-new = New recovery codes
codes-left = { $count ->
    [one] { $count } code is left.
   *[other] { $count } codes are left.
 }

## The profile
account-since = Here since { $date }.
account-checking = { $count ->
    [one] { $count } game is being checked.
   *[other] { $count } games are being checked.
 }
sign-out = Sign out
points-counted = Points that count
points-counted-none = No win has been counted yet. Begin a game with “Count for points”.
fastest-win = fastest Expert win: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
history = Ranked games
history-none = No ranked win has been sent yet.
history-pdn = Download all as PDN
history-game = { $game ->
    [checkers] Checkers
    [russian] Russian
    [brazilian] Brazilian
   *[international] International
 }, { $level }, { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
 }
history-replay = Replay
state-counted = Counted: { $points } points.
state-waiting = Being checked.
state-refused = Does not count.
show-more = Show more

## What waits
results-waiting = { $count ->
    [one] { $count } result waiting.
   *[other] { $count } results waiting.
 }
results-waiting-offline = They are sent when you are online.
results-waiting-soon = They are being sent.
results-waiting-sign-in = They count once you sign in.
result-refused = A win worth { $points } points was refused.
result-drop = Remove

## Why a game does not count
refusal-illegal-move = A move in it is not legal.
refusal-help-used = Moves were taken back or hints were used.
refusal-ticket-expired = It was sent too late.
refusal-ticket-used = Another game was sent with the same seed.
refusal-unfinished = It had not ended.
refusal-not-won = You had not won.
refusal-other-end = It ended otherwise than was said.
refusal-other-move = The computer would have played another move.
refusal-same-game = You have won the same game before.
refusal-unknown-engine = The server does not know the engine it was played against.
refusal-not-checkable = The server could not check it.
refusal-foreign-ticket = Its seed was given to another device or player.
refusal-bad-ticket = Its seed is not from this server.
refusal-other = The server does not accept it.

## Security
security = Security
current-password = Current password
current-password-hint = Needed for what follows, so that nobody else can do it on your device.
password-signs-out = Every other device is signed out.
change-password = Change the password
set-password = Set a password
password-changed = The password is changed, and every other device is signed out.
passkey = Passkey
passkeys = Passkeys
passkeys-none = None yet.
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-removed = The passkey is removed.
remove = Remove
used-at = Last used { $date }
sessions = Where you are signed in
session-this = This device
session-end = Sign out there
session-ended = It is signed out.
device-unknown = Unknown device
your-data = Your data
account-export = Download everything
account-delete = Delete the account
account-delete-text = Your name, your games and your places on the boards are deleted for good. Games on this device stay.
account-delete-do = Delete for good
account-stay = Keep the account

## Ranking
ranking-text = Every win here was checked: the server played all moves of the computer again.
ranking-by = Order
ranking-points = Points
ranking-fastest = Fastest Expert win
ranking-period = Period
all-time = All time
rank = Rank
reached = Reached
in-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
ranking-caption = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
ranking-empty = Nobody stands here yet
ranking-empty-text = The first win that counts opens the board.
ranking-guest = Sign in to see your own place.
ranking-honest = That somebody lets another program choose the moves cannot be proven. Be a good sport.

## What went wrong
problem-wrong-secret = Name and password, or code, do not belong together.
problem-wrong-password = This is not the current password.
problem-name-taken = This name, or one that looks like it, is taken.
problem-bad-name = A name has 2 to 24 letters or digits of one script.
problem-bad-password = Choose a password of 8 letters or more that others would not try first.
problem-too-many-tries = Too many tries. Wait a quarter of an hour.
problem-busy = The server is busy. Try again in a moment.
problem-offline = The server cannot be reached. Nothing is lost.
problem-closed = Nobody can sign up here. Ask those who run this server.
problem-banned = This account was closed by those who run this server.
problem-sign-in-again = Sign in once more, and then try again.
problem-bad-passkey = The passkey was not accepted. Try again.
problem-passkey-taken = This passkey belongs to an account already.
problem-last-way-in = This is your only way in. Set a password first.
problem-no-origin = Passkeys are not set up on this server.
problem-signed-out = You are signed out. Sign in again.
problem-no-passkey = No passkey was chosen.
problem-other = Something went wrong. Nothing is lost; try again.

## Privacy
privacy-lede = Playing needs no account, and without one the server keeps nothing about you. There are no adverts and there is no tracking.
privacy-kept = What is kept with an account
privacy-name = Your name
privacy-name-text = Others see it on the boards. Kept until you delete the account.
privacy-password = Password, passkeys and recovery codes
privacy-password-text = Only as hashes and public keys, to let you in. Kept until you change them or delete the account.
privacy-sessions = Where you are signed in
privacy-sessions-text = Browser and system in a few words and the hour of last use, so that you can sign out elsewhere. Kept until you sign out, for 30 days without use at most.
privacy-games = Ranked wins that you send
privacy-games-text = All moves and the verdict, because only a checked game counts and you can replay it. Kept until you delete the account.
privacy-learned = Lessons and exercises
privacy-learned-text = Which lessons you have done and when each exercise comes back, so that you go on from there on another device. Kept until you delete the account.
privacy-counts = Tries
privacy-counts-text = How often a password was tried for a name or from a network, as hashes, to stop guessing. Kept for two days.
privacy-log = The log
privacy-log-text = Which kinds of requests were answered and how fast, without names and addresses. Those who run the server decide how long it is kept.
privacy-device = On this device
privacy-device-text = Games, settings, what you have learned and waiting results are kept by your browser until you delete them. One cookie holds your session, and nothing else.
privacy-rights = Your rights
privacy-rights-text = You can download everything, correct your name with those who run the server, and delete the account with all that belongs to it, at once.
