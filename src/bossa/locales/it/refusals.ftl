with-rule = { $text } ({ $rule })
in-record = Riga { $line }, { $item }: { $text }

## Non adesso
not-your-turn = Non è il tuo turno: tocca al giocatore { $player }.
draw-first = Prima pesca una tessera.
setup-first = La preparazione non è finita: { $phase ->
    [choose] prendi una linea, oppure fai la prima mossa
    [line] scegli una linea
   *[keep] tieni il Raddoppiatore o l’Invertitore
 }.
setup-is-over = La preparazione è finita: posa un gruppo o usa una tessera azione.
other-choice = Non è questa la scelta da fare adesso: { $phase ->
    [choose] prendi una linea, oppure fai la prima mossa
    [line] scegli una linea
   *[keep] tieni il Raddoppiatore o l’Invertitore
 }.
already-kept = Hai già scelto il gettone da tenere.
game-over = La partita è finita (conclusione { $ending }).
no-draw-now = Adesso non puoi pescare.
no-record-yet = In questa partita qualcosa è ancora segreto: non ha ancora una trascrizione.
no-record-of-position = Una partita cominciata da una posizione composta a mano non ha una trascrizione.
tag-too-early = Il campo { $tag } svela un segreto: è ammesso solo a partita finita.
no-such-step = Il passo { $count } non esiste; l’ultimo è { $last }.
nothing-to-take-back = Non c’è nulla da ritirare.

## Mosse
first-is-taken = La prima mossa è dell’avversario; scegli la linea Bianca o la linea Nera.
not-in-hand = La tessera { $tile } non è nella tua mano.
not-in-other-hand = La tessera { $tile } non è nella mano dell’avversario.
tile-twice = La tessera { $tile } si può usare una volta sola.
marker-used = La tua tessera azione { $marker ->
    [R] Ripescare
    [X] Scambiare
   *[S] Impilare
 } è già stata usata.
pile-empty = La pila è esaurita: non si può ripescare.
chip-not-held = Non hai { $chip ->
    [d] il Raddoppiatore
   *[i] l’Invertitore
 }.
two-chips = In un gruppo si può usare un solo gettone.
below-one = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } non esiste: i numeri cominciano da 1.
not-an-end = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } non è un’estremità della linea: { $ends ->
    [1] il prossimo numero è { $end }
   *[other] il prossimo numero è { $end } o { $other }
 }.
not-a-row = Su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } non c’è un gruppo su cui impilare.
stack-on-die = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } è il dado: lì non si può impilare.
size-beside-die = Accanto al dado, { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } richiede { $size } o { $other } tessere, non { $given }.
size-beside-row = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } qui richiede { $sizes ->
    [1] { $size ->
        [one] { $size } tessera
       *[other] { $size } tessere
    }
   *[other] { $size } o { $other } tessere
 }, non { $given }.
size-of-stack = Per impilare su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } { $size ->
    [one] ci vuole { $size } tessera, come nel gruppo
   *[other] ci vogliono { $size } tessere, quante ne ha il gruppo
 }, non { $given }.
no-dots = { $inverted ->
    [yes] La tessera { $tile } invertita
   *[no] La tessera { $tile }
 } non ha puntini { $colour ->
    [white] bianchi
   *[black] neri
 }.
chip-without-effect = L’Invertitore non cambia nulla sulla tessera { $tile }.
wrong-total = Il totale è { $total }, non { $number }.
redraw-brings-nothing = Qui manca la tessera pescata con Ripescare.
only-redraw-brings = Solo Ripescare si scrive con una tessera pescata.
not-unseen = La tessera { $tile } non può venire dalla pila: è già stata vista.
not-the-next-tile = La tessera { $tile } non è la prossima della pila.
not-a-leaving = Non si può lasciare una partita con la conclusione { $ending }.

## Posizioni
no-such-tile = La tessera { $tile } non esiste.
tile-stands-twice = La tessera { $tile } compare due volte.
not-the-set = Queste non sono le 27 tessere.
no-such-die = Nessun dado ha il numero { $die }.
equal-dice = I dadi mostrano lo stesso numero: si tirano di nuovo.
rolled-again = Si tirano di nuovo solo i dadi uguali.
row-on-die = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } è il posto del dado.
row-twice = Ci sono due gruppi su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }.
gap = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } non è collegato al dado.
row-size = Tessere su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }: { $given }; possono essere { $sizes ->
    [1] { $size }
   *[other] { $size } o { $other }
 }.
