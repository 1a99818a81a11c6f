# What the command line says.

## Files
no-such-file = { $path } cannot be read: { $reason }
cannot-write = { $path } cannot be written: { $reason }
bad-saved-game = { $path } is not a game saved here, or it has been changed.
no-saved-game = There is no saved game.
no-such-number = { $number } is not in the list: 1 to { $most }.
game-exists = { $path } already exists. Resume it with --resume, or choose another file.
file-exists = { $path } already exists. Choose another file.

## The board
to-act = { $player } { $phase ->
    [choose] to choose a line or the first play
    [line] to choose a line
    [keep] to choose a chip
    [draw] to draw
   *[play] to play
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
legend-unseen = digits: unseen ({ $count })
legend-removed = the removed tile is among them
legend-hand = { $player }: hand of { $name }
legend-table = ▪: on the table
legend-out = ✗: discarded
legend-sum = Σ: unseen tiles with that number

## deal, simulate
simulating = Random games, { $rules }
simulated = Random games: { $games }, { $rules }
column-ending = Ending
column-games = Games
ending-name = { $ending ->
    [A] A: hand empty
    [B] B: six rows
    [C] C: hand empty with the sixth row on the opponent’s line
    [D] D: stuck
    [resign] a player resigned
    [time] time ran out
    [abandoned] abandoned
   *[E] E: pile empty
 }
first-player-wins = Wins by the first player
ties = Draws
mean-turns = Turns on average
turns-from-to = Turns, shortest and longest

## solve, warm
needs-play = This needs the search: install bossa[play].
solving = Searching…
stopped = Time limit reached: these are bounds, not exact values.
warming = Compiling the search; this is done only once…
training = Training
warm = Ready after { $seconds } s.

## arena
unknown-player = There is no player { $name }: seedling, leaf, cup, kettle, teahouse, master, random, greedy, rollouts:PLAYOUTS, engine, engine:SIMULATIONS.
two-players = Two or more different players are needed.
bad-journal = { $path } is not an arena journal.
bad-piles = Give pile sizes from 5 to 17, separated by commas: { $text }
other-journal = { $path } is the journal of another match.
no-scheduler = No Dask scheduler is answering at { $address }.
needs-cluster = This needs Dask: install bossa[cluster].
playing-duels = Duels
column-match = Match
column-share = Score of the first
column-player = Player
column-times = ms per decision: median / 95% / max

## play
seat-of = { $player } ({ $who ->
    [human] you
    [seedling] Seedling
    [leaf] Leaf
    [cup] Cup
    [kettle] Kettle
    [teahouse] Tea house
    [master] Tea master
    [greedy] greedy computer
   *[random] random computer
 })
ask-rules = Which rules?
rules-name = { $rules ->
    [regular] Regular
    [regular-chips] Regular with the expansion
    [novice] Novice (reconstructed: the rulebooks only mention it)
   *[novice-chips] Novice with the expansion (reconstructed)
 }
rules-short = { $rules ->
    [regular] regular rules
    [regular-chips] regular rules with the expansion
    [novice] novice rules
   *[novice-chips] novice rules with the expansion
 }
ask-opponent = Against whom?
opponent-name = { $opponent ->
    [seedling] Seedling: sees the easy moves
    [leaf] Leaf: lays what it can
    [cup] Cup: an even match
    [kettle] Kettle: knows the game well
    [teahouse] Tea house: seldom wrong
    [master] Tea master: as strong as it gets
   *[human] Another person at this keyboard
 }
take-up = There is a saved game ({ $rules }, { $when }). Resume it?
take-up-yes = Yes, resume it
take-up-no = No, a new game
ask-number = A number from 1 to { $most }, please.
hand-over = Hand the keyboard to { $player }; nobody else should look. Press Enter when ready:
rolled = { $a } rolled { $white } with the white die, { $b } { $black } with the black one.
ask = { $player }, { $phase ->
    [choose] white, black or first?
    [line] white or black?
    [keep] keep-d (Doubler) or keep-i (Inverter)?
   *[other] your move?
 } (? for help)
help-choose =
    white, black   that line is yours, and your opponent plays first
    first          you play first, and your opponent chooses a line
    The hands are turned up once the lines are settled.
help-keep =
    keep-d   the Doubler: once a game, the dots of one of your tiles count twice
    keep-i   the Inverter: once a game, white and black dots swap on one of your tiles
    The other chip is out of the game. Both players choose in secret.
help-play =
    A number from the list, or a move:
    w6:23+40   lay 23 and 40 on White 6
    w6^15+50   stack 15 and 50 on White 6 (marker Stack)
    x05-41     exchange your 05 for their 41 (marker Exchange)
    r05        discard 05 and draw another (marker Redraw)
    14d, 14i   in a row: 14 with the Doubler, the Inverter on it
    Each marker works once a game.
help-goal = You win when your hand is empty{ $rules ->
    [novice] { "" }
   *[regular] , or when your own line has six rows (not counting the die), whoever laid them
 }. You lose if you have drawn a tile and cannot move. When the pile is empty after a turn, whoever holds fewer tiles wins.
help-keys = b board and list · t all tiles · resign resign the game · q save and quit
list-exchange = { $first }–{ $last }  { $example } and so on: exchange any of your tiles for any of theirs
list-redraw = { $first }–{ $last }  { $example } and so on: discard any tile and draw one
resign-sure = Resign the game? Type resign again, or anything else to continue:
put-away = The game is saved, pile included. Resume it with:
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
    [time] ran out of time.
   *[abandoned] left the game.
 }
