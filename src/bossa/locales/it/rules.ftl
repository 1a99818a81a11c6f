### The rules, for the board and the terminal. Messages are named by the ids of the rules.

## Diciture
label-ruling = Interpretazione
label-refused = Non consentito
label-reconstructed = Ricostruito
sources = Con parole nostre, secondo i regolamenti del 2023 di Banana Moon Studio Sapporo in giapponese, inglese, tedesco, francese e italiano.

## Parti
part-regular = Il gioco per esperti
part-regular-lead = Per due. Vinci quando la tua mano è vuota, o quando la tua linea ha sei gruppi.
part-expansion = L’espansione
part-expansion-lead = Facoltativa. Se entrambi sono d’accordo, si aggiunge al gioco per esperti o a quello per principianti.
part-novice = Il gioco per principianti
part-novice-lead = Ricostruito: i regolamenti nominano questo gioco, ma ne stampano le regole altrove. Qui sono ricomposte dalle pagine dell’espansione e da descrizioni pubbliche. Ciò che qui non è detto vale come nel gioco per esperti.

## Sezioni
section-T = Le tessere
section-K = I componenti
section-S = La preparazione
section-L = Le linee
section-U = Il turno
section-A = Le azioni
section-X = La fine
section-V = Chi sa che cosa
section-E = I gettoni modificatori
section-N = Che cosa cambia

## Le tessere
rule-T1 = Ci sono 27 tessere, tutte diverse. Ognuna ha puntini bianchi, neri o di entrambi i colori, da uno a sei in tutto. In ogni colore sei tessere mostrano un 1, cinque un 2, quattro un 3, tre un 4, due un 5 e una un 6.
rule-T2 = Di una tessera contano i puntini bianchi oppure quelli neri, mai gli uni e gli altri insieme.
rule-T3 = Le tessere posate insieme contano come somma dei loro puntini di un solo colore.
rule-T4 = Una tessera senza puntini di un colore non si può usare in quel colore, né da sola né con altre: non è uno 0.

## I componenti
rule-K1 = Due dadi, uno con i puntini bianchi e uno con i puntini neri.
rule-K2 = Ognuno ha tre tessere azione: Ripescare, Scambiare e Impilare. Ciascuna vale una volta per partita.
rule-K3 = Con l’espansione ognuno ha anche due gettoni modificatori, un Raddoppiatore e un Invertitore, e ne tiene uno (E1).

## La preparazione
rule-S1 = Mescolate le tessere. Mettetene una da parte, coperta; nessuno la vede prima della fine della partita. Ognuno ne riceve quattro, coperte. Le altre 18 formano la pila.
rule-S2 = Ognuno tira un dado. Se i numeri sono uguali, si tira di nuovo.
rule-S2-ruling = I regolamenti non dicono chi tira quale dado. Qui il giocatore A tira quello bianco. Nessuno ne trae vantaggio: le tessere sono distribuite allo stesso modo nei due colori.
rule-S3 = Chi ha il numero più alto decide, conoscendo solo la propria mano: prendere la linea Bianca, prendere la linea Nera oppure giocare per primo.
rule-S4 = Se prendi una linea, l’altra va all’avversario, che gioca per primo. Se giochi per primo, è l’avversario a scegliere una linea, conoscendo solo la propria mano.
rule-S5 = I dadi restano come sono caduti, chiunque li abbia tirati: quello bianco è l’inizio della linea Bianca, quello nero della linea Nera. Una linea è del giocatore a cui è toccata. Con la linea scegli quindi anche un numero di partenza.
rule-S6 = Poi entrambe le mani si scoprono e restano scoperte fino alla fine.
rule-S6-ruling = I regolamenti parlano di guardare la mano solo per chi decide. Qui ognuno può guardare la propria già dal lancio; nessun altro la vede.

## Le linee
rule-L1 = Una linea è una serie di numeri senza interruzioni attorno al suo dado. Cresce alle due estremità: da un lato sale, dall’altro scende.
rule-L2 = Il numero più basso è 1. Un massimo non c’è.
rule-L3 = Le tessere su un numero formano un gruppo. Nel colore della linea il loro totale è esattamente quel numero.
rule-L4 = Accanto al dado un gruppo ha una o due tessere.
rule-L5 = Più lontano, un gruppo ha esattamente una tessera in più, o in meno, del gruppo vicino dal lato del dado. Conta il posto vicino, non il gruppo posato per ultimo.
rule-L6 = Entrambi i giocatori possono posare su entrambe le linee.

