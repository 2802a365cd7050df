import type { HomeMessages } from "../en/home.ts";

/** 日本語のホームの言葉。 */
export const home: HomeMessages = {
  name: "ホーム",
  chat: "ご質問はチャットで",
  contact: "サポートへの連絡",
  trial: "無料で試す",
  languages: "ほかの言語",

  title: "質問に答えるだけで、契約書がかたちになる。",
  lead: "短い質問に一つずつ答えると、となりの画面に文書ができあがっていきます。会員登録は不要です。下書きは、送信するまでお使いの端末に保存されます。",
  search: "どんな書類が必要ですか",
  searchHint: "例：業務委託、秘密保持、雇用、定款",
  searchButton: "さがす",

  marked: {
    title: "第6条（契約の終了）",
    before: "委託者及び受託者は、",
    noted: "1か月前までに書面で通知することにより",
    after: "、本契約を終了させることができる。",
    note: "わかりやすく言うと、やめたいときは、1か月前までに書面で知らせます。",
    nextTitle: "第7条（報酬）",
    next: "委託者は、受託者に対し、報酬として月額金300,000円を支払う。",
    nextNote: "毎月の支払額です。",
  },

  resume: "続きから再開する",
  resumeLast: "再開する",
  allDrafts: "この端末の下書きをすべて見る",

  choices: "どの書類から始めますか",
  ready: "いま作成できる書類",
  minutes: (count) => `約${count}分`,
  allServices: "準備中のものも含めてすべて見る（英語）",

  stepsTitle: "使い方",
  steps: [
    { name: "答える", text: "約10分で終わります。" },
    { name: "確かめる", text: "条項を押すと意味がわかります。" },
    { name: "使う", text: "Word・PDF・印刷・署名に使えます。" },
  ],

  sample: {
    title: "試してみる：借用書",
    note: "見本です。入力内容は保存も送信もされません。",
    lender: "貸す人",
    borrower: "借りる人",
    amount: "金額",
    printedAmount: (amount) => `金${amount}円`,
    due: "返済の期限",
    start: { lender: "佐藤 花子", borrower: "田中 太郎", amount: "100,000", due: "2027-06-30" },
    sheet: "文書のプレビュー",
    sheetTitle: "借用書",
    blank: { lender: "貸す人", borrower: "借りる人", amount: "金額", due: "期日" },
    sentence: [
      { value: "borrower" },
      "（以下「借主」という。）は、",
      { value: "lender" },
      "（以下「貸主」という。）から、",
      { value: "amount" },
      "を借り受けた。",
    ],
    dueSentence: ["借主は、", { value: "due" }, "までに、前条の金額の全部を貸主に返済する。"],
    early: "借主は、期限の前であっても、全部又は一部を返済することができる。",
    signature: "借主 署名",
  },

  bar: null,

  honestTitle: "ご利用の前に",
  honest: [
    "{product}は法律事務所ではありません。一般的な書式と情報を提供するもので、個別の法律相談に代わるものではありません。",
    "迷ったときは弁護士・司法書士等の専門家や公的な相談窓口をご利用ください。",
  ],
  freeHelp: { text: "相談先の探し方（英語）", href: "/help#free-help" },

  questionsTitle: "よくある質問",
  questions: [
    {
      ask: "料金はかかりますか。",
      answer: "このサイトでは料金はかかりません。会員登録をせずに、書類を作って保存できます。",
    },
    {
      ask: "回答はどこに保存されますか。",
      answer:
        "お使いの端末のブラウザの中だけです。書類の交渉や署名を始めない限り、どこにも送信されません。ブラウザのデータを消すと失われます。",
    },
    {
      ask: "日本語で作れる書類は何ですか。",
      answer:
        "業務委託契約書、秘密保持契約書、雇用契約書、定款の4種類です。準備中のものは、そのページに「準備中」と表示します。",
    },
    {
      ask: "あとから直せますか。",
      answer: "はい。下書きは「マイサービス」に残ります。回答を直して、もう一度保存してください。",
    },
    {
      ask: "AIは何をしますか。",
      answer:
        "書類と計算結果は決まった規則から作られ、AIは使いません。AIが書いた文章にはその旨を表示します。AIが計算結果を変更することはありません。",
    },
  ],

  footer: {
    terms: { name: "利用規約", href: "/terms/jp" },
    privacy: { name: "プライバシー", href: "/privacy/jp" },
    disclaimer: { name: "免責事項（英語）", href: "/disclaimer/en" },
    contact: { name: "お問い合わせ（英語）", href: "/contact/en" },
    help: { name: "ヘルプ（英語）", href: "/help" },
  },
};
