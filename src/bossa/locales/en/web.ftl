# What the board in the browser says.

## Everywhere
app-name = Bossa
pages = Pages
how = How to play
language = Language
settings = Settings
theme = Appearance
theme-name = { $theme ->
    [system] As the system
    [light] Light
   *[dark] Dark
 }
theme-light = Light appearance
theme-dark = Dark appearance
setting-numerals = Numbers on the tiles
setting-confirm = Ask before a move is played (off: a tap on a place that fits plays at once)
notify-me = Notify me when it is my turn
close = Close
sentence-gap = { " " }
loading = One moment …
no-connection = The server does not answer. Is the connection there?
refused-unexplained = The server refused this ({ $status }).
connection-lost = The connection is lost. Trying again …
missing-title = There is nothing here
missing-why = The address is wrong, or the game is gone.
to-home = To the first page

## The first page
home-title = Two lines, 27 tiles, two players
home-lead = Lay tiles on the white and the black line, number by number. An empty hand wins, and so do six rows on your own line.
play-now = Play now
play-now-summary = { $rules } · { $level }
play-link = Play by link
play-device = Play on this device
choices-title = What to play
rules = Rules
rules-short = { $rules ->
    [regular] Regular rules
    [regular-chips] Regular rules with chips
    [novice] Novice rules
   *[novice-chips] Novice rules with chips
 }
rules-full = { $rules ->
    [regular] Regular rules
    [regular-chips] Regular rules with the expansion (modifier chips)
    [novice] Novice rules (reconstructed)
   *[novice-chips] Novice rules (reconstructed) with the expansion (modifier chips)
 }
novice-note = The rulebooks name the novice game but print it elsewhere: this is a reconstruction.
with-chips = With the expansion: one modifier chip for each player
level = Level of the computer
level-name = { $level ->
    [seedling] Seedling
    [leaf] Leaf
    [cup] Cup
    [kettle] Kettle
    [teahouse] Tea house
   *[master] Tea master
 }
level-detail = { $level ->
    [seedling] Sees the easy moves.
    [leaf] Lays what it can.
    [cup] A fair game.
    [kettle] Knows the game well.
    [teahouse] Is seldom wrong.
   *[master] As strong as it gets.
 }
seat = Which die you roll
seat-choice = { $seat ->
    [random] Either
    [A] The white one
   *[B] The black one
 }
clock = Clock
clock-none = No clock
clock-wish = { $minutes } minutes, plus { $increment } seconds a move
clock-wish-days = { $days } days a move
my-games = My games
no-games = No games yet. The first one is a tap away.
your-turn = Your turn
state-theirs = Their turn
state-won = Won
state-lost = Lost
state-tie = Draw
state-over = Over
state-called-off = Called off
me-title = You
name = Your name
save = Save
name-saved = Saved.
other-device = Continue on another device
other-device-how = Open this link on the other device within ten minutes. It works once, and your games will be there too.
my-data = Your data
my-data-what = The server keeps your name, your games, and the day on which each of your devices was last here.
download-data = Download
sign-out-others = Sign out other devices
signed-out = { $count ->
    [0] No other device is signed in.
    [one] One device was signed out.
   *[other] { $count } devices were signed out.
 }
delete-data = Delete everything
delete-data-ask = Delete everything? Your name goes, and none of your devices can reach your games any more. You resign your open games against others. This cannot be undone.
delete-data-sure = Yes, delete it
keep-data = Keep it
data-deleted = Your data is deleted.
link = Link
share = Share
copy = Copy
copied = Copied.
qr-label = QR code of the link

## Invitations
invite-title = Invite somebody
invite-how = Send this link to one person. Whoever opens it and taps “Join” plays with you.
invite-text = Play Bossa with me
invite-waiting = Waiting for the other player
watch-title = Let others watch
watch-how = Whoever opens this link can watch the game, but not play in it.
watch-text = Watch this game of Bossa
unreachable = This address only works on this computer: nobody else can open it. Started with HOST=0.0.0.0, the server can be reached from your network.
join-title = You are invited to play Bossa
join-title-by = { $name } invites you to play Bossa
join = Join
join-taken = Somebody has already taken this seat.
continue-title = Continue here
continue-why = Your games and your name will be on this device too. The link works once.
continue-here = Continue on this device
continue-own = { $count ->
    [one] This device already has a game of its own. Shall it come along?
   *[other] This device already has { $count } games of its own. Shall they come along?
 }
continue-merge = Bring along
continue-leave = Leave behind
continue-leave-why = What you leave behind cannot be reached from this device any more.

