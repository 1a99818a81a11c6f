## 検索エンジン、チャット、ブラウザーのタブに出るページの題と説明
page-title = Bossa（坊茶）：2人で遊ぶタイルゲーム
page-lead = 手札を出しきるか、自陣に6列並べれば勝ち。札幌生まれの2人用タイルゲームを、友だちやコンピューターと遊べます。
page-join-title = Bossaに招待されています
page-join-lead = 札幌生まれの2人用タイルゲームです。リンクを開けば、登録なしですぐに遊べます。
page-rules-title = 坊茶のルール
page-sheet-title = 坊茶の早見表（印刷用）
page-about-title = 坊茶で遊べるこのサイトについて
page-learn-title = Bossaをおぼえる
page-games-title = 自分のゲーム – Bossa
page-record-title = Bossaの棋譜を見る
page-review-title = Bossaの対局の振り返り：運と実力
page-analysis-title = Bossaの検討盤
page-continue-title = Bossaの続きをこの端末で遊ぶ
page-game-title = { $a } 対 { $b } – Bossa

## 題の下と画像に出る、ゲームのようす
page-waiting = 席がまだ空いています。
page-setup = まもなく始まります。
page-turn = { $name }の番です。
page-called-off = このゲームは中止されました。
page-tie = 引き分け：山札がなくなり、手札の枚数が同じです。
page-won = { $winner }の勝ち：{ $ending ->
    [A] 手札を出しきりました。
    [B] 自陣に6列並びました。
    [C] 敵陣の6列目で手札を出しきりました。
    [D] { $loser }は手詰まりです。
    [E] 山札がなくなり、{ $loser }の手札のほうが多いです。
    [resign] { $loser }が投了しました。
    [time] { $loser }の時間切れです。
   *[abandoned] { $loser }が退出しました。
 }

## プレイヤー
page-guest = ゲスト
page-seat = { $seat ->
    [A] プレイヤーA
   *[B] プレイヤーB
 }
page-level = { $level ->
    [seedling] 新芽
    [leaf] 茶葉
    [cup] 茶碗
    [kettle] 茶釜
    [teahouse] 茶屋
   *[master] 茶師
 }

## 画像
card-headline = 手札を出しきるか、六列並べるか。
card-origin = 札幌生まれの、2人で遊ぶタイルゲーム
