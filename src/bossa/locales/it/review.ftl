### Il tavolo: analisi delle partite e tavolo di analisi.

## Il grafico e il bilancio
review-title = Analisi della partita
review-board = Il tavolo di gioco
review-chance = { $who ->
    [you] Le tue probabilità di vincere
   *[other] Probabilità di vincere di { $name }
 }
review-graph = Grafico delle probabilità di vincere durante la partita, da 50 a { $chance } per cento; { $count ->
    [one] { $count } cambiamento
   *[other] { $count } cambiamenti
 }. L’elenco delle decisioni dice lo stesso a parole.
review-legend = { $kind ->
    [draw] fortuna nella pescata
    [mistake] errore
   *[unclear] piccolo o incerto
 }
review-ledger = { $result ->
    [won] Da dove viene la vittoria
    [lost] Da dove viene la sconfitta
    [tied] Da dove viene la parità
   *[none] Come si è arrivati qui
 }
review-cause = { $result ->
    [won] { $who ->
        [you] Hai vinto
       *[other] { $name } ha vinto
    }
    [lost] { $who ->
        [you] Hai perso
       *[other] { $name } ha perso
    }
   *[tied] Parità
 }: partendo da 50, la fortuna { $who ->
    [you] ti ha
   *[other] ha
 } { $luck ->
    [gave] dato
   *[cost] tolto
 } { $luckPoints } punti, le mosse ne hanno { $moves ->
    [gave] dati
   *[cost] tolti
 } { $movesPoints }.
ledger-row = { $kind ->
    [start] Una partita equilibrata
    [deal] L’inizio
    [luck] Fortuna
    [play] Mosse
    [draws] { $who ->
        [you] Le tue pescate
       *[other] Pescate di { $name }
    }
    [unclear] Differenze piccole o incerte
    [left] { $who ->
        [you] Hai abbandonato
       *[other] Abbandono di { $name }
    }
   *[mistakes] { $who ->
        [you] I tuoi errori
       *[other] Errori di { $name }
    }
 }
ledger-end = { $result ->
    [won] { $who ->
        [you] Hai vinto
       *[other] Ha vinto { $name }
    }
    [tied] Parità
   *[none] A questo punto
 }
totals-head = { $what ->
    [loss] Perdita per decisione
    [marks] Imprecisioni · errori · errori gravi
    [luck] Fortuna in tutto
   *[adjusted] Risultato meno fortuna
 }
totals-grade = gioca come { $level }
totals-decisions = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
 }

## Un momento
review-moment = { $kind ->
    [choice] Preparazione, scelta { $number }
    [turn] Turno { $number } di { $most }
   *[end] La fine
 }
review-next-mistake = Errore successivo
review-key = { $key ->
    [back] Un passo indietro
    [on] Un passo avanti
    [first] All’inizio
    [last] Alla fine
    [mistake] All’errore successivo
    [keep] Tieni la variante mostrata
    [values] Valori sul tavolo
   *[keys] Mostra questi tasti
 }
review-played = Giocata
review-better = Meglio
review-mark = { $mark ->
    [good] buona
    [inaccuracy] { $sure ->
        [estimated] imprecisione o peggio
       *[other] imprecisione
    }
    [mistake] { $sure ->
        [estimated] errore o peggio
       *[other] errore
    }
    [blunder] errore grave
    [close] incerta
   *[forced] l’unica mossa
 }
review-verdict = { $mark ->
    [good] Una buona mossa
    [inaccuracy] Un’imprecisione
    [mistake] Un errore
    [blunder] Un errore grave
    [close] { $better ->
        [yes] Differenza troppo piccola
       *[no] Una buona mossa
    }
   *[forced] L’unica mossa
 }
review-prepared = Questa parte del gioco era preparata: non conta per nessuno.
review-rank = Posto { $rank } su { $of }
review-sure = { $sure ->
    [exact] esatto
    [bounded] fra due limiti, ± { $within }
   *[estimated] stimato, ± { $within }
 }
review-draw = { $who ->
    [you] La tua pescata al turno { $turn }
   *[other] La pescata di { $name } al turno { $turn }
 }
review-draw-mean = media { $mean }, pescata { $value }: fortuna
review-tile = { $tile }: { $chance } per cento{ $came ->
    [yes] , pescata
   *[no] { "" }
 }
review-mean = Media: { $chance } per cento

## Le decisioni
review-decisions = { $shown ->
    [all] Tutte le decisioni
   *[mistakes] Errori
 }
