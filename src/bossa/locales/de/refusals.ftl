with-rule = { $text } ({ $rule })
in-record = Zeile { $line }, { $item }: { $text }

## Nicht jetzt
not-your-turn = Du bist nicht am Zug: { $player } ist dran.
draw-first = Zuerst wird eine Kachel gezogen.
setup-first = Die Vorbereitung ist nicht zu Ende: { $phase ->
    [choose] Wähle eine Zahlenreihe oder entscheide dich anzufangen
    [line] Wähle eine Zahlenreihe
   *[keep] Behalte den Verdoppler oder den Wandler
 }.
setup-is-over = Die Vorbereitung ist zu Ende: Lege eine Position oder nutze eine Aktionsmarke.
other-choice = Das steht jetzt nicht zur Wahl: { $phase ->
    [choose] Wähle eine Zahlenreihe oder entscheide dich anzufangen
    [line] Wähle eine Zahlenreihe
   *[keep] Behalte den Verdoppler oder den Wandler
 }.
already-kept = Du hast schon einen Chip behalten.
game-over = Das Spiel ist zu Ende (Spielende { $ending }).
no-draw-now = Jetzt wird keine Kachel gezogen.
no-record-yet = In diesem Spiel ist noch etwas geheim, daher gibt es noch keine Aufzeichnung.
no-record-of-position = Ein Spiel aus einer selbst aufgebauten Stellung hat keine Aufzeichnung.
tag-too-early = Das Feld { $tag } verrät ein Geheimnis: Es darf erst nach Spielende dastehen.
no-such-step = Einen Schritt { $count } gibt es nicht; der letzte ist { $last }.
nothing-to-take-back = Es gibt nichts zurückzunehmen.

## Züge
first-is-taken = Der Gegner fängt an; wähle die weiße oder die schwarze Punkte-Reihe.
not-in-hand = Die Kachel { $tile } ist nicht auf deiner Hand.
not-in-other-hand = Die Kachel { $tile } ist nicht auf der Hand des Gegners.
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
two-chips = In eine Position kommt nur ein Chip.
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
 } { $number } ist der Würfel: Darauf wird nicht gestapelt.
size-beside-die = Neben dem Würfel gehören auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } genau { $size } oder { $other } Kacheln; du hast { $given } gewählt.
size-beside-row = Auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } gehören hier { $sizes ->
    [1] { $size }
   *[other] { $size } oder { $other }
 } Kacheln; du hast { $given } gewählt.
size-of-stack = Auf { $colour ->
    [white] Weiß
   *[black] Schwarz
 } { $number } stapelt man { $size ->
    [1] 1 Kachel, denn die Position hat auch nur eine
   *[other] { $size } Kacheln, so viele, wie die Position hat
 }; du hast { $given } gewählt.
no-dots = { $inverted ->
    [yes] Mit dem Wandler hat { $tile }
   *[no] { $tile } hat
 } keine { $colour ->
    [white] weißen
   *[black] schwarzen
 } Punkte.
chip-without-effect = Der Wandler ändert an { $tile } nichts.
wrong-total = Die Summe ist { $total }, nicht { $number }.
redraw-brings-nothing = „Neu ziehen“ bringt eine Kachel: Sie fehlt hier.
only-redraw-brings = Nur „Neu ziehen“ bringt eine Kachel.
not-unseen = Die Kachel { $tile } kann nicht vom Ziehstapel kommen: Sie liegt schon offen.
not-the-next-tile = { $tile } ist nicht die nächste Kachel des Ziehstapels.
not-a-leaving = Mit dem Spielende { $ending } kann niemand ein Spiel verlassen.

## Stellungen
no-such-tile = Eine Kachel { $tile } gibt es nicht.
tile-stands-twice = Die Kachel { $tile } kommt zweimal vor.
not-the-set = Das sind nicht die 27 Kacheln.
no-such-die = { $die } kommt auf einem Würfel nicht vor.
equal-dice = Die Würfel sind gleich: Es wird noch einmal gewürfelt.
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
 } { $number }: { $given }; möglich sind { $sizes ->
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
hand-size = Kacheln auf der Hand von { $player }: { $given }; es sollten { $least ->
    [4] 4
   *[other] { $least } bis { $most }
 } sein.
stacks-and-markers = Gestapelte Lagen: { $found }, verbrauchte Aktionsmarken „Stapeln“: { $used }. Beides muss gleich sein.
discards-and-markers = Abgeworfene Kacheln: { $found }, verbrauchte Aktionsmarken „Neu ziehen“: { $used }. Beides muss gleich sein.
chips-and-players = Chips auf dem Spielfeld: { $found }, Spieler ohne Chip: { $used }. Beides muss gleich sein.
chip-kept = { $player } hat beide Chips, bis einer behalten wird, und danach nur einen.
no-pile = Der Ziehstapel ist leer: Dieses Spiel ist zu Ende.
not-for-search = Diese Stellung gehört zur Vorbereitung und lässt sich nicht durchrechnen ({ $phase }).
first-unknown = Diese Stellung sagt nicht, wer anfängt, wie es A-keep/B täte.
first-not-here = Wer anfängt, steht nur dort, wo nach den regulären Regeln ein Chip behalten wird.

## Text, der sich nicht lesen lässt
bad-move = Kein Zug: { $text }
bad-tile = Keine Kachel: { $text }
bad-fields = Eine Stellung hat { $fields } Felder mit je einem Leerzeichen dazwischen; hier sind es { $found }.
bad-phase = Keine Angabe, wer was tun muss, wie A-play: { $text }
bad-line = Keine Zahlenreihe wie w5A:6=60: { $text }
bad-row = Keine Position wie 6=23+40: { $text }
rows-out-of-order = Die Positionen einer Zahlenreihe stehen aufsteigend: { $text }
bad-side = Keine Angabe, was { $player } hat, wie { $player }:11,12/RXS/-: { $text }
bad-out = Kein Ablagestapel wie out:04 oder out:-: { $text }
bad-deal = Keine Verteilung (die 27 Kacheln der Reihe nach und die Würfe, wie 12,33,… 5-2): { $text }
bad-depth = Keine Tiefe: { $text }
bad-tag = Kein Feld wie [Result "A"]: { $text }
tag-twice = Das Feld { $tag } kommt zweimal vor.
tag-missing = Das Feld { $tag } fehlt.
bad-value = Das kann nicht im Feld { $tag } stehen: { $text }
tag-contradicts = Im Feld { $tag } steht { $value }; das Spiel sagt etwas anderes.
bad-comment = Ein Kommentar ist nicht geschlossen, nicht geöffnet oder steht mitten in einem Zug.
wrong-turn-number = Das ist Spielzug { $turn }, nicht { $number }.
turn-not-numbered = Die Nummer von Spielzug { $turn } fehlt.
turn-without-draw = In Spielzug { $turn } fehlt die gezogene Kachel.
keep-out-of-order = Die Chip-Wahl von A steht vor der von B.
choice-without-player = Wer hat { $text } gewählt? Davor gehört A oder B.
unknown-rules = Regeln namens { $name } gibt es nicht: regular, novice, jeweils mit oder ohne +chips.
unknown-edition = Die Ausgabe { $edition } ist nicht bekannt.
too-big = Das ist größer als { $most } Bytes.
not-utf-8 = Das ist kein Text in UTF-8 (Byte { $byte }).
