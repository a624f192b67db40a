# The rules and the help page in English.

rules-title = The rules
rule-picture = Diagram: { $rule }
rule-profiles = Other draw rules that you may choose
draw-repetition = <b>Same position.</b> It stands for the { $count ->
    [3] third
   *[other] { $count }th
 } time with the same side to move.
rule-board-title = The board
rule-board = { $game ->
    [international] Ten by ten squares, of which the fifty dark ones are used; they are numbered 1 to 50. A dark corner lies at each player’s left. Each side has twenty men: Black on 1 to 20, White on 31 to 50. White begins.
    [checkers] Eight by eight squares, of which the thirty-two dark ones are used; they are numbered 1 to 32. A dark corner lies at each player’s left. Each side has twelve men: Black on 1 to 12, White on 21 to 32. Black begins.
   *[other] Eight by eight squares, of which the thirty-two dark ones are used; they are called a1 to h8. The corner a1 lies at White’s left. Each side has twelve men. White begins.
 }
rule-man-title = The man
rule-man = A man moves one square diagonally forward, to an empty square. Nothing moves sideways, and no piece moves onto another.
rule-king-title = The king
rule-king = { $game ->
    [checkers] A king moves one square diagonally, forward or back, to an empty square.
   *[other] A king moves any distance along an open diagonal, forward or back.
 }
rule-capture-title = Capturing
rule-capture = { $game ->
    [international] A man takes a piece of the other side right beside it by jumping to the empty square right behind, forward <b>and backward</b>. A king takes a piece at any distance if the way to it is free, and lands on any free square behind it. From where it lands the capture goes on as long as there is something to take.
    [checkers] A piece takes a neighbour of the other side by jumping to the empty square right behind it. A man captures forward only, a king both ways. From where it lands the capture goes on as long as there is something to take.
   *[other] A man takes a piece of the other side right beside it by jumping to the empty square right behind, forward <b>and backward</b>. A king takes a piece at any distance and lands on any free square behind it, but on one from which it can take more, if there is one. The capture goes on as long as there is something to take.
 }
rule-compulsory-title = You must capture
rule-compulsory = { $game ->
    [international] Whoever can capture has to, and has to carry the capture through to its end.
    [brazilian] Whoever can capture has to, and has to carry the capture through to its end.
   *[other] Whoever can capture has to. Among several captures the choice is free, whatever their number, but the chosen one is carried through to its end.
 }
rule-majority-title = Take the most
rule-majority = Among several captures the one that takes <b>the most pieces</b> must be played. A king counts as one, like a man. Where several take the same number, the choice is free.
rule-removal-title = When taken pieces leave
rule-removal = Taken pieces leave the board only after the whole capture. Until then they stand in the way, and no piece is jumped twice. An empty square may be crossed more than once.
rule-promotion-title = Becoming king
rule-promotion = { $game ->
    [russian] A man that reaches the far row becomes a king at once. If that happens in the middle of a capture, it goes on capturing as a king.
    [checkers] A man that reaches the far row becomes a king, and its move ends there.
   *[other] A man whose move <b>ends</b> on the far row becomes a king. One that only passes over that row in a capture stays a man.
 }
rule-end-title = Winning and losing
rule-end = Whoever is to move and cannot, because no piece is left or all are shut in, has lost. So has whoever resigns or runs out of time. The players may agree on a draw at any time.
rule-draw-title = Draws
rule-draw = The game is a draw by itself when one of these happens. Moves are counted for each side, and what is left is shown beside the board.
rule-touch-title = Touch and move
rule-touch = In a tournament a touched piece has to be moved if it can. Damier asks for that in strict games only; otherwise a touch can be taken back.
rule-notation-title = How moves are written
rule-notation = { $game ->
    [international] The numbers of both squares: 32–28 for a move, 32×23 for a capture. Where captures of different pieces begin and end alike, all squares are written: 47×38×20×9×36.
    [checkers] The numbers of both squares: 11–15 for a move, 22×15 for a capture. Where captures of different pieces begin and end alike, all squares are written.
   *[other] The names of both squares: c3–d4 for a move, c3×e5 for a capture. Where captures of different pieces begin and end alike, all squares are written.
 }

help-moving = Moving
help-touch = <b>Touch</b> a piece, then a marked square. In a capture of several pieces touch each landing square, or the last one where that is clear. Touch the piece again to let go.
help-drag = <b>Drag</b> a piece to its square, if you like. It can be switched off.
help-keys = With keys
help-type = <b>Type</b> a move in the field: 32-28, 3228, 32x23, or all squares of a capture.
help-listen = With a <b>screen reader</b> the board is a grid: each square says what stands on it and what it can do, and each move is told. “Game as text” gives the position in words.
help-keys-move = <b>Keys</b>: go to the board, walk with the arrows, press Enter on the piece and on its square.
help-keys-off = Single keys can be switched off, or be kept to the board, in the settings.
help-commands = Words for the field
help-kept = Where your games are
help-kept-text = Games, points and settings stay on this device, and nothing is sent anywhere. After the first visit Damier works without a network. Save everything to a file under Games, now and then.
key-enter = choose and put down
key-escape = let go, or close
key-arrows = on the board from square to square, elsewhere through the moves
key-board = to the board
key-type = type a move
key-undo = take back
key-redo = play again
key-hint = a hint
key-turn = turn the board
key-forced = play the only move
key-back = one move back
key-forward = one move forward
key-first = first position
key-last = last position
key-zen = board only
key-help = this page
key-clock = say the clocks
key-pieces = say the position
key-row = with a number, as in “row 4”: say what stands in that row
key-draw = offer a draw
key-resign = resign
