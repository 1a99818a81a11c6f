## File
no-such-file = Impossibile leggere { $path }: { $reason }
cannot-write = Impossibile scrivere { $path }: { $reason }
bad-saved-game = { $path } non è una partita salvata qui, o il file è stato modificato.
no-saved-game = Non c’è nessuna partita salvata.
no-such-number = { $number } non è nella lista: da 1 a { $most }.
game-exists = { $path } esiste già. Riprendi la partita con --resume, o indica un altro file.
file-exists = { $path } esiste già. Indica un altro file.

## Il tavolo
to-act = { $player } { $phase ->
    [choose] sceglie se prendere una linea o fare la prima mossa
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
legend-unseen = cifre: tessere non ancora viste ({ $count })
legend-removed = tra cui la tessera rimossa
legend-hand = { $player }: mano di { $name }
legend-table = ▪: sul tavolo
legend-out = ✗: scartata
legend-sum = Σ: tessere non ancora viste con quel numero

## deal, simulate
simulating = Partite casuali, { $rules }
simulated = Partite casuali: { $games }, { $rules }
column-ending = Conclusione
column-games = Partite
ending-name = { $ending ->
    [A] A: mano vuota
    [B] B: sei gruppi
    [C] C: mano vuota con il sesto gruppo sulla linea dell’avversario
    [D] D: senza mosse
    [resign] un giocatore ha abbandonato
    [time] tempo scaduto
    [abandoned] partita lasciata
   *[E] E: pila esaurita
 }
first-player-wins = Vittorie del primo giocatore
ties = Parità
mean-turns = Turni in media
turns-from-to = Turni, il minimo e il massimo

## solve, warm
needs-play = Serve la ricerca: installa bossa[play].
solving = Calcolo in corso…
stopped = Limite di tempo raggiunto: sono intervalli, non valori esatti.
warming = Compilazione della ricerca, una volta sola…
training = Addestramento
warm = Pronto dopo { $seconds } s.

## arena
unknown-player = Il giocatore { $name } non esiste: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:NUMERO, engine, engine:NUMERO.
two-players = Servono almeno due giocatori diversi.
bad-journal = { $path } non è il registro di un’arena.
bad-piles = Indica pile da 5 a 17 tessere, separate da virgole: { $text }
other-journal = { $path } è il registro di un altro incontro.
no-scheduler = Nessuno scheduler Dask risponde a { $address }.
needs-cluster = Serve Dask: installa bossa[cluster].
playing-duels = Duelli
column-match = Incontro
column-share = Punteggio del primo
column-player = Giocatore
column-times = ms a decisione: mediana / 95% / massimo

## play
seat-of = { $player } ({ $who ->
    [human] tu
    [seedling] Germoglio
    [leaf] Foglia
    [cup] Tazza
    [kettle] Bollitore
    [teahouse] Casa da tè
    [master] Maestro del tè
    [greedy] computer ingordo
   *[random] computer casuale
 })
ask-rules = Quali regole?
rules-name = { $rules ->
    [regular] Regole per esperti
    [regular-chips] Regole per esperti con l’espansione
    [novice] Regole per principianti (ricostruite: i regolamenti le citano soltanto)
   *[novice-chips] Regole per principianti con l’espansione (ricostruite)
 }
rules-short = { $rules ->
    [regular] regole per esperti
    [regular-chips] regole per esperti con l’espansione
    [novice] regole per principianti
   *[novice-chips] regole per principianti con l’espansione
 }
ask-opponent = Contro chi?
opponent-name = { $opponent ->
    [seedling] Germoglio: vede le mosse facili
    [leaf] Foglia: gioca quello che può
    [cup] Tazza: una partita equilibrata
    [kettle] Bollitore: conosce bene il gioco
    [teahouse] Casa da tè: sbaglia di rado
    [master] Maestro del tè: al massimo della forza
   *[human] Un’altra persona, a questa tastiera
 }
take-up = C’è una partita salvata ({ $rules }, { $when }). Vuoi riprenderla?
take-up-yes = Sì, la riprendo
take-up-no = No, una nuova partita
ask-number = Un numero da 1 a { $most }, per favore.
hand-over = Passa la tastiera al giocatore { $player }; nessun altro deve guardare. Poi premi Invio:
rolled = { $a }: { $white } con il dado bianco; { $b }: { $black } con il dado nero.
ask = { $player }, { $phase ->
    [choose] white, black o first?
    [line] white o black?
    [keep] keep-d (Raddoppiatore) o keep-i (Invertitore)?
   *[other] la tua mossa?
 } (? per l’aiuto)
help-choose =
    white, black   quella linea è tua, e la prima mossa è dell’avversario
    first          fai la prima mossa, e l’avversario sceglie una linea
    Le mani si scoprono appena le linee sono assegnate.
help-keep =
    keep-d   il Raddoppiatore: una volta per partita una tua tessera conta doppio
    keep-i   l’Invertitore: una volta per partita inverte i colori di una tua tessera
    L’altro gettone esce dal gioco. Entrambi scelgono in segreto.
help-play =
    Un numero della lista, o una mossa:
    w6:23+40   posa 23 e 40 su 6 Bianco
    w6^15+50   impila 15 e 50 su 6 Bianco (tessera azione Impilare)
    x05-41     scambia la tua 05 con la 41 dell’avversario (Scambiare)
    r05        scarta 05 e pescane un’altra (Ripescare)
    14d, 14i   in un gruppo: 14 con il Raddoppiatore, con l’Invertitore
    Ogni tessera azione si usa una volta per partita.
help-goal = Vinci quando la tua mano è vuota{ $rules ->
    [novice] { "" }
   *[regular] , o quando la tua linea ha sei gruppi, senza contare il dado, chiunque li abbia posati
 }. Perdi se, dopo aver pescato, non puoi fare nulla. Quando la pila è esaurita alla fine di un turno, vince chi ha meno tessere.
help-keys = b tavolo e lista · t tutte le tessere · resign abbandona · q salva ed esci
list-exchange = { $first }–{ $last }  { $example } ecc.: scambia una tua tessera con una dell’avversario
list-redraw = { $first }–{ $last }  { $example } ecc.: scarta una tessera e ripesca
resign-sure = Vuoi davvero abbandonare? Scrivi resign ancora una volta, o altro per continuare:
put-away = La partita è salvata, pila compresa. Per riprenderla:
has-chosen = { $player } { $choice ->
    [white] prende la linea Bianca.
    [black] prende la linea Nera.
    [first] fa la prima mossa.
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
    [B] la sua linea ha sei gruppi
    [C] la mano è vuota, con il sesto gruppo sulla linea dell’avversario
    [D] { $loser } non ha più mosse
    [E] la pila è esaurita e { $winner } ha meno tessere
    [resign] { $loser } ha abbandonato
    [time] { $loser } ha finito il tempo
   *[abandoned] { $loser } ha lasciato la partita
 }.
outcome-tie = Parità: la pila è esaurita e le due mani hanno lo stesso numero di tessere.
revealed = Tessera rimossa: { $removed } · resto della pila: { $pile }
record-written = Trascrizione: { $path }

## The board in signs
turn-number = turno { $turn }
tiles-to-lay = { $count ->
    [one] ancora 1 tessera da posare
   *[other] ancora { $count } tessere da posare
 }
under-it = sotto:
list-folded = l le mostra tutte
sign-tile = { $tile }: una tessera, 2 bianco/3 nero; scrivi { $typed }
sign-drawn = { $tile }: appena pescata
sign-chips = { $doubler }: Raddoppiatore; { $inverter }: Invertitore
sign-die = { $sign }: il dado
sign-sizes = { $sign }: estremità aperta, richiede 1 o 3 tessere
sign-closed = { $sign }: estremità chiusa, non ci va più nulla
sign-layers = { $sign }: due strati; si vede quello in cima

## Analisi
reviewing = Analisi della partita
rolling = Si giocano i possibili seguiti
page-written = Pagina: { $path }
ledger-title = Come sono cambiate le probabilità di { $player }, in punti percentuali:
ledger-player = { $player }: { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }, in media { $points } punti persi{ $grade }. Fortuna: { $luck } punti.
ledger-grade = { ":" } così gioca { $level }
grade = { $level ->
    [seedling] Germoglio
    [leaf] Foglia
    [cup] Tazza
    [kettle] Bollitore
    [teahouse] Casa da tè
   *[master] Maestro del tè
 }
ledger-no-decisions = { $player } non ha avuto nulla da decidere.
ledger-mistakes = { $count ->
    [0] Nessuna decisione è costata qualcosa di rilevante.
    [one] Una decisione è costata qualcosa:
   *[other] { $count } decisioni sono costate qualcosa:
 }
ledger-mistake = Passo { $step }: { $player } ha giocato { $move } ({ $mark ->
    [blunder] errore grave
    [mistake] errore
    [inaccuracy] imprecisione
   *[close] incerto
 }, { $points } punti). Meglio: { $better }

## Statistiche
stats-reviewing = Analisi delle partite
stats-no-records = Non ci sono partite registrate da contare.
stats-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }. Un punto è un centesimo di vittoria; ± e parentesi sono intervalli al 95%.
stats-by = { $by ->
    [all] Tutte le partite
    [name] Per giocatore
    [order] Per ordine di gioco
    [line] Per linea
   *[rules] Per regole
 }
