# What the board in the browser says.

## Everywhere
app-name = Bossa
pages = Pages
how = How to play
sheet = Sheet to print
more-pages = More
analysis-board = Analysis board
about = About
language = Language
settings = Settings
theme = Appearance
theme-name = { $theme ->
    [system] Same as the system
    [light] Light
   *[dark] Dark
 }
theme-light = Light appearance
theme-dark = Dark appearance
setting-numerals = Numbers on the tiles
setting-confirm = Confirm each move before it is played (when off, tapping a place that fits plays at once)
notify-me = Notify me when it is my turn
close = Close
sentence-gap = { " " }
loading = One moment…
no-connection = The server is not responding. Check your connection.
refused-unexplained = The server refused this ({ $status }).
connection-lost = Connection lost. Reconnecting…
missing-title = There is nothing here
missing-why = The address is wrong, or the game is gone.
to-home = Back to the home page

## Without a connection, and as an app
offline = No connection.
offline-what = You can still read the rules and look at finished games that you have opened on this device.
update-ready = A new version is ready.
update-reload = Reload
update-later = Later
install = Install as an app

## The first page
home-title = Empty your hand, or build six rows on your line.
home-lead = A two-player tile game from Sapporo. Every tile counts as its white dots or as its black ones, never both.
stage-label = A line on its ledge. Beside the die with 5, the 4 is made of the white dots 1 + 3, and the 6 of 2 + 4.
stage-track = { $count } of { $most } rows
learn = Learn by playing
learn-what = Two minutes, and you win your first game.
learn-start = Start
learn-further = Keep learning
learn-further-what = Lesson { $number } of { $most }: { $lesson ->
    [first] The first two minutes
    [markers] Three markers
    [start] The start
    [chips] Chips
   *[endings] Five endings
 }
learn-all-done = All lessons done. Come back to them whenever you like.
play-computer = Play the computer
play-now = Play now
practice = Practice
play-friend = Play a friend
play-link = Invite by link
play-device = Two players, one device
play-here = On this device
device-names = Who is playing? Names are optional.
device-name = { $seat ->
    [A] Rolls the white die
   *[B] Rolls the black die
 }
device-start = Start
choices-title = Game options
choices-summary = { $rules } · { $clock }
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
novice-note = The rulebooks mention the novice rules without giving them: these are a reconstruction.
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
    [cup] An even match.
    [kettle] Knows the game well.
    [teahouse] Is seldom wrong.
   *[master] As strong as it gets.
 }
level-at = Level { $number } of { $most }.
level-offer = { $after ->
    [wins] Two wins in a row: ready for the next level?
   *[losses] Three losses in a row: how about an easier game?
 }
level-take = { $number } · { $level }
seat = Which die you roll
seat-choice = { $seat ->
    [random] Random
    [A] The white one
   *[B] The black one
 }
clock = Clock
clock-none = No time limit
clock-wish = { $minutes } min + { $increment } s per move
clock-wish-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 } per move
my-games = My games
running-title = Continue
snow-title = Your snow
snow-what = Every game leaves its own crystal: the white line grows the long arms, the black line the short ones.
all-games = All games
all-games-more = { $count ->
    [one] All games: { $count } more
   *[other] All games: { $count } more
 }
