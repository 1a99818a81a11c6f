# Che cosa dice il tavolo nel browser.

## Ovunque
app-name = Bossa
pages = Pagine
how = Come si gioca
language = Lingua
settings = Impostazioni
theme = Aspetto
theme-name = { $theme ->
    [system] Come il sistema
    [light] Chiaro
   *[dark] Scuro
 }
theme-light = Aspetto chiaro
theme-dark = Aspetto scuro
setting-numerals = Numeri sulle tessere
setting-confirm = Chiedi conferma prima di ogni mossa (altrimenti un tocco su un posto adatto gioca subito)
notify-me = Avvisami quando tocca a me
close = Chiudi
sentence-gap = { " " }
loading = Un momento…
no-connection = Il server non risponde. Controlla la connessione.
refused-unexplained = Il server ha rifiutato la richiesta ({ $status }).
connection-lost = La connessione è caduta. Nuovo tentativo…
missing-title = Qui non c’è niente
missing-why = L’indirizzo è sbagliato, o la partita non c’è più.
to-home = Torna alla pagina iniziale

## Pagina iniziale
home-title = Due linee, 27 tessere, due giocatori
home-lead = Posa le tessere sulla linea Bianca e sulla linea Nera, numero dopo numero. Vince chi resta con la mano vuota, o chi ha sei gruppi sulla propria linea.
play-now = Gioca subito
play-now-summary = { $rules } · { $level }
play-link = Gioca con un link
play-device = Gioca su questo dispositivo
choices-title = La partita
rules = Regole
rules-short = { $rules ->
    [regular] Regole per esperti
    [regular-chips] Regole per esperti con gettoni
    [novice] Regole per principianti
   *[novice-chips] Regole per principianti con gettoni
 }
rules-full = { $rules ->
    [regular] Regole per esperti
    [regular-chips] Regole per esperti con l’espansione (gettoni modificatori)
    [novice] Regole per principianti (ricostruite)
   *[novice-chips] Regole per principianti (ricostruite) con l’espansione (gettoni modificatori)
 }
novice-note = I regolamenti citano le regole per principianti ma non le riportano: queste sono una ricostruzione.
with-chips = Con l’espansione: un gettone modificatore a testa
level = Livello del computer
level-name = { $level ->
    [seedling] Germoglio
    [leaf] Foglia
    [cup] Tazza
    [kettle] Bollitore
    [teahouse] Casa da tè
   *[master] Maestro del tè
 }
level-detail = { $level ->
    [seedling] Vede le mosse facili.
    [leaf] Gioca quello che può.
    [cup] Una partita alla pari.
    [kettle] Conosce bene il gioco.
    [teahouse] Sbaglia di rado.
   *[master] Al massimo della forza.
 }
seat = Il tuo dado
seat-choice = { $seat ->
    [random] A caso
    [A] Il bianco
   *[B] Il nero
 }
clock = Orologio
clock-none = Senza orologio
clock-wish = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 } più { $increment ->
    [one] { $increment } secondo
   *[other] { $increment } secondi
 } a mossa
clock-wish-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } a mossa
my-games = Le mie partite
no-games = Ancora nessuna partita. La prima è a un tocco da qui.
your-turn = Tocca a te
state-theirs = Tocca all’avversario
state-won = Vinta
state-lost = Persa
state-tie = Parità
state-over = Finita
state-called-off = Annullata
me-title = Tu
name = Il tuo nome
save = Salva
name-saved = Salvato.
other-device = Continua su un altro dispositivo
other-device-how = Apri questo link sull’altro dispositivo entro dieci minuti. Vale una volta sola, e le tue partite saranno anche lì.
my-data = I tuoi dati
my-data-what = Il server conserva il tuo nome, le tue partite e il giorno dell’ultima visita di ciascuno dei tuoi dispositivi.
download-data = Scarica
sign-out-others = Disconnetti gli altri dispositivi
signed-out = { $count ->
    [0] Nessun altro dispositivo è connesso.
    [one] Un dispositivo è stato disconnesso.
   *[other] { $count } dispositivi sono stati disconnessi.
 }
delete-data = Elimina tutto
delete-data-ask = Eliminare tutto? Il tuo nome viene eliminato e nessuno dei tuoi dispositivi avrà più accesso alle tue partite. Abbandoni le partite in corso contro altri. Non si può annullare.
delete-data-sure = Sì, elimina
keep-data = Conserva
data-deleted = I tuoi dati sono stati eliminati.
link = Link
share = Condividi
copy = Copia
copied = Copiato.
qr-label = Codice QR del link

