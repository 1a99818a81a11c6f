### The lessons, for the board and the terminal. Their data names the messages.

## Lessons
lesson-first-title = Die ersten zwei Minuten
lesson-first-lead = Spiel eine kurze Partie und gewinne sie.
lesson-markers-title = Drei Aktionsmarken
lesson-markers-lead = Neu ziehen, Austausch und Stapeln: je ein Ausweg.
lesson-start-title = Der Anfang
lesson-start-lead = Würfeln, dann eine Zahlenreihe oder der erste Zug.
lesson-chips-title = Modifikator-Chips
lesson-chips-lead = Die Erweiterung: eine Kachel verdoppeln oder ihre Farben tauschen.
lesson-endings-title = Fünf Enden
lesson-endings-lead = Je ein Zug: So gewinnt man.
lesson-novice-title = Ein sanfterer Einstieg
lesson-novice-lead = Weniger Regeln für den Anfang. Rekonstruiert: In den Anleitungen stehen sie nicht.

## Of every lesson
lesson-allowed = Auch erlaubt! Aber such hier einen anderen Zug.
lesson-misfit = Das passt dort nicht.
lesson-pick-first = Wähl zuerst eine Kachel aus deiner Hand.
lesson-lost = Keimling gewinnt. Nimm den Zug zurück und versuch es noch einmal.

## Replies
lesson-reply-count-black = Zähl nur ihre schwarzen Punkte: Es müssen genau 4 sein.
lesson-reply-no-black = Eine Kachel ohne schwarze Punkte passt nie auf Schwarz.
lesson-reply-no-white = Eine Kachel ohne weiße Punkte passt nie auf Weiß.
lesson-reply-add-one = Guter Anfang. Nimm noch eine Kachel dazu.
lesson-reply-one-more-or-fewer = Nie gleich viele Kacheln wie die Position daneben: eine mehr oder eine weniger.
lesson-reply-two-next-to-one = Neben eine einzelne Kachel gehören zwei.
lesson-reply-one-or-three = Neben zwei Kacheln: eine oder drei.
lesson-reply-not-yet = Noch nicht! Austausch kannst du nur einmal pro Spiel nutzen. Heb ihn auf.
lesson-reply-used-up = Diese Marke ist verbraucht: Jede kannst du nur einmal pro Spiel nutzen.
lesson-reply-their-hand = Nimm eine Kachel aus Keimlings Hand.
lesson-reply-left-over = Erlaubt, aber eine Kachel bleibt übrig. Du kannst jetzt alle legen.
lesson-reply-sixth-white = Die sechste weiße Position! Weiß gehört Keimling: Keimling gewinnt, obwohl du gelegt hast.

