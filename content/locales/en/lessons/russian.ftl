# The words of the lessons of Russian draughts.

part-differences = How Russian draughts differs

board = Letters and numbers
board-corner = Eight by eight squares. Files are called a to h, rows 1 to 8 from White’s side. Touch a1, the dark corner at White’s left.
board-corner-right = a1. The long diagonal from here to h8 is called the main road.
board-corner-far = That is h8, the dark corner at Black’s left.
board-corner-elsewhere = Bottom row, all the way to the left.
board-first = White begins, with twelve men. Make a move.
board-first-right = A move is written like c3-d4, a capture like c3:e5.

choice = Free choice of capture
choice-choose = One capture takes two men, the other one. You must take, but the choice is yours.
choice-choose-right = Either was legal. In International Draughts only the longer one would be.
choice-choose-half = A capture that was begun goes on: after d4 comes f6.

backwards = Backwards too
backwards-back = As in International Draughts, a man takes backwards as well. Take d4.
backwards-back-right = From e5 over d4 to c3.
backwards-back-forward = d4 can be taken, so it must be.

passing = King in the middle of a capture
passing-passing = A man that reaches the far row becomes a king at once, and goes on as a king. Take both men.
passing-passing-right = Two men, the second by a king that was a man when the move began.
passing-passing-stop = On f8 it is a king, and from there c5 can be taken.

landing = Land where it goes on
landing-land = A king may land on any free square behind, but it must choose one from which it can take more. Take both men.
landing-land-right = d4 was the only landing from which b6 can be taken.
landing-land-away = From there nothing more can be taken; from d4 it can.
landing-land-half = On d4 the capture is not over: b6 can be taken.

draws = Draws
draws-three = Three kings against a lone king: within how many moves must they win?
draws-three-right = Fifteen. But if the lone king holds the main road, there are only five.
draws-three-road = Five is for a lone king that holds the main road, or for two pieces against it.
draws-three-large = That count belongs to the board of a hundred squares.
draws-road = Whoever holds the main road seldom loses. Walk it from a1 to h8.
draws-road-right = From end to end in one move.
draws-road-short = On the road already, but go to its end: h8.
