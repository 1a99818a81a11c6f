# Was das Spielfeld im Browser sagt.

## Überall
app-name = Bossa
pages = Seiten
how = Anleitung
sheet = Blatt zum Drucken
more-pages = Mehr
analysis-board = Analysebrett
about = Über diese Seite
language = Sprache
settings = Einstellungen
theme = Darstellung
theme-name = { $theme ->
    [system] Wie das System
    [light] Hell
   *[dark] Dunkel
 }
theme-light = Helle Darstellung
theme-dark = Dunkle Darstellung
setting-numerals = Zahlen auf den Kacheln
setting-confirm = Vor jedem Zug nachfragen (sonst wird beim Tippen auf einen passenden Platz sofort gespielt)
notify-me = Benachrichtigen, wenn ich dran bin
close = Schließen
sentence-gap = { " " }
loading = Einen Moment …
no-connection = Der Server antwortet nicht. Prüfe bitte deine Verbindung.
refused-unexplained = Der Server hat das abgelehnt ({ $status }).
connection-lost = Verbindung unterbrochen. Neuer Versuch …
missing-title = Hier ist nichts
missing-why = Die Adresse stimmt nicht, oder das Spiel gibt es nicht mehr.
to-home = Zur Startseite

## Ohne Verbindung und als App
offline = Keine Verbindung.
offline-what = Die Spielanleitung und beendete Spiele, die du auf diesem Gerät schon geöffnet hast, kannst du trotzdem ansehen.
update-ready = Eine neue Version ist bereit.
update-reload = Neu laden
update-later = Später
install = Als App installieren

## Startseite
home-title = Spiel deine Hand leer, oder baue sechs Positionen in deiner Zahlenreihe.
home-lead = Ein Legespiel aus Sapporo für zwei. Jede Kachel zählt mit ihren weißen oder mit ihren schwarzen Punkten, nie mit beiden.
stage-label = Eine Zahlenreihe auf ihrer Leiste. Neben dem Würfel mit der 5 liegt die 4 aus den weißen Punkten 1 + 3 und die 6 aus 2 + 4.
stage-track = { $count } von { $most } Positionen
learn = Spielend lernen
learn-what = Zwei Minuten, und du gewinnst dein erstes Spiel.
learn-start = Anfangen
learn-further = Weiter lernen
learn-further-what = Lektion { $number } von { $most }: { $lesson ->
    [first] Die ersten zwei Minuten
    [markers] Drei Aktionsmarken
    [start] Der Anfang
    [chips] Modifikator-Chips
   *[endings] Fünf Enden
 }
learn-all-done = Alle Lektionen geschafft. Du kannst sie jederzeit wiederholen.
play-computer = Gegen den Computer
play-now = Jetzt spielen
practice = Übungsspiel
play-friend = Mit Freunden
play-link = Per Link einladen
play-device = Zu zweit an diesem Gerät
play-here = An diesem Gerät
device-names = Wer spielt? Namen müssen nicht sein.
device-name = { $seat ->
    [A] Würfelt mit dem weißen Würfel
   *[B] Würfelt mit dem schwarzen Würfel
 }
device-start = Los geht’s
choices-title = Spieleinstellungen
choices-summary = { $rules } · { $clock }
rules = Regeln
rules-short = { $rules ->
    [regular] Reguläre Regeln
    [regular-chips] Reguläre Regeln mit Chips
    [novice] Anfängerregeln
   *[novice-chips] Anfängerregeln mit Chips
 }
rules-full = { $rules ->
    [regular] Reguläre Regeln
    [regular-chips] Reguläre Regeln mit der Erweiterung (Modifikator-Chips)
    [novice] Anfängerregeln (rekonstruiert)
   *[novice-chips] Anfängerregeln (rekonstruiert) mit der Erweiterung (Modifikator-Chips)
 }
novice-note = Die Anleitungen erwähnen die Anfängerregeln nur: Dies ist eine Rekonstruktion.
with-chips = Mit der Erweiterung: je ein Modifikator-Chip
level = Stärke des Computers
level-name = { $level ->
    [seedling] Keimling
    [leaf] Blatt
    [cup] Tasse
    [kettle] Kessel
    [teahouse] Teehaus
   *[master] Teemeister
 }
