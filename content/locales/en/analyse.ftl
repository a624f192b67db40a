# The analysis board in English.

## The table
study-of = Analysis of { $game }
study-gone = This analysis is not here
study-failed = This analysis cannot be opened
study-gone-text = It was deleted, or it was made on another device. Analyses are kept on the device they are made on.
study-cut-text = The link is not whole, or it holds more than a link may. Ask for it again, or for the PDN.
study-not-saved = This device keeps nothing now. Your last change is lost when you leave the page.
study-overtaken = This analysis was changed in another tab. The later version is here now; your last change was not kept.
open-study = Open or begin
study-start = From the start
studies-kept = Kept on this device
delete-study = Delete { $title }
left-out = { $count ->
    [one] { $count } move of the text was left out: it is not legal, or follows one that is not.
   *[other] { $count } moves of the text were left out: they are not legal, or follow one that is not.
 }
no-moves-here = No moves yet. Play one on the board, for either side.
preview-of = Preview: { $moves }
say-study-move = { $begins ->
    [variation] { $mark ->
        [none] Variation. { $move } { $words }
       *[other] Variation. { $move } marked { $mark } { $words }
     }
   *[line] { $mark ->
        [none] { $move } { $words }
       *[other] { $move } marked { $mark } { $words }
     }
 }
say-preview = Preview: { $move }
say-line-added = The line stands beside the moves now.
say-promoted = The variation is the main line now.
say-deleted = Deleted. Undo brings it back.
say-edit-undone = Undone.
say-edit-redone = Done again.

## The computer
depth-is = depth { $depth }
looked-at = { $count } positions
looking = Looking at the position.
deeper = Deeper
stop = Stop
lines-count = How many lines
lines-of = { $count ->
    [one] { $count } line
   *[other] { $count } lines
 }
arrows = Arrows for the best moves
threat = What the other side threatens
threat-is = { $side ->
    [white] White threatens { $move }.
   *[black] Black threatens { $move }.
 }
add-line = Keep line { $rank } as a variation
line-is = Line { $rank }: { $worth } Depth { $depth }: { $moves }
say-found = Depth { $depth }: { $worth } { $line }
worth-win-short = { $moves ->
    [0] { $side ->
        [white] White wins
       *[black] Black wins
     }
   *[other] { $side ->
        [white] White in { $moves }
       *[black] Black in { $moves }
     }
 }
worth-draw-short = drawn
worth-win-in = { $moves ->
    [one] { $side ->
        [white] White wins in { $moves } move.
       *[black] Black wins in { $moves } move.
     }
   *[other] { $side ->
        [white] White wins in { $moves } moves.
       *[black] Black wins in { $moves } moves.
     }
 }
worth-won = { $side ->
    [white] White has won.
   *[black] Black has won.
 }
worth-won-short = { $side ->
    [white] White has won
   *[black] Black has won
 }
worth-win = { $side ->
    [white] White wins, the endgame tables say.
   *[black] Black wins, the endgame tables say.
 }
worth-draw = Drawn with best play, the endgame tables say.
worth-late = { $counter ->
    [three-kings] Drawn within the 15 moves of three kings
   *[other] Drawn within the { $counter }-move limit
 }: { $side ->
    [white] White would win, but not within { $moves ->
        [one] the { $moves } move that is left
       *[other] the { $moves } moves that are left
     }.
   *[black] Black would win, but not within { $moves ->
        [one] the { $moves } move that is left
       *[other] the { $moves } moves that are left
     }.
 }
worth-even = The sides stand equal ({ $men }).
worth-better = { $size ->
    [much] { $side ->
        [white] White stands much better ({ $men }).
       *[black] Black stands much better ({ $men }).
     }
    [clear] { $side ->
        [white] White stands better ({ $men }).
       *[black] Black stands better ({ $men }).
     }
   *[little] { $side ->
        [white] White stands a little better ({ $men }).
       *[black] Black stands a little better ({ $men }).
     }
 }

## Moves, variations and remarks
variations = Variations
remarks = Remarks
mark-move = Mark { $move }
mark-is = { $mark }: { $means }
mark-means = { $mark ->
    [0] very good move
    [1] good move
    [2] interesting move
    [3] doubtful move
    [4] mistake
   *[5] blunder
 }
comment-on = Comment on { $move }
promote = Main line

## Drawn on the board
draw-on-board = Draw
drawings = Drawn on the board
draw-how = Touch a square, then another for an arrow, or the same again for a circle.
draw-more = The same drawing again takes it away. With a mouse the right button draws at any time; shift, alt or both choose another line.
pen = How it is drawn
pen-name = { $pen ->
    [G] whole line
    [R] broken line
    [Y] dotted line
   *[B] double line
 }
circle-is = { $pen ->
    [G] circle on { $from }
    [R] circle on { $from }, broken
    [Y] circle on { $from }, dotted
   *[B] circle on { $from }, double
 }
