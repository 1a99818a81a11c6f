### The board: learning, the rules and other pages to read.

## Lezioni
learn-list-title = Impara giocando
learn-list-lead = Ogni lezione: poche mosse sul tavolo di gioco.
learn-open = Comincia
learn-resume = Continua
learn-is-done = Fatta
learn-practice-title = La tua prima partita
learn-practice-lead = Breve: la prima metà è già stata giocata per te.
learn-rules = Tutte le regole
learn-back = Un passo indietro
learn-leave = Esci dalla lezione
learn-skip = Gioca ora
learn-why = Perché?
learn-continue = Avanti
learn-again = Riprova
learn-other-way = Prova un’altra scelta
learn-play = Gioca
learn-next = Prossima lezione
learn-done-title = Ben fatto!
learn-dots = Passo { $number } di { $most }
learn-done = { $what ->
    [first] Ne sai abbastanza per una partita vera. È breve: la prima metà è già stata giocata per te. Chi resta senza mosse perde; quando la pila è esaurita, vince chi ha meno tessere.
   *[other] Ora ne sai di più. Giochi o continui?
 }

## Suggerimenti
hint-title = Un suggerimento
hint-waiting = Guardo le tue tessere…
hint-lay = { $size ->
    [one] Puoi posare un gruppo su { $place } con { $size } tessera.
   *[other] Puoi posare un gruppo su { $place } con { $size } tessere.
 }
hint-stack = { $size ->
    [one] Pensa a Impilare: su { $place } va { $size } tessera.
   *[other] Pensa a Impilare: su { $place } vanno { $size } tessere.
 }
hint-exchange = Pensa a Scambiare: guarda le due mani.
hint-redraw = Pensa a Ripescare: quale delle tue tessere ti aiuta di meno?
hint-chip = { $chip ->
    [d] Il Raddoppiatore aiuta.
   *[i] L’Invertitore aiuta.
 }
hint-show = Mostra la mossa
hint-picked = È selezionata sul tavolo. Giocala, o scegli qualcos’altro.
hint-ends = { $ends ->
    [wins] Così vinci la partita.
    [ties] Così la partita finisce in parità.
   *[loses] Così perdi la partita, ma non si è trovato niente di meglio.
 }
hint-left = { $left ->
    [one] Ti resta { $left } tessera.
   *[other] Ti restano { $left } tessere.
 }
hint-wins = { $wins ->
    [0] { $name } non può vincere subito, qualunque delle { $unseen } tessere non ancora viste arrivi.
   *[other] Con { $wins } delle { $unseen } tessere non ancora viste { $name } potrebbe vincere subito.
 }
hint-stuck = Con { $stuck } delle { $unseen } tessere non ancora viste { $name } resterebbe senza mosse e perderebbe.
hint-needs = { $rows ->
    [one] Dopo aver pescato, { $name } ha { $tiles } tessere, e alla sua linea manca { $rows } gruppo.
   *[other] Dopo aver pescato, { $name } ha { $tiles } tessere, e alla sua linea mancano { $rows } gruppi.
 }
hint-needs-tiles = Dopo aver pescato, { $name } ha { $tiles } tessere da posare.

## Chiedere di qualcosa sul tavolo
ask-rule = Regola { $id }
ask-nearest = { $place } con { $tiles }: { $reason }
ask-now = Si può usare adesso.
ask-over = La partita è finita.
ask-turn-yours = Tocca a te.
ask-belongs = È di { $name }.
ask-tile-counts = { $white ->
    [0] Vale { $black } sulla linea Nera. Senza puntini bianchi non si può usare sulla Bianca.
   *[other] { $black ->
        [0] Vale { $white } sulla linea Bianca. Senza puntini neri non si può usare sulla Nera.
       *[other] Vale { $white } sulla linea Bianca o { $black } sulla Nera, mai la somma dei due.
    }
 }
