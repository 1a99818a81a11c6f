serving = Bossaは { $address } で動いています（Ctrl-Cで終了）
serving-near = このネットワークでは：{ $address }
cannot-listen = { $host } で待ち受けできません：{ $reason }
bad-database = { $url } は使えるデータベースではありません。sqlite:///ファイル または postgresql://… を指定してください。
database-in-use = { $path } はすでに別のサーバーが使っています。そのサーバーで遊ぶか、BOSSA_DATA_DIR に別のフォルダーを指定してください。PostgreSQLなら、複数のサーバーで同じゲームを扱えます。
not-our-database = { $path } はBossaのデータベースではありません。
tables-of-others = Bossaに必要な名前のテーブルが、別のプログラムによってすでに作られています：{ $tables }。専用のデータベースを使ってください。
database-newer = このデータベースは、より新しいバージョンのBossaか、別のプログラムで書かれたものです（リビジョン { $revision }）。何も変更していません。
database-damaged = データベースが壊れています。バックアップから復元してください。
database-linked = { $path } には別の名前（ハードリンク）もあり、別のサーバーが気づかれずに使うおそれがあります。どちらかの名前を削除してください。
cannot-open-database = データベースを開けません：{ $reason }
no-such-game = そのゲームはありません。
no-such-lesson = そのレッスンはありません。
not-your-seat = あなたの席ではありません。
stale-decision = { $decision }番目の選択はもう済んでいます。
tile-in-words = { $white ->
    [0] 黒{ $black }
   *[other] { $black ->
        [0] 白{ $white }
       *[other] 白{ $white }・黒{ $black }
    }
 }
request-id-used = このリクエストIDは、すでに別の操作に使われています。
nobody-there-yet = 相手がまだ来ていません。
called-off = このゲームは中止されました。
too-late-to-call-off = すでに手番が進んだため、中止はできません。投了はできます。
takeback-asked = 手の取り消しはすでに頼んであります。
takeback-declined = 相手に断られました。次の手のあとで、もう一度頼めます。
enough-takebacks = このゲームではもう{ $most }回取り消しています。これ以上はできません。
no-greetings-here = あいさつは、リンクで招待したゲームでだけ送れます。
too-late-to-greet = このゲームが終わってから1日以上たっています。
enough-greetings = このゲームでは、これ以上あいさつを送れません。
greeting-too-soon = あいさつを送ったばかりです。少しお待ちください。
no-hints-by-link = ヒントは、コンピューターとの対局と1台での対局で使えます。リンクでの対局では使えません。
no-hints-in-setup = ヒントは最初の手番から使えます。
too-many-hints = ヒントを一度にいくつも頼んでいます。先のヒントを待ってください。
nothing-asked = 返事を待っている申し込みはありません。
not-away-long-enough = 相手が離れてから、まだ十分な時間がたっていません。
clock-still-runs = 持ち時間はまだ残っています。
still-going = ゲームはまだ続いています。
too-many-games = 現在ゲームが多すぎます。後でもう一度お試しください。
too-many-of-yours = 進行中のゲームが多すぎます。先にいくつか終えてください。
too-many-of-address = このアドレスからの進行中のゲームが多すぎます。先にいくつか終えてください。
no-such-level = レベル「{ $name }」はありません。
no-such-invitation = その招待はありません。
own-invitation = 自分の招待には参加できません。ほかの人に送ってください。
seat-is-taken = 席はすでに埋まっています。
no-such-link = このリンクは無効になりました。
bad-name = 名前は目に見える文字で1文字以上{ $most }文字以下です。
device-has-games = この端末にはすでに{ $count }件のゲームがあります。引き継ぐかどうか選んでください。
games-between-you = この2台の端末で自分自身と対戦しています。先にそのゲームを終えてください。
bad-clock = 持ち時間は秒か日のどちらか一方で指定してください。
bad-request = このリクエストは読み取れません：{ $where }。
too-large = 大きすぎます。{ $most }バイトまでです。
too-many-requests = リクエストが多すぎます。少しお待ちください。
too-many-newcomers = このアドレスからの新しいプレイヤーが多すぎます。1分ほどお待ちください。
too-many-new-games = このアドレスからの新しいゲームが多すぎます。1分ほどお待ちください。
too-many-streams = 開いているゲームの画面が多すぎます。いくつか閉じてください。
too-many-thoughts = コンピューターの手を待っているゲームが多すぎます。コンピューターが手を決めるまで、少しお待ちください。
no-such-review = その振り返りはありません。
not-your-review = この振り返りはほかの人が頼んだものです。
review-under-way = あなたの振り返りがまだ進行中です。終わるのを待つか、中止してください。
reviews-of-address = このアドレスの振り返りがまだ進行中です。少しお待ちください。
too-many-reviews = 今日の振り返りはここまでです。また明日どうぞ。
running-game = この局面は、いま人どうしが対戦しているゲームのもの、またはその一歩手前か一歩先のものです。対戦中は誰にも助言しません。
no-values-of-set-up = 準備の局面には値がありません。
too-many-values = 短い時間に局面が多すぎます。少しお待ちください。
cross-site = このリクエストは別のサイトからのものです。
wrong-host = このサーバーは { $host } という名前では利用できません。
no-such-page = ここには何もありません。
not-allowed = ここではできません。
overloaded = サーバーがいま混み合っています。少し待ってからもう一度お試しください。
database-away = サーバーが今ゲームのデータに接続できません。少し待ってからもう一度お試しください。
server-error = サーバーでエラーが起きました。もう一度お試しください。
verified = ソルトとシャッフル結果から計算したハッシュは { $hash } で、ゲームのすべての出目とタイルはこのシャッフル結果のとおりです。
verified-noted = 控えておいたハッシュと同じです。シャッフル結果はその時点で決まっていました。
verified-server = サーバー { $host } は、ゲームの最初からこのハッシュを表示しています。選択、引いたタイル、手、結果も同じで、{ $count ->
    [0] 取り消された手はありません
    [1] 取り消された手は1手です
   *[other] 取り消された手は{ $count }手です
 }。
