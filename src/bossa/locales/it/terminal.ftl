## File
no-such-file = Impossibile leggere { $path }: { $reason }
cannot-write = Impossibile scrivere { $path }: { $reason }
bad-saved-game = { $path } non è una partita messa da parte qui, o è stata modificata.
no-saved-game = Nessuna partita è stata messa da parte.
game-exists = { $path } esiste già. Riprendi la partita con --resume, o indica un altro file.

## Il tavolo
to-act = { $player } { $phase ->
    [choose] sceglie una linea, o di giocare per primo
    [line] sceglie una linea
    [keep] tiene un gettone
    [draw] pesca
   *[play] gioca
 }
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
legend-tile = { $tile }: { $white } Bianco, { $black } Nero
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
    [C] C: mano vuota con il 6° gruppo sulla linea dell'avversario
    [D] D: senza mosse
   *[E] E: pila esaurita
 }
first-player-wins = Vittorie del primo giocatore
ties = Parità
mean-turns = Turni in media
turns-from-to = Turni, il minimo e il massimo

## play
you = tu
ask-rules = Quali regole?
rules-name = { $rules ->
    [regular] Regole per esperti
    [regular-chips] Regole per esperti con l'espansione
    [novice] Regole per principianti (ricostruite: i regolamenti le nominano soltanto)
   *[novice-chips] Regole per principianti con l'espansione (ricostruite)
 }
ask-opponent = Contro chi?
opponent-name = { $opponent ->
    [greedy] Il computer, ingordo
    [random] Il computer, mosse a caso
   *[human] Qualcuno accanto a te, a questa tastiera
 }
take-up = Una partita è stata messa da parte. Riprenderla?
take-up-yes = Sì, continuarla
take-up-no = No, una nuova partita
ask-number = Un numero da 1 a { $most }, per favore.
hand-over = La tastiera passa al giocatore { $player }, e nessun altro guarda. Premi Invio:
rolled = Dadi, bianco A e nero B: { $rolls }
ask = { $player }, { $phase ->
    [choose] white, black o first?
    [line] white o black?
    [keep] keep-d (Raddoppiatore) o keep-i (Invertitore)?
   *[other] la tua mossa?
 } (? per l'aiuto)
help-play =
    Scrivi un numero della lista, o una mossa:
      w6:23+40   posa 23 e 40 su 6 Bianco
      w6^15+50   impila 15 e 50 su 6 Bianco
      x05-41     scambia la tua 05 con la 41 dell'avversario
      r05        scarta 05 e ripesca
      14d, 14i   in un gruppo: 14 con il Raddoppiatore, con l'Invertitore
      resign     abbandona
      q          metti da parte la partita; bossa play --resume la riprende
put-away = La partita è messa da parte con la sua pila. Per riprenderla:
has-chosen = { $player } { $choice ->
    [white] prende la linea Bianca.
    [black] prende la linea Nera.
    [first] gioca per primo.
    [keep-d] tiene il Raddoppiatore.
   *[keep-i] tiene l'Invertitore.
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
    [A] la mano è vuota (conclusione A)
    [B] sei gruppi sulla propria linea (conclusione B)
    [C] la mano è vuota, con il 6° gruppo sulla linea dell'avversario (conclusione C)
    [D] { $loser } non ha più mosse (conclusione D)
    [E] la pila è esaurita e { $winner } ha meno tessere (conclusione E)
    [resign] { $loser } ha abbandonato
    [time] { $loser } ha finito il tempo
   *[abandoned] { $loser } ha lasciato la partita
 }.
outcome-tie = Parità: la pila è esaurita ed entrambi hanno lo stesso numero di tessere (conclusione E).
revealed = Tessera rimossa: { $removed } · resto della pila: { $pile }
record-written = Trascrizione: { $path }
