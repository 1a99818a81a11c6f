with-rule = { $text }（{ $rule }）
in-record = { $line }行目 { $item }：{ $text }

## 今はできない
not-your-turn = あなたの番ではありません。{ $player }の番です。
draw-first = 先にタイルを1枚引いてください。
setup-first = 準備が終わっていません。{ $phase ->
    [choose] ラインか先手を選んでください
    [line] ラインを選んでください
   *[keep] ダブラーかインバーターを残してください
 }。
setup-is-over = 準備はもう終わっています。タイルを置くか、アクションを使ってください。
other-choice = 今選ぶのはこれではありません。{ $phase ->
    [choose] ラインか先手を選んでください
    [line] ラインを選んでください
   *[keep] ダブラーかインバーターを残してください
 }。
already-kept = 残す拡張チップはすでに選んでいます。
game-over = ゲームはもう終わっています（終わり方 { $ending }）。
no-draw-now = 今はタイルを引く番ではありません。
no-record-yet = まだ非公開の情報があるので、棋譜はありません。
no-record-of-position = 手動で作成した局面から始めたゲームには棋譜がありません。
tag-too-early = タグ { $tag } は非公開の情報を含むため、終わったゲームにしか書けません。
no-such-step = { $count }番目のステップはありません。最後は{ $last }番目です。
nothing-to-take-back = 取り消せる手がありません。

## 手
first-is-taken = 相手が先手です。白か黒のラインを選んでください。
not-in-hand = タイル「{ $tile }」は手札にありません。
not-in-other-hand = タイル「{ $tile }」は相手の手札にありません。
tile-twice = タイル「{ $tile }」は1回しか使えません。
marker-used = アクションマーカー「{ $marker ->
    [R] リドロー
    [X] エクスチェンジ
   *[S] スタック
 }」は使用済みです。
pile-empty = 山札がないので、リドローできません。
chip-not-held = { $chip ->
    [d] ダブラー
   *[i] インバーター
 }を持っていません。
two-chips = 一度に置くタイルに使える拡張チップは1枚だけです。
below-one = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }はありません。数は1からです。
not-an-end = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }には置けません。このラインで次に置けるのは{ $ends ->
    [1] { $end }です
   *[other] { $end }か{ $other }です
 }。
not-a-row = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }にはスタックできる列がありません。
stack-on-die = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }はダイスです。ダイスの上には重ねられません。
size-beside-die = ダイスの隣の{ $colour ->
    [white] 白
   *[black] 黒
 }{ $number }に置けるのは{ $size }枚か{ $other }枚です。選んだのは{ $given }枚です。
size-beside-row = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }に今置けるのは{ $sizes ->
    [1] { $size }枚
   *[other] { $size }枚か{ $other }枚
 }です。選んだのは{ $given }枚です。
size-of-stack = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }にスタックできるのは、列と同じ{ $size }枚です。選んだのは{ $given }枚です。
no-dots = { $inverted ->
    [yes] 反転したタイル「{ $tile }」
   *[no] タイル「{ $tile }」
 }には{ $colour ->
    [white] 白
   *[black] 黒
 }のドットがありません。
chip-without-effect = タイル「{ $tile }」にインバーターを使っても何も変わりません。
wrong-total = 合計は{ $total }で、{ $number }になりません。
redraw-brings-nothing = リドローで引いたタイルが書かれていません。
only-redraw-brings = 引いたタイルを手に書き添えるのは、リドローのときだけです。
not-unseen = タイル「{ $tile }」はすでに見えているので、山札から引くことはできません。
not-the-next-tile = 山札から次に引くタイルは「{ $tile }」ではありません。
not-a-leaving = 終わり方 { $ending } でゲームから退出することはできません。

## 局面
no-such-tile = 「{ $tile }」というタイルはありません。
tile-stands-twice = タイル「{ $tile }」が2枚あります。
not-the-set = 27枚のタイルが揃っていません。
no-such-die = { $die }はダイスの目ではありません。
equal-dice = ダイスが同じ目です。振り直してください。
rolled-again = 振り直すのは同じ目のときだけです。
row-on-die = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }はダイスの場所です。
row-twice = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }の列が2つあります。
gap = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }がダイスからつながっていません。
row-size = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }の列は{ $given }枚ですが、置けるのは{ $sizes ->
    [1] { $size }枚
   *[other] { $size }枚か{ $other }枚
 }です。
