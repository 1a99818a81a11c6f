## Che cosa mostrano di una pagina i motori di ricerca, le chat e le schede del browser
page-title = Bossa: un gioco di tessere per due
page-lead = Svuota la mano, o forma sei gruppi sulla tua linea. Un gioco di tessere per due, nato a Sapporo: con gli amici o contro il computer.
page-join-title = Hai un invito a giocare a Bossa
page-join-lead = Un gioco di tessere per due, nato a Sapporo. Apri il link e gioca: non serve un account.
page-rules-title = Le regole di Bossa
page-sheet-title = Bossa su un foglio, da stampare
page-about-title = Informazioni su questo sito per giocare a Bossa
page-learn-title = Impara Bossa
page-games-title = Le tue partite di Bossa
page-record-title = Una partita di Bossa, mossa per mossa
page-review-title = Analisi di una partita di Bossa: fortuna e abilità
page-analysis-title = Tavolo di analisi per Bossa
page-continue-title = Continua le tue partite di Bossa su questo dispositivo
page-game-title = { $a } contro { $b }: una partita di Bossa

## A che punto è una partita: sotto il titolo e sull’immagine
page-waiting = C’è ancora un posto libero.
page-setup = La partita sta per cominciare.
page-turn = Tocca a { $name }.
page-called-off = La partita è stata annullata.
page-tie = Parità: la pila è esaurita e le due mani hanno lo stesso numero di tessere.
page-won = Vince { $winner }: { $ending ->
    [A] la sua mano è vuota.
    [B] la sua linea ha sei gruppi.
    [C] la sua mano è vuota, con il sesto gruppo sulla linea dell’avversario.
    [D] { $loser } non ha più mosse.
    [E] la pila è esaurita e { $loser } ha più tessere.
    [resign] { $loser } ha abbandonato.
    [time] { $loser } ha finito il tempo.
   *[abandoned] { $loser } ha lasciato la partita.
 }

## Giocatori
page-guest = Ospite
page-seat = { $seat ->
    [A] Giocatore A
   *[B] Giocatore B
 }
page-level = { $level ->
    [seedling] Germoglio
    [leaf] Foglia
    [cup] Tazza
    [kettle] Bollitore
    [teahouse] Casa da tè
   *[master] Maestro del tè
 }

## Sulle immagini
card-headline = Svuota la mano, o forma sei gruppi.
card-origin = Un gioco di tessere per due, nato a Sapporo
