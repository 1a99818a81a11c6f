serving = Bossa は { $address } で動いています（Ctrl-C で終了）
serving-near = このネットワークでは：{ $address }
cannot-listen = { $host } で待ち受けできません：{ $reason }
bad-database = { $url } は使えるデータベースではありません。sqlite:///ファイル または postgresql://… を指定してください。
database-in-use = { $path } はすでに別のサーバーが使っています。そのサーバーで遊ぶか、BOSSA_DATA_DIR に別のフォルダーを指定してください。PostgreSQL なら、複数のサーバーで同じゲームを扱えます。
not-our-database = { $path } は Bossa のデータベースではありません。
tables-of-others = Bossa に必要な名前のテーブルが、別のプログラムによってすでに作られています：{ $tables }。専用のデータベースを使ってください。
database-newer = このデータベースは、より新しいバージョンの Bossa か、別のプログラムで書かれたものです（リビジョン { $revision }）。何も変更していません。
database-damaged = データベースが壊れています。バックアップから復元してください。
database-linked = { $path } には別の名前（ハードリンク）もあり、別のサーバーが気づかれずに使うおそれがあります。どちらかの名前を削除してください。
cannot-open-database = データベースを開けません：{ $reason }
no-such-game = そのゲームはありません。
not-your-seat = あなたの席ではありません。
stale-decision = { $decision }番の選択はもう決まっています。
tile-in-words = { $white ->
    [0] 黒{ $black }
   *[other] { $black ->
        [0] 白{ $white }
       *[other] 白{ $white }・黒{ $black }
    }
 }
request-id-used = このリクエストIDはすでに別のことに使われています。
nobody-there-yet = 相手がまだ来ていません。
called-off = このゲームは中止されました。
too-late-to-call-off = すでに手番が進んだため、中止はできません。投了はできます。
takeback-asked = すでに頼んであります。
takeback-declined = 相手に断られました。次の手のあとで、もう一度頼めます。
enough-takebacks = このゲームではもう{ $most }回取り消しています。これ以上はできません。
nothing-asked = 何も求められていません。
not-away-long-enough = 相手が離れてから、まだ十分な時間がたっていません。
clock-still-runs = 持ち時間はまだ残っています。
still-going = ゲームはまだ続いています。
too-many-games = 現在ゲームが多すぎます。後でもう一度お試しください。
too-many-of-yours = 進行中のゲームが多すぎます。先にいくつか終えてください。
too-many-of-address = このアドレスからの進行中のゲームが多すぎます。先にいくつか終えてください。
no-such-level = レベル { $name } はありません。
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
cross-site = このリクエストは別のサイトからのものです。
wrong-host = このサーバーは { $host } という名前では利用できません。
no-such-page = ここには何もありません。
not-allowed = ここではできません。
overloaded = サーバーがいま混み合っています。少し待ってからもう一度お試しください。
database-away = サーバーが今ゲームのデータに接続できません。少し待ってからもう一度お試しください。
server-error = サーバーでエラーが起きました。もう一度お試しください。
verified = ソルトと配り方からハッシュ { $hash } になり、ゲームのすべての出目とタイルはこの配り方のものです。
verified-noted = 控えておいたハッシュと同じです。配り方はその時点で決まっていました。
verified-server = サーバー { $host } は、ゲームの最初からこのハッシュを表示しています。選択、引いたタイル、手、結果も同じで、{ $count ->
    [0] 取り消された手はありません
    [1] 取り消された手は1手です
   *[other] 取り消された手は{ $count }手です
 }。
unproven-time = 証明されていないこと：このハッシュがいつ作られたか。ソルト、配り方、ハッシュはまとめて作り上げることができます。最初に控えたハッシュ（--hash）か、サーバー（--server）と比べてください。
unproven-game = 証明されていないこと：これらの手が実際にプレイされたか。それはサーバーにしか分かりません（--server）。
unproven-takebacks = 証明されていないこと：手が何回取り消されたか。棋譜{ $count ->
    [0] には記されていませんが、それを記すタグは取り除くことができます
    [1] では1回です
   *[other] では{ $count }回です
 }。
unproven-names = 検証していないもの：名前、日付、コメント。
bad-hash = 16進数64桁のハッシュではありません：{ $text }
noted-hash-differs = 棋譜のハッシュは、控えておいたものと違います。別のゲームか、何かが変えられています。
bad-game-address = https://bossa.example/game/0123456789abcdef0123 のようなゲームのアドレスではありません。
server-away = サーバー { $host } が応答しません：{ $reason }
bad-answer = { $host } の応答は Bossa のサーバーのものではありません（ステータス { $status }）。
server-hash-differs = サーバー { $host } では、このゲームのハッシュが違います。別のゲームか、何かが変えられています。
server-game-differs = サーバー { $host } では、このゲームの進行が違います。何かが変えられています。
takebacks-differ = 取り消された手は、棋譜では{ $record }手、サーバーでは{ $server }手です。何かが変えられています。
tag-needed = 棋譜にタグ { $tag } がありません。検証できるのは、サーバーで終わったゲームの棋譜だけです。
hash-differs = ソルトと配り方からこのハッシュになりません。何かが変えられています。
deal-differs = ゲームはこの配り方で行われていません。何かが変えられています。
backed-up = すべてのゲームを { $path } に保存しました。
tidied = 削除しました：
tidied-dry = 何も削除していません。対象は次のとおりです：
tidied-count = { $what ->
    [guests] 訪問のないゲスト
    [links] 期限切れのリンク
    [requests] リクエストID
    [presence] 終了したゲームの在席記録
    [unplayed] 相手が来なかった、またはほとんど進まなかったゲーム
   *[finished] 終了したゲーム
 }：{ $count }
database-size = データベースは{ $used } MBで、新しいゲーム用の空きは{ $free } MBです。
backup-elsewhere = このデータベースのバックアップには、専用ツールの pg_dump を使ってください。
bad-setting = { $name } に { $value } は指定できません。
damaged-game = 保存されたこの対局は壊れていて、読めません。ほかの対局に影響はありません。
unknown-event = この対局は別のバージョンのサーバーで書かれたため、ここでは読めません。
needs-posix = { $what } は Linux と macOS でのみ使えます。
