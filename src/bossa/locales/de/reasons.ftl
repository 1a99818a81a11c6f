### Why a move was a mistake, for the board and the terminal. `who` and `name` are the player of the move, `opponent` and
### `opponentName` the other one.

reason-better-wins = Der bessere Zug gewinnt sofort.
reason-gives-sixth =
    Das ist die sechste Position auf { $opponent ->
        [you] deiner Zahlenreihe
       *[other] der Zahlenreihe von { $opponentName }
    }: Damit endet das Spiel.
reason-gives-row =
    { $opponent ->
        [you] Du bekommst
       *[other] { $opponentName } bekommt
    } damit Position { $rows } von { $of }.
reason-other-wins =
    Danach { $opponent ->
        [you] würdest du
       *[other] würde { $opponentName }
    } mit { $count } der { $of } noch verdeckten Kacheln sofort gewinnen, nach dem besseren Zug mit { $better }.
reason-other-stuck =
    Nach dem besseren Zug { $opponent ->
        [you] hättest du
       *[other] hätte { $opponentName }
    } mit { $better } der { $of } noch verdeckten Kacheln keinen Zug mehr, nach diesem mit { $count }.
reason-wins-soon =
    Nach dem besseren Zug { $who ->
        [you] würdest du
       *[other] würde { $name }
    }, so wie die Reihen liegen, im nächsten Spielzug mit { $better } der { $of } noch verdeckten Kacheln gewinnen, nach diesem mit { $count }.
reason-spent =
    { $spent ->
        [exchange] „Austausch“
        [stack] „Stapeln“
        [doubler] Der Verdoppler
       *[inverter] Der Wandler
    } ist jetzt verbraucht. So wie die Reihen liegen, { $who ->
        [you] hättest du
       *[other] hätte { $name }
    } im nächsten Spielzug mit { $count } der { $of } noch verdeckten Kacheln keinen Zug; aufgehoben mit { $kept }.
reason-self-stuck =
    So wie die Reihen liegen, { $who ->
        [you] hättest du
       *[other] hätte { $name }
    } im nächsten Spielzug mit { $count } der { $of } noch verdeckten Kacheln keinen Zug; nach dem besseren Zug mit { $better }.
reason-fewer-tiles =
    Der Ziehstapel ist fast leer, und dann gewinnt, wer weniger Kacheln hat. { $who ->
        [you] Dir bleiben
       *[other] { $name } bleiben
    } { $count } auf der Hand, nach dem besseren Zug { $better }. { $opponent ->
        [you] Du hast
       *[other] { $opponentName } hat
    } { $held }.
reason-pile-ends =
    Der Ziehstapel ist leer, also gewinnt, wer weniger Kacheln hat. { $who ->
        [you] Dir bleiben
       *[other] { $name } bleiben
    } { $count } auf der Hand, nach dem besseren Zug { $better }. { $opponent ->
        [you] Du hast
       *[other] { $opponentName } hat
    } { $held }.
reason-row =
    Der bessere Zug legt Position { $rows } von { $of } auf { $who ->
        [you] deiner eigenen Zahlenreihe
       *[other] der eigenen Zahlenreihe von { $name }
    }, dieser dort keine.
reason-lays =
    Der bessere Zug legt { $better ->
        [one] 1 Kachel
       *[other] { $better } Kacheln
    }, dieser { $count ->
        [0] keine
       *[other] { $count }
    }.
reason-opens =
    Das öffnet { $colour ->
        [white] Weiß
       *[black] Schwarz
    } { $number } auf { $opponent ->
        [you] deiner Zahlenreihe: Du kannst dort
       *[other] der Zahlenreihe von { $opponentName }: { $opponentName } kann dort
    } mit { $count } der { $of } noch verdeckten Kacheln anlegen, nach dem besseren Zug mit { $better }.
reason-leaves =
    Das lässt { $opponent ->
        [you] dir
       *[other] { $opponentName }
    } { $colour ->
        [white] Weiß
       *[black] Schwarz
    } { $number }: Mit { $count } der { $of } noch verdeckten Kacheln wird daraus eine Position, nach dem besseren Zug mit { $better }.
reason-own-row =
    Nach dem besseren Zug { $who ->
        [you] kannst du
       *[other] kann { $name }
    }, so wie die Reihen liegen, im nächsten Spielzug mit { $better } der { $of } noch verdeckten Kacheln auf { $colour ->
        [white] Weiß
       *[black] Schwarz
    } { $number } anlegen, nach diesem mit { $count }.
reason-keeps =
    Das verbraucht { $spent ->
        [redraw] „Neu ziehen“
        [exchange] „Austausch“
        [stack] „Stapeln“
        [doubler] den Verdoppler
       *[inverter] den Wandler
    }; der bessere Zug braucht weder Marke noch Chip.
reason-hand-fits =
    Die Kacheln, die auf der Hand bleiben, passen auf den Reihen { $count ->
        [0] nirgends hin
        [one] an 1 Stelle
       *[other] an { $count } Stellen
    }; nach dem besseren Zug an { $better }.
reason-hand-most =
    Von den Kacheln, die auf der Hand bleiben, ließen sich höchstens { $count } auf einmal legen, nach dem besseren Zug { $better }.
