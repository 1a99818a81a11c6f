### Why a move was a mistake, for the board and the terminal.

reason-better-wins = 最善手なら、すぐに勝てました。
reason-gives-sixth = 敵陣の6列目を完成させ、ゲームが終わりました。
reason-gives-row = 相手に{ $of }列中{ $rows }列目を与えました。
reason-other-wins = この手のあと相手がすぐに勝てるタイルは{ $of }枚中{ $count }枚、最善手のあとなら{ $better }枚です。
reason-other-stuck = 最善手なら相手が手詰まりになるタイルは{ $of }枚中{ $better }枚、この手のあとでは{ $count }枚です。
reason-spent =
    { $spent ->
        [exchange] エクスチェンジ
        [stack] スタック
        [doubler] ダブラー
       *[inverter] インバーター
    }を使い切りました。今の場のままなら、次の手番で手詰まりになるタイルは{ $of }枚中{ $count }枚、残しておけば{ $kept }枚です。
reason-self-stuck = 今の場のままなら、次の手番で手詰まりになるタイルは{ $of }枚中{ $count }枚、最善手のあとなら{ $better }枚です。
reason-fewer-tiles = 山札は残りわずかで、最後は手札の少ない方が勝ちます。この手のあとの手札は{ $count }枚、最善手なら{ $better }枚。相手は{ $held }枚です。
reason-pile-ends = 山札がなくなり、手札の少ない方の勝ちです。この手のあとの手札は{ $count }枚、最善手なら{ $better }枚。相手は{ $held }枚です。
reason-opens =
    敵陣の{ $colour ->
        [white] 白
       *[black] 黒
    }{ $number }が開き、{ $of }枚中{ $count }枚のタイルで相手がそこに置けます。最善手のあとなら{ $better }枚です。
