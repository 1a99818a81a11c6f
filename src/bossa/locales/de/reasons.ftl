### Why a move was a mistake, for the board and the terminal.

reason-better-wins = Der bessere Zug gewinnt sofort.
reason-gives-sixth = Das ist die sechste Position auf der Zahlenreihe des Gegners: Damit endet das Spiel.
reason-gives-row = Der Gegner bekommt damit Position { $rows } von { $of }.
reason-other-wins = Danach würde der Gegner mit { $count } von { $of } Kacheln sofort gewinnen, nach dem besseren Zug mit { $better }.
reason-other-stuck = Nach dem besseren Zug hätte der Gegner mit { $better } von { $of } Kacheln keinen Zug mehr, nach diesem mit { $count }.
reason-spent =
    { $spent ->
        [exchange] „Austausch“
        [stack] „Stapeln“
        [doubler] Der Verdoppler
       *[inverter] Der Wandler
    } ist jetzt verbraucht. So wie die Reihen liegen, bleibt im nächsten Spielzug mit { $count } von { $of } Kacheln kein Zug; aufgehoben mit { $kept }.
reason-self-stuck = So wie die Reihen liegen, bleibt im nächsten Spielzug mit { $count } von { $of } Kacheln kein Zug; nach dem besseren Zug mit { $better }.
reason-fewer-tiles = Der Ziehstapel ist fast leer, und dann gewinnt, wer weniger Kacheln hat. Auf der Hand bleiben { $count }, nach dem besseren Zug { $better }. Der Gegner hat { $held }.
reason-pile-ends = Der Ziehstapel ist leer, also gewinnt, wer weniger Kacheln hat. Auf der Hand bleiben { $count }, nach dem besseren Zug { $better }. Der Gegner hat { $held }.
reason-opens =
    Das öffnet { $colour ->
        [white] Weiß
       *[black] Schwarz
    } { $number } auf der Zahlenreihe des Gegners, und mit { $count } von { $of } Kacheln kann er dort anlegen, nach dem besseren Zug mit { $better }.
