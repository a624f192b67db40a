# De partijenbibliotheek in het Nederlands.

library-text = Alle partijen van dit apparaat: die je speelde en die je inlas. Er wordt niets van verstuurd.
library-failed = De bibliotheek kan niet worden geopend: { $message }
library-reading = De partijen worden gelezen…
library-empty = Nog geen partijen
library-empty-text = Speel een partij uit, of lees een PDN-bestand in: er kunnen duizenden partijen in staan. Je kunt het ook hierheen slepen of de tekst plakken.
library-where = Waar te zoeken
library-all = Alle partijen ({ NUMBER($count) })
library-games = Partijen
library-game = { $white } – { $black }
library-keys = Pijlen, Page, Home en End gaan door de lijst, Enter opent een partij, spatie vinkt haar aan.
library-result = { $result ->
    [white] Wit won
    [black] Zwart won
    [draw] Remise
   *[open] Zonder uitslag
 }
own-games = Hier gespeelde partijen
pasted-text = Geplakte tekst

## What is asked for
library-search = Partijen zoeken
condition-player = Speler
condition-white = Wit
condition-black = Zwart
condition-event = Evenement
condition-site = Plaats
condition-from = Vanaf
condition-to = Tot en met
condition-result = Uitslag
condition-game = Damspel
condition-material = Materiaal, wit eerst
condition-fen = Deze stand komt voor
condition-contains = Deze stukken staan zo (FEN)
condition-minPlies = Zetten, minstens
condition-maxPlies = Zetten, hoogstens
any = Alle
either-side = Wie er ook aan zet is
more-conditions = Meer voorwaarden
fewer-conditions = Minder voorwaarden
clear-conditions = { $count ->
    [one] De voorwaarde wissen
   *[other] { $count } voorwaarden wissen
 }
condition-fault = { $field ->
    [from] “{ $text }” is geen datum: schrijf 1998, 1998.07 of 1998.07.21.
    [to] “{ $text }” is geen datum: schrijf 1998, 1998.07 of 1998.07.21.
    [material] “{ $text }” is geen materiaal: schrijf de schijven (m) en dammen (k) van wit, dan van zwart, zoals 3k-1k of 2m1k-3m.
    [fen] “{ $text }” is geen stand van dit damspel.
    [contains] “{ $text }” is geen stand: schrijf de stukken zoals in een FEN, W:W27,K32:B18.
   *[other] Naar “{ $text }” kan niet worden gezocht.
 }
search-failed = Het zoeken mislukte: { $message }
games-found = { $count ->
    [0] Geen partijen gevonden
    [one] 1 partij gevonden
   *[other] { NUMBER($count) } partijen gevonden
 }
games-ticked = { NUMBER($count) } van { NUMBER($found) } gevonden partijen aangevinkt

## The list
column-white = Wit
column-black = Zwart
column-event = Evenement
column-date = Datum
column-result = Uitslag
column-plies = Zetten
tick-all = Alle partijen aanvinken
tick-game = { $game } aanvinken
has-problem = Iets in deze partij kon niet worden gelezen

## The board
say-search-here = Er wordt naar deze stand gezocht.
say-search-all = Er wordt zonder stand gezocht.
opening-tree = Wat hier werd gespeeld
tree-games = { $count ->
    [one] 1 van de gevonden partijen bereikte deze stand
   *[other] { NUMBER($count) } van de gevonden partijen bereikten deze stand
 }
tree-move = Zet
tree-count = Partijen
tree-results = Wit – remise – zwart
tree-shares = { $white } – { $draws } – { $black }
tree-no-results = geen uitslagen
tree-empty = Geen van de gevonden partijen gaat vanuit deze stand verder.

## Taking in and giving away
import-files = PDN-bestanden inlezen
importing = Partijen worden ingelezen
importing-file = { $name } wordt ingelezen
importing-count = { NUMBER($read) } partijen gelezen, waarvan { NUMBER($kept) } nieuw
import-report = Wat er is ingelezen
import-done = { $kept ->
    [0] Geen nieuwe partijen
    [one] 1 nieuwe partij
   *[other] { NUMBER($kept) } nieuwe partijen
 }{ $twice ->
    [0] .
    [one] , 1 was er al.
   *[other] , { NUMBER($twice) } waren er al.
 }
import-read = { $read ->
    [one] Er is 1 partij gelezen.
   *[other] Er zijn { NUMBER($read) } partijen gelezen.
 }
