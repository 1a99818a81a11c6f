# Che cosa dice il tavolo nel browser.

## Ovunque
app-name = Bossa
pages = Pagine
how = Come si gioca
sheet = Foglio da stampare
more-pages = Altro
analysis-board = Tavolo di analisi
about = Informazioni
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
connection-lost = Connessione persa. Nuovo tentativo…
missing-title = Qui non c’è niente
missing-why = L’indirizzo è sbagliato, o la partita non c’è più.
to-home = Torna alla pagina iniziale

## Senza connessione, e come app
offline = Nessuna connessione.
offline-what = Puoi comunque leggere le regole e rivedere le partite concluse che hai già aperto su questo dispositivo.
update-ready = È pronta una nuova versione.
update-reload = Ricarica
update-later = Più tardi
install = Installa come app

## Pagina iniziale
home-title = Svuota la mano, o forma sei gruppi sulla tua linea.
home-lead = Un gioco di tessere per due, da Sapporo. Di ogni tessera contano i puntini bianchi oppure quelli neri, mai entrambi.
stage-label = Una linea sul suo listello. Accanto al dado con il 5, il 4 è fatto dei puntini bianchi 1 + 3, e il 6 di 2 + 4.
stage-track = { $count ->
    [one] { $count } gruppo
   *[other] { $count } gruppi
 } su { $most }
learn = Impara giocando
learn-what = Due minuti, e vinci la tua prima partita.
learn-start = Comincia
learn-further = Continua a imparare
learn-further-what = Lezione { $number } di { $most }: { $lesson ->
    [first] I primi due minuti
    [markers] Tre tessere azione
    [start] L’inizio
    [chips] I gettoni
   *[endings] Cinque modi di finire
 }
learn-all-done = Lezioni finite. Puoi rifarle quando vuoi.
play-computer = Gioca contro il computer
play-now = Gioca subito
practice = Allenamento
play-friend = Gioca con amici
play-link = Invita con un link
play-device = In due su questo dispositivo
play-here = Su questo dispositivo
device-names = Chi gioca? I nomi sono facoltativi.
device-name = { $seat ->
    [A] Tira il dado bianco
   *[B] Tira il dado nero
 }
device-start = Si comincia
choices-title = Opzioni della partita
choices-summary = { $rules } · { $clock }
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
    [cup] Una partita equilibrata.
    [kettle] Conosce bene il gioco.
    [teahouse] Sbaglia di rado.
   *[master] Al massimo della forza.
 }
level-at = Livello { $number } di { $most }.
level-offer = { $after ->
    [wins] Due vittorie di fila: vuoi provare il livello successivo?
   *[losses] Tre sconfitte di fila: vuoi provare un livello più facile?
 }
level-take = { $number } · { $level }
seat = Il dado che tiri
seat-choice = { $seat ->
    [random] A caso
    [A] Il bianco
   *[B] Il nero
 }
clock = Tempo
clock-none = Senza limite di tempo
clock-wish = { $minutes } min + { $increment } s a mossa
clock-wish-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } a mossa
my-games = Le mie partite
running-title = Continua
snow-title = La tua neve
snow-what = Ogni partita lascia un cristallo tutto suo: la Linea Bianca forma i bracci lunghi, la Linea Nera quelli corti.
all-games = Tutte le partite
all-games-more = { $count ->
    [one] Tutte le partite: ancora { $count }
   *[other] Tutte le partite: altre { $count }
 }
no-running = Nessuna partita in corso.
card-nearness = { $who ->
    [you] Tu
   *[other] Avversario
 }: { $sign ->
    [tray] { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
   *[crystal] { $count ->
        [one] { $count } gruppo
       *[other] { $count } gruppi
    }
 }
games-running = In corso
games-finished = Concluse
no-games-title = Una linea vuota è un buon inizio
no-games = Qui troverai le tue partite: per continuarle, rivederle e condividerle.
no-games-play = Nuova partita
against = contro
ending-short = { $ending ->
    [A] mano vuota
    [B] sei gruppi
    [C] mano vuota con il sesto gruppo
    [D] nessuna mossa possibile
    [E] pila esaurita, meno tessere
    [tie] pila esaurita, parità
    [resign] abbandono
    [time] tempo scaduto
   *[abandoned] partita lasciata
 }
turns-played = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
 }
