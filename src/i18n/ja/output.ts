import type { OutputMessages } from "../en/output.ts";

/** 確認、完成、プレビューのことば。 */
export const output: OutputMessages = {
  resumeTitle: "この端末に下書きがあります",
  resumeSaved: (when) => `最後の保存：${when}`,
  resume: "下書きの続きから",
  deleteDraft: "この下書きを削除",
  deleteDraftSure: "この端末から下書きを削除しますか。元には戻せません。",
  deleteNow: "削除する",
  keepDraft: "残す",
  exitTitle: "この書類はお客様のケースには使えません",
  youAnswered: "あなたの回答",
  waysOn: "ほかにできること",
  otherTabTitle: "別のタブでは、次の質問に違う回答をしています",
  otherTabUse: "この回答を使う",
  otherTabDrop: "フォームの回答を残す",

  checkTitle: "回答の確認",
  checkLead: (document) => `次の回答から${document}を作ります。`,
  notProvided: "未入力",
  notSureYet: "わからない・未定",
  blanksTitle: (count) => `未定の回答が${count}件あります`,
  blanksLead: "次の回答が文書に入る場合は、その部分が空欄になります。今入力するか、あとで手書きしてください。",
  change: "変更",
  changeWhat: (question) => `変更：${question}`,
  create: (document) => `${document}を作る`,
  notReadyTitle: "まだ必要な回答があります",
  nothingOpen: "未定の回答はありません",
  incomplete: "先に次の質問に答えてください",

  finishTitle: (document) => `${document}ができました`,
  finishLead: "署名や押印の前に、はじめから終わりまで読み直してください。",
  download: "ダウンロードと印刷",
  formats: { txt: "テキスト" },
  downloadAs: (format) => `${format}形式でダウンロード`,
  moreFormats: "ほかの形式",
  addNote: "書式の説明を最後のページに付ける（文書の一部にはなりません）",
  making: (format) => `${format}形式のファイルを作っています`,
  made: (file) => `${file}をダウンロードしました。`,
  makingFailed: (format) =>
    `${format}形式のファイルを作れませんでした。回答は残っています。もう一度試すか、ほかの形式を選んでください。`,
  unprinted: (characters) =>
    `次の文字はフォントにありません：${characters}。ファイルでは、かっこ付きのコードで表示されます。別の書き方にするか、文字がそのまま残るWordを選んでください。`,
  print: "印刷",
  nextSteps: "次にすること",
  due: (date) => `${date}まで`,
  source: "出典",
  openPoints: (count) => `署名・押印の前に確認が必要な点が${count}件あります`,
  services: {
    negotiation: {
      title: "相手と条件を交渉する",
      lead: "専用のリンクを送ります。相手は条項ごとに承諾したり、別の文言を提案したりできます。",
    },
    signing: { title: "オンラインで署名する", lead: "全員の署名を集め、電子シール付きの1つのPDFにします。" },
  },
  keep: "控えの保管",
  saveToVault: "書類保管庫に保存",
  vaultNote:
    "回答をこの端末に保存しないことを選んでいます。書類保管庫と期限の管理はこの端末の中にあり、このブラウザを使う人なら誰でも開けます。",
  savedToVault: "書類保管庫に保存しました。",
  notStored: {
    full: "端末の空きが足りないため、保存できませんでした。代わりに文書をダウンロードしてください。",
    blocked: "このブラウザでは保存できません。代わりに文書をダウンロードしてください。",
    outdated:
      "このブラウザでサイトの新しいバージョンが開かれたため、保存できませんでした。文書をダウンロードし、このサイトのタブをすべて閉じてから開き直してください。",
    lost: "ブラウザの保存領域との接続が切れたため、保存できませんでした。文書をダウンロードし、ページを再読み込みしてもう一度お試しください。",
    unexpected:
      "問題が起きたため、保存できませんでした。文書をダウンロードし、ページを再読み込みしてもう一度お試しください。",
  },
  toTracker: "期限の管理に追加する",
  ends: (date) => `契約期間は${date}までです。`,
  inTracker: (date) =>
    `期限の管理に${date}を登録しました。通知は送られません。期限の管理を開いて確かめるか、カレンダー用のファイルを保存してください。`,
  related: "関連する文書",
  changeAnswers: "回答を変更する",
  openWarnings: "次の点をもう一度確かめ、判断に迷うときは専門家に相談してください。",
  lawStaleTitle: "法令の情報が古い可能性があります",
  lawStale: (cites) =>
    `この文書は${cites}にもとづいています。再確認の期日を過ぎていますので、使う前にお確かめください。`,
  signing: {
    conditional: "電子署名ができるのは一部の場合だけです",
    not_by_default: "特に認められる場合を除き、紙に署名してください",
    prohibited: "紙に署名してください",
  },

  documentPreview: "文書のプレビュー",
  whatThisMeans: "この条項の意味",
  whyItIsHere: "この条項がある理由",
  aboutClause: (clause) => `この条項の意味と理由：${clause}`,
  goToQuestion: "質問に移る",
  partOfAll: "この種類の文書には必ず入ります。",
  becauseOf: "次の回答に基づいて追加されました。",
};
