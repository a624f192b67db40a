# De teksten van de lessen van Braziliaans dammen.

part-differences = Hoe Braziliaans dammen verschilt

board = Het internationale spel op vierenzestig velden
board-first = De regels zijn die van internationaal dammen, op acht bij acht met twaalf schijven elk. Wit begint.
board-first-right = Velden hebben hier namen: a1 is het donkere hoekveld links van wit, h8 dat aan de overkant.
board-corner = Raak h8 aan, het donkere hoekveld links van zwart.
board-corner-right = De lange lijn tussen a1 en h8 is de beste plek voor een dam.
board-corner-white = Dat is a1, de hoek van wit. Ga naar het andere eind van de lijn.
board-corner-elsewhere = Bovenste rij, helemaal rechts.

majority = Meerslag gaat voor
majority-most = Op c3 beginnen twee slagen. Anders dan bij Russisch dammen moet hier de langste.
majority-most-right = Twee schijven voor één. Een dam telt ook voor één.
majority-most-one = Dat slaat er één, en er kunnen er twee.
majority-most-half = Nog niet klaar: f6 kan ook worden geslagen.

passing = Geen dam in het voorbijgaan
passing-stays = De schijf komt midden in een slag aan de overkant. Speel hem uit.
passing-stays-right = Ze is nog schijf: dam wordt ze alleen waar de zet eindigt.
passing-stays-stop = Op f8 mag ze niet stoppen: e7 kan worden geslagen.
passing-ends = En hier eindigt de slag op f8. Wat mag worden geslagen?
passing-ends-right = Eén schijf, en een dam. Haar kracht komt pas bij de volgende zet.
passing-ends-on = Ze gaat niet in dezelfde zet als dam verder: dat is de Russische regel.

king = De dam op een klein bord
king-take = Een dam slaat op elke afstand en landt op een vrij veld erachter. Sla d4.
king-take-right = Vier velden om te landen, op één kleine weg. Een dam is hier heel sterk.

choice = Vrije keus bij gelijk
choice-equal = Twee slagen van elk één schijf. Nu is de keus vrij.
choice-equal-right = Evenveel, vrije keus.

draws = Remise
draws-kings = Na hoeveel zetten van elke kant met alleen dammen en zonder slag is het remise?
draws-kings-right = Vijftien volgens de regels van FMJD-64. Het Braziliaanse profiel van Damier telt er twintig.
draws-kings-few = Vijf is voor hoogstens twee stukken tegen een dam alleen.
draws-kings-many = Dat is de telling van Checkers.