## Il turno
rule-U1 = Per prima cosa peschi una tessera dalla pila.
rule-U2 = Poi fai una cosa sola: posi un gruppo a un’estremità di una linea, oppure usi un’azione. Non si può passare.
rule-U3 = Un gruppo viene dalla tua mano, tutto in una volta, su un solo numero.
rule-U4 = Si gioca a turno, cominciando da chi gioca per primo.

## Le azioni
rule-A1 = Ripescare: una tessera della tua mano esce dal gioco, scoperta, e ne peschi un’altra. In questo turno non posi gruppi.
rule-A1-ruling = I regolamenti non parlano della pila esaurita. Qui in quel caso non si può ripescare.
rule-A2 = Scambiare: dai una delle tue tessere e ne prendi una dalla mano dell’avversario. In questo turno non posi gruppi.
rule-A2-ruling = I regolamenti non dicono chi sceglie. Qui scegli tu entrambe le tessere, dato che le mani sono scoperte.
rule-A3 = Impilare: posa tessere sopra un gruppo di una delle due linee, tante quante ne ha e con lo stesso totale. Su un gruppo già impilato si può impilare ancora, su un dado mai.
rule-A3-ruling = I regolamenti non dicono che cosa cambia. Qui il gruppo mantiene numero e dimensione, e non si aggiunge alcun gruppo.
rule-A4 = Dopo l’azione la sua tessera azione è usata; girala.

## La fine
rule-X1 = Senza mosse (conclusione D): hai pescato e non puoi né posare un gruppo né usare un’azione. Perdi. Anche una mossa che richiede il gettone è una mossa, e così pure una che fa perdere.
rule-X1-ruling = Con l’ultima tessera pescata potrebbero valere insieme D ed E. Qui viene prima D.
rule-X2 = Mano vuota (A): dopo aver posato o impilato non hai più tessere. Vinci, anche se quel gruppo è il sesto sulla linea dell’avversario (C).
rule-X2-ruling = Se dopo una mossa valgono più conclusioni, i regolamenti non indicano un ordine. Qui è X2, X3, X4.
rule-X3 = Sei gruppi (B): una linea ha sei gruppi, dado escluso. Vince chi la possiede, chiunque abbia posato il sesto. Puoi quindi posare il sesto gruppo sulla linea dell’avversario anche se ti restano tessere, ma perdi.
rule-X3-ruling = Non tutti i regolamenti dicono quale linea conta. Qui vale come in quelli tedesco, italiano e inglese.
rule-X4 = Pila esaurita (E): vince chi ha meno tessere; con lo stesso numero è parità.
rule-X4-ruling = I regolamenti non dicono quando. Qui alla fine di un turno: chi pesca l’ultima tessera gioca ancora.

## Chi sa che cosa
rule-V1 = Nessuno conosce l’ordine della pila né la tessera messa da parte prima della fine della partita, comunque finisca. Ogni tessera non ancora vista ha la stessa probabilità di essere la prossima.
rule-V2 = Prima che le mani si scoprano conosci solo le tue tessere, e chi guarda non ne conosce nessuna.

## I gettoni modificatori
rule-E1 = Una volta assegnate le linee, ognuno tiene uno dei suoi due gettoni. L’altro esce dal gioco.
rule-E1-ruling = I regolamenti lasciano aperto l’ordine. Qui entrambi scelgono in segreto e mostrano i gettoni insieme, subito prima che le mani si scoprano, così nessuno ha vantaggio a scegliere per ultimo.
rule-E2 = Usi il tuo gettone una volta per partita, su una delle tessere che posi o impili. Vi resta sopra. Non va mai su una tessera già posata.
rule-E3 = Raddoppiatore: i puntini della sua tessera contano doppio, quelli delle altre una volta.
rule-E4 = Invertitore: sulla sua tessera i puntini bianchi contano come neri e i neri come bianchi. Così una tessera solo nera si può usare sulla linea Bianca, e una solo bianca non più.
rule-E5 = In ciò che posi o impili c’è al massimo un gettone. Non cambia il numero di tessere richiesto.
rule-E5-ruling = Uno dei regolamenti permette il gettone con ogni azione. Qui va solo con Impilare: nelle altre non si conta nessuna tessera.
rule-E6 = Un gettone deve cambiare ciò che conta la sua tessera: niente Invertitore su una tessera con tanti puntini bianchi quanti neri.
rule-E6-ruling = I regolamenti non parlano di questo caso.

