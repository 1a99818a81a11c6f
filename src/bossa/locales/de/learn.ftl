### The board: learning, the rules and other pages to read.

## Lektionen
learn-list-title = Spielend lernen
learn-list-lead = Jede Lektion: ein paar Züge auf dem echten Brett.
learn-open = Anfangen
learn-resume = Weiter
learn-is-done = Geschafft
learn-practice-title = Dein erstes Spiel
learn-practice-lead = Ein kurzes: Die erste Hälfte ist schon für dich gespielt.
learn-rules = Alle Regeln
learn-back = Einen Schritt zurück
learn-leave = Lektion verlassen
learn-skip = Zum Spiel
learn-why = Warum?
learn-continue = Weiter
learn-again = Noch einmal
learn-other-way = Eine andere Wahl
learn-play = Spielen
learn-next = Nächste Lektion
learn-done-title = Geschafft!
learn-dots = Schritt { $number } von { $most }
learn-done = { $what ->
    [first] Du weißt genug für ein echtes Spiel. Es ist kurz: Die erste Hälfte ist schon für dich gespielt. Wer keinen Zug mehr hat, verliert; ist der Ziehstapel leer, gewinnt, wer weniger Kacheln hat.
   *[other] Wieder etwas gelernt. Spielen oder weiter?
 }

## Tipps
hint-title = Ein Tipp
hint-waiting = Deine Kacheln werden angesehen …
hint-lay = { $size ->
    [one] Auf { $place } geht eine Position mit { $size } Kachel.
   *[other] Auf { $place } geht eine Position mit { $size } Kacheln.
 }
hint-stack = { $size ->
    [one] Denk an Stapeln: Auf { $place } passt { $size } Kachel.
   *[other] Denk an Stapeln: Auf { $place } passen { $size } Kacheln.
 }
hint-exchange = Denk an Austausch: Sieh dir beide Hände an.
hint-redraw = Denk an Neu ziehen: Welche deiner Kacheln hilft dir am wenigsten?
hint-chip = { $chip ->
    [d] Der Verdoppler hilft.
   *[i] Der Wandler hilft.
 }
hint-show = Zug zeigen
hint-picked = Er ist auf dem Spielfeld gewählt. Spiel ihn, oder wähle etwas anderes.
hint-ends = { $ends ->
    [wins] Er gewinnt das Spiel.
    [ties] Er beendet das Spiel unentschieden.
   *[loses] Er verliert das Spiel, aber etwas Besseres wurde nicht gefunden.
 }
hint-left = { $left ->
    [one] Dir bleibt { $left } Kachel.
   *[other] Dir bleiben { $left } Kacheln.
 }
hint-wins = { $wins ->
    [0] { $name } kann nicht sofort gewinnen, welche der { $unseen } noch verdeckten Kacheln auch kommt.
   *[other] Mit { $wins } der { $unseen } noch verdeckten Kacheln könnte { $name } sofort gewinnen.
 }
hint-stuck = Mit { $stuck } der { $unseen } noch verdeckten Kacheln hätte { $name } keinen Zug mehr und würde verlieren.
hint-needs = { $rows ->
    [one] Nach dem Ziehen hat { $name } { $tiles } Kacheln und braucht noch { $rows } Position.
   *[other] Nach dem Ziehen hat { $name } { $tiles } Kacheln und braucht noch { $rows } Positionen.
 }
hint-needs-tiles = Nach dem Ziehen hat { $name } noch { $tiles } Kacheln zu legen.

## Fragen zu etwas auf dem Tisch
ask-rule = Regel { $id }
ask-nearest = { $place } mit { $tiles }: { $reason }
ask-now = Das geht jetzt.
ask-over = Das Spiel ist zu Ende.
ask-turn-yours = Du bist dran.
ask-belongs = Das gehört { $name }.
ask-tile-counts = { $white ->
    [0] Sie zählt { $black } in der schwarzen Reihe. Ohne weiße Punkte passt sie nicht in die weiße.
   *[other] { $black ->
        [0] Sie zählt { $white } in der weißen Reihe. Ohne schwarze Punkte passt sie nicht in die schwarze.
       *[other] Sie zählt { $white } in der weißen Reihe oder { $black } in der schwarzen, nie beides.
    }
 }
ask-tile-lays = Du kannst sie allein auf { $places } legen.
ask-tile-grows = Zusammen mit anderen Kacheln kannst du sie auf { $places } legen.
ask-tile-stacks = Du kannst sie auf { $places } stapeln.
ask-tile-acts = { $can ->
    [both] Du kannst sie mit Austausch weggeben oder mit Neu ziehen ablegen.
    [exchange] Du kannst sie mit Austausch weggeben.
   *[redraw] Du kannst sie mit Neu ziehen ablegen.
 }
