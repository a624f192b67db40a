# Teksterne til lektionerne i International dam.

part-rules = Reglerne, én ad gangen
part-errors = Fejl, alle begår
part-strategy = At spille godt

board = Brættet
board-corner = Brættet har hundrede felter, og kun de halvtreds mørke bruges. Hver spiller har et mørkt hjørne ved venstre hånd. Rør hvids.
board-corner-right = Felt 46. Ligger der et lyst hjørne til venstre for dig, så drej brættet, før du stiller op.
board-corner-far-corner = Det er det mørke hjørne til venstre for sort. Hvid sidder nederst.
board-corner-elsewhere = Se på den nederste række, helt til venstre.
board-number = De mørke felter er nummereret række for række fra øverst til venstre: 1 til 5, 6 til 10 og så videre til 50. Rør felt 28.
board-number-right = Felt 28, midt på brættet. Det vil du møde ofte.
board-number-row-too-far = Det er 23, en række for højt. Dens række går fra 21 til 25.
board-number-count = Hver række har fem numre. Rækken med 28 begynder med 26, den sjette ovenfra.

start = Tyve brikker hver
start-men = Sorts brikker står på 1 til 20, hvids på 31 til 50. To rækker imellem er frie. Hvor mange brikker har hver side?
start-men-right = Tyve, i fire rækker af fem.
start-men-smaller = Tolv hører til det lille bræt. Her er fire rækker fulde.
start-men-more = Tæl igen: fire rækker, fem brikker i hver.
start-first = Hvid gør altid det første træk. Gør det: rør en brik i forreste række og så et markeret felt.
start-first-right = Partiet er i gang. Hvid havde ni træk at vælge imellem, og ingen af dem er dårlige.

man = Sådan trækker en brik
man-two = En brik går ét felt fremad, skråt. Den har altså højst to valg. Rør begge felter, hvor brikken på 33 kan gå hen.
man-two-right = 28 og 29. Ved brættets kant har en brik kun ét valg.
man-two-straight = 23 ligger lige foran. Brikker går kun langs diagonalerne.
man-two-back = Det er baglæns. En brik går aldrig tilbage.
man-two-far = Kun ét skridt: feltet skal røre brikkens hjørne.
man-forward = Din tur: træk en af de tre brikker. Der er ingen vej tilbage, så se dig for.
man-forward-right = Fremad, ét felt. Mere gør en brik ikke, før der er noget at slå.
man-forward-back = En brik går aldrig tilbage. Vælg et felt højere oppe.
man-forward-far = For langt: en brik går ét felt ad gangen.

capture = At slå
capture-one = En fjendtlig brik står ved siden af din, og feltet lige bagved er frit. Spring over den: fra 28 over 23 til 19.
capture-one-right = Slået. Brikken, du springer over, forlader brættet.
capture-one-onto = Ikke oven på den: spring over den til det frie felt bagved.
capture-one-step = Der er noget at slå på 23. Spring over til 19.
capture-behind = Nu er 19 besat af en anden sort brik. Kan brikken på 28 slå den på 23?
capture-behind-say-yes = Ja
capture-behind-say-no = Nej
capture-behind-right = Nej. To på stribe dækker hinanden: der er ingen plads at lande på.
capture-behind-full = Feltet bagved skal være frit, og det er 19 ikke.

backwards = At slå baglæns
backwards-back = En brik går kun fremad, men den slår i alle fire retninger. Slå brikken bag dig.
backwards-back-right = Fra 28 over 33 til 39. Mange glemmer det; nu gør du ikke.
backwards-back-forward = Se bagud: 33 kan slås, og 39 er fri.

compulsory = Du skal slå
compulsory-must = Den, der kan slå, skal slå. Prøv, hvad der er tilladt her.
compulsory-must-right = 28×19 var det eneste lovlige træk, selv om hvid har andre brikker.
compulsory-must-other = Det træk slår intet, og 23 kan slås. Slaget går forud.
compulsory-bad = Det er en pligt, også når du hellere ville lade være: her slår sort igen. Slå alligevel.
compulsory-bad-right = En til hver. Fordi slag er tvungne, kan du også tvinge modstanderen: det er kombinationer gjort af.
compulsory-bad-refuse = Du må ikke lade være: 22 kan slås.

