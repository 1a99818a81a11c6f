# ブラウザーの盤面の文章。

## 共通
app-name = Bossa
pages = ページ
how = 遊び方
sheet = 早見表
more-pages = その他
analysis-board = 検討盤
about = このサイトについて
language = 言語
settings = 設定
theme = 外観
theme-name = { $theme ->
    [system] システムに合わせる
    [light] ライト
   *[dark] ダーク
 }
theme-light = ライト表示にする
theme-dark = ダーク表示にする
setting-numerals = タイルに数字を表示する
setting-confirm = 手を確定する前に確認する（オフにすると、置ける場所をタップした時点で確定します）
notify-me = 自分の番になったら通知する
close = 閉じる
sentence-gap = { "" }
loading = お待ちください…
no-connection = サーバーが応答しません。接続を確認してください。
refused-unexplained = サーバーが受け付けませんでした（{ $status }）。
connection-lost = 接続が切れました。再接続しています…
missing-title = ページが見つかりません
missing-why = アドレスが間違っているか、そのゲームはもう存在しません。
to-home = トップページへ

## 接続がないとき、アプリとして
offline = オフラインです。
offline-what = 遊び方と、この端末で開いたことのある終了した対戦は、オフラインでも見られます。
update-ready = 新しいバージョンがあります。
update-reload = 再読み込み
update-later = あとで
install = アプリとしてインストール

## 最初のページ
home-title = 手札を出しきるか、自陣に6列並べれば勝ち。
home-lead = 札幌生まれの、2人で遊ぶタイルゲーム。タイルは白のドットか黒のドット、どちらか一方で数えます。
stage-label = 台の上のライン。5のダイスの隣に、白のドット1＋3で作った4と、2＋4で作った6が並んでいます。
stage-track = { $most }列中{ $count }列
learn = 遊びながら覚える
learn-what = 2分で、はじめての1勝を。
learn-start = はじめる
learn-further = 続きを学ぶ
learn-further-what = レッスン{ $number }/{ $most }：{ $lesson ->
    [first] はじめの2分
    [markers] 3つのマーカー
    [start] はじめ方
    [chips] 拡張チップ
   *[endings] 5つの終わり方
 }
learn-all-done = レッスンはすべて完了。いつでもやり直せます。
play-computer = コンピューターと対戦
play-now = 今すぐ遊ぶ
practice = 練習
play-friend = 友だちと対戦
play-link = リンクで招待
play-device = この端末で2人で遊ぶ
play-here = この端末で遊ぶ
device-names = プレイヤーの名前を入力してください（省略できます）。
device-name = { $seat ->
    [A] 白のダイスを振る人
   *[B] 黒のダイスを振る人
 }
device-start = はじめる
choices-title = 対戦の設定
choices-summary = { $rules } · { $clock }
rules = ルール
rules-short = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋拡張ルール
    [novice] ノービスルール
   *[novice-chips] ノービスルール＋拡張ルール
 }
rules-full = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋拡張ルール（拡張チップ）
    [novice] ノービスルール（再構成）
   *[novice-chips] ノービスルール（再構成）＋拡張ルール（拡張チップ）
 }
novice-note = ノービスルールは説明書に名前しか載っていないため、ここでは再構成したものを使います。
with-chips = 拡張ルールを使う（1人1枚の拡張チップ）
level = コンピューターの強さ
level-name = { $level ->
    [seedling] 新芽
    [leaf] 茶葉
    [cup] 茶碗
    [kettle] 茶釜
    [teahouse] 茶屋
   *[master] 茶師
 }
level-detail = { $level ->
    [seedling] 簡単な手なら見つけます。
    [leaf] 出せるものを出します。
    [cup] ほどよい相手です。
    [kettle] ゲームをよく知っています。
    [teahouse] めったに間違えません。
   *[master] 最も強い相手です。
 }
level-at = レベル{ $number }（全{ $most }段階）。
level-offer = { $after ->
    [wins] 2連勝です。次のレベルに進みますか？
   *[losses] 3連敗です。1つやさしい相手にしますか？
 }