level-detail = { $level ->
    [seedling] Sieht die einfachen Züge.
    [leaf] Legt, was geht.
    [cup] Ein ausgeglichenes Spiel.
    [kettle] Kennt das Spiel gut.
    [teahouse] Irrt sich selten.
   *[master] So stark wie möglich.
 }
level-at = Stufe { $number } von { $most }.
level-offer = { $after ->
    [wins] Zweimal nacheinander gewonnen: bereit für die nächste Stufe?
   *[losses] Dreimal nacheinander verloren: Wie wäre es eine Stufe leichter?
 }
level-take = { $number } · { $level }
seat = Mit welchem Würfel du würfelst
seat-choice = { $seat ->
    [random] Zufällig
    [A] Mit dem weißen
   *[B] Mit dem schwarzen
 }
clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-wish = { $minutes } Min. + { $increment } Sek. pro Zug
clock-wish-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } pro Zug
my-games = Meine Spiele
running-title = Weiterspielen
snow-title = Dein Schnee
snow-what = Jedes Spiel hinterlässt seinen eigenen Kristall: Aus der weißen Reihe wachsen die langen Arme, aus der schwarzen die kurzen.
all-games = Alle Spiele
all-games-more = { $count ->
    [one] Alle Spiele: { $count } weiteres
   *[other] Alle Spiele: { $count } weitere
 }
no-running = Gerade läuft kein Spiel.
card-nearness = { $who ->
    [you] Du
   *[other] Gegenüber
 }: { $sign ->
    [tray] { $count ->
        [one] { $count } Kachel
       *[other] { $count } Kacheln
    }
   *[crystal] { $count ->
        [one] { $count } Position
       *[other] { $count } Positionen
    }
 }
games-running = Laufend
games-finished = Beendet
no-games-title = Am Anfang steht eine leere Reihe
no-games = Hier findest du deine Spiele: zum Weiterspielen, Nachsehen und Teilen.
no-games-play = Neues Spiel
against = gegen
ending-short = { $ending ->
    [A] leere Hand
    [B] sechs Positionen
    [C] leere Hand mit der sechsten Position
    [D] kein Zug mehr möglich
    [E] Ziehstapel leer, weniger Kacheln
    [tie] Ziehstapel leer, gleich viele Kacheln
    [resign] aufgegeben
    [time] Zeit abgelaufen
   *[abandoned] Spiel verlassen
 }
turns-played = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
filter-result = Ergebnis
filter-result-name = { $result ->
    [won] Gewonnen
    [lost] Verloren
    [tied] Unentschieden
   *[all] Alle
 }
filter-opponent = Gegner
filter-opponent-name = { $opponent ->
    [computer] Computer
    [link] Per Link
    [device] An einem Gerät
   *[all] Alle
 }
filter-none = So ein Spiel gibt es noch nicht.
more-games = Mehr anzeigen
open-record = Die Aufzeichnung eines Spiels öffnen
your-turn = Du bist dran
state-won = Gewonnen
state-lost = Verloren
state-tie = Unentschieden
state-called-off = Abgebrochen
me-title = Du
name = Dein Name
save = Speichern
name-saved = Gespeichert.
other-device = Auf einem anderen Gerät weiterspielen
other-device-how = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt nur einmal, und deine Spiele sind dann auch dort.
my-data = Deine Daten
my-data-what = Der Server speichert deinen Namen, deine Spiele und den Tag, an dem jedes deiner Geräte zuletzt hier war.
download-data = Herunterladen
sign-out-others = Andere Geräte abmelden
signed-out = { $count ->
    [0] Kein anderes Gerät ist angemeldet.
    [one] Ein Gerät wurde abgemeldet.
   *[other] { $count } Geräte wurden abgemeldet.
 }
delete-data = Alles löschen
delete-data-ask = Alles löschen? Dein Name wird gelöscht, und keines deiner Geräte kann deine Spiele mehr öffnen. Offene Spiele gegen andere gibst du auf. Das lässt sich nicht rückgängig machen.
delete-data-sure = Ja, alles löschen
keep-data = Alles behalten
data-deleted = Deine Daten sind gelöscht.
link = Link
share = Teilen
copy = Kopieren
copied = Kopiert.
qr-label = QR-Code des Links
qr-how = Im selben Raum? Halte eine Kamera darauf.