ask-tile-theirs = Sie liegt in der Hand von { $name }. { $can ->
    [yes] Du kannst sie mit Austausch nehmen.
   *[no] Nur ein Austausch könnte sie in deine bringen.
 }
ask-tile-laid = Sie liegt auf { $place } und zählt dort { $count }. Dort bleibt sie.
ask-tile-out = Sie wurde abgelegt und ist aus dem Spiel.
ask-hidden-title = Eine verdeckte Kachel
ask-hidden = Beide Hände werden aufgedeckt, sobald alles gewählt ist.
ask-end-total = Eine Position auf diesem Platz ergibt { $number } mit ihren { $colour ->
    [white] weißen
   *[black] schwarzen
 } Punkten.
ask-end-beside-die = Neben dem Würfel hat eine Position eine oder zwei Kacheln.
ask-end-beside-row = Daneben liegt { $neighbour } mit { $size ->
    [one] { $size } Kachel
   *[other] { $size } Kacheln
 }. Deshalb braucht diese Position { $sizes }: { $game ->
    [novice] gleich viele oder eine mehr
   *[regular] eine mehr oder eine weniger
 }.
ask-end-closed = Mit den Kacheln, die noch da sind, lässt sich diese Zahl nicht mehr bilden.
ask-end-now = Das passt jetzt hierher:
ask-end-not-now = Du kannst hier jetzt nichts legen.
ask-sixth = Es ist die sechste Position dieser Zahlenreihe: { $who ->
    [you] Du gewinnst, egal, wer sie legt.
   *[other] { $name } gewinnt, egal, wer sie legt.
 }
ask-row = { $size ->
    [one] Eine Position aus { $size } Kachel
   *[other] Eine Position aus { $size } Kacheln
 }: { $number } mit { $colour ->
    [white] weißen
   *[black] schwarzen
 } Punkten.
ask-row-layers = { $count } Lagen liegen übereinander; die Position zählt trotzdem einmal.
ask-row-now = Du kannst darauf stapeln, mit gleich vielen Kacheln und derselben Summe:
ask-row-closed = Darauf kann niemand mehr stapeln.
ask-row-not-now = Mit deinen Kacheln kannst du jetzt nicht darauf stapeln.
ask-row-used = Dein Stapeln ist verbraucht, also kannst du nicht darauf stapeln.
ask-die = Hier beginnt die Zahlenreihe, bei { $number }. Sie wächst zu größeren und zu kleineren Zahlen hin, Zahl für Zahl, nie unter 1. Auf einen Würfel wird nicht gestapelt.
ask-marker = { $marker ->
    [R] Du legst eine deiner Kacheln ab und ziehst eine neue. Das ist dein ganzer Spielzug.
    [X] Du gibst eine deiner Kacheln und nimmst eine aus der anderen Hand. Das ist dein ganzer Spielzug.
   *[S] Du legst Kacheln auf eine Position einer der beiden Zahlenreihen: gleich viele, mit derselben Summe. Das ist dein ganzer Spielzug.
 }
ask-marker-none = { $marker ->
    [R] Der Ziehstapel ist leer: Es gibt nichts zu ziehen.
    [X] Es gibt nichts zu tauschen.
   *[S] Deine Kacheln ergeben keine Position, die auf dem Tisch liegt.
 }
ask-marker-used = Sie ist verbraucht: Jede Marke gilt einmal im Spiel.
ask-chip = { $chip ->
    [d] Die Punkte einer Kachel zählen doppelt.
   *[i] Die weißen Punkte einer Kachel zählen als schwarze und ihre schwarzen als weiße.
 }
ask-chip-once = Einmal im Spiel legst du ihn auf eine Kachel, die du legst oder stapelst. Dort bleibt er.
ask-chip-none = Mit ihm ist jetzt keine Position möglich.
ask-chip-used = Er ist verbraucht.
ask-pile = { $count ->
    [0] Der Ziehstapel ist leer.
    [one] { $count } Kachel, verdeckt. Jeder Spielzug beginnt mit dem Ziehen.
   *[other] { $count } Kacheln, verdeckt. Jeder Spielzug beginnt mit dem Ziehen.
 }
