# Tips, questions, differences and words of the game in English.

guide-official = Which text these rules follow
official-international = FMJD Annex 1, “Official FMJD rules for international draughts”, version of November 2015; competitions: Annex 3.
official-checkers = WCDF, “Rules of Draughts (Checkers)”, section one; draws by its rule 1.32. The text that we read bears no date.
official-russian = FMJD-64, rules of the game; draws by its articles 7.2.3 to 7.2.9. The text that we read bears no date.
official-brazilian = The international rules on sixty-four squares; draws by FMJD-64, articles 7.2.3 to 7.2.9. The text that we read bears no date.
guide-print = Print this page
picture-men = { $side ->
    [white] white men on { $squares }
   *[black] black men on { $squares }
 }
picture-kings = { $side ->
    [white] white king on { $squares }
   *[black] black king on { $squares }
 }
tips-title = Tips
tips-international-1 = Before each move, look at every capture that it makes possible, for both sides.
tips-international-2 = Count to the end of a capture, and then the answer to it.
tips-international-3 = Keep your men together, and near the middle.
tips-international-4 = Leave men on the back row as long as your opponent could break through there.
tips-international-5 = A king is worth about three men: give two to get one, if it stays alive.
tips-checkers-1 = Keep two men of the back row at home: on 30 and 32 as White, on 1 and 3 as Black.
tips-checkers-2 = Exchange when you have more; one man ahead grows with each exchange.
tips-checkers-3 = You may choose among captures: take the one after which you stand better.
tips-checkers-4 = A king goes one step only: bring it to the middle.
tips-russian-1 = Whoever holds the main road a1–h8 with a king seldom loses.
tips-russian-2 = You choose your capture, and so does your opponent: look at each of them.
tips-russian-3 = A man may break through in the middle of a capture and go on as a king: count that too.
tips-russian-4 = Keep the squares c3, d4, e5 and f6 in hand.
tips-brazilian-1 = Everything you know from International Draughts holds, only nearer.
tips-brazilian-2 = The longest capture is compulsory: that is how you steer your opponent.
tips-brazilian-3 = Watch the main road a1–h8: a king there sees half the board.
tips-brazilian-4 = A man that reaches the far row within a capture and goes on stays a man: look where your captures end.
faq-title = Questions
faq-1 = Must I capture?
faq-1-answer = Yes, in all four games, and to the end of the capture.
faq-2 = Does a man capture backwards?
faq-2-answer = { $game ->
    [checkers] No, in Checkers only a king does.
   *[other] Yes. It steps forward only, but it captures in all four directions.
 }
faq-3 = Several captures are possible. Which one?
faq-3-answer = { $game ->
    [checkers] Any of them: the number does not matter.
    [russian] Any of them: the number does not matter.
   *[other] The one that takes the most pieces; a king counts as one. Among equals you choose.
 }
faq-4 = My man passes the far row in the middle of a capture. Is it a king?
faq-4-answer = { $game ->
    [checkers] Reaching the far row ends the move, and the man is a king.
    [russian] Yes, at once, and it goes on capturing as a king.
   *[other] No. Only a man whose move ends there becomes a king.
 }
faq-5 = I cannot move any piece. Is it a draw?
faq-5-answer = No: whoever is to move and cannot has lost.
faq-6 = I overlooked a capture. Do I lose the piece?
faq-6-answer = No, that old custom is gone from the rules. The move is not allowed, and another is made.
differ-title = How the games differ
differ-board = Board and men
differ-first = Moves first
differ-backwards = Men capture backwards
differ-flying = Kings fly
differ-majority = The longest capture is compulsory
differ-passing = King in the middle of a capture
differ-men = { $size } × { $size }, { $men } each
differ-yes = yes
differ-no = no
glossary-title = Words of the game
term-man = man
term-man-means = the piece that a game begins with
term-king = king
term-king-means = a man that has reached the far row
term-move = move
term-move-means = what a side does in its turn; a capture is one too
term-ply = ply
term-ply-means = a move of one side
term-capture = capture
term-capture-means = a move that takes pieces
term-majority = majority rule
term-majority-means = the capture of the most pieces is compulsory
term-promotion = promotion
term-promotion-means = a man becomes a king
term-far-row = far row
term-far-row-means = the row on which a man becomes a king
term-long-diagonal = long diagonal, main road
term-long-diagonal-means = the diagonal between the two dark corners
term-combination = combination, shot
term-combination-means = gifts that force captures, and win more than they cost
term-turkish = Turkish stroke
term-turkish-means = a king runs into pieces that it has captured already
term-exchange = exchange
term-exchange-means = captures by both sides that win nothing
term-blockade = blockade
term-blockade-means = a side has pieces but no move, and has lost
term-draw = draw
term-draw-means = nobody has won
term-repetition = repetition
term-repetition-means = the same position with the same side to move
