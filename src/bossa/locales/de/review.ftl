### Das Brett: Auswertungen und das Analysebrett.

## Kurve und Bilanz
review-title = Auswertung
review-board = Das Spielfeld
review-chance = { $who ->
    [you] Deine Gewinnchance
   *[other] Gewinnchance von { $name }
 }
review-graph = Kurve der Gewinnchance im Spiel, von 50 bis { $chance } Prozent; { $count ->
    [one] { $count } Änderung
   *[other] { $count } Änderungen
 }. In der Liste der Entscheidungen steht dasselbe in Worten.
review-legend = { $kind ->
    [draw] Glück beim Ziehen
    [mistake] Fehler
   *[unclear] klein oder unklar
 }
review-ledger = { $result ->
    [won] Woher der Sieg kam
    [lost] Woher die Niederlage kam
    [tied] Woher das Unentschieden kam
   *[none] Wie es dazu kam
 }
review-cause = { $result ->
    [won] { $who ->
        [you] Du hast gewonnen
       *[other] { $name } hat gewonnen
    }
    [lost] { $who ->
        [you] Du hast verloren
       *[other] { $name } hat verloren
    }
   *[tied] Unentschieden
 }: Bei 50 fing es an, das Glück { $luck ->
    [gave] brachte
   *[cost] kostete
 } { $who ->
    [you] { $luck ->
        [gave] dir
       *[cost] dich
    }
   *[other] { $name }
 } { $luckPoints } Punkte, die Züge { $moves ->
    [gave] brachten
   *[cost] kosteten
 } { $movesPoints }.
ledger-row = { $kind ->
    [start] Ein ausgeglichenes Spiel
    [deal] Der Anfang
    [luck] Glück
    [play] Züge
    [draws] { $who ->
        [you] Was du gezogen hast
       *[other] Was { $name } gezogen hat
    }
    [unclear] Kleine oder unklare Unterschiede
    [left] { $who ->
        [you] Du bist gegangen
       *[other] { $name } ist gegangen
    }
   *[mistakes] { $who ->
        [you] Deine Fehler
       *[other] Fehler von { $name }
    }
 }
ledger-end = { $result ->
    [won] { $who ->
        [you] Du hast gewonnen
       *[other] { $name } hat gewonnen
    }
    [tied] Unentschieden
   *[none] Der Stand
 }
totals-head = { $what ->
    [loss] Verlust je Entscheidung
    [marks] Ungenau · Fehler · grobe Fehler
    [luck] Glück insgesamt
   *[adjusted] Ergebnis minus Glück
 }
totals-grade = spielt wie { $level }
totals-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 }

## Ein Augenblick
review-moment = { $kind ->
    [choice] Vorbereitung, Wahl { $number }
    [turn] Spielzug { $number } von { $most }
   *[end] Das Ende
 }
review-next-mistake = Nächster Fehler
review-key = { $key ->
    [back] Einen Schritt zurück
    [on] Einen Schritt weiter
    [first] Zum Anfang
    [last] Zum Ende
    [mistake] Zum nächsten Fehler
    [keep] Die gezeigte Variante behalten
    [values] Werte auf dem Spielfeld
   *[keys] Diese Tasten zeigen
 }
review-played = Gespielt
review-better = Besser
review-mark = { $mark ->
    [good] gut
    [inaccuracy] { $sure ->
        [estimated] mindestens ungenau
       *[other] ungenau
    }
    [mistake] { $sure ->
        [estimated] mindestens ein Fehler
       *[other] Fehler
    }
    [blunder] grober Fehler
    [close] knapp
   *[forced] der einzige Zug
 }
review-verdict = { $mark ->
    [good] Ein guter Zug
    [inaccuracy] Eine Ungenauigkeit
    [mistake] Ein Fehler
    [blunder] Ein grober Fehler
    [close] { $better ->
        [yes] Zu knapp für ein Urteil
       *[no] Ein guter Zug
    }
   *[forced] Der einzige Zug
 }
review-prepared = Dieser Teil des Spiels war vorbereitet: Er zählt für niemanden.
review-rank = Platz { $rank } von { $of }
review-sure = { $sure ->
    [exact] genau
    [bounded] in Grenzen, ± { $within }
   *[estimated] geschätzt, ± { $within }
 }
review-draw = { $who ->
    [you] Deine Kachel in Spielzug { $turn }
   *[other] Die Kachel von { $name } in Spielzug { $turn }
 }
review-draw-mean = Mittel { $mean }, gezogen { $value }: Glück
review-tile = { $tile }: { $chance } Prozent{ $came ->
    [yes] , gezogen
   *[no] { "" }
 }
review-mean = Mittel: { $chance } Prozent

## Die Entscheidungen
review-decisions = { $shown ->
    [all] Alle Entscheidungen
   *[mistakes] Fehler
 }
