# Damier in English. Squares, moves and names come as variables; a message is always a whole sentence or label.

## The frame
title-home = Damier: draughts to play, without an account and without a network
title-page = { $page } – Damier
skip = To the content
main-navigation = Main
page-home = Home
page-play = Play
page-games = Games
page-library = Library
page-learn = Learn
page-exercises = Exercises
page-analyse = Analyse
page-editor = Set up a position
page-rules = Rules
page-ranking = Ranking
page-account = Account
page-privacy = Privacy
page-help = Help
page-failed = This page could not be fetched. Go back to the board; your game is safe.
menu = Menu
close = Close
language = Language
language-is = Language: { $language }
settings = Settings
sound = Sound
offline = You are offline. Everything works.
offline-short = Offline
ready-offline = Ready offline
fetching-files = Fetching, { $have } of { $all } files
update-ready = A new version is ready.
update-after = A new version is ready. It starts after this game.
update-now = Start now

## Home
home-title =
    Fifty squares, forty pieces,
    and time to think.
home-lede = International draughts on ten by ten, with Checkers, Russian and Brazilian beside it. No account, no adverts, and it works without a network.
home-board = The starting position, with the man on 32 chosen
home-caption = White begins. Touch a man, then a marked square.
play-now = Play now
change = Change
two-here = Two at this screen
read-rules = Read the rules
your-game = Your game
all-games = All games
against = Against { $name }, move { $count }
between = { $white } and { $black }, move { $count }
kept-at = Saved { $date }.
continue = Continue
no-game = No saved games yet
no-game-text = A game is kept here from its first move on.
the-rules = The rules
all-rules = The rules in full
teach-title = Take the most
teach-text = When you can capture, you must, and as many as possible.
read-on = Read on
points-here = Points on this device
wins-line = { $count ->
    [one] { $level }, { $count } win
   *[other] { $level }, { $count } wins
 }
points-explained = A ranked win counts 10, 30 or 100 points: Easy, Normal, Expert.

## Games and sides
game-name = { $game ->
    [checkers] Checkers
    [russian] Russian
    [brazilian] Brazilian
   *[international] International
 }
game-hint = { $game ->
    [checkers] 8×8, Black begins
    [russian] 8×8, flying kings
    [brazilian] 8×8, take the most
   *[international] 10×10, 20 men
 }
side-name = { $side ->
    [white] White
   *[black] Black
 }
you = You
computer = computer
level-name = { $level ->
    [2] Easy
    [4] Normal
    [6] Expert
   *[other] Level { $level }
 }

## New game
new-game = New game
play-from-here = Play from this position
game = Game
opponent = Opponent
the-computer = The computer
the-computer-hint = thinks on this device
two-people = Two people
two-people-hint = at this screen; the board can turn
level = Level
level-hint = { $level ->
    [2] Sees little. { $points } points
    [4] Punishes slips. { $points } points
   *[6] Finds combinations. { $points } points
 }
all-levels = All eight levels
you-play = You play
by-lot = By lot
name-of = { $side ->
    [white] Name of White
   *[black] Name of Black
 }
turning = The board
turning-name = { $turning ->
    [board] Turns
    [pieces] Pieces turn
   *[fixed] Stays
 }
turning-hint = { $turning ->
    [board] to whoever is to move
    [pieces] for two who face each other
   *[fixed] White at the bottom
 }
clock = Clock
clock-off = None
clock-own = Other…
clock-none = no clock
clock-words = { $increment ->
    [0] { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
     }
   *[other] { $minutes } + { $increment }: minutes each, and seconds a move
 }