## Inviti
invite-title = Invita qualcuno
invite-how = Manda questo link a una persona. Chi lo apre e tocca «Partecipa» gioca con te.
invite-text = Gioca a Bossa con me
invite-waiting = In attesa dell’altro giocatore
watch-title = Invita a guardare
watch-how = Chi apre questo link può guardare la partita, ma non giocare.
watch-text = Guarda questa partita a Bossa
unreachable = Questo indirizzo funziona solo su questo computer: nessun altro può aprirlo. Avviato con HOST=0.0.0.0, il server è raggiungibile dalla tua rete.
join-title = Hai un invito a giocare a Bossa
join-title-by = { $name } ti invita a giocare a Bossa
join = Partecipa
join-taken = Questo posto è già preso.
continue-title = Continua qui
continue-why = Le tue partite e il tuo nome arrivano su questo dispositivo. Il link vale una volta sola.
continue-here = Continua su questo dispositivo
continue-own = { $count ->
    [one] Su questo dispositivo c’è già una partita. Vuoi portarla con te?
   *[other] Su questo dispositivo ci sono già { $count } partite. Vuoi portarle con te?
 }
continue-merge = Porta con te
continue-leave = Lascia
continue-leave-why = Ciò che lasci non sarà più raggiungibile da questo dispositivo.

## I giocatori
you = Tu
guest = Ospite
nobody-yet = Ancora nessuno
computer = Computer
away = assente
seat-name = { $seat ->
    [A] Giocatore A
   *[B] Giocatore B
 }
side-label = { $who ->
    [you] Il tuo lato
   *[other] Lato di { $name }
 }
hand-label = { $who ->
    [you] La tua mano
   *[other] Mano di { $name }
 }
game-title = Partita con { $name }
game-title-two = { $a } – { $b }
watching = Stai guardando la partita.

## Tessere e linee
tile-dots = { $white ->
    [0] { $black } nero
   *[other] { $black ->
        [0] { $white } bianco
       *[other] { $white } bianco/{ $black } nero
    }
 }
tile-face-down = tessera coperta
tile-fresh = { $tile } (appena pescata)
tile-with-chip = { $tile } con { $chip ->
    [d] il Raddoppiatore
   *[i] l’Invertitore
 }
tile-count = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
 }
die-label = { $colour ->
    [white] Dado bianco
   *[black] Dado nero
 }: { $number }
place = { $number } { $colour ->
    [white] Bianco
   *[black] Nero
 }
line-title = { $owner ->
    [you] La tua linea
    [opponent] Linea dell’avversario
    [named] Linea di { $name }
   *[none] Linea
 } · { $colour ->
    [white] Bianca
   *[black] Nera
 }
rows-of-line = { $count ->
    [one] { $count } gruppo
   *[other] { $count } gruppi
 } su { $most }
sizes-one = { $size }
sizes-two = { $size } o { $other }
sizes-short = { $sizes }
end-label = { $place }, estremità aperta, vuole { $sizes } tessere
end-label-fits = { $place }, va bene: { $sum }
end-label-closed = { $place }, estremità chiusa: qui non può più andare niente
row-label = { $place }: { $tiles }
row-label-layers = { $place }, impilato: { $tiles }; sotto: { $under }
row-label-fits = { $row }. Impila qui: { $sum }
actions-label = Tessere azione e gettoni
marker-name = { $marker ->
    [R] Ripescare
    [X] Scambiare
   *[S] Impilare
 }
chip-name = { $chip ->
    [d] Raddoppiatore
   *[i] Invertitore
 }
action-used = { $name }, già usato
pile-left = { $count ->
    [0] La pila è esaurita
   *[other] { $count } nella pila
 }
discards = Scarti
clock-label = Tempo rimasto:
clock-days = { $days } g { $hours } h

## Tutte le tessere
overview = Panoramica
chart-title = Le 27 tessere
chart-caption = Tutte le tessere, puntini bianchi verso destra, neri verso il basso
chart-cell = { $tile }: { $place }
dots-of = { $number } { $colour ->
    [white] bianco
   *[black] nero
 }
whereabouts = { $place ->
    [near] { $who ->
        [you] la tua mano
       *[other] { $near }
    }
    [far] { $far }
    [table] sul tavolo
    [out] negli scarti
   *[unseen] non in vista
 }
