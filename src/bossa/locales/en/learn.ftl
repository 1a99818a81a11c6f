### The board: learning, the rules and other pages to read.

## Lessons
learn-list-title = Learn by playing
learn-list-lead = Every lesson is a few moves on the real board.
learn-open = Start
learn-resume = Go on
learn-is-done = Done
learn-practice-title = Your first game
learn-practice-lead = A short one: the first half has already been played for you.
learn-rules = All the rules
learn-back = Back one step
learn-leave = Leave the lesson
learn-skip = Play now
learn-why = Why?
learn-continue = Continue
learn-again = Try again
learn-other-way = Try another choice
learn-play = Play
learn-next = Next lesson
learn-done-title = Well done!
learn-dots = Step { $number } of { $most }
learn-done = { $what ->
    [first] You know enough for a real game. It is short: the first half has already been played for you. Whoever cannot move loses; when the pile is empty, fewer tiles win.
   *[other] You know one thing more. Play a game, or take the next lesson?
 }

## Hints
hint-title = A hint
hint-waiting = Looking at your tiles…
hint-lay = { $size ->
    [one] There is a row on { $place } with { $size } tile.
   *[other] There is a row on { $place } with { $size } tiles.
 }
hint-stack = { $size ->
    [one] Think of Stack: { $place } takes { $size } tile.
   *[other] Think of Stack: { $place } takes { $size } tiles.
 }
hint-exchange = Think of Exchange: look at both hands.
hint-redraw = Think of Redraw: which of your tiles helps you least?
hint-chip = { $chip ->
    [d] The Doubler helps.
   *[i] The Inverter helps.
 }
hint-show = Show the move
hint-picked = It is picked on the board. Play it, or pick something else.
hint-ends = { $ends ->
    [wins] It wins the game.
    [ties] It ends the game in a draw.
   *[loses] It loses the game, but nothing better was found.
 }
hint-left = { $left ->
    [one] It leaves you { $left } tile.
   *[other] It leaves you { $left } tiles.
 }
hint-wins = { $wins ->
    [0] { $name } cannot win at once, whichever of the { $unseen } unseen tiles comes.
   *[other] With { $wins } of the { $unseen } unseen tiles { $name } could win at once.
 }
hint-stuck = With { $stuck } of the { $unseen } unseen tiles { $name } would be stuck, and lose.
hint-needs = { $rows ->
    [one] After the draw { $name } holds { $tiles } tiles, and needs { $rows } more row.
   *[other] After the draw { $name } holds { $tiles } tiles, and needs { $rows } more rows.
 }
hint-needs-tiles = After the draw { $name } has { $tiles } tiles to lay.

## Asking about a thing on the table
ask-rule = Rule { $id }
ask-nearest = { $place } with { $tiles }: { $reason }
ask-now = You can use it now.
ask-over = The game is over.
ask-turn-yours = It is your turn.
ask-belongs = It belongs to { $name }.
ask-tile-counts = { $white ->
    [0] It counts as { $black } on the black line. Without white dots it cannot be used on the white one.
   *[other] { $black ->
        [0] It counts as { $white } on the white line. Without black dots it cannot be used on the black one.
       *[other] It counts as { $white } on the white line or as { $black } on the black one, never as both.
    }
 }
ask-tile-lays = You can lay it alone on { $places }.
ask-tile-grows = Together with other tiles you can lay it on { $places }.
ask-tile-stacks = You can stack it on { $places }.
ask-tile-acts = { $can ->
    [both] You can give it away by an Exchange, or discard it by a Redraw.
    [exchange] You can give it away by an Exchange.
   *[redraw] You can discard it by a Redraw.
 }
ask-tile-theirs = It is in { $name }’s hand. { $can ->
    [yes] You can take it by an Exchange.
   *[no] Only an Exchange could bring it into yours.
 }
ask-tile-laid = It lies on { $place } and counts as { $count } there. It stays there.
ask-tile-out = It was discarded and is out of the game.
ask-hidden-title = A tile face down
ask-hidden = Both hands are turned up once everything has been chosen.
ask-end-total = A row on this place makes { $number } with its { $colour ->
    [white] white
   *[black] black
 } dots.