going-on = Videre med samme brik
going-on-two = Kan samme brik slå igen, hvor den lander, går den videre i samme træk. Slå begge: rør 28 og så 19.
going-on-two-right = To brikker i ét træk, skrevet 39×19.
going-on-two-half = På 28 står brikken ved siden af 23, og 19 er fri. Den går videre.
going-on-turn = Den må dreje ved hver landing, frem eller tilbage. Slå så meget, du kan.
going-on-turn-right = Først frem, så tilbage. Et slag kan gå i zigzag over hele brættet.
going-on-turn-half = Fra 28 er der mere at slå: se bagud.

half-way = Ikke stoppe halvvejs
half-way-three = Et slag spilles til ende. Hvor stopper brikken på 43?
half-way-three-right = Tre brikker, og den stopper på 14, fordi der ikke er mere at slå.
half-way-three-one = På 32 er det ikke slut: 28 kan også slås.
half-way-three-two = På 23 er det ikke slut: 19 kan også slås.

removal = Én gang hver, fjernet til sidst
removal-circle = Frie felter må passeres igen, også det, du kom fra. Slå alle fire, og kom tilbage til 33.
removal-circle-right = Hele vejen rundt og hjem. Hver brik blev sprunget over én gang.
removal-when = Hvornår forlader de slåede brikker brættet?
removal-when-say-at-once = Hver, så snart den er sprunget over
removal-when-say-end = Alle sammen, efter hele slaget
removal-when-right = Indtil da står de i vejen og må ikke springes over igen. Det får betydning for konger.
removal-when-early = Nej: de bliver stående, til hele slaget er gjort, og står i vejen.

worked = Et eksempel: 32×23×14
worked-take = Hvid på 32, sort på 28 og 19. Slaget går over 28 til 23 og videre over 19 til 14.
worked-take-right = To brikker i ét træk. Begge stod på brættet, til brikken faldt til ro på 14.
worked-take-half = Ikke kun til 23: 19 kan også slås, så det skal den.
worked-elsewhere = Nu er der også en brik at slå på 40. Hvilket slag er tilladt?
worked-elsewhere-right = To går før én: så længe to kan slås, er 45×34 ikke lovligt.
worked-elsewhere-one = Det slår én, og på den anden side kan to slås.

majority = Slå flest
majority-most = Af alle slag skal du spille det, der tager flest. Hvilket er det?
majority-most-right = To går før én. Brikken på 26 må vente.
majority-most-one = Det slår én. Tæl, hvad brikken på 33 kan slå.
majority-king = En konge tæller som én, ligesom en brik. På 28 står en konge. Hvad skal du slå?
majority-king-right = To brikker tæller mere end én konge.
majority-king-king = Fristende, men det er én brik, og et andet sted er der to.

free-choice = Frit valg mellem lige
free-choice-equal = To slag tager én hver: en brik på 30, en konge på 40. Nu vælger du.
free-choice-equal-right = Begge var tilladt. At slå kongen er som regel klogest, men ingen regel kræver det.
free-choice-beside = Tre slag begynder her; et af dem tager to. Er valget frit?
free-choice-beside-right = Ikke her: slaget på to går forud for begge slag på én.
free-choice-beside-left = Det slår kun én. Samme brik kan slå to den anden vej.
free-choice-beside-king = En konge, men kun én. To brikker går forud.

promotion = At blive konge
promotion-crown = En brik, der ender sit træk på den bageste række, bliver konge. Der mangler ét skridt.
promotion-crown-right = Kronet. Sort har nu et træk, før kongen kan gå nogen steder.
promotion-passing = Brikken kommer til bageste række midt i et slag og skal videre. Spil det.
promotion-passing-right = En brik krones kun, hvor trækket ender. Den passerede 4 og er stadig en brik.
promotion-passing-stop = På 4 er slaget ikke slut: 9 kan også slås.
promotion-one-step = Ét skridt fra bageste række. Men se først, hvad der er pligt.
promotion-one-step-right = Slaget gik forud, og det gik baglæns. Sådan kan en snedig modstander lokke en brik væk fra kronen.
promotion-one-step-crown = Kronen må vente: brikken på 12 kan slås.
promotion-one-step-other = Intet andet er tilladt, så længe 12 kan slås.

