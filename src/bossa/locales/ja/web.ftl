# ブラウザーの盤面の文章。

## 共通
app-name = Bossa
pages = ページ
how = 遊び方
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
missing-title = ここには何もありません
missing-why = アドレスが間違っているか、そのゲームはもう存在しません。
to-home = 最初のページへ

## 最初のページ
home-title = 2本のライン、27枚のタイル、2人のゲーム
home-lead = 白と黒のラインに、数の順にタイルを置いていきます。手札を出しきるか、自陣に6列並べば勝ちです。
play-now = 今すぐ遊ぶ
play-now-summary = { $rules } · { $level }
play-link = リンクで対戦
play-device = この端末で2人で遊ぶ
choices-title = ゲームの内容
rules = ルール
rules-short = { $rules ->
    [regular] レギュラールール
    [regular-chips] レギュラールール＋チップ
    [novice] ノービスルール
   *[novice-chips] ノービスルール＋チップ
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
seat = 自分が振るダイス
seat-choice = { $seat ->
    [random] どちらでも
    [A] 白
   *[B] 黒
 }
clock = 持ち時間
clock-none = なし
clock-wish = { $minutes }分＋1手ごとに{ $increment }秒
clock-wish-days = 1手{ $days }日
my-games = 自分のゲーム
no-games = まだゲームがありません。すぐに始められます。
your-turn = あなたの番です
state-theirs = 相手の番
state-won = 勝ち
state-lost = 負け
state-tie = 引き分け
state-over = 終了
state-called-off = 中止
me-title = あなた
name = 名前
save = 保存
name-saved = 保存しました。
other-device = ほかの端末で続ける
other-device-how = 10分以内に、ほかの端末でこのリンクを開いてください。リンクは1回だけ使えます。その端末でも、あなたのゲームを続けられます。
my-data = あなたのデータ
my-data-what = サーバーには、あなたの名前、ゲーム、それぞれの端末が最後に訪れた日が保存されています。
download-data = ダウンロード
sign-out-others = ほかの端末をログアウト
signed-out = { $count ->
    [0] ほかにログインしている端末はありません。
   *[other] { $count }台の端末をログアウトしました。
 }
delete-data = すべて削除
delete-data-ask = すべて削除しますか？名前は消え、どの端末からも自分のゲームを開けなくなります。進行中の対戦は投了になります。元に戻すことはできません。
delete-data-sure = はい、削除します
keep-data = 削除しない
data-deleted = データを削除しました。
link = リンク
share = 共有
copy = コピー
copied = コピーしました。
qr-label = リンクのQRコード

## 招待
invite-title = 誰かを招待する
invite-how = このリンクを1人に送ってください。開いて「参加する」をタップした人と対戦します。
invite-text = Bossaで対戦しませんか
invite-waiting = 相手を待っています
watch-title = 観戦に招待する
watch-how = このリンクを開いた人はゲームを観戦できますが、プレイはできません。
watch-text = Bossaのゲームを観戦しませんか
unreachable = このアドレスはこのコンピューターでしか開けません。HOST=0.0.0.0 を指定してサーバーを起動すると、同じネットワークから開けます。
join-title = Bossaに招待されています
join-title-by = { $name }さんからBossaに招待されています
join = 参加する
join-taken = この席はもう埋まっています。
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
computer = コンピューター
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
    [named] { $name }の陣
   *[none] ライン
 } · { $colour ->
    [white] 白
   *[black] 黒
 }
rows-of-line = { $most }列中{ $count }列
sizes-one = { $size }
sizes-two = { $size }か{ $other }
sizes-short = { $sizes }枚
end-label = { $place }、次に置ける場所、{ $sizes }枚
end-label-fits = { $place }、置けます：{ $sum }
end-label-closed = { $place }、もう何も置けません
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
chart-caption = すべてのタイル。右へ白のドット、下へ黒のドット
chart-cell = { $tile }：{ $place }
dots-of = { $colour ->
    [white] 白
   *[black] 黒
 }{ $number }
