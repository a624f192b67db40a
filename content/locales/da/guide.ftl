# Råd, spørgsmål, forskelle og spillets ord på dansk.

guide-official = Hvilken tekst reglerne følger
official-international = FMJD, bilag 1, “Official FMJD rules for international draughts”, udgave af november 2015; turneringer: bilag 3.
official-checkers = WCDF, “Rules of Draughts (Checkers)”, første del; remis efter regel 1.32. Teksten, vi har læst, er ikke dateret.
official-russian = FMJD-64, spillets regler; remis efter artikel 7.2.3 til 7.2.9. Teksten, vi har læst, er ikke dateret.
official-brazilian = De internationale regler på fireogtres felter; remis efter FMJD-64, artikel 7.2.3 til 7.2.9. Teksten, vi har læst, er ikke dateret.
guide-print = Udskriv denne side
picture-men = { $side ->
    [white] hvide brikker på { $squares }
   *[black] sorte brikker på { $squares }
 }
picture-kings = { $side ->
    [white] hvid konge på { $squares }
   *[black] sort konge på { $squares }
 }
tips-title = Råd
tips-international-1 = Se før hvert træk på alle slag, det gør mulige, for begge sider.
tips-international-2 = Tæl til slagets ende, og så svaret på det.
tips-international-3 = Hold dine brikker sammen og nær midten.
tips-international-4 = Lad brikker stå på bageste række, så længe modstanderen kan bryde igennem dér.
tips-international-5 = En konge er omtrent tre brikker værd: giv to for den, hvis den overlever.
tips-checkers-1 = Hold to brikker hjemme på bageste række: på 30 og 32 som hvid, på 1 og 3 som sort.
tips-checkers-2 = Byt af, når du har flest: en brik mere vejer tungere for hvert bytte.
tips-checkers-3 = Du må vælge mellem slag: tag det, du står bedst efter.
tips-checkers-4 = En konge går kun ét skridt: før den til midten.
tips-russian-1 = Den, der holder hovedvejen a1–h8 med en konge, taber sjældent.
tips-russian-2 = Du vælger dit slag, og det gør modstanderen også: se på dem alle.
tips-russian-3 = En brik kan bryde igennem midt i et slag og fortsætte som konge: tæl det med.
tips-russian-4 = Hold felterne c3, d4, e5 og f6.
tips-brazilian-1 = Alt, hvad du ved fra international dam, gælder, bare tættere.
tips-brazilian-2 = Det længste slag er en pligt: sådan styrer du modstanderen.
tips-brazilian-3 = Hold øje med hovedvejen a1–h8: en konge dér ser det halve bræt.
tips-brazilian-4 = En brik, der når bageste række midt i et slag og fortsætter, forbliver en brik: se, hvor dine slag ender.
faq-title = Spørgsmål
faq-1 = Skal jeg slå?
faq-1-answer = Ja, i alle fire spil, og til slagets ende.
faq-2 = Slår en brik baglæns?
faq-2-answer = { $game ->
    [checkers] Nej, i Checkers gør kun en konge det.
   *[other] Ja. Den går kun fremad, men slår i alle fire retninger.
 }
faq-3 = Flere slag er mulige. Hvilket?
faq-3-answer = { $game ->
    [checkers] Et hvilket som helst: antallet betyder intet.
    [russian] Et hvilket som helst: antallet betyder intet.
   *[other] Det, der tager flest brikker; en konge tæller som én. Mellem lige vælger du.
 }
faq-4 = Min brik passerer bageste række midt i et slag. Er den konge?
faq-4-answer = { $game ->
    [checkers] At nå bageste række ender trækket, og brikken er konge.
    [russian] Ja, straks, og den slår videre som konge.
   *[other] Nej. Kun en brik, hvis træk ender dér, bliver konge.
 }
faq-5 = Jeg kan ikke trække. Er det remis?
faq-5-answer = Nej: den, der skal trække og ikke kan, har tabt.
faq-6 = Jeg overså et slag. Mister jeg brikken?
faq-6-answer = Nej, den gamle skik er ude af reglerne. Trækket er ikke tilladt, og der gøres et andet.
differ-title = Sådan adskiller spillene sig
differ-board = Bræt og brikker
differ-first = Begynder
differ-backwards = Brikker slår baglæns
differ-flying = Konger flyver
differ-majority = Det længste slag er en pligt
differ-passing = Konge midt i et slag
differ-men = { $size } × { $size }, { $men } hver
differ-yes = ja
differ-no = nej
glossary-title = Spillets ord
term-man = brik
term-man-means = den brik, et parti begynder med
term-king = konge
term-king-means = en brik, der har nået bageste række
term-move = træk
term-move-means = hvad en side gør i sin tur; et slag er også et
term-ply = halvtræk
term-ply-means = et træk af én side
term-capture = slag
term-capture-means = et træk, der tager brikker
term-majority = flertalsreglen
term-majority-means = det slag, der tager flest, er en pligt
term-promotion = kroning
term-promotion-means = en brik bliver konge
term-far-row = bageste række
term-far-row-means = den række, hvor en brik bliver konge
term-long-diagonal = lange diagonal, hovedvej
term-long-diagonal-means = diagonalen mellem de to mørke hjørner
term-combination = kombination
term-combination-means = ofre, der tvinger slag og vinder mere, end de koster
term-turkish = tyrkisk slag
term-turkish-means = en konge løber ind i sine egne slåede brikker
term-exchange = bytte
term-exchange-means = slag fra begge sider, der intet vinder
term-blockade = blokade
term-blockade-means = en side har brikker, men intet træk, og har tabt
term-draw = remis
term-draw-means = ingen har vundet
term-repetition = gentagelse
term-repetition-means = samme stilling med samme side i trækket
