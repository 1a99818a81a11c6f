### The lessons, for the board and the terminal. Their data names the messages.

## Lessons
lesson-first-title = The first two minutes
lesson-first-lead = Play and win one short game.
lesson-markers-title = Three markers
lesson-markers-lead = Redraw, Exchange and Stack: one way out each.
lesson-start-title = The start
lesson-start-lead = Dice, then a line or the first play.
lesson-chips-title = Chips
lesson-chips-lead = The expansion: double a tile, or swap its colours.
lesson-endings-title = Five endings
lesson-endings-lead = One move each: how games are won.
lesson-novice-title = A gentler game
lesson-novice-lead = Fewer rules, to begin with. Reconstructed: the rulebooks do not print them.

## Of every lesson
lesson-allowed = Allowed, too! But here, look for another move.
lesson-misfit = That does not fit there.
lesson-pick-first = First pick a tile from your hand.
lesson-lost = Seedling wins. Take it back and try again.

## Replies
lesson-reply-count-black = Count only its black dots: there must be exactly 4.
lesson-reply-no-black = A tile without black dots never goes on black.
lesson-reply-no-white = A tile without white dots never goes on white.
lesson-reply-add-one = Good start. Add one more tile.
lesson-reply-one-more-or-fewer = Never as many tiles as the row next to it: one more or one fewer.
lesson-reply-two-next-to-one = Next to one tile you need two.
lesson-reply-one-or-three = Next to two tiles: one or three.
lesson-reply-not-yet = Not yet! Exchange works once a game. Keep it.
lesson-reply-used-up = That marker is used up: each works once a game.
lesson-reply-their-hand = Take a tile from Seedling’s hand.
lesson-reply-left-over = Allowed, but a tile is left over. Now you can lay them all.
lesson-reply-sixth-white = The sixth white row! White is Seedling’s line, so Seedling wins, though you laid it.

## The first two minutes
lesson-f1-title = Make a 4
lesson-f1-text = Your black line starts at 3. Put the four black dots on the 4.
lesson-f1-after = On the black line, only black dots count.
lesson-f1-other = Seedling lays white 6. Each turn begins with a new tile: yours comes now.
lesson-f1-step = One step at a time: only 4 or 2 touch the 3.
lesson-f1-later = That makes 4, too! You will do that next. Now use one tile.
lesson-f2-title = Add up to 2
lesson-f2-text = Lines count down, too. You have no black 2: make 2 with two tiles.
lesson-f2-hint = Two tiles have one black dot each.
lesson-f2-after = Tiles laid together add up. Next to the die: one tile or two.
lesson-f2-other = Seedling: 5 and 2 make 7.
lesson-f2-place = Together they make 2, so they go on the 2.
lesson-f2-white = Allowed! You will use the white line soon. First make black 2.
lesson-f3-title = One next to two
lesson-f3-text = Next to two tiles: one or three, never two. Lay your 1.
lesson-f3-after = Always one tile more or one tile fewer than the row next to it.
lesson-f3-other = Exchange! Seedling takes one of your tiles and gives you a black 5 for it.
lesson-f3-lower = Next to the single 4 you need two tiles. Put your 1 next to the 2.
lesson-f3-white = Allowed! The white line is next. First lay black 1.
lesson-f4-title = Their line, too
lesson-f4-text = Black 5 needs two tiles, and you may not pass. On white, 1 and 3 make 4.
lesson-f4-after = White is Seedling’s line: this row counts for Seedling. Black rows count for you.
lesson-f4-other = Four of six rows for Seedling.
lesson-f4-taken = Black 4 is taken. Look at the white line.
lesson-f5-title = Make a 5
lesson-f5-text = Now black 5. Next to it stands one tile: so how many do you need?
lesson-f5-hint = 2 and 3 make 5.
lesson-f5-after = Two next to one: right! You have four of six rows.
lesson-f5-other = Five of six! One more white row and Seedling wins, whoever lays it.
lesson-f6-title = Danger!
lesson-f6-text = A white 1 wins for Seedling, and it has one. Stop it! Remember its trick?
lesson-f6-hint = Choose Exchange, then your black 5, then Seedling’s tile with the white 1.
lesson-f6-after = Saved! And you took back the tile that Seedling had taken.
lesson-f6-other = Redraw: Seedling throws the 5 away and gets another tile.
lesson-f6-gave = You gave Seedling a white 1: it laid its sixth row and won. Look at both colours!
lesson-f6-still = Seedling still had its white 1: it laid its sixth row and won. Try again!
lesson-f6-two = You gave Seedling another white 1. It laid its sixth row and won. Try again!
lesson-f6-first = That does not fit. And first of all, stop Seedling!
lesson-f7-title = All at once
lesson-f7-text = Lay all your tiles and you win! Next to two tiles: one or three.
lesson-f7-hint = 1 and 3 and 2 make 6.
lesson-f7-after = Your hand is empty: you win! Six rows on your own line win, too.