ask-tile-lays = Puoi posarla da sola su { $places }.
ask-tile-grows = Insieme ad altre tessere puoi posarla su { $places }.
ask-tile-stacks = Puoi impilarla su { $places }.
ask-tile-acts = { $can ->
    [both] Puoi darla via con Scambiare o scartarla con Ripescare.
    [exchange] Puoi darla via con Scambiare.
   *[redraw] Puoi scartarla con Ripescare.
 }
ask-tile-theirs = È nella mano di { $name }. { $can ->
    [yes] Puoi prenderla con Scambiare.
   *[no] Solo Scambiare potrebbe portarla nella tua.
 }
ask-tile-laid = È su { $place } e lì vale { $count }. Resta lì.
ask-tile-out = È stata scartata ed è fuori dal gioco.
ask-hidden-title = Una tessera coperta
ask-hidden = Le due mani si scoprono quando tutte le scelte sono fatte.
ask-end-total = Un gruppo qui fa { $number } con i suoi puntini { $colour ->
    [white] bianchi
   *[black] neri
 }.
ask-end-beside-die = Accanto al dado un gruppo ha una o due tessere.
ask-end-beside-row = Accanto c’è { $neighbour } con { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
 }, quindi qui ne servono { $sizes }: { $game ->
    [novice] altrettante o una in più
   *[regular] una in più o una in meno
 }.
ask-end-closed = Con le tessere rimaste questo numero non si può più fare.
ask-end-now = Adesso qui puoi posare:
ask-end-not-now = Adesso qui non puoi posare nulla.
ask-sixth = È il sesto gruppo di questa linea: { $who ->
    [you] vinci tu, chiunque lo posi.
   *[other] vince { $name }, chiunque lo posi.
 }
ask-row = { $size ->
    [one] Un gruppo di { $size } tessera
   *[other] Un gruppo di { $size } tessere
 } che fa { $number } con puntini { $colour ->
    [white] bianchi
   *[black] neri
 }.
ask-row-layers = Ci sono { $count } strati uno sull’altro; il gruppo conta comunque una volta sola.
ask-row-now = Puoi impilarci altrettante tessere con lo stesso totale:
ask-row-closed = Non ci si può più impilare nulla.
ask-row-not-now = Nessuna delle tue tessere si può impilare qui adesso.
ask-row-used = Hai già usato Impilare, quindi non puoi impilarci nulla.
ask-die = La linea parte da qui, dal numero { $number }. Da un lato sale, dall’altro scende, un numero alla volta, mai sotto l’1. Su un dado non si impila.
ask-marker = { $marker ->
    [R] Scarti una delle tue tessere e ne peschi un’altra. È tutto il tuo turno.
    [X] Dai una delle tue tessere e ne prendi una dall’altra mano. È tutto il tuo turno.
   *[S] Posi tessere sopra un gruppo di una delle due linee: tante quante ne ha, con lo stesso totale. È tutto il tuo turno.
 }
ask-marker-none = { $marker ->
    [R] La pila è esaurita: non c’è nulla da pescare.
    [X] Non c’è nulla da scambiare.
   *[S] Le tue tessere non fanno nessuno dei gruppi sul tavolo.
 }
ask-marker-used = È già usata: ogni tessera azione vale una volta per partita.
ask-chip = { $chip ->
    [d] I puntini di una tessera valgono il doppio.
   *[i] I puntini bianchi di una tessera valgono come neri, e i neri come bianchi.
 }
ask-chip-once = Una volta per partita lo metti su una tessera che posi o impili. Resta lì.
ask-chip-none = Adesso non rende possibile nessun gruppo.
ask-chip-used = È già usato.
ask-pile = { $count ->
    [0] La pila è esaurita.
    [one] { $count } tessera, coperta. Ogni turno comincia pescando.
   *[other] { $count } tessere, coperte. Ogni turno comincia pescando.
 }
ask-pile-end = Se alla fine di un turno la pila è esaurita, vince chi ha meno tessere.
ask-removed = Un’altra tessera è stata tolta prima della partita. Nessuno sa quale delle { $count } tessere non ancora viste sia.
ask-track-title = { $who ->
    [you] Quanto manca alla tua vittoria
   *[other] Quanto manca alla vittoria di { $name }
 }
