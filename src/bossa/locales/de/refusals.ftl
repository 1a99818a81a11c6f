with-rule = { $text } ({ $rule })
in-record = Zeile { $line }, { $item }: { $text }

## Nicht jetzt
not-your-turn = Du bist nicht am Zug: { $player } ist dran.
draw-first = Ziehe zuerst eine Kachel.
setup-first = Die Vorbereitung ist noch nicht abgeschlossen: { $phase ->
    [choose] Wähle eine Zahlenreihe oder entscheide dich anzufangen
    [line] Wähle eine Zahlenreihe
   *[keep] Behalte den Verdoppler oder den Wandler
 }.
setup-is-over = Die Vorbereitung ist abgeschlossen: Lege Kacheln an oder nutze eine Aktionsmarke.
other-choice = Das steht jetzt nicht zur Wahl: { $phase ->
    [choose] Wähle eine Zahlenreihe oder entscheide dich anzufangen
    [line] Wähle eine Zahlenreihe
   *[keep] Behalte den Verdoppler oder den Wandler
 }.
already-kept = Du hast deinen Chip schon gewählt.
game-over = Das Spiel ist zu Ende (Spielende { $ending }).
no-draw-now = Jetzt kannst du keine Kachel ziehen.
no-record-yet = In diesem Spiel ist noch etwas geheim, daher gibt es noch keine Aufzeichnung.
no-record-of-position = Ein Spiel aus einer selbst aufgebauten Stellung hat keine Aufzeichnung.
tag-too-early = Das Feld { $tag } verrät ein Geheimnis: Es ist erst nach Spielende erlaubt.
no-such-step = Einen Schritt { $count } gibt es nicht; der letzte ist { $last }.
nothing-to-take-back = Es gibt nichts zurückzunehmen.

## Züge
first-is-taken = Dein Gegenüber fängt an; wähle die weiße oder die schwarze Punkte-Reihe.
not-in-hand = Die Kachel { $tile } ist nicht auf deiner Hand.
not-in-other-hand = Die Kachel { $tile } ist nicht auf der gegnerischen Hand.
tile-twice = Die Kachel { $tile } lässt sich nur einmal verwenden.
marker-used = Deine Aktionsmarke { $marker ->
    [R] „Neu ziehen“
    [X] „Austausch“
   *[S] „Stapeln“
 } ist verbraucht.
pile-empty = Der Ziehstapel ist leer: „Neu ziehen“ geht nicht mehr.
chip-not-held = Du hast den { $chip ->
    [d] Verdoppler
   *[i] Wandler
 } nicht.
two-chips = In einer Position darf nur ein Chip verwendet werden.
below-one = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } gibt es nicht: Die Zahlen beginnen bei 1.
not-an-end = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } ist kein Ende der Zahlenreihe: { $ends ->
    [1] Als Nächstes kommt { $end }
   *[other] Als Nächstes kommt { $end } oder { $other }
 }.
not-a-row = Auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } liegt nichts, worauf man stapeln kann.
stack-on-die = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } ist der Würfel: Darauf kannst du nicht stapeln.
size-beside-die = Neben dem Würfel gehören auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } { $size } oder { $other } Kacheln; du hast { $given } gewählt.
size-beside-row = Auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } { $sizes ->
    [1] { $size ->
        [one] gehört hier { $size } Kachel
       *[other] gehören hier { $size } Kacheln
    }
   *[other] gehören hier { $size } oder { $other } Kacheln
 }; du hast { $given } gewählt.
size-of-stack = Auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } stapelt man { $size ->
    [one] { $size } Kachel, denn die Position hat auch nur eine
   *[other] { $size } Kacheln, so viele, wie die Position hat
 }; du hast { $given } gewählt.
no-dots = { $inverted ->
    [yes] Mit dem Wandler hat die Kachel { $tile }
   *[no] Die Kachel { $tile } hat
 } keine { $colour ->
    [white] weißen
   *[black] schwarzen
 } Punkte.
chip-without-effect = Der Wandler ändert an der Kachel { $tile } nichts.
wrong-total = Die Summe ist { $total }, nicht { $number }.
redraw-brings-nothing = Hier fehlt die mit „Neu ziehen“ gezogene Kachel.
only-redraw-brings = Nur bei „Neu ziehen“ gehört eine gezogene Kachel zum Zug.
not-unseen = Die Kachel { $tile } kann nicht vom Ziehstapel kommen: Sie liegt schon offen.
not-the-next-tile = Die Kachel { $tile } ist nicht die nächste im Ziehstapel.
not-a-leaving = Mit dem Spielende { $ending } kann ein Spiel nicht verlassen werden.

