# Why something is refused. The rule's id is added by with-rule, the place in a record by in-record.
with-rule = { $text } ({ $rule })
in-record = Line { $line }, { $item }: { $text }

## Not now
not-your-turn = It is not your turn: { $player } is to act.
draw-first = A tile is drawn first.
setup-first = The set-up is not over: { $phase ->
    [choose] choose a line, or to play first
    [line] choose a line
   *[keep] keep the Doubler or the Inverter
 }.
setup-is-over = The set-up is over: lay a row or use an action.
other-choice = This is not what is to be chosen now: { $phase ->
    [choose] choose a line, or to play first
    [line] choose a line
   *[keep] keep the Doubler or the Inverter
 }.
already-kept = You have kept a chip already.
game-over = The game is over (ending { $ending }).
no-draw-now = No tile is drawn now.
no-record-yet = Something in this game is still a secret, so there is no record of it yet.
no-record-of-position = A game that began from a position set up by hand has no record.
tag-too-early = The tag { $tag } tells a secret: it may stand only in a game that is over.
no-such-step = There is no step { $count }; the last one is { $last }.
nothing-to-take-back = There is nothing to take back.

## Moves
first-is-taken = The other player plays first; choose the white or the black line.
not-in-hand = The tile { $tile } is not in your hand.
not-in-other-hand = The tile { $tile } is not in the other player’s hand.
tile-twice = The tile { $tile } can be used only once.
marker-used = Your marker { $marker ->
    [R] Redraw
    [X] Exchange
   *[S] Stack
 } is used up.
pile-empty = The pile is empty: there is nothing to redraw.
chip-not-held = You do not hold the { $chip ->
    [d] Doubler
   *[i] Inverter
 }.
two-chips = Only one chip goes into a row.
below-one = There is no { $colour ->
    [white] White
   *[black] Black
 } { $number }: numbers begin at 1.
not-an-end = { $colour ->
    [white] White
   *[black] Black
 } { $number } is not an end of its line: { $ends ->
    [1] the next row is { $end }
   *[other] the next rows are { $end } and { $other }
 }.
not-a-row = There is no row on { $colour ->
    [white] White
   *[black] Black
 } { $number } to stack on.
stack-on-die = { $colour ->
    [white] White
   *[black] Black
 } { $number } is the die: nothing is stacked on it.
size-beside-die = Beside the die, { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $size } or { $other } tiles; you chose { $given }.
size-beside-row = { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $sizes ->
    [1] { $size }
   *[other] { $size } or { $other }
 } tiles here; you chose { $given }.
size-of-stack = A stack on { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $size ->
    [1] 1 tile
   *[other] { $size } tiles
 }, as many as the row has; you chose { $given }.
no-dots = { $inverted ->
    [yes] { $tile } inverted
   *[no] { $tile }
 } has no { $colour ->
    [white] white
   *[black] black
 } dots.
chip-without-effect = The Inverter changes nothing on { $tile }.
wrong-total = The total is { $total }, not { $number }.
redraw-brings-nothing = A redraw brings a tile: it is missing here.
only-redraw-brings = Only a redraw brings a tile.
not-unseen = The tile { $tile } cannot come from the pile: it has been seen.
not-the-next-tile = { $tile } is not the next tile of the pile.
not-a-leaving = Nobody can leave a game with the ending { $ending }.

## Positions
no-such-tile = There is no tile { $tile }.
tile-stands-twice = The tile { $tile } stands there twice.
not-the-set = These are not the 27 tiles.
no-such-die = { $die } is not on a die.
equal-dice = The dice are equal: they are rolled again.
rolled-again = Only equal dice are rolled again.
row-on-die = { $colour ->
    [white] White
   *[black] Black
 } { $number } is the die’s place.
row-twice = There are two rows on { $colour ->
    [white] White
   *[black] Black
 } { $number }.
gap = { $colour ->
    [white] White
   *[black] Black
 } { $number } is not connected to the die.
row-size = The row on { $colour ->
    [white] White
   *[black] Black
 } { $number } has { $given } tiles; it can have { $sizes ->
    [1] { $size }
   *[other] { $size } or { $other }
 }.
layer-size = A layer on { $colour ->
    [white] White
   *[black] Black
 } { $number } has { $given } tiles, the row has { $size }.
row-total = A layer on { $colour ->
    [white] White
   *[black] Black
 } { $number } totals { $total }.
line-full = The { $colour ->
    [white] white
   *[black] black
 } line is full: this game is over.
nobody-chooses = In the novice game nobody chooses a line.
nobody-owns = In the novice game nobody owns a line.
not-yet-owned = The lines have no owners yet.
one-line-each = Each player owns one line.
no-chips-here = This game is played without chips.
hand-unknown = The hand of { $player } must be known here.
hand-size = The hand of { $player } has { $given } tiles here; it should have { $least ->
    [4] 4
   *[other] { $least } to { $most }
 }.
stacks-and-markers = { $found } layers are stacked, but { $used } Stack markers are used.
discards-and-markers = { $found } tiles are discarded, but { $used } Redraw markers are used.
chips-and-players = { $found } chips lie on the table, but { $used } players have used theirs.
chip-kept = { $player } must hold both chips before one is kept, and not after.
no-pile = There is no pile left: this game is over.
not-for-search = This position is of the set-up: it cannot be searched ({ $phase }).
first-unknown = This position does not tell who plays first, as A-keep/B would.
first-not-here = Who plays first is written only while chips are kept in the regular game.

## Text that cannot be read
bad-move = Not a move: { $text }
bad-tile = Not a tile: { $text }
bad-fields = A position has { $fields } fields with one space between them; there are { $found }.
bad-phase = Not a player and what to do, such as A-play: { $text }
bad-line = Not a line, such as w5A:6=60: { $text }
bad-row = Not a row, such as 6=23+40: { $text }
rows-out-of-order = The rows of a line stand in ascending order: { $text }
bad-side = Not what player { $player } has, such as { $player }:11,12/RXS/-: { $text }
bad-out = Not the discards, such as out:04 or out:-: { $text }
bad-deal = Not a deal, the 27 tiles in order and the rolls, such as 12,33,… 5-2: { $text }
bad-depth = Not a depth: { $text }
bad-tag = Not a tag, such as [Result "A"]: { $text }
tag-twice = The tag { $tag } stands there twice.
tag-missing = The tag { $tag } is missing.
bad-value = This cannot stand in the tag { $tag }: { $text }
tag-contradicts = The tag { $tag } says { $value }; the game says otherwise.
bad-comment = A comment is not closed, not opened, or inside a move.
wrong-turn-number = This is turn { $turn }, not { $number }.
turn-not-numbered = The number of turn { $turn } is missing.
turn-without-draw = Turn { $turn } has no drawn tile.
keep-out-of-order = A’s choice of a chip stands before B’s.
choice-without-player = Who chose { $text }? The player, A or B, stands before it.
unknown-rules = There are no rules called { $name }: regular, novice, each with or without +chips.
unknown-edition = The edition { $edition } is not known.
too-big = This is over { $most } bytes.
not-utf-8 = This is not UTF-8 text (at byte { $byte }).
