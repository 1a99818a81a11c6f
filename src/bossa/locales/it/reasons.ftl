### Why a move was a mistake, for the board and the terminal. `who` and `name` are the player of the move, `opponent` and
### `opponentName` the other one.

reason-better-wins = La mossa migliore vince subito.
reason-gives-sixth =
    È il sesto gruppo sulla { $opponent ->
        [you] tua linea
       *[other] linea di { $opponentName }
    }: la partita finisce qui.
reason-gives-row =
    Dà { $opponent ->
        [you] a te
       *[other] a { $opponentName }
    } il gruppo { $rows } su { $of }.
reason-other-wins =
    Dopo questa mossa { $opponent ->
        [you] vinceresti
       *[other] { $opponentName } vincerebbe
    } subito con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
reason-other-stuck =
    Dopo la mossa migliore { $opponent ->
        [you] resteresti
       *[other] { $opponentName } resterebbe
    } senza mosse con { $better } delle { $of } tessere non ancora viste; dopo questa, con { $count }.
reason-wins-soon =
    Dopo la mossa migliore, con le linee come sono, al turno successivo { $who ->
        [you] vinceresti
       *[other] { $name } vincerebbe
    } con { $better } delle { $of } tessere non ancora viste; dopo questa, con { $count }.
reason-spent =
    { $spent ->
        [exchange] Ora Scambiare non c’è più
        [stack] Ora Impilare non c’è più
        [doubler] Ora il Raddoppiatore non c’è più
       *[inverter] Ora l’Invertitore non c’è più
    }. Con le linee come sono, al turno successivo { $who ->
        [you] resteresti
       *[other] { $name } resterebbe
    } senza mosse con { $count } delle { $of } tessere non ancora viste; tenendolo, con { $kept }.
reason-self-stuck =
    Con le linee come sono, al turno successivo { $who ->
        [you] resteresti
       *[other] { $name } resterebbe
    } senza mosse con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
reason-fewer-tiles =
    La pila è quasi esaurita, e alla fine vince chi ha meno tessere. { $who ->
        [you] Nella tua mano
       *[other] Nella mano di { $name }
    } dopo questa mossa: { $count }; dopo la migliore: { $better }. { $opponent ->
        [you] Tu ne hai
       *[other] { $opponentName } ne ha
    } { $held }.
reason-pile-ends =
    La pila è esaurita, quindi vince chi ha meno tessere. { $who ->
        [you] Nella tua mano
       *[other] Nella mano di { $name }
    } dopo questa mossa: { $count }; dopo la migliore: { $better }. { $opponent ->
        [you] Tu ne hai
       *[other] { $opponentName } ne ha
    } { $held }.
reason-row =
    La mossa migliore gioca il gruppo { $rows } su { $of } { $who ->
        [you] sulla tua linea
       *[other] sulla linea di { $name }
    }; questa lì non ne gioca nessuno.
reason-lays =
    La mossa migliore gioca { $better ->
        [one] 1 tessera
       *[other] { $better } tessere
    }; questa { $count ->
        [0] nessuna
       *[other] { $count }
    }.
reason-opens =
    Apre { $number } { $colour ->
        [white] Bianco
       *[black] Nero
    } sulla { $opponent ->
        [you] tua linea: puoi
       *[other] linea di { $opponentName }, che può
    } giocarci un gruppo con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
reason-leaves =
    Lascia { $opponent ->
        [you] a te
       *[other] a { $opponentName }
    } { $number } { $colour ->
        [white] Bianco
       *[black] Nero
    }: { $count } delle { $of } tessere non ancora viste vi fanno un gruppo; dopo la mossa migliore, { $better }.
reason-own-row =
    Dopo la mossa migliore, con le linee come sono, al turno successivo { $who ->
        [you] puoi
       *[other] { $name } può
    } giocare un gruppo su { $number } { $colour ->
        [white] Bianco
       *[black] Nero
    } con { $better } delle { $of } tessere non ancora viste; dopo questa, con { $count }.
reason-keeps =
    Consuma { $spent ->
        [redraw] Ripescare
        [exchange] Scambiare
        [stack] Impilare
        [doubler] il Raddoppiatore
       *[inverter] l’Invertitore
    }; la mossa migliore non usa né tessere azione né gettoni.
reason-hand-fits =
    Le tessere che restano in mano vanno in { $count ->
        [0] nessun posto
        [one] 1 posto
       *[other] { $count } posti
    } delle linee; dopo la mossa migliore, in { $better }.
reason-hand-most =
    Delle tessere che restano in mano se ne potrebbero giocare al massimo { $count } in una volta; dopo la mossa migliore, { $better }.
