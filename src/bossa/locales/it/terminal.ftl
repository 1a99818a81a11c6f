## File
no-such-file = Impossibile leggere { $path }: { $reason }
cannot-write = Impossibile scrivere { $path }: { $reason }
bad-saved-game = { $path } non è una partita messa da parte qui, o è stata modificata.
no-saved-game = Nessuna partita è stata messa da parte.
no-such-number = { $number } non è nella lista: da 1 a { $most }.
game-exists = { $path } esiste già. Riprendi la partita con --resume, o indica un altro file.
file-exists = { $path } esiste già. Indica un altro file.

## Il tavolo
to-act = { $player } { $phase ->
    [choose] sceglie una linea o la prima mossa
    [line] sceglie una linea
    [keep] sceglie il gettone da tenere
    [draw] pesca
   *[play] gioca
 }
is-over = Partita finita
unseen-count = non viste { $count }
pile-count = pila { $count }
out-tiles = scarti { $tiles }
hand-hidden = mano coperta
marker = { $marker ->
    [R] Ripescare
    [X] Scambiare
   *[S] Impilare
 }
chip = { $chip ->
    [d] Raddoppiatore
   *[i] Invertitore
 }
chip-used = gettone usato
line = { $colour ->
    [white] Linea Bianca
   *[black] Linea Nera
 }
rows-of = { $rows ->
    [1] 1 gruppo
   *[other] { $rows } gruppi
 } su { $most }
chart = Tutte le 27 tessere
legend-tile = { $tile }: { $white } bianco/{ $black } nero
legend-unseen = cifre: tessere non ancora viste ({ $count })
legend-removed = tra cui la tessera rimossa
legend-hand = { $player }: mano di { $name }
legend-table = ▪: sul tavolo
legend-out = ✗: scartata
legend-sum = Σ: quante restano con quel numero
legend-die = ◆: il dado; ×2 Raddoppiatore; ⇄ Invertitore
legend-sizes = (1/3): vuole 1 o 3 tessere

## deal, simulate
simulating = Partite a caso, { $rules }
simulated = Partite a caso: { $games }, { $rules }
column-ending = Conclusione
column-games = Partite
ending-name = { $ending ->
    [A] A: mano vuota
    [B] B: sei gruppi
    [C] C: mano vuota con il 6° gruppo sulla linea dell’avversario
    [D] D: senza mosse
   *[E] E: pila esaurita
 }
first-player-wins = Vittorie del primo giocatore
ties = Parità
mean-turns = Turni in media
turns-from-to = Turni, il minimo e il massimo

## solve, warm
needs-play = Serve la ricerca: installa bossa[play].
solving = Calcolo in corso…
stopped = Tempo scaduto: sono intervalli, non valori esatti.
warming = Compilazione della ricerca, una volta sola…
training = Addestramento
warm = Pronto dopo { $seconds } s.

## arena
unknown-player = Il giocatore { $name } non esiste: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:NUMERO, engine, engine:NUMERO.
two-players = Servono almeno due giocatori diversi.
bad-journal = { $path } non è il diario di un’arena.
bad-piles = Le pile sono numeri di tessere da 5 a 17, separati da virgole: { $text }
other-journal = { $path } è il diario di un altro incontro.
no-scheduler = Nessuno scheduler Dask risponde a { $address }.
needs-cluster = Serve Dask: installa bossa[cluster].
playing-duels = Duelli
column-match = Incontro
column-share = Punti del primo
column-player = Giocatore
column-times = ms a decisione: mediana / 95 % / massimo

## play
you = tu
ask-rules = Quali regole?
rules-name = { $rules ->
    [regular] Regole per esperti
    [regular-chips] Regole per esperti con l’espansione
    [novice] Regole per principianti (ricostruite: i regolamenti le nominano soltanto)
   *[novice-chips] Regole per principianti con l’espansione (ricostruite)
 }