no-running = No games in progress.
card-nearness = { $who ->
    [you] You
   *[other] Opponent
 }: { $sign ->
    [tray] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[crystal] { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
 }
games-running = In progress
games-finished = Finished
no-games-title = An empty line is a good start
no-games = Your games will appear here, ready to continue, look back on or share.
no-games-play = New game
against = against
ending-short = { $ending ->
    [A] empty hand
    [B] six rows
    [C] empty hand with the sixth row
    [D] no move left
    [E] pile empty, fewer tiles
    [tie] pile empty, equal hands
    [resign] resigned
    [time] out of time
   *[abandoned] left the game
 }
turns-played = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
filter-result = Result
filter-result-name = { $result ->
    [won] Won
    [lost] Lost
    [tied] Drawn
   *[all] All
 }
filter-opponent = Opponent
filter-opponent-name = { $opponent ->
    [computer] The computer
    [link] By link
    [device] On one device
   *[all] Anyone
 }
filter-none = No game like this yet.
more-games = Show more
open-record = Open a game record
your-turn = Your turn
state-won = Won
state-lost = Lost
state-tie = Draw
state-called-off = Called off
me-title = You
name = Your name
save = Save
name-saved = Saved.
other-device = Continue on another device
other-device-how = Open this link on the other device within ten minutes. It works once, and your games will be there too.
my-data = Your data
my-data-what = The server keeps your name, your games, and the day each of your devices was last used.
download-data = Download
sign-out-others = Sign out other devices
signed-out = { $count ->
    [0] No other device is signed in.
    [one] One device was signed out.
   *[other] { $count } devices were signed out.
 }
delete-data = Delete everything
delete-data-ask = Delete everything? Your name is deleted, and none of your devices can open your games any more. You resign your open games against other people. This cannot be undone.
delete-data-sure = Yes, delete everything
keep-data = Keep everything
data-deleted = Your data has been deleted.
link = Link
share = Share
copy = Copy
copied = Copied.
qr-label = QR code of the link
qr-how = In the same room? Point a camera at it.

## Invitations
invite-title = Invite a friend
invite-how = Send this link to one person. Whoever opens it and taps “Join” plays with you.
invite-text = Play Bossa with me
invite-waiting = Waiting for your opponent
invite-place = Your friend’s place
invite-open = Open invitation
invite-close = You can close this page: the game waits for up to a week, and you will find it on the home page.
invite-stay = Keep this page open: the clock starts as soon as somebody joins.
watch-title = Let others watch
watch-how = Whoever opens this link can watch the game, but not play.
watch-text = Watch this game of Bossa
unreachable = { $where ->
    [computer] This link only works on this computer: nobody else can open it.
   *[network] This link only works on your own network: the other device must be on it too.
 }
let-others-in = To let others in, stop Bossa and start it like this; it prints the address to give them:
join-title = You are invited to play Bossa
join-title-by = { $name } invites you to play Bossa
join-what = A tile game for two: empty your hand, or build six rows on your line. No sign-up needed.
join = Join
join-taken = This invitation has been used: the seat is already taken.
watch = Watch the game
continue-title = Continue here
continue-why = Your games and your name will be on this device too. The link works once.
continue-here = Continue on this device
continue-own = { $count ->
    [one] This device already has a game of its own. Do you want to bring it along?
   *[other] This device already has { $count } games of its own. Do you want to bring them along?
 }
continue-merge = Bring along
continue-leave = Leave behind
continue-leave-why = Games you leave behind can no longer be opened on this device.

## People
you = You
guest = Guest
nobody-yet = Nobody yet
away = away
seat-name = { $seat ->
    [A] Player A
   *[B] Player B
 }
side-label = { $who ->
    [you] Your side
   *[other] { $name }’s side
 }
hand-label = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
 }
game-title = Game with { $name }
game-title-two = { $a } – { $b }
watching = You are watching.

## Tiles and lines
tile-dots = { $white ->
    [0] black { $black }
   *[other] { $black ->
        [0] white { $white }
       *[other] white { $white }/black { $black }
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
    [named] { $name }’s line
   *[none] Line
 } · { $colour ->
    [white] white
   *[black] black
 }
sizes-one = { $size }
sizes-two = { $size } or { $other }
end-label = { $place }, open end, takes { $sizes } tiles
end-label-fits = { $place }, fits: { $sum }
end-label-closed = { $place }, closed: nothing can fill it any more
end-label-blocked = { $place }, takes { $sizes } tiles: nothing in the hand fits
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
chart-short = 27 tiles
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
no-moves-yet = No moves yet.
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
   *[secret] secret choice
 }
step-drawn = { $who ->
    [you] You draw { $tile }.
   *[other] { $name } draws { $tile }.
 }
step-laid = { $who ->
    [you] You lay on { $place }: { $tiles }.
   *[other] { $name } lays on { $place }: { $tiles }.
 }
step-stacked = { $who ->
    [you] You stack on { $place }: { $tiles }.
   *[other] { $name } stacks on { $place }: { $tiles }.
 }
step-exchanged = { $who ->
    [you] You give { $own } and take { $theirs }.
   *[other] { $name } gives { $own } and takes { $theirs }.
 }
step-redrawn = { $who ->
    [you] You discard { $tile } and draw { $brought }.
   *[other] { $name } discards { $tile } and draws { $brought }.
 }
