## ファイル
no-such-file = { $path } を読めません：{ $reason }
cannot-write = { $path } に書けません：{ $reason }
bad-saved-game = { $path } はここで中断したゲームではないか、変更されています。
no-saved-game = 中断したゲームはありません。
game-exists = { $path } はもうあります。--resume で再開するか、別のファイルを指定してください。

## 場
to-act = { $player }：{ $phase ->
    [choose] ラインか先手を選ぶ
    [line] ラインを選ぶ
    [keep] 拡張チップを残す
    [draw] タイルを引く
   *[play] 手番
 }
pile-count = 山札 { $count }
out-tiles = 捨て札 { $tiles }
hand-hidden = 手札は非公開
marker = { $marker ->
    [R] リドロー
    [X] エクスチェンジ
   *[S] スタック
 }
chip = { $chip ->
    [d] ダブラー
   *[i] インバーター
 }
chip-used = チップ使用済み
line = { $colour ->
    [white] 白のライン
   *[black] 黒のライン
 }
rows-of = { $most }列中 { $rows }列
chart = 27枚のタイル
legend-tile = { $tile }：白{ $white }、黒{ $black }
legend-unseen = 数字：まだ見えないタイル（{ $count } 枚）
legend-removed = 取り除いた1枚を含む
legend-hand = { $player }：{ $name } の手札
legend-table = ▪：場
legend-out = ✗：捨て札
legend-sum = Σ：その数の、まだ見えないタイル
legend-die = ◆：ダイス ×2：ダブラー ⇄：インバーター
legend-sizes = (1/3)：1枚か3枚を置ける

## deal, simulate
simulating = ランダムなゲーム、{ $rules }
simulated = ランダムなゲーム { $games } 回、{ $rules }
column-ending = 終了
column-games = ゲーム
ending-name = { $ending ->
    [A] A：手札を出しきった
    [B] B：自陣に6列
    [C] C：敵陣の6列目で手札を出しきった
    [D] D：手詰まり
   *[E] E：山札がなくなった
 }
first-player-wins = 先手の勝ち
ties = 引き分け
mean-turns = 平均手番数
turns-from-to = 手番数の最小と最大

## play
you = あなた
ask-rules = どのルールで遊びますか。
rules-name = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋拡張ルール
    [novice] ノービスルール（再構成：説明書に名前だけ出てくるルールです）
   *[novice-chips] ノービスルール＋拡張ルール（再構成）
 }
ask-opponent = 誰と遊びますか。
opponent-name = { $opponent ->
    [greedy] コンピューター（欲張り）
    [random] コンピューター（ランダム）
   *[human] 隣の人と、このキーボードで
 }
take-up = 中断したゲームがあります。再開しますか。
take-up-yes = はい、続ける
take-up-no = いいえ、新しいゲーム
ask-number = 1 から { $most } の数字を入れてください。
hand-over = キーボードを { $player } に渡してください。ほかの人は見ないように。Enter を押す：
rolled = ダイス（白 A、黒 B）：{ $rolls }
ask = { $player }、{ $phase ->
    [choose] white（白）、black（黒）、first（先手）のどれにしますか。
    [line] white（白）、black（黒）のどちらにしますか。
    [keep] keep-d（ダブラー）、keep-i（インバーター）のどちらを残しますか。
   *[other] 手を入れてください。
 }（? で説明）
help-play =
    リストの番号か、手を入れてください：
      w6:23+40   白6に 23 と 40 を置く
      w6^15+50   白6に 15 と 50 をスタック
      x05-41     自分の 05 と相手の 41 を交換
      r05        05 を捨てて1枚引く
      14d, 14i   列の中で：14 にダブラー、インバーターを乗せる
      resign     投了する
      q          中断する（bossa play --resume で再開）
put-away = ゲームを山札ごと中断しました。再開するには：
has-chosen = { $player }：{ $choice ->
    [white] 白のラインを自陣にしました。
    [black] 黒のラインを自陣にしました。
    [first] 先手を取りました。
    [keep-d] ダブラーを残しました。
   *[keep-i] インバーターを残しました。
 }
has-drawn = { $player }：{ $tile } を引きました。
has-laid = { $player }：{ $colour ->
    [white] 白
   *[black] 黒
 }{ $number } に { $tiles } を置きました。
has-stacked = { $player }：{ $colour ->
    [white] 白
   *[black] 黒
 }{ $number } に { $tiles } をスタックしました。
has-exchanged = { $player }：{ $own } を渡して { $theirs } を取りました。
has-redrawn = { $player }：{ $tile } を捨てて { $brought } を引きました。
has-left = { $player }：{ $ending ->
    [resign] 投了しました。
    [time] 時間切れです。
   *[abandoned] いなくなりました。
 }
outcome = { $winner } の勝ち：{ $ending ->
    [A] 手札を出しきりました（終了 A）
    [B] 自陣に6列並びました（終了 B）
    [C] 敵陣の6列目で手札を出しきりました（終了 C）
    [D] { $loser } は手詰まりです（終了 D）
    [E] 山札がなくなり、{ $winner } の手札のほうが少ないです（終了 E）
    [resign] { $loser } が投了しました
    [time] { $loser } が時間切れです
   *[abandoned] { $loser } がいなくなりました
 }。
outcome-tie = 引き分け：山札がなくなり、手札が同数です（終了 E）。
revealed = 取り除いたタイル：{ $removed } · 山札の残り：{ $pile }
record-written = 棋譜：{ $path }