filter-result = Risultato
filter-result-name = { $result ->
    [won] Vinte
    [lost] Perse
    [tied] In parità
   *[all] Tutte
 }
filter-opponent = Avversario
filter-opponent-name = { $opponent ->
    [computer] Il computer
    [link] Con un link
    [device] Su un solo dispositivo
   *[all] Tutti
 }
filter-none = Ancora nessuna partita di questo tipo.
more-games = Mostra altre
open-record = Apri la trascrizione di una partita
your-turn = Tocca a te
state-won = Vinta
state-lost = Persa
state-tie = Parità
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
delete-data-ask = Eliminare tutto? Il tuo nome viene eliminato e nessuno dei tuoi dispositivi potrà più aprire le tue partite. Abbandoni le partite in corso contro altre persone. Non si può annullare.
delete-data-sure = Sì, elimina tutto
keep-data = Conserva tutto
data-deleted = I tuoi dati sono stati eliminati.
link = Link
share = Condividi
copy = Copia
copied = Copiato.
qr-label = Codice QR del link
qr-how = Nella stessa stanza? Inquadralo con la fotocamera.

## Inviti
invite-title = Invita qualcuno
invite-how = Manda questo link a una persona. Chi lo apre e tocca «Partecipa» gioca con te.
invite-text = Gioca a Bossa con me
invite-waiting = In attesa del tuo avversario
invite-place = Posto ancora libero
invite-open = Invito in sospeso
invite-close = Puoi chiudere questa pagina: la partita aspetta fino a una settimana, e la ritrovi nella pagina iniziale.
invite-stay = Tieni aperta questa pagina: il tempo parte appena qualcuno si unisce.
watch-title = Invita a guardare
watch-how = Chi apre questo link può guardare la partita, ma non giocare.
watch-text = Guarda questa partita a Bossa
unreachable = { $where ->
    [computer] Questo link funziona solo su questo computer: nessun altro può aprirlo.
   *[network] Questo link funziona solo nella tua rete: l’altro dispositivo deve essere nella stessa.
 }
let-others-in = Per far entrare altri, chiudi Bossa e riavvialo così; ti mostra l’indirizzo da dare:
join-title = Hai un invito a giocare a Bossa
join-title-by = { $name } ti invita a giocare a Bossa
join-what = Un gioco di tessere per due: svuota la mano, o forma sei gruppi sulla tua linea. Senza registrarsi.
join = Partecipa
join-taken = Questo invito è già stato usato: il posto è preso.
watch = Guarda la partita
continue-title = Continua qui
continue-why = Le tue partite e il tuo nome saranno anche su questo dispositivo. Il link vale una volta sola.
continue-here = Continua su questo dispositivo
continue-own = { $count ->
    [one] Su questo dispositivo c’è già una partita. Vuoi portarla con te?
   *[other] Su questo dispositivo ci sono già { $count } partite. Vuoi portarle con te?
 }
continue-merge = Porta con te
continue-leave = Lascia
continue-leave-why = Ciò che lasci non si potrà più aprire su questo dispositivo.

## I giocatori
you = Tu
guest = Ospite
nobody-yet = Ancora nessuno
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
    [0] { $black ->
        [one] { $black } nero
       *[other] { $black } neri
    }
    [one] { $black ->
        [0] { $white } bianco
        [one] { $white } bianco/{ $black } nero
       *[other] { $white } bianco/{ $black } neri
    }
   *[other] { $black ->
        [0] { $white } bianchi
        [one] { $white } bianchi/{ $black } nero
       *[other] { $white } bianchi/{ $black } neri
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
sizes-one = { $size }
sizes-two = { $size } o { $other }
end-label = { $place }, estremità aperta, richiede { $sizes } tessere
end-label-fits = { $place }, va bene: { $sum }
end-label-closed = { $place }, estremità chiusa: qui non può più andare niente
end-label-blocked = { $place }, richiede { $sizes } tessere: in mano non c’è niente che vada bene
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
chart-short = 27 tessere
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
   *[unseen] non ancora vista
 }
unseen-count-short = ?
unseen-count-long = tessere non ancora viste con questo numero
unseen-with = non ancora viste con { $number } { $colour ->
    [white] bianco
   *[black] nero
 }: { $count }