ask-end-beside-die = Beside the die, a row has one or two tiles.
ask-end-beside-row = Its neighbour { $neighbour } has { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
 }, so this row takes { $sizes }: { $game ->
    [novice] as many, or one more
   *[regular] one more or one fewer
 }.
ask-end-closed = None of the tiles that are left can make this number any more.
ask-end-now = You can fill it now:
ask-end-not-now = You cannot fill it now.
ask-sixth = It is the sixth row of this line: { $who ->
    [you] you win, whoever lays it.
   *[other] { $name } wins, whoever lays it.
 }
ask-row = { $size ->
    [one] A row of { $size } tile
   *[other] A row of { $size } tiles
 } that makes { $number } with { $colour ->
    [white] white
   *[black] black
 } dots.
ask-row-layers = { $count } layers lie on each other; the row still counts once.
ask-row-now = You can stack on it, with as many tiles and the same total:
ask-row-closed = Nothing can be stacked on it any more.
ask-row-not-now = None of your tiles can be stacked on it now.
ask-row-used = Your Stack is used up, so you cannot stack on it.
ask-die = The line starts here, at { $number }. It grows to higher numbers on one side and to lower ones on the other, one at a time, never below 1. Nothing is stacked on a die.
ask-marker = { $marker ->
    [R] You discard one of your tiles and draw another. It is your whole turn.
    [X] You give one of your tiles and take one from the other hand. It is your whole turn.
   *[S] You lay tiles on a row of either line: as many as it has, with the same total. It is your whole turn.
 }
ask-marker-none = { $marker ->
    [R] The pile is empty: there is nothing to draw.
    [X] There is nothing to exchange.
   *[S] No tiles of yours make a row that lies on the table.
 }
ask-marker-used = It is used up: each marker works once a game.
ask-chip = { $chip ->
    [d] The dots of one tile count twice.
   *[i] The white dots of one tile count as black, and its black ones as white.
 }
ask-chip-once = Once a game you put it on a tile that you lay or stack. It stays there.
ask-chip-none = No row is possible with it now.
ask-chip-used = It is used up.
ask-pile = { $count ->
    [0] The pile is empty.
    [one] { $count } tile, face down. Every turn begins with a draw.
   *[other] { $count } tiles, face down. Every turn begins with a draw.
 }
ask-pile-end = When a turn ends and the pile is empty, whoever holds fewer tiles wins.
ask-removed = One more tile was removed before the game. Nobody knows which of the { $count } unseen tiles it is.
ask-track-title = { $who ->
    [you] How near you are to winning
   *[other] How near { $name } is to winning
 }
ask-track = { $who ->
    [you] Your line has { $count } of { $most } rows. With { $most } you win, whoever laid them.
   *[other] { $name }’s line has { $count } of { $most } rows. With { $most } rows { $name } wins, whoever laid them.
 }
ask-hand-wins = { $who ->
    [you] You also win by laying your last tile. You hold { $count }.
   *[other] { $name } also wins by laying the last tile. { $name } holds { $count }.
 }

## Tips of the first games
tip-close = Put this tip away
tip = { $what ->
    [first-turn] Your move. Tap tiles: the places where they fit are outlined.
    [needs-another] Alone it does not fit. Pick another tile with it: they add up.
    [stackable] This tile fits no end now, but it can lie on top of a row.
    [nowhere] This tile fits nowhere now.
    [no-row] No row fits, and you may not pass: use a marker.
    [no-markers] Your markers are used up: if nothing fits after you draw a tile, you lose.
    [last-turn] The pile is empty: this is the last turn. After it, fewer tiles win.
    [their-line] That line is your opponent’s: this row would count for them.
    [their-fifth] Five of six! Look at your opponent’s hand: can they lay the sixth row?
    [own-fifth] Five of six! One more row on your line wins, whoever lays it.
    [sixth-for-them] Careful: a sixth row on that line wins for your opponent.
    [last-tiles] You can lay your last tiles now. An empty hand wins, on either line: find the place!
   *[stone] The stone means: nothing can fill this end any more.
 }
tip-markers = Below your hand, once a game:
tip-their-marker = { $marker ->
    [R] That was Redraw: your opponent threw a tile away and got another. Each marker works once a game.
    [X] That was Exchange: your opponent swapped a tile with you. Each marker works once a game.
   *[S] That was Stack: as many tiles on a row as it has, the same total. It adds no row.
 }
