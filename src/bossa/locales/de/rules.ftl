### The rules, for the board and the terminal. Messages are named by the ids of the rules.

## Beschriftungen
label-ruling = Auslegung
label-refused = Nicht erlaubt
label-reconstructed = Rekonstruiert
sources = In eigenen Worten, nach den Anleitungen von 2023 von Banana Moon Studio Sapporo auf Japanisch, Englisch, Deutsch, Französisch und Italienisch.

## Teile
part-regular = Das reguläre Spiel
part-regular-lead = Für zwei. Du gewinnst, wenn deine Hand leer ist oder wenn deine Zahlenreihe sechs Positionen hat.
part-expansion = Die Erweiterung
part-expansion-lead = Freiwillig. Sind beide einverstanden, kommt sie zum regulären Spiel oder zum Anfängerspiel hinzu.
part-novice = Das Anfängerspiel
part-novice-lead = Rekonstruiert: Die Anleitungen nennen dieses Spiel, drucken seine Regeln aber anderswo ab. Hier sind sie aus den Seiten zur Erweiterung und aus öffentlichen Beschreibungen zusammengesetzt. Was hier nicht steht, gilt wie im regulären Spiel.

## Abschnitte
section-T = Kacheln
section-K = Spielmaterial
section-S = Vorbereitung
section-L = Die Zahlenreihen
section-U = Der Spielzug
section-A = Aktionen
section-X = Das Ende
section-V = Wer was weiß
section-E = Modifikator-Chips
section-N = Was anders ist

## Kacheln
rule-T1 = Es gibt 27 Kacheln, alle verschieden. Jede hat weiße Punkte, schwarze Punkte oder beides, zusammen einen bis sechs. In jeder Farbe zeigen sechs Kacheln eine 1, fünf eine 2, vier eine 3, drei eine 4, zwei eine 5 und eine die 6.
rule-T2 = Eine Kachel zählt mit ihren weißen oder mit ihren schwarzen Punkten, nie mit beiden zusammen.
rule-T3 = Zusammen gelegte Kacheln zählen als Summe ihrer Punkte in einer Farbe.
rule-T4 = Eine Kachel ohne Punkte einer Farbe ist in dieser Farbe nicht verwendbar, weder allein noch mit anderen: Sie ist keine 0.

## Spielmaterial
rule-K1 = Zwei Würfel, einer mit weißen und einer mit schwarzen Augen.
rule-K2 = Beide haben je drei Aktionsmarken: Neu ziehen, Austausch und Stapeln. Jede gilt einmal im Spiel.
rule-K3 = Mit der Erweiterung haben beide außerdem zwei Modifikator-Chips, einen Verdoppler und einen Wandler, und behalten einen davon (E1).

## Vorbereitung
rule-S1 = Mischt die Kacheln. Eine kommt verdeckt zur Seite; niemand sieht sie, bevor das Spiel zu Ende ist. Beide bekommen vier, verdeckt. Die übrigen 18 sind der Ziehstapel.
rule-S2 = Beide würfeln mit je einem Würfel. Bei gleicher Zahl würfeln beide noch einmal.
rule-S2-ruling = Die Anleitungen sagen nicht, wer welchen Würfel wirft. Hier wirft Spieler A den weißen. Das bringt niemandem einen Vorteil: Die Kacheln sind in beiden Farben gleich verteilt.
rule-S3 = Wer höher gewürfelt hat, entscheidet und kennt dabei nur die eigene Hand: die weiße Reihe nehmen, die schwarze Reihe nehmen oder anfangen.
rule-S4 = Nimmst du eine Zahlenreihe, bekommt dein Gegner die andere und fängt an. Fängst du an, wählt dein Gegner die Zahlenreihe und kennt dabei nur die eigene Hand.
rule-S5 = Die Würfel bleiben, wie sie gefallen sind, egal, wer sie geworfen hat: Der weiße ist der Anfang der weißen Reihe, der schwarze der Anfang der schwarzen. Eine Zahlenreihe gehört dem, der sie bekommen hat. Mit der Reihe wählst du also auch eine Startzahl.
rule-S6 = Dann werden beide Hände aufgedeckt und bleiben bis zum Ende offen.
rule-S6-ruling = Die Anleitungen erwähnen das Ansehen der Hand nur bei dem, der entscheidet. Hier dürfen sich beide vom Wurf an die eigene Hand ansehen, sonst niemand.

## Die Zahlenreihen
rule-L1 = Eine Zahlenreihe ist eine lückenlose Folge von Zahlen um ihren Würfel. Sie wächst an beiden Enden: auf der einen Seite aufwärts, auf der anderen abwärts.
rule-L2 = Die kleinste Zahl ist 1. Eine größte gibt es nicht.
rule-L3 = Die Kacheln auf einer Zahl sind eine Position. In der Farbe der Reihe ergeben sie zusammen genau diese Zahl.
rule-L4 = Neben dem Würfel hat eine Position eine oder zwei Kacheln.
rule-L5 = Weiter außen hat eine Position genau eine Kachel mehr oder eine weniger als ihre Nachbarin zum Würfel hin. Es zählt der Nachbarplatz, nicht die zuletzt gelegte Position.
rule-L6 = Beide dürfen an beiden Zahlenreihen anlegen.

