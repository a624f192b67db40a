# The words of the lessons of Brazilian draughts.

part-differences = How Brazilian draughts differs

board = The international game on sixty-four squares
board-first = The rules are those of International Draughts, on eight by eight with twelve men each. White begins.
board-first-right = Squares have names here: a1 is the dark corner at White’s left, h8 the one across.
board-corner = Touch h8, the dark corner at Black’s left.
board-corner-right = The long diagonal between a1 and h8 is the best place for a king.
board-corner-white = That is a1, White’s corner. Go to the other end of the diagonal.
board-corner-elsewhere = Top row, all the way to the right.

majority = Take the most
majority-most = Two captures begin on c3. Here, unlike in Russian draughts, the longer one must be played.
majority-most-right = Two men before one. A king counts as one too.
majority-most-one = That takes one man, and two can be taken.
majority-most-half = Not yet at the end: f6 can be taken too.

passing = No king in passing
passing-stays = The man comes to the far row in the middle of a capture. Play it to the end.
passing-stays-right = It is still a man: only where the move ends it is crowned.
passing-stays-stop = On f8 it may not stop: e7 can be taken.
passing-ends = And here the capture ends on f8. What may be taken?
passing-ends-right = One man, and a king. It may use its new power at the next move.
passing-ends-on = It does not go on as a king in the same move: that is the Russian rule.

king = The king on a small board
king-take = A king takes at any distance and lands on any free square behind. Take d4.
king-take-right = Four squares to land on, on one small road. A king is very strong here.

choice = Free choice among equals
choice-equal = Two captures of one man each. Now the choice is free.
choice-equal-right = Equal numbers, free choice.

draws = Draws
draws-kings = After how many moves of each side with kings only and no capture is the game drawn?
draws-kings-right = Fifteen by the rules of FMJD-64. The Brazilian profile of Damier counts twenty.
draws-kings-few = Five is for two pieces or fewer against a lone king.
draws-kings-many = That is the count of Checkers.
