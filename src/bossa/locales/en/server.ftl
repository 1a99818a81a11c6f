serving = Bossa is at { $address } (Ctrl-C ends it)
serving-near = In this network: { $address }
cannot-listen = It is not possible to listen on { $host }: { $reason }
bad-database = { $url } is no database that Bossa can use: sqlite:///FILE or postgresql://…
database-in-use = Another server uses { $path } already: open the board there, or name another folder in BOSSA_DATA_DIR. With PostgreSQL several can serve the same games.
not-our-database = { $path } is not a database of Bossa.
tables-of-others = Tables of other programs have the names that Bossa needs: { $tables }. Use a database of its own.
database-newer = The database was written by a newer version of Bossa, or by another program (revision { $revision }). Nothing was changed.
database-damaged = The database is damaged. Restore a backup of it.
database-linked = { $path } has a second name (a hard link), under which another server could use it unseen. Remove one of the names.
cannot-open-database = The database cannot be opened: { $reason }
no-such-game = There is no such game.
not-your-seat = This is not your seat.
stale-decision = Decision { $decision } has been answered already.
tile-in-words = { $white ->
    [0] black { $black }
   *[other] { $black ->
        [0] white { $white }
       *[other] white { $white }, black { $black }
    }
 }
request-id-used = This request id was used already, for something else.
nobody-there-yet = The other player is not there yet.
called-off = This game was called off.
too-late-to-call-off = A turn has been played: this game can be resigned, not called off.
takeback-asked = A takeback has been asked for already.
takeback-declined = The other player has declined. You can ask again after the next move.
enough-takebacks = { $most } moves have been taken back in this game: that is the most.
nothing-asked = Nothing was asked of you.
not-away-long-enough = The other player has not been away for long enough.
clock-still-runs = The clock still runs.
still-going = The game is still going on.
too-many-games = There are too many games at the moment. Please try again later.
too-many-of-yours = You have too many open games. Please finish some first.
too-many-of-address = Too many games from this address are open. Please finish some first.
no-such-level = There is no level { $name }.
no-such-invitation = There is no such invitation.
own-invitation = This is your own invitation: send it to somebody else.
seat-is-taken = The seat is taken already.
no-such-link = This link is not valid any more.
bad-name = A name has 1 to { $most } visible characters.
device-has-games = { $count ->
    [one] This device already has a game of its own. Say whether it comes along.
   *[other] This device already has { $count } games of its own. Say whether they come along.
 }
games-between-you = You are playing against yourself on these two devices. Please finish that game first.
bad-clock = A clock has either seconds or days.
bad-request = This request cannot be read: { $where }.
too-large = This is too large: at most { $most } bytes.
too-many-requests = Too many requests. Please wait a moment.
too-many-newcomers = Too many new players from this address. Please wait a minute.
too-many-new-games = Too many new games from this address. Please wait a minute.
too-many-streams = Too many open boards. Please close some.
too-many-thoughts = The computer still has to think about too many of your games. Please wait until it has moved.
cross-site = This request comes from another site.
wrong-host = This server does not answer for { $host }.
no-such-page = There is nothing here.
not-allowed = That cannot be done here.
overloaded = The server has too much to do at the moment. Please try again in a moment.
database-away = The server cannot reach its games at the moment. Please try again in a moment.
server-error = The server has made a mistake. Please try again.
verified = Salt and deal give the hash { $hash }, and every roll and tile of the game comes from this deal.
verified-noted = It is the hash that you noted: the deal was settled by then.
verified-server = The server { $host } has shown this hash since the game began. It has the same choices, draws, moves and result, and { $count ->
    [0] no move was taken back
    [1] 1 move was taken back
   *[other] { $count } moves were taken back
 }.
unproven-time = Not shown: when this hash was made. Salt, deal and hash can be made up together. Compare with the hash that you noted when the game began (--hash) or with the server (--server).
unproven-game = Not shown: that these moves were played. Only the server knows that (--server).
unproven-takebacks = Not shown: how many moves were taken back. The record { $count ->
    [0] tells of none, but the tag that tells of them can be removed
    [1] tells of 1
   *[other] tells of { $count }
 }.
unproven-names = Not checked: names, date and comments.
bad-hash = Not a hash, 64 hexadecimal digits: { $text }
noted-hash-differs = The record has another hash than the one that you noted: this is another game, or something was changed.
bad-game-address = Not the address of a game, such as https://bossa.example/game/0123456789abcdef0123.
server-away = The server { $host } does not answer: { $reason }
bad-answer = { $host } does not answer as a server of Bossa does (status { $status }).
server-hash-differs = The server { $host } has another hash for this game: it is another game, or something was changed.
server-game-differs = On the server { $host } this game went another way: something was changed.
takebacks-differ = The record tells of { $record } moves taken back, the server of { $server }: something was changed.
tag-needed = The record lacks the tag { $tag }: only the record of a finished game from a server can be checked.
hash-differs = Salt and deal do not give this hash: something was changed.
deal-differs = The game was not played with this deal: something was changed.
backed-up = All games are in { $path } now.
tidied = Removed:
tidied-dry = Nothing was removed. It would be:
tidied-count = { $what ->
    [guests] guests without visits
    [links] expired links
    [requests] request ids
    [presence] signs of presence in ended games
    [unplayed] games that nobody joined or played
   *[finished] ended games
 }: { $count }
database-size = The database has { $used } MB, and { $free } MB free for new games.
backup-elsewhere = This database has its own tools: use pg_dump.
bad-setting = { $name } cannot be { $value }.
damaged-game = This stored game is damaged and cannot be read. Other games are not affected.
unknown-event = This game was written by another version of the server and cannot be read here.
needs-posix = { $what } works on Linux and macOS only.
