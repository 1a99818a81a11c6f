### The lessons, for the board and the terminal. Their data names the messages.

## Lessons
lesson-first-title = I primi due minuti
lesson-first-lead = Gioca una breve partita e vinci.
lesson-markers-title = Tre tessere azione
lesson-markers-lead = Ripescare, Scambiare e Impilare: tre vie d’uscita.
lesson-start-title = L’inizio
lesson-start-lead = I dadi, poi una linea o la prima mossa.
lesson-chips-title = I gettoni
lesson-chips-lead = L’espansione: raddoppia una tessera o invertine i colori.
lesson-endings-title = Cinque modi di finire
lesson-endings-lead = Una mossa per ciascuno: così si vince.
lesson-novice-title = Un gioco più facile
lesson-novice-lead = Meno regole, per cominciare. Ricostruite: i regolamenti non le riportano.

## Of every lesson
lesson-allowed = Anche questo è consentito! Ma qui cerca un’altra mossa.
lesson-misfit = Lì non va bene.
lesson-pick-first = Prima scegli una tessera dalla tua mano.
lesson-lost = Vince Germoglio. Ritira la mossa e riprova.

## Replies
lesson-reply-count-black = Conta solo i suoi puntini neri: devono essere esattamente 4.
lesson-reply-no-black = Una tessera senza puntini neri non va mai sulla linea Nera.
lesson-reply-no-white = Una tessera senza puntini bianchi non va mai sulla linea Bianca.
lesson-reply-add-one = Buon inizio. Aggiungi ancora una tessera.
lesson-reply-one-more-or-fewer = Mai tante tessere quante ne ha il gruppo accanto: una in più o una in meno.
lesson-reply-two-next-to-one = Accanto a un gruppo di una sola tessera ne servono due.
lesson-reply-one-or-three = Accanto a due tessere: una o tre.
lesson-reply-not-yet = Non ancora! Scambiare si usa una volta per partita. Tienilo da parte.
lesson-reply-used-up = Questa azione è già usata: ognuna vale una volta per partita.
lesson-reply-their-hand = Prendi una tessera dalla mano di Germoglio.
lesson-reply-left-over = Consentito, ma ti resta una tessera. Ora puoi giocarle tutte.
lesson-reply-sixth-white = Il sesto gruppo bianco! L’hai posato tu, ma la linea Bianca è di Germoglio: vince lui.