layer-size = Tessere in uno strato su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }: { $given }; nel gruppo: { $size }. I due numeri devono essere uguali.
row-total = Uno strato su { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 } fa { $total } in totale.
line-full = La linea { $colour ->
    [white] Bianca
   *[black] Nera
 } è piena: questa partita è finita.
nobody-chooses = Con le regole per principianti nessuno sceglie una linea.
nobody-owns = Con le regole per principianti le linee non sono di nessuno.
not-yet-owned = Le linee non sono ancora di nessuno.
one-line-each = A ogni giocatore spetta una linea.
no-chips-here = Questa partita si gioca senza gettoni.
hand-unknown = La mano di { $player } qui deve essere nota.
hand-size = Tessere nella mano di { $player }: { $given }; dovrebbero essere { $least ->
    [4] 4
   *[other] da { $least } a { $most }
 }.
stacks-and-markers = Strati impilati: { $found }; tessere azione Impilare usate: { $used }. I due numeri devono essere uguali.
discards-and-markers = Tessere scartate: { $found }; tessere azione Ripescare usate: { $used }. I due numeri devono essere uguali.
chips-and-players = Gettoni sul tavolo: { $found }; giocatori che hanno usato il proprio: { $used }. I due numeri devono essere uguali.
chip-kept = { $player } deve avere entrambi i gettoni finché non ne sceglie uno, poi al massimo uno.
no-pile = La pila è esaurita: questa partita è finita.
not-for-search = Questa posizione è della preparazione: non si può calcolare ({ $phase }).
too-large-to-solve = Con { $unseen } tessere non ancora viste questa posizione è troppo grande da calcolare; il massimo è { $most }.
first-unknown = Questa posizione non dice chi fa la prima mossa, come farebbe A-keep/B.
first-not-here = Chi fa la prima mossa si scrive solo quando si sceglie il gettone, con le regole per esperti.

## Testo illeggibile
bad-move = Non è una mossa: { $text }
bad-tile = Non è una tessera: { $text }
bad-fields = Una posizione ha { $fields } campi separati da uno spazio; qui: { $found }.
bad-phase = Non dice chi deve fare che cosa, per esempio A-play: { $text }
bad-line = Non è una linea come w5A:6=60: { $text }
bad-row = Non è un gruppo come 6=23+40: { $text }
rows-out-of-order = I gruppi di una linea devono essere in ordine crescente: { $text }
bad-side = Non descrive ciò che ha { $player }, per esempio { $player }:11,12/RXS/-: { $text }
bad-out = Non sono scarti come out:04 o out:-: { $text }
bad-deal = Non è una distribuzione (le 27 tessere in ordine e i lanci, per esempio 12,33,… 5-2): { $text }
bad-depth = Non è una profondità: { $text }
bad-tag = Non è un campo come [Result "A"]: { $text }
tag-twice = Il campo { $tag } compare due volte.
tag-missing = Manca il campo { $tag }.
bad-value = Il campo { $tag } non può contenere questo: { $text }
tag-contradicts = Il campo { $tag } dice { $value }; la partita dice altro.
bad-comment = Un commento non è chiuso, non è aperto, o sta dentro una mossa.
wrong-turn-number = Questo è il turno { $turn }, non { $number }.
turn-not-numbered = Manca il numero del turno { $turn }.
turn-without-draw = Nel turno { $turn } manca la tessera pescata.
keep-out-of-order = La scelta del gettone di A viene prima di quella di B.
choice-without-player = Chi ha scelto { $text }? Metti davanti A o B.
unknown-rules = Non ci sono regole di nome { $name }: regular, novice, ciascuna con o senza +chips.
unknown-edition = L’edizione { $edition } non è nota.
too-big = Supera { $most } byte.
not-utf-8 = Non è testo UTF-8 (byte { $byte }).
