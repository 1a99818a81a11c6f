### The board: reviews and the analysis board.

## The graph and the ledger
review-title = Review
review-board = The board
review-chance = { $who ->
    [you] Your chance of winning
   *[other] { $name }’s chance of winning
 }
review-graph = Graph of the winning chance over the game, from 50 to { $chance } per cent; { $count ->
    [one] { $count } change
   *[other] { $count } changes
 }. The list of decisions has the same in words.
review-legend = { $kind ->
    [draw] luck of the draw
    [mistake] mistake
   *[unclear] small or unclear
 }
review-ledger = { $result ->
    [won] Where the win came from
    [lost] Where the loss came from
    [tied] Where the draw came from
   *[none] How it came to this
 }
review-cause = { $result ->
    [won] { $who ->
        [you] You won
       *[other] { $name } won
    }
    [lost] { $who ->
        [you] You lost
       *[other] { $name } lost
    }
   *[tied] A draw
 }: from an even 50, luck { $luck ->
    [gave] gave
   *[cost] cost
 } { $who ->
    [you] you
   *[other] { $name }
 } { $luckPoints } points, the moves { $moves ->
    [gave] gave
   *[cost] cost
 } { $movesPoints }.
ledger-row = { $kind ->
    [start] An even game
    [deal] The start
    [luck] Luck
    [play] Moves
    [draws] { $who ->
        [you] Your draws
       *[other] { $name }’s draws
    }
    [unclear] Small or unclear differences
    [left] { $who ->
        [you] You left
       *[other] { $name } left
    }
   *[mistakes] { $who ->
        [you] Your mistakes
       *[other] { $name }’s mistakes
    }
 }
ledger-end = { $result ->
    [won] { $who ->
        [you] You won
       *[other] { $name } won
    }
    [tied] A draw
   *[none] As it stands
 }
totals-head = { $what ->
    [loss] Lost per decision
    [marks] Inaccuracies · mistakes · blunders
    [luck] Luck in all
   *[adjusted] Result less luck
 }
totals-grade = plays like { $level }
totals-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }

## A moment
review-moment = { $kind ->
    [choice] Set-up, choice { $number }
    [turn] Turn { $number } of { $most }
   *[end] The end
 }
review-next-mistake = Next mistake
review-key = { $key ->
    [back] A step back
    [on] A step on
    [first] To the start
    [last] To the end
    [mistake] To the next mistake
    [keep] Keep the branch that is shown
    [values] Values on the board
   *[keys] Show these keys
 }
review-played = Played
review-better = Better
review-mark = { $mark ->
    [good] good
    [inaccuracy] { $sure ->
        [estimated] inaccuracy or worse
       *[other] inaccuracy
    }
    [mistake] { $sure ->
        [estimated] mistake or worse
       *[other] mistake
    }
    [blunder] blunder
    [close] close
   *[forced] the only move
 }
review-verdict = { $mark ->
    [good] A good move
    [inaccuracy] An inaccuracy
    [mistake] A mistake
    [blunder] A blunder
    [close] { $better ->
        [yes] Too close to call
       *[no] A good move
    }
   *[forced] The only move
 }
review-prepared = This part of the game was prepared: nobody is judged by it.
review-rank = Rank { $rank } of { $of }
review-sure = { $sure ->
    [exact] exact
    [bounded] within bounds, ± { $within }
   *[estimated] estimated, ± { $within }
 }
review-draw = { $who ->
    [you] Your draw on turn { $turn }
   *[other] { $name }’s draw on turn { $turn }
 }
review-draw-mean = mean { $mean }, drawn { $value }: luck
review-tile = { $tile }: { $chance } per cent{ $came ->
    [yes] , drawn
   *[no] { "" }
 }
review-mean = Mean: { $chance } per cent

## The decisions
review-decisions = { $shown ->
    [all] All decisions
   *[mistakes] Mistakes
 }
review-all = { $shown ->
    [all] Mistakes only
   *[mistakes] { $count ->
        [one] All: { $count }
       *[other] All { $count }
     }
 }
review-no-mistakes = Nobody made a mistake worth a mark.
review-show-on-board = Show on the board
review-hidden = Try this one on the board first.
review-try = Let me try first: hide the better moves
review-try-title = { $who ->
    [you] What would you play?
   *[other] What should { $name } play?
 }
review-try-how = Pick a move on the board. Any move that loses less than two points counts.
review-try-right = Found: as good as the best ({ $points }).
review-try-wrong = That one loses too much ({ $points }). Try another.
review-answer = Show the answer

## The page
review-back = Back to the game
review-what-if = What if…
play-on = Play on from here
play-on-how = { $who ->
    [you] A practice game against the computer. You play your own side.
   *[other] A practice game against the computer. You play { $name }’s side.
 } The unseen tiles are shuffled anew.
play-on-begin = Play
review-share = Share this moment
review-again = Ask again
review-cancel = Cancel
review-no-record = This link holds no record: it was cut or changed on its way.
review-still-going = This game is not over yet. It can be reviewed when it is.
review-under-way = { $state ->
    [waiting] Waiting for other reviews…
   *[running] Reviewing the game: { $percent } per cent
 }
review-ended = { $status ->
    [cancelled] The review was cancelled.
   *[failed] The review did not succeed.
 }
review-takebacks = { $count ->
    [one] { $count } move was taken back; it is not reviewed.
   *[other] { $count } moves were taken back; they are not reviewed.
 }

## The analysis board
analysis-title = Analysis
analysis-set-up = Set up
analysis-turn = Turn round
analysis-position = Position in notation
analysis-open = Use this position
analysis-copy = Copy position
analysis-what-if = What if
analysis-path = The branch that is shown
analysis-start = Start
analysis-acts = { $what ->
    [draw] { $who ->
        [you] You draw
       *[other] { $name } draws
    }
   *[play] { $who ->
        [you] You play
       *[other] { $name } plays
    }
 }
analysis-worth = { $what ->
    [draw] mean { $chance }
   *[play] best { $chance }
 }
analysis-let-come = Let a tile come
analysis-brings = Which tile does the redraw bring?
analysis-sure = { $sure ->
    [exact] Exact: every draw and every answer has been counted.
    [bounded] The value lies within bounds: { $value }.
   *[estimated] An estimate: { $value }.
 }
analysis-valuing = Values are on their way…
analysis-values = Values on the board
analysis-branches = Branches you kept
analysis-keep = Keep this one
analysis-no-branches = None yet. Play on, then keep what you want to compare.
analysis-forget = Forget branch { $number }
analysis-link = The address of this page holds the position and all branches: share it or save it.
set-up-acts = To act
set-up-act = { $seat ->
    [A] Player A
   *[B] Player B
 } { $what ->
    [draw] draws
   *[play] plays
 }
set-up-die = { $colour ->
    [white] White die
   *[black] Black die
 }
set-up-owner = The white line belongs to
set-up-where = Choose a place …
set-up-spot = { $spot ->
    [A] Hand of player A
    [B] Hand of player B
    [out] Discards
   *[unseen] Unseen
 }
set-up-row = { $count ->
    [0] { $place }, empty
    [one] { $place }, { $count } tile
   *[other] { $place }, { $count } tiles
 }
set-up-layer = Layer { $number }
set-up-chip = { $tile }: { $chip ->
    [d] with Doubler
    [i] with Inverter
   *[none] without a chip
 }. Change
set-up-tiles = … and the tiles there: { $place }
set-up-left = { $seat ->
    [A] Player A still has
   *[B] Player B still has
 }
