# De teksten van de lessen van Checkers.

part-differences = Hoe Checkers verschilt
part-strategy = Goed spelen

board = Een kleiner bord, en zwart begint
board-first = Acht bij acht velden, genummerd van 1 tot 32, en twaalf schijven elk. Hier begint zwart: doe de zet.
board-first-right = Er waren zeven zetten. Alles staat hier dichter op elkaar dan op honderd velden.

forward = Schijven slaan alleen vooruit
forward-back = Achter jouw schijf staat een zwarte, op 22. Bij Checkers slaat een schijf niet achteruit. Wat kun je spelen?
forward-back-right = Een stille zet vooruit. Wie een schijf voorbij is, hoeft haar niet te vrezen.
forward-back-back = Achteruit slaat alleen een dam.
forward-forward = Hier is slaan verplicht. Speel het, en zie waar het stopt.
forward-forward-right = Op 15: de schijf op 19 ligt er nu achter, buiten bereik.

choice = Vrije keus van slag
choice-choose = De ene slag neemt er twee, de andere één. Beide mogen: het aantal telt hier niet. Kies.
choice-choose-right = Je keus mocht. Maar wat je begint moet je afmaken.
choice-choose-half = Je koos de weg over 18: dan moet 10 ook worden geslagen.

king = Een dam gaat één stap
king-step = Een dam gaat één veld, in alle vier de richtingen. Zet haar.
king-step-right = Vier keuzes. Een dam is hier ongeveer anderhalve schijf waard, geen drie.
king-step-far = Dammen vliegen niet bij Checkers: één veld per keer.
king-take = Maar ze slaat ook achteruit. Er is één slag.
king-take-right = Over haar buur naar het veld er vlak achter, en niet verder.
king-take-quiet = Kijk achter de dam: 22 kan worden geslagen.

crown = De overkant halen beëindigt de zet
crown-stop = Sla 7 en kom aan de overkant. Mag de nieuwe dam doorgaan en ook 6 slaan?
crown-stop-right = Nee: dam worden beëindigt de zet. Zwart kan 6 nog redden.
crown-stop-on = De zet eindigt op 2. Een schijf slaat niet achteruit, en dam is ze pas daarna.

draws = Remise
draws-forty = Na hoeveel zetten van elke kant zonder schijfzet of slag is een partij Checkers remise?
draws-forty-right = Veertig, volgens de regels van de WCDF. En als dezelfde stelling voor de derde keer voorkomt.
draws-forty-ten = Dat is van internationaal dammen. Checkers geeft meer tijd.

two-for-one = Geef er één, neem er twee
two-for-one-shot = Het aantal is vrij, maar slaan is dat niet. Bied de schijf op 22 aan waar zwart haar moet slaan.
two-for-one-shot-turn2 = Zwart moest slaan. Sla er nu twee.
two-for-one-shot-right = Twee om één: de oudste truc van het spel, op elk bord.
two-for-one-shot-gift = Zwart slaat 14×21, en niets slaat terug.
two-for-one-shot-quiet = Dat mag, maar zwart hoeft niets. Probeer 22–18.