level-take = { $number } · { $level }
seat = 自分が振るダイス
seat-choice = { $seat ->
    [random] ランダム
    [A] 白
   *[B] 黒
 }
clock = 持ち時間
clock-none = 時間無制限
clock-wish = { $minutes }分＋1手ごとに{ $increment }秒
clock-wish-days = 1手{ $days }日
my-games = 自分の対戦
running-title = 対戦の続き
snow-title = あなたの雪
snow-what = 対戦ごとに、世界にひとつだけの雪の結晶が残ります。長い枝は白のライン、短い枝は黒のラインから育ちます。
all-games = すべて見る
all-games-more = すべて見る（ほかに{ $count }件）
no-running = 進行中の対戦はありません。
card-nearness = { $who ->
    [you] 自分
   *[other] 相手
 }：{ $sign ->
    [tray] { $count }枚
   *[crystal] { $count }列
 }
games-running = 進行中
games-finished = 終了
no-games-title = はじまりは、空のラインから
no-games = あなたの対戦はここに並びます。続きを遊ぶことも、見返すことも、共有することもできます。
no-games-play = 対戦をはじめる
against = 対
ending-short = { $ending ->
    [A] 手札出しきり
    [B] 6列達成
    [C] 6列目で手札出しきり
    [D] 手詰まり
    [E] 山札切れ、手札の差
    [tie] 山札切れ、手札が同数
    [resign] 投了
    [time] 時間切れ
   *[abandoned] 退出
 }
turns-played = { $count }手
filter-result = 結果
filter-result-name = { $result ->
    [won] 勝ち
    [lost] 負け
    [tied] 引き分け
   *[all] すべて
 }
filter-opponent = 相手
filter-opponent-name = { $opponent ->
    [computer] コンピューター
    [link] リンクで招待
    [device] 同じ端末
   *[all] すべて
 }
filter-none = 当てはまる対戦はまだありません。
more-games = もっと見る
open-record = 棋譜を開く
your-turn = あなたの番
state-won = 勝ち
state-lost = 負け
state-tie = 引き分け
state-called-off = 中止
me-title = あなた
name = 名前
save = 保存
name-saved = 保存しました。
other-device = ほかの端末で続ける
other-device-how = 10分以内に、ほかの端末でこのリンクを開いてください。リンクは1回だけ使えます。その端末でも、あなたのゲームを続けられます。
my-data = あなたのデータ
my-data-what = サーバーには、あなたの名前、ゲーム、各端末の最終利用日が保存されています。
download-data = ダウンロード
sign-out-others = ほかの端末をログアウト
signed-out = { $count ->
    [0] ほかにログインしている端末はありません。
   *[other] { $count }台の端末をログアウトしました。
 }
delete-data = すべて削除
delete-data-ask = すべて削除しますか？名前は消え、どの端末からも自分のゲームを開けなくなります。ほかの人との進行中の対戦は投了になります。元に戻すことはできません。
delete-data-sure = はい、すべて削除します
keep-data = 削除しない
data-deleted = データを削除しました。
link = リンク
share = 共有
copy = コピー
copied = コピーしました。
qr-label = リンクのQRコード
qr-how = 近くにいるなら、カメラで読み取れます。

## 招待
invite-title = 友だちを招待する
invite-how = このリンクを1人に送ってください。開いて「参加する」をタップした人と対戦します。
invite-text = Bossaで対戦しませんか
invite-waiting = 相手を待っています
invite-place = 友だちの席
invite-open = 招待中
invite-close = このページは閉じてもかまいません。ゲームは最長1週間待っていて、トップページから開けます。
invite-stay = このページは開いたままにしてください。相手が参加すると、すぐに時計が動きます。
watch-title = 観戦に招待する
watch-how = このリンクを開いた人はゲームを観戦できますが、プレイはできません。
watch-text = Bossaのゲームを観戦しませんか
unreachable = { $where ->
    [computer] このリンクはこのコンピューターでしか開けません。ほかの人は開けません。
   *[network] このリンクは同じネットワークの中でしか開けません。相手の端末も同じネットワークにつないでください。
 }
