# The words of the lessons of International Draughts.

part-rules = The rules, one at a time
part-errors = Errors everybody makes
part-strategy = Playing well

board = The board
board-corner = The board has a hundred squares, and only the fifty dark ones are used. Each player has a dark corner at the left hand. Touch White’s.
board-corner-right = Square 46. If a light corner lies at your left, turn the board before you set up the men.
board-corner-far-corner = That is the dark corner at Black’s left. White sits at the bottom.
board-corner-elsewhere = Look at the bottom row, all the way to the left.
board-number = The dark squares are numbered row by row from the top left: 1 to 5, 6 to 10, and so on to 50. Touch square 28.
board-number-right = Square 28, in the middle of the board. You will meet it often.
board-number-row-too-far = That is 23, one row too far up. Its row goes from 21 to 25.
board-number-count = Each row holds five numbers. The row with 28 begins with 26, the sixth from the top.

start = Twenty men each
start-men = Black’s men stand on 1 to 20, White’s on 31 to 50. Two rows between them are free. How many men has each side?
start-men-right = Twenty, in four rows of five.
start-men-smaller = Twelve is for the small board of Checkers. Here four rows are full.
start-men-more = Count again: four rows, five men in each.
start-first = White always makes the first move. Make it: touch a man of the front row, then a marked square.
start-first-right = The game has begun. White had nine moves to choose from, and none of them is bad.

man = How a man moves
man-two = A man goes one square forward, diagonally. So it has at most two choices. Touch both squares where the man on 33 can go.
man-two-right = 28 and 29. On the edge of the board a man has only one.
man-two-straight = 23 lies straight ahead. Men move along the diagonals only.
man-two-back = That is backwards. A man never steps back.
man-two-far = One step only: the square must touch the man’s corner.
man-forward = Your turn: move any of the three men. There is no way back, so look first.
man-forward-right = Forward, one square. That is all a man does, until there is something to take.
man-forward-back = Men never step back. Choose a square nearer to the top.
man-forward-far = Too far: a man steps one square at a time.

capture = Capturing
capture-one = An enemy man stands beside yours, and the square right behind it is free. Jump over it: from 28 over 23 to 19.
capture-one-right = Taken. The man you jump over leaves the board.
capture-one-onto = Not onto it: jump over it, to the free square behind.
capture-one-step = There is something to take on 23. Jump over it to 19.
capture-behind = Now 19 is taken by another black man. Can the man on 28 capture the one on 23?
capture-behind-say-yes = Yes
capture-behind-say-no = No
capture-behind-right = No. Two in a row protect each other: there is no room to land.
capture-behind-full = The square behind must be free, and 19 is not.

backwards = Capturing backwards
backwards-back = A man steps forward only, but it captures in all four directions. Take the man behind you.
backwards-back-right = From 28 over 33 to 39. Many forget it; now you will not.
backwards-back-forward = Look behind you: 33 can be taken, and 39 is free.

compulsory = You must capture
compulsory-must = Whoever can capture must do so. Try what is allowed here.
compulsory-must-right = 28×19 was the only legal move, although White has other men.
compulsory-must-other = That move takes nothing, and 23 can be taken. The capture comes first.
compulsory-bad = It is compulsory even when you would rather not: Black takes back here. Capture all the same.
compulsory-bad-right = One each. Because captures are forced, you can also force your opponent: that is what combinations are made of.
compulsory-bad-refuse = You may not decline: 22 can be taken.

going-on = Going on
going-on-two = If the same man can take again from where it lands, it goes on in the same move. Take both: touch 28, then 19.
going-on-two-right = Two men in one move, written 39×19.
going-on-two-half = On 28 the man stands next to 23, and 19 is free. It goes on.
going-on-turn = It may turn at each landing, forwards or backwards. Take as much as you can.
going-on-turn-right = First forward, then back. A capture can zigzag over the whole board.
going-on-turn-half = From 28 there is more to take: look behind.

half-way = Not stopping half-way
half-way-three = A capture is carried through to its end. Where does the man on 43 stop?
half-way-three-right = Three men, and it stops on 14 because there is nothing more to take.
half-way-three-one = On 32 it is not over: 28 can be taken too.
half-way-three-two = On 23 it is not over: 19 can be taken too.

