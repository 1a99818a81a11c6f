# Was das Spielfeld im Browser sagt.

## Überall
app-name = Bossa
pages = Seiten
how = Anleitung
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
setting-confirm = Vor jedem Zug nachfragen (sonst wird beim Tippen auf einen passenden Platz sofort gelegt)
notify-me = Melden, wenn ich dran bin
close = Schließen
sentence-gap = { " " }
loading = Einen Moment …
no-connection = Der Server antwortet nicht. Besteht die Verbindung?
refused-unexplained = Der Server hat das abgelehnt ({ $status }).
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
missing-title = Hier ist nichts
missing-why = Die Adresse stimmt nicht, oder das Spiel gibt es nicht mehr.
to-home = Zur Startseite

## Startseite
home-title = Zwei Zahlenreihen, 27 Kacheln, zwei Spieler
home-lead = Lege Kacheln an die weiße und die schwarze Punkte-Reihe, Zahl um Zahl. Eine leere Hand gewinnt, ebenso sechs Positionen in der eigenen Zahlenreihe.
play-now = Jetzt spielen
play-now-summary = { $rules } · { $level }
play-link = Mit Link spielen
play-device = Auf diesem Gerät spielen
choices-title = Was gespielt wird
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
novice-note = Die Anleitungen nennen die Anfängerregeln, drucken sie aber anderswo ab: Dies ist eine Rekonstruktion.
with-chips = Mit der Erweiterung: ein Modifikator-Chip für jeden
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
    [cup] Ein gutes Spiel.
    [kettle] Kennt das Spiel gut.
    [teahouse] Irrt sich selten.
   *[master] So stark wie möglich.
 }
seat = Dein Würfel
seat-choice = { $seat ->
    [random] Egal
    [A] Der weiße
   *[B] Der schwarze
 }
clock = Uhr
clock-none = Ohne Uhr
clock-wish = { $minutes } Minuten, dazu { $increment } Sekunden pro Zug
clock-wish-days = { $days } Tage pro Zug
my-games = Meine Spiele
no-games = Noch keine Spiele. Das erste beginnt mit einem Fingertipp.
your-turn = Du bist dran
state-theirs = Gegner ist dran
state-won = Gewonnen
state-lost = Verloren
state-tie = Unentschieden
state-over = Beendet
state-called-off = Abgesagt
me-title = Du
name = Dein Name
save = Speichern
name-saved = Gespeichert.
other-device = Gerät wechseln
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
delete-data-ask = Alles löschen? Dein Name wird gelöscht, und keines deiner Geräte kommt mehr an deine Spiele. Offene Spiele gegen andere gibst du auf. Das lässt sich nicht rückgängig machen.
delete-data-sure = Ja, löschen
keep-data = Behalten
data-deleted = Deine Daten sind gelöscht.
link = Link
share = Teilen
copy = Kopieren
copied = Kopiert.
qr-label = QR-Code des Links

## Einladungen
invite-title = Lade jemanden ein
invite-how = Schicke diesen Link an eine Person. Wer ihn öffnet und auf „Mitspielen“ tippt, spielt mit dir.
invite-text = Spiel Bossa mit mir
invite-waiting = Warten auf den Gegner
watch-title = Zuschauen lassen
watch-how = Wer diesen Link öffnet, kann bei der Partie zuschauen, aber nicht mitspielen.
watch-text = Schau bei dieser Partie Bossa zu
unreachable = Diese Adresse gilt nur auf diesem Computer: Niemand sonst kann sie öffnen. Mit HOST=0.0.0.0 gestartet, ist der Server aus deinem Netz zu erreichen.
join-title = Du bist zu einer Partie Bossa eingeladen
join-title-by = { $name } lädt dich zu einer Partie Bossa ein
join = Mitspielen
join-taken = Dieser Platz ist schon vergeben.
continue-title = Hier weiterspielen
continue-why = Deine Spiele und dein Name kommen auf dieses Gerät. Der Link gilt nur einmal.
continue-here = Hier weiterspielen
continue-own = { $count ->
    [one] Auf diesem Gerät gibt es schon ein Spiel. Soll es mitkommen?
   *[other] Auf diesem Gerät gibt es schon { $count } Spiele. Sollen sie mitkommen?
 }
continue-merge = Mitnehmen
continue-leave = Zurücklassen
continue-leave-why = Was du zurücklässt, ist von diesem Gerät aus nicht mehr zu erreichen.