review-all = { $shown ->
    [all] Solo gli errori
   *[mistakes] { $count ->
        [one] Tutte: { $count }
       *[other] Tutte: { $count }
     }
 }
review-no-mistakes = Nessuno ha commesso un errore degno di nota.
review-show-on-board = Mostra sul tavolo
review-hidden = Prova prima tu sul tavolo.
review-try = Voglio provare prima: nascondi le mosse migliori
review-try-title = { $who ->
    [you] Che cosa giocheresti?
   *[other] Che cosa dovrebbe giocare { $name }?
 }
review-try-how = Scegli una mossa sul tavolo. Vale ogni mossa che perde meno di due punti.
review-try-right = Trovata: buona quanto la migliore ({ $points }).
review-try-wrong = Questa perde troppo ({ $points }). Provane un’altra.
review-answer = Mostra la soluzione

## La pagina
review-back = Torna alla partita
review-what-if = E se…
play-on = Continua da qui
play-on-how = { $who ->
    [you] Una partita di allenamento contro il computer. Giochi dalla tua parte.
   *[other] Una partita di allenamento contro il computer. Prendi il posto di { $name }.
 } Le tessere non ancora viste vengono rimescolate.
play-on-begin = Gioca
review-share = Condividi questo momento
review-again = Chiedi di nuovo
review-cancel = Annulla
review-no-record = Questo link non contiene una partita: è stato troncato o modificato per strada.
review-still-going = Questa partita non è finita. Si può analizzare alla fine.
review-under-way = { $state ->
    [waiting] Prima vengono altre analisi…
   *[running] Analisi della partita: { $percent } per cento
 }
review-ended = { $status ->
    [cancelled] L’analisi è stata annullata.
   *[failed] L’analisi non è riuscita.
 }
review-takebacks = { $count ->
    [one] { $count } mossa è stata ritirata; non è analizzata.
   *[other] { $count } mosse sono state ritirate; non sono analizzate.
 }

## Il tavolo di analisi
analysis-title = Analisi
analysis-set-up = Componi
analysis-turn = Gira
analysis-position = Posizione in notazione
analysis-open = Usa questa posizione
analysis-copy = Copia la posizione
analysis-what-if = E se
analysis-path = La variante mostrata
analysis-start = Inizio
analysis-acts = { $what ->
    [draw] { $who ->
        [you] Peschi tu
       *[other] { $name } pesca
    }
   *[play] { $who ->
        [you] Giochi tu
       *[other] { $name } gioca
    }
 }
analysis-worth = { $what ->
    [draw] media { $chance }
   *[play] migliore { $chance }
 }
analysis-let-come = Fai arrivare una tessera
analysis-brings = Quale tessera si pesca con Ripescare?
analysis-sure = { $sure ->
    [exact] Esatto: tiene conto di ogni pescata e di ogni risposta.
    [bounded] Il valore sta fra due limiti: { $value }.
   *[estimated] Una stima: { $value }.
 }
analysis-valuing = I valori stanno arrivando…
analysis-values = Valori sul tavolo
analysis-branches = Le varianti che hai tenuto
analysis-keep = Tieni questa
analysis-no-branches = Ancora nessuna. Continua a giocare e tieni quello che vuoi confrontare.
analysis-forget = Elimina la variante { $number }
analysis-link = L’indirizzo di questa pagina contiene la posizione e tutte le varianti: condividilo o salvalo.
set-up-acts = Tocca a
set-up-act = { $seat ->
    [A] Giocatore A
   *[B] Giocatore B
 } { $what ->
    [draw] pesca
   *[play] gioca
 }
set-up-die = { $colour ->
    [white] Dado bianco
   *[black] Dado nero
 }
set-up-owner = La linea Bianca è di
set-up-where = Scegli un posto…
set-up-spot = { $spot ->
    [A] Mano del giocatore A
    [B] Mano del giocatore B
    [out] Scarti
   *[unseen] Non viste
 }
set-up-row = { $count ->
    [0] { $place }, vuoto
    [one] { $place }, { $count } tessera
   *[other] { $place }, { $count } tessere
 }
set-up-layer = Strato { $number }
set-up-chip = { $tile }: { $chip ->
    [d] con il Raddoppiatore
    [i] con l’Invertitore
   *[none] senza gettone
 }. Cambia
set-up-tiles = … e le tessere che ci sono: { $place }
set-up-left = { $seat ->
    [A] Il giocatore A ha ancora
   *[B] Il giocatore B ha ancora
 }
