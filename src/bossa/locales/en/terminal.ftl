# What the command line says.

## Files
no-such-file = { $path } cannot be read: { $reason }
cannot-write = { $path } cannot be written: { $reason }
bad-saved-game = { $path } is not a game that was put away here, or it was changed.
no-saved-game = No game was put away.
game-exists = { $path } is there already. Take it up with --resume, or name another file.

## The board
to-act = { $player } is to { $phase ->
    [choose] choose a line, or to play first
    [line] choose a line
    [keep] keep a chip
    [draw] draw
   *[play] play
 }
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
    [C] C: hand empty with the sixth row on the opponent's line
    [D] D: stuck
   *[E] E: pile empty
 }
first-player-wins = First player won
ties = Draws
mean-turns = Turns on average
turns-from-to = Turns, shortest and longest

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
    [greedy] The computer, greedy
    [random] The computer, random moves
   *[human] Somebody beside you, at this keyboard
 }
take-up = A game was put away. Take it up?
take-up-yes = Yes, go on with it
take-up-no = No, a new game
ask-number = A number from 1 to { $most }, please.
hand-over = The keyboard goes to { $player }, and nobody else looks. Press Enter:
rolled = Rolled, white A and black B: { $rolls }
ask = { $player }, { $phase ->
    [choose] white, black or first?
    [line] white or black?
    [keep] keep-d (Doubler) or keep-i (Inverter)?
   *[other] your move?
 } (? helps)
help-play =
    Type a number of the list, or a move:
      w6:23+40   lay 23 and 40 on White 6
      w6^15+50   stack 15 and 50 on White 6
      x05-41     exchange your 05 for their 41
      r05        discard 05 and draw another
      14d, 14i   in a row: 14 with the Doubler, the Inverter on it
      resign     give the game up
      q          put the game away; bossa play --resume takes it up
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
    [A] the hand is empty (ending A)
    [B] six rows on the own line (ending B)
    [C] the hand is empty, with the sixth row on the opponent's line (ending C)
    [D] { $loser } has no move left (ending D)
    [E] the pile is empty and { $winner } has fewer tiles (ending E)
    [resign] { $loser } resigned
    [time] { $loser } is out of time
   *[abandoned] { $loser } has gone
 }.
outcome-tie = A draw: the pile is empty and both have as many tiles (ending E).
revealed = Removed tile: { $removed } · rest of the pile: { $pile }
record-written = Record: { $path }