tip-chip = { $chip ->
    [d] Your Doubler makes this tile fit: its dots count twice. Pick both.
   *[i] Your Inverter makes this tile fit: it swaps the colours. Pick both.
 }
tip-low-pile = { $count ->
    [one] Only { $count } tile left in the pile. When it is empty, fewer tiles win.
   *[other] Only { $count } tiles left in the pile. When it is empty, fewer tiles win.
 }

## The rules in six pictures
pictures-title = The rules in six pictures
pictures-detail = Every detail
pictures-learn = Learn by playing
picture-tile-title = A tile counts one colour
picture-tile = This one is a white 2 or a black 3. Never a 5.
picture-or = or
picture-row-title = A row adds up to its number
picture-row = The line grows from its die, one number at a time, at both ends.
picture-sizes-title = One tile more, or one fewer
picture-sizes = Beside the die one or two. Farther out, one more or one fewer than the neighbour towards the die.
picture-win-title = Two ways to win
picture-win = Lay your last tile, or have six rows on your own line, whoever lays the sixth.
picture-win-hand = an empty hand
picture-win-rows = six rows
picture-win-more = Stuck after drawing, you lose. When the pile is empty, fewer tiles win.
picture-markers-title = Three markers, once each
picture-markers = After each draw you lay a row or use a marker. You must do one of the two.
picture-marker = { $marker ->
    [R] discard one, draw one
    [X] swap one with theirs
   *[S] as many tiles, the same total
 }
picture-chips-title = With chips: once a game
picture-chips = Each player keeps one of the two. It goes on a tile as it is laid, and stays.
picture-counts = counts

## All rules
rules-title = The rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
 }
rules-none = No rule has these words.
rules-link = Rule { $rule }: link to this place
rules-hand = Your hand
rules-other-hand = Your opponent’s hand
rules-opponent = Opponent
rules-try = Try it
rules-try-head = Your turn
rules-try-detail = Try what you like here. Nothing is at stake.
rules-try-done = That is allowed. Now it would be your opponent’s turn.
rules-try-again = Again
rules-print = Print
rules-edition = Edition { $edition } of the rules. Ids such as L5 are the same everywhere: on the board, in the terminal and in links.

## A sheet for the real table
sheet-title = A sheet for the table
sheet-what = One page to print, for playing with the real tiles.
sheet-tiles = The 27 tiles
sheet-tiles-what = White dots across, black dots down. Below and at the side: how many tiles show this number.

## About
about-title = About this place
about-what = A place to play, learn and study Bossa, a tile game for two from Sapporo: against the computer, with a friend by link, or on one device. It costs nothing, and you need no account.
about-game-title = The game
about-game = Bossa was designed by Banana Moon Studio Sapporo, © 2021–2023. This place is unofficial: its makers have nothing to do with the publisher. Rules and pictures here are our own, after the rulebooks of 2023. If you like the game, get the real one:
about-data-title = What is stored about you
about-data-cookie = One cookie with a random key, so that your games are yours. No real name, no mail, no password, no advertising and no counting of visitors by others.
about-data-server = Your games, move by move, and your name if you give one. A guest who has not come back for 90 days is removed; the games stay, without a name. Whoever runs this server can set another time. While a game is open, the network that it was begun from is kept as a hash, against abuse.
about-data-device = On this device: your settings, your language, and what of the lessons you have done. And finished games that you have opened, so that they open without a connection.
about-data-yours = On the home page, under your name, you can download everything that is stored about you, and delete it.
about-deal-title = How the tiles are dealt
about-deal = Before a game begins, the server shuffles all tiles and seals the order: it shows a fingerprint (SHA-256) of the deal and of a secret number. Afterwards it tells both, and your browser checks that the fingerprint fits. So nobody can change the order during a game, not even the server. The computer players see what you see and no more.
about-fair-title = Fair play
about-fair = In games between people there are no hints here. But nobody can keep the other from asking a program at home. Play with people whom you trust, and agree on it first.
about-licence-title = Licence
about-licence = The program is free software (MIT). The typefaces are Figtree and Zen Antique Soft, under the SIL Open Font License:
about-rules = All rules, with examples
