### 盤面：振り返りと検討盤。

## グラフと内訳
review-title = 振り返り
review-board = 場
review-chance = { $who ->
    [you] あなたの勝率
   *[other] { $name }の勝率
 }
review-graph = ゲーム中の勝率のグラフ。50%から{ $chance }%まで、変化は{ $count }回。判断の一覧に同じ内容が文字であります。
review-legend = { $kind ->
    [draw] 引きの運
    [mistake] ミス
   *[unclear] 不確かな差
 }
review-ledger = { $result ->
    [won] 勝ちの内訳
    [lost] 負けの内訳
    [tied] 引き分けの内訳
   *[none] ここまでの内訳
 }
review-cause = { $result ->
    [won] { $who ->
        [you] あなた
       *[other] { $name }
    }の勝ち
    [lost] { $who ->
        [you] あなた
       *[other] { $name }
    }の負け
   *[tied] 引き分け
 }。互角の50から、運で{ $luckPoints }ポイント{ $luck ->
    [gave] 増え
   *[cost] 減り
 }、手で{ $movesPoints }ポイント{ $moves ->
    [gave] 増えました
   *[cost] 減りました
 }。
ledger-row = { $kind ->
    [start] 互角の勝負
    [deal] 開始時の差
    [luck] 運
    [play] 手
    [draws] { $who ->
        [you] あなたの引き
       *[other] { $name }の引き
    }
    [unclear] 不確かな差
    [left] { $who ->
        [you] あなたの離脱
       *[other] { $name }の離脱
    }
   *[mistakes] { $who ->
        [you] あなたのミス
       *[other] { $name }のミス
    }
 }
ledger-end = { $result ->
    [won] { $who ->
        [you] あなたの勝ち
       *[other] { $name }の勝ち
    }
    [tied] 引き分け
   *[none] 現在
 }
totals-head = { $what ->
    [loss] 判断1回あたりの損
    [marks] 緩手・ミス・大ミス
    [luck] 運の合計
   *[adjusted] 結果から運を引いた値
 }
totals-grade = { $level }並み
totals-decisions = 判断{ $count }回

## 場面
review-moment = { $kind ->
    [choice] 準備・選択{ $number }
    [turn] { $most }手番中{ $number }手番目
   *[end] 終局
 }
review-next-mistake = 次のミス
review-key = { $key ->
    [back] 1つ戻る
    [on] 1つ進む
    [first] 最初へ
    [last] 最後へ
    [mistake] 次のミスへ
    [keep] 表示中の変化を残す
    [values] 場に値を表示
   *[keys] このキー一覧を表示
 }
review-played = 実際の手
review-better = より良い手
review-mark = { $mark ->
    [good] 良い
    [inaccuracy] { $sure ->
        [estimated] 緩手以上
       *[other] 緩手
    }
    [mistake] { $sure ->
        [estimated] ミス以上
       *[other] ミス
    }
    [blunder] 大ミス
    [close] 僅差
   *[forced] 唯一の手
 }
review-verdict = { $mark ->
    [good] 良い手
    [inaccuracy] 緩手
    [mistake] ミス
    [blunder] 大ミス
    [close] { $better ->
        [yes] 僅差で判定できません
       *[no] 良い手
    }
   *[forced] 唯一の手
 }
review-prepared = ここは用意された部分で、評価の対象ではありません。
review-rank = { $of }通り中{ $rank }番目
review-sure = { $sure ->
    [exact] 正確
    [bounded] 範囲内 ± { $within }
   *[estimated] 推定 ± { $within }
 }
review-draw = { $who ->
    [you] { $turn }手番目にあなたが引いたタイル
   *[other] { $turn }手番目に{ $name }が引いたタイル
 }
review-draw-mean = 平均{ $mean }、引いたタイル{ $value }、運
review-tile = { $tile }：{ $chance }%{ $came ->
    [yes] 、引いたタイル
   *[no] { "" }
 }
review-mean = 平均：{ $chance }%

## 判断
review-decisions = { $shown ->
    [all] すべての判断
   *[mistakes] ミス
 }