arrow-is = { $pen ->
    [G] arrow { $from }–{ $to }
    [R] arrow { $from }–{ $to }, broken
    [Y] arrow { $from }–{ $to }, dotted
   *[B] arrow { $from }–{ $to }, double
 }
label-circle = { $pen ->
    [G] circle
    [R] broken circle
    [Y] dotted circle
   *[B] double circle
 }
label-arrow = { $pen ->
    [G] arrow to { $to }
    [R] broken arrow to { $to }
    [Y] dotted arrow to { $to }
   *[B] double arrow to { $to }
 }
say-drawing = You draw now. Choose a square, then another for an arrow, or the same for a circle. Escape ends it.
say-not-drawing = You move pieces again.
say-draw-from = From { $square }: choose where the arrow ends, or the same square for a circle.
say-drawn = Drawn: { $what }
say-undrawn = Taken away: { $what }
say-wiped = All that was drawn here is gone. Undo brings it back.
wipe = Clear drawings
undraw = Take away: { $what }
draw-unclear = Write “arrow 32-28” or “circle 32”, with squares of this board.
command-arrow = arrow
command-circle = circle
command-wipe = clear drawings, clear
key-draw-arrow = typed: draws an arrow
key-draw-circle = typed: draws a circle
key-draw-wipe = typed: clears what is drawn here
desk-key-draw = draw on the board, or move again

## Keys
keys = Keys
desk-key-engine = the computer on or off
desk-key-deeper = look deeper
desk-key-best = play the computer’s move
desk-key-arrows = arrows on or off
desk-key-threat = the threat on or off
desk-key-promote = make the variation the main line
desk-key-delete = delete the move and what follows
delete-key = Del
desk-key-enter = into a variation
desk-key-leave = out of the variation

## The editor
edit-position = Edit position
search-position = Games with this position
editor-how = Choose a piece and touch squares; drag pieces to move them, or off the board. With the keyboard, letters put pieces on the square.
editor-put = What is put on a square
editor-piece = { $piece ->
    [white-man] White man
    [white-king] White king
    [black-man] Black man
   *[black-king] Black king
 }
editor-nothing = Nothing: take the piece away
editor-start = Start position
editor-clear = Clear the board
editor-cleared = The board is empty.
editor-turn = Who is to move
editor-play = Play from here
editor-exercise = Make it an exercise
editor-many = { $side ->
    [white] White has { $count } pieces, more than the { $most } of a game. That is allowed here.
   *[black] Black has { $count } pieces, more than the { $most } of a game. That is allowed here.
 }
editor-over = { $side ->
    [white] White has no legal move here: the game is over.
   *[black] Black has no legal move here: the game is over.
 }
editor-count = White: { $whiteMen } men, { $whiteKings } kings. Black: { $blackMen } men, { $blackKings } kings.

## Share and print
share-study = Share
share-link = A link that holds it all
share-what = { $what ->
    [game] The moves
   *[position] This position
 }
copy-link = Copy the link
link-copied = The link is copied.
link-long = The link is long, and some programs cut long links. The PDN is safer.
link-too-much = This is too much for a link. Share the PDN below instead.
diagram-svg = Diagram (SVG)
diagram-png = Diagram (PNG)
on-paper = On paper
sheet-diagrams = Diagrams on the sheet
sheet-diagrams-of = { $kind ->
    [marked] Diagrams at marked moves
    [tenth] Diagrams every ten moves
   *[last] Diagram of the last position
 }
print-sheet = Print
after-move = After { $move }

## Two continuations compared
compare = Compare
compare-too-few = There is only one way to go on here. Play another move from this position, or let the computer show two lines or more.
compare-side = Continuation { $which }
compare-own = { $first } …
compare-computer = Computer { $rank }: { $first } …
compare-board = Continuation { $which } after { $move }
compare-lost = At its end White has lost { $white }, Black { $black }.
compare-over = The game is over there.
compare-differs = What differs at their ends
compare-nothing = Nothing but the moves.
compare-score = Score
compare-result = Result
compare-loss = { $side ->
    [white] Lost by White
   *[black] Lost by Black
 }
compare-not-running = not running
compare-same = Both come to the same.
compare-better = { $which ->
    [first] Continuation 1 is better for White, by { $men } men.
   *[second] Continuation 2 is better for White, by { $men } men.
 }
compare-decides = { $which ->
    [first] Continuation 1 is better for White, and it decides the game.
   *[second] Continuation 2 is better for White, and it decides the game.
 }

## The report of a game
report = Game report
report-begin = Look through the game
report-go-on = Go on: { $done } of { $all } done
report-progress = { $done } of { $all } positions
report-graph = Who stood better, move by move
report-done = { $count ->
    [0] The report is ready. No move gave part of the game away.
    [one] The report is ready. { $count } move gave part of the game away.
   *[other] The report is ready. { $count } moves gave part of the game away.
 }
report-none = No move gave part of the game away.
report-score = { $move }: { $worth }
report-moment = from { $before } to { $after }. Better: { $better }
report-add = Put the report into the game
report-added = Scores and better lines stand beside the moves now.
report-text = All scores as text