## People
you = You
guest = Guest
nobody-yet = Nobody yet
computer = Computer
away = away
seat-name = { $seat ->
    [A] Player A
   *[B] Player B
 }
side-label = { $who ->
    [you] Your side
   *[other] Side of { $name }
 }
hand-label = { $who ->
    [you] Your hand
   *[other] Hand of { $name }
 }
game-title = Game with { $name }
game-title-two = { $a } – { $b }
watching = You are watching.

## Tiles and lines
tile-dots = { $white ->
    [0] black { $black }
   *[other] { $black ->
        [0] white { $white }
       *[other] white { $white }, black { $black }
    }
 }
tile-face-down = face-down tile
tile-fresh = { $tile } (just drawn)
tile-with-chip = { $tile } with the { $chip ->
    [d] Doubler
   *[i] Inverter
 }
tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
die-label = { $colour ->
    [white] White die
   *[black] Black die
 }: { $number }
place = { $colour ->
    [white] White
   *[black] Black
 } { $number }
line-title = { $owner ->
    [you] Your line
    [opponent] Opponent’s line
    [named] Line of { $name }
   *[none] Line
 } · { $colour ->
    [white] white
   *[black] black
 }
rows-of-line = { $count } of { $most } rows
sizes-one = { $size }
sizes-two = { $size } or { $other }
sizes-short = { $sizes }
end-label = { $place }, open end, takes { $sizes } tiles
end-label-fits = { $place }, fits: { $sum }
end-label-closed = { $place }, closed: nothing can fill it any more
row-label = { $place }: { $tiles }
row-label-layers = { $place }, stacked: { $tiles }; under it: { $under }
row-label-fits = { $row }. Stack here: { $sum }
actions-label = Action markers and chips
marker-name = { $marker ->
    [R] Redraw
    [X] Exchange
   *[S] Stack
 }
chip-name = { $chip ->
    [d] Doubler
   *[i] Inverter
 }
action-used = { $name }, used
pile-left = { $count ->
    [0] The pile is empty
   *[other] { $count } in the pile
 }
discards = Discards
clock-label = Time left:
clock-days = { $days } d { $hours } h

## All tiles
overview = Overview
chart-title = All 27 tiles
chart-caption = All tiles, white dots across, black dots down
chart-cell = { $tile }: { $place }
dots-of = { $colour ->
    [white] white
   *[black] black
 } { $number }
whereabouts = { $place ->
    [near] { $who ->
        [you] yours
       *[other] { $near }
    }
    [far] { $far }
    [table] on the table
    [out] discarded
   *[unseen] unseen
 }
unseen-count-short = ?
unseen-count-long = unseen tiles with this number
unseen-with = unseen with { $colour ->
    [white] white
   *[black] black
 } { $number }: { $count }

## What happened
moves = Moves
no-moves-yet = Nothing has happened yet.
step-chosen = { $who ->
    [you] You { $choice ->
        [white] take the white line.
        [black] take the black line.
        [first] play first.
        [keep-d] keep the Doubler.
        [keep-i] keep the Inverter.
       *[secret] have chosen.
    }
   *[other] { $name } { $choice ->
        [white] takes the white line.
        [black] takes the black line.
        [first] plays first.
        [keep-d] keeps the Doubler.
        [keep-i] keeps the Inverter.
       *[secret] has chosen.
    }
 }
step-choice-short = { $choice ->
    [white] white line
    [black] black line
    [first] first play
    [keep-d] Doubler
    [keep-i] Inverter
   *[secret] has chosen
 }
step-drawn = { $who ->
    [you] You draw { $tile }.
   *[other] { $name } draws { $tile }.
 }
step-laid = { $who ->
    [you] You lay { $tiles } on { $place }.
   *[other] { $name } lays { $tiles } on { $place }.
 }
step-stacked = { $who ->
    [you] You stack { $tiles } on { $place }.
   *[other] { $name } stacks { $tiles } on { $place }.
 }
step-exchanged = { $who ->
    [you] You give { $own } and take { $theirs }.
   *[other] { $name } gives { $own } and takes { $theirs }.
 }
step-redrawn = { $who ->
    [you] You discard { $tile } and draw { $brought }.
   *[other] { $name } discards { $tile } and draws { $brought }.
 }
step-left = { $who ->
    [you] You { $ending ->
        [resign] resign.
        [time] are out of time.
       *[abandoned] left the game.
    }
   *[other] { $name } { $ending ->
        [resign] resigns.
        [time] is out of time.
       *[abandoned] left the game.
    }
 }