king = Den flyvende konge
king-far = En konge går så langt, den vil, ad en fri diagonal, frem eller tilbage. Gå fra den ene ende af den lange diagonal til den anden: fra 46 til 5.
king-far-right = Ni felter i ét træk. Herfra vogter en konge hele vejen.
king-far-short = Et godt felt, men gå denne gang hele vejen til 5.

king-capture = At slå på afstand
king-capture-distance = En konge slår på enhver afstand, hvis vejen er fri, og lander på et frit felt bagved. Slå 23.
king-capture-distance-right = Du kunne vælge mellem 19, 14, 10 og 5.
king-capture-land = Vælg landingen med omhu: på et af de fire felter slår brikken på 9 din konge.
king-capture-land-right = I sikkerhed. Spørg altid efter et slag, hvem der kan slå igen.
king-capture-land-taken = På 14 står kongen ved 9, og 20 er fri bagved. Sort slår den.

turkish = Det tyrkiske slag
turkish-stop = Du er sort. Slå med kongen, og se, hvor den må stoppe: de slåede brikker står stadig i vejen.
turkish-stop-right = Fire brikker, og så stod den stille på 33, foran brikken på 39, som den allerede havde slået. Den sidste brik, på 38, slog den.
turkish-block = Og med hvid: der er kun ét slag. Find ud af, hvor din konge ender.
turkish-block-right = På 43. At lade en konge løbe ind i sine egne slåede brikker kaldes det tyrkiske slag.

winning = At vinde
winning-all = Du vinder, når modstanderen ikke har flere brikker. Slå den sidste.
winning-all-right = Vundet: sort har intet at trække med.
winning-blocked = Du vinder også, når modstanderen skal trække og ikke kan. Spær brikken på 36 inde.
winning-blocked-right = Vundet: 41 er besat, og 47 bagved også. Sort kan ikke trække.
winning-blocked-taken = Så er 47 fri, og sort springer over 41 og bliver konge.
winning-blocked-free = Det lader 41 stå åben, og sort går videre.

draws = Remis og tællerne
draws-repetition = Når samme stilling står for tredje gang med samme side i trækket, er partiet remis. Du er sort: gør det.
draws-repetition-right = Remis: begyndelsesstillingen stod for tredje gang.
draws-repetition-other = Det giver en ny stilling. Sæt kongen tilbage på 5.
draws-twenty-five = Tælleren viser det: 25 træk fra hver side med konger alene og uden slag giver remis. Der mangler ét: spil 4–9.
draws-twenty-five-right = Remis. Et træk med en brik eller et slag havde sat tælleren tilbage til 25.
draws-twenty-five-man = Spil 4–9 med kongen. Et træk med en brik ville stille tælleren tilbage.
draws-sixteen = Tre brikker, heraf en konge, mod en ensom konge: efter 16 træk fra hver side er det remis. Du er sort, og dit næste træk er det sidste.
draws-sixteen-right = Remis. Intet stiller denne tæller tilbage, heller ikke et slag.
draws-five = To konger, en konge og en brik, eller én konge mod en ensom konge: kun 5 træk hver. Du er sort: hold remis.
draws-five-right = Remis, fem træk efter at tællingen begyndte.
draws-last = Det sidste træk før grænsen tæller endnu. Du er hvid: vind med det.
draws-last-right = Vundet med det allersidste træk. Remis bliver det kun, hvis partiet ikke er slut.

notation = Notation
notation-move = Et træk skrives med begge felter. Spil 32–28.
notation-move-turn2 = Sort svarede 19–23. Et slag har et kryds: spil 28×19.
notation-move-right = Nu kan du læse et parti. Du kan også skrive træk: 32-28 eller 3228 og 28x19.
notation-move-other = Fra 32 til 28: det første tal er, hvor den begynder.

