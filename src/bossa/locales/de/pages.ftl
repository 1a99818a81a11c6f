## Was Suchmaschinen, Chatprogramme und Browser von einer Seite zeigen
page-title = Bossa: ein Legespiel für zwei
page-lead = Leere deine Hand, oder baue sechs Positionen in deiner Zahlenreihe. Ein Legespiel für zwei aus Sapporo: gegen Freunde oder den Computer.
page-join-title = Du bist zu einer Partie Bossa eingeladen
page-join-lead = Ein Legespiel für zwei aus Sapporo. Öffne den Link und spiel mit, ganz ohne Konto.
page-rules-title = Die Regeln von Bossa
page-sheet-title = Bossa auf einem Blatt, zum Drucken
page-about-title = Über diese Seite, auf der man Bossa spielt
page-learn-title = Bossa lernen
page-games-title = Deine Spiele bei Bossa
page-record-title = Eine Partie Bossa Zug um Zug ansehen
page-review-title = Auswertung einer Partie Bossa: Glück und Können
page-analysis-title = Analysebrett für Bossa
page-continue-title = Bossa auf diesem Gerät weiterspielen
page-game-title = { $a } gegen { $b }: eine Partie Bossa

## Wie es in einer Partie steht: unter dem Titel und auf dem Bild
page-waiting = Ein Platz ist noch frei.
page-setup = Die Partie beginnt gleich.
page-turn = { $name } ist dran.
page-called-off = Die Partie wurde abgebrochen.
page-tie = Unentschieden: Der Ziehstapel ist leer, und beide haben gleich viele Kacheln.
page-won = { $winner } gewinnt: { $ending ->
    [A] Die Hand ist leer.
    [B] Die eigene Zahlenreihe hat sechs Positionen.
    [C] Mit der sechsten Position in der Zahlenreihe von { $loser } ist die Hand leer.
    [D] { $loser } kann keinen Zug mehr machen.
    [E] Der Ziehstapel ist leer, und { $loser } hat mehr Kacheln.
    [resign] { $loser } hat aufgegeben.
    [time] { $loser } hat die Zeit überschritten.
   *[abandoned] { $loser } hat das Spiel verlassen.
 }

## Spieler
page-guest = Gast
page-seat = { $seat ->
    [A] Spieler A
   *[B] Spieler B
 }
page-level = { $level ->
    [seedling] Keimling
    [leaf] Blatt
    [cup] Tasse
    [kettle] Kessel
    [teahouse] Teehaus
   *[master] Teemeister
 }

## Auf den Bildern
card-headline = Leere deine Hand, oder baue sechs Positionen.
card-origin = Ein Legespiel für zwei aus Sapporo