layer-size = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }に重ねたタイルは{ $given }枚、列は{ $size }枚で、枚数が合いません。
row-total = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }に、合計が{ $total }のタイルが置かれています。
line-full = { $colour ->
    [white] 白
   *[black] 黒
 }のラインに6列並んでいるので、このゲームは終わっています。
nobody-chooses = ノービスルールではラインを選びません。
nobody-owns = ノービスルールではラインの持ち主はいません。
not-yet-owned = ラインの持ち主はまだ決まっていません。
one-line-each = ラインは1人に1本ずつです。
no-chips-here = このゲームでは拡張チップを使いません。
hand-unknown = ここでは{ $player }の手札がわかっている必要があります。
hand-size = { $player }の手札は{ $given }枚ですが、ここでは{ $least ->
    [4] 4枚
   *[other] { $least }〜{ $most }枚
 }のはずです。
stacks-and-markers = スタックは{ $found }回、使用済みのアクションマーカー「スタック」は{ $used }枚で、数が合いません。
discards-and-markers = 捨て札は{ $found }枚、使用済みのアクションマーカー「リドロー」は{ $used }枚で、数が合いません。
chips-and-players = 場の拡張チップは{ $found }枚、拡張チップを使ったプレイヤーは{ $used }人で、数が合いません。
chip-kept = { $player }の拡張チップは、残す1枚を選ぶまでは2枚、選んだ後は多くても1枚です。
no-pile = 山札がないので、このゲームは終わっています。
not-for-search = 準備中の局面は計算できません（{ $phase }）。
too-large-to-solve = 未公開のタイルが{ $unseen }枚ある局面は大きすぎて計算できません（{ $most }枚まで）。
first-unknown = この局面からは先手がわかりません（A-keep/B のように書きます）。
first-not-here = 先手を書くのは、レギュラールールで拡張チップを選ぶ局面だけです。

## 読めない文字
bad-move = 手として読めません：{ $text }
bad-tile = タイルとして読めません：{ $text }
bad-fields = 局面は半角スペース1つで区切った{ $fields }項目です。ここには{ $found }項目あります。
bad-phase = 誰が何をするか（例：A-play）が読めません：{ $text }
bad-line = ライン（例：w5A:6=60）として読めません：{ $text }
bad-row = 列（例：6=23+40）として読めません：{ $text }
rows-out-of-order = ラインの列は数の小さい順に書いてください：{ $text }
bad-side = { $player }の手札・アクションマーカー・拡張チップ（例：{ $player }:11,12/RXS/-）として読めません：{ $text }
bad-out = 捨て札（例：out:04、out:-）として読めません：{ $text }
bad-deal = シャッフル結果（27枚のタイルの順番とダイスの目、例：12,33,… 5-2）として読めません：{ $text }
bad-depth = 深さとして読めません：{ $text }
bad-tag = タグ（例：[Result "A"]）として読めません：{ $text }
tag-twice = タグ { $tag } が2つあります。
tag-missing = タグ { $tag } がありません。
bad-value = タグ { $tag } に書けない値です：{ $text }
tag-contradicts = タグ { $tag } は { $value } ですが、ゲームの内容と合いません。
bad-comment = コメントの始まりか終わりの括弧がないか、コメントが手の途中にあります。
wrong-turn-number = これは{ $turn }手目で、{ $number }手目ではありません。
turn-not-numbered = { $turn }手目の番号がありません。
turn-without-draw = { $turn }手目に引いたタイルが書かれていません。
keep-out-of-order = 拡張チップの選択は、A、Bの順に書いてください。
choice-without-player = { $text } を選んだのは誰ですか。前に A か B を書いてください。
unknown-rules = 「{ $name }」というルールはありません。使えるのは regular と novice、およびそれぞれに +chips を付けたものです。
unknown-edition = 版 { $edition } には対応していません。
too-big = { $most }バイトを超えています。
not-utf-8 = UTF-8のテキストではありません（バイト位置 { $byte }）。