step-discarded = { $who ->
    [you] You discard { $tile } and draw another tile.
   *[other] { $name } discards { $tile } and draws another tile.
 }
step-left = { $who ->
    [you] You { $ending ->
        [resign] resign.
        [time] ran out of time.
       *[abandoned] left the game.
    }
   *[other] { $name } { $ending ->
        [resign] resigns.
        [time] ran out of time.
       *[abandoned] left the game.
    }
 }
step-left-short = { $ending ->
    [resign] resigned
    [time] out of time
   *[abandoned] left the game
 }
said-taken-back = The last move was taken back.

## Whose turn, and what is asked for
turn-of = { $name }’s turn
thinking = { $name } is thinking…
moment = One moment…
is-away = { $name } is away at the moment.
waiting-for = { $name } { $phase ->
    [choose] is choosing a line or the first play.
    [line] is choosing a line.
    [keep] is choosing a chip in secret.
   *[play] is thinking about a move.
 }
asked-for = { $phase ->
    [choose] Take a line, or play first. Only you can see your hand.
    [line] Choose your line. Only you can see your hand.
    [keep] Choose the chip to keep.
   *[play] Make your move.
 }
you-drew = { $you ->
    [you] You drew { $tile }.
   *[other] Drawn: { $tile }.
 }
pick-tiles = Pick tiles, or tap a place to see what fits.
pick-action = You cannot lay a row: use { $markers }, below your hand.
fits-in = This fits on { $places }. Pick one.
row-chosen = { $place }{ $owner ->
    [own] { " " }on your line
    [theirs] { " " }on your opponent’s line
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
more-tiles = With more tiles, this could fit on { $places }.
stack-asks = Pick tiles to stack on a row: as many as it has, with the same total.
exchange-asks = { $missing ->
    [own] Pick a tile to give, and one to take from your opponent’s hand.
   *[theirs] Now pick the tile to take from your opponent’s hand.
 }
exchange-chosen = You give { $own } and take { $theirs }.
redraw-asks = Pick the tile to discard; you then draw another.
redraw-chosen = You discard { $tile } and draw another tile.
chip-asks = Pick the tile for the { $chip ->
    [d] Doubler: its dots count twice.
   *[i] Inverter: its white and black dots swap.
 }
not-now = { $name } is not possible now.
clear = Clear
button-lay = Lay on { $place }
button-stack = Stack on { $place }
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
    [first] Your opponent picks a line.
    [keep-d] Once a game, the dots of one of your tiles count twice.
   *[keep-i] Once a game, white and black dots swap on one of your tiles.
 }
keep-secret = Both choose in secret; the other chip is out of the game.
hand-over-title = Hand the screen to { $name }
hand-over-why = Nobody else should look at the screen now.
hand-over-done = I am { $name }: show my hand
hand-over-hidden = { $count ->
    [one] { $count } tile, still hidden
   *[other] { $count } tiles, still hidden
 }
hand-over-rolled = Dice
hand-over-turned-up = Hands open
hand-over-after = Once everything is chosen, both hands lie open, and there is no need to pass the screen any more.

## Beside playing
take-back = Take back
hint = Hint
hint-count = { $count ->
    [0] No hints so far
    [one] { $count } hint so far
   *[other] { $count } hints so far
 }
hint-late = The hint did not come. Please ask again.
no-hint = There is no hint to ask for now.
takeback-asked = { $name } asks to take back the last move.
takeback-waits = You have asked for a takeback; waiting for an answer.
takeback-declined = { $name } declined the takeback.
accept = Accept
decline = Decline
resign = Resign
resign-ask = Resign the game? Your opponent wins.
call-off = Call off
call-off-ask = Call the game off? Nobody wins.
go-on = Keep playing
claim = End the game
claim-why = Your opponent has been away for a long time. You can end the game and win it.

## The end
called-off = The game was called off.
outcome-is-tie = A draw: the pile is empty and both hands are the same size.
outcome-won = { $who ->
    [you] You win: { $ending ->
        [A] your hand is empty.
        [B] your line has six rows.
        [C] your hand is empty, with the sixth row on your opponent’s line.
        [D] { $loser } has no move left.
        [E] the pile is empty and you have fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } ran out of time.
       *[abandoned] { $loser } left the game.
    }
    [them] { $winner } wins: { $ending ->
        [A] their hand is empty.
        [B] their line has six rows.
        [C] their hand is empty, with the sixth row on your line.
        [D] you have no move left.
        [E] the pile is empty and they have fewer tiles.
        [resign] you resigned.
        [time] you ran out of time.
       *[abandoned] you were away too long.
    }
   *[other] { $winner } wins: { $ending ->
        [A] their hand is empty.
        [B] their own line has six rows.
        [C] their hand is empty, with the sixth row on the opponent’s line.
        [D] { $loser } has no move left.
        [E] the pile is empty and { $winner } has fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } ran out of time.
       *[abandoned] { $loser } left the game.
    }
 }
