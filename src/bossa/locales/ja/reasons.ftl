### Why a move was a mistake, for the board and the terminal. `who` and `name` are the player of the move, `opponent` and
### `opponentName` the other one.

reason-better-wins = 最善手なら、すぐに勝てました。
reason-gives-sixth =
    { $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }の陣の6列目を完成させ、ゲームが終わりました。
reason-gives-row =
    { $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }に{ $of }列中{ $rows }列目を与えました。
reason-other-wins =
    この手のあとは未公開の{ $of }枚のうち{ $count }枚で{ $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }がすぐに勝てます。最善手のあとなら{ $better }枚です。
reason-other-stuck =
    最善手なら未公開の{ $of }枚のうち{ $better }枚で{ $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }が手詰まりになります。この手のあとでは{ $count }枚です。
reason-wins-soon =
    今の場のままなら、最善手のあとは未公開の{ $of }枚のうち{ $better }枚で{ $who ->
        [you] あなた
       *[other] { $name }
    }が次の手番に勝てます。この手のあとでは{ $count }枚です。
reason-spent =
    { $spent ->
        [exchange] エクスチェンジ
        [stack] スタック
        [doubler] ダブラー
       *[inverter] インバーター
    }を使い切りました。今の場のままなら、未公開の{ $of }枚のうち{ $count }枚で{ $who ->
        [you] あなた
       *[other] { $name }
    }は次の手番に手詰まりです。残しておけば{ $kept }枚です。
reason-self-stuck =
    今の場のままなら、未公開の{ $of }枚のうち{ $count }枚で{ $who ->
        [you] あなた
       *[other] { $name }
    }は次の手番に手詰まりです。最善手のあとなら{ $better }枚です。
reason-fewer-tiles =
    山札は残りわずかで、最後は手札の少ない方が勝ちます。{ $who ->
        [you] あなた
       *[other] { $name }
    }の手札はこの手のあと{ $count }枚、最善手なら{ $better }枚。{ $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }は{ $held }枚です。
reason-pile-ends =
    山札がなくなり、手札の少ない方の勝ちです。{ $who ->
        [you] あなた
       *[other] { $name }
    }の手札はこの手のあと{ $count }枚、最善手なら{ $better }枚。{ $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }は{ $held }枚です。
reason-row =
    最善手なら{ $who ->
        [you] 自陣
       *[other] { $name }の陣
    }の{ $of }列中{ $rows }列目を置けました。この手ではそこに置いていません。
reason-lays =
    最善手なら{ $better }枚置けました。この手で置いたのは{ $count }枚です。
reason-opens =
    { $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }の陣の{ $colour ->
        [white] 白
       *[black] 黒
    }{ $number }が開き、未公開の{ $of }枚のうち{ $count }枚でそこに列を置かれます。最善手のあとなら{ $better }枚です。
reason-leaves =
    { $opponent ->
        [you] あなた
       *[other] { $opponentName }
    }に{ $colour ->
        [white] 白
       *[black] 黒
    }{ $number }が残ります。未公開の{ $of }枚のうち{ $count }枚でそこに列を置けます。最善手のあとなら{ $better }枚です。
reason-own-row =
    今の場のままなら、最善手のあとは未公開の{ $of }枚のうち{ $better }枚で{ $who ->
        [you] あなた
       *[other] { $name }
    }が次の手番に{ $colour ->
        [white] 白
       *[black] 黒
    }{ $number }へ列を置けます。この手のあとでは{ $count }枚です。
reason-keeps =
    この手は{ $spent ->
        [redraw] リドロー
        [exchange] エクスチェンジ
        [stack] スタック
        [doubler] ダブラー
       *[inverter] インバーター
    }を使い切りますが、最善手はマーカーもチップも使いません。
reason-hand-fits =
    残る手札で列を置ける場所は{ $count }か所、最善手なら{ $better }か所です。
reason-hand-most =
    残る手札から一度に置けるのは最大{ $count }枚、最善手なら{ $better }枚です。