## The first two minutes
lesson-f1-title = Mach eine 4
lesson-f1-text = Deine schwarze Zahlenreihe beginnt bei 3. Leg die vier schwarzen Punkte auf die 4.
lesson-f1-after = Auf der schwarzen Zahlenreihe zählen nur schwarze Punkte.
lesson-f1-other = Keimling legt auf Weiß 6. Vor jedem Zug bekommt man eine Kachel: jetzt du.
lesson-f1-step = Schritt für Schritt: Nur 4 und 2 grenzen an die 3.
lesson-f1-later = Auch das macht 4! Das kommt gleich. Nimm jetzt nur eine Kachel.
lesson-f2-title = 2 mit zwei Kacheln
lesson-f2-text = Es geht auch rückwärts: 3, 2, 1. Du hast keine schwarze 2: Mach 2 mit zwei Kacheln.
lesson-f2-hint = Zwei Kacheln haben je einen schwarzen Punkt.
lesson-f2-after = Kacheln, die zusammen liegen, werden addiert. Neben den Würfel gehören eine oder zwei.
lesson-f2-other = Keimling: 5 und 2 machen 7.
lesson-f2-place = Zusammen machen sie 2, also gehören sie auf die 2.
lesson-f2-white = Erlaubt! Weiß kommt bald dran. Mach zuerst die schwarze 2.
lesson-f3-title = Eine neben zwei
lesson-f3-text = Neben zwei Kacheln: eine oder drei, nie zwei. Leg deine 1.
lesson-f3-after = Immer eine Kachel mehr oder eine weniger als die Position daneben.
lesson-f3-other = Austausch! Keimling nimmt dir eine Kachel und gibt dir dafür eine schwarze 5.
lesson-f3-lower = Neben die einzelne 4 gehören zwei Kacheln. Leg deine 1 neben die 2.
lesson-f3-white = Erlaubt! Weiß kommt gleich. Leg zuerst die schwarze 1.
lesson-f4-title = Auch bei Keimling
lesson-f4-text = Schwarz 5 braucht zwei Kacheln, und aussetzen gibt es nicht. Auf Weiß machen 1 und 3 eine 4.
lesson-f4-after = Weiß gehört Keimling: Diese Position zählt für Keimling. Schwarze Positionen zählen für dich.
lesson-f4-other = Vier von sechs Positionen für Keimling.
lesson-f4-taken = Schwarz 4 ist belegt. Schau auf Weiß.
lesson-f5-title = Mach eine 5
lesson-f5-text = Jetzt Schwarz 5. Daneben liegt eine Kachel: Wie viele brauchst du also?
lesson-f5-hint = 2 und 3 machen 5.
lesson-f5-after = Zwei neben einer: richtig! Auch du hast jetzt vier von sechs.
lesson-f5-other = Fünf von sechs! Noch eine weiße Position, und Keimling gewinnt, egal wer sie legt.
lesson-f6-title = Gefahr!
lesson-f6-text = Mit einer weißen 1 gewinnt Keimling, und er hat eine. Halt ihn auf! Weißt du seinen Trick noch?
lesson-f6-hint = Wähl Austausch, dann deine schwarze 5, dann Keimlings Kachel mit der weißen 1.
lesson-f6-after = Gerettet! Und du hast die Kachel zurück, die Keimling dir genommen hatte.
lesson-f6-other = Neu ziehen: Keimling wirft die 5 weg und bekommt eine andere Kachel.
lesson-f6-gave = Du hast Keimling eine weiße 1 gegeben: Er hat die sechste Position gelegt und gewonnen. Schau auf beide Farben!
lesson-f6-still = Keimling hatte seine weiße 1 noch: Er hat die sechste Position gelegt und gewonnen. Versuch es noch einmal!
lesson-f6-two = Du hast Keimling noch eine weiße 1 gegeben. Er hat die sechste Position gelegt und gewonnen. Noch einmal!
lesson-f6-first = Das passt nicht. Und vor allem: Halt Keimling auf!
lesson-f7-title = Alle auf einmal
lesson-f7-text = Leg alle Kacheln, und du gewinnst! Neben zwei Kacheln: eine oder drei.
lesson-f7-hint = 1 und 3 und 2 machen 6.
lesson-f7-after = Deine Hand ist leer: Du gewinnst! Sechs Positionen in deiner Zahlenreihe gewinnen auch.

