### Why a move was a mistake, for the board and the terminal.

reason-better-wins = La mossa migliore vince subito.
reason-gives-sixth = È il sesto gruppo sulla linea dell’avversario: la partita finisce qui.
reason-gives-row = Così l’avversario ha il gruppo { $rows } di { $of }.
reason-other-wins = Dopo questa mossa l’avversario vincerebbe subito con { $count } delle { $of } tessere; dopo la mossa migliore, con { $better }.
reason-other-stuck = Dopo la mossa migliore l’avversario sarebbe senza mosse con { $better } delle { $of } tessere; dopo questa, con { $count }.
reason-spent =
    { $spent ->
        [exchange] Scambiare è già usato
        [stack] Impilare è già usato
        [doubler] Il Raddoppiatore è già usato
       *[inverter] L’Invertitore è già usato
    }. Con le linee come sono, al prossimo turno non ci sarebbero mosse con { $count } delle { $of } tessere; tenendolo, con { $kept }.
reason-self-stuck = Con le linee come sono, al prossimo turno non ci sarebbero mosse con { $count } delle { $of } tessere; dopo la mossa migliore, con { $better }.
reason-fewer-tiles = La pila è quasi vuota, e alla fine vince chi ha meno tessere. In mano dopo questa mossa: { $count }; dopo la migliore: { $better }. L’avversario ne ha { $held }.
reason-pile-ends = La pila è vuota e quindi vince chi ha meno tessere. In mano dopo questa mossa: { $count }; dopo la migliore: { $better }. L’avversario ne ha { $held }.
reason-opens =
    Apre { $colour ->
        [white] Bianco
       *[black] Nero
    } { $number } sulla linea dell’avversario, che può riempirlo con { $count } delle { $of } tessere; dopo la mossa migliore, con { $better }.