## Personen
you = Du
guest = Gast
nobody-yet = Noch niemand
computer = Computer
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
    [0] schwarz { $black }
   *[other] { $black ->
        [0] weiß { $white }
       *[other] weiß { $white }, schwarz { $black }
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
    [opponent] Zahlenreihe des Gegners
    [named] Zahlenreihe von { $name }
   *[none] Zahlenreihe
 } · { $colour ->
    [white] weiß
   *[black] schwarz
 }
rows-of-line = { $count } von { $most } Positionen
sizes-one = { $size }
sizes-two = { $size } oder { $other }
sizes-short = { $sizes }
end-label = { $place }, offenes Ende, braucht { $sizes } Kacheln
end-label-fits = { $place }, passt: { $sum }
end-label-closed = { $place }, geschlossen: hier passt nie mehr etwas
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
chart-caption = Alle Kacheln, weiße Punkte nach rechts, schwarze nach unten
chart-cell = { $tile }: { $place }
dots-of = { $colour ->
    [white] weiß
   *[black] schwarz
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
    [white] weiß
   *[black] schwarz
 } { $number }: { $count }

## Was geschah
moves = Züge
no-moves-yet = Noch ist nichts geschehen.
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
    [you] Du legst { $tiles } auf { $place }.
   *[other] { $name } legt { $tiles } auf { $place }.
 }
step-stacked = { $who ->
    [you] Du stapelst { $tiles } auf { $place }.
   *[other] { $name } stapelt { $tiles } auf { $place }.
 }
step-exchanged = { $who ->
    [you] Du gibst { $own } und nimmst { $theirs }.
   *[other] { $name } gibt { $own } und nimmt { $theirs }.
 }
step-redrawn = { $who ->
    [you] Du wirfst { $tile } ab und ziehst { $brought }.
   *[other] { $name } wirft { $tile } ab und zieht { $brought }.
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
    [choose] hat die Wahl: eine Zahlenreihe oder anfangen.
    [line] wählt eine Zahlenreihe.
    [keep] wählt geheim einen Chip.
   *[play] überlegt sich einen Zug.
 }
asked-for = { $phase ->
    [choose] Du hast die Wahl: eine Zahlenreihe oder anfangen. Nur du siehst deine Hand.
    [line] Wähle deine Zahlenreihe. Nur du siehst deine Hand.
    [keep] Wähle den Chip, den du behältst.
   *[play] Mach einen Zug.
 }
you-drew = { $you ->
    [you] Du hast { $tile } gezogen.
   *[other] Gezogen: { $tile }.
 }
pick-tiles = Wähle Kacheln oder tippe auf einen Platz, um zu sehen, was passt.
pick-action = Keine Position ist möglich: Nutze eine Aktionsmarke.
fits-in = Das passt auf { $places }. Wähle den Platz.
row-chosen = { $place }{ $owner ->
    [own] { " " }in deiner Zahlenreihe
    [theirs] { " " }in der Zahlenreihe des Gegners
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
    [ties] Damit endet die Partie unentschieden.
   *[loses] Damit verlierst du!
 }
reason-at = { $place }: { $reason }
more-tiles = Mit weiteren Kacheln kann es auf { $places } passen.
stack-asks = Wähle Kacheln, die du auf eine Position stapelst: so viele, wie sie hat, mit derselben Summe.
exchange-asks = { $missing ->
    [own] Wähle die Kachel, die du gibst, und die, die du vom Gegner nimmst.
   *[theirs] Wähle nun die Kachel, die du vom Gegner nimmst.
 }
exchange-chosen = Du gibst { $own } und nimmst { $theirs }.
redraw-asks = Wähle die Kachel, die du abwirfst; dann ziehst du eine neue.
redraw-chosen = Du wirfst { $tile } ab und ziehst eine neue.
chip-asks = Wähle die Kachel für den { $chip ->
    [d] Verdoppler: Ihre Punkte zählen doppelt.
   *[i] Wandler: Ihre weißen und schwarzen Punkte werden vertauscht.
 }
not-now = { $name } geht jetzt nicht.
clear = Abbrechen
button-lay = { $place } legen
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
    [white] Sie beginnt bei { $number }. Der Gegner fängt an.
    [black] Sie beginnt bei { $number }. Der Gegner fängt an.
    [first] Der Gegner wählt die Zahlenreihe.
    [keep-d] Einmal im Spiel zählt eine deiner Kacheln doppelt.
   *[keep-i] Einmal im Spiel werden Weiß und Schwarz auf einer deiner Kacheln vertauscht.
 }