minutes-each = Minutes each
seconds-a-move = Seconds added a move
draw-rules = Draw rules
profile-fmjd = FMJD rules
profile-fmjd-hint = The official rules: the same position three times, 25 moves with kings only, 16 and 5 moves against a lone king.
profile-simple-25 = Only the 25-move rule
profile-simple-25-hint = A draw after 25 moves each with kings only and no capture, and never otherwise.
profile-capture-25 = 25 moves without a capture
profile-capture-25-hint = A draw after 25 moves each without a capture, whatever moves.
profile-main-road-5 = FMJD, and five moves on the long diagonal
profile-main-road-5-hint = The FMJD rules, and a lone king that holds the long diagonal against three pieces draws after 5 moves each.
profile-wcdf = WCDF rules
profile-wcdf-hint = The same position three times, or 40 moves each in which no man advanced and nothing was captured.
profile-acf-50 = Older American rules
profile-acf-50-hint = As the WCDF rules, with 50 moves in place of 40.
profile-fmjd-64 = FMJD-64 rules
profile-fmjd-64-hint = The same position three times, 15 moves with kings only, and shorter limits when few pieces are left.
profile-brazilian-20 = Brazilian, 20 moves
profile-brazilian-20-hint = As FMJD-64, with 20 moves with kings only in place of 15.
count-points = Count for points
count-points-hint = Then no undo and no hints.
count-points-not = For Easy, Normal and Expert, from the start, by the usual rules.
strict = Strict, as in a tournament
strict-hint = A touched piece must be moved; no undo, no hints.
setup-friend = Two people at this screen, { $clock }.
setup-computer = Against { $level }, { $color ->
    [white] you play White
    [black] you play Black
   *[lot] colours by lot
 }, { $clock }, { $help ->
    [ranked] for points
    [strict] strict
   *[help] undo and hints allowed
 }.
play = Play

## The table
this-game = This game
board = Board
board-title = { $game } board
moves-and-actions = Moves and actions
moves = Moves
no-moves-yet = No moves yet
your-move = your move
their-move = their move
first = First position
back = Back
forward = Forward
last = Last position
undo = Undo
redo = Redo
hint = Hint
turn-board = Turn board
offer-draw = Offer draw
resign = Resign
more = More
pause = Pause
go-on = Go on
analyse = Analyse
zen = Board only
zen-out = Show everything
bar-undo = Undo
bar-hint = Hint
bar-turn = Turn
bar-draw = Draw
bar-more = More
bar-moves = Moves
bar-text = Text
bar-coach = Moments
coach-title = The moments that mattered
thinking = { $seconds ->
    [0] { $name } is thinking
   *[other] { $name } is thinking, { $seconds } s
 }
fetching-engine = Fetching the computer, { $kb } KB
turn-finish = Finish the capture
turn-move = { $who ->
    [you] Your move
   *[side] { $side ->
        [white] White to move
       *[black] Black to move
     }
 }
turn-must = { $who ->
    [you] Your move: you must capture
   *[side] { $side ->
        [white] White to move: must capture
       *[black] Black to move: must capture
     }
 }
taken-word = { $count ->
    [one] taken
   *[other] taken
 }
clock-of = { $side ->
    [white] White’s clock
   *[black] Black’s clock
 }
type-move = Type a move, for example { $example }
play-typed = Play
play-move = Play { $move }
start-again = Start this capture again
try-again = Try again
the-rule = The rule
the-lesson = The lesson
note = Note
no-game-yet = There is no game on the table.
game-gone = This game is not here
game-gone-text = It was deleted, or it was played on another device. Games are kept on the device they are played on.

## Draw counters
counter-name = { $counter ->
    [main-road] Long diagonal
    [three-kings] Three kings
   *[other] { $counter }-move limit
 }
moves-left = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
 }
counts-king-moves = { $count ->
   *[other] Only kings have moved: a draw after { $count } moves each. A man’s move or a capture starts the count again.
 }
counts-no-capture = { $count ->
   *[other] A draw after { $count } moves each without a capture; in checkers a man’s advance starts the count again too.
 }
counts-lone-king = { $count ->
   *[other] Few pieces against a lone king: a draw after { $count } moves each.
 }
counts-main-road = { $count ->
   *[other] A lone king holds the long diagonal: a draw after { $count } moves each.
 }
counts-kings-on-both-sides = { $count ->
   *[other] Both sides have a king and nothing is taken or crowned: a draw after { $count } moves each.
 }
