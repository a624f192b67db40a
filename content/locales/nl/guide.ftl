# Tips, vragen, verschillen en woorden van het spel in het Nederlands.

guide-official = Welke tekst deze regels volgen
official-international = FMJD, bijlage 1, “Official FMJD rules for international draughts”, versie van november 2015; wedstrijden: bijlage 3.
official-checkers = WCDF, “Rules of Draughts (Checkers)”, deel een; remise volgens regel 1.32. De tekst die wij lazen heeft geen datum.
official-russian = FMJD-64, spelregels; remise volgens artikel 7.2.3 tot 7.2.9. De tekst die wij lazen heeft geen datum.
official-brazilian = De internationale regels op vierenzestig velden; remise volgens FMJD-64, artikel 7.2.3 tot 7.2.9. De tekst die wij lazen heeft geen datum.
guide-print = Deze pagina afdrukken
picture-men = { $side ->
    [white] witte schijven op { $squares }
   *[black] zwarte schijven op { $squares }
 }
picture-kings = { $side ->
    [white] witte dam op { $squares }
   *[black] zwarte dam op { $squares }
 }
tips-title = Tips
tips-international-1 = Kijk voor elke zet naar alle slagen die hij mogelijk maakt, voor beide kanten.
tips-international-2 = Tel tot het eind van een slag, en dan het antwoord erop.
tips-international-3 = Houd je schijven bij elkaar, en dicht bij het midden.
tips-international-4 = Laat schijven op de achterste rij staan zolang de tegenstander daar kan doorbreken.
tips-international-5 = Een dam is ongeveer drie schijven waard: geef er twee voor, als ze blijft leven.
tips-checkers-1 = Houd twee schijven op de achterste rij thuis: op 30 en 32 met wit, op 1 en 3 met zwart.
tips-checkers-2 = Ruil af als je meer hebt: één schijf meer telt zwaarder na elke ruil.
tips-checkers-3 = Je mag tussen slagen kiezen: neem die waarna je beter staat.
tips-checkers-4 = Een dam gaat maar één stap: breng haar naar het midden.
tips-russian-1 = Wie de hoofdweg a1–h8 met een dam houdt, verliest zelden.
tips-russian-2 = Je kiest je slag, en je tegenstander ook: bekijk ze allemaal.
tips-russian-3 = Een schijf kan midden in een slag doorbreken en als dam verdergaan: tel dat mee.
tips-russian-4 = Houd de velden c3, d4, e5 en f6 in handen.
tips-brazilian-1 = Alles wat je van internationaal dammen weet geldt, alleen dichterbij.
tips-brazilian-2 = De langste slag is verplicht: zo stuur je je tegenstander.
tips-brazilian-3 = Let op de hoofdweg a1–h8: een dam ziet daar het halve bord.
tips-brazilian-4 = Een schijf die tijdens een slag de overkant bereikt en verder slaat, blijft een schijf: kijk waar je slagen eindigen.
faq-title = Vragen
faq-1 = Moet ik slaan?
faq-1-answer = Ja, in alle vier de spellen, en tot het eind van de slag.
faq-2 = Slaat een schijf achteruit?
faq-2-answer = { $game ->
    [checkers] Nee, bij Checkers doet alleen een dam dat.
   *[other] Ja. Ze gaat alleen vooruit, maar slaat in alle vier de richtingen.
 }
faq-3 = Er zijn meer slagen mogelijk. Welke?
faq-3-answer = { $game ->
    [checkers] Welke je wilt: het aantal telt niet.
    [russian] Welke je wilt: het aantal telt niet.
   *[other] Die de meeste stukken slaat; een dam telt voor één. Bij gelijk kies je.
 }
faq-4 = Mijn schijf komt midden in een slag langs de overkant. Is ze dam?
faq-4-answer = { $game ->
    [checkers] De overkant halen beëindigt de zet, en de schijf is dam.
    [russian] Ja, meteen, en ze slaat als dam verder.
   *[other] Nee. Alleen een schijf waarvan de zet daar eindigt wordt dam.
 }
faq-5 = Ik kan niets zetten. Is het remise?
faq-5-answer = Nee: wie aan zet is en niet kan, heeft verloren.
faq-6 = Ik zag een slag over het hoofd. Verlies ik het stuk?
faq-6-answer = Nee, dat oude “blazen” staat niet meer in de regels. De zet mag niet, en er komt een andere.
differ-title = Hoe de spellen verschillen
differ-board = Bord en schijven
differ-first = Begint
differ-backwards = Schijven slaan achteruit
differ-flying = Dammen vliegen
differ-majority = De langste slag is verplicht
differ-passing = Dam midden in een slag
differ-men = { $size } × { $size }, { $men } elk
differ-yes = ja
differ-no = nee
glossary-title = Woorden van het spel
term-man = schijf
term-man-means = het stuk waarmee een partij begint
term-king = dam
term-king-means = een schijf die de overkant heeft gehaald
term-move = zet
term-move-means = wat een kant in zijn beurt doet; een slag is er ook een
term-ply = halve zet
term-ply-means = een zet van één kant
term-capture = slag
term-capture-means = een zet die stukken neemt
term-majority = meerslag
term-majority-means = de slag van de meeste stukken is verplicht
term-promotion = promotie
term-promotion-means = een schijf wordt dam
term-far-row = damlijn
term-far-row-means = de rij waar een schijf dam wordt
term-long-diagonal = hoofdlijn
term-long-diagonal-means = de lijn tussen de twee donkere hoeken
term-combination = combinatie
term-combination-means = offers die slagen afdwingen en meer winnen dan ze kosten
term-turkish = Turkse slag
term-turkish-means = een dam loopt vast op haar eigen geslagen stukken
term-exchange = ruil
term-exchange-means = slagen van beide kanten zonder winst
term-blockade = blokkade
term-blockade-means = een kant heeft stukken maar geen zet, en heeft verloren
term-draw = remise
term-draw-means = niemand heeft gewonnen
term-repetition = herhaling
term-repetition-means = dezelfde stelling met dezelfde kleur aan zet