## Einladungen
invite-title = Lade jemanden ein
invite-how = Schicke diesen Link an eine Person. Wer ihn öffnet und auf „Mitspielen“ tippt, spielt mit dir.
invite-text = Spiel Bossa mit mir
invite-waiting = Warten auf dein Gegenüber
invite-place = Hier ist noch frei
invite-open = Offene Einladung
invite-close = Du kannst diese Seite schließen: Das Spiel wartet bis zu einer Woche, und du findest es auf der Startseite.
invite-stay = Lass diese Seite offen: Die Uhr läuft, sobald jemand mitspielt.
watch-title = Zuschauen lassen
watch-how = Wer diesen Link öffnet, kann bei der Partie zuschauen, aber nicht mitspielen.
watch-text = Schau bei dieser Partie Bossa zu
unreachable = { $where ->
    [computer] Dieser Link funktioniert nur auf diesem Computer: Niemand sonst kann ihn öffnen.
   *[network] Dieser Link funktioniert nur in deinem Netzwerk: Das andere Gerät muss im selben sein.
 }
let-others-in = Damit andere mitspielen können, beende Bossa und starte es so; dann nennt es die Adresse zum Weitergeben:
join-title = Du bist zu einer Partie Bossa eingeladen
join-title-by = { $name } lädt dich zu einer Partie Bossa ein
join-what = Ein Legespiel für zwei: Spiel deine Hand leer, oder baue sechs Positionen in deiner Zahlenreihe. Ganz ohne Anmeldung.
join = Mitspielen
join-taken = Diese Einladung ist schon benutzt: Der Platz ist vergeben.
watch = Zuschauen
continue-title = Hier weiterspielen
continue-why = Deine Spiele und dein Name sind dann auch auf diesem Gerät. Der Link gilt nur einmal.
continue-here = Hier weiterspielen
continue-own = { $count ->
    [one] Auf diesem Gerät gibt es schon ein Spiel. Soll es mitkommen?
   *[other] Auf diesem Gerät gibt es schon { $count } Spiele. Sollen sie mitkommen?
 }
continue-merge = Mitnehmen
continue-leave = Zurücklassen
continue-leave-why = Was du zurücklässt, lässt sich auf diesem Gerät nicht mehr öffnen.

## Personen
you = Du
guest = Gast
nobody-yet = Noch niemand
away = abwesend
seat-name = { $seat ->
    [A] Spieler A
   *[B] Spieler B
 }
side-label = { $who ->
    [you] Deine Seite
   *[other] Seite von { $name }
 }
hand-label = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
 }
game-title = Spiel mit { $name }
game-title-two = { $a } – { $b }
watching = Du schaust zu.

## Kacheln und Zahlenreihen
tile-dots = { $white ->
    [0] Schwarz { $black }
   *[other] { $black ->
        [0] Weiß { $white }
       *[other] Weiß { $white }/Schwarz { $black }
    }
 }
tile-face-down = verdeckte Kachel
tile-fresh = { $tile } (eben gezogen)
tile-with-chip = { $tile } mit dem { $chip ->
    [d] Verdoppler
   *[i] Wandler
 }
tile-count = { $count ->
    [one] { $count } Kachel
   *[other] { $count } Kacheln
 }
die-label = { $colour ->
    [white] Weißer Würfel
   *[black] Schwarzer Würfel
 }: { $number }
place = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }
line-title = { $owner ->
    [you] Deine Zahlenreihe
    [opponent] Gegnerische Zahlenreihe
    [named] Zahlenreihe von { $name }
   *[none] Zahlenreihe
 } · { $colour ->
    [white] weiß
   *[black] schwarz
 }
sizes-one = { $size }
sizes-two = { $size } oder { $other }
end-label = { $place }, offenes Ende, braucht { $sizes } Kacheln
end-label-fits = { $place }, passt: { $sum }
end-label-closed = { $place }, geschlossen: Hier passt nichts mehr
end-label-blocked = { $place }, nimmt { $sizes } Kacheln: Aus der Hand passt nichts
row-label = { $place }: { $tiles }
row-label-layers = { $place }, gestapelt: { $tiles }; darunter: { $under }
row-label-fits = { $row }. Hier stapeln: { $sum }
actions-label = Aktionsmarken und Chips
marker-name = { $marker ->
    [R] Neu ziehen
    [X] Austausch
   *[S] Stapeln
 }
chip-name = { $chip ->
    [d] Verdoppler
   *[i] Wandler
 }
