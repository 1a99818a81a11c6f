## What search engines, chat programs and browser tabs show of a page
page-title = Bossa: a tile game for two
page-lead = Empty your hand, or build six rows on your own line. A tile game for two from Sapporo: play a friend or the computer.
page-join-title = You are invited to play Bossa
page-join-lead = A tile game for two from Sapporo. Open the link and play; you need no account.
page-rules-title = The rules of Bossa
page-sheet-title = A sheet of the rules of Bossa to print
page-about-title = About this place to play Bossa
page-learn-title = Learn Bossa
page-games-title = Your games of Bossa
page-record-title = Step through a game of Bossa
page-review-title = Review of a game of Bossa: luck and skill
page-analysis-title = Analysis board for Bossa
page-continue-title = Continue your games of Bossa on this device
page-game-title = { $a } against { $b }: a game of Bossa

## How a game stands, under its title and on its picture
page-waiting = A seat is still free.
page-setup = The game is about to begin.
page-turn = It is { $name }’s turn.
page-called-off = The game was called off.
page-tie = A draw: the pile is empty, and both have the same number of tiles.
page-won = { $winner } wins: { $ending ->
    [A] their hand is empty.
    [B] their own line has six rows.
    [C] their hand is empty, with the sixth row on the opponent’s line.
    [D] { $loser } has no move left.
    [E] the pile is empty, and { $loser } has more tiles.
    [resign] { $loser } resigned.
    [time] { $loser } ran out of time.
   *[abandoned] { $loser } left the game.
 }

## Players
page-guest = Guest
page-seat = { $seat ->
    [A] Player A
   *[B] Player B
 }
page-level = { $level ->
    [seedling] Seedling
    [leaf] Leaf
    [cup] Cup
    [kettle] Kettle
    [teahouse] Tea house
   *[master] Tea master
 }

## On the pictures
card-headline = Empty your hand, or build six rows.
card-origin = A tile game for two from Sapporo