same-position = Same position
times-of = { NUMBER($count, type: "ordinal") ->
    [one] { $count }st time of { $limit }
    [two] { $count }nd time of { $limit }
    [few] { $count }rd time of { $limit }
   *[other] { $count }th time of { $limit }
 }
same-position-near = Once more, with the same side to move, and the game is a draw.
limits = Move limits
none-running = none running

## Why a move is refused
refusal-instead = { $others ->
    [0] { $count ->
        [one] The marked { $mustPiece ->
            [king] king
           *[man] man
         } on { $mustFrom } <b>can take { $count }</b>: play { $must }.
       *[other] The marked { $mustPiece ->
            [king] king
           *[man] man
         } on { $mustFrom } <b>can take { $count }</b>: play { $must }.
     }
   *[other] The marked { $mustPiece ->
        [king] king
       *[man] man
     } on { $mustFrom } <b>can take { $count }</b>, for example: { $must }.
 }
refused-unreadable = “{ $text }” is not a move.
why-unreadable = A move is two squares, as in 32-28, and a capture has an x, as in 32x23.
refused-no-such-square = There is no such square.
why-no-such-square = The move “{ $text }” names a square that this board does not have.
refused-empty-square = Nothing stands on { $square }.
why-empty-square = A move begins on the square of one of your pieces.
refused-not-your-piece = The piece on { $square } is not yours to move.
why-not-your-piece = { $turn ->
    [white] White is to move.
   *[black] Black is to move.
 }
refused-same-square = { $from } is where the piece stands.
why-same-square = A move ends on another square, unless a capture leads round in a circle.
refused-own-piece-in-the-way = { $touched ->
    [yes] The piece on { $from } has no free square.
   *[no] Not { $move }: your own piece is in the way.
 }
why-own-piece-in-the-way = { $touched ->
    [yes] Your own pieces stand before it, on { $square } among others. Move one of them first.
   *[no] A piece of yours stands on { $square }, and pieces never jump their own side.
 }
refused-enemy-piece-in-the-way = { $touched ->
    [yes] The piece on { $from } cannot go anywhere.
   *[no] Not { $move }: that square is taken.
 }
why-enemy-piece-in-the-way = A piece of the other side stands on { $square }. It can be taken only where the square behind it is empty.
refused-no-room-to-land = { $touched ->
    [yes] The piece on { $from } cannot go anywhere.
   *[no] Not { $move }: there is no room to land.
 }
why-no-room-to-land = To take a piece, the square right behind it must be empty.
refused-not-on-a-diagonal = Not { $move }: that is no diagonal.
why-not-on-a-diagonal = Pieces move and capture along diagonals only.
refused-man-does-not-step-backwards = Not { $move }: a man does not step back.
why-man-does-not-step-backwards = { $game ->
    [checkers] Men move and capture forward only; a king goes both ways.
   *[other] Men move forward only, though they capture both ways. Only a king moves back.
 }
refused-man-steps-one-square = Not { $move }: that is too far for a man.
why-man-steps-one-square = A man moves one square, diagonally forward.
refused-king-steps-one-square = Not { $move }: that is too far.
why-king-steps-one-square = In this game a king moves one square, in any diagonal direction.
refused-man-does-not-capture-backwards = Not { $move }: a man captures forward only.
why-man-does-not-capture-backwards = In this game only kings capture backwards.
refused-captures-neighbours-only = Not { $move }: it takes a neighbour only.
why-captures-neighbours-only = It captures the piece right beside it, and lands right behind that piece.
refused-no-king-before-the-end = Not { $move }: it is still a man.
why-no-king-before-the-end = A man becomes king only where its move ends, and does not go on as a king in the same move.
refused-nothing-to-capture = Not { $move }: there is nothing to take.
why-nothing-to-capture = No piece of the other side stands on the way.
refused-capture-is-compulsory = { $touched ->
    [yes] { $from } has to wait: you must capture.
   *[no] Not { $move }: you must capture.
 }