action-used = { $name }, verbraucht
pile-left = { $count ->
    [0] Der Ziehstapel ist leer
   *[other] { $count } im Ziehstapel
 }
discards = Ablagestapel
clock-label = Restzeit:
clock-days = { $days } T { $hours } Std

## Alle Kacheln
overview = Übersicht
chart-title = Alle 27 Kacheln
chart-short = 27 Kacheln
chart-caption = Alle Kacheln, weiße Punkte nach rechts, schwarze nach unten
chart-cell = { $tile }: { $place }
dots-of = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }
whereabouts = { $place ->
    [near] { $who ->
        [you] deine
       *[other] { $near }
    }
    [far] { $far }
    [table] auf dem Spielfeld
    [out] abgeworfen
   *[unseen] noch verdeckt
 }
unseen-count-short = ?
unseen-count-long = noch verdeckte Kacheln mit dieser Zahl
unseen-with = noch verdeckt mit { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }: { $count }

## Was geschah
moves = Züge
no-moves-yet = Noch keine Züge.
step-chosen = { $who ->
    [you] Du { $choice ->
        [white] nimmst die weiße Punkte-Reihe.
        [black] nimmst die schwarze Punkte-Reihe.
        [first] fängst an.
        [keep-d] behältst den Verdoppler.
        [keep-i] behältst den Wandler.
       *[secret] hast gewählt.
    }
   *[other] { $name } { $choice ->
        [white] nimmt die weiße Punkte-Reihe.
        [black] nimmt die schwarze Punkte-Reihe.
        [first] fängt an.
        [keep-d] behält den Verdoppler.
        [keep-i] behält den Wandler.
       *[secret] hat gewählt.
    }
 }
step-choice-short = { $choice ->
    [white] weiße Punkte-Reihe
    [black] schwarze Punkte-Reihe
    [first] erster Zug
    [keep-d] Verdoppler
    [keep-i] Wandler
   *[secret] geheime Wahl
 }
step-drawn = { $who ->
    [you] Du ziehst { $tile }.
   *[other] { $name } zieht { $tile }.
 }
step-laid = { $who ->
    [you] Du legst auf { $place }: { $tiles }.
   *[other] { $name } legt auf { $place }: { $tiles }.
 }
step-stacked = { $who ->
    [you] Du stapelst auf { $place }: { $tiles }.
   *[other] { $name } stapelt auf { $place }: { $tiles }.
 }
step-exchanged = { $who ->
    [you] Du gibst { $own } und nimmst { $theirs }.
   *[other] { $name } gibt { $own } und nimmt { $theirs }.
 }
step-redrawn = { $who ->
    [you] Du wirfst { $tile } ab und ziehst { $brought }.
   *[other] { $name } wirft { $tile } ab und zieht { $brought }.
 }
step-discarded = { $who ->
    [you] Du wirfst { $tile } ab und ziehst neu.
   *[other] { $name } wirft { $tile } ab und zieht neu.
 }
step-left = { $who ->
    [you] Du { $ending ->
        [resign] gibst auf.
        [time] hast die Zeit überschritten.
       *[abandoned] hast das Spiel verlassen.
    }
   *[other] { $name } { $ending ->
        [resign] gibt auf.
        [time] hat die Zeit überschritten.
       *[abandoned] hat das Spiel verlassen.
    }
 }
step-left-short = { $ending ->
    [resign] aufgegeben
    [time] Zeit überschritten
   *[abandoned] Spiel verlassen
 }
said-taken-back = Der letzte Zug wurde zurückgenommen.

## Wer dran ist und was gefragt ist
turn-of = { $name } ist dran
thinking = { $name } denkt nach …
moment = Einen Moment …
is-away = { $name } ist gerade nicht da.
waiting-for = { $name } { $phase ->
    [choose] entscheidet: eine Zahlenreihe nehmen oder anfangen.
    [line] wählt eine Zahlenreihe.
    [keep] wählt geheim einen Chip.
   *[play] überlegt sich einen Zug.
 }
asked-for = { $phase ->
    [choose] Nimm eine Zahlenreihe, oder fang an. Nur du siehst deine Hand.
    [line] Wähle deine Zahlenreihe. Nur du siehst deine Hand.
    [keep] Wähle den Chip, den du behältst.
   *[play] Mach einen Zug.
 }
you-drew = { $you ->
    [you] Du hast { $tile } gezogen.
   *[other] Gezogen: { $tile }.
 }