rest-of-pile = Rest of the pile
rematch = Rematch
rematch-accept = Accept the rematch
rematch-go = Go to the new game
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
deal-hash = SHA-256, shown from the start
deal-salt = Salt
deal-order = Deal

## The table
menu = Menu
to-play = to play
line-name = { $colour ->
    [white] White line
   *[black] Black line
 }
line-owner = { $who ->
    [you] yours
   *[other] { $name }
 }
track = { $count } of { $most } rows on { $colour ->
    [white] white
   *[black] black
 }
track-short = { $count } of { $most }
tiles-to-lay = { $count ->
    [one] { $count } tile left to lay
   *[other] { $count } tiles left to lay
 }
pile-words = in the pile
effect-ends = { $ends ->
    [wins] This wins!
    [ties] This ends the game in a draw.
   *[loses] This ends the game: you lose.
 }
effect-own = your row { $count } of { $most }
effect-named = { $name }: row { $count } of { $most }
effect-gives = gives { $name } row { $count } of { $most }
effect-left = { $count ->
    [one] you keep { $count } tile
   *[other] you keep { $count } tiles
 }
warn-wins = { $chance ->
    [sure] then { $name } can win
   *[some] then { $name } could win ({ $count } of the { $unseen } unseen tiles)
 }
warn-stuck = { $chance ->
    [sure] you would have no move next time
   *[some] you may be stuck next time ({ $count } of the { $unseen } unseen tiles)
 }
threat-wins = { $chance ->
    [sure] Careful: { $name } can win next turn.
   *[some] Careful: { $name } could win next turn ({ $count } of the { $unseen } unseen tiles).
 }
whole-turn = An action is your whole turn.
set-up-title = { $phase ->
    [keep] Which chip do you keep?
    [line] Which line do you take?
   *[choose] You rolled higher: you choose.
 }
set-up-hint = Six rows on your own line win. Both of you may lay on both lines.
set-up-opens = You could open with
set-up-opens-none = nothing yet
pace = Speed of the opponent’s turn
pace-name = { $pace ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[none] Instant
 }
setting-sound = Sounds
setting-vibration = Vibration

## The end of a game
result = Result
result-won = You win
result-lost = { $who ->
    [you] { $name } wins this one
   *[other] { $name } wins
 }
result-tie = A draw
result-why = { $who ->
    [you] { $ending ->
        [A] Your hand is empty.
        [B] Your line has six rows.
        [C] Your hand is empty, with the sixth row on your opponent’s line.
        [D] { $loser } has no move left.
        [E] The pile is empty and you have fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } ran out of time.
       *[abandoned] { $loser } left the game.
    }
    [them] { $ending ->
        [A] Their hand is empty.
        [B] Their line has six rows.
        [C] Their hand is empty, with the sixth row on your line.
        [D] You have no move left.
        [E] The pile is empty and they have fewer tiles.
        [resign] You resigned.
        [time] You ran out of time.
       *[abandoned] You were away too long.
    }
   *[other] { $ending ->
        [A] Their hand is empty.
        [B] Their own line has six rows.
        [C] Their hand is empty, with the sixth row on the opponent’s line.
        [D] { $loser } has no move left.
        [E] The pile is empty and { $winner } has fewer tiles.
        [resign] { $loser } resigned.
        [time] { $loser } ran out of time.
       *[abandoned] { $loser } left the game.
    }
 }
result-why-tie = The pile is empty and both hands are the same size.
result-sixth = { $who ->
    [you] You laid the sixth.
   *[other] { $name } laid the sixth.
 }
result-forced = { $who ->
    [you] You had no other choice.
   *[other] { $name } had no other choice.
 }
stuck-why = { $actions ->
    [used] No row fits, and all actions are used up.
   *[left] No row fits, and no action helps.
 }