review-all = { $shown ->
    [all] Nur Fehler
   *[mistakes] { $count ->
        [one] Alle: { $count }
       *[other] Alle { $count }
     }
 }
review-no-mistakes = Niemand hat einen nennenswerten Fehler gemacht.
review-show-on-board = Auf dem Spielfeld zeigen
review-hidden = Versuche es zuerst selbst auf dem Spielfeld.
review-try = Erst selbst versuchen: bessere Züge verbergen
review-try-title = { $who ->
    [you] Was würdest du spielen?
   *[other] Was sollte { $name } spielen?
 }
review-try-how = Wähle einen Zug auf dem Spielfeld. Jeder Zug zählt, der weniger als zwei Punkte verliert.
review-try-right = Gefunden: so gut wie der beste ({ $points }).
review-try-wrong = Dieser verliert zu viel ({ $points }). Versuche einen anderen.
review-answer = Lösung zeigen

## Die Seite
review-back = Zurück zum Spiel
review-what-if = Was wäre, wenn …
play-on = Ab hier weiterspielen
play-on-how = { $who ->
    [you] Ein Übungsspiel gegen den Computer. Du spielst auf deiner Seite weiter.
   *[other] Ein Übungsspiel gegen den Computer. Du übernimmst die Seite von { $name }.
 } Die verdeckten Kacheln werden neu gemischt.
play-on-begin = Spielen
review-share = Diesen Augenblick teilen
review-again = Noch einmal fragen
review-cancel = Abbrechen
review-no-record = Dieser Link enthält kein Protokoll: Er wurde unterwegs gekürzt oder verändert.
review-still-going = Dieses Spiel läuft noch. Auswerten lässt es sich, wenn es zu Ende ist.
review-under-way = { $state ->
    [waiting] Andere Auswertungen sind vorher dran …
   *[running] Das Spiel wird ausgewertet: { $percent } Prozent
 }
review-ended = { $status ->
    [cancelled] Die Auswertung wurde abgebrochen.
   *[failed] Die Auswertung ist nicht gelungen.
 }
review-takebacks = { $count ->
    [one] { $count } Zug wurde zurückgenommen; er ist nicht ausgewertet.
   *[other] { $count } Züge wurden zurückgenommen; sie sind nicht ausgewertet.
 }

## Das Analysebrett
analysis-title = Analyse
analysis-set-up = Aufbauen
analysis-turn = Umdrehen
analysis-position = Stellung in Notation
analysis-open = Diese Stellung nehmen
analysis-copy = Stellung kopieren
analysis-what-if = Was wäre, wenn
analysis-path = Die gezeigte Variante
analysis-start = Anfang
analysis-acts = { $what ->
    [draw] { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    }
   *[play] { $who ->
        [you] Du spielst
       *[other] { $name } spielt
    }
 }
analysis-worth = { $what ->
    [draw] Mittel { $chance }
   *[play] bester { $chance }
 }
analysis-let-come = Eine Kachel kommen lassen
analysis-brings = Welche Kachel kommt beim Neuziehen?
analysis-sure = { $sure ->
    [exact] Genau: Jede Kachel und jede Antwort ist gezählt.
    [bounded] Der Wert liegt in Grenzen: { $value }.
   *[estimated] Eine Schätzung: { $value }.
 }
analysis-valuing = Die Werte sind unterwegs …
analysis-values = Werte auf dem Spielfeld
analysis-branches = Behaltene Varianten
analysis-keep = Diese behalten
analysis-no-branches = Noch keine. Spiele weiter und behalte, was du vergleichen willst.
analysis-forget = Variante { $number } vergessen
analysis-link = Die Adresse dieser Seite enthält die Stellung und alle Varianten: Teile oder speichere sie.
set-up-acts = Dran ist
set-up-act = { $seat ->
    [A] Spieler A
   *[B] Spieler B
 } { $what ->
    [draw] zieht
   *[play] spielt
 }
set-up-die = { $colour ->
    [white] Weißer Würfel
   *[black] Schwarzer Würfel
 }
set-up-owner = Die weiße Reihe gehört
set-up-where = Wähle einen Ort …
set-up-spot = { $spot ->
    [A] Hand von Spieler A
    [B] Hand von Spieler B
    [out] Ablagestapel
   *[unseen] Nicht zu sehen
 }
set-up-row = { $count ->
    [0] { $place }, leer
    [one] { $place }, { $count } Kachel
   *[other] { $place }, { $count } Kacheln
 }
set-up-layer = Lage { $number }
set-up-chip = { $tile }: { $chip ->
    [d] mit Verdoppler
    [i] mit Wandler
   *[none] ohne Chip
 }. Ändern
set-up-tiles = … und die Kacheln dort: { $place }
set-up-left = { $seat ->
    [A] Spieler A hat noch
   *[B] Spieler B hat noch
 }
