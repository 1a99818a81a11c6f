### The board: learning, the rules and other pages to read.

## レッスン
learn-list-title = 遊びながら覚える
learn-list-lead = どのレッスンも、本物の盤面で数手だけ。
learn-open = はじめる
learn-resume = 続ける
learn-is-done = 完了
learn-practice-title = はじめての対局
learn-practice-lead = 前半が済んだところから始まる、短い練習対局です。
learn-rules = ルールをすべて見る
learn-back = 1つ前へ戻る
learn-leave = レッスンを出る
learn-skip = 対局へ
learn-why = どうして？
learn-continue = 次へ
learn-again = もう一度
learn-other-way = ほかの選択も試す
learn-play = 対局する
learn-next = 次のレッスン
learn-done-title = できました！
learn-dots = { $most }ステップ中{ $number }
learn-done = { $what ->
    [first] これで遊べます。次は短い練習対局です。前半は済んでいます。手詰まりになると負け、山札がなくなると手札の少ないほうが勝ちです。
   *[other] また一つ覚えました。対局しますか、次のレッスンに進みますか？
 }

## ヒント
hint-title = ヒント
hint-waiting = 手札を調べています…
hint-lay = { $place }に{ $size }枚で列を置けます。
hint-stack = スタックを考えてみましょう。{ $place }に{ $size }枚重ねられます。
hint-exchange = エクスチェンジを考えてみましょう。お互いの手札を見てください。
hint-redraw = リドローを考えてみましょう。いちばん役に立たないタイルはどれでしょう。
hint-chip = { $chip ->
    [d] ダブラーが役に立ちます。
   *[i] インバーターが役に立ちます。
 }
hint-show = 手を見る
hint-picked = 盤の上で選んであります。このまま指しても、ほかの手を選んでもかまいません。
hint-ends = { $ends ->
    [wins] これで勝ちです。
    [ties] これで引き分けになります。
   *[loses] これで負けになりますが、もっとよい手は見つかりませんでした。
 }
hint-left = 手札は{ $left }枚になります。
hint-wins = { $wins ->
    [0] 未公開の{ $unseen }枚のどれを引いても、{ $name }はすぐには勝てません。
   *[other] 未公開の{ $unseen }枚のうち{ $wins }枚で、{ $name }はすぐに勝てます。
 }
hint-stuck = 未公開の{ $unseen }枚のうち{ $stuck }枚で、{ $name }は手詰まりになって負けます。
hint-needs = { $name }は引いたあと{ $tiles }枚で、勝つにはあと{ $rows }列必要です。
hint-needs-tiles = { $name }は引いたあと、あと{ $tiles }枚を置く必要があります。

## 場にあるものについてたずねる
ask-rule = ルール{ $id }
ask-nearest = { $place }に{ $tiles }：{ $reason }
ask-now = 今、使えます。
ask-over = 対局は終わっています。
ask-turn-yours = あなたの手番です。
ask-belongs = { $name }のものです。
ask-tile-counts = { $white ->
    [0] 黒のラインで{ $black }と数えます。白のドットがないので、白のラインには使えません。
   *[other] { $black ->
        [0] 白のラインで{ $white }と数えます。黒のドットがないので、黒のラインには使えません。
       *[other] 白のラインなら{ $white }、黒のラインなら{ $black }と数えます。両方を足すことはありません。
    }
 }
ask-tile-lays = この1枚だけで{ $places }に置けます。
ask-tile-grows = ほかのタイルと合わせて{ $places }に置けます。
ask-tile-stacks = { $places }にスタックできます。
ask-tile-acts = { $can ->
    [both] エクスチェンジで渡すことも、リドローで捨てることもできます。
    [exchange] エクスチェンジで渡せます。
   *[redraw] リドローで捨てられます。
 }
ask-tile-theirs = { $name }の手札です。{ $can ->
    [yes] エクスチェンジでもらえます。
   *[no] 自分の手札にするには、エクスチェンジしかありません。
 }
ask-tile-laid = { $place }に置かれていて、{ $count }と数えます。動かすことはできません。
ask-tile-out = 捨てられて、もう使われません。
ask-hidden-title = 伏せたタイル
ask-hidden = すべて選び終えると、お互いの手札を公開します。
ask-end-total = ここに置く列は、{ $colour ->
    [white] 白
   *[black] 黒
 }のドットの合計が{ $number }になります。
ask-end-beside-die = ダイスの隣の列は、1枚か2枚です。
ask-end-beside-row = 隣の{ $neighbour }は{ $size }枚なので、ここは{ $sizes }枚です（{ $game ->
    [novice] 同じ枚数か1枚多く
   *[regular] 1枚多いか少ない
 }）。
ask-end-closed = 残りのタイルでは、もうこの数を作れません。
ask-end-now = 今、ここに置けます：
ask-end-not-now = 今は、ここに置けません。
ask-sixth = このラインの6列目です。だれが置いても、{ $who ->
    [you] あなたの勝ちです。
   *[other] { $name }の勝ちです。
 }
