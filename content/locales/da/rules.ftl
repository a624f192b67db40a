# Reglerne og hjælpesiden på dansk.

rules-title = Reglerne
rule-picture = Diagram: { $rule }
rule-profiles = Andre remisregler, du kan vælge
draw-repetition = <b>Samme stilling.</b> Den opstår for { $count ->
    [3] tredje
   *[other] { $count }.
 } gang med samme side i trækket.
rule-board-title = Brættet
rule-board = { $game ->
    [international] Ti gange ti felter, hvoraf de halvtreds mørke bruges; de er nummereret fra 1 til 50. Hver spiller har et mørkt hjørne til venstre. Hver side har tyve brikker: sort på 1 til 20, hvid på 31 til 50. Hvid begynder.
    [checkers] Otte gange otte felter, hvoraf de toogtredive mørke bruges; de er nummereret fra 1 til 32. Hver spiller har et mørkt hjørne til venstre. Hver side har tolv brikker: sort på 1 til 12, hvid på 21 til 32. Sort begynder.
   *[other] Otte gange otte felter, hvoraf de toogtredive mørke bruges; de hedder a1 til h8. Hjørnet a1 ligger til venstre for hvid. Hver side har tolv brikker. Hvid begynder.
 }
rule-man-title = Brikken
rule-man = En brik trækker ét felt skråt fremad, til et frit felt. Intet trækker til siden, og ingen brik stilles oven på en anden.
rule-king-title = Kongen
rule-king = { $game ->
    [checkers] En konge trækker ét felt skråt, frem eller tilbage, til et frit felt.
   *[other] En konge trækker så langt, den vil, på en fri diagonal, frem eller tilbage.
 }
rule-capture-title = At slå
rule-capture = { $game ->
    [international] En brik slår en af modstanderens brikker lige ved siden af ved at springe til det frie felt lige bagved, fremad <b>og bagud</b>. En konge slår på enhver afstand, hvis vejen er fri, og lander på et frit felt bag brikken. Derfra går slaget videre, så længe der er noget at slå.
    [checkers] En brik slår en nabo ved at springe til det frie felt lige bag den. En almindelig brik slår kun fremad, en konge begge veje. Derfra går slaget videre, så længe der er noget at slå.
   *[other] En brik slår en af modstanderens brikker lige ved siden af ved at springe til det frie felt lige bagved, fremad <b>og bagud</b>. En konge slår på enhver afstand og lander på et frit felt bag brikken, men på et, hvorfra den kan slå mere, hvis der er et. Slaget går videre, så længe der er noget at slå.
 }
rule-compulsory-title = Du skal slå
rule-compulsory = { $game ->
    [international] Den, der kan slå, skal slå, og skal spille slaget til ende.
    [brazilian] Den, der kan slå, skal slå, og skal spille slaget til ende.
   *[other] Den, der kan slå, skal slå. Mellem flere slag er valget frit, uanset antallet, men det valgte spilles til ende.
 }
rule-majority-title = Slå flest
rule-majority = Mellem flere slag skal det spilles, der slår <b>flest brikker</b>. En konge tæller som én, ligesom en brik. Slår flere lige mange, er valget frit.
rule-removal-title = Hvornår slåede brikker fjernes
rule-removal = Slåede brikker forlader først brættet efter hele slaget. Indtil da står de i vejen, og ingen brik springes over to gange. Et tomt felt må passeres flere gange.
rule-promotion-title = At blive konge
rule-promotion = { $game ->
    [russian] En brik, der når den bageste række, bliver straks konge. Sker det midt i et slag, slår den videre som konge.
    [checkers] En brik, der når den bageste række, bliver konge, og dens træk ender dér.
   *[other] En brik, hvis træk <b>ender</b> på den bageste række, bliver konge. En, der blot passerer rækken i et slag, forbliver en brik.
 }
rule-end-title = At vinde og tabe
rule-end = Den, der skal trække og ikke kan, fordi ingen brik er tilbage, eller alle er spærret inde, har tabt. Det har også den, der giver op, eller hvis tid er gået. Spillerne kan når som helst aftale remis.
rule-draw-title = Remis
rule-draw = Partiet er af sig selv remis, når et af disse sker. Træk tælles for hver side, og hvad der er tilbage, vises ved brættet.
rule-touch-title = Rørt er trukket
rule-touch = I en turnering skal en rørt brik trækkes, hvis den kan. Damier kræver det kun i strenge partier; ellers kan du slippe den igen.
rule-notation-title = Hvordan træk skrives
rule-notation = { $game ->
    [international] Begge felters numre: 32–28 for et træk, 32×23 for et slag. Begynder og ender slag af forskellige brikker ens, skrives alle felter: 47×38×20×9×36.
    [checkers] Begge felters numre: 11–15 for et træk, 22×15 for et slag. Begynder og ender slag af forskellige brikker ens, skrives alle felter.
   *[other] Begge felters navne: c3–d4 for et træk, c3×e5 for et slag. Begynder og ender slag af forskellige brikker ens, skrives alle felter.
 }

help-moving = At trække
help-touch = <b>Tryk</b> på en brik og så på et markeret felt. I et slag af flere brikker: tryk på hvert landingsfelt, eller på det sidste, hvor det er klart. Tryk på brikken igen for at slippe den.
help-drag = <b>Træk</b> brikken til dens felt med musen eller fingeren, hvis du vil. Det kan slås fra.
help-keys = Med taster
help-type = <b>Skriv</b> et træk i feltet: 32-28, 3228, 32x23, eller alle felter i et slag.
help-listen = Med en <b>skærmlæser</b> er brættet et gitter: hvert felt siger, hvad der står på det, og hvad det kan, og hvert træk fortælles. »Partiet som tekst« giver stillingen i ord.
help-keys-move = <b>Taster</b>: gå til brættet, flyt med piletasterne, tryk Enter på brikken og på dens felt.
help-keys-off = Enkelte taster kan slås fra, eller begrænses til brættet, i indstillingerne.
help-commands = Ord til feltet
help-kept = Hvor dine partier er
help-kept-text = Partier, point og indstillinger bliver på denne enhed, og intet sendes nogen steder. Efter det første besøg virker Damier uden net. Gem alt i en fil under Partier af og til.
key-enter = vælg og stil ned
key-escape = slip, eller luk
key-arrows = på brættet fra felt til felt, ellers gennem trækkene
key-board = til brættet
key-type = skriv et træk
key-undo = fortryd
key-redo = gentag
key-hint = et tip
key-turn = vend brættet
key-forced = spil det eneste træk
key-back = et træk tilbage
key-forward = et træk frem
key-first = første stilling
key-last = sidste stilling
key-zen = kun brættet
key-help = denne side
key-clock = sig urene
key-pieces = sig stillingen
key-row = med et tal, som »række 4«: sig, hvad der står i rækken
key-draw = tilbyd remis
key-resign = giv op