## Der Spielzug
rule-U1 = Zuerst ziehst du eine Kachel vom Ziehstapel.
rule-U2 = Dann tust du genau eines: Du legst eine Position an ein Ende einer Zahlenreihe, oder du nutzt eine Aktion. Passen gibt es nicht.
rule-U3 = Eine Position kommt aus deiner eigenen Hand, auf einmal und auf eine Zahl.
rule-U4 = Die Spieler sind abwechselnd dran, zuerst der, der anfängt.

## Aktionen
rule-A1 = Neu ziehen: Eine Kachel deiner Hand kommt offen aus dem Spiel, und du ziehst eine andere. In diesem Zug legst du keine Position.
rule-A1-ruling = Vom leeren Ziehstapel sagen die Anleitungen nichts. Hier kannst du dann nicht neu ziehen.
rule-A2 = Austausch: Gib eine deiner Kacheln ab und nimm eine aus der Hand des Gegners. In diesem Zug legst du keine Position.
rule-A2-ruling = Die Anleitungen sagen nicht, wer aussucht. Hier wählst du beide Kacheln, denn die Hände sind offen.
rule-A3 = Stapeln: Lege Kacheln auf eine Position einer der beiden Reihen, so viele, wie sie hat, und mit derselben Summe. Auf Gestapeltes darf wieder gestapelt werden, auf einen Würfel nicht.
rule-A3-ruling = Die Anleitungen sagen nicht, was Stapeln verändert. Hier behält die Position ihre Zahl und ihre Größe, und es kommt keine Position hinzu.
rule-A4 = Eine Aktion verbraucht ihre Marke; drehe sie um.

## Das Ende
rule-X1 = Kein Zug mehr (Ende D): Du hast gezogen und kannst weder legen noch eine Aktion nutzen. Du verlierst. Auch ein Zug, der deinen Chip braucht, ist ein Zug, ebenso einer, der verliert.
rule-X1-ruling = Nach der letzten Kachel könnten D und E zugleich gelten. Hier gilt zuerst D.
rule-X2 = Leere Hand (A): Nach dem Legen oder Stapeln hast du keine Kachel mehr. Du gewinnst, auch wenn du damit die sechste Position in der Reihe des Gegners legst (C).
rule-X2-ruling = Für den Fall, dass nach einem Zug mehrere Enden gelten, nennen die Anleitungen keine Reihenfolge. Hier ist sie X2, X3, X4.
rule-X3 = Sechs Positionen (B): Eine Zahlenreihe hat ohne den Würfel sechs Positionen. Ihr Besitzer gewinnt, egal, wer die sechste gelegt hat. Die sechste in der Reihe des Gegners darfst du also auch legen, wenn dir Kacheln bleiben, aber du verlierst damit.
rule-X3-ruling = Nicht jede Anleitung sagt, wessen Reihe zählt. Hier gilt es wie in der deutschen, italienischen und englischen.
rule-X4 = Leerer Ziehstapel (E): Wer weniger Kacheln hat, gewinnt; bei gleich vielen ist es unentschieden.
rule-X4-ruling = Die Anleitungen sagen nicht, wann. Hier am Ende eines Zuges: Wer die letzte Kachel zieht, spielt noch.

## Wer was weiß
rule-V1 = Niemand kennt die Reihenfolge des Ziehstapels und die entfernte Kachel, bis das Spiel zu Ende ist, wie auch immer es endet. Jede nicht gesehene Kachel kann mit gleicher Wahrscheinlichkeit die nächste sein.
rule-V2 = Bevor die Hände aufgedeckt sind, kennst du nur deine eigenen Kacheln, und wer zuschaut, kennt keine.

## Modifikator-Chips
rule-E1 = Sobald die Reihen vergeben sind, behalten beide je einen ihrer zwei Chips. Der andere ist aus dem Spiel.
rule-E1-ruling = Die Anleitungen lassen die Reihenfolge offen. Hier wählen beide geheim und zeigen ihre Chips gleichzeitig, kurz bevor die Hände aufgedeckt werden, damit niemand davon hat, zuletzt zu wählen.
rule-E2 = Deinen Chip nutzt du einmal im Spiel, auf einer Kachel, die du gerade anlegst oder stapelst. Dort bleibt er. Auf eine Kachel, die schon liegt, kommt er nie.
rule-E3 = Verdoppler: Die Punkte seiner Kachel zählen doppelt, die der anderen einfach.
rule-E4 = Wandler: Auf seiner Kachel zählen weiße Punkte als schwarze und schwarze als weiße. So passt eine Kachel nur mit schwarzen Punkten in die weiße Reihe, eine nur mit weißen dagegen nicht mehr.
rule-E5 = Beim Legen oder Stapeln ist höchstens ein Chip dabei. An der Zahl der nötigen Kacheln ändert er nichts.
rule-E5-ruling = Eine Anleitung erlaubt den Chip bei allen Aktionen. Hier geht er nur beim Stapeln: Bei den anderen wird keine Kachel gezählt.
rule-E6 = Ein Chip muss ändern, was seine Kachel zählt: kein Wandler auf einer Kachel mit gleich vielen Punkten beider Farben.
rule-E6-ruling = Von diesem Fall sagen die Anleitungen nichts.