ask-row = { $size }枚の列で、{ $colour ->
    [white] 白
   *[black] 黒
 }のドットの合計は{ $number }です。
ask-row-layers = { $count }段に重なっていますが、列としては1つです。
ask-row-now = 同じ枚数、同じ合計のタイルをスタックできます：
ask-row-closed = もうだれもスタックできません。
ask-row-not-now = 今の手札では、ここにスタックできません。
ask-row-used = スタックはもう使ったので、ここにスタックできません。
ask-die = ラインはここ、{ $number }から始まります。大きい数へも小さい数へも1つずつ伸びますが、1より小さくはなりません。ダイスにはスタックできません。
ask-marker = { $marker ->
    [R] 手札を1枚捨てて、1枚引きます。手番はこれで終わりです。
    [X] 手札を1枚渡し、相手の手札から1枚もらいます。手番はこれで終わりです。
   *[S] どちらかのラインの列に、同じ枚数、同じ合計のタイルを重ねます。手番はこれで終わりです。
 }
ask-marker-none = { $marker ->
    [R] 山札がないので、引けません。
    [X] 交換できるものがありません。
   *[S] 手札では、場にある列と同じ合計を作れません。
 }
ask-marker-used = もう使いました。どのマーカーも、1局に1回だけです。
ask-chip = { $chip ->
    [d] タイル1枚のドットを2倍に数えます。
   *[i] タイル1枚の白のドットを黒、黒のドットを白として数えます。
 }
ask-chip-once = 1局に1回、置くかスタックするタイルに載せます。そのまま残ります。
ask-chip-none = 今は、これを使っても列を作れません。
ask-chip-used = もう使いました。
ask-pile = { $count ->
    [0] 山札はもうありません。
   *[other] 伏せたタイルが{ $count }枚あります。手番は1枚引くことから始まります。
 }
ask-pile-end = 手番が終わったときに山札がなければ、手札の少ないほうの勝ちです。
ask-removed = 始める前に、もう1枚取り除いてあります。未公開の{ $count }枚のどれなのか、だれも知りません。
ask-track-title = { $who ->
    [you] あなたが勝つまで
   *[other] { $name }が勝つまで
 }
ask-track = { $who ->
    [you] あなたのラインは{ $most }列のうち{ $count }列です。だれが置いても、{ $most }列であなたの勝ちです。
   *[other] { $name }のラインは{ $most }列のうち{ $count }列です。だれが置いても、{ $most }列で{ $name }の勝ちです。
 }
ask-hand-wins = { $who ->
    [you] 最後の手札を置いても勝ちです。今は{ $count }枚です。
   *[other] { $name }は、最後の手札を置いても勝ちです。今は{ $count }枚です。
 }

## はじめての対局のヒント
tip-close = ヒントを消す
tip = { $what ->
    [first-turn] あなたの番です。タイルを選ぶと、置ける場所に枠が出ます。
    [needs-another] 1枚では合いません。もう1枚選ぶと足し算になります。
    [stackable] このタイルは今どの端にも置けませんが、列の上に重ねられます。
    [nowhere] このタイルは今どこにも置けません。
    [no-row] 置ける列がなく、パスもできません。マーカーを使おう。
    [no-markers] マーカーを使いきりました。引いたあと何もできなければ負けです。
    [last-turn] 山札がなくなり、これが最後の手番です。終わると、手札の少ないほうが勝ちです。
    [their-line] そこは敵陣です。その列は相手のものになります。
    [their-fifth] 相手は5列！相手の手札に6列目を作れるタイルがないか見てください。
    [own-fifth] あなたは5列！自陣にあと1列で、誰が置いても勝ちです。
    [sixth-for-them] 注意：そこに6列目を置くと相手の勝ちです。
    [last-tiles] 今なら最後のタイルを置けます。どちらのラインでも、手札がなくなれば勝ち。場所を探そう！
   *[stone] 石のしるしは、その端にはもう何も置けないという意味です。
 }
tip-markers = 手札の下、1局に1回ずつ：
tip-their-marker = { $marker ->
    [R] 今のはリドロー。相手は1枚捨てて、1枚引きました。どのマーカーも1局に1回です。
    [X] 今のはエクスチェンジ。相手はあなたと1枚交換しました。どのマーカーも1局に1回です。
   *[S] 今のはスタック。列と同じ枚数、同じ合計を重ねます。列の数は増えません。
 }
tip-chip = { $chip ->
    [d] ダブラーを使えばこのタイルを置けます。点を2倍に数えます。両方選ぼう。
   *[i] インバーターを使えばこのタイルを置けます。白と黒が入れ替わります。両方選ぼう。
 }
tip-low-pile = 山札は残り{ $count }枚。なくなると、手札の少ないほうが勝ちです。