why-capture-is-compulsory = Whoever can capture has to.
refused-longer-capture-exists = { $touched ->
    [yes] { $from } has to wait: it takes too few.
   *[no] Not { $move }: it takes too few.
 }
why-longer-capture-exists = You must take as many as you can.
refused-capture-goes-on = Not yet: the capture goes on.
why-capture-goes-on = From { $to } there is more to take, and a capture is played to its end.
refused-land-where-it-goes-on = Not { $move }: land where it goes on.
why-land-where-it-goes-on = From another square behind the taken piece there is more to take.
refused-captured-piece-still-stands = Not { $move }: { $square } was taken already.
why-captured-piece-still-stands = Taken pieces leave the board after the whole capture. Until then they stand, and none is jumped twice.
refused-no-such-route = There is no such way.
why-no-such-route = A capture with this start and end exists, but it goes another way.
refused-ambiguous = { $text } can be played in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
 }.
why-ambiguous = They take different pieces. Choose one, or type all its squares.
refused-game-over = The game has ended.
why-game-over = Take moves back, or begin a new game.

## Other notes
note-touched-title = { $square } was touched.
note-touched-text = In a strict game a touched piece has to be moved.
note-unfinished-title = The capture is not finished.
note-unfinished-text = Go on with the piece that has begun to capture.
note-hint-title = Hint: { $move }
note-hint-text = The computer would play this.
note-thinking-hint-title = One moment.
note-thinking-hint-text = The computer looks at the position.
note-declined-early-title = The computer declines.
note-declined-early-text = It is too early for a draw. Ask again when fewer pieces are left.
note-declined-better-title = The computer declines.
note-declined-better-text = It thinks that it stands better, and plays on.
note-premove-title = Your planned { $move } is not possible now.
note-premove-text = The computer’s move has changed the position. Choose another move.
note-not-allowed-title = { $what ->
    [undo] Undo is off in this game.
   *[hint] Hints are off in this game.
 }
note-not-allowed-text = { $why ->
    [ranked] It counts for points.
   *[strict] It is played strictly, as in a tournament.
 }
note-not-saved-title = The last move could not be saved.
note-not-saved-text = The game goes on, but this device keeps nothing now. Copy the game as PDN to be safe.
note-engine-failed-title = The computer could not be started.
note-engine-failed-text = Your game is safe. Try again; without a network it works once Damier is ready offline.
note-analysis-failed-title = The analysis could not be opened.
note-analysis-failed-text = Your game is safe. Try again; without a network it works once Damier is ready offline.
note-copied-title = { $what ->
    [pdn] The game is copied.
   *[fen] The position is copied.
 }
note-capturing-title = { $taken ->
    [one] One taken, and it goes on.
   *[other] { $taken } taken, and it goes on.
 }
note-capturing-text = Go on from { $from } to <b>{ $to }</b>. Taken pieces leave the board when the capture is finished.
note-confirm-title = Play { $move }?
note-confirm-text = Touch the square once more, or the button.

## What is said
label-empty = { $square }, empty
label-piece = { $square }, { $piece ->
    [white-man] white man
    [white-king] white king
    [black-man] black man
   *[black-king] black king
 }
label-taken = taken
label-chosen = chosen
label-lands = can land here
label-goes = can go here
label-can-capture = can capture
label-last = last move
label-gone = piece taken here
say-move = { $side ->
    [white] White
   *[black] Black
 } { $from } to { $to }.
say-capture = { $side ->
    [white] White
   *[black] Black
 } { $from } takes to { $to }, { $taken ->
    [one] one piece
   *[other] { $taken } pieces
 }.
say-crowned = A new king.
say-short = { $taken ->
    [0] { $from } { $to }
   *[other] { $from } takes { $to }
 }
say-must = You must capture.
say-step = { $count ->
    [one] One taken. The capture goes on.
   *[other] { $count } taken. The capture goes on.
 }
say-planned = Move planned.
say-undone = Taken back.
say-redone = Played again.
say-start = The start of the game.
say-row = Row { $row }: { $squares }.
say-clocks = White { $white }, Black { $black }
say-low-time = { $side ->
    [white] White has { $seconds } seconds left.
   *[black] Black has { $seconds } seconds left.
 }
