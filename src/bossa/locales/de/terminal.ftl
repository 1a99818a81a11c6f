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
    [choose] hat die Wahl: Zahlenreihe oder anfangen
    [line] wählt eine Zahlenreihe
    [keep] behält einen Chip
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
legend-tile = { $tile }: Weiß { $white }, Schwarz { $black }
legend-unseen = Ziffern: noch verdeckt ({ $count })
legend-removed = die entfernte Kachel ist darunter
legend-hand = { $player }: Hand von { $name }
legend-table = ▪: auf dem Spielfeld
legend-out = ✗: abgeworfen
legend-sum = Σ: verdeckte Kacheln mit dieser Zahl
legend-die = ◆: der Würfel; ×2 Verdoppler; ⇄ Wandler
legend-sizes = (1/3): hierher gehören 1 oder 3 Kacheln

## deal, simulate
simulating = Zufallsspiele, { $rules }
simulated = Zufallsspiele: { $games }, { $rules }
column-ending = Spielende
column-games = Spiele
ending-name = { $ending ->
    [A] A: Hand leer
    [B] B: sechs Positionen
    [C] C: Hand leer mit der 6. Position in der Zahlenreihe des Gegners
    [D] D: kein Zug mehr
   *[E] E: Ziehstapel leer
 }
first-player-wins = Wer anfing, gewann
ties = Unentschieden
mean-turns = Spielzüge im Mittel
turns-from-to = Spielzüge, kürzestes und längstes Spiel

## solve, warm
needs-play = Das braucht die Suche: installiere bossa[play].
solving = Es wird gerechnet …
stopped = Die Zeit war um: Schranken statt Werten.
warming = Die Suche wird kompiliert, nur dieses eine Mal …
training = Lernen
warm = Bereit nach { $seconds } s.

## arena
unknown-player = Einen Spieler { $name } gibt es nicht: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:ANZAHL, engine, engine:ANZAHL.
two-players = Es braucht zwei oder mehr verschiedene Spieler.
bad-journal = { $path } ist kein Protokoll einer Arena.
bad-piles = Der Ziehstapel hat 5 bis 17 Kacheln; mehrere Zahlen werden durch Kommas getrennt: { $text }
other-journal = { $path } ist das Protokoll eines anderen Wettkampfs.
no-scheduler = Unter { $address } antwortet kein Dask-Scheduler.
needs-cluster = Das braucht Dask: installiere bossa[cluster].
playing-duels = Begegnungen
column-match = Begegnung
column-share = Punkte des Ersten
column-player = Spieler
column-times = ms je Entscheidung: Median / 95 % / Maximum

## play
you = du
ask-rules = Welche Regeln?
rules-name = { $rules ->
    [regular] Reguläre Regeln
    [regular-chips] Reguläre Regeln mit Erweiterung
    [novice] Anfängerregeln (rekonstruiert: Die Anleitungen erwähnen sie nur)
   *[novice-chips] Anfängerregeln mit Erweiterung (rekonstruiert)
 }
ask-opponent = Gegen wen?
opponent-name = { $opponent ->
    [seedling] Keimling: sieht die einfachen Züge
    [leaf] Blatt: legt, was geht
    [cup] Tasse: ein gutes Spiel
    [kettle] Kessel: kennt das Spiel gut
    [teahouse] Teehaus: irrt sich selten
    [master] Teemeister: so stark wie möglich
    [greedy] Der Computer, gierig
    [random] Der Computer, Zufallszüge
   *[human] Jemand neben dir, an dieser Tastatur
 }
take-up = Ein Spiel ist gespeichert ({ $rules }, { $when }). Fortsetzen?
take-up-yes = Ja, weiterspielen
take-up-no = Nein, ein neues Spiel
ask-number = Bitte eine Zahl von 1 bis { $most }.
hand-over = Die Tastatur geht an { $player }; wer nicht dran ist, schaut weg. Drücke die Eingabetaste:
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
help-goal = Du gewinnst mit leerer Hand oder wenn deine eigene Zahlenreihe sechs Positionen hat, egal von wem. Du verlierst, wenn du gezogen hast und nichts tun kannst. Ist der Ziehstapel leer, gewinnt, wer weniger Kacheln hat.
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
    [B] sechs Positionen in der eigenen Zahlenreihe
    [C] Mit der 6. Position in der Zahlenreihe des Gegners ist die Hand leer
    [D] { $loser } kann keinen Zug mehr machen
    [E] Der Ziehstapel ist leer, und { $winner } hat weniger Kacheln
    [resign] { $loser } hat aufgegeben
    [time] { $loser } hat die Zeit überschritten
   *[abandoned] { $loser } hat das Spiel verlassen
 }.
outcome-tie = Unentschieden: Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
revealed = Entfernte Kachel: { $removed } · Rest des Ziehstapels: { $pile }
record-written = Aufzeichnung: { $path }
