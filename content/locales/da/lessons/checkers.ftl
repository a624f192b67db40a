# Teksterne til lektionerne i Checkers.

part-differences = Sådan adskiller Checkers sig
part-strategy = At spille godt

board = Et mindre bræt, og sort begynder
board-first = Otte gange otte felter, nummereret fra 1 til 32, og tolv brikker hver. Her begynder sort: gør det.
board-first-right = Der var syv træk. Herfra er alt tættere sammen end på hundrede felter.

forward = Brikker slår kun fremad
forward-back = En sort brik står bag din, på 22. I Checkers må en brik ikke slå baglæns. Hvad kan du spille?
forward-back-right = Et stille træk fremad. Den, der er kommet forbi en brik, er sikker for den.
forward-back-back = Baglæns slår kun en konge.
forward-forward = Her er slaget en pligt. Spil det, og se, hvor det stopper.
forward-forward-right = På 15: brikken på 19 ligger nu bagved, uden for rækkevidde.

choice = Frit valg af slag
choice-choose = Det ene slag tager to, det andet én. Begge er tilladt: antallet betyder intet her. Vælg.
choice-choose-right = Dit valg var lovligt. Men det, du begynder, skal spilles til ende.
choice-choose-half = Du valgte vejen over 18: så skal 10 også slås.

king = En konge går ét skridt
king-step = En konge går ét felt, i alle fire retninger. Træk med den.
king-step-right = Fire valg. En konge er her omtrent halvanden brik værd, ikke tre.
king-step-far = Konger flyver ikke i Checkers: ét felt ad gangen.
king-take = Men den slår også baglæns. Der er ét slag.
king-take-right = Over naboen til feltet lige bagved, og ikke længere.
king-take-quiet = Se bag kongen: 22 kan slås.

crown = At nå bageste række ender trækket
crown-stop = Slå 7, og kom til bageste række. Må den nye konge gå videre og slå 6?
crown-stop-right = Nej: kroningen ender trækket. Sort kan nå at redde 6.
crown-stop-on = Trækket ender på 2. En brik slår ikke baglæns, og den er først konge bagefter.

draws = Remis
draws-forty = Efter hvor mange træk fra hver side uden brikketræk eller slag er et parti Checkers remis?
draws-forty-right = Fyrre, efter WCDF’s regler. Og når samme stilling står for tredje gang.
draws-forty-ten = Det er fra international dam. Checkers giver mere tid.

two-for-one = Giv én, tag to
two-for-one-shot = Antallet er frit, men det er det ikke at slå. Tilbyd brikken på 22, hvor sort skal slå den.
two-for-one-shot-turn2 = Sort var nødt til at slå. Slå nu to.
two-for-one-shot-right = To for én: spillets ældste kneb, på alle brætter.
two-for-one-shot-gift = Sort slår 14×21, og intet slår igen.
two-for-one-shot-quiet = Lovligt, men sort er ikke tvunget til noget. Prøv 22–18.