## Three markers
lesson-m1-title = Stuck?
lesson-m1-text = Nothing fits, and you may not pass. Redraw: throw one tile away and get another.
lesson-m1-after = A 4! That goes with your 2.
lesson-m1-other = Seedling: 1 and 2 make 3.
lesson-m1-keep = Allowed, but your black line can use the 2. Throw the white 5 away.
lesson-m2-title = It fits
lesson-m2-text = Now make black 6. Next to one tile you need two.
lesson-m2-after = Each marker works only once. Wait for the right moment.
lesson-m2-other = Seedling lays one next to two.
lesson-m3-title = Finish
lesson-m3-text = Two tiles left, and black 2 takes two. Empty your hand!
lesson-m3-after = Your hand is empty: you win!
lesson-m4-title = Just what you need
lesson-m4-text = Your sixth row is 7, with two tiles. You have black 3. Who has black 4?
lesson-m4-hint = Choose Exchange, then your white 6, then Seedling’s tile with four black dots.
lesson-m4-after = Seedling’s Exchange is used up, so the 4 stays yours.
lesson-m4-other = Seedling: 2 and 4 make 6.
lesson-m4-gave = You gave your 3 away, and you need it. Give the other tile.
lesson-m4-black-four = You need a black 4.
lesson-m4-half = A stack is allowed. But the 3 is half of your 7!
lesson-m5-title = Six!
lesson-m5-text = 3 and 4 make 7: your sixth row.
lesson-m5-after = Six rows on your own line: you win, whatever you still hold!
lesson-m6-title = On top
lesson-m6-text = Nothing fits at an end now. Stack on white 6: as many tiles, the same total.
lesson-m6-after = It is still one row: white does not grow.
lesson-m6-other = Seedling: 1 and 1 make 2.
lesson-m6-stack = White 6 is taken. Choose Stack to lay on top.
lesson-m6-two = Two tiles lie there, so stack two.
lesson-m6-die = Never on a die.
lesson-m7-title = And out
lesson-m7-text = Black 5 takes two tiles. Empty your hand!
lesson-m7-after = Your hand is empty: you win! Now you know all three markers.