stats-name = { $name ->
    [all] entrambi i giocatori
    [first] primo a giocare
    [second] secondo a giocare
    [white] linea Bianca
    [black] linea Nera
   *[none] senza nome
 }
stats-column = { $kind ->
    [loss] Perdita per decisione
    [result] Risultato %
    [adjusted] Risultato % senza fortuna
    [luck] Fortuna per partita
    [spread] Dispersione della fortuna
   *[share] Quota %
 }
stats-endings = Come finiscono le partite: { $rules }
stats-plots = Grafici: { $path }
bad-kept = { $path } non è un file di analisi conservate.
needs-stats = Per i grafici serve matplotlib: installa bossa[stats].

## Le regole
no-such-rule = La regola { $name } non c’è. Le regole sono { $rules }; una lettera da sola mostra la sua sezione.

## Lezioni
learn-how = Tu sei A, in basso. Scrivi una mossa: linea, numero, tessere. b4:24 mette la tessera bianco 2, nero 4 sul 4 Nero.
learn-keys = Scrivi una mossa, per esempio b2:21+31; x05-13 scambia, r50 ripesca. back: passo precedente. skip: seguente. q: smetti.
learn-ask = La tua mossa (? per l’aiuto):
learn-enter = Invio per continuare:
learn-another = Invio per continuare, a per un’altra scelta:
learn-kept = La lezione ti aspetta. Per continuare:
learn-end = Ben fatto! Per continuare:
learn-state = { $done ->
    [yes] (fatta)
    [begun] (iniziata)
   *[no] (nuova)
 }