command-last = last
command-clock = clock
command-pieces = pieces
command-row = row
command-undo = undo
command-hint = hint
command-turn = turn
command-draw = draw
command-resign = resign

## Ends
end-won = You have won.
end-lost = You have lost.
end-draw = A draw.
end-side-won = { $name } has won.
reason-no-pieces = { $loser ->
    [white] White has no piece left.
   *[black] Black has no piece left.
 }
reason-no-moves = { $loser ->
    [white] White has no legal move.
   *[black] Black has no legal move.
 }
reason-repetition = The same position, with the same side to move, stood for the third time.
reason-agreement = The players agreed.
reason-resignation = { $loser ->
    [white] White resigned.
   *[black] Black resigned.
 }
reason-time = { $loser ->
    [white] White has run out of time.
   *[black] Black has run out of time.
 }
reason-25-move = { $profile ->
    [capture-25] 25 moves each were played without a capture.
   *[other] 25 moves each were played without a capture or a man’s move.
 }
reason-16-move = 16 moves each were played with three pieces against a lone king.
reason-5-move = 5 moves each were played with at most two pieces against a lone king.
reason-main-road = 5 moves each were played against a lone king on the long diagonal.
reason-3-kings = 15 moves each were played with three kings or more against a lone king.
reason-15-move = 15 moves each were played with kings only and no capture.
reason-20-move = 20 moves each were played with kings only and no capture.
reason-30-move = 30 moves each were played with kings on both sides and nothing taken or crowned.
reason-60-move = 60 moves each were played with kings on both sides and nothing taken or crowned.
reason-40-move = 40 moves each were played in which no man advanced and nothing was captured.
reason-50-move = 50 moves each were played in which no man advanced and nothing was captured.
took-moves = { $count ->
    [one] The game took { $count } move.
   *[other] The game took { $count } moves.
 }
points-won = { $count ->
    [one] point for a win against { $level }
   *[other] points for a win against { $level }
 }
points-none = No points this time against { $level }
points-total = { $count ->
    [one] Kept on this device. You now have { $count } point.
   *[other] Kept on this device. You now have { $count } points.
 }
rematch = Rematch
rematch-as = { $side ->
    [white] Rematch as White
   *[black] Rematch as Black
 }
take-back = Take back
see-board = See the board

## Questions
resign-title = Resign this game?
resign-text = The computer wins then.
resign-text-friend = The other side wins then.
side-resigns = { $side ->
    [white] White resigns
   *[black] Black resigns
 }
draw-title = A draw by agreement?
draw-text = Both players have to want it.
draw-offer-title = Offer a draw?
draw-offer-text = The computer looks at the position, and takes the draw or plays on.
both-agree = Both agree
go-on-playing = Go on playing
delete = Delete
delete-title = Delete this game?
delete-text = It is kept on this device only, and cannot be brought back.
choose-title = Which capture?
choose-text = These captures start and end on the same squares and take different pieces.
choose-takes = { $count ->
    [one] takes { $squares }
   *[other] takes { $squares }
 }

## Texts of games
share = Game as text
position-words = The position in words
position-fen = The position as FEN
game-pdn = The game as PDN
copy-fen = Copy FEN
copy-pdn = Copy PDN
download-pdn = Download PDN
copy-by-hand = The browser does not allow copying. The text is selected: copy it with the keyboard.
pdn-failed = The game could not be written as PDN. Try again with a network.
stays-here = Nothing of this leaves your device.
text-pieces = { $piece ->
    [white-man] { $count ->
        [one] One white man: { $squares }.
       *[other] { $count } white men: { $squares }.
     }
    [white-king] { $count ->
        [one] One white king: { $squares }.
       *[other] { $count } white kings: { $squares }.
     }
    [black-man] { $count ->
        [one] One black man: { $squares }.
       *[other] { $count } black men: { $squares }.
     }
   *[black-king] { $count ->
        [one] One black king: { $squares }.
       *[other] { $count } black kings: { $squares }.
     }
 }