## The first two minutes
lesson-f1-title = Fai un 4
lesson-f1-text = La tua linea Nera parte dal 3. Metti i quattro puntini neri sul 4.
lesson-f1-after = Sulla linea Nera contano solo i puntini neri.
lesson-f1-other = Germoglio posa il 6 Bianco. Ogni turno comincia con una tessera nuova: ora arriva la tua.
lesson-f1-step = Un passo alla volta: solo il 4 e il 2 toccano il 3.
lesson-f1-later = Anche così fa 4! Lo farai dopo. Ora usa una sola tessera.
lesson-f2-title = Un 2 con due tessere
lesson-f2-text = Si conta anche all’indietro: 3, 2, 1. Non hai un 2 nero: fai 2 con due tessere.
lesson-f2-hint = Due tessere hanno un puntino nero ciascuna.
lesson-f2-after = Le tessere giocate insieme si sommano. Accanto al dado: una o due.
lesson-f2-other = Germoglio: 5 e 2 fanno 7.
lesson-f2-place = Insieme fanno 2, quindi vanno sul 2.
lesson-f2-white = Consentito! Presto userai la linea Bianca. Prima fai il 2 Nero.
lesson-f3-title = Una accanto a due
lesson-f3-text = Accanto a due tessere: una o tre, mai due. Gioca il tuo 1.
lesson-f3-after = Sempre una tessera in più o una in meno del gruppo accanto.
lesson-f3-other = Scambio! Germoglio ti prende una tessera e ti dà in cambio un 5 nero.
lesson-f3-lower = Accanto al 4, che è una tessera sola, ne servono due. Metti l’1 accanto al 2.
lesson-f3-white = Consentito! La linea Bianca viene dopo. Prima fai l’1 Nero.
lesson-f4-title = La linea di Germoglio
lesson-f4-text = Il 5 Nero vuole due tessere, e non si può saltare il turno. Sulla linea Bianca 1 e 3 fanno 4.
lesson-f4-after = La linea Bianca è di Germoglio: questo gruppo vale per Germoglio. I gruppi neri valgono per te.
lesson-f4-other = Quattro gruppi su sei per Germoglio.
lesson-f4-taken = Il 4 Nero è occupato. Guarda la linea Bianca.
lesson-f5-title = Fai un 5
lesson-f5-text = Ora il 5 Nero. Accanto c’è una tessera: quante te ne servono?
lesson-f5-hint = 2 e 3 fanno 5.
lesson-f5-after = Due accanto a una: giusto! Anche tu hai quattro gruppi su sei.
lesson-f5-other = Cinque su sei! Ancora un gruppo bianco e vince Germoglio, chiunque lo posi.
lesson-f6-title = Pericolo!
lesson-f6-text = Con un 1 bianco Germoglio vince, e ne ha uno. Fermalo! Ricordi il suo trucco?
lesson-f6-hint = Scegli Scambiare, poi il tuo 5 nero, poi la tessera di Germoglio con l’1 bianco.
lesson-f6-after = Pericolo scampato! E hai ripreso la tessera che Germoglio ti aveva preso.
lesson-f6-other = Ripesca: Germoglio scarta il 5 e pesca un’altra tessera.
lesson-f6-gave = Hai dato a Germoglio un 1 bianco: ha posato il sesto gruppo e ha vinto. Guarda tutti e due i colori!
lesson-f6-still = Germoglio aveva ancora il suo 1 bianco: ha posato il sesto gruppo e ha vinto. Riprova!
lesson-f6-two = Hai dato a Germoglio un altro 1 bianco. Ha posato il sesto gruppo e ha vinto. Riprova!
lesson-f6-first = Non va bene. E prima di tutto ferma Germoglio!
lesson-f7-title = Tutte insieme
lesson-f7-text = Gioca tutte le tessere e vinci! Accanto a due tessere: una o tre.
lesson-f7-hint = 1, 3 e 2 fanno 6.
lesson-f7-after = La tua mano è vuota: hai vinto! Vinci anche con sei gruppi sulla tua linea.

## Three markers
lesson-m1-title = Senza mosse?
lesson-m1-text = Niente va bene, e non puoi saltare il turno. Ripescare: scarta una tessera e pescane un’altra.
lesson-m1-after = Un 4! Sta bene con il tuo 2.
lesson-m1-other = Germoglio: 1 e 2 fanno 3.
lesson-m1-keep = Consentito, ma il 2 serve alla tua linea Nera. Scarta il 5 bianco.
lesson-m2-title = Ora ci sta
lesson-m2-text = Ora fai il 6 Nero. Accanto a un gruppo di una sola tessera ne servono due.
lesson-m2-after = Ogni azione vale una volta sola. Aspetta il momento giusto.
lesson-m2-other = Germoglio ne mette una accanto a due.
lesson-m3-title = Chiudi
lesson-m3-text = Ti restano due tessere, e il 2 Nero ne vuole due. Svuota la mano!
lesson-m3-after = La tua mano è vuota: hai vinto!
lesson-m4-title = Quella che ti serve
lesson-m4-text = Il tuo sesto gruppo è il 7, con due tessere. Hai un 3 nero. Chi ha un 4 nero?
lesson-m4-hint = Scegli Scambiare, poi il tuo 6 bianco, poi la tessera di Germoglio con quattro puntini neri.
lesson-m4-after = Germoglio ha già usato Scambiare: il 4 resta tuo.
lesson-m4-other = Germoglio: 2 e 4 fanno 6.
lesson-m4-gave = Hai dato via il 3, e ti serve. Dai l’altra tessera.
lesson-m4-black-four = Ti serve un 4 nero.
lesson-m4-half = Impilare è consentito. Ma il 3 serve per il tuo 7!
lesson-m5-title = Sei!
lesson-m5-text = 3 e 4 fanno 7: il tuo sesto gruppo.
lesson-m5-after = Sei gruppi sulla tua linea: hai vinto, anche se ti restano tessere!
lesson-m6-title = Sopra un gruppo
lesson-m6-text = Alle estremità non va bene niente. Impila sul 6 Bianco: altrettante tessere, stesso totale.
lesson-m6-after = Resta un solo gruppo: la linea Bianca non cresce.
lesson-m6-other = Germoglio: 1 e 1 fanno 2.
lesson-m6-stack = Il 6 Bianco è occupato. Scegli Impilare per posarci sopra le tessere.
lesson-m6-two = Lì ci sono due tessere: impilane due.
lesson-m6-die = Mai su un dado.
lesson-m7-title = Fuori tutte
lesson-m7-text = Il 5 Nero vuole due tessere. Svuota la mano!
lesson-m7-after = Mano vuota: hai vinto! Ora conosci tutte e tre le azioni.