## Three markers
lesson-m1-title = Festgefahren?
lesson-m1-text = Nichts passt, und aussetzen darfst du nicht. Neu ziehen: Wirf eine Kachel weg und bekomm eine andere.
lesson-m1-after = Eine 4! Die passt zu deiner 2.
lesson-m1-other = Keimling: 1 und 2 machen 3.
lesson-m1-keep = Das ist erlaubt, aber die 2 brauchst du noch auf Schwarz. Wirf die weiße 5 weg.
lesson-m2-title = Jetzt passt es
lesson-m2-text = Mach jetzt die schwarze 6. Neben eine einzelne Kachel gehören zwei.
lesson-m2-after = Jede Marke kannst du nur einmal nutzen. Warte auf den richtigen Moment.
lesson-m2-other = Keimling legt eine neben zwei.
lesson-m3-title = Schluss
lesson-m3-text = Noch zwei Kacheln, und auf Schwarz 2 gehören zwei. Spiel deine Hand leer!
lesson-m3-after = Deine Hand ist leer: gewonnen!
lesson-m4-title = Genau die brauchst du
lesson-m4-text = Deine sechste Position ist die 7, mit zwei Kacheln. Du hast eine schwarze 3. Wer hat die 4?
lesson-m4-hint = Wähl Austausch, dann deine weiße 6, dann Keimlings Kachel mit vier schwarzen Punkten.
lesson-m4-after = Keimlings Austausch ist verbraucht: Die 4 bleibt dir.
lesson-m4-other = Keimling: 2 und 4 machen 6.
lesson-m4-gave = Du hast deine 3 hergegeben, und die brauchst du. Gib die andere.
lesson-m4-black-four = Du brauchst eine schwarze 4.
lesson-m4-half = Stapeln ist erlaubt. Aber die 3 gehört zu deiner 7!
lesson-m5-title = Sechs!
lesson-m5-text = 3 und 4 machen 7: deine sechste Position.
lesson-m5-after = Sechs Positionen in deiner Zahlenreihe: gewonnen, egal was du noch hast!
lesson-m6-title = Obendrauf
lesson-m6-text = An kein Ende passt etwas. Staple auf Weiß 6: gleich viele Kacheln, gleiche Summe.
lesson-m6-after = Es bleibt eine Position: Weiß wächst nicht.
lesson-m6-other = Keimling: 1 und 1 machen 2.
lesson-m6-stack = Weiß 6 ist belegt. Wähl Stapeln, um oben draufzulegen.
lesson-m6-two = Dort liegen zwei Kacheln, also staple zwei.
lesson-m6-die = Nie auf einen Würfel.
lesson-m7-title = Und fertig
lesson-m7-text = Auf Schwarz 5 gehören zwei Kacheln. Spiel deine Hand leer!
lesson-m7-after = Deine Hand ist leer: gewonnen! Jetzt kennst du alle drei Marken.

## The start
lesson-s1-title = Würfeln
lesson-s1-text = Beide würfeln 4: noch einmal! Jetzt beginnt die weiße Zahlenreihe bei 5 und die schwarze bei 2.
lesson-s2-title = Du hast die Wahl
lesson-s2-text = Du hast höher gewürfelt. Sieh dir deine Kacheln an und wähl: Weiß, Schwarz oder anfangen?
lesson-s2-after = Wählst du die Zahlenreihe, fängt dein Gegenüber an. Fängst du an, wählt dein Gegenüber. Jetzt liegen die Hände offen.
lesson-s2-first = Wähl zuerst. Dann spielst du.
lesson-s2-white-after = Weiß gehört dir: Deine 4er und deine 6 passen. Der Preis: Keimling fängt an.
lesson-s2-white-other = Schwarz gehört jetzt Keimling.
lesson-s2w-title = Du bist dran
lesson-s2w-text = Leg eine Position in deine weiße Zahlenreihe.
lesson-s2w-after = Eine von sechs, in deiner eigenen Zahlenreihe.
lesson-s2-black-after = Schwarz gehört dir, aber die meisten Kacheln passen auf Weiß. Und Keimling fängt an.
lesson-s2-black-other = Weiß gehört jetzt Keimling.
lesson-s2b-title = Du bist dran
lesson-s2b-text = Leg Schwarz 3 in deine Zahlenreihe. Der Rest passt zu Keimlings Zahlenreihe.
lesson-s2b-after = Eine von sechs. Aber sieh dir die anderen Kacheln an.
lesson-s2-play-after = Du fängst an. Der Preis: Keimling wählt die Zahlenreihe und nimmt Weiß.
lesson-s2p-title = Du fängst an
lesson-s2p-text = Schwarz gehört jetzt dir. Leg dort eine Position.
lesson-s2p-after = Eine von sechs. Keimling hat die Zahlenreihe, die dir lag.
lesson-s3-title = Keimling würfelt höher
lesson-s3-text = Keimling hat höher gewürfelt und fängt an. Du wählst die Zahlenreihe: Welche passt zu dir?
lesson-s3-after = Der Würfel gehört zu seiner Zahlenreihe, nicht dem, der ihn geworfen hat.
lesson-s3-taken = Keimling fängt schon an. Wähl Weiß oder Schwarz.
lesson-s3-black-after = Schwarz beginnt bei 5, und du hast eine 4.
lesson-s3-black-other = Keimling fängt an, auf Weiß.
lesson-s3b-title = Du bist dran
lesson-s3b-text = Leg eine Position in deine schwarze Zahlenreihe.
lesson-s3b-after = Eine von sechs, in deiner eigenen Zahlenreihe.
lesson-s3-white-after = Weiß beginnt bei 2. Du hast zwei weiße 1er dafür.
lesson-s3-white-other = Keimling kann nur das, in deiner Zahlenreihe: Es zählt für dich!
lesson-s3w-title = Du bist dran
lesson-s3w-text = Leg eine Position in deine weiße Zahlenreihe.
lesson-s3w-after = Schon zwei von sechs.

