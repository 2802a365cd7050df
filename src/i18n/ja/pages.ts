import type { PagesMessages } from "../en/pages.ts";

/** 文章ページに共通の言葉。 */
export const pages: PagesMessages = {
  contents: "このページの内容",
  otherPages: "このサイトについて",
  noPhone: "このサイトには、電話・メール・郵便の連絡先が設定されていません。",
  phone: "電話",
  email: "メール",
  post: "郵便",
  hours: "受付時間",
  keys: "お使いの端末に保存するもの",
  key: "キー",
  holds: "内容",
  keyNames: {
    recents: "最近見た5ページ",
    session: "ログインしたときの名前とメールアドレス",
    settings: "文書の設定",
    personal: "個人設定",
    interface: "メニューの幅と表示の設定",
    conversation: "アシスタントとの会話（削除するまで）",
    model: "アシスタントに利用を許可した言語モデル",
  },
  database: "データベース",
  databaseHolds: "下書き、完成した書類、ファイル、登録した期限",
  trialTitle: "見本で試す",
  trialLead:
    "下のフォームには回答が入っています。回答を変更すると書類も変わります。入力内容は保存されず、料金もかかりません。",
  trialAll: "すべての書類を見る",
};
