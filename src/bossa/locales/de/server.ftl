serving = Bossa läuft unter { $address } (Beenden mit Strg+C)
serving-near = In diesem Netz: { $address }
cannot-listen = Auf { $host } können keine Verbindungen angenommen werden: { $reason }
bad-database = { $url } ist keine Datenbank, die Bossa benutzen kann. Möglich sind sqlite:///DATEI und postgresql://…
database-in-use = { $path } wird schon von einem anderen Server benutzt: Öffne das Spielfeld dort, oder nenne in BOSSA_DATA_DIR einen anderen Ordner. Mit PostgreSQL können mehrere Server dieselben Spiele bedienen.
not-our-database = { $path } ist keine Datenbank von Bossa.
tables-of-others = Tabellen anderer Programme haben die Namen, die Bossa braucht: { $tables }. Benutze eine eigene Datenbank.
database-newer = Die Datenbank wurde von einer neueren Version von Bossa geschrieben oder von einem anderen Programm (Revision { $revision }). Es wurde nichts geändert.
database-damaged = Die Datenbank ist beschädigt. Stelle eine Sicherung wieder her.
database-linked = { $path } hat einen zweiten Namen (einen Hardlink), unter dem ein anderer Server die Datei unbemerkt benutzen könnte. Entferne einen der Namen.
cannot-open-database = Die Datenbank lässt sich nicht öffnen: { $reason }
no-such-game = Dieses Spiel gibt es nicht.
no-such-lesson = Diese Lektion gibt es nicht.
not-your-seat = Das ist nicht dein Platz.
stale-decision = Die Entscheidung { $decision } ist schon getroffen.
tile-in-words = { $white ->
    [0] Schwarz { $black }
   *[other] { $black ->
        [0] Weiß { $white }
       *[other] Weiß { $white }/Schwarz { $black }
    }
 }
request-id-used = Diese Anfrage-ID wurde schon für etwas anderes verwendet.
nobody-there-yet = Dein Gegenüber ist noch nicht da.
called-off = Dieses Spiel wurde abgebrochen.
too-late-to-call-off = Es wurde schon ein Zug gespielt: Du kannst aufgeben, das Spiel aber nicht mehr abbrechen.
takeback-asked = Um die Rücknahme wurde schon gebeten.
takeback-declined = Dein Gegenüber hat abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
enough-takebacks = In diesem Spiel { $most ->
    [one] wurde schon { $most } Zug
   *[other] wurden schon { $most } Züge
 } zurückgenommen: Mehr geht nicht.
no-greetings-here = Grüße gibt es nur in Partien per Link.
too-late-to-greet = Diese Partie ist seit mehr als einem Tag zu Ende.
enough-greetings = Das sind genug Grüße für eine Partie.
greeting-too-soon = Du hast gerade erst gegrüßt. Bitte warte einen Moment.
no-hints-by-link = Tipps gibt es gegen den Computer und an einem Gerät, nicht in Partien per Link.
no-hints-in-setup = Tipps gibt es ab dem ersten Spielzug.
too-many-hints = Du hast mehrere Tipps auf einmal angefordert. Bitte warte auf die ersten.
nothing-asked = Es gibt keine offene Anfrage an dich.
not-away-long-enough = Dein Gegenüber ist noch nicht lange genug weg.
clock-still-runs = Die Uhr läuft noch.
still-going = Das Spiel läuft noch.
too-many-games = Im Moment laufen zu viele Spiele. Bitte versuche es später noch einmal.
too-many-of-yours = Du hast zu viele offene Spiele. Bitte beende erst einige.
too-many-of-address = Von dieser Adresse sind zu viele Spiele offen. Bitte beende erst einige.
no-such-level = Eine Stufe { $name } gibt es nicht.
no-such-invitation = Diese Einladung gibt es nicht.
own-invitation = Das ist deine eigene Einladung: Schick sie jemand anderem.
seat-is-taken = Der Platz ist schon vergeben.
no-such-link = Dieser Link gilt nicht mehr.
bad-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
device-has-games = { $count ->
    [one] Auf diesem Gerät gibt es schon ein Spiel. Sag, ob es mitkommen soll.
   *[other] Auf diesem Gerät gibt es schon { $count } Spiele. Sag, ob sie mitkommen sollen.
 }
