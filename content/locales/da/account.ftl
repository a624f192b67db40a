# Konti, rangliste og privatliv på dansk.

## Log ind
account-title = Konto
account-ways = Veje ind
account-sign-in = Log ind
account-sign-in-text = Med en konto står dine sejre med point på ranglisten. For at spille behøves ingen.
account-sign-in-do = Log ind
account-sign-up = Opret konto
account-sign-up-text = Et navn og en adgangskode, eller en adgangsnøgle, er nok. Der spørges ikke om e-mail.
account-sign-up-do = Opret konto
account-recover = Gendannelseskode
account-recover-text = En gendannelseskode sætter en ny adgangskode og logger dig ind. Hver kode virker én gang.
account-recover-do = Sæt adgangskoden
account-name = Navn
account-name-hint = 2 til 24 bogstaver eller cifre, som andre ser det.
account-privacy = Hvad der gemmes om dig, hvorfor og hvor længe
recovery-code = Gendannelseskode
password = Adgangskode
new-password = Ny adgangskode
password-hint = Mindst 8 bogstaver; en sætning er god.
passkey-sign-in = Log ind med en adgangsnøgle
passkey-sign-up = Opret konto med en adgangsnøgle
account-none = Denne server har ingen konti. Dine partier og point bliver på denne enhed.
account-offline = Du er offline. Serveren behøves for at logge ind.
account-offline-as = Du er offline, og logget ind som { $name }.

## Gendannelseskoder
codes-title = Gendannelseskoder
codes-text = Gem disse koder, hvor du kan finde dem uden denne enhed. De vises kun nu, og hver af dem lukker dig ind én gang.
codes-copy = Kopiér
codes-kept = Jeg har gemt dem
codes-copied = Kopieret.
codes-new = Nye gendannelseskoder
codes-left = { $count ->
    [one] Der er { $count } kode tilbage.
   *[other] Der er { $count } koder tilbage.
 }

## Profilen
account-since = Her siden { $date }.
account-checking = { $count ->
    [one] { $count } parti bliver kontrolleret.
   *[other] { $count } partier bliver kontrolleret.
 }
sign-out = Log ud
points-counted = Point der tæller
points-counted-none = Ingen sejr har talt endnu. Begynd et parti med “Giver point”.
fastest-win = hurtigste sejr over Ekspert: { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
 }
history = Partier om point
history-none = Ingen sejr med point er sendt endnu.
history-pdn = Hent alle som PDN
history-game = { $game ->
    [checkers] Engelsk
    [russian] Russisk
    [brazilian] Brasiliansk
   *[international] International
 }, { $level }, { $plies ->
    [one] { $plies } træk
   *[other] { $plies } træk
 }
history-replay = Spil igennem
state-counted = Tæller: { $points } point.
state-waiting = Bliver kontrolleret.
state-refused = Tæller ikke.
show-more = Vis flere

## Hvad der venter
results-waiting = { $count ->
    [one] { $count } resultat venter.
   *[other] { $count } resultater venter.
 }
results-waiting-offline = De sendes, når du er online.
results-waiting-soon = De bliver sendt nu.
results-waiting-sign-in = De tæller, når du logger ind.
result-refused = En sejr på { $points } point blev afvist.
result-drop = Fjern

## Hvorfor et parti ikke tæller
refusal-illegal-move = Et af trækkene er ikke tilladt.
refusal-help-used = Træk blev taget tilbage, eller tip blev brugt.
refusal-ticket-expired = Det blev sendt for sent.
refusal-ticket-used = Et andet parti blev sendt med samme startværdi.
refusal-unfinished = Det var ikke slut.
refusal-not-won = Du havde ikke vundet.
refusal-other-end = Det endte anderledes end sagt.
refusal-other-move = Computeren ville have spillet et andet træk.
refusal-same-game = Du har vundet det samme parti før.
refusal-unknown-engine = Serveren kender ikke den motor, som det blev spillet imod.
refusal-not-checkable = Serveren kunne ikke kontrollere det.
refusal-foreign-ticket = Startværdien blev givet til en anden enhed eller spiller.
refusal-bad-ticket = Startværdien er ikke fra denne server.
refusal-other = Serveren godtager det ikke.