keep-secret = Beide wählen geheim; der andere Chip ist aus dem Spiel.
hand-over-title = Gib das Gerät an { $name } weiter
hand-over-why = Die Hände sind verdeckt. Die nächste Wahl ist geheim: Wer nicht dran ist, schaut weg.
hand-over-done = Ich bin { $name }

## Neben dem Spielen
take-back = Zurücknehmen
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-waits = Der Gegner wurde gefragt, ob du den Zug zurücknehmen darfst.
takeback-declined = { $name } hat die Rücknahme abgelehnt.
accept = Annehmen
decline = Ablehnen
resign = Aufgeben
resign-ask = Das Spiel aufgeben? Der Gegner gewinnt.
call-off = Absagen
call-off-ask = Das Spiel absagen? Niemand gewinnt.
go-on = Weiterspielen
claim = Spiel beenden
claim-why = Der Gegner ist schon lange weg. Du kannst das Spiel beenden; dann gewinnst du.

## Das Ende
called-off = Das Spiel wurde abgesagt.
outcome-is-tie = Unentschieden: Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
outcome-won = { $who ->
    [you] Du gewinnst: { $ending ->
        [A] Deine Hand ist leer.
        [B] Deine Zahlenreihe hat sechs Positionen.
        [C] Mit der 6. Position in der Zahlenreihe des Gegners ist deine Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
    [them] { $winner } gewinnt: { $ending ->
        [A] Die Hand ist leer.
        [B] Die eigene Zahlenreihe hat sechs Positionen.
        [C] Mit der 6. Position in deiner Zahlenreihe ist die Hand leer.
        [D] Du kannst keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und du hast mehr Kacheln.
        [resign] Du hast aufgegeben.
        [time] Du hast die Zeit überschritten.
       *[abandoned] Du warst zu lange weg.
    }
   *[other] { $winner } gewinnt: { $ending ->
        [A] Die Hand ist leer.
        [B] Die eigene Zahlenreihe hat sechs Positionen.
        [C] Mit der 6. Position in der Zahlenreihe des Gegners ist die Hand leer.
        [D] { $loser } kann keinen Zug mehr machen.
        [E] Der Ziehstapel ist leer, und { $winner } hat weniger Kacheln.
        [resign] { $loser } hat aufgegeben.
        [time] { $loser } hat die Zeit überschritten.
       *[abandoned] { $loser } hat das Spiel verlassen.
    }
 }
removed-tile = Entfernte Kachel
rest-of-pile = Rest des Ziehstapels
rematch = Revanche
rematch-accept = Revanche annehmen
rematch-go = Zum neuen Spiel
rematch-asked = { $by ->
    [own] Du hast um Revanche gebeten.
   *[theirs] { $name } bittet um Revanche.
 }
record = Aufzeichnung laden
step-through = Das Spiel durchgehen
step-first = Zum Anfang
step-back = Ein Schritt zurück
step-on = Ein Schritt vor
step-last = Zum Ende
step-start = Der Anfang des Spiels.
deal-check = Ehrlich gemischt?
deal-check-why = Die Reihenfolge aller Kacheln und die Würfe standen vor dem Spiel fest, zusammen mit einem zufälligen Salt, und ihre SHA-256-Prüfsumme war von Anfang an zu sehen. Ist das Spiel vorbei, werden Salt und Verteilung gezeigt, sodass jeder sehen kann, dass unterwegs nichts geändert wurde. „bossa verify DATEI“ prüft das für eine heruntergeladene Aufzeichnung.
deal-hash = SHA-256, von Anfang an gezeigt
deal-salt = Salt
deal-order = Verteilung

## Spielanleitung
how-goal-title = Worum es geht
how-goal = Zwei Spieler legen Kacheln an zwei Zahlenreihen, eine weiße und eine schwarze. Du gewinnst, wenn deine Hand leer ist oder wenn deine eigene Zahlenreihe sechs Positionen hat.
how-tiles-title = Die Kacheln
how-tiles = Eine Kachel hat weiße Punkte, schwarze Punkte oder beides, zusammen höchstens sechs; jede der 27 gibt es einmal. Sie zählt mit ihren weißen oder mit ihren schwarzen Punkten, nie mit beiden. Zusammen gelegte Kacheln werden in einer Farbe addiert, und eine Kachel ohne Punkte dieser Farbe darf nicht dabei sein.
how-tiles-example = Weiße Punkte sind hohl, schwarze gefüllt: weiß 2 und schwarz 3; nur weiß 4; nur schwarz 5.
how-lines-title = Die Zahlenreihen
how-lines = Jede Zahlenreihe beginnt bei einem Würfel und wächst an beiden Enden, immer um eine Zahl. Eine Position besteht aus den Kacheln auf einer Zahl: Ihre Summe in der Farbe der Reihe ist diese Zahl. Beide dürfen an beiden Zahlenreihen anlegen.
how-lines-example = Der weiße Würfel ist der mit den weißen Augen. Hier zeigt er 5: Als Nächstes kommt eine 4 oder eine 6. Neben dem Würfel hat eine Position eine oder zwei Kacheln.
how-sizes = Weiter außen hat eine Position eine Kachel mehr oder eine weniger als ihre Nachbarposition zum Würfel hin.
how-sizes-example = Die 6 besteht aus zwei Kacheln, 2 + 4; also hat die 7 drei, 1 + 2 + 4. Neben der einzelnen 4 braucht die 3 zwei Kacheln; die 8 braucht zwei oder vier.
how-turn-title = Dein Spielzug
how-turn = Du ziehst eine Kachel. Dann legst du eine Position, oder du nutzt eine deiner drei Aktionsmarken; jede gilt einmal im Spiel. Passen gibt es nicht.
how-marker = { $marker ->
    [R] Eine deiner Kacheln kommt auf den Ablagestapel; dafür ziehst du eine andere.
    [X] Gib eine deiner Kacheln für eine des Gegners.
   *[S] Lege Kacheln auf eine Position: so viele, wie sie hat, mit derselben Summe. Sie bleibt eine Position.
 }
how-start-title = Der Anfang
how-start = Jeder bekommt vier Kacheln, eine weitere wird verdeckt entfernt. Beide würfeln. Wer höher würfelt, kennt nur die eigene Hand und hat die Wahl: eine der beiden Zahlenreihen oder anfangen. Wer eine Zahlenreihe nimmt, ist als Zweiter dran; wer anfängt, überlässt dem Gegner die Wahl der Zahlenreihe. Dann werden beide Hände aufgedeckt und bleiben offen.
how-end-title = Das Ende
how-end-hand = Deine Hand ist nach dem Legen oder Stapeln leer: Du gewinnst, auch wenn du damit die sechste Position in der Zahlenreihe des Gegners legst.
how-end-rows = Eine Zahlenreihe hat sechs Positionen: Wem sie gehört, der gewinnt, egal wer die sechste gelegt hat.
how-end-stuck = Du hast gezogen und kannst weder legen noch eine Aktionsmarke nutzen: Du verlierst.
how-end-pile = Der Ziehstapel ist leer: Wer weniger Kacheln hat, gewinnt; bei gleich vielen ist es unentschieden.
how-chips-title = Die Erweiterung
how-chips = Jeder behält geheim einen von zwei Chips. Einmal im Spiel legst du ihn auf eine Kachel einer Position, die du gerade legst oder stapelst.
how-chip = { $chip ->
    [d] Die Punkte dieser Kachel zählen doppelt.
   *[i] Weiße Punkte dieser Kachel zählen als schwarze und schwarze als weiße.
 }
how-novice-title = Die Anfängerregeln
how-novice = Die Hände sind von Anfang an offen, wer höher würfelt, fängt an, und die Zahlenreihen gehören niemandem. Eine Position hat so viele Kacheln wie ihre Nachbarposition zum Würfel hin oder eine mehr, und sechs Positionen beenden das Spiel nicht. Die Anleitungen erwähnen diese Regeln nur: Hier sind sie rekonstruiert.
how-board-title = Auf dem Bildschirm
how-board = Tippe auf Kacheln deiner Hand: Die Plätze, auf die sie passen, leuchten auf. Oder tippe auf einen Platz, um zu sehen, was dort geht. Du kannst Kacheln auch mit dem Finger oder der Maus auf ihren Platz schieben. Für eine Aktionsmarke oder einen Chip tippe zuerst darauf, dann auf das, wonach gefragt wird.
how-play = Spielen