open-text = Open a game
open = Open
paste-label = A position (FEN) or games (PDN)
paste-game = A FEN is a position of
paste-file = Or a file
paste-empty = Paste a position or a game first.
paste-no-games = There is no game in this text.
paste-unknown-game = That is a game which Damier does not play, or it cannot be told which.
paste-unreadable = This cannot be read: { $message }
paste-unnamed = Without names
paste-found = { $count ->
    [one] { $count } game found
   *[other] { $count } games found
 }
paste-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
 }
pdn-illegal = Line { $line }, column { $column }: the move { $text } is not possible there.
pdn-problem = Line { $line }, column { $column }: { $message }
fen-too-long = The text is too long for a position: { $limit } characters at most.
fen-unexpected = Character { $column }: “{ $found }” stands where { $expected ->
    [turn] the side to move should be, W or B
    [color-field] the pieces of a side should be, as in W31,32
    [square] a square should be
    [square-up-to] a square from 1 to { $limit } should be
    [ascending-run] a row of squares should go up, as in 31-50
    [number] a number should be
    [no-ghost] no taken piece should be
   *[none] something else should be
 }.
fen-not-on-board = There is no square { $square } on this board.
fen-man-on-far-row = { $side ->
    [white] The white man on { $square } would be a king there.
   *[black] The black man on { $square } would be a king there.
 }
fen-square-twice = Two pieces stand on { $square }.
fen-no-pieces = { $side ->
    [white] White has no piece.
   *[black] Black has no piece.
 }
fen-no-side-to-move = The text does not say who is to move: begin it with W: or B:.

## Games of this device
games-text = Every game is kept here after each move, on this device only.
data-hint = All games, points and settings of this device in one file, to keep or to bring to another device.
data-export = Save everything
data-import = Bring back
data-saved = The file is saved.
data-restored = { $count ->
    [one] { $count } game was brought back.
   *[other] { $count } games were brought back.
 }
data-not-json = This is not a file of Damier: it cannot be read. Nothing was changed.
data-not-ours = This file is from another program. Nothing was changed.
data-too-new = This file is from a newer version of Damier. Nothing was changed.
data-broken = This file is damaged, at { $place }. Nothing was changed.
data-failed = The file could not be used: { $place }. Nothing was changed.
data-too-large = The file could not be written: { $reason }. If the library is very large, save its games there as PDN.

## Settings
set-looks = Looks
set-sample = A board as it will look
set-theme = Colours
set-theme-system = As the device
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = High contrast
set-board = Board
set-board-auto = Usual
set-board-wood = Wood
set-board-print = Print
set-board-slate = Slate
set-board-contrast = Contrast
set-pieces = Pieces
set-pieces-auto = Usual
set-pieces-turned = Turned
set-pieces-print = Print
set-pieces-outline = Outline
set-coords = Square numbers
set-coords-auto = Outside
set-coords-inside = Inside
set-coords-none = None
set-board-size = Size of the board
set-names = On 8×8
set-names-game = Usual
set-names-numbers = 1–32
set-names-letters = a1–h8
set-motion = Movement and sound
set-speed = Animation
set-speed-none = None
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-slow = Slow
set-sound = Sound
set-volume = Volume
set-speech = Say the moves
set-speech-hint = With the voice of this device.
set-moving = Moving
set-drag = Drag pieces
set-drag-hint = Touching works always.
set-one-touch = One touch where there is one move
set-one-touch-hint = A piece with a single move plays it at once.
set-confirm = Ask before each move
set-confirm-hint = A second touch plays it.
set-captures = Captures of several pieces
set-captures-steps = Step by step
set-captures-once = Also by their end
set-shortcuts = Single keys
set-shortcuts-everywhere = Everywhere
set-shortcuts-board = On the board
set-shortcuts-off = Off
set-wording = Moves are said
set-wording-sentence = In sentences
set-wording-short = Shortly
set-wording-notation = As written
set-data = Your data