step-left-short = { $ending ->
    [resign] resigns
    [time] out of time
   *[abandoned] left
 }
said-taken-back = The last move was taken back.

## Whose turn, and what is asked for
turn-of = { $name }’s turn
thinking = { $name } is thinking …
moment = One moment …
is-away = { $name } is away at the moment.
waiting-for = { $name } { $phase ->
    [choose] chooses a line, or to play first.
    [line] chooses a line.
    [keep] chooses a chip in secret.
   *[play] is thinking about a move.
 }
asked-for = { $phase ->
    [choose] Choose a line, or to play first. Only you see your hand.
    [line] Choose your line. Only you see your hand.
    [keep] Choose the chip that you keep.
   *[play] Play a move.
 }
you-drew = { $you ->
    [you] You drew { $tile }.
   *[other] Drawn: { $tile }.
 }
pick-tiles = Pick tiles, or tap a place to see what fits.
pick-action = No row fits: use an action.
fits-in = This fits at { $places }. Pick the place.
row-chosen = { $place }{ $owner ->
    [own] { " " }on your line
    [theirs] { " " }on the opponent’s line
   *[none] { "" }
 }{ $kind ->
    [stack] , stacked
   *[lay] { "" }
 }: { $sum }.
row-leaves = { $left ->
    [one] You would have { $left } tile left.
   *[other] You would have { $left } tiles left.
 }
row-ends = { $ends ->
    [wins] This wins the game.
    [ties] This ends the game in a draw.
   *[loses] This loses the game!
 }
reason-at = { $place }: { $reason }
more-tiles = With more tiles it can fit at { $places }.
stack-asks = Pick tiles for a row to stack on: as many as it has, with the same total.
exchange-asks = { $missing ->
    [own] Pick the tile that you give, and the one you take from the other hand.
   *[theirs] Now pick the tile that you take from the other hand.
 }
exchange-chosen = You give { $own } and take { $theirs }.
redraw-asks = Pick the tile that you discard; you then draw another.
redraw-chosen = You discard { $tile } and draw another.
chip-asks = Pick the tile for the { $chip ->
    [d] Doubler: its dots count twice.
   *[i] Inverter: its white and black change places.
 }
not-now = { $name } is not possible now.
clear = Clear
button-lay = Lay { $place }
button-stack = Stack { $place }
button-exchange = Exchange these tiles
button-redraw = Discard and draw
button-lay-nothing = { $mode ->
    [stack] Stack these tiles
    [exchange] Exchange these tiles
    [redraw] Discard and draw
   *[lay] Lay
 }
ways-title = { $kind ->
    [stack] Ways to stack on { $place }
   *[lay] Ways to fill { $place }
 }
way-label = { $tiles }: { $sum }
way-ends = { $ends ->
    [wins] wins
    [ties] a draw
   *[loses] loses
 }
no-ways = None of your tiles can go here now.

## Set-up
rolled-equal = Both rolled { $number }: roll again.
rolled-dice = White die: { $white } ({ $a }). Black die: { $black } ({ $b }).
choice-title = { $choice ->
    [white] The white line
    [black] The black line
    [first] Play first
    [keep-d] Keep the Doubler
   *[keep-i] Keep the Inverter
 }
choice-detail = { $choice ->
    [white] It starts at { $number }. You play second.
    [black] It starts at { $number }. You play second.
    [first] The other player chooses the line.
    [keep-d] Once in the game, one of your tiles counts twice.
   *[keep-i] Once in the game, white and black change places on one of your tiles.
 }
keep-secret = Both choose in secret; the other chip is out of the game.
hand-over-title = Hand the screen to { $name }
hand-over-why = The hands are covered. The next choice is a secret: nobody else may look.
hand-over-done = I am { $name }

## Beside playing
take-back = Take back
takeback-asked = { $name } asks to take the last move back.
takeback-waits = The other player has been asked for a takeback.
takeback-declined = { $name } declined the takeback.
accept = Accept
decline = Decline
resign = Resign
resign-ask = Resign the game? The other player wins.
call-off = Call off
call-off-ask = Call the game off? Nobody wins.
go-on = Keep playing
claim = End the game
claim-why = The other player has been away for a long time. You can end the game and win it.