whereabouts = { $place ->
    [near] { $who ->
        [you] あなた
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
no-moves-yet = まだ何も起きていません。
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
 }：{ $place }に{ $tiles }を置きました。
step-stacked = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $place }に{ $tiles }をスタックしました。
step-exchanged = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $own }を渡して{ $theirs }を取りました。
step-redrawn = { $who ->
    [you] あなた
   *[other] { $name }
 }：{ $tile }を捨てて{ $brought }を引きました。
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
turn-of = { $name }の番です
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
    [choose] ラインか先手を選んでください。手札はあなたにしか見えません。
    [line] ラインを選んでください。手札はあなたにしか見えません。
    [keep] 残す拡張チップを選んでください。
   *[play] 手を選んでください。
 }
you-drew = { $you ->
    [you] { $tile }を引きました。
   *[other] 引いたタイル：{ $tile }。
 }
pick-tiles = タイルを選んでください。場所をタップすると、そこに置けるタイルがわかります。
pick-action = タイルを置いて列を作ることができません。アクションを使ってください。
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
redraw-chosen = { $tile }を捨てて1枚引きます。
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
keep-secret = 2人とも相手に見せずに選びます。残さなかったチップはゲームから除かれます。
hand-over-title = 画面を{ $name }に渡してください
hand-over-why = 手札は隠してあります。次の選択は秘密なので、ほかの人は画面を見ないでください。
hand-over-done = { $name }です

## そのほか
take-back = 手を取り消す
takeback-asked = { $name }が最後の手を取り消したいと言っています。
takeback-waits = 手を取り消してよいか、相手に確認しています。
takeback-declined = { $name }は手の取り消しを断りました。
accept = 承諾する
decline = 断る
resign = 投了
resign-ask = 投了しますか。相手の勝ちになります。
call-off = 中止
call-off-ask = ゲームを中止しますか。勝ち負けはつきません。
go-on = 続ける
claim = ゲームを終える
claim-why = 相手の不在が長く続いています。ここでゲームを終えれば、あなたの勝ちになります。

