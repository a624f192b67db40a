# Partisamlingen på dansk.

library-text = Alle partier på denne enhed: dem du har spillet, og dem du har hentet ind. Intet af det sendes nogen steder hen.
library-failed = Partisamlingen kan ikke åbnes: { $message }
library-reading = Læser partierne…
library-empty = Ingen partier endnu
library-empty-text = Spil et parti færdigt, eller hent en PDN-fil ind: den kan rumme tusindvis af partier. Du kan også slippe den her eller indsætte dens tekst.
library-where = Hvor der søges
library-all = Alle partier ({ NUMBER($count) })
library-games = Partier
library-game = { $white } – { $black }
library-keys = Piletaster, Page, Home og End går gennem listen, Enter åbner et parti, mellemrum vælger det.
library-result = { $result ->
    [white] Hvid vandt
    [black] Sort vandt
    [draw] Remis
   *[open] Uden resultat
 }
own-games = Partier spillet her
pasted-text = Indsat tekst

## What is asked for
library-search = Søg efter partier
condition-player = Spiller
condition-white = Hvid
condition-black = Sort
condition-event = Turnering
condition-site = Sted
condition-from = Fra
condition-to = Til
condition-result = Resultat
condition-game = Slags dam
condition-material = Materiale, hvids først
condition-fen = Denne stilling forekommer
condition-contains = Disse brikker står sådan (FEN)
condition-minPlies = Træk, mindst
condition-maxPlies = Træk, højst
any = Alle
either-side = Uanset hvem der er i trækket
more-conditions = Flere betingelser
fewer-conditions = Færre betingelser
clear-conditions = { $count ->
    [one] Fjern betingelsen
   *[other] Fjern { $count } betingelser
 }
condition-fault = { $field ->
    [from] “{ $text }” er ikke en dato: skriv 1998, 1998.07 eller 1998.07.21.
    [to] “{ $text }” er ikke en dato: skriv 1998, 1998.07 eller 1998.07.21.
    [material] “{ $text }” er ikke et materiale: skriv hvids mænd (m) og dammer (k), så sorts, som 3k-1k eller 2m1k-3m.
    [fen] “{ $text }” er ikke en stilling i denne slags dam.
    [contains] “{ $text }” er ikke en stilling: skriv brikkerne som i en FEN, W:W27,K32:B18.
   *[other] Der kan ikke søges efter “{ $text }”.
 }
search-failed = Søgningen mislykkedes: { $message }
games-found = { $count ->
    [0] Ingen partier fundet
    [one] 1 parti fundet
   *[other] { NUMBER($count) } partier fundet
 }
games-ticked = { NUMBER($count) } af { NUMBER($found) } fundne partier valgt

## The list
column-white = Hvid
column-black = Sort
column-event = Turnering
column-date = Dato
column-result = Resultat
column-plies = Træk
tick-all = Vælg alle partier
tick-game = Vælg { $game }
has-problem = Noget i dette parti kunne ikke læses

## The board
say-search-here = Søger efter denne stilling.
say-search-all = Søger uden stilling.
opening-tree = Hvad der blev spillet her
tree-games = { $count ->
    [one] 1 af de fundne partier nåede denne stilling
   *[other] { NUMBER($count) } af de fundne partier nåede denne stilling
 }
tree-move = Træk
tree-count = Partier
tree-results = Hvid – remis – sort
tree-shares = { $white } – { $draws } – { $black }
tree-no-results = ingen resultater
tree-empty = Ingen af de fundne partier går videre fra denne stilling.

## Taking in and giving away
import-files = Hent PDN-filer ind
importing = Henter partier ind
importing-file = Henter { $name } ind
importing-count = { NUMBER($read) } partier læst, heraf { NUMBER($kept) } nye
import-report = Hvad der blev hentet ind
import-done = { $kept ->
    [0] Ingen nye partier
    [one] 1 nyt parti
   *[other] { NUMBER($kept) } nye partier
 }{ $twice ->
    [0] .
    [one] , 1 var der allerede.
   *[other] , { NUMBER($twice) } var der allerede.
 }
import-read = { $read ->
    [one] 1 parti blev læst.
   *[other] { NUMBER($read) } partier blev læst.
 }