ask-pile-end = Ist der Ziehstapel am Ende eines Spielzugs leer, gewinnt, wer weniger Kacheln hat.
ask-removed = Vor dem Spiel kam noch eine Kachel weg. Niemand weiß, welche der { $count } noch verdeckten Kacheln es ist.
ask-track-title = { $who ->
    [you] Wie nah du am Sieg bist
   *[other] Wie nah { $name } am Sieg ist
 }
ask-track = { $who ->
    [you] Deine Zahlenreihe hat { $count } von { $most } Positionen. Mit { $most } gewinnst du, egal, wer sie gelegt hat.
   *[other] Die Zahlenreihe von { $name } hat { $count } von { $most } Positionen. Mit { $most } gewinnt { $name }, egal, wer sie gelegt hat.
 }
ask-hand-wins = { $who ->
    [you] Du gewinnst auch, wenn du deine letzte Kachel legst. Du hast noch { $count }.
   *[other] { $name } gewinnt auch mit der letzten gelegten Kachel und hat noch { $count }.
 }

## Tipps der ersten Spiele
tip-close = Tipp ausblenden
tip = { $what ->
    [first-turn] Du bist dran. Tippe Kacheln an: Die Felder, auf die sie passen, werden umrandet.
    [needs-another] Allein passt sie nicht. Nimm eine zweite dazu: Sie werden addiert.
    [stackable] Diese Kachel passt gerade an kein Ende, aber auf eine Position obendrauf.
    [nowhere] Diese Kachel passt gerade nirgends.
    [no-row] Keine Position passt, und aussetzen gibt es nicht: Nimm eine Aktionsmarke.
    [no-markers] Deine Aktionsmarken sind verbraucht: Passt nach dem Ziehen nichts, verlierst du.
    [last-turn] Der Ziehstapel ist leer: Das ist der letzte Zug. Danach gewinnt, wer weniger Kacheln hat.
    [their-line] Diese Zahlenreihe gehört dem anderen: Die Position zählt für ihn.
    [their-fifth] Fünf von sechs! Schau auf die andere Hand: Lässt sich damit die sechste Position legen?
    [own-fifth] Fünf von sechs! Noch eine Position in deiner Zahlenreihe gewinnt, egal wer sie legt.
    [sixth-for-them] Vorsicht: Mit der sechsten Position dort gewinnt der andere.
    [last-tiles] Du kannst jetzt deine letzten Kacheln legen. Eine leere Hand gewinnt, egal auf welcher Zahlenreihe: Finde den Platz!
   *[stone] Der Stein heißt: Dieses Ende kann niemand mehr füllen.
 }
tip-markers = Unter deiner Hand, einmal pro Spiel:
tip-their-marker = { $marker ->
    [R] Das war Neu ziehen: Der andere hat eine Kachel abgelegt und eine neue bekommen. Jede Aktionsmarke gilt einmal pro Spiel.
    [X] Das war Austausch: Der andere hat eine Kachel mit dir getauscht. Jede Aktionsmarke gilt einmal pro Spiel.
   *[S] Das war Stapeln: so viele Kacheln, wie die Position hat, und die gleiche Summe. Es bringt keine neue Position.
 }
tip-chip = { $chip ->
    [d] Mit deinem Verdoppler passt diese Kachel: Ihre Punkte zählen doppelt. Wähle beide.
   *[i] Mit deinem Wandler passt diese Kachel: Er tauscht die Farben. Wähle beide.
 }
tip-low-pile = { $count ->
    [one] Nur noch { $count } Kachel im Ziehstapel. Ist er leer, gewinnt, wer weniger hat.
   *[other] Nur noch { $count } Kacheln im Ziehstapel. Ist er leer, gewinnt, wer weniger hat.
 }

## Die Regeln in sechs Bildern
pictures-title = Die Regeln in sechs Bildern
pictures-detail = Alle Einzelheiten
pictures-learn = Spielend lernen
picture-tile-title = Eine Kachel zählt eine Farbe
picture-tile = Diese ist eine weiße 2 oder eine schwarze 3. Nie eine 5.
picture-or = oder
picture-row-title = Die Summe ist die Zahl
picture-row = Die Reihe wächst vom Würfel aus, Zahl für Zahl, an beiden Enden.
picture-sizes-title = Eine Kachel mehr oder weniger
picture-sizes = Am Würfel eine oder zwei. Weiter außen eine mehr oder eine weniger als nebenan zum Würfel hin.
picture-win-title = Zwei Wege zum Sieg
picture-win = Lege deine letzte Kachel, oder habe sechs Positionen in deiner Reihe, egal, wer die sechste legt.
picture-win-hand = eine leere Hand
picture-win-rows = sechs Positionen
picture-win-more = Wer nach dem Ziehen nicht kann, verliert. Ist der Ziehstapel leer, gewinnen weniger Kacheln.
picture-markers-title = Drei Marken, je einmal
picture-markers = Nach dem Ziehen legst du eine Position oder nutzt eine Marke. Eins von beiden musst du tun.
picture-marker = { $marker ->
    [R] eine ablegen, eine ziehen
    [X] eine gegen eine tauschen
   *[S] gleich viele, gleiche Summe
 }