## 終わり
called-off = ゲームは中止されました。
outcome-is-tie = 引き分け：山札がなくなり、手札が同数です。
outcome-won = { $who ->
    [you] あなたの勝ち：{ $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、あなたの手札のほうが少ないです。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
    [them] { $winner }の勝ち：{ $ending ->
        [A] 相手が手札を出しきりました。
        [B] 敵陣に6列並びました。
        [C] 相手があなたの自陣に6列目を置いて、手札を出しきりました。
        [D] あなたは手詰まりです。
        [E] 山札がなくなり、あなたの手札のほうが多いです。
        [resign] あなたが投了しました。
        [time] あなたの時間切れです。
       *[abandoned] あなたの不在が長く続きました。
    }
   *[other] { $winner }の勝ち：{ $ending ->
        [A] 手札を出しきりました。
        [B] 自陣に6列並びました。
        [C] 敵陣の6列目で手札を出しきりました。
        [D] { $loser }は手詰まりです。
        [E] 山札がなくなり、{ $winner }の手札のほうが少ないです。
        [resign] { $loser }が投了しました。
        [time] { $loser }の時間切れです。
       *[abandoned] { $loser }が退出しました。
    }
 }
removed-tile = 取り除いたタイル
rest-of-pile = 山札の残り
rematch = 再戦
rematch-accept = 再戦を受ける
rematch-go = 新しいゲームへ
rematch-asked = { $by ->
    [own] 再戦を申し込みました。
   *[theirs] { $name }が再戦を申し込んでいます。
 }
record = 棋譜をダウンロード
step-through = ゲームを振り返る
step-first = 最初へ
step-back = 1つ戻る
step-on = 1つ進む
step-last = 最後へ
step-start = ゲームの始まり。
deal-check = 配り方は公正でしたか
deal-check-why = すべてのタイルの順番とダイスの目は、ランダムなソルトとともにゲームの前に決まっていて、そのSHA-256は最初から表示されていました。ゲームが終わるとソルトと配り方が公開されるので、途中で何も変えられていないことを誰でも確かめられます。ダウンロードした棋譜は「bossa verify ファイル名」で検証できます。
deal-hash = SHA-256（最初から表示）
deal-salt = ソルト
deal-order = 配り方

## 遊び方
how-goal-title = 目的
how-goal = 2人のプレイヤーが、白と黒の2本の数のラインにタイルを置きます。手札を出しきるか、自陣に6列並べば勝ちです。
how-tiles-title = タイル
how-tiles = タイルには白のドット、黒のドット、またはその両方があり、合わせて6個までです。27枚はすべて違います。タイルは白のドットか黒のドットのどちらかで数え、両方を足すことはありません。一緒に置くタイルは1つの色で合計し、その色のドットがないタイルは使えません。
how-tiles-example = 白のドットは中抜き、黒のドットは塗りつぶしです。白2・黒3、白4だけ、黒5だけ。
how-lines-title = ライン
how-lines = ラインはダイスから始まり、両端へ数が1つずつ伸びていきます。同じ数のところに置いたタイルのまとまりが「列」です。ラインの色のドットを合計して、その数になるようにします。2人とも、どちらのラインにも置けます。
how-lines-example = 目が白いほうが白のダイスです。ここでは5なので、次は4か6です。ダイスの隣の列は1枚か2枚です。
how-sizes = その先の列では、ダイス側の隣の列よりタイルを1枚増やすか、1枚減らします。
how-sizes-example = 6は2枚（2＋4）なので、7は3枚（1＋2＋4）です。1枚の4の隣の3は2枚、8は2枚か4枚です。
how-turn-title = 手番
how-turn = タイルを1枚引きます。そのあと、タイルを置いて列を1つ作るか、3枚のアクションマーカーのどれかを使います。マーカーはそれぞれ1ゲームに1回だけ使えます。パスはできません。
how-marker = { $marker ->
    [R] タイルを1枚捨てて、1枚引きます。
    [X] タイルを1枚渡し、代わりに相手の手札から1枚もらいます。
   *[S] 列の上に、同じ枚数・同じ合計のタイルを重ねます。列の数は増えません。
 }
how-start-title = 始まり
how-start = タイルを4枚ずつ配り、1枚は誰も見ないまま取り除きます。それぞれがダイスを振り、大きい目を出したほうが、自分の手札だけを見て、どちらかのラインか先手を選びます。ラインを選んだ人は後手になります。先手を選んだときは、相手がラインを選びます。そのあと2人とも手札を公開し、最後まで公開したままにします。
how-end-title = 終わり
how-end-hand = タイルを置いて列を作るか、スタックして、手札がなくなれば勝ちです。それが敵陣の6列目でも勝ちになります。
how-end-rows = ラインに6列並べば、誰が6列目を置いても、そのラインの持ち主の勝ちです。
how-end-stuck = タイルを引いたあと、置くこともアクションを使うこともできなければ、負けです。
how-end-pile = 山札がなくなれば、手札の少ないほうの勝ちです。同数なら引き分けです。
how-chips-title = 拡張ルール
how-chips = 2枚の拡張チップのうち1枚を、相手に見せずに残します。1ゲームに1回、置くタイルかスタックするタイルのうち1枚に乗せます。
how-chip = { $chip ->
    [d] そのタイルのドットを2倍に数えます。
   *[i] そのタイルの白のドットを黒、黒のドットを白として数えます。
 }
how-novice-title = ノービスルール
how-novice = 手札は最初から公開し、大きい目を出したほうが先手です。ラインの持ち主はいません。列のタイルは、ダイス側の隣の列と同じ枚数にするか、1枚増やします。6列並んでもゲームは終わりません。説明書には名前しか載っていないルールなので、ここでは再構成したものを使います。
how-board-title = 画面の使い方
how-board = 手札のタイルをタップすると、置ける場所が光ります。先に場所をタップすれば、そこへの置き方を確認できます。タイルはドラッグでも置けます。アクションや拡張チップを使うときは、まずそれをタップし、そのあと画面の案内に沿って選びます。
how-play = 遊ぶ
