### Why a move was a mistake, for the board and the terminal.

reason-better-wins = La mossa migliore vince subito.
reason-gives-sixth = È il sesto gruppo sulla linea dell’avversario: la partita finisce qui.
reason-gives-row = Dà all’avversario il gruppo { $rows } su { $of }.
reason-other-wins = Dopo questa mossa l’avversario vincerebbe subito con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
reason-other-stuck = Dopo la mossa migliore l’avversario resterebbe senza mosse con { $better } delle { $of } tessere non ancora viste; dopo questa, con { $count }.
reason-spent =
    { $spent ->
        [exchange] Ora Scambiare non c’è più
        [stack] Ora Impilare non c’è più
        [doubler] Ora il Raddoppiatore non c’è più
       *[inverter] Ora l’Invertitore non c’è più
    }. Con le linee come sono, al turno successivo si resterebbe senza mosse con { $count } delle { $of } tessere non ancora viste; tenendolo, con { $kept }.
reason-self-stuck = Con le linee come sono, al turno successivo si resterebbe senza mosse con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
reason-fewer-tiles = La pila è quasi esaurita, e alla fine vince chi ha meno tessere. In mano dopo questa mossa: { $count }; dopo la migliore: { $better }. L’avversario ne ha { $held }.
reason-pile-ends = La pila è esaurita, quindi vince chi ha meno tessere. In mano dopo questa mossa: { $count }; dopo la migliore: { $better }. L’avversario ne ha { $held }.
reason-opens =
    Apre { $number } { $colour ->
        [white] Bianco
       *[black] Nero
    } sulla linea dell’avversario, che può farlo con { $count } delle { $of } tessere non ancora viste; dopo la mossa migliore, con { $better }.