wrong-corner = Brættet vendt forkert
wrong-corner-black = Sort sidder øverst. Rør det mørke hjørne ved sorts venstre hånd.
wrong-corner-black-right = Felt 5. Et parti på et bræt, der vender forkert, tæller ikke.
wrong-corner-black-white = Det er hvids. Sæt dig i tankerne på den anden side.
wrong-corner-black-other-side = 1 ligger til højre for sort og er ikke et hjørne: det lyse hjørne ligger ved siden af.
wrong-corner-black-elsewhere = Se på øverste række: sorts venstre er din højre.

light-squares = At trække lige ud
light-squares-step = De lyse felter bruges aldrig. Træk med brikken på 33.
light-squares-step-right = Til 28 eller 29, langs en diagonal. En brik bliver på de mørke felter hele livet.
light-squares-step-straight = 23 ligger lige ud, bag et lyst felt. Kun diagonaler gælder.

refusing = At lade være med at slå
refusing-take = Du ville gerne spille 48–42 i ro. Hvad siger reglerne?
refusing-take-right = Man vælger aldrig mellem at slå og at lade være.
refusing-take-refuse = Det går ikke: en brik kan slås, så det skal den. Her er ingen straf, trækket bliver blot ikke gjort.

forgotten-backwards = At glemme at slå baglæns
forgotten-backwards-back = Sort er gået forbi din brik på 24. Hvid trækker.
forgotten-backwards-back-right = At gå forbi en fjende gør ikke en brik sikker.
forgotten-backwards-back-forward = Se bag din brik på 24: 29 kan slås.

king-first = At foretrække en konge
king-first-count = To konger til venstre, brikker til højre. Hvilken vej skal brikken på 48 slå?
king-first-count-right = Tre brikker går forud for to konger: kun antallet tæller.
king-first-count-king = Kongerne er mere værd, men der er færre. Tæl på den anden side.
king-first-count-half = Det er den rigtige vej, men slaget går videre.

early-removal = At fjerne for tidligt
early-removal-where = Hvids konge på 41 slår fire brikker. Den må ikke passere en, den allerede har slået. På hvilket felt ender den?
early-removal-where-right = 43: dér står en slået brik stadig i vejen. Løft først brikkerne, når kongen er faldet til ro.
early-removal-where-gone = Din egen brik står på 49. Kongen går aldrig over sine egne.
early-removal-where-early = Den stopper ikke dér: fra den anden side går slaget videre.

crown-in-passing = At krone i forbifarten
crown-in-passing-through = Brikken på 13 når bageste række. Bliver den konge?
crown-in-passing-through-right = Nej: den skulle videre og endte på 11 som brik. I russisk dam var den blevet konge.
crown-in-passing-through-stop = Den må ikke stoppe på 2: 7 kan også slås.

look = Se efter alle slag
look-after = Spørg før hvert træk: hvad skal slås bagefter, af begge sider? Træk med brikken på 33 uden at tabe noget.
look-after-turn2 = Sort var nødt til at slå. Nu dig: slå igen.
look-after-right = En til hver. Du vidste det, før du trak, og det er hele kunsten.
look-after-loses = Sort slår 23×32, og intet slår igen.
look-after-man = Prøv med brikken på 33: hvor slår sort, og hvem slår igen?

count = Tæl hvert tvunget slag
count-number = Spiller hvid 27–21, skal sort slå 16×27. Hvor mange brikker har hvid vundet, når alle slag er slut?
count-number-say--1 = Ingen, én er tabt
count-number-right = Én: hvid giver én, og 32×12 tager to.
count-number-stops = Hold ikke op med at tælle efter sorts slag: så er det hvids tur igen.
count-number-even = Se på 32 igen: dens slag går videre efter den første brik.