## The start
lesson-s1-title = Roll
lesson-s1-text = Both roll 4: again! Now the white line starts at 5, the black line at 2.
lesson-s2-title = You choose
lesson-s2-text = You rolled higher. Look at your tiles and choose: white line, black line, or play first?
lesson-s2-after = If you choose the line, the other plays first. If you play first, the other chooses. Now hands are open.
lesson-s2-first = First choose. Then you play.
lesson-s2-white-after = White is yours: your 4s and your 6 fit. The price: Seedling plays first.
lesson-s2-white-other = Seedling owns black now.
lesson-s2w-title = Your turn
lesson-s2w-text = Lay a row on your white line.
lesson-s2w-after = One of six, on your own line.
lesson-s2-black-after = Black is yours, but most of your tiles fit white. And Seedling plays first.
lesson-s2-black-other = Seedling owns white now.
lesson-s2b-title = Your turn
lesson-s2b-text = Lay black 3 on your line. What is left fits Seedling’s line.
lesson-s2b-after = One of six. But look at your other tiles.
lesson-s2-play-after = You play first. The price: Seedling picks the line, and takes white.
lesson-s2p-title = You begin
lesson-s2p-text = Black is your line now. Lay a row there.
lesson-s2p-after = One of six. Seedling got the line you liked.
lesson-s3-title = Seedling rolls higher
lesson-s3-text = Seedling rolled higher and plays first. You pick the line: which one fits your tiles?
lesson-s3-after = The die belongs to its line, not to who rolled it.
lesson-s3-taken = Seedling has taken the first play. Choose white or black.
lesson-s3-black-after = Black starts at 5, and you hold a 4.
lesson-s3-black-other = Seedling plays first, on white.
lesson-s3b-title = Your turn
lesson-s3b-text = Lay a row on your black line.
lesson-s3b-after = One of six, on your own line.
lesson-s3-white-after = White starts at 2. You hold two white 1s for it.
lesson-s3-white-other = Seedling has only this row, on your line: it counts for you!
lesson-s3w-title = Your turn
lesson-s3w-text = Lay a row on your white line.
lesson-s3w-after = Two of six already.

## Chips
lesson-c1-title = Two for one
lesson-c1-text = Your two tiles make 4. Black 6 is open. Put the Doubler on one of them!
lesson-c1-after = 4 and 2 make 6. Your hand is empty: you win!
lesson-c1-double = 2 and 2 make 4. Double one of them.
lesson-c1-tile = The chip is not a tile: two tiles go here.
lesson-c1-one = You have one chip, for one tile.
lesson-c1-kept = You kept the Doubler. Seedling has the Inverter.
lesson-c2-title = Swap the colours
lesson-c2-text = Black 5 takes two tiles, but one of yours is white. The Inverter swaps a tile’s colours.
lesson-c2-after = 1 and 4 make 5: you win! In a game, each player keeps one chip of the two.
lesson-c2-invert = Four white dots do not count here. Invert that tile.
lesson-c2-wrong = Wrong tile: now its black dot is white.

## Five endings
lesson-e1-title = Last two
lesson-e1-text = Two tiles left. Lay both at once!
lesson-e1-after = Hand empty: you win.
lesson-e2-title = One row short
lesson-e2-text = Five of six on your line. Which tiles make the sixth?
lesson-e2-after = Six rows on your line: you win, even with tiles left.
lesson-e2-stack = A stack adds no row. Make black 7.
lesson-e3-title = Dare you?
lesson-e3-text = Only white 7 fits: Seedling’s sixth row! But these are your last tiles …
lesson-e3-after = Your hand is empty: that counts first. You win!
lesson-e3-careful = Too careful! An empty hand counts before six rows.
lesson-e4-title = Lock the door
lesson-e4-text = Whoever cannot move loses. Seedling has black 3, 4, 5. Black 2: one tile or two?
lesson-e4-after = Next to one tile you need two, and Seedling has no two that fit. It is stuck: you win!
lesson-e4-other = Seedling draws and can do nothing.
lesson-e4-fits = Next to two tiles, one is enough: Seedling’s 3 fits.
lesson-e5-title = Count hands
lesson-e5-text = The pile is empty: last turn! Fewer tiles win, and Seedling has four.
lesson-e5-after = Two against four: fewer tiles win.
lesson-e5-tie = Four against four: a draw. Can you lay more?

## A gentler game
lesson-n1-title = Nobody’s lines
lesson-n1-text = Here nobody owns a line. Next to two tiles: two again, or three. Make black 4.
lesson-n1-after = As many tiles as the row next to it, or one more.
lesson-n1-other = Seedling lays one next to one.
lesson-n1-size = Two tiles stand next to it: lay two or three.
lesson-n2-title = Empty your hand
lesson-n2-text = Six rows win nothing here. Lay your last two tiles!
lesson-n2-after = You win! The rulebooks only name this game: we reconstructed it.