pick-tiles = Wähle Kacheln oder tippe auf einen Platz, um zu sehen, was passt.
pick-action = Du kannst nirgends anlegen: Nimm { $markers }, unter deiner Hand.
fits-in = Das passt auf { $places }. Wähle den Platz.
row-chosen = { $place }{ $owner ->
    [own] { " " }in deiner Zahlenreihe
    [theirs] { " " }in der gegnerischen Zahlenreihe
   *[none] { "" }
 }{ $kind ->
    [stack] , gestapelt
   *[lay] { "" }
 }: { $sum }.
row-leaves = { $left ->
    [one] Dir bliebe { $left } Kachel.
   *[other] Dir blieben { $left } Kacheln.
 }
row-ends = { $ends ->
    [wins] Damit gewinnst du.
    [ties] Damit endet das Spiel unentschieden.
   *[loses] Damit verlierst du!
 }
reason-at = { $place }: { $reason }
more-tiles = Nimm noch eine Kachel dazu, dann passt es vielleicht auf { $places }.
stack-asks = Wähle Kacheln zum Stapeln: so viele, wie die Position hat, mit derselben Summe.
exchange-asks = { $missing ->
    [own] Wähle eine Kachel zum Abgeben und eine aus der gegnerischen Hand.
   *[theirs] Wähle nun die Kachel aus der gegnerischen Hand.
 }
exchange-chosen = Du gibst { $own } und nimmst { $theirs }.
redraw-asks = Wähle die Kachel, die du abwirfst; dann ziehst du eine neue.
redraw-chosen = Du wirfst { $tile } ab und ziehst eine neue Kachel.
chip-asks = Wähle die Kachel für den { $chip ->
    [d] Verdoppler: Die Punkte dieser Kachel zählen doppelt.
   *[i] Wandler: Weiß und Schwarz werden auf dieser Kachel vertauscht.
 }
not-now = { $name } geht jetzt nicht.
clear = Auswahl aufheben
button-lay = Auf { $place } legen
button-stack = Auf { $place } stapeln
button-exchange = Kacheln tauschen
button-redraw = Abwerfen und ziehen
button-lay-nothing = { $mode ->
    [stack] Kacheln stapeln
    [exchange] Kacheln tauschen
    [redraw] Abwerfen und ziehen
   *[lay] Legen
 }
ways-title = { $kind ->
    [stack] Auf { $place } stapeln
   *[lay] Möglichkeiten für { $place }
 }
way-label = { $tiles }: { $sum }
way-ends = { $ends ->
    [wins] gewinnt
    [ties] unentschieden
   *[loses] verliert
 }
no-ways = Keine deiner Kacheln passt jetzt hierher.

## Vorbereitung
rolled-equal = Beide haben { $number } gewürfelt: noch einmal.
rolled-dice = Weißer Würfel: { $white } ({ $a }). Schwarzer Würfel: { $black } ({ $b }).
choice-title = { $choice ->
    [white] Die weiße Punkte-Reihe
    [black] Die schwarze Punkte-Reihe
    [first] Anfangen
    [keep-d] Den Verdoppler behalten
   *[keep-i] Den Wandler behalten
 }
choice-detail = { $choice ->
    [white] Sie beginnt bei { $number }. Dein Gegenüber fängt an.
    [black] Sie beginnt bei { $number }. Dein Gegenüber fängt an.
    [first] Dein Gegenüber wählt die Zahlenreihe.
    [keep-d] Einmal im Spiel zählt eine deiner Kacheln doppelt.
   *[keep-i] Einmal im Spiel werden Weiß und Schwarz auf einer deiner Kacheln vertauscht.
 }
keep-secret = Beide wählen geheim; der andere Chip ist aus dem Spiel.
hand-over-title = Gib das Gerät an { $name } weiter
hand-over-why = Wer nicht dran ist, schaut jetzt bitte weg.
hand-over-done = Ich bin { $name }: Hand zeigen
hand-over-hidden = { $count ->
    [one] { $count } Kachel, noch verdeckt
   *[other] { $count } Kacheln, noch verdeckt
 }
hand-over-rolled = Würfeln
hand-over-turned-up = Aufdecken
hand-over-after = Sobald alles gewählt ist, liegen beide Hände offen: Dann müsst ihr nichts mehr weitergeben.