let-others-in = ほかの人も遊べるようにするには、Bossaをいったん終了し、次のように起動してください。伝えるアドレスが表示されます。
join-title = Bossaに招待されています
join-title-by = { $name }さんからBossaに招待されています
join-what = 2人で遊ぶタイルゲームです。手札を出しきるか、自陣に6列並べれば勝ち。登録はいりません。
join = 参加する
join-taken = この招待はすでに使われています。席はもう埋まっています。
watch = 観戦する
continue-title = ここで続ける
continue-why = あなたのゲームと名前を、この端末でも使えるようにします。リンクは1回だけ使えます。
continue-here = この端末で続ける
continue-own = この端末にはすでに{ $count }件のゲームがあります。引き継ぎますか？
continue-merge = 引き継ぐ
continue-leave = 引き継がない
continue-leave-why = 引き継がないゲームは、この端末からは開けなくなります。

## 人
you = あなた
guest = ゲスト
nobody-yet = まだいません
away = 不在
seat-name = { $seat ->
    [A] プレイヤーA
   *[B] プレイヤーB
 }
side-label = { $who ->
    [you] あなたの側
   *[other] { $name }の側
 }
hand-label = { $who ->
    [you] あなたの手札
   *[other] { $name }の手札
 }
game-title = { $name }との対戦
game-title-two = { $a } – { $b }
watching = 観戦しています。

## タイルとライン
tile-dots = { $white ->
    [0] 黒{ $black }
   *[other] { $black ->
        [0] 白{ $white }
       *[other] 白{ $white }・黒{ $black }
    }
 }
tile-face-down = 裏向きのタイル
tile-fresh = { $tile }（今引いたタイル）
tile-with-chip = { $tile }（{ $chip ->
    [d] ダブラー
   *[i] インバーター
 }付き）
tile-count = { $count }枚
die-label = { $colour ->
    [white] 白のダイス
   *[black] 黒のダイス
 }：{ $number }
place = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }
line-title = { $owner ->
    [you] 自陣
    [opponent] 敵陣
    [named] { $name }の自陣
   *[none] ライン
 } · { $colour ->
    [white] 白
   *[black] 黒
 }
sizes-one = { $size }
sizes-two = { $size }枚か{ $other }
end-label = { $place }、次に置ける場所、{ $sizes }枚
end-label-fits = { $place }、置けます：{ $sum }
end-label-closed = { $place }、もう何も置けません
end-label-blocked = { $place }、必要な枚数{ $sizes }枚：手札では置けませんでした
row-label = { $place }：{ $tiles }
row-label-layers = { $place }、スタック：{ $tiles }、その下：{ $under }
row-label-fits = { $row }。ここにスタック：{ $sum }
actions-label = アクションマーカーと拡張チップ
marker-name = { $marker ->
    [R] リドロー
    [X] エクスチェンジ
   *[S] スタック
 }
chip-name = { $chip ->
    [d] ダブラー
   *[i] インバーター
 }
action-used = { $name }、使用済み
pile-left = { $count ->
    [0] 山札はありません
   *[other] 山札{ $count }枚
 }
discards = 捨て札
clock-label = 残り時間：
clock-days = { $days }日{ $hours }時間

## すべてのタイル
overview = 一覧
chart-title = 27枚のタイル
chart-short = 27枚
chart-caption = すべてのタイルの表。横は白、縦は黒のドットの数
chart-cell = { $tile }：{ $place }
dots-of = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }
whereabouts = { $place ->
    [near] { $who ->
        [you] あなたの手札
       *[other] { $near }
    }
    [far] { $far }
    [table] 場
    [out] 捨て札
   *[unseen] 未公開
 }
unseen-count-short = 残
unseen-count-long = この数の未公開のタイル
unseen-with = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }の未公開：{ $count }枚

## 起きたこと
moves = これまでの手
no-moves-yet = まだ手がありません。
step-chosen = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $choice ->
    [white] 白のラインを自陣にしました。
    [black] 黒のラインを自陣にしました。
    [first] 先手を取りました。
    [keep-d] ダブラーを残しました。
    [keep-i] インバーターを残しました。
   *[secret] 選びました。
 }