ask-track = { $who ->
    [you] La tua linea ha { $count } gruppi su { $most }. Con { $most } vinci tu, chiunque li abbia posati.
   *[other] La linea di { $name } ha { $count } gruppi su { $most }. Con { $most } vince { $name }, chiunque li abbia posati.
 }
ask-hand-wins = { $who ->
    [you] Vinci anche posando la tua ultima tessera. Ne hai { $count }.
   *[other] { $name } vince anche posando l’ultima tessera. Ne ha { $count }.
 }

## Consigli delle prime partite
tip-close = Nascondi il consiglio
tip = { $what ->
    [first-turn] È il tuo turno. Tocca le tessere: i posti dove vanno bene hanno un contorno.
    [needs-another] Da sola non va bene. Scegline anche un’altra: si sommano.
    [stackable] Questa tessera ora non va a nessuna estremità, ma può stare sopra un gruppo.
    [nowhere] Questa tessera ora non va da nessuna parte.
    [no-row] Nessun gruppo va bene, e non si può saltare il turno: usa una tessera azione.
    [no-markers] Hai usato tutte le tessere azione: se dopo aver pescato niente va bene, perdi.
    [last-turn] La pila è esaurita: questo è l’ultimo turno. Poi vince chi ha meno tessere.
    [their-line] Quella linea è dell’avversario: il gruppo varrebbe per lui.
    [their-fifth] Cinque su sei! Guarda la mano dell’avversario: può posare il sesto gruppo?
    [own-fifth] Cinque su sei! Ancora un gruppo sulla tua linea e vinci, chiunque lo posi.
    [sixth-for-them] Attenzione: un sesto gruppo su quella linea fa vincere l’avversario.
    [last-tiles] Ora puoi posare le tue ultime tessere. La mano vuota vince, su qualsiasi linea: trova il posto!
   *[stone] La pietra vuol dire: a questa estremità non può più andare niente.
 }
tip-markers = Sotto la tua mano, una volta per partita:
tip-their-marker = { $marker ->
    [R] Era Ripescare: l’avversario ha scartato una tessera e ne ha pescata un’altra. Ogni tessera azione vale una volta per partita.
    [X] Era Scambiare: l’avversario ha scambiato una tessera con te. Ogni tessera azione vale una volta per partita.
   *[S] Era Impilare: tante tessere quante ne ha il gruppo, e lo stesso totale. Non aggiunge nessun gruppo.
 }
tip-chip = { $chip ->
    [d] Con il tuo Raddoppiatore questa tessera va bene: i suoi puntini valgono il doppio. Scegli entrambi.
   *[i] Con il tuo Invertitore questa tessera va bene: scambia i colori. Scegli entrambi.
 }
tip-low-pile = { $count ->
    [one] Resta solo { $count } tessera nella pila. Quando è esaurita, vince chi ha meno tessere.
   *[other] Restano solo { $count } tessere nella pila. Quando è esaurita, vince chi ha meno tessere.
 }

## Le regole in sei immagini
pictures-title = Le regole in sei immagini
pictures-detail = Tutti i dettagli
pictures-learn = Impara giocando
picture-tile-title = Di una tessera conta un colore
picture-tile = Questa è un 2 bianco o un 3 nero. Mai un 5.
picture-or = o
picture-row-title = Il totale è il numero
picture-row = La linea cresce dal dado, un numero alla volta, alle due estremità.
picture-sizes-title = Una tessera in più o in meno
picture-sizes = Accanto al dado una o due. Più lontano, una in più o in meno del gruppo vicino dal lato del dado.
picture-win-title = Due modi di vincere
picture-win = Posa la tua ultima tessera, o arriva a sei gruppi sulla tua linea, chiunque posi il sesto.
picture-win-hand = una mano vuota
picture-win-rows = sei gruppi
picture-win-more = Senza mosse dopo aver pescato, perdi. A pila esaurita vince chi ha meno tessere.
picture-markers-title = Tre azioni, una volta ciascuna
picture-markers = Dopo aver pescato posi un gruppo o usi una tessera azione. Devi fare una delle due cose.
picture-marker = { $marker ->
    [R] scartane una, pescane una
    [X] scambiane una
   *[S] altrettante tessere, stesso totale
 }
