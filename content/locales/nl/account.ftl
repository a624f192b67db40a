# Accounts, ranglijst en privacy in het Nederlands.

## Inloggen
account-title = Account
account-ways = Manieren om in te loggen
account-sign-in = Inloggen
account-sign-in-text = Met een account staan je winstpartijen om punten op de ranglijst. Om te spelen is er geen nodig.
account-sign-in-do = Inloggen
account-sign-up = Account maken
account-sign-up-text = Een naam en een wachtwoord, of een toegangssleutel, is genoeg. Er wordt geen e-mail gevraagd.
account-sign-up-do = Account maken
account-recover = Herstelcode
account-recover-text = Een herstelcode zet een nieuw wachtwoord en logt je in. Elke code werkt één keer.
account-recover-do = Wachtwoord zetten
account-name = Naam
account-name-hint = 2 tot 24 letters of cijfers, zoals anderen hem zien.
account-privacy = Wat er over jou wordt bewaard, waarom en hoe lang
recovery-code = Herstelcode
password = Wachtwoord
new-password = Nieuw wachtwoord
password-hint = Minstens 8 letters; een zin is goed.
passkey-sign-in = Inloggen met een toegangssleutel
passkey-sign-up = Account maken met een toegangssleutel
account-none = Deze server heeft geen accounts. Je partijen en punten blijven op dit apparaat.
account-offline = Je bent offline. Voor inloggen is de server nodig.
account-offline-as = Je bent offline, en ingelogd als { $name }.

## Herstelcodes
codes-title = Herstelcodes
codes-text = Bewaar deze codes waar je ze zonder dit apparaat kunt vinden. Ze worden alleen nu getoond, en elke code laat je één keer binnen.
codes-copy = Kopiëren
codes-kept = Ik heb ze bewaard
codes-copied = Gekopieerd.
codes-new = Nieuwe herstelcodes
codes-left = { $count ->
    [one] Er is nog { $count } code.
   *[other] Er zijn nog { $count } codes.
 }

## Het profiel
account-since = Hier sinds { $date }.
account-checking = { $count ->
    [one] { $count } partij wordt gecontroleerd.
   *[other] { $count } partijen worden gecontroleerd.
 }
sign-out = Uitloggen
points-counted = Punten die tellen
points-counted-none = Er heeft nog geen winst geteld. Begin een partij met “Om punten spelen”.
fastest-win = snelste winst tegen Expert: { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
 }
history = Partijen om punten
history-none = Er is nog geen winst om punten verstuurd.
history-pdn = Alles als PDN downloaden
history-game = { $game ->
    [checkers] Checkers
    [russian] Russisch
    [brazilian] Braziliaans
   *[international] Internationaal
 }, { $level }, { $plies ->
    [one] { $plies } zet
   *[other] { $plies } zetten
 }
history-replay = Naspelen
state-counted = Telt: { $points } punten.
state-waiting = Wordt gecontroleerd.
state-refused = Telt niet.
show-more = Meer tonen

## Wat wacht
results-waiting = { $count ->
    [one] { $count } uitslag wacht.
   *[other] { $count } uitslagen wachten.
 }
results-waiting-offline = Ze worden verstuurd als je online bent.
results-waiting-soon = Ze worden nu verstuurd.
results-waiting-sign-in = Ze tellen zodra je inlogt.
result-refused = Een winst van { $points } punten is geweigerd.
result-drop = Weghalen

## Waarom een partij niet telt
refusal-illegal-move = Er zit een zet in die niet mag.
refusal-help-used = Er zijn zetten teruggenomen of tips gebruikt.
refusal-ticket-expired = Ze is te laat verstuurd.
refusal-ticket-used = Er is een andere partij met hetzelfde startgetal verstuurd.
refusal-unfinished = Ze was niet afgelopen.
refusal-not-won = Je had niet gewonnen.
refusal-other-end = Ze liep anders af dan gezegd.
refusal-other-move = De computer zou een andere zet hebben gespeeld.
refusal-same-game = Je hebt dezelfde partij al eerder gewonnen.
refusal-unknown-engine = De server kent de engine niet waartegen is gespeeld.
refusal-not-checkable = De server kon haar niet controleren.
refusal-foreign-ticket = Het startgetal was aan een ander apparaat of een andere speler gegeven.
refusal-bad-ticket = Het startgetal is niet van deze server.
refusal-other = De server neemt haar niet aan.