## Che cosa è successo
moves = Mosse
no-moves-yet = Ancora nessuna mossa.
step-chosen = { $who ->
    [you] { $choice ->
        [white] Prendi la linea Bianca.
        [black] Prendi la linea Nera.
        [first] Fai la prima mossa.
        [keep-d] Tieni il Raddoppiatore.
        [keep-i] Tieni l’Invertitore.
       *[secret] Hai scelto.
    }
   *[other] { $name } { $choice ->
        [white] prende la linea Bianca.
        [black] prende la linea Nera.
        [first] fa la prima mossa.
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
   *[secret] scelta segreta
 }
step-drawn = { $who ->
    [you] Peschi la tessera con { $tile }.
   *[other] { $name } pesca la tessera con { $tile }.
 }
step-laid = { $who ->
    [you] Posi su { $place }: { $tiles }.
   *[other] { $name } posa su { $place }: { $tiles }.
 }
step-stacked = { $who ->
    [you] Impili su { $place }: { $tiles }.
   *[other] { $name } impila su { $place }: { $tiles }.
 }
step-exchanged = { $who ->
    [you] Dai la tessera con { $own } e prendi quella con { $theirs }.
   *[other] { $name } dà la tessera con { $own } e prende quella con { $theirs }.
 }
step-redrawn = { $who ->
    [you] Scarti la tessera con { $tile } e peschi quella con { $brought }.
   *[other] { $name } scarta la tessera con { $tile } e pesca quella con { $brought }.
 }
step-discarded = { $who ->
    [you] Scarti la tessera con { $tile } e ne peschi un’altra.
   *[other] { $name } scarta la tessera con { $tile } e ne pesca un’altra.
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
    [resign] abbandono
    [time] tempo scaduto
   *[abandoned] partita lasciata
 }
said-taken-back = L’ultima mossa è stata ritirata.

## A chi tocca, e che cosa si chiede
turn-of = Tocca a { $name }
thinking = { $name } sta pensando…
moment = Un momento…
is-away = { $name } in questo momento non c’è.
waiting-for = { $name } { $phase ->
    [choose] sceglie se prendere una linea o fare la prima mossa.
    [line] sceglie una linea.
    [keep] sceglie un gettone in segreto.
   *[play] sta pensando alla mossa.
 }
asked-for = { $phase ->
    [choose] Prendi una linea, oppure fai la prima mossa. Solo tu vedi la tua mano.
    [line] Scegli la tua linea. Solo tu vedi la tua mano.
    [keep] Scegli il gettone da tenere.
   *[play] Fai una mossa.
 }
you-drew = { $you ->
    [you] Hai pescato la tessera con { $tile }.
   *[other] Tessera pescata: { $tile }.
 }
pick-tiles = Scegli le tessere, o tocca un posto per vedere che cosa ci va.
pick-action = Non puoi posare nessun gruppo: usa { $markers }, sotto la tua mano.
fits-in = Va bene su { $places }. Scegli il posto.
row-chosen = { $place }{ $owner ->
    [own] { " " }sulla tua linea
    [theirs] { " " }sulla linea dell’avversario
   *[none] { "" }
 }{ $kind ->
    [stack] , da impilare
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
more-tiles = Con altre tessere può andare su { $places }.
stack-asks = Scegli le tessere da impilare: tante quante ne ha il gruppo, con lo stesso totale.
exchange-asks = { $missing ->
    [own] Scegli una tessera da dare e una da prendere dalla mano dell’avversario.
   *[theirs] Ora scegli la tessera da prendere dalla mano dell’avversario.
 }
exchange-chosen = Dai la tessera con { $own } e prendi quella con { $theirs }.
redraw-asks = Scegli la tessera da scartare; poi ne peschi un’altra.
redraw-chosen = Scarti la tessera con { $tile } e ne peschi un’altra.
chip-asks = Scegli dove mettere { $chip ->
    [d] il Raddoppiatore: i puntini della tessera contano doppio.
   *[i] l’Invertitore: il bianco e il nero della tessera si invertono.
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
    [first] Fare la prima mossa
    [keep-d] Tenere il Raddoppiatore
   *[keep-i] Tenere l’Invertitore
 }
choice-detail = { $choice ->
    [white] Parte da { $number }. La prima mossa è dell’avversario.
    [black] Parte da { $number }. La prima mossa è dell’avversario.
    [first] L’avversario sceglie la linea.
    [keep-d] Una volta per partita una tua tessera conta doppio.
   *[keep-i] Una volta per partita bianco e nero si invertono su una tua tessera.
 }
keep-secret = Entrambi scelgono in segreto; l’altro gettone esce dal gioco.
hand-over-title = Passa il dispositivo a { $name }
hand-over-why = Nessun altro deve guardare lo schermo.
hand-over-done = Sono { $name }: mostra la mia mano
hand-over-hidden = { $count ->
    [one] { $count } tessera, ancora coperta
   *[other] { $count } tessere, ancora coperte
 }
hand-over-rolled = Dadi
hand-over-turned-up = Mani scoperte
hand-over-after = Fatte tutte le scelte, le due mani sono scoperte: non serve più passare il dispositivo.

## Oltre al gioco
take-back = Ritira la mossa
hint = Suggerimento
hint-count = { $count ->
    [0] Finora nessun suggerimento
    [one] Finora { $count } suggerimento
   *[other] Finora { $count } suggerimenti
 }
hint-late = Il suggerimento non è arrivato. Chiedilo di nuovo.
no-hint = Adesso non ci sono suggerimenti da chiedere.
takeback-asked = { $name } chiede di ritirare l’ultima mossa.
takeback-waits = Hai chiesto di ritirare la mossa; in attesa di risposta.
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
outcome-is-tie = Parità: la pila è esaurita e le due mani hanno lo stesso numero di tessere.
outcome-won = { $who ->
    [you] Vinci tu: { $ending ->
        [A] la tua mano è vuota.
        [B] la tua linea ha sei gruppi.
        [C] la tua mano è vuota, con il sesto gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] la pila è esaurita e hai meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
    [them] Vince { $winner }: { $ending ->
        [A] la sua mano è vuota.
        [B] la sua linea ha sei gruppi.
        [C] la sua mano è vuota, con il sesto gruppo sulla tua linea.
        [D] non hai più mosse.
        [E] la pila è esaurita e hai più tessere.
        [resign] hai abbandonato.
        [time] hai finito il tempo.
       *[abandoned] la tua assenza è durata troppo a lungo.
    }
   *[other] Vince { $winner }: { $ending ->
        [A] la sua mano è vuota.
        [B] la sua linea ha sei gruppi.
        [C] la sua mano è vuota, con il sesto gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] la pila è esaurita e { $winner } ha meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
 }
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
deal-hash = SHA-256, visibile dall’inizio
deal-salt = Sale
deal-order = Distribuzione

## Il tavolo
menu = Menu
to-play = di turno
line-name = { $colour ->
    [white] Linea Bianca
   *[black] Linea Nera
 }
line-owner = { $who ->
    [you] la tua
   *[other] { $name }
 }
track = { $count ->
    [one] { $count } gruppo
   *[other] { $count } gruppi
 } su { $most }, { $colour ->
    [white] linea Bianca
   *[black] linea Nera
 }
track-short = { $count } su { $most }
tiles-to-lay = { $count ->
    [one] ancora { $count } tessera da posare
   *[other] ancora { $count } tessere da posare
 }
pile-words = nella pila
effect-ends = { $ends ->
    [wins] Così vinci!
    [ties] Così la partita finisce in parità.
   *[loses] Così la partita finisce e la perdi.
 }
effect-own = gruppo { $count } su { $most } per te
effect-gives = gruppo { $count } su { $most } per { $name }
effect-named = { $name }: gruppo { $count } su { $most }
effect-left = { $count ->
    [one] ti resta { $count } tessera
   *[other] ti restano { $count } tessere
 }
warn-wins = { $chance ->
    [sure] poi { $name } può vincere
   *[some] poi { $name } potrebbe vincere ({ $count } delle { $unseen } tessere coperte)
 }
warn-stuck = { $chance ->
    [sure] al prossimo turno non avresti mosse
   *[some] al prossimo turno rischi di non avere mosse ({ $count } delle { $unseen } tessere coperte)
 }
threat-wins = { $chance ->
    [sure] Attenzione: { $name } può vincere al prossimo turno.
   *[some] Attenzione: { $name } potrebbe vincere al prossimo turno ({ $count } delle { $unseen } tessere coperte).
 }
whole-turn = Un’azione vale l’intero turno.
set-up-title = { $phase ->
    [keep] Quale gettone tieni?
    [line] Quale linea prendi?
   *[choose] Hai il numero più alto: scegli.
 }
set-up-hint = Con sei gruppi sulla tua linea vinci. Tutti e due potete posare su entrambe le linee.
set-up-opens = Potresti cominciare con
set-up-opens-none = ancora niente
pace = Ritmo delle mosse avversarie
pace-name = { $pace ->
    [slow] Lento
    [normal] Normale
    [fast] Veloce
   *[none] Immediato
 }
setting-sound = Suoni
setting-vibration = Vibrazione

## La fine di una partita
result = Risultato
result-won = Hai vinto
result-lost = { $who ->
    [you] Stavolta vince { $name }
   *[other] Vince { $name }
 }
result-tie = Parità
result-why = { $who ->
    [you] { $ending ->
        [A] La tua mano è vuota.
        [B] La tua linea ha sei gruppi.
        [C] La tua mano è vuota, con il sesto gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] La pila è esaurita e hai meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
    [them] { $ending ->
        [A] La sua mano è vuota.
        [B] La sua linea ha sei gruppi.
        [C] La sua mano è vuota, con il sesto gruppo sulla tua linea.
        [D] Non hai più mosse.
        [E] La pila è esaurita e hai più tessere.
        [resign] Hai abbandonato.
        [time] Hai finito il tempo.
       *[abandoned] La tua assenza è durata troppo a lungo.
    }
   *[other] { $ending ->
        [A] La sua mano è vuota.
        [B] La sua linea ha sei gruppi.
        [C] La sua mano è vuota, con il sesto gruppo sulla linea dell’avversario.
        [D] { $loser } non ha più mosse.
        [E] La pila è esaurita e { $winner } ha meno tessere.
        [resign] { $loser } ha abbandonato.
        [time] { $loser } ha finito il tempo.
       *[abandoned] { $loser } ha lasciato la partita.
    }
 }
result-why-tie = La pila è esaurita e le due mani hanno lo stesso numero di tessere.
result-sixth = { $who ->
    [you] Il sesto l’hai posato tu.
   *[other] Il sesto l’ha posato { $name }.
 }
result-forced = { $who ->
    [you] Non avevi altra scelta.
   *[other] { $name } non aveva altra scelta.
 }
stuck-why = { $actions ->
    [used] Nessun gruppo va bene e tutte le azioni sono già usate.
   *[left] Nessun gruppo va bene e nessuna azione aiuta.
 }
stuck-title = { $who ->
    [you] Perché non avevi mosse
   *[other] Perché { $name } non aveva mosse
 }
stuck-no-dots = { $colour ->
    [white] nessuna tessera con puntini bianchi
   *[black] nessuna tessera con puntini neri
 }
stuck-end = richiede { $sizes } tessere che facciano { $number }: non ci sono
stuck-closed = chiuso: nessuna delle tessere rimaste ci può andare
stuck-action = { $name }: { $why ->
    [used] già usato
    [pile] la pila è esaurita
   *[row] non va bene su nessun gruppo
 }
stuck-chip = { $chip ->
    [d] Nemmeno con il Raddoppiatore.
   *[i] Nemmeno con l’Invertitore.
 }
result-turns = { $count ->
    [one] turno
   *[other] turni
 }
result-used = { $who ->
    [you] tempo usato da te
   *[other] tempo usato da { $name }
 }
result-hints = { $count ->
    [one] suggerimento
   *[other] suggerimenti
 }
result-crystal = il suo cristallo
result-removed = messa da parte all’inizio, coperta
result-rows = Chi ha posato quali gruppi
result-laid = { $name }: { $count ->
    [one] { $count } gruppo
   *[other] { $count } gruppi
 }
result-prepared = { $count ->
    [one] { $count } gruppo era già sul tavolo
   *[other] { $count } gruppi erano già sul tavolo
 }
result-no-rows = nessun gruppo
result-more = Dettagli
result-close = Torna al tavolo
review-game = Analizza
result-review-what = fortuna e bravura
result-step = Rivedi
result-step-what = mossa per mossa
end-won = Vittoria
end-lost-by = { $ending ->
    [D] senza mosse
    [resign] abbandono
    [time] tempo scaduto
   *[abandoned] partita lasciata
 }
share-picture = Condividi l’immagine
share-game-text = Una partita a Bossa
share-done = { $done ->
    [saved-and-copied] L’immagine è salvata e il link della partita è copiato.
    [saved] L’immagine è salvata. Il link della partita:
   *[failed] Non è stato possibile creare l’immagine. Il link della partita:
 }
picture-won = { $winner } vince contro { $loser }
picture-tie = { $a } e { $b }: parità
seal-checking = Controllo della distribuzione…
seal-agrees = Distribuzione regolare: il tuo browser ha verificato che tessere e dadi erano fissati prima della partita e non sono mai cambiati.
seal-differs = Attenzione: questa distribuzione non è quella sigillata prima della partita. Non fidarti di questo risultato.
seal-unknown = Qui non è stato possibile controllare la distribuzione.
seal-practice = Questa distribuzione era preparata per l’allenamento: non c’è nulla da controllare.
seal-details = Come si controlla
seal-why = L’ordine di tutte le tessere e i tiri dei dadi sono stati fissati prima della partita, insieme a un sale casuale, e il loro SHA-256 era visibile fin dall’inizio. Ora che la partita è finita si mostrano il sale e la distribuzione, e il tuo browser ha ricalcolato lo SHA-256.
seal-command = Per controllare di persona una trascrizione scaricata

## Saluti
greet = Saluti
greet-title = Di’ qualcosa a { $name }
greeting = { $greeting ->
    [hello] Ciao!
    [good-luck] In bocca al lupo!
    [nice-move] Bella mossa!
    [thanks] Grazie!
    [good-game] Bella partita!
   *[see-you] A presto!
 }
greeting-said = { $who ->
    [you] Tu: { $text }
   *[other] { $name }: { $text }
 }
greet-mute = Nascondi i saluti
greet-muted = In questa partita i saluti sono nascosti.
greet-unmute = Mostrali di nuovo

## Tasti rapidi
keys-title = Tasti rapidi
key-does = { $key ->
    [hand] Vai alla tua mano
    [white] Vai alla linea Bianca
    [black] Vai alla linea Nera
    [chart] Mostra le 27 tessere
    [last] Annuncia l’ultima mossa
    [summary] Annuncia la situazione di gioco
    [type] Scrivi una mossa
    [ask] Scorri gli elementi del tavolo con le frecce
    [hint] Chiedi un suggerimento
    [menu] Apri il menu
   *[keys] Chiedi dell’elemento su cui ti trovi; altrimenti mostra questi tasti rapidi
 }
setting-keys = Tasti rapidi (un solo tasto) durante la partita
type-move = Scrivi una mossa
type-move-how = Usa la notazione, per esempio w6:23+40.
type-move-play = Gioca
type-move-unknown = Questa mossa ora non è possibile.
stands = { $has ->
    [rows] { $name }: { $tiles }, { $rows }
   *[tiles] { $name }: { $tiles }
 }

## Una trascrizione
record-title = Apri una trascrizione
record-what = Incolla la trascrizione di una partita, trascina qui il suo file oppure scegli il file. Poi puoi rivedere la partita.
record-text = Trascrizione
record-open = Apri
record-choose = Scegli un file
record-other = Apri un’altra trascrizione
record-too-big = Questo file è troppo grande per essere una trascrizione.
record-unfinished = La trascrizione si ferma prima della fine della partita.
record-seal = { $result ->
    [agrees] La distribuzione corrisponde al suo SHA-256, e ogni tiro e ogni tessera della partita vengono da lì.
    [differs] La distribuzione non corrisponde al suo SHA-256 o a questa partita. Qualcosa è stato modificato.
   *[unsealed] Questa trascrizione non contiene una distribuzione da controllare.
 }
record-limits = Da sola, una trascrizione non mostra quando è stato calcolato il suo SHA-256, né che queste mosse siano state giocate davvero. Lo mostra il confronto con il server:
