## Dateien
no-such-file = { $path } lässt sich nicht lesen: { $reason }
cannot-write = { $path } lässt sich nicht schreiben: { $reason }
bad-saved-game = { $path } ist kein hier gespeichertes Spiel oder wurde verändert.
no-saved-game = Es ist kein Spiel gespeichert.
no-such-number = { $number } steht nicht in der Liste: 1 bis { $most }.
game-exists = { $path } gibt es schon. Setze das Spiel mit --resume fort oder nenne eine andere Datei.
file-exists = { $path } gibt es schon. Nenne eine andere Datei.

## Das Spielfeld
to-act = { $player } { $phase ->
    [choose] entscheidet: Zahlenreihe nehmen oder anfangen
    [line] wählt eine Zahlenreihe
    [keep] wählt einen Chip
    [draw] zieht
   *[play] ist am Zug
 }
is-over = Spiel zu Ende
unseen-count = verdeckt { $count }
pile-count = Ziehstapel { $count }
out-tiles = Ablagestapel { $tiles }
hand-hidden = verdeckte Hand
marker = { $marker ->
    [R] Neu ziehen
    [X] Austausch
   *[S] Stapeln
 }
chip = { $chip ->
    [d] Verdoppler
   *[i] Wandler
 }
chip-used = Chip verbraucht
line = { $colour ->
    [white] Weiße Punkte-Reihe
   *[black] Schwarze Punkte-Reihe
 }
rows-of = { $rows } von { $most } Positionen
chart = Alle 27 Kacheln
legend-unseen = Ziffern: noch verdeckt ({ $count })
legend-removed = die entfernte Kachel ist darunter
legend-hand = { $player }: Hand von { $name }
legend-table = ▪: auf dem Spielfeld
legend-out = ✗: abgeworfen
legend-sum = Σ: verdeckte Kacheln mit dieser Zahl

## deal, simulate
simulating = Zufallsspiele, { $rules }
simulated = Zufallsspiele: { $games }, { $rules }
column-ending = Spielende
column-games = Spiele
ending-name = { $ending ->
    [A] A: Hand leer
    [B] B: sechs Positionen
    [C] C: Hand leer mit der sechsten Position in der Zahlenreihe des Gegners
    [D] D: kein Zug mehr
    [resign] aufgegeben
    [time] Zeit abgelaufen
    [abandoned] verlassen
   *[E] E: Ziehstapel leer
 }
first-player-wins = Siege des Startspielers
ties = Unentschieden
mean-turns = Spielzüge im Mittel
turns-from-to = Spielzüge, kürzestes und längstes Spiel

## solve, warm
needs-play = Dafür wird die Suche gebraucht: Installiere bossa[play].
solving = Es wird gerechnet …
stopped = Zeitlimit erreicht: Schranken, keine genauen Werte.
warming = Die Suche wird kompiliert, nur dieses eine Mal …
training = Lernen
warm = Bereit nach { $seconds } s.

## arena
unknown-player = Einen Spieler { $name } gibt es nicht: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:ANZAHL, engine, engine:ANZAHL.
two-players = Es braucht zwei oder mehr verschiedene Spieler.
bad-journal = { $path } ist kein Protokoll einer Arena.
bad-piles = Gib Ziehstapel von 5 bis 17 Kacheln an, durch Kommas getrennt: { $text }
other-journal = { $path } ist das Protokoll eines anderen Wettkampfs.
no-scheduler = Unter { $address } antwortet kein Dask-Scheduler.
needs-cluster = Dafür wird Dask gebraucht: Installiere bossa[cluster].
playing-duels = Begegnungen
column-match = Begegnung
column-share = Ergebnis des Ersten
column-player = Spieler
column-times = ms je Entscheidung: Median / 95 % / Maximum

## play
seat-of = { $player } ({ $who ->
    [human] du
    [seedling] Keimling
    [leaf] Blatt
    [cup] Tasse
    [kettle] Kessel
    [teahouse] Teehaus
    [master] Teemeister
    [greedy] gieriger Computer
   *[random] Zufallscomputer
 })
ask-rules = Welche Regeln?
rules-name = { $rules ->
    [regular] Reguläre Regeln
    [regular-chips] Reguläre Regeln mit Erweiterung
    [novice] Anfängerregeln (rekonstruiert: Die Anleitungen erwähnen sie nur)
   *[novice-chips] Anfängerregeln mit Erweiterung (rekonstruiert)
 }
rules-short = { $rules ->
    [regular] reguläre Regeln
    [regular-chips] reguläre Regeln mit Erweiterung
    [novice] Anfängerregeln
   *[novice-chips] Anfängerregeln mit Erweiterung
 }