## 6枚の絵で見るルール
pictures-title = 6枚の絵で見るルール
pictures-detail = くわしいルール
pictures-learn = 遊びながら覚える
picture-tile-title = タイルは1つの色で数える
picture-tile = このタイルは白の2か黒の3。5にはなりません。
picture-or = または
picture-row-title = 列の合計がその数になる
picture-row = ラインはダイスから両端へ、1つずつ数を伸ばします。
picture-sizes-title = 1枚多いか、1枚少ないか
picture-sizes = ダイスの隣は1枚か2枚。その先は、ダイス側の隣より1枚多いか、1枚少なくします。
picture-win-title = 勝ち方は2つ
picture-win = 手札を出しきるか、自陣に6列並べば勝ち。6列目は誰が置いてもかまいません。
picture-win-hand = 手札なし
picture-win-rows = 6列
picture-win-more = 引いたあと何もできなければ負け。山札がなくなれば、手札の少ないほうの勝ちです。
picture-markers-title = 3つのマーカー、各1回
picture-markers = 引いたあとは、列を置くかマーカーを使うか、必ずどちらかをします。
picture-marker = { $marker ->
    [R] 1枚捨てて1枚引く
    [X] 相手と1枚交換
   *[S] 同じ枚数、同じ合計
 }
picture-chips-title = 拡張チップは1回だけ
picture-chips = 2枚のうち1枚を残します。置くタイルに乗せ、そのまま残します。
picture-counts = →

## すべてのルール
rules-title = ルール
rules-contents = 目次
rules-search = ルールを検索
rules-found = { $count }件
rules-none = この言葉を含むルールはありません。
rules-link = ルール{ $rule }：この場所へのリンク
rules-hand = 自分の手札
rules-other-hand = 相手の手札
rules-opponent = 相手
rules-try = 試してみる
rules-try-head = あなたの手番
rules-try-detail = 好きなように試してください。勝敗には関係ありません。
rules-try-done = 置けました。次は相手の手番です。
rules-try-again = もう一度
rules-print = 印刷
rules-edition = ルール第{ $edition }版。L5などの番号は、画面でも、ターミナルでも、リンクでも共通です。

## 実物で遊ぶときの早見表
sheet-title = 早見表
sheet-what = 実物のタイルで遊ぶときのための、印刷用の1ページです。
sheet-tiles = 27枚のタイル
sheet-tiles-what = 右へ白のドット、下へ黒のドット。下と横の数字は、その数のタイルの枚数です。

## このサイトについて
about-title = このサイトについて
about-what = 札幌生まれの2人用タイルゲーム、坊茶（Bossa）で遊び、覚え、研究するためのサイトです。コンピューターと、リンクで友だちと、または1台で2人で遊べます。無料で、登録もいりません。
about-game-title = ゲームについて
about-game = 坊茶のゲームデザインはBanana Moon Studio Sapporoです（© 2021–2023）。このサイトは非公式で、制作者は発売元と関係がありません。ルールの文章と絵は、2023年版の説明書をもとに独自に作ったものです。気に入ったら、ぜひ実物で遊んでください。
about-data-title = 保存されるもの
about-data-cookie = 自分のゲームだと分かるように、ランダムな鍵の入ったCookieを1つ使います。本名もメールもパスワードも要らず、広告も、第三者によるアクセス解析もありません。
about-data-server = 保存されるのは、1手ごとのゲームの記録と、名前を付けた場合はその名前です。90日間訪れのない人の情報は削除され、ゲームは名前なしで残ります。この期間は、サーバーの運営者が変えることもできます。ゲームが続いている間は、不正を防ぐために、始めたネットワークもハッシュの形で残ります。
about-data-device = この端末には、設定、言語、レッスンの進み具合と、接続がなくても開けるように、開いたことのある終わったゲームが残ります。
about-data-yours = ホームページの名前の欄から、保存されている情報をすべてダウンロードしたり、削除したりできます。
about-deal-title = タイルの配り方
about-deal = ゲームの前に、サーバーがすべてのタイルを混ぜ、順番に封をします。配札と秘密の数から作ったハッシュ（SHA-256）を先に示し、終わったあとにその両方を公開するので、ブラウザーがハッシュと一致するか確かめられます。ゲームの途中で順番を変えることは、サーバーにもできません。コンピューターに見えるのも、あなたに見えるものだけです。
about-fair-title = フェアプレイ
about-fair = 人と人とのゲームでは、ヒントは出ません。ただし、相手が手元でプログラムに尋ねるのを止めることは誰にもできません。信頼できる人と、先に約束してから遊んでください。
about-licence-title = ライセンス
about-licence = プログラムは自由なソフトウェアです（MIT）。書体はFigtreeとZen Antique Softで、SIL Open Font Licenseによるものです。
about-rules = 例つきの全ルール