import-stopped = Het is gestopt: wat tot dan toe gelezen was, staat in de bibliotheek.
import-full = Het apparaat is vol: wat tot dan toe gelezen was, staat in de bibliotheek.
import-failed = Het bestand kon niet tot het einde worden gelezen: { $message }. Wat tot dan toe gelezen was, staat in de bibliotheek.
import-problems = { $count ->
    [one] 1 plek kon niet worden gelezen zoals ze er staat
   *[other] { NUMBER($count) } plekken konden niet worden gelezen zoals ze er staan
 }
import-problems-text = De partijen staan toch in de bibliotheek, zover ze gelezen konden worden.
import-game = Partij { $game }:
pdn-why = { $code ->
    [unexpected-text] “{ $text }” is geen zet, commentaar, variant of uitslag
    [stray-brace] een “{ "}" }” die geen commentaar sluit
    [stray-bracket] een “)” die geen variant sluit
    [unclosed-comment] het commentaar dat hier begint, heeft geen einde
    [unclosed-variation] de variant die hier begint, heeft geen einde
    [unclosed-tag] de tag die hier begint, heeft geen “]”
    [unclosed-value] de waarde van deze tag heeft geen sluitend aanhalingsteken
    [unquoted-value] de waarde van deze tag staat niet tussen aanhalingstekens
    [bare-quote] een aanhalingsteken in de waarde van deze tag
    [line-end-in-value] de waarde van deze tag loopt over meer regels
    [no-value] de tag { $text } heeft geen waarde
    [no-tag] “{ $text }” tussen de zetten is geen tag
    [bad-setup] een “/” die geen stand op het bord zet
    [bad-nag] “{ $text }” is geen teken: verwacht werd $ en een getal tot en met 65535
    [bad-capture-list] geslagen velden die op geen zet volgen
    [mark-without-move] het teken “{ $text }” volgt op geen zet
    [result-without-game] de uitslag “{ $text }” staat alleen
    [utf-16] het bestand is in UTF-16: bewaar het als UTF-8
    [too-long] meer dan { $limit } bytes aan één stuk
    [too-many] te veel in één partij: hoogstens { $limit }
    [too-deep] varianten die dieper dan { $limit } genest zijn, zijn weggelaten
    [illegal-variation] de zet { $text } van een variant kan daar niet
    [unknown-move] een zet is niet bekend; wat volgt, is niet nagegaan
    [bad-position] “{ $text }” is geen mogelijke stand
    [result-mismatch] de tag Result zegt “{ $text }”, achter de zetten staat iets anders
    [wrong-result] de uitslag “{ $text }” is niet die van de zetten
    [wrong-route] de slag { $text } gaat niet zo; de enige met deze uiteinden is genomen
    [unknown-game-type] “{ $text }” is de naam van geen spel; het wordt uit de zetten geraden
    [unknown-game] de zet { $text } past bij geen van de spellen die worden nagegaan, en geen tag zegt welk spel het is
    [game-not-played] een spel dat hier niet wordt gespeeld: de zetten zijn niet nagegaan
   *[other] { $message }
 }
import-more-problems = En nog { NUMBER($count) }.
export-games = { $count ->
    [one] 1 partij als PDN bewaren
   *[other] { NUMBER($count) } partijen als PDN bewaren
 }
say-exported = { $count ->
    [one] 1 partij bewaard.
   *[other] { NUMBER($count) } partijen bewaard.
 }
delete-games = { $count ->
    [one] 1 partij verwijderen
   *[other] { NUMBER($count) } partijen verwijderen
 }
delete-games-text = Ze gaan van dit apparaat en uit elke verzameling. Dit is niet terug te draaien.
leave-it = Alles behouden

## Collections
collect = { $count ->
    [one] 1 partij in een verzameling zetten
   *[other] { NUMBER($count) } partijen in een verzameling zetten
 }
collect-into = In een bestaande verzameling
collection-count = { $name } ({ NUMBER($count) })
new-collection = Nieuwe verzameling
edit-collection = Naam en notities
collection-name = Naam
collection-note = Notities
collection-needs-name = Een verzameling heeft een naam nodig.
say-collected = Bewaard: { $name }.
take-from = { $count ->
    [one] 1 partij uit de verzameling halen
   *[other] { NUMBER($count) } partijen uit de verzameling halen
 }
dissolve-title = De verzameling { $name } verwijderen
dissolve-text = Naam en notities worden verwijderd. De partijen ({ $count }) blijven in de bibliotheek.
keep-collection = Behouden
