# Why something is refused. The rule's id is added by with-rule, the place in a record by in-record.
with-rule = { $text } ({ $rule })
in-record = Line { $line }, { $item }: { $text }

## Not now
not-your-turn = It is not your turn: { $player } is to play.
draw-first = Draw a tile first.
setup-first = The set-up is not finished: { $phase ->
    [choose] choose a line, or choose to play first
    [line] choose a line
   *[keep] keep the Doubler or the Inverter
 }.
setup-is-over = The set-up is over: lay a row or use an action.
other-choice = That is not the choice to make now: { $phase ->
    [choose] choose a line, or choose to play first
    [line] choose a line
   *[keep] keep the Doubler or the Inverter
 }.
already-kept = You have already chosen your chip.
game-over = The game is over (ending { $ending }).
no-draw-now = You cannot draw a tile now.
no-record-yet = Part of this game is still secret, so there is no record yet.
no-record-of-position = A game started from a custom position has no record.
tag-too-early = The tag { $tag } reveals a secret: it is only allowed once the game is over.
no-such-step = There is no step { $count }; the last one is { $last }.
nothing-to-take-back = There is nothing to take back.

## Moves
first-is-taken = Your opponent plays first; choose the white or the black line.
not-in-hand = The tile { $tile } is not in your hand.
not-in-other-hand = The tile { $tile } is not in your opponent’s hand.
tile-twice = The tile { $tile } can only be used once.
marker-used = Your { $marker ->
    [R] Redraw
    [X] Exchange
   *[S] Stack
 } marker is used up.
pile-empty = The pile is empty: there is nothing left to draw.
chip-not-held = You do not have the { $chip ->
    [d] Doubler
   *[i] Inverter
 }.
two-chips = Only one chip may be used in a row.
below-one = There is no { $colour ->
    [white] White
   *[black] Black
 } { $number }: numbers begin at 1.
not-an-end = { $colour ->
    [white] White
   *[black] Black
 } { $number } is not an end of its line: { $ends ->
    [1] the next number is { $end }
   *[other] the next number is { $end } or { $other }
 }.
not-a-row = There is no row on { $colour ->
    [white] White
   *[black] Black
 } { $number } to stack on.
stack-on-die = { $colour ->
    [white] White
   *[black] Black
 } { $number } is the die: you cannot stack on it.
size-beside-die = Beside the die, { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $size } or { $other } tiles; you chose { $given }.
size-beside-row = { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $sizes ->
    [1] { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
   *[other] { $size } or { $other } tiles
 } here; you chose { $given }.
size-of-stack = A stack on { $colour ->
    [white] White
   *[black] Black
 } { $number } takes { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
 }, as many as the row has; you chose { $given }.
no-dots = { $inverted ->
    [yes] The inverted tile { $tile }
   *[no] The tile { $tile }
 } has no { $colour ->
    [white] white
   *[black] black
 } dots.
chip-without-effect = The Inverter changes nothing on the tile { $tile }.
wrong-total = The total is { $total }, not { $number }.
redraw-brings-nothing = The tile drawn by Redraw is missing here.
only-redraw-brings = Only Redraw is written with a drawn tile.
not-unseen = The tile { $tile } cannot come from the pile: it has been seen.
not-the-next-tile = The tile { $tile } is not the next one in the pile.
not-a-leaving = A game cannot be left with the ending { $ending }.

## Positions
no-such-tile = There is no tile { $tile }.
tile-stands-twice = The tile { $tile } appears twice.
not-the-set = These are not the 27 tiles.
no-such-die = There is no { $die } on a die.
equal-dice = The dice show the same number: roll again.
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
 } { $number } has { $given ->
    [one] { $given } tile
   *[other] { $given } tiles
 }; it can have { $sizes ->
    [1] { $size }
   *[other] { $size } or { $other }
 }.
layer-size = Tiles in a layer on { $colour ->
    [white] White
   *[black] Black
 } { $number }: { $given }; in the row: { $size }. The two must be equal.
row-total = A layer on { $colour ->
    [white] White
   *[black] Black
 } { $number } adds up to { $total }.
line-full = The { $colour ->
    [white] white
   *[black] black
 } line is full: this game is over.
nobody-chooses = In the novice game nobody chooses a line.
nobody-owns = In the novice game nobody owns a line.
not-yet-owned = The lines have no owners yet.
one-line-each = Each player owns one line.
no-chips-here = This game is played without chips.
hand-unknown = { $player }’s hand must be known here.
hand-size = Tiles in { $player }’s hand: { $given }; there should be { $least ->
    [4] 4
   *[other] { $least } to { $most }
 }.
stacks-and-markers = Stacked layers: { $found }; used Stack markers: { $used }. The two must be equal.
discards-and-markers = Discarded tiles: { $found }; used Redraw markers: { $used }. The two must be equal.
chips-and-players = Chips on the table: { $found }; players who have used theirs: { $used }. The two must be equal.
chip-kept = { $player } must hold both chips until one is chosen, and at most one after that.
no-pile = There is no pile left: this game is over.
not-for-search = This position is still in the set-up and cannot be searched ({ $phase }).
too-large-to-solve = With { $unseen } unseen tiles this position is too large to solve; { $most } are the most.
first-unknown = This position does not say who plays first, as A-keep/B would.
first-not-here = Who plays first is written only while chips are being chosen in the regular game.

## Text that cannot be read
bad-move = Not a move: { $text }
bad-tile = Not a tile: { $text }
bad-fields = A position has { $fields } fields with one space between them; found: { $found }.
bad-phase = Not a player and what to do, such as A-play: { $text }
bad-line = Not a line, such as w5A:6=60: { $text }
bad-row = Not a row, such as 6=23+40: { $text }
rows-out-of-order = The rows of a line must be in ascending order: { $text }
bad-side = Not what player { $player } has, such as { $player }:11,12/RXS/-: { $text }
bad-out = Not the discards, such as out:04 or out:-: { $text }
bad-deal = Not a deal, the 27 tiles in order and the rolls, such as 12,33,… 5-2: { $text }
bad-depth = Not a depth: { $text }
bad-tag = Not a tag, such as [Result "A"]: { $text }
tag-twice = The tag { $tag } appears twice.
tag-missing = The tag { $tag } is missing.
bad-value = Not a valid value for the tag { $tag }: { $text }
tag-contradicts = The tag { $tag } says { $value }; the game says otherwise.
bad-comment = A comment is not closed, not opened, or inside a move.
wrong-turn-number = This is turn { $turn }, not { $number }.
turn-not-numbered = The number of turn { $turn } is missing.
turn-without-draw = Turn { $turn } has no drawn tile.
keep-out-of-order = A’s choice of chip comes before B’s.
choice-without-player = Who chose { $text }? Put the player, A or B, in front of it.
unknown-rules = There are no rules called { $name }: regular, novice, each with or without +chips.
unknown-edition = The edition { $edition } is not known.
too-big = This is over { $most } bytes.
not-utf-8 = This is not UTF-8 text (at byte { $byte }).