## Che cosa cambia nel gioco per principianti
rule-N1 = Le mani sono scoperte fin dalla distribuzione. Chi ha il numero più alto gioca per primo. Nessuno sceglie, e le linee non sono di nessuno.
rule-N2 = Al posto di L5: un gruppo ha tante tessere quante il gruppo vicino dal lato del dado, oppure una in più. Accanto al dado sono una o due, come in L4.
rule-N3 = Sei gruppi non chiudono la partita. Vince la mano vuota (A); anche restare senza mosse (X1) e la pila esaurita (X4) la chiudono.
rule-N4 = Con l’espansione i gettoni si scelgono subito dopo il lancio, in segreto, e si mostrano insieme (E1).

## Esempi
example-T1-kinds = Solo 5 nero; 2 bianco e 3 nero; solo 4 bianco.
example-T2-tile = Un 2 bianco o un 3 nero, mai un 5.
example-T3-sum = Sulla linea Bianca: 2 + 4 = 6.
example-T4-zero = Non 0 + 6: la tessera 5 nero non ha puntini bianchi.
example-K1-dice = Il dado bianco mostra 5, quello nero 2.
example-S5-white = Hai preso la linea Bianca: parte da 5. La Nera parte da 2 ed è dell’avversario.
example-L1-ends = Poi vengono il 3 e il 7.
example-L1-gap = Non ancora sul 7: manca il 6.
example-L2-one = Il dado nero mostra 1: la sua linea può solo salire.
example-L3-total = Non sul 6: 2 + 6 = 8.
example-L4-three = 1 + 2 + 3 = 6, ma accanto al dado tre tessere sono troppe.
example-L5-two = Accanto alla sola tessera sul 6, il 7 ne richiede due.
example-L5-three = Non tre, anche se 1 + 2 + 4 = 7.
example-L5-fewer = Accanto a tre tessere sono due o quattro. Qui due: 3 + 5 = 8.
example-L6-theirs = Posi un 3 sulla linea dell’avversario.
example-U1-first = Non ancora: prima pesca.
example-U2-row = Posi un 4 e il tuo turno è finito.
example-U3-hand = Non queste: sono nella mano dell’avversario.
example-A1-redraw = Il 5 nero esce, arriva 2 bianco/2 nero.
example-A2-exchange = Dai il 5 nero e prendi il 6 bianco.
example-A3-stack = Due tessere su due, 1 + 5 = 6 come sotto.
example-A3-one = Non un 6 da solo: il gruppo ha due tessere.
example-A4-used = Non una seconda volta: la tua tessera azione Impilare è già usata.
example-X1-stuck = Hai 5 nero e 6 nero, e tutte le tue tessere azione sono già usate. Nulla è possibile: perdi.
example-X2-last = Con le tue ultime tre tessere posi il sesto gruppo sulla linea dell’avversario, e vinci.
example-X3-theirs = Lo stesso gruppo, ma ti resta una tessera: vince l’avversario.
example-X3-own = Il sesto gruppo sulla tua linea: vinci.
example-X4-tie = Hai pescato l’ultima tessera e posi un 3. Ora avete una tessera ciascuno: parità.
example-V2-hands = Vedi le tue quattro tessere, e il dorso di quelle dell’avversario.
example-E2-held = Non con il Raddoppiatore: hai tenuto l’Invertitore.
example-E3-doubler = Il 2 raddoppiato conta 4: 4 + 2 = 6.
example-E4-inverter = Il 4 nero conta come bianco: 4 + 2 = 6.
example-E4-white = Così no: invertito, il 4 bianco non ha puntini bianchi.
example-E5-stack = Due tessere su due: il 2 raddoppiato conta 4, e 4 + 2 = 6.
example-E6-equal = Non su questa tessera: 2 e 2 restano 2 e 2.
example-N2-same = Due tessere accanto a due: 3 + 5 = 8.
example-N2-fewer = Non una sola tessera accanto a due.
example-N3-six = Il sesto gruppo, e la partita continua.