## Sikkerhed
security = Sikkerhed
current-password = Nuværende adgangskode
current-password-hint = Behøves til det følgende, så ingen anden kan gøre det på din enhed.
password-signs-out = Alle andre enheder logges ud.
change-password = Skift adgangskoden
set-password = Sæt en adgangskode
password-changed = Adgangskoden er skiftet, og alle andre enheder er logget ud.
passkey = Adgangsnøgle
passkeys = Adgangsnøgler
passkeys-none = Ingen endnu.
passkey-add = Tilføj en adgangsnøgle
passkey-added = Adgangsnøglen er tilføjet.
passkey-removed = Adgangsnøglen er fjernet.
remove = Fjern
used-at = Sidst brugt { $date }
sessions = Hvor du er logget ind
session-this = Denne enhed
session-end = Log ud der
session-ended = Den er logget ud.
device-unknown = Ukendt enhed
your-data = Dine data
account-export = Hent alt
account-delete = Slet kontoen
account-delete-text = Dit navn, dine partier og dine pladser på listerne slettes for altid. Partier på denne enhed bliver.
account-delete-do = Slet for altid
account-stay = Behold kontoen

## Rangliste
ranking-text = Hver sejr her er kontrolleret: serveren har spillet alle computerens træk igen.
ranking-by = Orden
ranking-points = Point
ranking-fastest = Hurtigste sejr over Ekspert
ranking-period = Periode
all-time = Siden begyndelsen
rank = Plads
reached = Nået
in-moves = { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
 }
ranking-caption = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
 }
ranking-empty = Ingen står her endnu
ranking-empty-text = Den første sejr, der tæller, åbner listen.
ranking-guest = Log ind for at se din egen plads.
ranking-honest = At nogen lader et andet program vælge trækkene, kan ikke bevises. Spil ærligt.

## Hvad der gik galt
problem-wrong-secret = Navn og adgangskode, eller kode, hører ikke sammen.
problem-wrong-password = Det er ikke den nuværende adgangskode.
problem-name-taken = Dette navn, eller et der ligner, er taget.
problem-bad-name = Et navn har 2 til 24 bogstaver eller cifre i én skrift.
problem-bad-password = Vælg en adgangskode på mindst 8 bogstaver, som andre ikke ville prøve først.
problem-too-many-tries = For mange forsøg. Vent et kvarter.
problem-busy = Serveren har travlt. Prøv igen om lidt.
problem-offline = Serveren kan ikke nås. Intet er tabt.
problem-closed = Ingen kan oprette en konto her. Spørg dem, der driver serveren.
problem-banned = Denne konto er lukket af dem, der driver serveren.
problem-sign-in-again = Log ind en gang til, og prøv så igen.
problem-bad-passkey = Adgangsnøglen blev ikke godtaget. Prøv igen.
problem-passkey-taken = Denne adgangsnøgle hører allerede til en konto.
problem-last-way-in = Det er din eneste vej ind. Sæt først en adgangskode.
problem-no-origin = Adgangsnøgler er ikke sat op på denne server.
problem-signed-out = Du er logget ud. Log ind igen.
problem-no-passkey = Ingen adgangsnøgle blev valgt.
problem-other = Noget gik galt. Intet er tabt; prøv igen.

## Privatliv
privacy-lede = For at spille behøves ingen konto, og uden en gemmer serveren intet om dig. Der er ingen reklamer og ingen sporing.
privacy-kept = Hvad der gemmes med en konto
privacy-name = Dit navn
privacy-name-text = Andre ser det på listerne. Gemmes, til du sletter kontoen.
privacy-password = Adgangskode, adgangsnøgler og gendannelseskoder
privacy-password-text = Kun som hashværdier og offentlige nøgler, for at lukke dig ind. Gemmes, til du skifter dem eller sletter kontoen.
privacy-sessions = Hvor du er logget ind
privacy-sessions-text = Browser og system i få ord og timen for sidste brug, så du kan logge ud andre steder. Gemmes, til du logger ud, højst 30 dage uden brug.
privacy-games = Sejre med point, som du sender
privacy-games-text = Alle træk og afgørelsen, for kun et kontrolleret parti tæller, og du kan spille det igennem. Gemmes, til du sletter kontoen.
privacy-learned = Lektioner og øvelser
privacy-learned-text = Hvilke lektioner du har taget, og hvornår hver øvelse kommer igen, så du kan gå videre på en anden enhed. Gemmes, til du sletter kontoen.
privacy-counts = Forsøg
privacy-counts-text = Hvor ofte en adgangskode blev prøvet for et navn eller fra et netværk, som hashværdier, for at standse gætteri. Gemmes i to dage.
privacy-log = Loggen
privacy-log-text = Hvilke slags forespørgsler der blev besvaret og hvor hurtigt, uden navne og adresser. De, der driver serveren, bestemmer, hvor længe den gemmes.
privacy-device = På denne enhed
privacy-device-text = Partier, indstillinger, det, du har lært, og ventende resultater gemmes af din browser, til du sletter dem. Én cookie holder din session, og intet andet.
privacy-rights = Dine rettigheder
privacy-rights-text = Du kan hente alt, få dit navn rettet af dem, der driver serveren, og slette kontoen med alt, hvad der hører til den, straks.
