### The rules, for the board and the terminal. Messages are named by the ids of the rules.

## Labels
label-ruling = Ruling
label-refused = Not allowed
label-reconstructed = Reconstructed
sources = In our own words, after the 2023 rulebooks by Banana Moon Studio Sapporo in Japanese, English, German, French and Italian.

## Parts
part-regular = The regular game
part-regular-lead = For two. You win when your hand is empty, or when your own line has six rows.
part-expansion = The expansion
part-expansion-lead = Optional. If both agree, it is added to the regular or to the novice game.
part-novice = The novice game
part-novice-lead = Reconstructed: the rulebooks name this game, but print its rules elsewhere. It is put together here from the expansion pages and from public descriptions. What is not said here is as in the regular game.

## Sections
section-T = Tiles
section-K = What is in the box
section-S = Set-up
section-L = The lines
section-U = A turn
section-A = Actions
section-X = The end
section-V = What is known to whom
section-E = Modifier chips
section-N = What is different

## Tiles
rule-T1 = There are 27 tiles, all different. Each has white dots, black dots or both, one to six in all. In each colour, six tiles show a 1, five a 2, four a 3, three a 4, two a 5 and one a 6.
rule-T2 = A tile counts as its white dots or as its black dots, never as both together.
rule-T3 = Tiles laid together count as the sum of their dots in one colour.
rule-T4 = A tile without dots of a colour cannot be used in that colour, neither alone nor with others: it is not a 0.

## What is in the box
rule-K1 = Two dice, one with white pips and one with black pips.
rule-K2 = Each player has three action markers: Redraw, Exchange and Stack. Each works once a game.
rule-K3 = With the expansion, each player also has two modifier chips, a Doubler and an Inverter, and keeps one of them (E1).

## Set-up
rule-S1 = Shuffle the tiles. Put one aside face down; nobody sees it before the game is over. Each player gets four, face down. The other 18 are the pile.
rule-S2 = Each player rolls one die. If the numbers are equal, both roll again.
rule-S2-ruling = The rulebooks do not say who rolls which die. Here player A rolls the white one. Nobody gains by it: the tiles are the same in both colours.
rule-S3 = Whoever rolled higher decides, knowing no hand but their own: take the white line, take the black line, or play first.
rule-S4 = If you take a line, your opponent gets the other one and plays first. If you play first, your opponent picks a line, knowing no hand but their own.
rule-S5 = The dice stay as they fell, whoever rolled them: the white one begins the white line, the black one the black line. A line belongs to the player who got it. So with a line you also pick a starting number.
rule-S6 = Then both hands are turned up, and they stay open to the end.
rule-S6-ruling = The rulebooks speak of looking only where somebody decides. Here both may look at their own hand from the roll on; nobody else sees it.

## The lines
rule-L1 = A line is an unbroken run of numbers around its die. It grows at both ends: upwards on one side, downwards on the other.
rule-L2 = The lowest number is 1. There is no highest.
rule-L3 = The tiles on one number are a row. In the colour of the line they add up to exactly that number.
rule-L4 = Beside the die, a row has one or two tiles.
rule-L5 = Farther out, a row has exactly one tile more or one tile fewer than its neighbour towards the die. The neighbour in place counts, not the row laid last.
rule-L6 = Both players may lay rows on both lines.

## A turn
rule-U1 = First you draw a tile from the pile.
rule-U2 = Then you do exactly one thing: lay one row at an end of a line, or use one action. You cannot pass.
rule-U3 = A row comes from your own hand, all at once, on one number.
rule-U4 = The players take turns, beginning with the one who plays first.

## Actions
rule-A1 = Redraw: one tile of your hand goes out of the game, face up, and you draw another. You lay no row this turn.
rule-A1-ruling = The rulebooks do not mention an empty pile. Here you cannot redraw from it.
rule-A2 = Exchange: give one of your tiles and take one from your opponent’s hand. You lay no row this turn.
rule-A2-ruling = The rulebooks do not say who chooses. Here you choose both tiles, since hands are open.
rule-A3 = Stack: lay tiles on top of a row of either line, as many as it has and with the same total. A stack may be stacked on again, a die may not.
rule-A3-ruling = The rulebooks do not say what a stack changes. Here the row keeps its number and its size, and no row is added.
rule-A4 = An action uses up its marker; turn it over.

## The end
rule-X1 = Stuck (ending D): you have drawn and can neither lay a row nor use an action. You lose. A move that needs your chip is a move, and so is one that loses.
rule-X1-ruling = With the last tile drawn, D and E could both hold. Here D comes first.
rule-X2 = Empty hand (A): you have no tile left after laying or stacking. You win, even if that row is the sixth on your opponent’s line (C).
rule-X2-ruling = If several endings hold after a move, the rulebooks name no order. Here it is X2, X3, X4.
rule-X3 = Six rows (B): a line has six rows, not counting the die. Its owner wins, whoever laid the sixth. So you may lay the sixth row on your opponent’s line with tiles left in your hand, but it loses.
rule-X3-ruling = Not every rulebook says whose line counts. Here it is as in the German, Italian and English ones.
rule-X4 = Empty pile (E): whoever holds fewer tiles wins; with equal numbers it is a draw.
rule-X4-ruling = The rulebooks do not say when. Here it is when a turn is over: whoever draws the last tile still plays.