outcome = { $winner } wins: { $ending ->
    [A] empty hand
    [B] six rows on their own line
    [C] empty hand, with the sixth row on the opponent’s line
    [D] { $loser } has no move left
    [E] the pile is empty and { $winner } has fewer tiles
    [resign] { $loser } resigned
    [time] { $loser } ran out of time
   *[abandoned] { $loser } left the game
 }.
outcome-tie = A draw: the pile is empty and both hands are the same size.
revealed = Removed tile: { $removed } · rest of the pile: { $pile }
record-written = Record: { $path }

## The board in signs
turn-number = turn { $turn }
tiles-to-lay = { $count ->
    [one] 1 tile left to lay
   *[other] { $count } tiles left to lay
 }
under-it = under it:
list-folded = l lists them all
sign-tile = { $tile }: a tile, white 2/black 3; type { $typed }
sign-drawn = { $tile }: just drawn
sign-chips = { $doubler }: Doubler; { $inverter }: Inverter
sign-die = { $sign }: the die
sign-sizes = { $sign }: an open end; takes 1 or 3 tiles
sign-closed = { $sign }: closed; nothing can fill it any more
sign-layers = { $sign }: two layers; the top one is shown

## Reviews
reviewing = Reviewing the game
rolling = Playing futures
page-written = Page: { $path }
ledger-title = How the chances of { $player } changed, in points of a hundred:
ledger-player = { $player }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }, { $points } points lost in each on average{ $grade }. Luck: { $luck } points.
ledger-grade = { ":" } as { $level } plays
grade = { $level ->
    [seedling] Seedling
    [leaf] Leaf
    [cup] Cup
    [kettle] Kettle
    [teahouse] Tea house
   *[master] Tea master
 }
ledger-no-decisions = { $player } had nothing to decide.
ledger-mistakes = { $count ->
    [0] No decision lost anything worth telling.
    [one] One decision lost something:
   *[other] { $count } decisions lost something:
 }
ledger-mistake = Step { $step }: { $player } played { $move } ({ $mark ->
    [blunder] blunder
    [mistake] mistake
    [inaccuracy] inaccuracy
   *[close] close
 }, { $points } points). Better: { $better }

## Statistics
stats-reviewing = Reviewing games
stats-no-records = There is no record to count.
stats-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }. Points are hundredths of a win; ± and brackets are 95 % intervals.
stats-by = { $by ->
    [all] All games
    [name] By player
    [order] By order of play
    [line] By line
   *[rules] By rules
 }
stats-name = { $name ->
    [all] both players
    [first] played first
    [second] played second
    [white] white line
    [black] black line
   *[none] without a name
 }
stats-column = { $kind ->
    [loss] Lost per decision
    [result] Result %
    [adjusted] Result % without luck
    [luck] Luck per game
    [spread] Spread of luck
   *[share] Share %
 }
stats-endings = How games end: { $rules }
stats-plots = Plots: { $path }
bad-kept = { $path } is not a file of kept reviews.
needs-stats = Plots need matplotlib: install bossa[stats].

## The rules
no-such-rule = There is no rule { $name }. The rules are { $rules }; a letter alone shows its section.

## Lessons
learn-how = You are A, at the bottom. Type a move: line, number, tiles. b4:24 lays the tile with white 2 and black 4 on black 4.
learn-keys = Type a move, for example b2:21+31; x05-13 exchanges, r50 redraws. back: the step before. skip: the next one. q: stop.
learn-ask = Your move (? for help):
learn-enter = Enter to go on:
learn-another = Enter to go on, a for another choice:
learn-kept = The lesson waits for you. Go on with:
learn-end = Well done! Go on with:
learn-state = { $done ->
    [yes] (done)
    [begun] (begun)
   *[no] (new)
 }