ask-opponent = Gegen wen?
opponent-name = { $opponent ->
    [seedling] Keimling: sieht die einfachen Züge
    [leaf] Blatt: legt, was geht
    [cup] Tasse: ein ausgeglichenes Spiel
    [kettle] Kessel: kennt das Spiel gut
    [teahouse] Teehaus: irrt sich selten
    [master] Teemeister: so stark wie möglich
   *[human] Jemand anderes an dieser Tastatur
 }
take-up = Ein Spiel ist gespeichert ({ $rules }, { $when }). Fortsetzen?
take-up-yes = Ja, weiterspielen
take-up-no = Nein, ein neues Spiel
ask-number = Bitte eine Zahl von 1 bis { $most }.
hand-over = Gib die Tastatur an { $player } weiter; wer nicht dran ist, schaut weg. Drücke dann die Eingabetaste:
rolled = { $a } würfelt { $white } mit dem weißen Würfel, { $b } { $black } mit dem schwarzen.
ask = { $player }, { $phase ->
    [choose] white, black oder first?
    [line] white oder black?
    [keep] keep-d (Verdoppler) oder keep-i (Wandler)?
   *[other] dein Zug?
 } (? für Hilfe)
help-choose =
    white, black   diese Zahlenreihe gehört dir, und der Gegner fängt an
    first          du fängst an, und der Gegner wählt eine Zahlenreihe
    Die Hände werden aufgedeckt, sobald die Zahlenreihen vergeben sind.
help-keep =
    keep-d   der Verdoppler: einmal im Spiel zählt eine deiner Kacheln doppelt
    keep-i   der Wandler: einmal im Spiel werden Weiß und Schwarz auf einer deiner Kacheln vertauscht
    Der andere Chip ist aus dem Spiel. Beide wählen geheim.
help-play =
    Eine Nummer aus der Liste oder ein Zug:
    w6:23+40   23 und 40 auf Weiß 6 legen
    w6^15+50   15 und 50 auf Weiß 6 stapeln (Aktionsmarke Stapeln)
    x05-41     deine 05 gegen die 41 des Gegners tauschen (Austausch)
    r05        05 abwerfen und eine neue ziehen (Neu ziehen)
    14d, 14i   in einer Position: 14 mit Verdoppler, mit Wandler
    Jede Aktionsmarke gilt einmal im Spiel.
help-goal = Du gewinnst, wenn deine Hand leer ist{ $rules ->
    [novice] { "" }
   *[regular] { " " }oder wenn deine Zahlenreihe ohne den Würfel sechs Positionen hat, egal, wer sie gelegt hat
 }. Du verlierst, wenn du gezogen hast und nichts tun kannst. Ist der Ziehstapel nach einem Spielzug leer, gewinnt, wer weniger Kacheln hat.
help-keys = b Spielfeld und Liste · t alle Kacheln · resign aufgeben · q Spiel speichern und aufhören
list-exchange = { $first }–{ $last }  { $example } usw.: eine deiner Kacheln gegen eine des Gegners tauschen
list-redraw = { $first }–{ $last }  { $example } usw.: eine Kachel abwerfen und neu ziehen
resign-sure = Wirklich aufgeben? Tippe noch einmal resign; mit jeder anderen Eingabe geht es weiter:
put-away = Das Spiel ist samt Ziehstapel gespeichert. So geht es weiter:
has-chosen = { $player } { $choice ->
    [white] nimmt die weiße Punkte-Reihe.
    [black] nimmt die schwarze Punkte-Reihe.
    [first] fängt an.
    [keep-d] behält den Verdoppler.
   *[keep-i] behält den Wandler.
 }
has-drawn = { $player } zieht { $tile }.
has-laid = { $player } legt { $tiles } auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }.
has-stacked = { $player } stapelt { $tiles } auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }.
has-exchanged = { $player } gibt { $own } und nimmt { $theirs }.
has-redrawn = { $player } wirft { $tile } ab und zieht { $brought }.
has-left = { $player } { $ending ->
    [resign] gibt auf.
    [time] hat die Zeit überschritten.
   *[abandoned] hat das Spiel verlassen.
 }
outcome = { $winner } gewinnt: { $ending ->
    [A] Die Hand ist leer
    [B] Die eigene Zahlenreihe hat sechs Positionen
    [C] Mit der sechsten Position in der Zahlenreihe des Gegners ist die Hand leer
    [D] { $loser } kann keinen Zug mehr machen
    [E] Der Ziehstapel ist leer, und { $winner } hat weniger Kacheln
    [resign] { $loser } hat aufgegeben
    [time] { $loser } hat die Zeit überschritten
   *[abandoned] { $loser } hat das Spiel verlassen
 }.