stuck-title = { $who ->
    [you] Why you had no move
   *[other] Why { $name } had no move
 }
stuck-no-dots = { $colour ->
    [white] no tile with white dots
   *[black] no tile with black dots
 }
stuck-end = takes { $sizes } tiles that make { $number }: none do
stuck-closed = closed: no tiles that are left can fill it
stuck-action = { $name }: { $why ->
    [used] used already
    [pile] the pile is empty
   *[row] fits on no row
 }
stuck-chip = { $chip ->
    [d] Not even with the Doubler.
   *[i] Not even with the Inverter.
 }
result-turns = { $count ->
    [one] turn
   *[other] turns
 }
result-used = { $who ->
    [you] time you used
   *[other] time { $name } used
 }
result-hints = { $count ->
    [one] hint
   *[other] hints
 }
result-crystal = its crystal
result-removed = taken out unseen at the start
result-rows = Who laid which rows
result-laid = { $name }: { $count ->
    [one] { $count } row
   *[other] { $count } rows
 }
result-prepared = { $count ->
    [one] { $count } row stood at the start
   *[other] { $count } rows stood at the start
 }
result-no-rows = no rows
result-more = Details
result-close = Back to the board
review-game = Review
result-review-what = luck and skill
result-step = Step through
result-step-what = move by move
end-won = Won
end-lost-by = { $ending ->
    [D] no move
    [resign] resigned
    [time] out of time
   *[abandoned] left
 }
share-picture = Share picture
share-game-text = A game of Bossa
share-done = { $done ->
    [saved-and-copied] The picture is saved, and the link to the game is copied.
    [saved] The picture is saved. The link to the game:
   *[failed] The picture could not be made. The link to the game:
 }
picture-won = { $winner } wins against { $loser }
picture-tie = { $a } and { $b }: a draw
seal-checking = Checking the deal…
seal-agrees = A fair deal: your browser has checked that the tiles and the dice rolls were set before the game and never changed.
seal-differs = Careful: this deal is not the one that was sealed before the game. Do not trust this result.
seal-unknown = The deal could not be checked in this browser.
seal-practice = This deal was prepared for practice, so there is nothing to check.
seal-details = How this is checked
seal-why = The order of all tiles and the dice rolls were set before the game, together with a random salt, and their SHA-256 was shown from the start. Now that the game is over, the salt and the deal are shown, and your browser has computed the SHA-256 again.
seal-command = To check a downloaded record yourself

## Greetings
greet = Greetings
greet-title = Say something to { $name }
greeting = { $greeting ->
    [hello] Hello!
    [good-luck] Good luck!
    [nice-move] Nice move!
    [thanks] Thank you!
    [good-game] Good game!
   *[see-you] See you!
 }
greeting-said = { $who ->
    [you] You: { $text }
   *[other] { $name }: { $text }
 }
greet-mute = Mute greetings
greet-muted = Greetings are muted in this game.
greet-unmute = Show them again

## Keys
keys-title = Keys
key-does = { $key ->
    [hand] Go to your hand
    [white] Go to the white line
    [black] Go to the black line
    [chart] Show all 27 tiles
    [last] Read out the last move
    [summary] Read out how the game stands
    [type] Type a move
    [ask] Go from thing to thing with the arrow keys
    [hint] Ask for a hint
    [menu] Open the menu
   *[keys] Ask about what you are on; otherwise show these keys
 }
setting-keys = Single-key shortcuts in games
type-move = Type a move
type-move-how = Use the notation, for example w6:23+40.
type-move-play = Play
type-move-unknown = This move is not possible now.
stands = { $has ->
    [rows] { $name }: { $tiles }, { $rows }
   *[tiles] { $name }: { $tiles }
 }

## A record
record-title = Open a record
record-what = Paste the record of a game, drop its file here, or choose the file. Then step through the game.
record-text = Record
record-open = Open
record-choose = Choose a file
record-other = Open another record
record-too-big = This file is too large to be a record.
record-unfinished = The record ends before the game does.
record-seal = { $result ->
    [agrees] The deal matches its hash, and every roll and tile of the game comes from it.
    [differs] The deal does not match its hash or this game. Something was changed.
   *[unsealed] This record has no deal that could be checked.
 }
record-limits = A record alone cannot show when its hash was made, or that these moves were really played. To check that, compare it with the server:
