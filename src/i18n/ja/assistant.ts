import type { AssistantWords } from "../en/assistant.ts";

/** Words of the assistant. */
export const assistant: AssistantWords = {
  greeting:
    "こんにちは。必要なことをそのままの言葉で書いてください。書類、金額、期限、アメリカの州の法律についてお手伝いします。",
  thanks: "どういたしまして。ほかにも質問があれば書いてください。",
  aboutUs: (product) =>
    `${product} のアシスタントです。弁護士ではなくプログラムです。書類を探して一緒に記入し、金額を計算し、確認済みの法律を出典とともに示します。結果の予想や法律上の助言はできません。`,
  startedOver: "最初からやり直します。何が必要ですか。",
  undone: "一つ前に戻しました。",
  nothingToUndo: "元に戻すものはありません。",
  found: (name, about) => (about === "" ? `「${name}」のページがあります。` : `${name}：${about}`),
  planned: (name) => `「${name}」は準備中のため、まだ使えません。`,
  others: (names) => `関連するページ：${names}`,
  understood: (answers) => `次のように理解しました：${answers}`,
  corrected: (label, answer) => `変更しました：${label}：${answer}`,
  ask: (label) => label,
  options: (labels) => `次から選んでください：${labels}`,
  inForm: "この質問はフォームで答えるほうが簡単です。ここまでの答えは記入済みです。",
  inFormNext: "フォームを開くと、ここまでの答えが記入された状態で続けられます。",
  notAnAnswer: "答えとして読み取れませんでした。",
  unchanged: "変更はありません。",
  why: "答えによって結果が変わるためです。",
  law: (label, place, shown) => `${label}（${place}）：${shown}`,
  lawUnknown: (label, place) => `${place}については確認できていません：${label}`,
  lawNone: (label, place) => `${place}にはそのような定めは見つかりませんでした：${label}`,
  official: (cite) => cite,
  whichPlace: (label) => `どの州ですか（${label}）`,
  noMatch: "お答えできるページがありません。必要な書類、金額、期限を書くか、よくある質問をご覧ください。",
  tooLong: "文章が長いため、初めの部分だけを読みました。契約書を確認する場合は「書類を確認する」を開いてください。",
  spanish: "Entendí su pregunta en español; las respuestas están en inglés.",
  unavailable:
    "読み込めなかったため、今はお答えできません。接続を確認して、もう一度お試しください。入力した内容は失われていません。",
  stopped: (reason) => reason,
  back: (name) => `「${name}」に戻りました。`,
  yes: "はい",
  no: "いいえ",
  unsure: "まだ決まっていない",
  referrals: {
    domestic_violence:
      "まず安全を確保してください。次の相談窓口は24時間、無料で、秘密を守って相談に応じています。今危険なときは911に電話してください。「このページを離れる」を押すとすぐに離れます。",
    child_abuse:
      "まず子どもの安全を確保してください。次の相談窓口は24時間応じています。今危険なときは911に電話してください。",
    suicide:
      "とてもつらい状況にいらっしゃるのですね。一人で抱え込まないでください。今すぐ988に電話するかメッセージを送ってください。24時間、無料で、秘密を守って話を聞いてくれます。今危険なときは911に電話してください。",
    emergency: "今危険なときは911に電話してください。",
    criminal: "刑事事件についてはお手伝いできません。刑事弁護士か公選弁護人に相談してください。",
    immigration:
      "在留資格についてはお手伝いできません。移民法の弁護士や認定を受けた代理人に相談してください。無料の相談先のリストがあります。",
    counsel:
      "裁判の結果を予想したり、決めるべきことを助言したりすることはできません。事情を知る弁護士に相談してください。金額の計算、期限の確認、書類の準備はお手伝いできます。",
    wrong: "それはお手伝いできません。",
  },
};