unseen-count-short = ?
unseen-count-long = tessere non in vista con questo numero
unseen-with = non in vista con { $number } { $colour ->
    [white] bianco
   *[black] nero
 }: { $count }

## Che cosa è successo
moves = Mosse
no-moves-yet = Non è ancora successo niente.
step-chosen = { $who ->
    [you] { $choice ->
        [white] Prendi la linea Bianca.
        [black] Prendi la linea Nera.
        [first] La prima mossa è tua.
        [keep-d] Tieni il Raddoppiatore.
        [keep-i] Tieni l’Invertitore.
       *[secret] Hai scelto.
    }
   *[other] { $name } { $choice ->
        [white] prende la linea Bianca.
        [black] prende la linea Nera.
        [first] ha la prima mossa.
        [keep-d] tiene il Raddoppiatore.
        [keep-i] tiene l’Invertitore.
       *[secret] ha scelto.
    }
 }
step-choice-short = { $choice ->
    [white] linea Bianca
    [black] linea Nera
    [first] prima mossa
    [keep-d] Raddoppiatore
    [keep-i] Invertitore
   *[secret] ha scelto
 }
step-drawn = { $who ->
    [you] Peschi { $tile }.
   *[other] { $name } pesca { $tile }.
 }
step-laid = { $who ->
    [you] Posi { $tiles } su { $place }.
   *[other] { $name } posa { $tiles } su { $place }.
 }
step-stacked = { $who ->
    [you] Impili { $tiles } su { $place }.
   *[other] { $name } impila { $tiles } su { $place }.
 }
step-exchanged = { $who ->
    [you] Dai { $own } e prendi { $theirs }.
   *[other] { $name } dà { $own } e prende { $theirs }.
 }
step-redrawn = { $who ->
    [you] Scarti { $tile } e peschi { $brought }.
   *[other] { $name } scarta { $tile } e pesca { $brought }.
 }
step-left = { $who ->
    [you] { $ending ->
        [resign] Abbandoni.
        [time] Hai finito il tempo.
       *[abandoned] Hai lasciato la partita.
    }
   *[other] { $name } { $ending ->
        [resign] abbandona.
        [time] ha finito il tempo.
       *[abandoned] ha lasciato la partita.
    }
 }
step-left-short = { $ending ->
    [resign] abbandona
    [time] tempo scaduto
   *[abandoned] ha lasciato la partita
 }
said-taken-back = L’ultima mossa è stata ritirata.

## A chi tocca, e che cosa si chiede
turn-of = È il turno di { $name }
thinking = { $name } sta pensando…
moment = Un momento…
is-away = { $name } in questo momento non c’è.
waiting-for = { $name } { $phase ->
    [choose] sceglie una linea o la prima mossa.
    [line] sceglie una linea.
    [keep] sceglie un gettone in segreto.
   *[play] sta pensando alla mossa.
 }
asked-for = { $phase ->
    [choose] Scegli una linea o la prima mossa. Solo tu vedi la tua mano.
    [line] Scegli la tua linea. Solo tu vedi la tua mano.
    [keep] Scegli il gettone da tenere.
   *[play] Fai una mossa.
 }
you-drew = { $you ->
    [you] Hai pescato { $tile }.
   *[other] Pescata: { $tile }.
 }
pick-tiles = Scegli le tessere, o tocca un posto per vedere che cosa ci va.
pick-action = Nessun gruppo possibile: usa una tessera azione.
fits-in = Va bene su { $places }. Scegli il posto.
row-chosen = { $place }{ $owner ->
    [own] { " " }sulla tua linea
    [theirs] { " " }sulla linea dell’avversario
   *[none] { "" }
 }{ $kind ->
    [stack] , impilato
   *[lay] { "" }
 }: { $sum }.
row-leaves = { $left ->
    [one] Ti resterebbe { $left } tessera.
   *[other] Ti resterebbero { $left } tessere.
 }
row-ends = { $ends ->
    [wins] Così vinci la partita.
    [ties] Così la partita finisce in parità.
   *[loses] Così perdi la partita!
 }
reason-at = { $place }: { $reason }
more-tiles = Aggiungendo altre tessere può andare su { $places }.
stack-asks = Scegli le tessere da impilare su un gruppo: tante quante ne ha, con lo stesso totale.
exchange-asks = { $missing ->
    [own] Scegli la tessera che dai e quella che prendi dalla mano dell’avversario.
   *[theirs] Ora scegli la tessera che prendi dalla mano dell’avversario.
 }
