# De teksten van de lessen van Russisch dammen.

part-differences = Hoe Russisch dammen verschilt

board = Letters en cijfers
board-corner = Acht bij acht velden. De lijnen heten a tot h, de rijen 1 tot 8 vanaf wit. Raak a1 aan, het donkere hoekveld links van wit.
board-corner-right = a1. De lange lijn van hier naar h8 heet de hoofdweg.
board-corner-far = Dat is h8, het donkere hoekveld links van zwart.
board-corner-elsewhere = Onderste rij, helemaal links.
board-first = Wit begint, met twaalf schijven. Doe een zet.
board-first-right = Een zet schrijf je als c3-d4, een slag als c3:e5.

choice = Vrije keus van slag
choice-choose = De ene slag neemt er twee, de andere één. Je moet slaan, maar de keus is aan jou.
choice-choose-right = Beide mochten. Bij internationaal dammen alleen de langste.
choice-choose-half = Een begonnen slag gaat door: na d4 komt f6.

backwards = Ook achteruit
backwards-back = Net als bij internationaal dammen slaat een schijf ook achteruit. Sla d4.
backwards-back-right = Van e5 over d4 naar c3.
backwards-back-forward = d4 kan worden geslagen, dus dat moet.

passing = Dam midden in een slag
passing-passing = Een schijf die de overkant haalt wordt meteen dam, en gaat als dam verder. Sla beide schijven.
passing-passing-right = Twee schijven, de tweede door een dam die aan het begin van de zet nog schijf was.
passing-passing-stop = Op f8 is ze dam, en vandaar kan c5 worden geslagen.

landing = Landen waar het doorgaat
landing-land = Een dam landt op een vrij veld erachter, maar moet er een kiezen vanwaar ze meer kan slaan. Sla beide schijven.
landing-land-right = d4 was het enige veld vanwaar b6 kan worden geslagen.
landing-land-away = Vandaar is er niets meer te slaan; vanaf d4 wel.
landing-land-half = Op d4 is de slag niet klaar: b6 kan worden geslagen.

draws = Remise
draws-three = Drie dammen tegen een dam alleen: binnen hoeveel zetten moeten ze winnen?
draws-three-right = Vijftien. Maar houdt de dam alleen de hoofdweg, dan maar vijf.
draws-three-road = Vijf is voor een dam alleen op de hoofdweg, of tegen twee stukken.
draws-three-large = Die telling hoort bij het bord van honderd velden.
draws-road = Wie de hoofdweg houdt verliest zelden. Loop hem van a1 naar h8.
draws-road-right = Van eind tot eind in één zet.
draws-road-short = Al op de weg, maar ga naar het eind: h8.