give-one = Giv én, tag to eller tre
give-one-two = Spil det nu: giv en brik, og tag to.
give-one-two-turn2 = Sort havde intet valg. Høst nu.
give-one-two-right = Din første kombination. Den virker, fordi man skal slå.
give-one-two-gift = Sort slår to med 17×37, og gevinsten er sorts.
give-one-two-quiet = Et stille træk overser det. Hvilken gave tvinger sort til at åbne vejen for 32?
give-one-three = En lille ændring, en større gevinst. Find den.
give-one-three-turn2 = Og nu så mange, du kan.
give-one-three-right = Tre brikker for én, og en konge.
give-one-three-gift = Sort slår 17×37, og gevinsten er væk.
give-one-three-quiet = Tænk på lektionens navn og på den forrige stilling.

centre = Midten
centre-choices = Rør den hvide brik, der har flest felter at gå til.
centre-choices-right = To mod ét. Fra midten kan en brik hjælpe på begge fløje.
centre-choices-edge = Brikken på kanten har kun ét felt.
centre-choices-man = Rør en af de to hvide brikker.
centre-go = Begynd mod midten: til 27, 28 eller 29.
centre-go-right = En god begyndelse: dér arbejder dine brikker sammen.
centre-go-edge = 26 er kanten. Det er tilladt, men halvdelen af virkningen går uden for brættet.
centre-go-side = Tilladt, men ikke midten. Sigt mod 27, 28 eller 29.

edge = Kanten
edge-safe = En brik på kanten kan ikke springes over, hvor den står: der er intet bagved. Rør de to, der altid er sikre.
edge-safe-right = Sikre, men de ser til fra siden. Brug kanten som hvil, ikke som hjem.
edge-safe-middle = Om 33 er der felter til alle sider: den kan springes over.
edge-safe-man = Rør hvide brikker på brættets kant.

back-row = Bageste række
back-row-guard = Sorts brik på 36 vil være konge. Hvilken af dine skal blive stående? Træk med den anden.
back-row-guard-turn2 = Sort prøver alligevel. Stop brikken.
back-row-guard-right = Én brik på bageste række holdt døren. Lad den stå, så længe du kan.
back-row-guard-leaves = Vagten er væk, og sort kommer igennem.

together = Hold sammen
together-support = Sort truer med at slå brikken på 28. Støt den bagfra.
together-support-right = Med 32 bagved kan ingen lande. Brikker i kæde dækker hinanden.
together-support-alone = Brikken på 28 står stadig alene: 23×32.
together-support-away = At flygte hjælper ikke: 18×27. Den mangler en ven.

race = Kapløbet til bageste række
race-who = Begge løber frit: hvids på 16 mangler tre træk, sorts på 31 også. Hvid trækker. Hvem bliver konge først?
race-who-say-white = Hvid
race-who-say-black = Sort
race-who-right = Ved samme afstand er den først, der skal trække.
race-who-tie = Tæl: efter hvids tredje træk står brikken på bageste række, og sort har gjort to.
race-run = Før du løber: se, hvad der er pligt. Hvid trækker.
race-run-turn2 = Det kostede ingen tid: sorts løber er væk. Løb nu, eller saml dine brikker.
race-run-right = Du vinder kapløbet: sort mangler tre træk endnu.
race-run-race = Du må ikke løbe endnu: 38 kan slås.

king-worth = Hvad en konge er værd
king-worth-reach = Rør den hvide brik, der er omtrent tre af de andre værd.
king-worth-reach-right = Kongen når herfra tretten felter i ét træk, brikken ét eller to. Det er to brikker værd, ofte tre.
king-worth-reach-man = En brik har højst to felter.
king-worth-reach-piece = Rør en af hvids to brikker.
king-worth-trap = Men en konge kan fanges. Lad sort kun have den lange diagonal at gå på, og slå den dér.
king-worth-trap-turn2 = Den måtte blive på diagonalen, hvor den end gik hen. Slå den.
king-worth-trap-right = Fra den ene ende af den lange diagonal til den anden. Nu kender du spillet: spil det.
king-worth-trap-open = Det giver sort et valg eller din konge i fare. Gå til den anden ende af den lange diagonal.