## The start
lesson-s1-title = I dadi
lesson-s1-text = Due 4: si tira di nuovo! Ora la linea Bianca parte dal 5 e la Nera dal 2.
lesson-s2-title = Scegli tu
lesson-s2-text = Hai il numero più alto. Guarda le tue tessere e scegli: linea Bianca, linea Nera o prima mossa?
lesson-s2-after = Se scegli la linea, comincia l’altro. Se cominci tu, la sceglie l’altro. Ora le mani sono scoperte.
lesson-s2-first = Prima scegli. Poi giochi.
lesson-s2-white-after = La linea Bianca è tua: i tuoi 4 e il tuo 6 vanno bene. Il prezzo: comincia Germoglio.
lesson-s2-white-other = La linea Nera ora è di Germoglio.
lesson-s2w-title = Tocca a te
lesson-s2w-text = Posa un gruppo sulla tua linea Bianca.
lesson-s2w-after = Uno su sei, sulla tua linea.
lesson-s2-black-after = La linea Nera è tua, ma quasi tutte le tue tessere vanno sulla Bianca. E comincia Germoglio.
lesson-s2-black-other = La linea Bianca ora è di Germoglio.
lesson-s2b-title = Tocca a te
lesson-s2b-text = Posa il 3 Nero sulla tua linea. Il resto va su quella di Germoglio.
lesson-s2b-after = Uno su sei. Ma guarda le altre tessere.
lesson-s2-play-after = Cominci tu. Il prezzo: Germoglio sceglie la linea e prende la Bianca.
lesson-s2p-title = Cominci tu
lesson-s2p-text = La linea Nera ora è tua. Posaci un gruppo.
lesson-s2p-after = Uno su sei. Germoglio ha la linea che volevi.
lesson-s3-title = Germoglio vince il tiro
lesson-s3-text = Germoglio ha il numero più alto e prende la prima mossa. La linea la scegli tu: quale va bene per le tue tessere?
lesson-s3-after = Il dado è della sua linea, non di chi l’ha tirato.
lesson-s3-taken = La prima mossa è già di Germoglio. Scegli la linea Bianca o la Nera.
lesson-s3-black-after = La Nera parte dal 5, e tu hai un 4.
lesson-s3-black-other = Germoglio comincia, sulla linea Bianca.
lesson-s3b-title = Tocca a te
lesson-s3b-text = Posa un gruppo sulla tua linea Nera.
lesson-s3b-after = Uno su sei, sulla tua linea.
lesson-s3-white-after = La Bianca parte dal 2, e tu hai due 1 bianchi.
lesson-s3-white-other = Germoglio può posare solo questo gruppo, e sulla tua linea: vale per te!
lesson-s3w-title = Tocca a te
lesson-s3w-text = Posa un gruppo sulla tua linea Bianca.
lesson-s3w-after = Già due su sei.