picture-chips-title = I gettoni: una volta sola
picture-chips = Ognuno ne tiene uno su due. Va su una tessera mentre la posi, e vi resta.
picture-counts = conta

## Tutte le regole
rules-title = Le regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
 }
rules-none = Nessuna regola contiene queste parole.
rules-link = Regola { $rule }: link a questo punto
rules-hand = La tua mano
rules-other-hand = La mano dell’avversario
rules-opponent = Avversario
rules-try = Prova
rules-try-head = Tocca a te
rules-try-detail = Prova qui quello che vuoi. Non conta.
rules-try-done = È consentito. Ora toccherebbe all’avversario.
rules-try-again = Di nuovo
rules-print = Stampa
rules-edition = Edizione { $edition } delle regole. Sigle come L5 sono le stesse ovunque: sullo schermo, nel terminale e nei link.

## Un foglio per il tavolo vero
sheet-title = Un foglio per il tavolo
sheet-what = Una pagina da stampare, per giocare con le tessere vere.
sheet-tiles = Le 27 tessere
sheet-tiles-what = Puntini bianchi verso destra, neri verso il basso. Sotto e a lato: quante tessere mostrano quel numero.

## Informazioni
about-title = Informazioni
about-what = Un posto dove giocare a Bossa, un gioco di tessere per due nato a Sapporo, impararlo e studiarlo: contro il computer, con un amico tramite link, o in due sullo stesso dispositivo. Non costa nulla e non serve un account.
about-game-title = Il gioco
about-game = Bossa è stato ideato da Banana Moon Studio Sapporo, © 2021–2023. Questo sito non è ufficiale: chi lo fa non ha legami con l’editore. Testi e immagini sono nostri, secondo i regolamenti del 2023. Se il gioco ti piace, procurati quello vero:
about-data-title = Che cosa viene conservato di te
about-data-cookie = Un cookie con una chiave casuale, perché le tue partite siano tue. Nessun nome vero, nessuna e-mail, nessuna password, nessuna pubblicità, nessun conteggio di visite da parte di altri.
about-data-server = Le tue partite, mossa per mossa, e il tuo nome se ne dai uno. Chi non torna per 90 giorni viene rimosso; le partite restano, senza nome. Chi gestisce questo server può fissare un altro termine. Finché una partita è aperta, la rete da cui è stata iniziata è conservata come hash, contro gli abusi.
about-data-device = Su questo dispositivo: le tue impostazioni, la lingua e le lezioni già fatte. E le partite finite che hai aperto, perché si aprano anche senza connessione.
about-data-yours = Nella pagina iniziale, accanto al tuo nome, puoi scaricare tutto ciò che è conservato di te, e cancellarlo.
about-deal-title = Come si distribuiscono le tessere
about-deal = Prima di una partita il server mescola tutte le tessere e ne sigilla l’ordine: mostra un’impronta (SHA-256) della distribuzione e di un numero segreto. Alla fine rivela entrambi, e il tuo browser controlla che l’impronta corrisponda. Così nessuno può cambiare l’ordine durante la partita, nemmeno il server. I giocatori del computer vedono ciò che vedi tu, e nulla di più.
about-fair-title = Gioco leale
about-fair = Nelle partite fra persone qui non ci sono suggerimenti. Ma nessuno può impedire all’altro di consultare un programma a casa. Gioca con persone di cui ti fidi, e mettetevi d’accordo prima.
about-licence-title = Licenza
about-licence = Il programma è software libero (MIT). I caratteri sono Figtree e Zen Antique Soft, con licenza SIL Open Font License:
about-rules = Tutte le regole, con esempi