removal = Once each, removed at the end
removal-circle = Empty squares may be crossed again, even the one you came from. Take all four and come back to 33.
removal-circle-right = All round, and back home. Each man was jumped once.
removal-when = When do the captured men leave the board?
removal-when-say-at-once = Each as soon as it is jumped
removal-when-say-end = All together, after the whole capture
removal-when-right = Until then they stand in the way, and may not be jumped a second time. That will matter for kings.
removal-when-early = No: they stay until the whole capture is made, and stand in the way.

worked = A worked example: 32×23×14
worked-take = White on 32, Black on 28 and 19. The capture goes over 28 to 23, and on over 19 to 14.
worked-take-right = Two men in one move. Both stood on the board until the man came to rest on 14.
worked-take-half = Not only to 23: 19 can be taken as well, so it must be.
worked-elsewhere = Now there is also a man to take on 40. Which capture is allowed?
worked-elsewhere-right = Two come before one: while two can be taken, 45×34 is not a legal move.
worked-elsewhere-one = That takes one, and on the other side two can be taken.

majority = Take the most
majority-most = Of all captures you must play the one that takes the most pieces. Which is it?
majority-most-right = Two beat one. The man on 26 has to wait.
majority-most-one = That takes one. Count what the man on 33 can take.
majority-king = A king counts as one, like a man. On 28 stands a king. What must you take?
majority-king-right = Two men count more than one king.
majority-king-king = Tempting, but it is one piece, and elsewhere there are two.

free-choice = Free choice among equals
free-choice-equal = Two captures take one piece each: a man on 30, a king on 40. Now you choose.
free-choice-equal-right = Both were allowed. Taking the king is usually wiser, but no rule demands it.
free-choice-beside = Three captures begin here; one of them takes two. Is the choice free?
free-choice-beside-right = Not here: the capture of two comes before both captures of one.
free-choice-beside-left = That takes one only. The same man can take two the other way.
free-choice-beside-king = A king, but only one piece. Two men come first.

promotion = Becoming king
promotion-crown = A man that ends its move on the far row becomes a king. One step is missing.
promotion-crown-right = Crowned. Black now has a move before the king can go anywhere.
promotion-passing = The man comes to the far row in the middle of a capture, and must go on. Play it.
promotion-passing-right = Only where the move ends a man is crowned. It passed 4 and is still a man.
promotion-passing-stop = On 4 the capture is not over: 9 can be taken too.
promotion-one-step = One step from the far row. But look at what is compulsory first.
promotion-one-step-right = The capture came first, and it led backwards. So a clever opponent can pull a man away from the crown.
promotion-one-step-crown = The crown must wait: the man on 12 can be taken.
promotion-one-step-other = Nothing else is allowed while 12 can be taken.

king = The flying king
king-far = A king moves along a free diagonal as far as it likes, forward or back. Go from one end of the long diagonal to the other: from 46 to 5.
king-far-right = Nine squares in one move. From here a king watches the whole road.
king-far-short = A good square, but today go all the way, to 5.

king-capture = Capturing at a distance
king-capture-distance = A king takes a piece at any distance if the way is free, and lands on any free square behind it. Take 23.
king-capture-distance-right = You could choose among 19, 14, 10 and 5.
king-capture-land = Choose the landing well: on one of the four squares the man on 9 takes your king.
king-capture-land-right = Safe. After a capture always ask who can take you back.
king-capture-land-taken = On 14 the king stands beside 9, with 20 free behind it. Black takes it.

turkish = The Turkish stroke
turkish-stop = You are Black. Take with your king, and see where it has to stop: captured men still stand in its way.
turkish-stop-right = Four men, and then it stood still on 33, before the man on 39 that it had taken already. The last man, on 38, took it.
turkish-block = And with White: there is only one capture. Find out where your king ends.
turkish-block-right = On 43. A king that is made to run into its own captured pieces: this is called the Turkish stroke.