## Chips
lesson-c1-title = Due per uno
lesson-c1-text = Le tue due tessere fanno 4, ma è libero il 6 Nero. Metti il Raddoppiatore su una delle due!
lesson-c1-after = 4 e 2 fanno 6. La tua mano è vuota: hai vinto!
lesson-c1-double = 2 e 2 fanno 4. Raddoppiane una.
lesson-c1-tile = Il gettone non è una tessera: qui vanno due tessere.
lesson-c1-one = Hai un gettone, per una tessera.
lesson-c1-kept = Tu hai tenuto il Raddoppiatore. Germoglio ha l’Invertitore.
lesson-c2-title = Inverti i colori
lesson-c2-text = Il 5 Nero vuole due tessere, ma una delle tue è bianca. L’Invertitore inverte i colori di una tessera.
lesson-c2-after = 1 e 4 fanno 5: hai vinto! In partita ognuno tiene uno dei due gettoni.
lesson-c2-invert = Quattro puntini bianchi qui non contano. Inverti quella tessera.
lesson-c2-wrong = Tessera sbagliata: il suo puntino nero è diventato bianco.

## Five endings
lesson-e1-title = Le ultime due
lesson-e1-text = Ti restano due tessere. Giocale insieme!
lesson-e1-after = Mano vuota: hai vinto.
lesson-e2-title = Ne manca uno
lesson-e2-text = Cinque gruppi su sei sulla tua linea. Quali tessere fanno il sesto?
lesson-e2-after = Sei gruppi sulla tua linea: hai vinto, anche con tessere in mano.
lesson-e2-stack = Impilare non aggiunge gruppi. Fai il 7 Nero.
lesson-e3-title = Hai coraggio?
lesson-e3-text = Va bene solo il 7 Bianco: il sesto gruppo di Germoglio! Ma sono le tue ultime tessere…
lesson-e3-after = La tua mano è vuota, e questo conta prima. Hai vinto!
lesson-e3-careful = Troppa prudenza! Una mano vuota conta prima di sei gruppi.
lesson-e4-title = Chiudi la porta
lesson-e4-text = Chi resta senza mosse perde. Germoglio ha 3, 4 e 5 neri. Fai il 2 Nero: con una tessera o con due?
lesson-e4-after = Accanto a una sola tessera ne servono due, e Germoglio non ne ha due adatte. Resta senza mosse: hai vinto!
lesson-e4-other = Germoglio pesca una tessera e non può fare nulla.
lesson-e4-fits = Accanto a due tessere ne va una: il 3 di Germoglio ci sta.
lesson-e5-title = Conta le tessere
lesson-e5-text = La pila è esaurita: ultimo turno! Vince chi ha meno tessere, e Germoglio ne ha quattro.
lesson-e5-after = Due contro quattro: vince chi ne ha meno.
lesson-e5-tie = Quattro contro quattro: parità. Puoi giocarne di più?

## A gentler game
lesson-n1-title = Linee di nessuno
lesson-n1-text = Qui le linee non sono di nessuno. Accanto a due tessere: ancora due, o tre. Fai il 4 Nero.
lesson-n1-after = Tante tessere quante ne ha il gruppo accanto, o una in più.
lesson-n1-other = Germoglio ne mette una accanto a una.
lesson-n1-size = Accanto ci sono due tessere: giocane due o tre.
lesson-n2-title = Svuota la mano
lesson-n2-text = Qui sei gruppi non fanno vincere. Gioca le ultime due tessere!
lesson-n2-after = Hai vinto! Di questo gioco i regolamenti danno solo il nome: l’abbiamo ricostruito.
