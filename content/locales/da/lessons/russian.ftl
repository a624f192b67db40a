# Teksterne til lektionerne i Russisk dam.

part-differences = Sådan adskiller russisk dam sig

board = Bogstaver og tal
board-corner = Otte gange otte felter. Linjerne hedder a til h, rækkerne 1 til 8 set fra hvid. Rør a1, det mørke hjørne til venstre for hvid.
board-corner-right = a1. Den lange diagonal herfra til h8 kaldes hovedvejen.
board-corner-far = Det er h8, det mørke hjørne til venstre for sort.
board-corner-elsewhere = Nederste række, helt til venstre.
board-first = Hvid begynder med tolv brikker. Gør et træk.
board-first-right = Et træk skrives som c3-d4, et slag som c3:e5.

choice = Frit valg af slag
choice-choose = Det ene slag tager to, det andet én. Du skal slå, men valget er dit.
choice-choose-right = Begge var lovlige. I international dam kun det længste.
choice-choose-half = Et slag, der er begyndt, går videre: efter d4 kommer f6.

backwards = Også baglæns
backwards-back = Som i international dam slår en brik også baglæns. Slå d4.
backwards-back-right = Fra e5 over d4 til c3.
backwards-back-forward = d4 kan slås, så det skal den.

passing = Konge midt i et slag
passing-passing = En brik, der når bageste række, bliver straks konge og fortsætter som konge. Slå begge brikker.
passing-passing-right = To brikker, den anden af en konge, der var en brik, da trækket begyndte.
passing-passing-stop = På f8 er den konge, og derfra kan c5 slås.

landing = Land, hvor det går videre
landing-land = En konge må lande på et frit felt bagved, men skal vælge et, hvorfra den kan slå mere. Slå begge brikker.
landing-land-right = d4 var det eneste felt, hvorfra b6 kan slås.
landing-land-away = Derfra kan intet mere slås; fra d4 kan det.
landing-land-half = På d4 er slaget ikke slut: b6 kan slås.

draws = Remis
draws-three = Tre konger mod en ensom konge: inden for hvor mange træk skal de vinde?
draws-three-right = Femten. Men holder den ensomme konge hovedvejen, er der kun fem.
draws-three-road = Fem gælder en ensom konge, der holder hovedvejen, eller to brikker imod den.
draws-three-large = Den tælling hører til brættet med hundrede felter.
draws-road = Den, der holder hovedvejen, taber sjældent. Gå den fra a1 til h8.
draws-road-right = Fra ende til anden i ét træk.
draws-road-short = Allerede på vejen, men gå til dens ende: h8.
