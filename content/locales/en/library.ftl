# The library of games in English.

library-text = All games of this device: those you played and those you took in. Nothing of it is sent anywhere.
library-failed = The library cannot be opened: { $message }
library-reading = Reading the games…
library-empty = No games yet
library-empty-text = Finish a game, or take in a PDN file: it may hold thousands of games. You can also drop it here, or paste its text.
library-where = Where to search
library-all = All games ({ NUMBER($count) })
library-games = Games
library-game = { $white } – { $black }
library-keys = Arrows, Page, Home and End go through the list, Enter opens a game, space ticks it.
library-result = { $result ->
    [white] White won
    [black] Black won
    [draw] Draw
   *[open] Without a result
 }
own-games = Games played here
pasted-text = Pasted text

## What is asked for
library-search = Search for games
condition-player = Player
condition-white = White
condition-black = Black
condition-event = Event
condition-site = Place
condition-from = Since
condition-to = Until
condition-result = Result
condition-game = Kind of draughts
condition-material = Material, White’s first
condition-fen = This position occurs
condition-contains = These pieces stand so (FEN)
condition-minPlies = Moves, at least
condition-maxPlies = Moves, at most
any = Any
either-side = Whoever is to move
more-conditions = More conditions
fewer-conditions = Fewer conditions
clear-conditions = { $count ->
    [one] Clear the condition
   *[other] Clear { $count } conditions
 }
condition-fault = { $field ->
    [from] “{ $text }” is no date: write 1998, 1998.07 or 1998.07.21.
    [to] “{ $text }” is no date: write 1998, 1998.07 or 1998.07.21.
    [material] “{ $text }” is no material: write the men and kings of White, then of Black, as 3k-1k or 2m1k-3m.
    [fen] “{ $text }” is no position of this kind of draughts.
    [contains] “{ $text }” is no position: write pieces as a FEN does, W:W27,K32:B18.
   *[other] “{ $text }” cannot be searched for.
 }
search-failed = The search failed: { $message }
games-found = { $count ->
    [0] No games found
    [one] 1 game found
   *[other] { NUMBER($count) } games found
 }
games-ticked = { NUMBER($count) } of { NUMBER($found) } found games ticked

## The list
column-white = White
column-black = Black
column-event = Event
column-date = Date
column-result = Result
column-plies = Moves
tick-all = Tick all games
tick-game = Tick { $game }
has-problem = Something in this game could not be read

## The board
say-search-here = Searching for this position.
say-search-all = Searching without a position.
opening-tree = What was played here
tree-games = { $count ->
    [one] 1 of the games found reached this position
   *[other] { NUMBER($count) } of the games found reached this position
 }
tree-move = Move
tree-count = Games
tree-results = White – draws – Black
tree-shares = { $white } – { $draws } – { $black }
tree-no-results = no results
tree-empty = None of the games found goes on from this position.

## Taking in and giving away
import-files = Take in PDN files
importing = Taking games in
importing-file = Taking in { $name }
importing-count = { NUMBER($read) } games read, { NUMBER($kept) } of them new
import-report = What was taken in
import-done = { $kept ->
    [0] No new games
    [one] 1 new game
   *[other] { NUMBER($kept) } new games
 }{ $twice ->
    [0] .
    [one] , 1 was there already.
   *[other] , { NUMBER($twice) } were there already.
 }
import-read = { $read ->
    [one] 1 game was read.
   *[other] { NUMBER($read) } games were read.
 }
import-stopped = It was stopped: what had been read until then is in the library.
import-full = The device has no more room: what had been read until then is in the library.
import-failed = The file could not be read to its end: { $message }. What had been read until then is in the library.
import-problems = { $count ->
    [one] 1 place could not be read as it stands
   *[other] { NUMBER($count) } places could not be read as they stand
 }
import-problems-text = The games are in the library all the same, as far as they could be read.
import-game = Game { $game }:
pdn-why = { $code ->
    [unexpected-text] “{ $text }” is no move, comment, variation or result
    [stray-brace] a “{ "}" }” that closes no comment
    [stray-bracket] a “)” that closes no variation
    [unclosed-comment] the comment that begins here has no end
    [unclosed-variation] the variation that begins here has no end
    [unclosed-tag] the tag that begins here has no “]”
    [unclosed-value] the value of this tag has no closing quotation mark
    [unquoted-value] the value of this tag is not in quotation marks
    [bare-quote] a quotation mark inside the value of this tag
    [line-end-in-value] the value of this tag goes over several lines
    [no-value] the tag { $text } has no value
    [no-tag] “{ $text }” among the moves is no tag
    [bad-setup] a “/” that puts no position on the board
    [bad-nag] “{ $text }” is no mark: expected $ and a number up to 65535
    [bad-capture-list] captured squares that follow no move
    [mark-without-move] the mark “{ $text }” follows no move
    [result-without-game] the result “{ $text }” stands alone
    [utf-16] the file is in UTF-16: save it as UTF-8
    [too-long] more than { $limit } bytes in one piece
    [too-many] more than { $limit } of something in one game
    [too-deep] variations nested more than { $limit } deep are left out
    [illegal-variation] the move { $text } of a variation is not possible there
    [unknown-move] a move is left unknown; what follows is not checked
    [bad-position] “{ $text }” is no possible position
    [result-mismatch] the Result tag says “{ $text }”, behind the moves stands something else
    [wrong-result] the result “{ $text }” is not that of the moves
    [wrong-route] the capture { $text } does not go that way; the only one with its ends is taken
    [unknown-game-type] “{ $text }” names no game; it is guessed by the moves
    [unknown-game] the move { $text } fits none of the games that are checked, and no tag says which game it is
    [game-not-played] a game that is not played here: its moves are not checked
   *[other] { $message }
 }
import-more-problems = And { NUMBER($count) } more.
export-games = { $count ->
    [one] Save 1 game as PDN
   *[other] Save { NUMBER($count) } games as PDN
 }
say-exported = { $count ->
    [one] 1 game saved.
   *[other] { NUMBER($count) } games saved.
 }
delete-games = { $count ->
    [one] Delete 1 game
   *[other] Delete { NUMBER($count) } games
 }
delete-games-text = They are taken off this device and out of every collection. This cannot be undone.
leave-it = Keep everything

## Collections
collect = { $count ->
    [one] Put 1 game into a collection
   *[other] Put { NUMBER($count) } games into a collection
 }
collect-into = Into a collection that is there
collection-count = { $name } ({ NUMBER($count) })
new-collection = New collection
edit-collection = Name and notes
collection-name = Name
collection-note = Notes
collection-needs-name = A collection needs a name.
say-collected = Kept: { $name }.
take-from = { $count ->
    [one] Take 1 game out of the collection
   *[other] Take { NUMBER($count) } games out of the collection
 }
dissolve-title = Delete the collection { $name }
dissolve-text = Its name and notes are deleted. Its games ({ $count }) stay in the library.
keep-collection = Keep