## The end
called-off = The game was called off.
outcome-is-tie = A draw: the pile is empty and both have as many tiles.
outcome-won = { $who ->
    [you] You win: { $ending ->
        [A] your hand is empty.
        [B] your line has six rows.
        [C] your hand is empty, with the sixth row on the opponent’s line.
        [D] { $loser } has no move left.
        [E] the pile is empty and you have fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } is out of time.
       *[abandoned] { $loser } left the game.
    }
    [them] { $winner } wins: { $ending ->
        [A] their hand is empty.
        [B] their line has six rows.
        [C] their hand is empty, with the sixth row on your line.
        [D] you have no move left.
        [E] the pile is empty and they have fewer tiles.
        [resign] you resigned.
        [time] you are out of time.
       *[abandoned] you were away too long.
    }
   *[other] { $winner } wins: { $ending ->
        [A] their hand is empty.
        [B] their own line has six rows.
        [C] their hand is empty, with the sixth row on the opponent’s line.
        [D] { $loser } has no move left.
        [E] the pile is empty and { $winner } has fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } is out of time.
       *[abandoned] { $loser } left the game.
    }
 }
removed-tile = Removed tile
rest-of-pile = Rest of the pile
rematch = Rematch
rematch-accept = Accept the rematch
rematch-go = To the new game
rematch-asked = { $by ->
    [own] You asked for a rematch.
   *[theirs] { $name } asks for a rematch.
 }
record = Download the record
step-through = Step through the game
step-first = To the beginning
step-back = One step back
step-on = One step forward
step-last = To the end
step-start = The beginning of the game.
deal-check = Was the deal fair?
deal-check-why = The order of all tiles and the rolls were fixed before the game, together with a random salt, and their SHA-256 was shown from the start. When the game is over, salt and deal are shown, so anybody can see that nothing was changed on the way. “bossa verify FILE” checks this for a downloaded record.
deal-hash = SHA-256, shown from the start
deal-salt = Salt
deal-order = Deal

## How to play
how-goal-title = What it is about
how-goal = Two players lay tiles on two lines of numbers, a white one and a black one. You win by emptying your hand, or when your own line has six rows.
how-tiles-title = The tiles
how-tiles = A tile has white dots, black dots or both, at most six together; no two of the 27 are alike. It counts as its white dots or as its black dots, never as both. Tiles laid together add up in one colour, and a tile without dots of that colour cannot be among them.
how-tiles-example = White dots are hollow, black dots are solid: white 2 and black 3; white 4 only; black 5 only.
how-lines-title = The lines
how-lines = Each line starts at a die and grows at both ends, by one number at a time. A row is the tiles on one number: their total in the colour of the line is that number. Both players may lay on both lines.
how-lines-example = The white die is the one with white pips. It shows 5 here: a 4 or a 6 comes next. Beside the die a row has one or two tiles.
how-sizes = Farther out, a row has one tile more or one tile fewer than its neighbour towards the die.
how-sizes-example = 6 is made of two tiles, 2 + 4; so 7 has three, 1 + 2 + 4. Next to the single 4, the 3 needs two tiles; the 8 takes two or four.
how-turn-title = Your turn
how-turn = You draw a tile. Then you lay one row, or you use one of your three action markers; each works once a game. There is no passing.
how-marker = { $marker ->
    [R] Discard one tile and draw another.
    [X] Give one of your tiles for one of the other player’s.
   *[S] Lay tiles on top of a row: as many as it has, with the same total. It stays one row.
 }
how-start-title = The start
how-start = Each player gets four tiles, and one is removed unseen. Both roll a die. The higher number chooses, knowing only their own hand: one of the lines, or to play first. Who takes a line plays second; if you play first, the other player chooses the line. Then all hands are turned up and stay open.
how-end-title = The end
how-end-hand = Your hand is empty after laying a row or stacking: you win, even if that row is the sixth on the opponent’s line.
how-end-rows = A line has six rows: its owner wins, whoever laid the sixth.
how-end-stuck = You have drawn and can neither lay a row nor use an action: you lose.
how-end-pile = The pile is empty: fewer tiles win, and equal hands are a draw.
how-chips-title = The expansion
how-chips = Each player secretly keeps one of two chips. Once in the game it goes on one tile of a row that you lay or stack.
how-chip = { $chip ->
    [d] The dots of this tile count twice.
   *[i] White dots of this tile count as black, and black ones as white.
 }
how-novice-title = The novice game
how-novice = Hands are open from the start, the higher die plays first, and nobody owns a line. A row has as many tiles as its neighbour towards the die, or one more, and six rows end nothing. The rulebooks only name this game: it is reconstructed here.
how-board-title = On the board
how-board = Tap tiles in your hand: the places where they fit light up. Or tap a place to see the ways to fill it. You can also drag tiles. For an action or a chip, tap it first, then what it asks for.
how-play = Play