step-choice-short = { $choice ->
    [white] 白のライン
    [black] 黒のライン
    [first] 先手
    [keep-d] ダブラー
    [keep-i] インバーター
   *[secret] 選択済み
 }
step-drawn = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $tile }を引きました。
step-laid = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $place }の場所に、{ $tiles }のタイルを置きました。
step-stacked = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $place }の列に、{ $tiles }のタイルをスタックしました。
step-exchanged = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $own }を渡して{ $theirs }を取りました。
step-redrawn = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $tile }を捨てて{ $brought }を引きました。
step-discarded = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $tile }を捨てて引き直します。
step-left = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $ending ->
    [resign] 投了しました。
    [time] 時間切れです。
   *[abandoned] 退出しました。
 }
step-left-short = { $ending ->
    [resign] 投了
    [time] 時間切れ
   *[abandoned] 退出
 }
said-taken-back = 最後の手が取り消されました。

## 誰の番か、何をするか
turn-of = { $name }の番
thinking = { $name }が考えています…
moment = お待ちください…
is-away = { $name }は席を外しています。
waiting-for = { $name }が{ $phase ->
    [choose] ラインか先手を選んでいます。
    [line] ラインを選んでいます。
    [keep] 残す拡張チップを選んでいます。
   *[play] 手を考えています。
 }
asked-for = { $phase ->
    [choose] ラインを1本選ぶか、先手を選んでください。手札はあなたにしか見えません。
    [line] ラインを選んでください。手札はあなたにしか見えません。
    [keep] 残す拡張チップを選んでください。
   *[play] 手を選んでください。
 }
you-drew = { $you ->
    [you] あなたは{ $tile }を引きました。
   *[other] 引いたタイル：{ $tile }。
 }
pick-tiles = タイルを選んでください。場所をタップすると、そこに置けるタイルがわかります。
pick-action = 置ける列がありません。手札の下の{ $markers }を使ってください。
fits-in = { $places }に置けます。場所を選んでください。
row-chosen = { $place }{ $owner ->
    [own] （自陣）
    [theirs] （敵陣）
   *[none] { "" }
 }{ $kind ->
    [stack] にスタック
   *[lay] { "" }
 }：{ $sum }。
row-leaves = 手札は残り{ $left }枚になります。
row-ends = { $ends ->
    [wins] この手で勝ちます。
    [ties] この手で引き分けになります。
   *[loses] この手で負けます！
 }
reason-at = { $place }：{ $reason }
more-tiles = タイルを足せば{ $places }に置けることがあります。
stack-asks = 列に重ねるタイルを選んでください。枚数も合計もその列と同じにします。
exchange-asks = { $missing ->
    [own] 渡すタイルと、相手の手札から取るタイルを選んでください。
   *[theirs] 次に、相手の手札から取るタイルを選んでください。
 }
exchange-chosen = { $own }を渡して{ $theirs }を取ります。
redraw-asks = 捨てるタイルを選んでください。そのあと1枚引きます。
redraw-chosen = { $tile }を捨てて、別のタイルを1枚引きます。
chip-asks = { $chip ->
    [d] ダブラーを乗せるタイルを選んでください。ドットを2倍に数えます。
   *[i] インバーターを乗せるタイルを選んでください。白と黒が入れ替わります。
 }
not-now = 今は{ $name }を使えません。
clear = 選び直す
button-lay = { $place }に置く
button-stack = { $place }にスタック
button-exchange = この2枚を交換する
button-redraw = 捨てて引く
button-lay-nothing = { $mode ->
    [stack] スタックする
    [exchange] この2枚を交換する
    [redraw] 捨てて引く
   *[lay] 置く
 }
ways-title = { $kind ->
    [stack] { $place }へのスタック
   *[lay] { $place }の置き方
 }
way-label = { $tiles }：{ $sum }
way-ends = { $ends ->
    [wins] 勝ち
    [ties] 引き分け
   *[loses] 負け
 }
no-ways = 今ここに置けるタイルはありません。