review-all = { $shown ->
    [all] ミスだけ
   *[mistakes] すべて（{ $count }）
 }
review-no-mistakes = 目立ったミスはありませんでした。
review-show-on-board = 場に表示
review-hidden = まず場で試してみてください。
review-try = 先に自分で考える（より良い手を隠す）
review-try-title = { $who ->
    [you] あなたならどうしますか？
   *[other] { $name }はどうすべきでしょう？
 }
review-try-how = 場で手を選んでください。損が2ポイント未満なら正解です。
review-try-right = 正解です。最善と同じくらい良い手です（{ $points }）。
review-try-wrong = その手は損が大きすぎます（{ $points }）。別の手を試してください。
review-answer = 答えを見る

## ページ
review-back = ゲームに戻る
review-what-if = もしも…
play-on = ここから続けて対戦
play-on-how = { $who ->
    [you] コンピューターとの練習用のゲームです。あなたの側を持ちます。
   *[other] コンピューターとの練習用のゲームです。{ $name }の側を持ちます。
 }まだ見えていないタイルは混ぜ直します。
play-on-begin = 対戦する
review-share = この場面を共有
review-again = もう一度頼む
review-cancel = 中止
review-no-record = このリンクに棋譜がありません。途中で切れたか、変わっています。
review-still-going = このゲームはまだ終わっていません。終わったら振り返れます。
review-under-way = { $state ->
    [waiting] 順番を待っています…
   *[running] ゲームを調べています：{ $percent }%
 }
review-ended = { $status ->
    [cancelled] 振り返りを中止しました。
   *[failed] 振り返りができませんでした。
 }
review-takebacks = 待ったが{ $count }回ありました。戻された手は対象外です。

## 検討盤
analysis-title = 検討
analysis-set-up = 並べる
analysis-turn = 向きを変える
analysis-position = 局面（表記）
analysis-open = この局面にする
analysis-copy = 局面をコピー
analysis-what-if = もしも
analysis-path = 表示中の変化
analysis-start = 最初
analysis-acts = { $what ->
    [draw] { $who ->
        [you] あなたが引く
       *[other] { $name }が引く
    }
   *[play] { $who ->
        [you] あなたの手
       *[other] { $name }の手
    }
 }
analysis-worth = { $what ->
    [draw] 平均{ $chance }
   *[play] 最善{ $chance }
 }
analysis-let-come = タイルを引く
analysis-brings = リドローで引くタイルは？
analysis-sure = { $sure ->
    [exact] 正確です。すべての引きと応手を数えました。
    [bounded] 値は範囲内です：{ $value }。
   *[estimated] 推定値です：{ $value }。
 }
analysis-valuing = 値を計算しています…
analysis-values = 場に値を表示
analysis-branches = 残した変化
analysis-keep = これを残す
analysis-no-branches = まだありません。進めてみて、比べたいものを残してください。
analysis-forget = 変化{ $number }を消す
analysis-link = このページのアドレスに局面とすべての変化が入っています。共有や保存ができます。
set-up-acts = 次にすること
set-up-act = { $seat ->
    [A] プレイヤーA
   *[B] プレイヤーB
 }が{ $what ->
    [draw] 引く
   *[play] 手を決める
 }
set-up-die = { $colour ->
    [white] 白のダイス
   *[black] 黒のダイス
 }
set-up-owner = 白のラインの持ち主
set-up-where = 場所を選び…
set-up-spot = { $spot ->
    [A] プレイヤーAの手札
    [B] プレイヤーBの手札
    [out] 捨て札
   *[unseen] 見えないタイル
 }
set-up-row = { $count ->
    [0] { $place }：空
   *[other] { $place }：タイル{ $count }枚
 }
set-up-layer = { $number }段目
set-up-chip = { $tile }：{ $chip ->
    [d] ダブラーあり
    [i] インバーターあり
   *[none] チップなし
 }。変更
set-up-tiles = …そこに置くタイル：{ $place }
set-up-left = { $seat ->
    [A] プレイヤーAの残り
   *[B] プレイヤーBの残り
 }
