serving = Bossa est lancé à l’adresse { $address } (Ctrl+C pour arrêter)
serving-near = Sur ce réseau : { $address }
cannot-listen = Impossible d’écouter sur { $host } : { $reason }
bad-database = { $url } n’est pas une base de données utilisable. Indiquez sqlite:///FICHIER ou postgresql://…
database-in-use = Un autre serveur utilise déjà { $path } : jouez sur ce serveur, ou indiquez un autre dossier dans BOSSA_DATA_DIR. Avec PostgreSQL, plusieurs serveurs peuvent gérer les mêmes parties.
not-our-database = { $path } n’est pas une base de données de Bossa.
tables-of-others = Des tables d’autres programmes portent les noms dont Bossa a besoin : { $tables }. Utilisez une base de données à part.
database-newer = La base de données a été écrite par une version plus récente de Bossa ou par un autre programme (révision { $revision }). Rien n’a été modifié.
database-damaged = La base de données est endommagée. Restaurez une sauvegarde.
database-linked = { $path } a un second nom (un lien physique), sous lequel un autre serveur pourrait l’utiliser à l’insu de celui-ci. Supprimez l’un des noms.
cannot-open-database = Impossible d’ouvrir la base de données : { $reason }
no-such-game = Cette partie n’existe pas.
no-such-lesson = Cette leçon n’existe pas.
not-your-seat = Ce n’est pas votre place.
stale-decision = La décision { $decision } a déjà été prise.
tile-in-words = { $white ->
    [0] noir { $black }
   *[other] { $black ->
        [0] blanc { $white }
       *[other] blanc { $white }/noir { $black }
    }
 }
request-id-used = Cet identifiant de requête a déjà servi à autre chose.
nobody-there-yet = Votre adversaire n’est pas encore là.
called-off = Cette partie a été annulée.
too-late-to-call-off = Un tour a été joué : vous pouvez abandonner la partie, mais plus l’annuler.
takeback-asked = La reprise du coup a déjà été demandée.
takeback-declined = L’adversaire a refusé. Vous pourrez redemander après le prochain coup.
enough-takebacks = { $most ->
    [one] { $most } coup a déjà été repris
   *[other] { $most } coups ont déjà été repris
 } dans cette partie : c’est le maximum.
no-greetings-here = Les petits mots sont réservés aux parties par lien.
too-late-to-greet = Cette partie est terminée depuis plus d’un jour.
enough-greetings = Cela fait assez de petits mots pour une partie.
greeting-too-soon = Vous venez d’envoyer un petit mot. Patientez un instant.
no-hints-by-link = Les indices existent contre l’ordinateur et sur un même appareil, pas dans les parties par lien.
no-hints-in-setup = Les indices commencent avec le premier tour.
too-many-hints = Vous avez demandé plusieurs indices à la fois. Attendez les premiers.
nothing-asked = Aucune demande n’attend votre réponse.
not-away-long-enough = Votre adversaire n’est pas absent depuis assez longtemps.
clock-still-runs = Le temps n’est pas encore écoulé.
still-going = La partie est encore en cours.
too-many-games = Il y a trop de parties en ce moment. Réessayez plus tard.
too-many-of-yours = Vous avez trop de parties ouvertes. Terminez-en d’abord quelques-unes.
too-many-of-address = Trop de parties de cette adresse sont ouvertes. Terminez-en d’abord quelques-unes.
no-such-level = Il n’y a pas de niveau { $name }.
no-such-invitation = Cette invitation n’existe pas.
own-invitation = C’est votre propre invitation : envoyez-la à quelqu’un d’autre.
seat-is-taken = La place est déjà prise.
no-such-link = Ce lien n’est plus valable.
bad-name = Un nom a de 1 à { $most } caractères visibles.
device-has-games = { $count ->
    [one] Cet appareil a déjà une partie. Dites si vous voulez l’emporter.
   *[other] Cet appareil a déjà { $count } parties. Dites si vous voulez les emporter.
 }
