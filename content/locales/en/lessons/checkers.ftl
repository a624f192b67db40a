# The words of the lessons of Checkers.

part-differences = How Checkers differs
part-strategy = Playing well

board = A smaller board, and Black begins
board-first = Eight by eight squares, numbered 1 to 32, and twelve men each. Here Black moves first: do it.
board-first-right = There were seven moves. From here everything is closer together than on a hundred squares.

forward = Men capture forward only
forward-back = A black man stands behind yours on 22. In Checkers a man may not take backwards. What can you play?
forward-back-right = A quiet move forward. Whoever has passed a man is safe from it.
forward-back-back = Backwards only a king takes.
forward-forward = Here a capture is compulsory. Play it, and see where it stops.
forward-forward-right = On 15: the man on 19 lies behind it now, out of reach.

choice = Free choice of capture
choice-choose = One capture takes two, the other one. Both are allowed: the number does not matter here. Choose.
choice-choose-right = Your choice was legal. But what you begin you must carry through.
choice-choose-half = You chose the way over 18: then 10 must be taken too.

king = A king goes one step
king-step = A king moves one square, in all four directions. Move it.
king-step-right = Four choices. A king is worth about a man and a half here, not three.
king-step-far = Kings do not fly in Checkers: one square at a time.
king-take = But it takes backwards as well. There is one capture.
king-take-right = Over its neighbour to the square right behind, and no farther.
king-take-quiet = Look behind the king: 22 can be taken.

crown = Reaching the far row ends the move
crown-stop = Take 7 and come to the far row. May the new king go on and take 6 as well?
crown-stop-right = No: being crowned ends the move. Black has a chance to save 6.
crown-stop-on = The move ends on 2. A man does not take backwards, and it is a king only afterwards.

draws = Draws
draws-forty = After how many moves of each side without a man’s move or a capture is a game of Checkers drawn?
draws-forty-right = Forty, by the rules of the WCDF. And when the same position stands for the third time.
draws-forty-ten = That is from International Draughts. Checkers gives more time.

two-for-one = Give one, take two
two-for-one-shot = The number of captured pieces is free, but capturing is not. Offer the man on 22 where Black must take it.
two-for-one-shot-turn2 = Black had to take. Now take two.
two-for-one-shot-right = Two for one: the oldest trick of the game, on every board.
two-for-one-shot-gift = Black takes 14×21, and nothing takes back.
two-for-one-shot-quiet = Legal, but Black is not forced to anything. Try 22–18.