## 準備
rolled-equal = どちらも{ $number }なので振り直しました。
rolled-dice = 白のダイス：{ $white }（{ $a }）。黒のダイス：{ $black }（{ $b }）。
choice-title = { $choice ->
    [white] 白のライン
    [black] 黒のライン
    [first] 先手
    [keep-d] ダブラーを残す
   *[keep-i] インバーターを残す
 }
choice-detail = { $choice ->
    [white] { $number }から始まります。あなたは後手です。
    [black] { $number }から始まります。あなたは後手です。
    [first] 相手がラインを選びます。
    [keep-d] 1ゲームに1回、タイル1枚のドットを2倍に数えます。
   *[keep-i] 1ゲームに1回、タイル1枚の白と黒を入れ替えます。
 }
keep-secret = 2人とも相手に見せずに選びます。残さなかった拡張チップはゲームから除かれます。
hand-over-title = 画面を{ $name }に渡してください
hand-over-why = ほかの人は画面を見ないでください。
hand-over-done = { $name }です。手札を見る
hand-over-hidden = { $count }枚、まだ伏せてあります
hand-over-rolled = ダイス
hand-over-turned-up = 手札公開
hand-over-after = すべて選び終えたら2人とも手札を公開するので、もう画面を渡す必要はありません。

## そのほか
take-back = 手を取り消す
hint = ヒント
hint-count = { $count ->
    [0] ヒントはまだ使っていません
   *[other] ヒント { $count }回
 }
hint-late = ヒントが届きませんでした。もう一度お試しください。
no-hint = 今はヒントを使えません。
takeback-asked = { $name }が最後の手の取り消しを求めています。
takeback-waits = 手の取り消しを頼みました。相手の返事を待っています。
takeback-declined = { $name }は手の取り消しを断りました。
accept = 承諾する
decline = 断る
resign = 投了
resign-ask = 投了しますか？相手の勝ちになります。
call-off = 中止
call-off-ask = ゲームを中止しますか？勝ち負けはつきません。
go-on = 続ける
claim = ゲームを終える
claim-why = 相手の不在が長く続いています。ここでゲームを終えれば、あなたの勝ちになります。

