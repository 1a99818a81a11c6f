## ファイル
no-such-file = { $path } を読み込めません：{ $reason }
cannot-write = { $path } に書き込めません：{ $reason }
bad-saved-game = { $path } は、このプログラムで中断したゲームではないか、内容が変更されています。
no-saved-game = 中断したゲームはありません。
no-such-number = { $number }はリストにありません。1から{ $most }までです。
game-exists = { $path } はすでに存在します。--resume で再開するか、別のファイルを指定してください。
file-exists = { $path } はすでに存在します。別のファイルを指定してください。

## 場
to-act = { $player }：{ $phase ->
    [choose] ラインか先手を選ぶ
    [line] ラインを選ぶ
    [keep] 残す拡張チップを選ぶ
    [draw] タイルを引く
   *[play] 手番
 }
is-over = ゲーム終了
unseen-count = 未公開{ $count }枚
pile-count = 山札{ $count }枚
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
chip-used = 拡張チップ使用済み
line = { $colour ->
    [white] 白のライン
   *[black] 黒のライン
 }
rows-of = { $most }列中{ $rows }列
chart = 27枚のタイル
legend-unseen = 数字：未公開のタイル（{ $count }枚）
legend-removed = 取り除いた1枚を含む
legend-hand = { $player }：{ $name }の手札
legend-table = ▪：場
legend-out = ✗：捨て札
legend-sum = Σ：その数の未公開のタイルの枚数

## deal, simulate
simulating = ランダムなゲーム、{ $rules }
simulated = ランダムなゲーム{ $games }回、{ $rules }
column-ending = 終わり方
column-games = ゲーム数
ending-name = { $ending ->
    [A] A：手札を出しきった
    [B] B：自陣に6列
    [C] C：敵陣の6列目で手札を出しきった
    [D] D：手詰まり
    [resign] 投了
    [time] 時間切れ
    [abandoned] 途中で退席
   *[E] E：山札切れ
 }
first-player-wins = 先手の勝ち数
ties = 引き分けの数
mean-turns = 平均手番数
turns-from-to = 手番数の最小と最大

## solve, warm
needs-play = この機能には探索プログラムが必要です。bossa[play] をインストールしてください。
solving = 計算しています…
stopped = 制限時間に達しました。正確な値ではなく範囲を示します。
warming = 探索プログラムをコンパイルしています（初回のみ）…
training = 学習中
warm = { $seconds }秒で準備できました。

## arena
unknown-player = 「{ $name }」というプレイヤーはいません。seedling、leaf、cup、kettle、teahouse、master、random、greedy、rollouts:回数、engine、engine:回数があります。
two-players = 異なるプレイヤーが2人以上必要です。
bad-journal = { $path } は対戦の記録ではありません。
bad-piles = 山札の枚数は5から17までの数をコンマで区切って書きます：{ $text }
other-journal = { $path } は別の対戦の記録です。
no-scheduler = { $address } のDaskスケジューラーが応答しません。
needs-cluster = Daskが必要です。bossa[cluster] をインストールしてください。
playing-duels = 対戦
column-match = 対戦
column-share = 先に書いた側の得点率
column-player = プレイヤー
column-times = 1手のミリ秒：中央値 / 95% / 最大

## play
seat-of = { $player }（{ $who ->
    [human] あなた
    [seedling] 新芽
    [leaf] 茶葉
    [cup] 茶碗
    [kettle] 茶釜
    [teahouse] 茶屋
    [master] 茶師
    [greedy] 欲張りなコンピューター
   *[random] ランダムなコンピューター
 }）
ask-rules = どのルールで遊びますか。
rules-name = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋拡張ルール
    [novice] ノービスルール（再構成：説明書に名前だけ出てくるルールです）
   *[novice-chips] ノービスルール＋拡張ルール（再構成）
 }
rules-short = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋拡張ルール
    [novice] ノービスルール
   *[novice-chips] ノービスルール＋拡張ルール
 }