unproven-time = 証明されていないこと：このハッシュがいつ作られたか。ソルト、シャッフル結果、ハッシュはまとめて作り上げることができます。最初に控えたハッシュ（--hash）か、サーバー（--server）と比べてください。
unproven-game = 証明されていないこと：これらの手が実際にプレイされたか。それはサーバーにしか分かりません（--server）。
unproven-takebacks = 証明されていないこと：手が何回取り消されたか。棋譜{ $count ->
    [0] には記されていませんが、それを記すタグは取り除くことができます
    [1] では1回です
   *[other] では{ $count }回です
 }。
unproven-names = 検証していないもの：名前、日付、コメント。
bad-hash = 16進数64桁のハッシュではありません：{ $text }
noted-hash-differs = 棋譜のハッシュは、控えておいたものと違います。別のゲームか、データが変更されています。
bad-game-address = https://bossa.example/game/0123456789abcdef0123 のようなゲームのアドレスではありません。
server-away = サーバー { $host } が応答しません：{ $reason }
bad-answer = { $host } の応答はBossaのサーバーのものではありません（ステータス { $status }）。
server-hash-differs = サーバー { $host } では、このゲームのハッシュが違います。別のゲームか、データが変更されています。
server-game-differs = サーバー { $host } では、このゲームの進行が違います。データが変更されています。
takebacks-differ = 取り消された手は、棋譜では{ $record }手、サーバーでは{ $server }手です。データが変更されています。
hints-differ = ヒントの回数は、棋譜では{ $record }、サーバーでは{ $server }です。データが変更されています。
tag-needed = 棋譜にタグ { $tag } がありません。検証できるのは、サーバーで終わったゲームの棋譜だけです。
practice-deal = これは練習用のゲームです。途中の局面から始まり、タイルの順番に封をしていないため、確かめるハッシュはありません。
hash-differs = ソルトとシャッフル結果から計算したハッシュが一致しません。データが変更されています。
deal-differs = ゲームはこのシャッフル結果のとおりに進んでいません。データが変更されています。
backed-up = すべてのゲームを { $path } に保存しました。
tidied = 削除しました：
tidied-dry = 何も削除していません。対象は次のとおりです：
tidied-count = { $what ->
    [guests] 訪問のないゲスト
    [links] 期限切れのリンク
    [requests] リクエストID
    [presence] 終了したゲームの在席記録
    [reviews] 古い振り返り
    [unplayed] 相手が来なかった、またはほとんど進まなかったゲーム
   *[finished] 終了したゲーム
 }：{ $count }
database-size = データベースは{ $used } MBで、新しいゲーム用の空きは{ $free } MBです。
backup-elsewhere = このデータベースのバックアップには、専用ツールの pg_dump を使ってください。
bad-setting = { $name } に { $value } は指定できません。
damaged-game = 保存されたこのゲームは壊れていて、読めません。ほかのゲームに影響はありません。
unknown-event = このゲームは別のバージョンのサーバーで書かれたため、ここでは読めません。
needs-posix = { $what } はLinuxとmacOSでのみ使えます。
figures-none = まだ誰もレッスンを始めていません。
figures-title = ステップごとのレッスンの記録。誰かは保存されません。
figures-head = { $kind ->
    [lesson] レッスン
    [step] ステップ
    [finished] 終了
    [left] 中断
   *[began] 開始
 }