winning = Winning
winning-all = You win when your opponent has no piece left. Take the last one.
winning-all-right = Won: Black has nothing left to move.
winning-blocked = You also win when your opponent is to move and cannot. Shut in the man on 36.
winning-blocked-right = Won: 41 is taken, and behind it 47 is too. Black cannot move.
winning-blocked-taken = Then 47 is free, and Black jumps over 41 and becomes king.
winning-blocked-free = That leaves 41 open, and Black moves on.

draws = Draws, and the counters
draws-repetition = When the same position stands for the third time with the same side to move, the game is a draw. You are Black: bring it about.
draws-repetition-right = A draw: the starting position stood for the third time.
draws-repetition-other = That makes a new position. Put the king back on 5.
draws-twenty-five = The counter shows it: 25 moves of each side with kings only and no capture make a draw. One king move is missing: play 4–9.
draws-twenty-five-right = A draw. Any move of a man, or a capture, would have set the counter back to 25.
draws-twenty-five-man = Play 4–9 with the king. A move of a man would set the counter back.
draws-sixteen = Three pieces, a king among them, against a lone king: after 16 moves of each side it is a draw. You are Black, and your next move is the last.
draws-sixteen-right = A draw. Nothing sets this counter back, not even a capture.
draws-five = Two kings, a king and a man, or one king against a lone king: only 5 moves each. You are Black: hold the draw.
draws-five-right = A draw, five moves after the count began.
draws-last = The last move before the limit still counts. You are White: win with it.
draws-last-right = Won with the very last move. A draw comes only if the game has not ended before.

notation = Notation
notation-move = A move is written with both its squares. Play 32–28.
notation-move-turn2 = Black answered 19–23. A capture has a cross: play 28×19.
notation-move-right = You can read a game now. You may also type moves: 32-28, or 3228, and 28x19.
notation-move-other = From 32 to 28, please: the first number is where it starts.

wrong-corner = The board turned the wrong way
wrong-corner-black = Black sits at the top. Touch the dark corner at Black’s left hand.
wrong-corner-black-right = Square 5. A game on a board that is turned the wrong way does not count.
wrong-corner-black-white = That is White’s. Sit down on the other side in your mind.
wrong-corner-black-other-side = 1 is at Black’s right, and no corner at all: beside it lies the light corner.
wrong-corner-black-elsewhere = Look at the top row: Black’s left is your right.

light-squares = Moving straight
light-squares-step = The light squares are never used. Move the man on 33.
light-squares-step-right = To 28 or 29, along a diagonal. A piece stays on dark squares all its life.
light-squares-step-straight = 23 lies straight ahead, behind a light square. Only diagonals count.

refusing = Refusing a capture
refusing-take = You would like to move 48–42 in peace. What do the rules say?
refusing-take-right = A capture is never a choice between taking and not taking.
refusing-take-refuse = Not allowed: a man can be taken, so it must be. There is no penalty here, the move is simply not made.

forgotten-backwards = Forgetting to capture backwards
forgotten-backwards-back = Black has walked past your man on 24. White to move.
forgotten-backwards-back-right = Going past an enemy does not make a man safe.
forgotten-backwards-back-forward = Look behind your man on 24: 29 can be taken.

king-first = Preferring a king
king-first-count = Two kings lie on the left, men on the right. Which way must the man on 48 take?
king-first-count-right = Three men come before two kings: only the number counts.
king-first-count-king = The kings are worth more, but they are fewer. Count the men on the other side.
king-first-count-half = That is the right way, but it goes on.

early-removal = Removing too early
early-removal-where = White’s king on 41 takes four men. It may not pass a man it has captured already. On which square does it end?
early-removal-where-right = 43: a captured man still stands in the way there. Lift the men only when the king has come to rest.
early-removal-where-gone = Your own man stands on 49. The king never passes its own men.
early-removal-where-early = It does not stop there: from the far side it can go on taking.

crown-in-passing = Promoting in passing
crown-in-passing-through = The man on 13 comes to the far row. Does it become a king?
crown-in-passing-through-right = No: it had to go on, and ended on 11 as a man. In Russian draughts it would have become a king.
crown-in-passing-through-stop = It may not stop on 2: 7 can be taken as well.