## What is known to whom
rule-V1 = Nobody knows the order of the pile or the tile put aside until the game is over, however it ends. Every unseen tile is equally likely to come next.
rule-V2 = Before the hands are turned up, you know your own tiles only, and a spectator knows none.

## Modifier chips
rule-E1 = Once the lines are settled, each player keeps one of the two chips. The other is out of the game.
rule-E1-ruling = The rulebooks leave the order open. Here both choose in secret and show their chips together, just before the hands are turned up, so that nobody gains by choosing last.
rule-E2 = You use your chip once a game, on one tile of a row that you lay or stack. It stays there. It never goes on a tile that lies on the table already.
rule-E3 = Doubler: the dots of its tile count twice, those of the other tiles once.
rule-E4 = Inverter: on its tile, white dots count as black and black dots as white. So a tile with black dots only can be used on the white line, and one with white dots only cannot.
rule-E5 = There is at most one chip in a row or stack that is laid. It does not change how many tiles are needed.
rule-E5-ruling = One rulebook allows a chip with any action. Here it goes with Stack alone: in the others no tile is counted.
rule-E6 = A chip must change what its tile counts: no Inverter on a tile with equal dots.
rule-E6-ruling = The rulebooks do not mention this case.

## What is different in the novice game
rule-N1 = Hands are open from the deal. Whoever rolled higher plays first. Nobody chooses, and nobody owns a line.
rule-N2 = In place of L5: a row has as many tiles as its neighbour towards the die, or one more. Beside the die it is one or two, as in L4.
rule-N3 = Six rows do not end the game. An empty hand wins (A); being stuck (X1) and an empty pile (X4) end it as well.
rule-N4 = With the expansion, chips are kept right after the roll, in secret, and shown together (E1).

## Examples
example-T1-kinds = Black 5 only; white 2 and black 3; white 4 only.
example-T2-tile = A white 2 or a black 3, never a 5.
example-T3-sum = On the white line: 2 + 4 = 6.
example-T4-zero = Not 0 + 6: the tile with black 5 has no white dots.
example-K1-dice = The white die shows 5, the black one 2.
example-S5-white = You took the white line: it begins at 5. The black one begins at 2 and is your opponent’s.
example-L1-ends = Next come the 3 and the 7.
example-L1-gap = Not yet on 7: the 6 is missing.
example-L2-one = The black die shows 1, so its line only grows upwards.
example-L3-total = Not on 6: 2 + 6 = 8.
example-L4-three = 1 + 2 + 3 = 6, but beside the die three tiles are too many.
example-L5-two = Beside the single tile on 6, the 7 takes two.
example-L5-three = It does not take three, though 1 + 2 + 4 = 7.
example-L5-fewer = Beside three tiles it is two or four. Here two: 3 + 5 = 8.
example-L6-theirs = You lay a 3 on your opponent’s line.
example-U1-first = Not yet: draw first.
example-U2-row = You lay a 4, and your turn is over.
example-U3-hand = Not these: they are in your opponent’s hand.
example-A1-redraw = Black 5 goes, white 2/black 2 comes.
example-A2-exchange = You give black 5 and take white 6.
example-A3-stack = Two tiles on two, 1 + 5 = 6 as below.
example-A3-one = Not a single 6: the row has two tiles.
example-A4-used = No second stack: your marker is used up.
example-X1-stuck = You hold black 5 and black 6, and all your markers are used. Nothing fits: you lose.
example-X2-last = With your last three tiles you lay the sixth row for your opponent, and win.
example-X3-theirs = The same row with a tile left in your hand: your opponent wins.
example-X3-own = The sixth row on your own line: you win.
example-X4-tie = You drew the last tile and lay a 3. Now each of you holds one tile: a draw.
example-V2-hands = You see your four tiles, and the backs of your opponent’s.
example-E2-held = Not with a Doubler: you kept the Inverter.
example-E3-doubler = The doubled 2 counts 4: 4 + 2 = 6.
example-E4-inverter = The black 4 counts as white: 4 + 2 = 6.
example-E4-white = Not like this: inverted, white 4 has no white dots.
example-E5-stack = Two tiles on two: the doubled 2 counts 4, and 4 + 2 = 6.
example-E6-equal = Not on this tile: 2 and 2 stay 2 and 2.
example-N2-same = Two tiles beside two: 3 + 5 = 8.
example-N2-fewer = Not a single tile beside two.
example-N3-six = The sixth row, and the game goes on.
