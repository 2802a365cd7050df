import type { ShellMessages } from "../en/shell.ts";

/** 各ページの枠に出る言葉。 */
export const shell: ShellMessages = {
  menu: "メニュー",
  openMenu: "メニューを開く",
  collapseMenu: "メニューを折りたたむ",
  expandMenu: "メニューを広げる",
  close: "閉じる",
  goBack: "戻る",
  quickLinks: "クイックリンク",
  accountMenu: "アカウントとヘルプ",
  accountOf: (name) => `${name}さんのアカウント`,
  homeLink: (product) => `${product}ホーム`,

  siteLanguage: "サイトの言語",
  siteLanguageHint: "このサイトの表示言語",
  settingsBlock: "言語と法律",
  openSettings: "言語と法律の設定",
  noCounterpart: "このページの日本語版はまだありません。",
  goJapaneseHome: "日本語のホームへ",
  allSettings: "文書の設定をすべて見る",

  noRecent: "最近見たページはありません",
  noRecentHint: "ページを見ると、ここに表示されます。",
  inPreparation: "準備中",
  filter: "メニュー内を検索",
  filterHint: "例：業務委託、雇用",
  filterNone: "該当する項目がありません。",
  filterCount: (count) => `${count}件`,
  wider: "広くする",
  narrower: "狭くする",

  search: "検索",
  searchLabel: "どんな書類が必要ですか",

  toastArea: "お知らせ",
  warning: "注意：",
  offline: "オフラインです。この端末に保存済みの内容は引き続き使えます。",
  updateReady: "新しいバージョンがあります。",
  updateNow: "更新する",
  updateLater: "あとで",
  opensElsewhere: "（英語）",

  actions: {
    Create: "作成",
    Calculate: "計算",
    Compare: "比較",
    Check: "確認",
    Chat: "チャット",
    Process: "手続き",
    Negotiate: "交渉",
    Start: "開始",
    Review: "レビュー",
  },

  stopWords: ["の", "を", "が", "に", "です", "ます", "したい", "ください"],
};