ask-opponent = Contro chi?
opponent-name = { $opponent ->
    [seedling] Germoglio: vede le mosse facili
    [leaf] Foglia: gioca quello che può
    [cup] Tazza: una partita alla pari
    [kettle] Bollitore: conosce bene il gioco
    [teahouse] Casa da tè: sbaglia di rado
    [master] Maestro del tè: al massimo della forza
    [greedy] Il computer, ingordo
    [random] Il computer, mosse a caso
   *[human] Qualcuno accanto a te, a questa tastiera
 }
take-up = C’è una partita messa da parte ({ $rules }, { $when }). Vuoi riprenderla?
take-up-yes = Sì, la riprendo
take-up-no = No, una nuova partita
ask-number = Un numero da 1 a { $most }, per favore.
hand-over = La tastiera passa al giocatore { $player }; nessun altro deve guardare. Premi Invio:
rolled = { $a }: { $white } con il dado bianco; { $b }: { $black } con il dado nero.
ask = { $player }, { $phase ->
    [choose] white, black o first?
    [line] white o black?
    [keep] keep-d (Raddoppiatore) o keep-i (Invertitore)?
   *[other] la tua mossa?
 } (? per l’aiuto)
help-choose =
    white, black   quella linea è tua, e la prima mossa è dell’avversario
    first          la prima mossa è tua, e l’avversario sceglie una linea
    Le mani si scoprono appena le linee sono assegnate.
help-keep =
    keep-d   il Raddoppiatore: una volta per partita una tua tessera conta doppio
    keep-i   l’Invertitore: una volta per partita scambia i colori di una tua tessera
    L’altro gettone esce dal gioco. Entrambi scelgono in segreto.
help-play =
    Un numero della lista, o una mossa:
    w6:23+40   posa 23 e 40 su 6 Bianco
    w6^15+50   impila 15 e 50 su 6 Bianco (tessera azione Impilare)
    x05-41     scambia la tua 05 con la 41 dell’avversario (Scambiare)
    r05        scarta 05 e pescane un’altra (Ripescare)
    14d, 14i   in un gruppo: 14 con il Raddoppiatore, con l’Invertitore
    Ogni tessera azione si usa una volta per partita.
help-goal = Vinci con la mano vuota, o quando la tua linea ha sei gruppi, chiunque li abbia posati. Perdi se, dopo aver pescato, non puoi fare nulla. Quando la pila è esaurita vince chi ha meno tessere.
help-keys = b tavolo e lista · t tutte le tessere · resign abbandona · q metti da parte la partita
list-exchange = { $first }–{ $last }  { $example } ecc.: scambia una tua tessera con una dell’avversario
list-redraw = { $first }–{ $last }  { $example } ecc.: scarta una tessera e ripesca
resign-sure = Vuoi davvero abbandonare? Scrivi resign ancora una volta, o altro per continuare:
put-away = La partita è messa da parte con la sua pila. Per riprenderla:
has-chosen = { $player } { $choice ->
    [white] prende la linea Bianca.
    [black] prende la linea Nera.
    [first] ha la prima mossa.
    [keep-d] tiene il Raddoppiatore.
   *[keep-i] tiene l’Invertitore.
 }
has-drawn = { $player } pesca { $tile }.
has-laid = { $player } posa { $tiles } su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }.
has-stacked = { $player } impila { $tiles } su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }.
has-exchanged = { $player } dà { $own } e prende { $theirs }.
has-redrawn = { $player } scarta { $tile } e pesca { $brought }.
has-left = { $player } { $ending ->
    [resign] abbandona.
    [time] ha finito il tempo.
   *[abandoned] ha lasciato la partita.
 }
outcome = Vince { $winner }: { $ending ->
    [A] la mano è vuota
    [B] sei gruppi sulla propria linea
    [C] la mano è vuota, con il 6° gruppo sulla linea dell’avversario
    [D] { $loser } non ha più mosse
    [E] la pila è esaurita e { $winner } ha meno tessere
    [resign] { $loser } ha abbandonato
    [time] { $loser } ha finito il tempo
   *[abandoned] { $loser } ha lasciato la partita
 }.
outcome-tie = Parità: la pila è esaurita e le due mani sono pari.
revealed = Tessera rimossa: { $removed } · resto della pila: { $pile }
record-written = Trascrizione: { $path }