ask-opponent = 誰と遊びますか。
opponent-name = { $opponent ->
    [seedling] 新芽：簡単な手なら見つける
    [leaf] 茶葉：出せるものを出す
    [cup] 茶碗：ほどよい相手
    [kettle] 茶釜：ゲームをよく知っている
    [teahouse] 茶屋：めったに間違えない
    [master] 茶師：最も強い
   *[human] ほかの人と、このキーボードで
 }
take-up = 中断したゲームがあります（{ $rules }、{ $when }）。再開しますか。
take-up-yes = はい、続ける
take-up-no = いいえ、新しいゲーム
ask-number = 1から{ $most }までの数字を入力してください。
hand-over = キーボードを{ $player }に渡してください。ほかの人は画面を見ないでください。準備ができたらEnterを押してください：
rolled = { $a }は白のダイスで{ $white }、{ $b }は黒のダイスで{ $black }を出しました。
ask = { $player }：{ $phase ->
    [choose] white（白）、black（黒）、first（先手）のどれにしますか。
    [line] white（白）と black（黒）のどちらにしますか。
    [keep] keep-d（ダブラー）と keep-i（インバーター）のどちらを残しますか。
   *[other] 手を入力してください。
 }（? で説明）
help-choose =
    white, black   そのラインが自陣になり、相手が先手になります
    first          自分が先手になり、相手がラインを選びます
    ラインが決まると、手札を公開します。
help-keep =
    keep-d   ダブラー：1ゲームに1回、タイル1枚のドットを2倍に数える
    keep-i   インバーター：1ゲームに1回、タイル1枚の白と黒を入れ替える
    残さなかった拡張チップはゲームから除かれます。2人とも相手に見せずに選びます。
help-play =
    リストの番号か、手を入力してください：
    w6:23+40   白6に 23 と 40 を置く
    w6^15+50   白6に 15 と 50 を重ねる（スタック）
    x05-41     自分の 05 と相手の 41 を交換する（エクスチェンジ）
    r05        05 を捨てて1枚引く（リドロー）
    14d, 14i   列の中で：14 にダブラー、インバーターを乗せる
    各アクションは1ゲームに1回だけ使えます。
help-goal = 手札がなくなる{ $rules ->
    [novice] と
   *[regular] か、自陣にダイスを除いて6列並べば（誰が置いても）
 }勝ちです。タイルを引いたあと何もできなければ負けです。手番が終わったときに山札がなければ、手札の少ないほうの勝ちです。
help-keys = b 場とリスト · t すべてのタイル · resign 投了 · q 保存して終了
list-exchange = { $first }〜{ $last }  { $example } など：タイルを1枚渡して、相手から1枚もらう
list-redraw = { $first }〜{ $last }  { $example } など：タイルを1枚捨てて1枚引く
resign-sure = 投了しますか。投了するならもう一度 resign、続けるならほかの文字を入力してください：
put-away = ゲームを中断し、山札も含めて保存しました。再開するには：
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
 }{ $number }に { $tiles } を置きました。
has-stacked = { $player }：{ $colour ->
    [white] 白
   *[black] 黒
 }{ $number }に { $tiles } をスタックしました。
has-exchanged = { $player }：{ $own } を渡して { $theirs } を取りました。
has-redrawn = { $player }：{ $tile } を捨てて { $brought } を引きました。
has-left = { $player }：{ $ending ->
    [resign] 投了しました。
    [time] 時間切れです。
   *[abandoned] 退出しました。
 }
outcome = { $winner }の勝ち：{ $ending ->
    [A] 手札を出しきりました
    [B] 自陣に6列並びました
    [C] 敵陣の6列目で手札を出しきりました
    [D] { $loser }は手詰まりです
    [E] 山札がなくなり、{ $winner }の手札のほうが少ないです
    [resign] { $loser }が投了しました
    [time] { $loser }の時間切れです
   *[abandoned] { $loser }が退出しました
 }。
