# Lessons and exercises in English.

learn-title = Learn
learn-lede = A few minutes each, in any order. Try freely: nothing is lost by a wrong answer.
learn-progress = { $done } of { $all } lessons done
learn-done = done
learn-start = Start
learn-go-on = Go on
learn-reset = Begin the course anew
learn-reset-sure = This forgets which lessons of this game are done.
learn-reset-yes = Forget it
learn-rules = The rules of this game
lesson-step = Step { $step } of { $all }
lesson-next = Next
lesson-again = Try again
lesson-next-lesson = Next lesson: { $title }
lesson-all = All lessons
lesson-more = { $count ->
    [one] Right. One more to touch.
   *[other] Right. { $count } more to touch.
 }
lesson-not-this = That is allowed, but not what this lesson asks for.
lesson-rule = Read the rule
lesson-reply = { $side ->
    [white] White
   *[black] Black
 } answers { $move }.
lesson-moves-left = { $name }: { $count ->
    [one] one move left
   *[other] { $count } moves left
 }
lesson-board = Board of the lesson
lesson-turn = { $side ->
    [white] White to move
   *[black] Black to move
 }
puzzles-title = Exercises
puzzles-lede = One move wins at least a man more than any other. Find it, and play it to the end.
puzzles-daily = Exercise of the day
puzzles-solved = { $done } of { $all } solved, { $due } to repeat
puzzles-next = Next exercise
puzzles-none = There are no exercises of this kind yet.
puzzles-theme = Theme
puzzles-grade = Grade
puzzles-any = All
puzzles-right = Right, and on.
puzzles-done = Solved: { $line }
puzzles-wrong = Not { $move }: the answer is { $answer }.
puzzles-wrong-short = Not { $move }.
puzzles-show = Show the solution
puzzles-again = It comes back on { $date }.

## Exercises of one’s own
own-exercises = My exercises
own-none = You have made none of this game. Set up a position and make it one:
own-untitled = { $side ->
    [white] White to play
   *[black] Black to play
 }
own-make = Make it an exercise
own-title = What is to be done
own-solution = The solution
own-how = Play it on the board, both sides’ moves, or type it; or let the computer find it.
own-line-empty = No move yet.
own-line-is = The solution: { $line }
own-ends = { $side ->
    [white] It ends with a reply of Black. That may be so.
   *[black] It ends with a reply of White. That may be so.
 }
own-back = Take back
own-find = Let the computer find it
own-stop = Stop
own-keep = Keep
own-leave = Cancel
own-not-kept = This device keeps nothing now. The exercise was not kept.
own-solved = solved
own-broken = This one cannot be played.
own-solve = Solve
own-solve-it = Solve: { $title }
own-change = Change
own-change-it = Change: { $title }
own-position = Change the position
own-position-it = Change the position: { $title }
own-position-of = You are changing the position of “{ $title }”.
own-on = On to the solution
own-line-gone = The solution no longer fits the position. Play a new one.
own-position-leave = Leave the exercise as it was
own-delete = Delete
own-delete-it = Delete: { $title }
own-delete-text = It is on this device alone, and does not come back.
own-deleted = Deleted.
own-to-list = Back to the list
theme-one-for-two = Give one, take two
theme-sacrifice = Sacrifice
theme-two-for-four = Give two, take four
theme-backwards = Backward capture
theme-promotion = Breakthrough
theme-king = King’s capture
theme-turkish = Turkish stroke
theme-long = Four or more at once

## After a game
coach-lede = { $who ->
    [you] The computer looks at each of your moves, equally far on every device.
   *[both] The computer looks at each move of both sides, equally far on every device.
 }
coach-progress = { $done } of { $all } moves looked at
coach-stop = Stop
coach-stopped = Stopped before all moves were looked at.
coach-again = Look again
coach-none = { $who ->
    [you] Nothing to show: no move of yours gave away half a man or more.
   *[both] Nothing to show: no move gave away half a man or more.
 }
coach-count = { $count ->
    [one] One moment mattered.
   *[other] { $count } moments mattered.
 }
coach-move = Move { $number }: { $who ->
    [you] you played
    [white] White played
   *[black] Black played
 } { $move }.
coach-cost = { $what ->
    [game] It cost the game.
    [win] It gave away a win.
   *[men] { $count ->
        [one] It cost { $men } man.
       *[other] It cost { $men } men.
     }
 }
coach-score = { $kind ->
    [win] won
    [loss] lost
    [even] even
   *[men] { $count ->
        [one] { $men } man
       *[other] { $men } men
     }
 }
coach-better = Better
coach-before = Before the move
coach-after = After it
coach-try = Try again from here
coach-picture = { $side ->
    [white] The board before the move, White to move.
   *[black] The board before the move, Black to move.
 }
coach-marks = Dotted arrow: the move that was played. Full arrow: the better one.