picture-chips-title = Mit Chips: einmal im Spiel
picture-chips = Beide behalten je einen von zweien. Er kommt beim Legen auf eine Kachel und bleibt dort.
picture-counts = zählt

## Alle Regeln
rules-title = Die Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
 }
rules-none = In keiner Regel kommen diese Wörter vor.
rules-link = Regel { $rule }: Link zu dieser Stelle
rules-hand = Deine Hand
rules-other-hand = Die Hand deines Gegners
rules-opponent = Gegner
rules-try = Ausprobieren
rules-try-head = Du bist dran
rules-try-detail = Probier hier aus, was du willst. Es zählt nicht.
rules-try-done = Das ist erlaubt. Jetzt wäre dein Gegner dran.
rules-try-again = Noch einmal
rules-print = Drucken
rules-edition = Ausgabe { $edition } der Regeln. Kürzel wie L5 sind überall gleich: auf dem Bildschirm, im Terminal und in Links.

## Ein Blatt für den echten Tisch
sheet-title = Ein Blatt für den Tisch
sheet-what = Eine Seite zum Ausdrucken, für das Spiel mit den echten Kacheln.
sheet-tiles = Die 27 Kacheln
sheet-tiles-what = Weiße Punkte nach rechts, schwarze nach unten. Darunter und daneben: wie viele Kacheln diese Zahl zeigen.

## Über diese Seite
about-title = Über diese Seite
about-what = Ein Ort, um Bossa zu spielen, zu lernen und zu studieren, ein Kachelspiel für zwei aus Sapporo: gegen den Computer, mit Freunden per Link oder zu zweit an einem Gerät. Es kostet nichts, und du brauchst kein Konto.
about-game-title = Das Spiel
about-game = Bossa stammt von Banana Moon Studio Sapporo, © 2021–2023. Diese Seite ist inoffiziell: Wer sie macht, hat mit dem Verlag nichts zu tun. Regeltexte und Bilder sind unsere eigenen, nach den Anleitungen von 2023. Wenn dir das Spiel gefällt, hol dir das echte:
about-data-title = Was über dich gespeichert wird
about-data-cookie = Ein Cookie mit einem zufälligen Schlüssel, damit deine Spiele deine sind. Kein echter Name, keine E-Mail, kein Passwort, keine Werbung, keine Besucherzählung durch andere.
about-data-server = Deine Spiele, Zug für Zug, und dein Name, wenn du einen angibst. Wer 90 Tage nicht da war, wird entfernt; die Spiele bleiben, ohne Namen. Wer diesen Server betreibt, kann eine andere Frist setzen. Solange ein Spiel offen ist, wird das Netz, aus dem es begonnen wurde, als Hash gespeichert, gegen Missbrauch.
about-data-device = Auf diesem Gerät: deine Einstellungen, deine Sprache und was du von den Lektionen geschafft hast. Dazu beendete Spiele, die du geöffnet hast, damit sie auch ohne Verbindung aufgehen.
about-data-yours = Auf der Startseite, bei deinem Namen, kannst du alles herunterladen, was über dich gespeichert ist, und es löschen.
about-deal-title = Wie die Kacheln verteilt werden
about-deal = Bevor ein Spiel beginnt, mischt der Server alle Kacheln und versiegelt die Reihenfolge: Er zeigt einen Fingerabdruck (SHA-256) der Verteilung und einer geheimen Zahl. Danach nennt er beide, und dein Browser prüft, ob der Fingerabdruck passt. So kann niemand während des Spiels die Reihenfolge ändern, auch der Server nicht. Die Computerspieler sehen, was du siehst, und nicht mehr.
about-fair-title = Faires Spiel
about-fair = In Spielen zwischen Menschen gibt es hier keine Tipps. Aber niemand kann verhindern, dass der andere zu Hause ein Programm fragt. Spiel mit Leuten, denen du vertraust, und sprecht euch vorher ab.
about-licence-title = Lizenz
about-licence = Das Programm ist freie Software (MIT). Die Schriften sind Figtree und Zen Antique Soft, unter der SIL Open Font License:
about-rules = Alle Regeln, mit Beispielen
