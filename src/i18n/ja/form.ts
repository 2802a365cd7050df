import type { FormMessages } from "../en/form.ts";

/** 質問画面の枠、はじめの画面、下書きの状態のことば。 */
export const form: FormMessages = {
  optional: "（任意）",
  required: "※必須",
  unsureNote: "この回答が文書に入る場合は、その部分が空欄になります。あとで記入できます。",
  help: "この質問の説明",
  whyWeAsk: "お聞きする理由",
  errorPrefix: "エラー：",
  inUnit: (unit) => `単位：${unit}`,
  units: {
    USD: "米ドル",
    JPY: "円",
    percent: "%",
    day: "日",
    week: "週",
    month: "か月",
    year: "年",
    hour: "時間",
    minute: "分",
  },

  whatYouGet: "できあがるもの",
  goodFor: "このような方に",
  notFor: "次の目的には使えません",
  haveReady: "ご用意いただくもの",
  aboutMinutes: (minutes) => `約${minutes}分`,
  noCost: "無料でご利用いただけます",
  keptHere: "この端末だけに保存されます。サーバーには送信されません。",
  keptChoice: "この端末に保存するかどうかは、最初の質問の前に選べます。サーバーには送信されません。",
  notLawFirm: (product) =>
    `${product}はソフトウェアです。法律事務所ではなく、法律上の助言は行いません。裁判の期日があるとき、金額が大きいとき、迷うときは、先に弁護士にご相談ください。`,
  start: "はじめる",
  startOver: "新しく作る",
  openFile: "回答のファイルを開く",
  openFileFailed: "このフォームの回答が入っていないか、ファイルが壊れています。何も変更していません。",
  draftDeleted: "下書きをこの端末から削除しました。",
  draftNotDeleted:
    "下書きを削除できませんでした。この端末に残っています。ページを再読み込みしてもう一度お試しください。",
  notInLanguage: (language) => `この文書はまだ${language}では作れません。質問と文書は日本語で表示されます。`,
  inLanguage: (language) =>
    `文書は${language}で作られます。質問は日本語のままですが、名称や説明は入力どおり文書に入るため、${language}で入力してください。`,
  fixedLanguage: (language) => `この文書は${language}で作られます。`,
  screenTitle: "はじめに、この文書が合うかどうか確かめます",

  back: "戻る",
  continue: "次へ",
  saveAndCheck: "保存して確認画面に戻る",
  backToCheck: "確認画面に戻る",
  checkNow: "回答を確認する",

  saving: "保存しています…",
  savedAt: (time) => `この端末に保存しました ${time}`,
  notSaved: {
    full: "端末の空きが足りないため、下書きを保存できません。このページを閉じると回答は失われます。先に回答をファイルに保存してください。",
    blocked:
      "このブラウザでは保存できません。プライベートウィンドウの可能性があります。このページを閉じると回答は失われます。先に回答をファイルに保存してください。",
    outdated:
      "このブラウザでサイトの新しいバージョンが開かれたため、この古いページでは最新の回答を保存できません。回答をファイルに保存し、このサイトのタブをすべて閉じてから開き直してください。",
    lost: "ブラウザの保存領域との接続が切れたため、最新の回答を保存できていません。回答をファイルに保存してから、ページを再読み込みしてください。",
    unexpected:
      "問題が起きたため、最新の回答を保存できていません。回答をファイルに保存してから、ページを再読み込みしてください。",
  },
  notKept: "選択どおり、回答はこの端末に保存していません。タブを閉じると失われます。",
  saveFile: "回答をファイルに保存する",
  fileReadable: "この端末でこのファイルを開いた人は、誰でも内容を読めます。",
  fileOf: (name) => `${name}の回答`,
  fileSaved: (file) =>
    `${file}をダウンロードしました。続きから始めるときは、このフォームの最初のページで開いてください。`,
  leaveSure: "回答は保存されていません。このページを離れると失われます。離れますか。",
  draftUnreadable: "下書きを読み込めませんでした。下書きはこの端末にそのまま残っています。空のフォームから始めます。",
  saveAside: "読み込めなかった内容をファイルに保存する",

  loadingQuestions: "読み込み中…",
  tryAgain: "もう一度試す",
};