## Veiligheid
security = Veiligheid
current-password = Huidig wachtwoord
current-password-hint = Nodig voor wat volgt, zodat niemand anders het op jouw apparaat kan doen.
password-signs-out = Alle andere apparaten worden uitgelogd.
change-password = Wachtwoord wijzigen
set-password = Wachtwoord zetten
password-changed = Het wachtwoord is gewijzigd, en alle andere apparaten zijn uitgelogd.
passkey = Toegangssleutel
passkeys = Toegangssleutels
passkeys-none = Nog geen.
passkey-add = Toegangssleutel toevoegen
passkey-added = De toegangssleutel is toegevoegd.
passkey-removed = De toegangssleutel is weggehaald.
remove = Weghalen
used-at = Laatst gebruikt op { $date }
sessions = Waar je bent ingelogd
session-this = Dit apparaat
session-end = Daar uitloggen
session-ended = Het is uitgelogd.
device-unknown = Onbekend apparaat
your-data = Je gegevens
account-export = Alles downloaden
account-delete = Account verwijderen
account-delete-text = Je naam, je partijen en je plaatsen op de ranglijsten worden voorgoed verwijderd. Partijen op dit apparaat blijven.
account-delete-do = Voorgoed verwijderen
account-stay = Account houden

## Ranglijst
ranking-text = Elke winst hier is gecontroleerd: de server heeft alle zetten van de computer nagespeeld.
ranking-by = Volgorde
ranking-points = Punten
ranking-fastest = Snelste winst tegen Expert
ranking-period = Periode
all-time = Sinds het begin
rank = Plaats
reached = Bereikt
in-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
 }
ranking-caption = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
 }
ranking-empty = Hier staat nog niemand
ranking-empty-text = De eerste winst die telt, opent de ranglijst.
ranking-guest = Log in om je eigen plaats te zien.
ranking-honest = Dat iemand een ander programma de zetten laat kiezen, is niet te bewijzen. Speel eerlijk.

## Wat er misging
problem-wrong-secret = Naam en wachtwoord, of code, horen niet bij elkaar.
problem-wrong-password = Dit is niet het huidige wachtwoord.
problem-name-taken = Deze naam, of een die erop lijkt, is bezet.
problem-bad-name = Een naam heeft 2 tot 24 letters of cijfers van één schrift.
problem-bad-password = Kies een wachtwoord van 8 letters of meer dat anderen niet het eerst zouden proberen.
problem-too-many-tries = Te veel pogingen. Wacht een kwartier.
problem-busy = De server is druk. Probeer het zo nog eens.
problem-offline = De server is niet bereikbaar. Er is niets verloren.
problem-closed = Niemand kan hier een account maken. Vraag het de beheerders van deze server.
problem-banned = Dit account is gesloten door de beheerders van deze server.
problem-sign-in-again = Log nog eens in, en probeer het dan opnieuw.
problem-bad-passkey = De toegangssleutel is niet aangenomen. Probeer het opnieuw.
problem-passkey-taken = Deze toegangssleutel hoort al bij een account.
problem-last-way-in = Dit is je enige manier om in te loggen. Zet eerst een wachtwoord.
problem-no-origin = Toegangssleutels zijn op deze server niet ingesteld.
problem-signed-out = Je bent uitgelogd. Log opnieuw in.
problem-no-passkey = Er is geen toegangssleutel gekozen.
problem-other = Er ging iets mis. Er is niets verloren; probeer het opnieuw.

## Privacy
privacy-lede = Om te spelen is geen account nodig, en zonder account bewaart de server niets over jou. Er zijn geen advertenties en je wordt niet gevolgd.
privacy-kept = Wat met een account wordt bewaard
privacy-name = Je naam
privacy-name-text = Anderen zien hem op de ranglijsten. Bewaard tot je het account verwijdert.
privacy-password = Wachtwoord, toegangssleutels en herstelcodes
privacy-password-text = Alleen als hash en openbare sleutel, om je binnen te laten. Bewaard tot je ze wijzigt of het account verwijdert.
privacy-sessions = Waar je bent ingelogd
privacy-sessions-text = Browser en systeem in een paar woorden en het uur van het laatste gebruik, zodat je elders kunt uitloggen. Bewaard tot je uitlogt, hoogstens 30 dagen zonder gebruik.
privacy-games = Winst om punten die je verstuurt
privacy-games-text = Alle zetten en het oordeel, want alleen een gecontroleerde partij telt, en je kunt haar naspelen. Bewaard tot je het account verwijdert.
privacy-learned = Lessen en oefeningen
privacy-learned-text = Welke lessen je hebt gedaan en wanneer elke oefening terugkomt, zodat je op een ander apparaat verdergaat. Bewaard tot je het account verwijdert.
privacy-counts = Pogingen
privacy-counts-text = Hoe vaak een wachtwoord is geprobeerd voor een naam of vanuit een netwerk, als hash, om raden te stoppen. Twee dagen bewaard.
privacy-log = Het logboek
privacy-log-text = Welke soorten verzoeken zijn beantwoord en hoe snel, zonder namen en adressen. De beheerders van de server bepalen hoe lang het wordt bewaard.
privacy-device = Op dit apparaat
privacy-device-text = Partijen, instellingen, wat je hebt geleerd en wachtende uitslagen worden door je browser bewaard tot je ze verwijdert. Eén cookie houdt je sessie vast, en verder niets.
privacy-rights = Je rechten
privacy-rights-text = Je kunt alles downloaden, je naam door de beheerders laten verbeteren, en het account met alles wat erbij hoort verwijderen, meteen.
