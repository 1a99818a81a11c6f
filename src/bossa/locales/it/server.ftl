serving = Bossa è attivo su { $address } (Ctrl-C per chiudere)
serving-near = In questa rete: { $address }
cannot-listen = Impossibile mettersi in ascolto su { $host }: { $reason }
bad-database = { $url } non è un database utilizzabile. Indica sqlite:///FILE o postgresql://…
database-in-use = Un altro server usa già { $path }: apri lì il tavolo, o indica un’altra cartella in BOSSA_DATA_DIR. Con PostgreSQL più server possono servire le stesse partite.
not-our-database = { $path } non è un database di Bossa.
tables-of-others = Tabelle di altri programmi hanno i nomi che servono a Bossa: { $tables }. Usa un database a parte.
database-newer = Il database è stato scritto da una versione più recente di Bossa o da un altro programma (revisione { $revision }). Non è stato cambiato nulla.
database-damaged = Il database è danneggiato. Ripristina un backup.
database-linked = { $path } ha un secondo nome (un hard link), con cui un altro server potrebbe usarlo senza che nessuno se ne accorga. Rimuovi uno dei nomi.
cannot-open-database = Impossibile aprire il database: { $reason }
no-such-game = Questa partita non esiste.
no-such-lesson = Questa lezione non esiste.
not-your-seat = Questo non è il tuo posto.
stale-decision = La decisione { $decision } è già stata presa.
tile-in-words = { $white ->
    [0] { $black } nero
   *[other] { $black ->
        [0] { $white } bianco
       *[other] { $white } bianco/{ $black } nero
    }
 }
request-id-used = Questo identificativo di richiesta è già stato usato per altro.
nobody-there-yet = Il tuo avversario non è ancora arrivato.
called-off = Questa partita è stata annullata.
too-late-to-call-off = È già stato giocato un turno: puoi abbandonare la partita, ma non più annullarla.
takeback-asked = Il ritiro della mossa è già stato chiesto.
takeback-declined = L’avversario ha rifiutato. Potrai chiederlo di nuovo dopo la prossima mossa.
enough-takebacks = In questa partita { $most ->
    [one] è già stata ritirata { $most } mossa
   *[other] sono già state ritirate { $most } mosse
 }: è il massimo.
no-greetings-here = I saluti ci sono solo nelle partite via link.
too-late-to-greet = Questa partita è finita da più di un giorno.
enough-greetings = Per questa partita i saluti bastano così.
greeting-too-soon = Hai appena mandato un saluto. Aspetta un momento.
no-hints-by-link = I suggerimenti ci sono contro il computer e su un solo dispositivo, non nelle partite via link.
no-hints-in-setup = I suggerimenti iniziano con il primo turno.
too-many-hints = Hai chiesto più suggerimenti in una volta. Attendi i primi.
nothing-asked = Nessuna richiesta attende una tua risposta.
not-away-long-enough = Il tuo avversario non è assente da abbastanza tempo.
clock-still-runs = Il tempo non è ancora scaduto.
still-going = La partita è ancora in corso.
too-many-games = In questo momento ci sono troppe partite. Riprova più tardi.
too-many-of-yours = Hai troppe partite aperte. Prima finiscine qualcuna.
too-many-of-address = Da questo indirizzo sono aperte troppe partite. Prima finiscine qualcuna.
no-such-level = Il livello { $name } non esiste.
no-such-invitation = Questo invito non esiste.
own-invitation = Questo invito è tuo: mandalo a un’altra persona.
seat-is-taken = Il posto è già occupato.
no-such-link = Questo link non è più valido.
bad-name = Un nome ha da 1 a { $most } caratteri visibili.
device-has-games = { $count ->
    [one] Su questo dispositivo c’è già una partita. Di’ se vuoi portarla con te.
   *[other] Su questo dispositivo ci sono già { $count } partite. Di’ se vuoi portarle con te.
 }