look = Look at every shot
look-after = Before each move ask: what must be captured afterwards, by both sides? Move the man on 33 without losing anything.
look-after-turn2 = Black had to take. And now you: take back.
look-after-right = One each. You knew it before you moved, and that is the whole art.
look-after-loses = Black takes 23×32, and nothing takes back.
look-after-man = Try it with the man on 33: where does Black capture, and who takes back?

count = Count every forced capture
count-number = If White plays 27–21, Black must take 16×27. How many men has White won when all captures are over?
count-number-say--1 = None, one is lost
count-number-right = One: White gives one, and 32×12 takes two.
count-number-stops = Do not stop counting after Black’s capture: it is White’s turn again.
count-number-even = Look once more at 32: its capture goes on after the first man.

give-one = Give one, take two or three
give-one-two = Now play it: give a man and take two.
give-one-two-turn2 = Black had no choice. Now collect.
give-one-two-right = Your first combination. It works because captures are compulsory.
give-one-two-gift = Black takes two with 17×37, and the prize is theirs.
give-one-two-quiet = A quiet move misses it. Which gift forces Black to open the way for 32?
give-one-three = A small change, a larger prize. Find it.
give-one-three-turn2 = And now as many as you can.
give-one-three-right = Three men for one, and a king.
give-one-three-gift = Black takes 17×37, and the prize is gone.
give-one-three-quiet = Think of the lesson’s name, and of the last position.

centre = The centre
centre-choices = Touch the white man that has more squares to go to.
centre-choices-right = Two against one. From the middle a man can help on both wings.
centre-choices-edge = The man on the edge has one square only.
centre-choices-man = Touch one of the two white men.
centre-go = Begin the game towards the middle: to 27, 28 or 29.
centre-go-right = A good beginning: your men will work together there.
centre-go-edge = 26 is the edge. It is allowed, but half its influence falls off the board.
centre-go-side = Allowed, but not the middle. Aim for 27, 28 or 29.

edge = The edge
edge-safe = A man on the edge cannot be jumped where it stands: there is nothing behind it. Touch both men that are safe for ever.
edge-safe-right = Safe, but they look on from the side. Use the edge for a rest, not for a home.
edge-safe-middle = Around 33 there are squares on all sides: it can be jumped.
edge-safe-man = Touch white men that stand on the edge of the board.

back-row = The back row
back-row-guard = Black’s man on 36 wants to become a king. Which of your men must stay where it is? Move the other one.
back-row-guard-turn2 = Black tries it anyway. Stop the man.
back-row-guard-right = One man on the back row held the door. Leave it there as long as you can.
back-row-guard-leaves = The guard is gone, and Black comes through.

together = Keeping together
together-support = Black threatens to take the man on 28. Give it support from behind.
together-support-right = With 32 behind it, nobody can land. Men in a chain protect each other.
together-support-alone = The man on 28 is still alone: 23×32.
together-support-away = Running does not help: 18×27. It needs a friend.

race = The race to the far row
race-who = Both men run free: White’s on 16 needs three moves, Black’s on 31 as well. White is to move. Who is king first?
race-who-say-white = White
race-who-say-black = Black
race-who-right = With equal distance, whoever is to move is first.
race-who-tie = Count: after White’s third move the man stands on the far row, and Black has made two.
race-run = Before you run, look at what is compulsory. White to move.
race-run-turn2 = That cost no time: Black’s runner is gone. Now run, or bring your men together.
race-run-right = You win the race: Black needs three more moves.
race-run-race = Running is not allowed yet: 38 can be taken.

king-worth = What a king is worth
king-worth-reach = Touch the white piece that is worth about three of the others.
king-worth-reach-right = The king reaches thirteen squares from here in one move, the man one or two. That is worth giving two men for, often three.
king-worth-reach-man = A man has two squares at most.
king-worth-reach-piece = Touch one of White’s two pieces.
king-worth-trap = But a king can be caught. Leave Black only the long diagonal to walk on, and take it there.
king-worth-trap-turn2 = It had to stay on the diagonal, wherever it went. Take it.
king-worth-trap-right = From one end of the long diagonal to the other. You know the game now: play it.
king-worth-trap-open = That leaves Black a choice, or your king in danger. Go to the far end of the long diagonal.