exchange-chosen = Dai { $own } e prendi { $theirs }.
redraw-asks = Scegli la tessera da scartare; poi ne peschi un’altra.
redraw-chosen = Scarti { $tile } e ne peschi un’altra.
chip-asks = Scegli dove mettere { $chip ->
    [d] il Raddoppiatore: i puntini della tessera contano doppio.
   *[i] l’Invertitore: il bianco e il nero della tessera si scambiano.
 }
not-now = { $name }: adesso non è possibile.
clear = Deseleziona
button-lay = Posa su { $place }
button-stack = Impila su { $place }
button-exchange = Scambia le tessere
button-redraw = Scarta e pesca
button-lay-nothing = { $mode ->
    [stack] Impila le tessere
    [exchange] Scambia le tessere
    [redraw] Scarta e pesca
   *[lay] Posa
 }
ways-title = { $kind ->
    [stack] Impilare su { $place }
   *[lay] Come fare { $place }
 }
way-label = { $tiles }: { $sum }
way-ends = { $ends ->
    [wins] vittoria
    [ties] parità
   *[loses] sconfitta
 }
no-ways = Nessuna delle tue tessere può andare qui adesso.

## Preparazione
rolled-equal = Entrambi i dadi danno { $number }: si tira di nuovo.
rolled-dice = Dado bianco: { $white } ({ $a }). Dado nero: { $black } ({ $b }).
choice-title = { $choice ->
    [white] La linea Bianca
    [black] La linea Nera
    [first] Giocare per primo
    [keep-d] Tenere il Raddoppiatore
   *[keep-i] Tenere l’Invertitore
 }
choice-detail = { $choice ->
    [white] Parte da { $number }. La prima mossa è dell’avversario.
    [black] Parte da { $number }. La prima mossa è dell’avversario.
    [first] L’avversario sceglie la linea.
    [keep-d] Una volta per partita una tua tessera conta doppio.
   *[keep-i] Una volta per partita bianco e nero si scambiano su una tua tessera.
 }
keep-secret = Entrambi scelgono in segreto; l’altro gettone esce dal gioco.
hand-over-title = Passa lo schermo al { $name }
hand-over-why = Le mani sono coperte. La prossima scelta è segreta: nessun altro deve guardare.
hand-over-done = Sono il { $name }

## Oltre al gioco
take-back = Ritira la mossa
takeback-asked = { $name } chiede di ritirare l’ultima mossa.
takeback-waits = Hai chiesto all’avversario di poter ritirare la mossa.
takeback-declined = { $name } non ha accettato il ritiro della mossa.
accept = Accetta
decline = Rifiuta
resign = Abbandona
resign-ask = Abbandonare la partita? Vince l’avversario.
call-off = Annulla la partita
call-off-ask = Annullare la partita? Non vince nessuno.
go-on = Continua a giocare
claim = Chiudi la partita
claim-why = L’avversario è assente da molto. Puoi chiudere la partita e vincerla.

## La fine
called-off = La partita è stata annullata.
outcome-is-tie = Parità: la pila è esaurita e le due mani sono pari.
outcome-won = { $who ->
    [you] Vinci tu: { $ending ->
        [A] la tua mano è vuota.
        [B] la tua linea ha sei gruppi.
        [C] la tua mano è vuota, con il 6° gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] la pila è esaurita e hai meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
    [them] Vince { $winner }: { $ending ->
        [A] la sua mano è vuota.
        [B] la sua linea ha sei gruppi.
        [C] la sua mano è vuota, con il 6° gruppo sulla tua linea.
        [D] non hai più mosse.
        [E] la pila è esaurita e hai più tessere.
        [resign] hai abbandonato.
        [time] hai finito il tempo.
       *[abandoned] la tua assenza è durata troppo a lungo.
    }
   *[other] Vince { $winner }: { $ending ->
        [A] la mano è vuota.
        [B] la sua linea ha sei gruppi.
        [C] la mano è vuota, con il 6° gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] la pila è esaurita e { $winner } ha meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
 }
removed-tile = Tessera rimossa
rest-of-pile = Resto della pila
rematch = Rivincita
rematch-accept = Accetta la rivincita
rematch-go = Vai alla nuova partita
rematch-asked = { $by ->
    [own] Hai chiesto la rivincita.
   *[theirs] { $name } chiede la rivincita.
 }