games-between-you = Su questi due dispositivi giochi contro te stesso. Prima finisci quella partita.
bad-clock = Il tempo va indicato in secondi oppure in giorni.
bad-request = Questa richiesta non è leggibile: { $where }.
too-large = È troppo grande: al massimo { $most } byte.
too-many-requests = Troppe richieste. Attendi un momento.
too-many-newcomers = Troppi nuovi giocatori da questo indirizzo. Attendi un minuto.
too-many-new-games = Troppe partite nuove da questo indirizzo. Attendi un minuto.
too-many-streams = Troppe partite aperte insieme. Chiudine qualcuna.
too-many-thoughts = Il computer deve ancora pensare a troppe delle tue partite. Attendi che abbia giocato.
no-such-review = Questa analisi non esiste.
not-your-review = Questa analisi è stata chiesta da qualcun altro.
review-under-way = Una delle tue analisi è ancora in corso. Aspettala o annullala.
reviews-of-address = Ci sono ancora analisi in corso per questo indirizzo. Attendi un momento.
too-many-reviews = Per oggi bastano le analisi fatte. Torna domani.
running-game = Questa posizione è di una partita che due persone stanno giocando adesso, o è a un passo da essa. Lì nessuno riceve aiuto.
no-values-of-set-up = Le posizioni della preparazione non hanno valori qui.
too-many-values = Troppe posizioni in poco tempo. Attendi un momento.
cross-site = Questa richiesta viene da un altro sito.
wrong-host = Questo server non risponde per { $host }.
no-such-page = Qui non c’è niente.
not-allowed = Qui non è possibile.
overloaded = In questo momento il server ha troppo da fare. Riprova fra un attimo.
database-away = Al momento il server non riesce a raggiungere le partite. Riprova tra poco.
server-error = Si è verificato un errore nel server. Riprova.
verified = Sale e distribuzione danno l’hash { $hash }, e tutti i lanci e le tessere della partita vengono da questa distribuzione.
verified-noted = È l’hash che hai annotato: a quel punto la distribuzione era già fissata.
verified-server = Il server { $host } mostra questo hash dall’inizio della partita. Ha le stesse scelte, le stesse tessere pescate, le stesse mosse e lo stesso risultato, e { $count ->
    [0] nessuna mossa è stata ritirata
    [1] 1 mossa è stata ritirata
   *[other] { $count } mosse sono state ritirate
 }.
unproven-time = Non dimostrato: quando è nato questo hash. Sale, distribuzione e hash si possono inventare insieme. Confronta con l’hash annotato all’inizio (--hash) o con il server (--server).
unproven-game = Non dimostrato: che queste mosse siano state giocate. Lo sa solo il server (--server).
unproven-takebacks = Non dimostrato: quante mosse sono state ritirate. La trascrizione { $count ->
    [0] non ne indica nessuna, ma il campo che le indica si può togliere
    [1] ne indica 1
   *[other] ne indica { $count }
 }.
unproven-names = Non controllati: nomi, data e commenti.
bad-hash = Non è un hash di 64 cifre esadecimali: { $text }
noted-hash-differs = La trascrizione ha un hash diverso da quello che hai annotato: è un’altra partita, o qualcosa è stato cambiato.
bad-game-address = Non è l’indirizzo di una partita, come https://bossa.example/game/0123456789abcdef0123.
server-away = Il server { $host } non risponde: { $reason }
bad-answer = { $host } non risponde come un server di Bossa (stato { $status }).
server-hash-differs = Il server { $host } ha un altro hash per questa partita: è un’altra partita, o qualcosa è stato cambiato.
server-game-differs = Sul server { $host } questa partita è andata diversamente: qualcosa è stato cambiato.
takebacks-differ = Mosse ritirate secondo la trascrizione: { $record }; secondo il server: { $server }. Qualcosa è stato cambiato.
hints-differ = Suggerimenti secondo la trascrizione: { $record }; secondo il server: { $server }. Qualcosa è stato cambiato.
tag-needed = Alla trascrizione manca il campo { $tag }: si può controllare solo quella di una partita finita su un server.
practice-deal = È una partita di allenamento. È cominciata a metà e le sue tessere non sono state sigillate: non c’è nulla da controllare.
hash-differs = Sale e distribuzione non danno questo hash: qualcosa è stato cambiato.
deal-differs = La partita non è stata giocata con questa distribuzione: qualcosa è stato cambiato.
backed-up = Tutte le partite sono state salvate in { $path }.
tidied = Rimossi:
tidied-dry = Non è stato rimosso nulla. Sarebbero:
tidied-count = { $what ->
    [guests] ospiti senza visite
    [links] link scaduti
    [requests] ID di richiesta
    [presence] presenze in partite finite
    [reviews] vecchie analisi
    [unplayed] partite senza avversario o appena giocate
   *[finished] partite finite
 }: { $count }
database-size = Database: { $used } MB; liberi per nuove partite: { $free } MB.
backup-elsewhere = Questo database ha i suoi strumenti: usa pg_dump.
bad-setting = { $name } non può valere { $value }.
damaged-game = Questa partita salvata è danneggiata e non può essere letta. Le altre partite non ne risentono.
unknown-event = Questa partita è stata scritta da un’altra versione del server e qui non può essere letta.
needs-posix = { $what } funziona solo su Linux e macOS.
figures-none = Nessuno ha ancora iniziato una lezione.
figures-title = Lezioni, per passo. Non si registra nulla sulle persone.
figures-head = { $kind ->
    [lesson] lezione
    [step] passo
    [finished] finite
    [left] lasciate
   *[began] iniziate
 }
