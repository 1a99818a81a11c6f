serving = Bossa is running at { $address } (Ctrl-C to stop)
serving-near = On this network: { $address }
cannot-listen = Cannot listen on { $host }: { $reason }
bad-database = { $url } is not a database Bossa can use; use sqlite:///FILE or postgresql://…
database-in-use = Another server is already using { $path }: open the board there, or set BOSSA_DATA_DIR to another folder. With PostgreSQL, several servers can share the same games.
not-our-database = { $path } is not a Bossa database.
tables-of-others = Tables of other programs have the names that Bossa needs: { $tables }. Give Bossa a database of its own.
database-newer = The database was written by a newer version of Bossa, or by another program (revision { $revision }). Nothing was changed.
database-damaged = The database is damaged. Restore a backup of it.
database-linked = { $path } has a second name (a hard link), under which another server could use it unseen. Remove one of the names.
cannot-open-database = The database cannot be opened: { $reason }
no-such-game = There is no such game.
no-such-lesson = There is no such lesson.
not-your-seat = This is not your seat.
stale-decision = Decision { $decision } has already been made.
tile-in-words = { $white ->
    [0] black { $black }
   *[other] { $black ->
        [0] white { $white }
       *[other] white { $white }/black { $black }
    }
 }
request-id-used = This request id has already been used for something else.
nobody-there-yet = Your opponent has not joined yet.
called-off = This game was called off.
too-late-to-call-off = A turn has been played: you can resign this game, but not call it off.
takeback-asked = A takeback has already been requested.
takeback-declined = Your opponent declined. You can ask again after the next move.
enough-takebacks = { $most ->
    [one] { $most } move has
   *[other] { $most } moves have
 } been taken back in this game: that is the limit.
no-greetings-here = Greetings are for games by link.
too-late-to-greet = This game ended more than a day ago.
enough-greetings = That is enough greetings for one game.
greeting-too-soon = You have just sent a greeting. Please wait a moment.
no-hints-by-link = Hints are there against the computer and on one device, not in games between people by link.
no-hints-in-setup = Hints begin with the first turn.
too-many-hints = You have asked for several hints at once. Please wait for the first ones.
nothing-asked = There is no request to answer.
not-away-long-enough = Your opponent has not been away long enough.
clock-still-runs = The clock is still running.
still-going = The game is not over yet.
too-many-games = There are too many games at the moment. Please try again later.
too-many-of-yours = You have too many open games. Please finish some first.
too-many-of-address = Too many games from this address are open. Please finish some first.
no-such-level = There is no level { $name }.
no-such-invitation = There is no such invitation.
own-invitation = This is your own invitation: send it to somebody else.
seat-is-taken = This seat is already taken.
no-such-link = This link is no longer valid.
bad-name = A name has 1 to { $most } visible characters.
device-has-games = { $count ->
    [one] This device already has a game of its own. Say whether to bring it along.
   *[other] This device already has { $count } games of its own. Say whether to bring them along.
 }
games-between-you = You are playing against yourself on these two devices. Please finish that game first.
bad-clock = Set the clock in either seconds or days.
bad-request = This request cannot be read: { $where }.
too-large = This is too large: at most { $most } bytes.
too-many-requests = Too many requests. Please wait a moment.
too-many-newcomers = Too many new players from this address. Please wait a minute.
too-many-new-games = Too many new games from this address. Please wait a minute.
too-many-streams = Too many open boards. Please close some.
too-many-thoughts = The computer still has to think about too many of your games. Please wait until it has moved.
no-such-review = There is no such review.
not-your-review = Somebody else has asked for this review.
review-under-way = One of your reviews is still being made. Please wait for it, or cancel it.
reviews-of-address = Reviews for this address are still being made. Please wait a moment.
too-many-reviews = That is enough reviews for one day. Please come back tomorrow.
running-game = This position belongs to a game that two people are playing now, or is one step from it. Nobody gets help in it.
no-values-of-set-up = Positions of the set-up have no values here.
too-many-values = Too many positions in a short time. Please wait a moment.
cross-site = This request comes from another site.
wrong-host = This server does not answer for { $host }.
no-such-page = There is nothing here.
not-allowed = That cannot be done here.
overloaded = The server is too busy at the moment. Please try again shortly.
database-away = The server cannot reach its games at the moment. Please try again shortly.
server-error = Something went wrong on the server. Please try again.
verified = Salt and deal give the hash { $hash }, and every roll and tile of the game comes from this deal.
verified-noted = It is the hash you noted: the deal was already fixed by then.
verified-server = The server { $host } has shown this hash since the game began. It has the same choices, draws, moves and result, and { $count ->
    [0] no move was taken back
    [1] 1 move was taken back
   *[other] { $count } moves were taken back
 }.
unproven-time = Not shown: when this hash was made. Salt, deal and hash can be made up together. Compare with the hash you noted when the game began (--hash) or with the server (--server).
unproven-game = Not shown: that these moves were played. Only the server knows that (--server).
unproven-takebacks = Not shown: how many moves were taken back. The record { $count ->
    [0] lists none, but the tag that lists them can be removed
    [1] lists 1
   *[other] lists { $count }
 }.
unproven-names = Not checked: names, date and comments.
bad-hash = Not a hash, 64 hexadecimal digits: { $text }
noted-hash-differs = The record has a different hash from the one you noted: this is another game, or something was changed.
bad-game-address = Not the address of a game, such as https://bossa.example/game/0123456789abcdef0123.
server-away = The server { $host } is not responding: { $reason }
bad-answer = { $host } does not answer like a Bossa server (status { $status }).
server-hash-differs = The server { $host } has a different hash for this game: it is another game, or something was changed.
server-game-differs = On the server { $host } this game went differently: something was changed.
takebacks-differ = Moves taken back according to the record: { $record }; according to the server: { $server }. Something was changed.
hints-differ = Hints according to the record: { $record }; according to the server: { $server }. Something was changed.
tag-needed = The record lacks the tag { $tag }: only the record of a finished game from a server can be checked.
practice-deal = This is a practice game. It began in the middle, and its tiles were not sealed: there is nothing to check.
hash-differs = Salt and deal do not give this hash: something was changed.
deal-differs = The game was not played with this deal: something was changed.
backed-up = All games have been backed up to { $path }.
tidied = Removed:
tidied-dry = Nothing was removed. It would be:
tidied-count = { $what ->
    [guests] guests without visits
    [links] expired links
    [requests] request ids
    [presence] signs of presence in ended games
    [reviews] old reviews
    [unplayed] games that nobody joined or played
   *[finished] ended games
 }: { $count }
database-size = Database: { $used } MB; free for new games: { $free } MB.
backup-elsewhere = This database has its own tools: use pg_dump.
bad-setting = { $name } cannot be { $value }.
damaged-game = This stored game is damaged and cannot be read. Other games are not affected.
unknown-event = This game was written by another version of the server and cannot be read here.
needs-posix = { $what } works on Linux and macOS only.
figures-none = Nobody has begun a lesson yet.
figures-title = Lessons, by step. Nothing is stored about who it was.
figures-head = { $kind ->
    [lesson] lesson
    [step] step
    [finished] finished
    [left] left
   *[began] began
 }
