# Teksterne til lektionerne i Brasiliansk dam.

part-differences = Sådan adskiller brasiliansk dam sig

board = Det internationale spil på fireogtres felter
board-first = Reglerne er dem fra international dam, på otte gange otte med tolv brikker hver. Hvid begynder.
board-first-right = Felterne har navne her: a1 er det mørke hjørne til venstre for hvid, h8 det overfor.
board-corner = Rør h8, det mørke hjørne til venstre for sort.
board-corner-right = Den lange diagonal mellem a1 og h8 er kongens bedste plads.
board-corner-white = Det er a1, hvids hjørne. Gå til den anden ende af diagonalen.
board-corner-elsewhere = Øverste række, helt til højre.

majority = Slå flest
majority-most = To slag begynder på c3. Her skal, modsat russisk dam, det længste spilles.
majority-most-right = To brikker før én. En konge tæller også som én.
majority-most-one = Det slår én, og to kan slås.
majority-most-half = Ikke slut endnu: f6 kan også slås.

passing = Ingen konge i forbifarten
passing-stays = Brikken når bageste række midt i et slag. Spil det til ende.
passing-stays-right = Den er stadig en brik: den krones kun, hvor trækket ender.
passing-stays-stop = På f8 må den ikke stoppe: e7 kan slås.
passing-ends = Og her ender slaget på f8. Hvad må slås?
passing-ends-right = Én brik, og en konge. Den kan bruge sin kraft i næste træk.
passing-ends-on = Den går ikke videre som konge i samme træk: det er den russiske regel.

king = Kongen på et lille bræt
king-take = En konge slår på enhver afstand og lander på et frit felt bagved. Slå d4.
king-take-right = Fire felter at lande på, på én lille vej. En konge er meget stærk her.

choice = Frit valg mellem lige
choice-equal = To slag på én brik hver. Nu er valget frit.
choice-equal-right = Lige mange, frit valg.

draws = Remis
draws-kings = Efter hvor mange træk fra hver side med konger alene og uden slag er partiet remis?
draws-kings-right = Femten efter FMJD-64’s regler. Damiers brasilianske profil tæller tyve.
draws-kings-few = Fem er for højst to brikker mod en ensom konge.
draws-kings-many = Det er Checkers’ tælling.