games-between-you = Auf diesen beiden Geräten spielst du gegen dich selbst. Bitte beende erst dieses Spiel.
bad-clock = Die Bedenkzeit wird entweder in Sekunden oder in Tagen angegeben.
bad-request = Diese Anfrage ist nicht lesbar: { $where }.
too-large = Das ist zu groß: höchstens { $most } Bytes.
too-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
too-many-newcomers = Zu viele neue Spieler von dieser Adresse. Bitte warte eine Minute.
too-many-new-games = Zu viele neue Spiele von dieser Adresse. Bitte warte eine Minute.
too-many-streams = Zu viele offene Spielfelder. Bitte schließe einige.
too-many-thoughts = Der Computer muss noch über zu viele deiner Spiele nachdenken. Bitte warte, bis er gezogen hat.
no-such-review = Diese Auswertung gibt es nicht.
not-your-review = Um diese Auswertung hat jemand anderes gebeten.
review-under-way = Eine deiner Auswertungen läuft noch. Bitte warte auf sie oder brich sie ab.
reviews-of-address = Für diese Adresse laufen noch Auswertungen. Bitte warte einen Augenblick.
too-many-reviews = Das sind genug Auswertungen für einen Tag. Bitte komm morgen wieder.
running-game = Diese Stellung gehört zu einem Spiel, das gerade zwei Menschen spielen, oder ist einen Schritt davon entfernt. Dort bekommt niemand Hilfe.
no-values-of-set-up = Stellungen der Vorbereitung haben hier keine Werte.
too-many-values = Zu viele Stellungen in kurzer Zeit. Bitte warte einen Augenblick.
cross-site = Diese Anfrage kommt von einer anderen Website.
wrong-host = Dieser Server ist nicht für { $host } zuständig.
no-such-page = Hier ist nichts.
not-allowed = Das geht hier nicht.
overloaded = Der Server hat gerade zu viel zu tun. Bitte versuche es gleich noch einmal.
database-away = Der Server erreicht seine Spiele gerade nicht. Bitte versuche es gleich noch einmal.
server-error = Dem Server ist ein Fehler unterlaufen. Bitte versuche es noch einmal.
verified = Salt und Verteilung ergeben den Hash { $hash }, und alle Würfe und Kacheln des Spiels stammen aus dieser Verteilung.
verified-noted = Es ist der Hash, den du notiert hast: Da stand die Verteilung schon fest.
verified-server = Der Server { $host } zeigt diesen Hash seit Beginn des Spiels. Er hat dieselben Entscheidungen, gezogenen Kacheln und Züge und dasselbe Ergebnis, und { $count ->
    [0] kein Zug wurde zurückgenommen
    [1] 1 Zug wurde zurückgenommen
   *[other] { $count } Züge wurden zurückgenommen
 }.
unproven-time = Nicht gezeigt: wann dieser Hash entstand. Salt, Verteilung und Hash lassen sich zusammen erfinden. Vergleiche mit dem Hash, den du zu Beginn notiert hast (--hash), oder mit dem Server (--server).
unproven-game = Nicht gezeigt: dass diese Züge gespielt wurden. Das weiß nur der Server (--server).
unproven-takebacks = Nicht gezeigt: wie viele Züge zurückgenommen wurden. Die Aufzeichnung { $count ->
    [0] nennt keinen, aber das Feld, das sie nennt, lässt sich entfernen
    [1] nennt 1
   *[other] nennt { $count }
 }.
unproven-names = Nicht geprüft: Namen, Datum und Kommentare.
bad-hash = Kein Hash aus 64 hexadezimalen Ziffern: { $text }
noted-hash-differs = Die Aufzeichnung hat einen anderen Hash als den, den du notiert hast: Es ist ein anderes Spiel, oder etwas wurde geändert.
bad-game-address = Keine Adresse eines Spiels wie https://bossa.example/game/0123456789abcdef0123.
server-away = Der Server { $host } antwortet nicht: { $reason }
bad-answer = { $host } antwortet nicht wie ein Server von Bossa (Status { $status }).
server-hash-differs = Der Server { $host } hat für dieses Spiel einen anderen Hash: Es ist ein anderes Spiel, oder etwas wurde geändert.
server-game-differs = Auf dem Server { $host } verlief dieses Spiel anders: Etwas wurde geändert.
takebacks-differ = Zurückgenommene Züge laut Aufzeichnung: { $record }; laut Server: { $server }. Etwas wurde geändert.
hints-differ = Tipps laut Aufzeichnung: { $record }; laut Server: { $server }. Etwas wurde geändert.
tag-needed = In der Aufzeichnung fehlt das Feld { $tag }: Nur die Aufzeichnung eines beendeten Spiels von einem Server kann geprüft werden.
practice-deal = Das ist ein Übungsspiel. Es hat mittendrin begonnen, und seine Kacheln wurden nicht versiegelt: Es gibt nichts zu prüfen.
hash-differs = Salt und Verteilung ergeben diesen Hash nicht: Etwas wurde geändert.
deal-differs = Das Spiel wurde nicht mit dieser Verteilung gespielt: Etwas wurde geändert.
backed-up = Alle Spiele wurden in { $path } gesichert.
tidied = Entfernt:
tidied-dry = Nichts wurde entfernt. Es wären:
tidied-count = { $what ->
    [guests] Gäste ohne Besuch
    [links] abgelaufene Links
    [requests] Anfrage-IDs
    [presence] Anwesenheiten in beendeten Spielen
    [reviews] alte Auswertungen
    [unplayed] Spiele ohne Gegner oder ohne Züge
   *[finished] beendete Spiele
 }: { $count }
database-size = Datenbank: { $used } MB; frei für neue Spiele: { $free } MB.
backup-elsewhere = Diese Datenbank hat eigene Werkzeuge: Benutze pg_dump.
bad-setting = { $name } kann nicht { $value } sein.
damaged-game = Dieses gespeicherte Spiel ist beschädigt und kann nicht gelesen werden. Andere Spiele sind nicht betroffen.
unknown-event = Dieses Spiel wurde von einer anderen Version des Servers geschrieben und kann hier nicht gelesen werden.
needs-posix = { $what } gibt es nur unter Linux und macOS.
figures-none = Noch hat niemand eine Lektion begonnen.
figures-title = Lektionen nach Schritten. Wer es war, wird nicht gespeichert.
figures-head = { $kind ->
    [lesson] Lektion
    [step] Schritt
    [finished] beendet
    [left] verlassen
   *[began] begonnen
 }