## Was im Anfängerspiel anders ist
rule-N1 = Die Hände sind vom Austeilen an offen. Wer höher gewürfelt hat, fängt an. Niemand wählt, und die Reihen gehören niemandem.
rule-N2 = Statt L5: Eine Position hat so viele Kacheln wie ihre Nachbarin zum Würfel hin oder eine mehr. Neben dem Würfel sind es eine oder zwei, wie in L4.
rule-N3 = Sechs Positionen beenden das Spiel nicht. Eine leere Hand gewinnt (A); auch kein Zug mehr (X1) und der leere Ziehstapel (X4) beenden es.
rule-N4 = Mit der Erweiterung werden die Chips gleich nach dem Wurf gewählt, geheim, und gleichzeitig gezeigt (E1).

## Beispiele
example-T1-kinds = Nur Schwarz 5; Weiß 2 und Schwarz 3; nur Weiß 4.
example-T2-tile = Eine weiße 2 oder eine schwarze 3, nie eine 5.
example-T3-sum = In der weißen Reihe: 2 + 4 = 6.
example-T4-zero = Nicht 0 + 6: Die Kachel mit Schwarz 5 hat keine weißen Punkte.
example-K1-dice = Der weiße Würfel zeigt 5, der schwarze 2.
example-S5-white = Du hast die weiße Reihe genommen: Sie beginnt bei 5. Die schwarze beginnt bei 2 und gehört deinem Gegner.
example-L1-ends = Als Nächstes kommen die 3 und die 7.
example-L1-gap = Noch nicht auf die 7: Die 6 fehlt.
example-L2-one = Der schwarze Würfel zeigt 1: Seine Reihe wächst nur aufwärts.
example-L3-total = Nicht auf die 6: 2 + 6 = 8.
example-L4-three = 1 + 2 + 3 = 6, aber neben dem Würfel sind drei Kacheln zu viele.
example-L5-two = Neben der einzelnen Kachel auf 6 braucht die 7 zwei.
example-L5-three = Drei passen nicht, obwohl 1 + 2 + 4 = 7.
example-L5-fewer = Neben drei Kacheln sind es zwei oder vier. Hier zwei: 3 + 5 = 8.
example-L6-theirs = Du legst eine 3 in die Reihe deines Gegners.
example-U1-first = Noch nicht: Zieh zuerst.
example-U2-row = Du legst eine 4, und dein Zug ist zu Ende.
example-U3-hand = Nicht diese: Sie sind in der Hand deines Gegners.
example-A1-redraw = Schwarz 5 geht, Weiß 2/Schwarz 2 kommt.
example-A2-exchange = Du gibst Schwarz 5 und nimmst Weiß 6.
example-A3-stack = Zwei Kacheln auf zwei, 1 + 5 = 6 wie darunter.
example-A3-one = Keine einzelne 6: Die Position hat zwei Kacheln.
example-A4-used = Kein zweites Mal: Deine Marke Stapeln ist verbraucht.
example-X1-stuck = Du hast Schwarz 5 und Schwarz 6, und alle deine Marken sind verbraucht. Nichts passt: Du verlierst.
example-X2-last = Mit deinen letzten drei Kacheln legst du dem Gegner die sechste Position und gewinnst.
example-X3-theirs = Dieselbe Position, aber dir bleibt eine Kachel: Dein Gegner gewinnt.
example-X3-own = Die sechste Position in deiner eigenen Reihe: Du gewinnst.
example-X4-tie = Du hast die letzte Kachel gezogen und legst eine 3. Jetzt habt ihr beide eine Kachel: unentschieden.
example-V2-hands = Du siehst deine vier Kacheln und von denen des Gegners die Rückseiten.
example-E2-held = Nicht mit dem Verdoppler: Du hast den Wandler behalten.
example-E3-doubler = Die verdoppelte 2 zählt 4: 4 + 2 = 6.
example-E4-inverter = Die schwarze 4 zählt als weiße: 4 + 2 = 6.
example-E4-white = So nicht: Gewandelt hat Weiß 4 keine weißen Punkte.
example-E5-stack = Zwei Kacheln auf zwei: Die verdoppelte 2 zählt 4, und 4 + 2 = 6.
example-E6-equal = Nicht auf dieser Kachel: 2 und 2 bleiben 2 und 2.
example-N2-same = Zwei Kacheln neben zwei: 3 + 5 = 8.
example-N2-fewer = Keine einzelne Kachel neben zweien.
example-N3-six = Die sechste Position, und das Spiel geht weiter.