record = Scarica la trascrizione
step-through = Rivedi la partita
step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-last = Alla fine
step-start = L’inizio della partita.
deal-check = La distribuzione era regolare?
deal-check-why = L’ordine di tutte le tessere e i tiri dei dadi sono stati fissati prima della partita, insieme a un sale casuale, e il loro SHA-256 è visibile fin dall’inizio. A partita finita si mostrano il sale e la distribuzione, così chiunque può verificare che nel frattempo non è stato cambiato nulla. «bossa verify FILE» lo controlla per una trascrizione scaricata.
deal-hash = SHA-256, visibile dall’inizio
deal-salt = Sale
deal-order = Distribuzione

## Come si gioca
how-goal-title = Lo scopo
how-goal = Due giocatori posano tessere su due linee di numeri, una Bianca e una Nera. Vinci quando la tua mano è vuota, o quando la tua linea ha sei gruppi.
how-tiles-title = Le tessere
how-tiles = Una tessera ha puntini bianchi, neri o di entrambi i colori, al massimo sei in tutto; le 27 tessere sono tutte diverse. Vale per i suoi puntini bianchi o per quelli neri, mai per la somma dei due. Le tessere posate insieme si sommano in un solo colore, e quelle senza puntini di quel colore non si possono usare.
how-tiles-example = I puntini bianchi sono vuoti, quelli neri pieni: 2 bianco/3 nero; solo 4 bianco; solo 5 nero.
how-lines-title = Le linee
how-lines = Ogni linea parte da un dado e cresce alle due estremità, un numero alla volta. Un gruppo è l’insieme delle tessere su un numero: il loro totale nel colore della linea è quel numero. Entrambi i giocatori possono posare su entrambe le linee.
how-lines-example = Il dado bianco è quello con i puntini bianchi. Qui mostra 5: poi viene un 4 o un 6. Accanto al dado un gruppo ha una o due tessere.
how-sizes = Più lontano, un gruppo ha una tessera in più o una in meno del vicino verso il dado.
how-sizes-example = Il 6 è fatto di due tessere, 2 + 4; quindi il 7 ne ha tre, 1 + 2 + 4. Accanto al 4 di una tessera, il 3 ne vuole due; l’8 ne vuole due o quattro.
how-turn-title = Il tuo turno
how-turn = Peschi una tessera. Poi posi un gruppo, o usi una delle tue tre tessere azione; ognuna vale una volta per partita. Non si passa.
how-marker = { $marker ->
    [R] Scarta una tessera e pescane un’altra.
    [X] Dai una delle tue tessere in cambio di una dell’avversario.
   *[S] Posa tessere sopra un gruppo: tante quante ne ha, con lo stesso totale. Resta un solo gruppo.
 }
how-start-title = L’inizio
how-start = Ognuno riceve quattro tessere, e una viene rimossa senza che nessuno la veda. Entrambi tirano un dado. Chi fa il numero più alto conosce solo la propria mano e sceglie: una delle linee, oppure giocare per primo. Chi prende una linea gioca per secondo; se invece giochi per primo, è l’avversario a scegliere la linea. Poi tutte le mani si scoprono e restano scoperte.
how-end-title = La fine
how-end-hand = Posi o impili e resti con la mano vuota: vinci, anche se così posi il sesto gruppo sulla linea dell’avversario.
how-end-rows = Una linea ha sei gruppi: vince chi la possiede, chiunque abbia posato il sesto.
how-end-stuck = Hai pescato e non puoi né posare né usare una tessera azione: perdi.
how-end-pile = La pila è esaurita: vince chi ha meno tessere; con mani pari è parità.
how-chips-title = L’espansione
how-chips = Ognuno tiene in segreto uno dei due gettoni. Una volta per partita può metterlo su una delle tessere che posa o impila.
how-chip = { $chip ->
    [d] I puntini di questa tessera contano doppio.
   *[i] I puntini bianchi di questa tessera contano come neri, e i neri come bianchi.
 }
how-novice-title = Le regole per principianti
how-novice = Le mani sono scoperte dall’inizio, chi tira il numero più alto gioca per primo e le linee non sono di nessuno. Un gruppo ha tante tessere quante il vicino verso il dado, oppure una in più, e sei gruppi non chiudono la partita. I regolamenti citano queste regole ma non le riportano: qui sono ricostruite.
how-board-title = Sullo schermo
how-board = Tocca le tessere della tua mano: i posti adatti si illuminano. O tocca un posto per vedere che cosa ci va. Puoi anche trascinare le tessere. Per una tessera azione o un gettone, tocca prima quello, poi ciò che chiede.
how-play = Gioca