outcome-tie = 引き分け：山札がなくなり、手札が同数です。
revealed = 取り除いたタイル：{ $removed } · 山札の残り：{ $pile }
record-written = 棋譜：{ $path }

## The board in signs
turn-number = { $turn }手目
tiles-to-lay = { $count ->
   *[other] 残り{ $count }枚
 }
under-it = その下：
list-folded = l で一覧を表示
sign-tile = { $tile }：タイル（白2・黒3）。入力は { $typed }
sign-drawn = { $tile }：引いたばかりのタイル
sign-chips = { $doubler }：ダブラー、{ $inverter }：インバーター
sign-die = { $sign }：ダイス
sign-sizes = { $sign }：空いている端。1枚か3枚を置ける
sign-closed = { $sign }：閉じた端。もう何も置けない
sign-layers = { $sign }：2層。見えているのは一番上

## 検討
reviewing = 対局を検討しています
rolling = この先の展開を試しています
page-written = ページ：{ $path }
ledger-title = { $player }の勝つ見込みの動き（単位はポイント、満点は100）
ledger-player = { $player }：選択{ $decisions }回、1回の平均損失{ $points }ポイント{ $grade }。運：{ $luck }ポイント。
ledger-grade = （{ $level }の強さ）
grade = { $level ->
    [seedling] 新芽
    [leaf] 茶葉
    [cup] 茶碗
    [kettle] 茶釜
    [teahouse] 茶屋
   *[master] 茶師
 }
ledger-no-decisions = { $player }には選択の場面がありませんでした。
ledger-mistakes = { $count ->
    [0] 目立った損のある選択はありませんでした。
   *[other] 損のあった選択：{ $count }回
 }
ledger-mistake = { $step }手目：{ $player }の{ $move }（{ $mark ->
    [blunder] 大悪手
    [mistake] 悪手
    [inaccuracy] 疑問手
   *[close] 微妙
 }、{ $points }ポイント）。最善は{ $better }

## 統計
stats-reviewing = 対局を検討しています
stats-no-records = 集計できる棋譜がありません。
stats-title = { $games }局。1ポイントは勝ち1つの100分の1。±と括弧は95%区間です。
stats-by = { $by ->
    [all] 全対局
    [name] プレイヤー別
    [order] 先手・後手別
    [line] ライン別
   *[rules] ルール別
 }
stats-name = { $name ->
    [all] 両者
    [first] 先手
    [second] 後手
    [white] 白のライン
    [black] 黒のライン
   *[none] 名前なし
 }
stats-column = { $kind ->
    [loss] 1選択の損失
    [result] 得点率%
    [adjusted] 運を除いた得点率%
    [luck] 1局の運
    [spread] 運のばらつき
   *[share] 割合%
 }
stats-endings = 終わり方：{ $rules }
stats-plots = グラフ：{ $path }
bad-kept = { $path } は保存した検討のファイルではありません。
needs-stats = グラフには matplotlib が必要です。bossa[stats] をインストールしてください。

## ルール
no-such-rule = 「{ $name }」というルールはありません。あるのは { $rules } です。文字だけなら、その章を表示します。

## レッスン
learn-how = あなたは下のAです。手はライン・数・タイルの順に入力します。b4:24は、白2黒4のタイルを黒の4に置く手です。
learn-keys = 手の入力例：b2:21+31。x05-13は交換、r50は引き直し。back：前へ、skip：次へ、q：やめる。
learn-ask = あなたの手（?でヘルプ）：
learn-enter = Enterで次へ：
learn-another = Enterで次へ、aで別の選択：
learn-kept = レッスンは途中から続けられます。続けるには：
learn-end = できました！次はこちら：
learn-state = { $done ->
    [yes] (完了)
    [begun] (途中)
   *[no] (未)
 }