outcome-tie = Unentschieden: Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
revealed = Entfernte Kachel: { $removed } · Rest des Ziehstapels: { $pile }
record-written = Aufzeichnung: { $path }

## The board in signs
turn-number = Zug { $turn }
tiles-to-lay = { $count ->
    [one] noch 1 Kachel zu legen
   *[other] noch { $count } Kacheln zu legen
 }
under-it = darunter:
list-folded = l zeigt alle
sign-tile = { $tile }: eine Kachel, Weiß 2/Schwarz 3; tippe { $typed }
sign-drawn = { $tile }: eben gezogen
sign-chips = { $doubler }: Verdoppler; { $inverter }: Wandler
sign-die = { $sign }: der Würfel
sign-sizes = { $sign }: offenes Ende für 1 oder 3 Kacheln
sign-closed = { $sign }: geschlossen, hier passt nichts mehr
sign-layers = { $sign }: zwei Lagen; zu sehen ist die obere

## Analysen
reviewing = Die Partie wird analysiert
rolling = Mögliche Fortsetzungen werden gespielt
page-written = Seite: { $path }
ledger-title = Wie sich die Chancen von { $player } veränderten, in Prozentpunkten:
ledger-player = { $player }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }, im Schnitt { $points } Punkte verloren{ $grade }. Glück: { $luck } Punkte.
ledger-grade = { ":" } so spielt { $level }
grade = { $level ->
    [seedling] Keimling
    [leaf] Blatt
    [cup] Tasse
    [kettle] Kessel
    [teahouse] Teehaus
   *[master] Teemeister
 }
ledger-no-decisions = { $player } hatte nichts zu entscheiden.
ledger-mistakes = { $count ->
    [0] Keine Entscheidung hat nennenswert etwas gekostet.
    [one] Eine Entscheidung hat etwas gekostet:
   *[other] { $count } Entscheidungen haben etwas gekostet:
 }
ledger-mistake = Schritt { $step }: { $player } spielte { $move } ({ $mark ->
    [blunder] grober Fehler
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
   *[close] knapp
 }, { $points } Punkte). Besser: { $better }

## Statistik
stats-reviewing = Partien werden analysiert
stats-no-records = Es gibt keine Aufzeichnung auszuwerten.
stats-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }. Ein Punkt ist ein Hundertstel eines Sieges; ± und Klammern sind 95-%-Intervalle.
stats-by = { $by ->
    [all] Alle Partien
    [name] Nach Spieler
    [order] Nach Reihenfolge
    [line] Nach Zahlenreihe
   *[rules] Nach Regeln
 }
stats-name = { $name ->
    [all] beide Spieler
    [first] fing an
    [second] als Zweiter
    [white] weiße Zahlenreihe
    [black] schwarze Zahlenreihe
   *[none] ohne Namen
 }
stats-column = { $kind ->
    [loss] Verlust je Entscheidung
    [result] Ergebnis %
    [adjusted] Ergebnis % ohne Glück
    [luck] Glück je Partie
    [spread] Streuung des Glücks
   *[share] Anteil %
 }
stats-endings = Wie Partien enden: { $rules }
stats-plots = Diagramme: { $path }
bad-kept = { $path } ist keine Datei mit aufgehobenen Analysen.
needs-stats = Für Diagramme wird matplotlib gebraucht: Installiere bossa[stats].

## Die Regeln
no-such-rule = Eine Regel { $name } gibt es nicht. Die Regeln sind { $rules }; ein Buchstabe allein zeigt seinen Abschnitt.

## Lektionen
learn-how = Du bist A, unten. Tippe einen Zug: Zahlenreihe, Zahl, Kacheln. b4:24 legt die Kachel mit Weiß 2 und Schwarz 4 auf Schwarz 4.
learn-keys = Tippe einen Zug, zum Beispiel b2:21+31; x05-13 tauscht, r50 zieht neu. back: einen Schritt zurück. skip: weiter. q: aufhören.
learn-ask = Dein Zug (? für Hilfe):
learn-enter = Weiter mit Enter:
learn-another = Weiter mit Enter, a für eine andere Wahl:
learn-kept = Die Lektion wartet auf dich. Weiter geht es mit:
learn-end = Geschafft! Weiter geht es mit:
learn-state = { $done ->
    [yes] (geschafft)
    [begun] (begonnen)
   *[no] (neu)
 }