import-stopped = Det blev standset: hvad der var læst indtil da, er i samlingen.
import-full = Enheden har ikke mere plads: hvad der var læst indtil da, er i samlingen.
import-failed = Filen kunne ikke læses til ende: { $message }. Hvad der var læst indtil da, er i samlingen.
import-problems = { $count ->
    [one] 1 sted kunne ikke læses, som det står
   *[other] { NUMBER($count) } steder kunne ikke læses, som de står
 }
import-problems-text = Partierne er alligevel i samlingen, så langt de kunne læses.
import-game = Parti { $game }:
pdn-why = { $code ->
    [unexpected-text] “{ $text }” er hverken et træk, en kommentar, en variant eller et resultat
    [stray-brace] en “{ "}" }” der ikke afslutter nogen kommentar
    [stray-bracket] en “)” der ikke afslutter nogen variant
    [unclosed-comment] kommentaren, der begynder her, slutter ikke
    [unclosed-variation] varianten, der begynder her, slutter ikke
    [unclosed-tag] mærket, der begynder her, har ingen “]”
    [unclosed-value] værdien af dette mærke har intet afsluttende anførselstegn
    [unquoted-value] værdien af dette mærke står ikke i anførselstegn
    [bare-quote] et anførselstegn inde i værdien af dette mærke
    [line-end-in-value] værdien af dette mærke går over flere linjer
    [no-value] mærket { $text } har ingen værdi
    [no-tag] “{ $text }” blandt trækkene er intet mærke
    [bad-setup] en “/” der ikke sætter nogen stilling på brættet
    [bad-nag] “{ $text }” er intet tegn: der skal stå $ og et tal op til 65535
    [bad-capture-list] slåede felter, der ikke følger efter et træk
    [mark-without-move] tegnet “{ $text }” følger ikke efter et træk
    [result-without-game] resultatet “{ $text }” står alene
    [utf-16] filen er i UTF-16: gem den som UTF-8
    [too-long] mere end { $limit } byte i ét stykke
    [too-many] for meget i ét parti: højst { $limit }
    [too-deep] varianter, der er indlejret dybere end { $limit }, er udeladt
    [illegal-variation] trækket { $text } i en variant er ikke muligt dér
    [unknown-move] et træk er ukendt; det, der følger, kontrolleres ikke
    [bad-position] “{ $text }” er ingen mulig stilling
    [result-mismatch] mærket Result siger “{ $text }”, efter trækkene står noget andet
    [wrong-result] resultatet “{ $text }” er ikke det, trækkene giver
    [wrong-route] slaget { $text } går ikke den vej; det eneste med de ender er taget
    [unknown-game-type] “{ $text }” er ikke navnet på et spil; det gættes ud fra trækkene
    [unknown-game] trækket { $text } passer til ingen af de spil, der kontrolleres, og intet mærke siger, hvilket spil det er
    [game-not-played] et spil, der ikke spilles her: dets træk kontrolleres ikke
   *[other] { $message }
 }
import-more-problems = Og { NUMBER($count) } til.
export-games = { $count ->
    [one] Gem 1 parti som PDN
   *[other] Gem { NUMBER($count) } partier som PDN
 }
say-exported = { $count ->
    [one] 1 parti gemt.
   *[other] { NUMBER($count) } partier gemt.
 }
delete-games = { $count ->
    [one] Slet 1 parti
   *[other] Slet { NUMBER($count) } partier
 }
delete-games-text = De tages af denne enhed og ud af alle udvalg. Det kan ikke fortrydes.
leave-it = Behold alt

## Collections
collect = { $count ->
    [one] Læg 1 parti i et udvalg
   *[other] Læg { NUMBER($count) } partier i et udvalg
 }
collect-into = I et udvalg, der findes
collection-count = { $name } ({ NUMBER($count) })
new-collection = Nyt udvalg
edit-collection = Navn og noter
collection-name = Navn
collection-note = Noter
collection-needs-name = Et udvalg skal have et navn.
say-collected = Gemt: { $name }.
take-from = { $count ->
    [one] Tag 1 parti ud af udvalget
   *[other] Tag { NUMBER($count) } partier ud af udvalget
 }
dissolve-title = Slet udvalget { $name }
dissolve-text = Dets navn og noter slettes. Dets partier ({ $count }) bliver i samlingen.
keep-collection = Behold