## Chips
lesson-c1-title = Zwei für eins
lesson-c1-text = Deine Kacheln machen 4. Schwarz 6 ist frei. Leg den Verdoppler auf eine davon!
lesson-c1-after = 4 und 2 machen 6. Deine Hand ist leer: gewonnen!
lesson-c1-double = 2 und 2 machen 4. Verdopple eine davon.
lesson-c1-tile = Der Chip ist keine Kachel: Hierher gehören zwei Kacheln.
lesson-c1-one = Du hast einen Chip, für eine Kachel.
lesson-c1-kept = Du hast den Verdoppler behalten. Keimling hat den Wandler.
lesson-c2-title = Farben tauschen
lesson-c2-text = Auf Schwarz 5 gehören zwei Kacheln, aber eine ist weiß. Der Wandler tauscht ihre Farben.
lesson-c2-after = 1 und 4 machen 5: gewonnen! Im Spiel behält jeder einen der beiden Chips.
lesson-c2-invert = Vier weiße Punkte zählen hier nicht. Wandle diese Kachel.
lesson-c2-wrong = Falsche Kachel: Jetzt ist ihr schwarzer Punkt weiß.

## Five endings
lesson-e1-title = Die letzten zwei
lesson-e1-text = Noch zwei Kacheln. Leg beide auf einmal!
lesson-e1-after = Hand leer: gewonnen.
lesson-e2-title = Eine fehlt noch
lesson-e2-text = Fünf von sechs in deiner Zahlenreihe. Welche Kacheln machen die sechste?
lesson-e2-after = Sechs Positionen in deiner Zahlenreihe: gewonnen, auch mit Kacheln auf der Hand.
lesson-e2-stack = Ein Stapel ist keine neue Position. Mach die schwarze 7.
lesson-e3-title = Traust du dich?
lesson-e3-text = Nur Weiß 7 passt: Keimlings sechste Position! Aber es sind deine letzten Kacheln …
lesson-e3-after = Deine Hand ist leer: Das zählt zuerst. Gewonnen!
lesson-e3-careful = Zu vorsichtig! Eine leere Hand zählt vor sechs Positionen.
lesson-e4-title = Tür zu
lesson-e4-text = Wer keinen Zug machen kann, verliert. Keimling hat Schwarz 3, 4, 5. Schwarz 2: eine Kachel oder zwei?
lesson-e4-after = Neben eine gehören zwei, und Keimling hat keine zwei, die passen. Kein Zug mehr: gewonnen!
lesson-e4-other = Keimling zieht eine Kachel und kann nichts tun.
lesson-e4-fits = Neben zwei Kacheln geht eine: Keimlings 3 passt.
lesson-e5-title = Wer hat weniger?
lesson-e5-text = Der Ziehstapel ist leer: letzter Zug! Wer weniger Kacheln hat, gewinnt, und Keimling hat vier.
lesson-e5-after = Zwei gegen vier: Wer weniger Kacheln hat, gewinnt.
lesson-e5-tie = Vier gegen vier: unentschieden. Kannst du mehr legen?

## A gentler game
lesson-n1-title = Niemandem
lesson-n1-text = Hier gehören die Zahlenreihen niemandem. Neben zwei Kacheln: wieder zwei oder drei. Mach die schwarze 4.
lesson-n1-after = Gleich viele Kacheln wie die Position daneben oder eine mehr.
lesson-n1-other = Keimling legt eine neben eine.
lesson-n1-size = Daneben liegen zwei Kacheln: Leg zwei oder drei.
lesson-n2-title = Hand leer
lesson-n2-text = Sechs Positionen gewinnen hier nichts. Leg deine letzten zwei Kacheln!
lesson-n2-after = Gewonnen! Die Anleitungen nennen dieses Spiel nur: Wir haben es rekonstruiert.