## 終わり
called-off = ゲームは中止されました。
outcome-is-tie = 引き分け：山札がなくなり、手札が同数でした。
outcome-won = { $who ->
    [you] あなたの勝ち：{ $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、手札は{ $loser }のほうが多く残りました。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
    [them] { $winner }の勝ち：{ $ending ->
        [A] 相手が手札を出しきりました。
        [B] 敵陣に6列並びました。
        [C] 相手があなたのラインの6列目で手札を出しきりました。
        [D] あなたは手詰まりです。
        [E] 山札がなくなり、手札はあなたのほうが多く残りました。
        [resign] あなたが投了しました。
        [time] あなたの時間切れです。
       *[abandoned] あなたの不在が長く続きました。
    }
   *[other] { $winner }の勝ち：{ $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、手札は{ $loser }のほうが多く残りました。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
 }
rest-of-pile = 山札の残り
rematch = 再戦
rematch-accept = 再戦を受ける
rematch-go = 新しいゲームへ
rematch-asked = { $by ->
    [own] 再戦を申し込みました。
   *[theirs] { $name }が再戦を申し込んでいます。
 }
record = 棋譜をダウンロード
step-through = ゲームを再生する
step-first = 最初へ
step-back = 1つ戻る
step-on = 1つ進む
step-last = 最後へ
step-start = ゲームの始まり。
deal-hash = SHA-256（最初から表示）
deal-salt = ソルト
deal-order = シャッフル結果

## 盤面
menu = メニュー
to-play = 手番
line-name = { $colour ->
    [white] 白のライン
   *[black] 黒のライン
 }
line-owner = { $who ->
    [you] あなた
   *[other] { $name }
 }
track = { $colour ->
    [white] 白のライン
   *[black] 黒のライン
 }は{ $most }列中{ $count }列
track-short = { $count }/{ $most }列
tiles-to-lay = 残り{ $count }枚
pile-words = 山札
effect-ends = { $ends ->
    [wins] これで勝ちです！
    [ties] これで引き分けです。
   *[loses] これで負けになります。
 }
effect-own = 自陣の{ $most }列中{ $count }列目
effect-named = { $name }：{ $most }列中{ $count }列目
effect-gives = { $name }の{ $most }列中{ $count }列目
effect-left = あなたの手札は残り{ $count }枚
warn-wins = { $chance ->
    [sure] 次に{ $name }が勝てます
   *[some] 未公開の{ $unseen }枚のうち{ $count }枚で、次に{ $name }が勝てます
 }
warn-stuck = { $chance ->
    [sure] あなたは次の手番で手詰まりになります
   *[some] 未公開の{ $unseen }枚のうち{ $count }枚で、あなたは次に手詰まりです
 }
threat-wins = { $chance ->
    [sure] 注意：次の手番で{ $name }が勝てます。
   *[some] 注意：未公開の{ $unseen }枚のうち{ $count }枚で、次の手番に{ $name }が勝てます。
 }
whole-turn = アクションを使うと、その手番は終わりです。
set-up-title = { $phase ->
    [keep] どちらの拡張チップを残しますか？
    [line] どちらのラインを自陣にしますか？
   *[choose] 出目の大きいあなたが選びます
 }
set-up-hint = 自陣が6列になると勝ちです。タイルは2人ともどちらのラインにも置けます。
set-up-opens = 最初に置けるもの
set-up-opens-none = まだなし
pace = 相手の手番の速さ
pace-name = { $pace ->
    [slow] ゆっくり
    [normal] ふつう
    [fast] 速い
   *[none] 瞬時
 }
setting-sound = 効果音
setting-vibration = 振動

## 対戦の結果
result = 結果
result-won = あなたの勝ち
result-lost = { $who ->
    [you] 今回は{ $name }の勝ち
   *[other] { $name }の勝ち
 }
result-tie = 引き分け
result-why = { $who ->
    [you] { $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、手札は{ $loser }のほうが多く残りました。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
    [them] { $ending ->
        [A] 相手が手札を出しきりました。
        [B] 敵陣に6列並びました。
        [C] 相手があなたのラインの6列目で手札を出しきりました。
        [D] あなたは手詰まりです。
        [E] 山札がなくなり、手札はあなたのほうが多く残りました。
        [resign] あなたが投了しました。
        [time] あなたの時間切れです。
       *[abandoned] あなたの不在が長く続きました。
    }
   *[other] { $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、手札の少ない{ $winner }の勝ちです。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
 }
result-why-tie = 山札がなくなり、手札が同数でした。
result-sixth = { $who ->
    [you] 6列目を置いたのはあなたです。
   *[other] 6列目を置いたのは{ $name }です。
 }
result-forced = { $who ->
    [you] ほかに打つ手がありませんでした。
   *[other] { $name }にはほかに打つ手がありませんでした。
 }
stuck-why = { $actions ->
    [used] 置ける列がなく、アクションも使い切っていました。
   *[left] 置ける列がなく、使えるアクションもありませんでした。
 }
stuck-title = { $who ->
    [you] 手詰まりの理由
   *[other] { $name }の手詰まりの理由
 }
stuck-no-dots = { $colour ->
    [white] 白のドットがあるタイルなし
   *[black] 黒のドットがあるタイルなし
 }
stuck-end = { $sizes }枚で合計{ $number }が必要：手札では作れません
stuck-closed = 残りのタイルでは、もう埋められません
stuck-action = { $name }：{ $why ->
    [used] 使用済み
    [pile] 山札なし
   *[row] 重ねられる列なし
 }
stuck-chip = { $chip ->
    [d] ダブラーを使っても置けません。
   *[i] インバーターを使っても置けません。
 }
result-turns = { $count ->
   *[other] 手数
 }
result-used = { $who ->
    [you] あなたの使用時間
   *[other] { $name }の使用時間
 }
result-hints = { $count ->
   *[other] ヒント
 }
result-crystal = この対戦の結晶
result-removed = 最初に伏せて除いた1枚
result-rows = それぞれが置いた列
result-laid = { $name }：{ $count }列
result-prepared = はじめからある列：{ $count }列
result-no-rows = 列なし
result-more = 詳細
result-close = 盤面に戻る
review-game = 振り返る
result-review-what = 運と実力
result-step = 再生する
result-step-what = 一手ずつ
end-won = 勝ち
end-lost-by = { $ending ->
    [D] 手詰まり
    [resign] 投了
    [time] 時間切れ
   *[abandoned] 退出
 }
share-picture = 画像を共有
share-game-text = Bossaの対戦
share-done = { $done ->
    [saved-and-copied] 画像を保存し、ゲームのリンクをコピーしました。
    [saved] 画像を保存しました。ゲームのリンク：
   *[failed] 画像を作れませんでした。ゲームのリンク：
 }
picture-won = { $winner }の勝ち（対{ $loser }）
picture-tie = { $a }と{ $b }：引き分け
seal-checking = シャッフルを確認しています…
seal-agrees = 公正なシャッフルです。タイルの順番とダイスの目がゲームの前に決まり、その後変わっていないことを、このブラウザーで確認しました。
seal-differs = ご注意ください。シャッフル結果が、ゲームの前に記録されたものと一致しません。この対戦の結果は信用できません。
seal-unknown = このブラウザーではシャッフルを確認できませんでした。
seal-practice = 練習用に用意した配札なので、確かめるものはありません。
seal-details = 確認のしくみ
seal-why = すべてのタイルの順番とダイスの目は、ランダムなソルトとともにゲームの前に決まっていて、そのSHA-256は最初から表示されていました。ゲームが終わったのでソルトとシャッフル結果が公開され、このブラウザーがSHA-256を計算し直しました。
seal-command = ダウンロードした棋譜を自分で検証するには

## あいさつ
greet = あいさつ
greet-title = { $name }に一言
greeting = { $greeting ->
    [hello] よろしくお願いします
    [good-luck] お互いがんばりましょう
    [nice-move] いい手ですね！
    [thanks] ありがとうございます
    [good-game] いい勝負でした
   *[see-you] また遊びましょう
 }
greeting-said = { $who ->
    [you] あなた「{ $text }」
   *[other] { $name }「{ $text }」
 }
greet-mute = あいさつを表示しない
greet-muted = この対戦ではあいさつを表示しません。
greet-unmute = また表示する

## キー操作
keys-title = キー操作
key-does = { $key ->
    [hand] 手札へ移動する
    [white] 白のラインへ移動する
    [black] 黒のラインへ移動する
    [chart] 27枚の一覧を見る
    [last] 直前の手を読み上げる
    [summary] 状況を読み上げる
    [type] 手を入力する
    [ask] 矢印キーで場のものを順に見る
    [hint] ヒントを見る
    [menu] メニューを開く
   *[keys] 選んでいるものについてたずねる。なければこの一覧を開く
 }
setting-keys = 対戦中に1文字のキーで操作する
type-move = 手を入力する
type-move-how = 棋譜の書き方で入力します（例：w6:23+40）。
type-move-play = 決定
type-move-unknown = その手は今はできません。
stands = { $has ->
    [rows] { $name }：手札{ $tiles }、{ $rows }
   *[tiles] { $name }：手札{ $tiles }
 }

## 棋譜
record-title = 棋譜を開く
record-what = 棋譜を貼り付けるか、棋譜のファイルをここにドロップ、または選択してください。ゲームを1手ずつ振り返れます。
record-text = 棋譜
record-open = 開く
record-choose = ファイルを選ぶ
record-other = 別の棋譜を開く
record-too-big = このファイルは棋譜としては大きすぎます。
record-unfinished = この棋譜はゲームの途中で終わっています。
record-seal = { $result ->
    [agrees] シャッフル結果はSHA-256と一致し、ダイスの目もタイルもすべてそのとおりに出ています。
    [differs] シャッフル結果がSHA-256またはこのゲームと一致しません。どこかが書き換えられています。
   *[unsealed] この棋譜には、検証できるシャッフル結果がありません。
 }
record-limits = 棋譜だけでは、SHA-256がいつ作られたか、本当にこのとおりにプレイされたかまではわかりません。サーバーと照合すれば確かめられます：