games-between-you = Sur ces deux appareils, vous jouez contre vous-même. Terminez d’abord cette partie.
bad-clock = Le temps se règle soit en secondes, soit en jours.
bad-request = Cette requête est illisible : { $where }.
too-large = C’est trop volumineux : { $most } octets au plus.
too-many-requests = Trop de requêtes. Attendez un instant.
too-many-newcomers = Trop de nouveaux joueurs depuis cette adresse. Attendez une minute.
too-many-new-games = Trop de nouvelles parties depuis cette adresse. Attendez une minute.
too-many-streams = Trop de parties ouvertes à la fois. Fermez-en quelques-unes.
too-many-thoughts = L’ordinateur doit encore réfléchir à trop de vos parties. Attendez qu’il ait joué.
no-such-review = Cette analyse n’existe pas.
not-your-review = Quelqu’un d’autre a demandé cette analyse.
review-under-way = Une de vos analyses est encore en cours. Attendez-la ou annulez-la.
reviews-of-address = Des analyses pour cette adresse sont encore en cours. Attendez un instant.
too-many-reviews = Cela fait assez d’analyses pour une journée. Revenez demain.
running-game = Cette position est celle d’une partie que deux personnes jouent en ce moment, ou à un pas de celle-ci. Personne n’y reçoit d’aide.
no-values-of-set-up = Les positions de la préparation n’ont pas de valeur ici.
too-many-values = Trop de positions en peu de temps. Attendez un instant.
cross-site = Cette requête vient d’un autre site.
wrong-host = Ce serveur ne répond pas pour { $host }.
no-such-page = Il n’y a rien ici.
not-allowed = Ce n’est pas possible ici.
overloaded = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
database-away = Le serveur n’a pas accès à ses parties en ce moment. Réessayez dans un instant.
server-error = Une erreur s’est produite sur le serveur. Réessayez.
verified = Le sel et la donne donnent l’empreinte { $hash }, et tous les lancers et toutes les tuiles de la partie viennent de cette donne.
verified-noted = C’est l’empreinte que vous avez notée : la donne était alors déjà fixée.
verified-server = Le serveur { $host } montre cette empreinte depuis le début de la partie. Il a les mêmes choix, les mêmes pioches, les mêmes coups et le même résultat, et { $count ->
    [0] aucun coup n’a été repris
    [1] 1 coup a été repris
   *[other] { $count } coups ont été repris
 }.
unproven-time = Non démontré : quand cette empreinte a été faite. Sel, donne et empreinte peuvent être inventés ensemble. Comparez avec l’empreinte que vous avez notée au début (--hash) ou avec le serveur (--server).
unproven-game = Non démontré : que ces coups ont été joués. Seul le serveur le sait (--server).
unproven-takebacks = Non démontré : combien de coups ont été repris. La transcription { $count ->
    [0] n’en indique aucun, mais l’étiquette qui les indique peut être retirée
    [1] en indique 1
   *[other] en indique { $count }
 }.
unproven-names = Non vérifié : les noms, la date et les commentaires.
bad-hash = Ce n’est pas une empreinte de 64 chiffres hexadécimaux : { $text }
noted-hash-differs = La transcription a une autre empreinte que celle que vous avez notée : c’est une autre partie, ou quelque chose a été modifié.
bad-game-address = Ce n’est pas l’adresse d’une partie, comme https://bossa.example/game/0123456789abcdef0123.
server-away = Le serveur { $host } ne répond pas : { $reason }
bad-answer = { $host } ne répond pas comme un serveur de Bossa (statut { $status }).
server-hash-differs = Le serveur { $host } a une autre empreinte pour cette partie : c’est une autre partie, ou quelque chose a été modifié.
server-game-differs = Sur le serveur { $host }, cette partie s’est déroulée autrement : quelque chose a été modifié.
takebacks-differ = Coups repris selon la transcription : { $record } ; selon le serveur : { $server }. Quelque chose a été modifié.
hints-differ = Indices selon la transcription : { $record } ; selon le serveur : { $server }. Quelque chose a été modifié.
tag-needed = Il manque à la transcription l’étiquette { $tag } : seule celle d’une partie terminée sur un serveur peut être vérifiée.
practice-deal = C’est une partie d’entraînement. Elle a commencé en cours de route et ses tuiles n’ont pas été scellées : il n’y a rien à vérifier.
hash-differs = Le sel et la donne ne donnent pas cette empreinte : quelque chose a été modifié.
deal-differs = La partie n’a pas été jouée avec cette donne : quelque chose a été modifié.
backed-up = Toutes les parties ont été sauvegardées dans { $path }.
tidied = Supprimé :
tidied-dry = Rien n’a été supprimé. Ce serait :
tidied-count = { $what ->
    [guests] invités sans visite
    [links] liens expirés
    [requests] identifiants de requête
    [presence] présences dans des parties terminées
    [reviews] anciennes analyses
    [unplayed] parties sans adversaire ou à peine jouées
   *[finished] parties terminées
 } : { $count }
database-size = Base de données : { $used } Mo ; libre pour de nouvelles parties : { $free } Mo.
backup-elsewhere = Cette base de données a ses propres outils : utilisez pg_dump.
bad-setting = { $name } ne peut pas valoir { $value }.
damaged-game = Cette partie enregistrée est endommagée et ne peut pas être lue. Les autres parties ne sont pas touchées.
unknown-event = Cette partie a été écrite par une autre version du serveur et ne peut pas être lue ici.
needs-posix = { $what } n’existe que sous Linux et macOS.
figures-none = Personne n’a encore commencé de leçon.
figures-title = Leçons, par étape. Rien n’est gardé sur les personnes.
figures-head = { $kind ->
    [lesson] leçon
    [step] étape
    [finished] finies
    [left] quittées
   *[began] commencées
 }