## Stellungen
no-such-tile = Eine Kachel { $tile } gibt es nicht.
tile-stands-twice = Die Kachel { $tile } kommt zweimal vor.
not-the-set = Das sind nicht die 27 Kacheln.
no-such-die = { $die } kommt auf einem Würfel nicht vor.
equal-dice = Die Würfel zeigen dieselbe Zahl: Würfelt noch einmal.
rolled-again = Nur bei gleichen Würfeln wird noch einmal gewürfelt.
row-on-die = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } ist der Platz des Würfels.
row-twice = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } kommt zweimal vor.
gap = { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } hängt nicht mit dem Würfel zusammen.
row-size = Kacheln auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }: { $given }; möglich: { $sizes ->
    [1] { $size }
   *[other] { $size } oder { $other }
 }.
layer-size = Kacheln in einer Lage auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number }: { $given }, in der untersten: { $size }. Beides muss gleich sein.
row-total = Eine Lage auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } ergibt { $total }.
line-full = Die { $colour ->
    [white] weiße
   *[black] schwarze
 } Punkte-Reihe ist voll: Dieses Spiel ist zu Ende.
nobody-chooses = Nach den Anfängerregeln wählt niemand eine Zahlenreihe.
nobody-owns = Nach den Anfängerregeln gehören die Zahlenreihen niemandem.
not-yet-owned = Die Zahlenreihen gehören noch niemandem.
one-line-each = Jedem Spieler gehört genau eine Zahlenreihe.
no-chips-here = Dieses Spiel hat keine Chips.
hand-unknown = Die Hand von { $player } muss hier bekannt sein.
hand-size = Kacheln auf der Hand von { $player }: { $given }; richtig: { $least ->
    [4] 4
   *[other] { $least } bis { $most }
 }.
stacks-and-markers = Gestapelte Lagen: { $found }, verbrauchte Aktionsmarken „Stapeln“: { $used }. Beides muss gleich sein.
discards-and-markers = Abgeworfene Kacheln: { $found }, verbrauchte Aktionsmarken „Neu ziehen“: { $used }. Beides muss gleich sein.
chips-and-players = Chips auf dem Spielfeld: { $found }, Spieler ohne Chip: { $used }. Beides muss gleich sein.
chip-kept = { $player } muss beide Chips haben, solange keiner gewählt ist, und danach höchstens einen.
no-pile = Der Ziehstapel ist leer: Dieses Spiel ist zu Ende.
not-for-search = Diese Stellung gehört zur Vorbereitung und lässt sich nicht durchrechnen ({ $phase }).
too-large-to-solve = Mit { $unseen } noch verdeckten Kacheln ist diese Stellung zu groß zum Durchrechnen; höchstens { $most } sind möglich.
first-unknown = Diese Stellung sagt nicht, wer anfängt, wie es A-keep/B täte.
first-not-here = Wer anfängt, steht nur dort, wo nach den regulären Regeln ein Chip gewählt wird.

## Text, der sich nicht lesen lässt
bad-move = Kein Zug: { $text }
bad-tile = Keine Kachel: { $text }
bad-fields = Eine Stellung hat { $fields } Felder mit je einem Leerzeichen dazwischen; gefunden: { $found }.
bad-phase = Keine Angabe, wer was tun muss, wie A-play: { $text }
bad-line = Keine Zahlenreihe wie w5A:6=60: { $text }
bad-row = Keine Position wie 6=23+40: { $text }
rows-out-of-order = Die Positionen einer Zahlenreihe müssen aufsteigend geordnet sein: { $text }
bad-side = Keine Angabe, was { $player } hat, wie { $player }:11,12/RXS/-: { $text }
bad-out = Kein Ablagestapel wie out:04 oder out:-: { $text }
bad-deal = Keine Verteilung (die 27 Kacheln der Reihe nach und die Würfe, wie 12,33,… 5-2): { $text }
bad-depth = Keine Tiefe: { $text }
bad-tag = Kein Feld wie [Result "A"]: { $text }
tag-twice = Das Feld { $tag } kommt zweimal vor.
tag-missing = Das Feld { $tag } fehlt.
bad-value = Kein gültiger Wert für das Feld { $tag }: { $text }
tag-contradicts = Im Feld { $tag } steht { $value }; das Spiel sagt etwas anderes.
bad-comment = Ein Kommentar ist nicht geschlossen, nicht geöffnet oder steht mitten in einem Zug.
wrong-turn-number = Das ist Spielzug { $turn }, nicht { $number }.
turn-not-numbered = Die Nummer von Spielzug { $turn } fehlt.
turn-without-draw = In Spielzug { $turn } fehlt die gezogene Kachel.
keep-out-of-order = Die Chip-Wahl von A kommt vor der von B.
choice-without-player = Wer hat { $text } gewählt? Setze A oder B davor.
unknown-rules = Regeln namens { $name } gibt es nicht: regular, novice, jeweils mit oder ohne +chips.
unknown-edition = Die Ausgabe { $edition } ist nicht bekannt.
too-big = Das ist größer als { $most } Bytes.
not-utf-8 = Das ist kein Text in UTF-8 (Byte { $byte }).
