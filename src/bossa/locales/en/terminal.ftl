# What the command line says.

## Files
no-such-file = { $path } cannot be read: { $reason }
cannot-write = { $path } cannot be written: { $reason }
bad-saved-game = { $path } is not a game that was put away here, or it was changed.
no-saved-game = No game was put away.
no-such-number = { $number } is not in the list: 1 to { $most }.
game-exists = { $path } is there already. Take it up with --resume, or name another file.
file-exists = { $path } is there already. Name another file.

## The board
to-act = { $player } is to { $phase ->
    [choose] choose a line, or to play first
    [line] choose a line
    [keep] keep a chip
    [draw] draw
   *[play] play
 }
is-over = Game over
unseen-count = unseen { $count }
pile-count = pile { $count }
out-tiles = discards { $tiles }
hand-hidden = hidden hand
marker = { $marker ->
    [R] Redraw
    [X] Exchange
   *[S] Stack
 }
chip = { $chip ->
    [d] Doubler
   *[i] Inverter
 }
chip-used = chip used
line = { $colour ->
    [white] White line
   *[black] Black line
 }
rows-of = { $rows } of { $most } rows
chart = All 27 tiles
legend-tile = { $tile }: white { $white }, black { $black }
legend-unseen = digits: unseen ({ $count })
legend-removed = the removed tile is among them
legend-hand = { $player }: hand of { $name }
legend-table = ▪: on the table
legend-out = ✗: discarded
legend-sum = Σ: unseen tiles with that number
legend-die = ◆: the die; ×2 Doubler; ⇄ Inverter
legend-sizes = (1/3): takes 1 or 3 tiles

## deal, simulate
simulating = Random games, { $rules }
simulated = { $games } random games, { $rules }
column-ending = Ending
column-games = Games
ending-name = { $ending ->
    [A] A: hand empty
    [B] B: six rows
    [C] C: hand empty with the sixth row on the opponent’s line
    [D] D: stuck
   *[E] E: pile empty
 }
first-player-wins = First player won
ties = Draws
mean-turns = Turns on average
turns-from-to = Turns, shortest and longest

## solve, warm
needs-play = This needs the search: install bossa[play].
solving = Searching …
stopped = Stopped by the limit of time: bounds, not values.
warming = Compiling the search; this is done once …
training = Training
warm = Ready after { $seconds } s.

## arena
unknown-player = There is no player { $name }: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:PLAYOUTS, engine, engine:SIMULATIONS.
two-players = Two or more different players are needed.
bad-journal = { $path } is not a journal of an arena.
bad-piles = Piles are numbers of tiles from 5 to 17 with commas between them: { $text }
other-journal = { $path } is the journal of another match.
no-scheduler = No Dask scheduler answers at { $address }.
needs-cluster = This needs Dask: install bossa[cluster].
playing-duels = Duels
column-match = Match
column-share = Points of the first
column-player = Player
column-times = ms a decision: median / 95 % / most

## play
you = you
ask-rules = Which rules?
rules-name = { $rules ->
    [regular] Regular
    [regular-chips] Regular with the expansion
    [novice] Novice (reconstructed: the rulebooks name it but print it elsewhere)
   *[novice-chips] Novice with the expansion (reconstructed)
 }
ask-opponent = Against whom?
opponent-name = { $opponent ->
    [seedling] Seedling: sees the easy moves
    [leaf] Leaf: lays what it can
    [cup] Cup: a fair game
    [kettle] Kettle: knows the game well
    [teahouse] Tea house: seldom wrong
    [master] Tea master: as strong as it gets
    [greedy] The computer, greedy
    [random] The computer, random moves
   *[human] Somebody beside you, at this keyboard
 }
take-up = A game was put away ({ $rules }, { $when }). Take it up?
take-up-yes = Yes, go on with it
take-up-no = No, a new game
ask-number = A number from 1 to { $most }, please.
hand-over = The keyboard goes to { $player }, and nobody else looks. Press Enter:
rolled = { $a } rolled { $white } with the white die, { $b } { $black } with the black one.
ask = { $player }, { $phase ->
    [choose] white, black or first?
    [line] white or black?
    [keep] keep-d (Doubler) or keep-i (Inverter)?
   *[other] your move?
 } (? helps)
help-choose =
    white, black   that line is yours, and the other player plays first
    first          you play first, and the other player chooses a line
    The hands are turned up once the lines are settled.
help-keep =
    keep-d   the Doubler: once in the game one of your tiles counts twice
    keep-i   the Inverter: once in the game white and black swap on one of your tiles
    The other chip is out of the game. Both players choose in secret.
help-play =
    A number of the list, or a move:
    w6:23+40   lay 23 and 40 on White 6
    w6^15+50   stack 15 and 50 on White 6 (marker Stack)
    x05-41     exchange your 05 for their 41 (marker Exchange)
    r05        discard 05 and draw another (marker Redraw)
    14d, 14i   in a row: 14 with the Doubler, the Inverter on it
    Each marker works once a game.
help-goal = You win with an empty hand, or when your own line has six rows, whoever laid them. You lose when you have drawn and can do nothing. When the pile is empty, fewer tiles win.
help-keys = b board and list · t all tiles · resign give up · q put the game away
list-exchange = { $first }–{ $last }  { $example } and so on: exchange any tile of yours for any of theirs
list-redraw = { $first }–{ $last }  { $example } and so on: discard any tile and draw one
resign-sure = Give the game up? Type resign once more, or anything else to go on:
put-away = The game is put away, pile and all. Take it up with:
has-chosen = { $player } { $choice ->
    [white] takes the white line.
    [black] takes the black line.
    [first] plays first.
    [keep-d] keeps the Doubler.
   *[keep-i] keeps the Inverter.
 }
has-drawn = { $player } draws { $tile }.
has-laid = { $player } lays { $tiles } on { $colour ->
    [white] White
   *[black] Black
 } { $number }.
has-stacked = { $player } stacks { $tiles } on { $colour ->
    [white] White
   *[black] Black
 } { $number }.
has-exchanged = { $player } gives { $own } and takes { $theirs }.
has-redrawn = { $player } discards { $tile } and draws { $brought }.
has-left = { $player } { $ending ->
    [resign] resigns.
    [time] is out of time.
   *[abandoned] has gone.
 }
outcome = { $winner } wins: { $ending ->
    [A] the hand is empty
    [B] six rows on the own line
    [C] the hand is empty, with the sixth row on the opponent’s line
    [D] { $loser } has no move left
    [E] the pile is empty and { $winner } has fewer tiles
    [resign] { $loser } resigned
    [time] { $loser } is out of time
   *[abandoned] { $loser } has gone
 }.
outcome-tie = A draw: the pile is empty and both have as many tiles.
revealed = Removed tile: { $removed } · rest of the pile: { $pile }
record-written = Record: { $path }