## Neben dem Spielen
take-back = Zurücknehmen
hint = Tipp
hint-count = { $count ->
    [0] Bisher kein Tipp
    [one] Bisher { $count } Tipp
   *[other] Bisher { $count } Tipps
 }
hint-late = Der Tipp ist nicht gekommen. Frag bitte noch einmal.
no-hint = Gerade gibt es keinen Tipp.
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-waits = Du hast um Rücknahme gebeten. Warten auf die Antwort.
takeback-declined = { $name } hat die Rücknahme abgelehnt.
accept = Annehmen
decline = Ablehnen
resign = Aufgeben
resign-ask = Das Spiel aufgeben? Dein Gegenüber gewinnt.
call-off = Spiel abbrechen
call-off-ask = Das Spiel abbrechen? Niemand gewinnt.
go-on = Weiterspielen
claim = Spiel beenden
claim-why = Dein Gegenüber ist schon lange weg. Du kannst das Spiel beenden; dann gewinnst du.

## Das Ende
called-off = Das Spiel wurde abgebrochen.
outcome-is-tie = Unentschieden: Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
outcome-won = { $who ->
    [you] Du gewinnst: { $ending ->
        [A] Deine Hand ist leer.
        [B] Deine Zahlenreihe hat sechs Positionen.
        [C] Mit der sechsten Position in der gegnerischen Zahlenreihe ist deine Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
    [them] { $winner } gewinnt: { $ending ->
        [A] Die Hand ist leer.
        [B] Die eigene Zahlenreihe hat sechs Positionen.
        [C] Mit der sechsten Position in deiner Zahlenreihe ist die Hand leer.
        [D] Du kannst keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast mehr Kacheln.
        [resign] Du hast aufgegeben.
        [time] Du hast die Zeit überschritten.
       *[abandoned] Du warst zu lange weg.
    }
   *[other] { $winner } gewinnt: { $ending ->
        [A] Die Hand ist leer.
        [B] Die eigene Zahlenreihe hat sechs Positionen.
        [C] Mit der sechsten Position in der Zahlenreihe von { $loser } ist die Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und { $winner } hat weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
 }
rest-of-pile = Rest des Ziehstapels
rematch = Revanche
rematch-accept = Revanche annehmen
rematch-go = Zum neuen Spiel
rematch-asked = { $by ->
    [own] Du hast um Revanche gebeten.
   *[theirs] { $name } bittet um Revanche.
 }
record = Aufzeichnung herunterladen
step-through = Partie nachspielen
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
step-last = Zum Ende
step-start = Der Anfang des Spiels.
deal-hash = SHA-256, von Anfang an gezeigt
deal-salt = Salt
deal-order = Verteilung

## Der Tisch
menu = Menü
to-play = ist dran
line-name = { $colour ->
    [white] Weiße Reihe
   *[black] Schwarze Reihe
 }
line-owner = { $who ->
    [you] deine
   *[other] { $name }
 }
track = { $count } von { $most } Positionen auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 }
track-short = { $count } von { $most }
tiles-to-lay = { $count ->
    [one] noch { $count } Kachel zu legen
   *[other] noch { $count } Kacheln zu legen
 }
pile-words = im Ziehstapel
effect-ends = { $ends ->
    [wins] Damit gewinnst du!
    [ties] Damit endet das Spiel unentschieden.
   *[loses] Damit endet das Spiel, und du verlierst.
 }
effect-own = Position { $count } von { $most } für dich
effect-gives = Position { $count } von { $most } für { $name }
effect-named = { $name }: Position { $count } von { $most }
effect-left = { $count ->
    [one] dir bleibt { $count } Kachel
   *[other] dir bleiben { $count } Kacheln
 }
warn-wins = { $chance ->
    [sure] dann kann { $name } gewinnen
   *[some] dann könnte { $name } gewinnen ({ $count } der { $unseen } verdeckten Kacheln)
 }
warn-stuck = { $chance ->
    [sure] danach hättest du keinen Zug mehr
   *[some] danach hast du vielleicht keinen Zug ({ $count } der { $unseen } verdeckten Kacheln)
 }
threat-wins = { $chance ->
    [sure] Achtung: { $name } kann im nächsten Zug gewinnen.
   *[some] Achtung: { $name } könnte im nächsten Zug gewinnen ({ $count } der { $unseen } verdeckten Kacheln).
 }
whole-turn = Eine Aktion ist dein ganzer Spielzug.
set-up-title = { $phase ->
    [keep] Welchen Chip behältst du?
    [line] Welche Zahlenreihe nimmst du?
   *[choose] Höher gewürfelt: Du hast die Wahl.
 }
set-up-hint = Sechs Positionen auf deiner Zahlenreihe gewinnen. Legen dürfen beide auf beiden.
set-up-opens = Damit könntest du beginnen:
set-up-opens-none = noch nichts
pace = Tempo der gegnerischen Züge
pace-name = { $pace ->
    [slow] Langsam
    [normal] Normal
    [fast] Schnell
   *[none] Sofort
 }
setting-sound = Töne
setting-vibration = Vibration

## Das Ende eines Spiels
result = Ergebnis
result-won = Du hast gewonnen
result-lost = { $who ->
    [you] Dieses Mal gewinnt { $name }
   *[other] { $name } gewinnt
 }
result-tie = Unentschieden
result-why = { $who ->
    [you] { $ending ->
        [A] Deine Hand ist leer.
        [B] Deine Zahlenreihe hat sechs Positionen.
        [C] Mit der sechsten Position in der gegnerischen Zahlenreihe ist deine Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
    [them] { $ending ->
        [A] Die gegnerische Hand ist leer.
        [B] Die gegnerische Zahlenreihe hat sechs Positionen.
        [C] Mit der sechsten Position in deiner Zahlenreihe ist die gegnerische Hand leer.
        [D] Du kannst keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast mehr Kacheln.
        [resign] Du hast aufgegeben.
        [time] Du hast die Zeit überschritten.
       *[abandoned] Du warst zu lange weg.
    }
   *[other] { $ending ->
        [A] Die Hand von { $winner } ist leer.
        [B] Die Zahlenreihe von { $winner } hat sechs Positionen.
        [C] Mit der sechsten Position in der Zahlenreihe von { $loser } ist die Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und { $winner } hat weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
 }
result-why-tie = Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
result-sixth = { $who ->
    [you] Die sechste hast du gelegt.
   *[other] Die sechste hat { $name } gelegt.
 }
result-forced = { $who ->
    [you] Du hattest keine andere Wahl.
   *[other] { $name } hatte keine andere Wahl.
 }
stuck-why = { $actions ->
    [used] Keine Position passt, und alle Aktionen sind verbraucht.
   *[left] Keine Position passt, und keine Aktion hilft.
 }
stuck-title = { $who ->
    [you] Warum du keinen Zug hattest
   *[other] Warum { $name } keinen Zug hatte
 }
stuck-no-dots = { $colour ->
    [white] keine Kachel mit weißen Punkten
   *[black] keine Kachel mit schwarzen Punkten
 }
stuck-end = nimmt { $sizes } Kacheln, die { $number } ergeben: keine passen
stuck-closed = geschlossen: Keine Kacheln, die noch da sind, passen hier
stuck-action = { $name }: { $why ->
    [used] schon verbraucht
    [pile] der Ziehstapel ist leer
   *[row] passt auf keine Position
 }
stuck-chip = { $chip ->
    [d] Auch nicht mit dem Verdoppler.
   *[i] Auch nicht mit dem Wandler.
 }
result-turns = { $count ->
    [one] Zug
   *[other] Züge
 }
result-used = { $who ->
    [you] deine Bedenkzeit
   *[other] Bedenkzeit von { $name }
 }
result-hints = { $count ->
    [one] Tipp
   *[other] Tipps
 }
result-crystal = sein Kristall
result-removed = anfangs verdeckt entfernt
result-rows = Wer welche Positionen gelegt hat
result-laid = { $name }: { $count ->
    [one] { $count } Position
   *[other] { $count } Positionen
 }
result-prepared = { $count ->
    [one] { $count } Position lag schon
   *[other] { $count } Positionen lagen schon
 }
result-no-rows = keine Position
result-more = Einzelheiten
result-close = Zurück zum Spielfeld
review-game = Auswerten
result-review-what = Glück und Können
result-step = Nachspielen
result-step-what = Zug für Zug
end-won = Gewonnen
end-lost-by = { $ending ->
    [D] kein Zug mehr
    [resign] aufgegeben
    [time] Zeit abgelaufen
   *[abandoned] gegangen
 }
share-picture = Bild teilen
share-game-text = Eine Partie Bossa
share-done = { $done ->
    [saved-and-copied] Das Bild ist gespeichert und der Link zum Spiel kopiert.
    [saved] Das Bild ist gespeichert. Der Link zum Spiel:
   *[failed] Das Bild ließ sich nicht erstellen. Der Link zum Spiel:
 }
picture-won = { $winner } gewinnt gegen { $loser }
picture-tie = { $a } und { $b }: unentschieden
seal-checking = Die Verteilung wird geprüft …
seal-agrees = Ehrlich gemischt: Dein Browser hat geprüft, dass Kacheln und Würfe vor dem Spiel feststanden und nie geändert wurden.
seal-differs = Achtung: Diese Verteilung ist nicht die, die vor dem Spiel versiegelt wurde. Trau diesem Ergebnis nicht.
seal-unknown = Die Verteilung konnte hier nicht geprüft werden.
seal-practice = Diese Verteilung war zum Üben vorbereitet: Es gibt nichts zu prüfen.
seal-details = Wie das geprüft wird
seal-why = Die Reihenfolge aller Kacheln und die Würfe standen vor dem Spiel fest, zusammen mit einem zufälligen Salt, und ihre SHA-256-Prüfsumme war von Anfang an zu sehen. Jetzt, nach dem Spiel, werden Salt und Verteilung gezeigt, und dein Browser hat die Prüfsumme selbst noch einmal berechnet.
seal-command = So prüfst du eine heruntergeladene Aufzeichnung selbst

## Grüße
greet = Grüße
greet-title = Sag { $name } etwas
greeting = { $greeting ->
    [hello] Hallo!
    [good-luck] Viel Glück!
    [nice-move] Schöner Zug!
    [thanks] Danke!
    [good-game] Schönes Spiel!
   *[see-you] Bis bald!
 }
greeting-said = { $who ->
    [you] Du: { $text }
   *[other] { $name }: { $text }
 }
greet-mute = Grüße ausblenden
greet-muted = Grüße sind in diesem Spiel ausgeblendet.
greet-unmute = Wieder einblenden

## Tasten
keys-title = Tastenkürzel
key-does = { $key ->
    [hand] Zu deiner Hand
    [white] Zur weißen Reihe
    [black] Zur schwarzen Reihe
    [chart] Alle 27 Kacheln zeigen
    [last] Den letzten Zug ansagen
    [summary] Den Spielstand ansagen
    [type] Einen Zug eintippen
    [ask] Mit den Pfeiltasten von Ding zu Ding gehen
    [hint] Einen Tipp geben lassen
    [menu] Das Menü öffnen
   *[keys] Nach dem fragen, worauf du gerade bist; sonst diese Tastenkürzel zeigen
 }
setting-keys = Tastenkürzel (einzelne Tasten) im Spiel verwenden
type-move = Einen Zug eintippen
type-move-how = In der Notation, zum Beispiel w6:23+40.
type-move-play = Spielen
type-move-unknown = Dieser Zug ist jetzt nicht möglich.
stands = { $has ->
    [rows] { $name }: { $tiles }, { $rows }
   *[tiles] { $name }: { $tiles }
 }

## Eine Aufzeichnung
record-title = Aufzeichnung öffnen
record-what = Füge die Aufzeichnung eines Spiels ein, zieh ihre Datei hierher oder wähle die Datei aus. Dann kannst du die Partie nachspielen.
record-text = Aufzeichnung
record-open = Öffnen
record-choose = Datei auswählen
record-other = Andere Aufzeichnung öffnen
record-too-big = Diese Datei ist zu groß für eine Aufzeichnung.
record-unfinished = Die Aufzeichnung endet, bevor das Spiel zu Ende ist.
record-seal = { $result ->
    [agrees] Die Verteilung passt zu ihrer Prüfsumme, und jeder Wurf und jede Kachel des Spiels kommt aus ihr.
    [differs] Die Verteilung passt nicht zu ihrer Prüfsumme oder nicht zu diesem Spiel. Hier wurde etwas geändert.
   *[unsealed] Diese Aufzeichnung enthält keine Verteilung, die sich prüfen ließe.
 }
record-limits = Eine Aufzeichnung allein zeigt nicht, wann ihre Prüfsumme entstand und ob diese Züge wirklich gespielt wurden. Der Vergleich mit dem Server zeigt es:
