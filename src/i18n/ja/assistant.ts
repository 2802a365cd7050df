import type { AssistantMessages } from "../en/assistant.ts";

/** Messages of the assistant. */
export const assistant: AssistantMessages = {
  greeting: "こんにちは。ご用件を自由に入力してください。書類、金額、期限、アメリカの州の法律についてお手伝いします。",
  thanks: "どういたしまして。ほかにも質問があれば書いてください。",
  aboutUs: (product) =>
    `${product}のアシスタントです。弁護士ではなくプログラムです。書類を探して一緒に記入し、金額を計算し、確認済みの法律を出典とともに示します。結果の予想や法律上の助言はできません。`,
  startedOver: "最初からやり直します。何が必要ですか。",
  undone: "一つ前に戻しました。",
  nothingToUndo: "元に戻すものはありません。",
  found: (name, about) => (about === "" ? `「${name}」のページがあります。` : `${name}：${about}`),
  planned: (name) => `「${name}」は準備中のため、まだ使えません。`,
  notSure: "必要なものがはっきり分かりませんでした。近いページは次のとおりです。選ぶか、もう少し詳しく書いてください。",
  noFigure:
    "その金額や数を計算するページはありません。近いページは次のとおりです。選ぶか、もう少し詳しく書いてください。",
  others: (names) => `関連するページ：${names}`,
  understood: (answers) => `次のように理解しました：${answers}`,
  corrected: (label, answer) => `変更しました：${label}：${answer}`,
  foreignQuestions: "このページは英語だけのため、質問も英語で表示します。",
  screening: "最初に、このページで対応できる内容かどうかを確認します。",
  ask: (label) => label,
  options: (labels) => `次から選んでください：${labels}`,
  inForm: "この質問はフォームで答えるほうが簡単です。ここまでの答えは記入済みです。",
  rowsHint: "続けて書くか、ここで追加してください。",
  rowMore: "ほかにもあれば書いてください。なければ「以上」と書いてください。",
  rowNext: (label) => `次を書いてください（${label}）`,
  rowPart: (row, label) => `${row}：${label}`,
  row: (number) => `${number}番目`,
  inFormNext: "フォームを開くと、ここまでの答えが記入された状態で続けられます。",
  notAnAnswer: "答えとして読み取れませんでした。",
  otherCurrency: (amount, currency, isChoice) =>
    `このページの金額の単位は「${currency}」のため、${amount}は記入していません。「${currency}」での金額を書いてください。${isChoice ? "別の通貨にする場合は、先に「文書の設定」で選んでください。" : ""}`,
  unchanged: "変更はありません。",
  why: "答えによって結果が変わるためです。",
  law: (label, place, shown) => `${label}（${place}）：${shown}`,
  lawInSource: (label, place) =>
    `この点には規定があります：${label}（${place}）。長いためここには引用できません。出典でお読みください。`,
  lawUnknown: (label, place) => `${place}については確認できていません：${label}`,
  lawNone: (label, place) => `${place}にはそのような定めは見つかりませんでした：${label}`,
  official: (cite) => cite,
  whichPlace: (label) => `どの州ですか（${label}）`,
  noMatch: "お答えできるページがありません。必要な書類、金額、期限を書くか、よくある質問をご覧ください。",
  tooLong: "文章が長いため、初めの部分だけを読みました。契約書を確認する場合は「書類を確認する」を開いてください。",
  spanish: "Entendí su pregunta en español; las respuestas están en inglés.",
  unavailable:
    "読み込めなかったため、今はお答えできません。通信状況を確認して、もう一度お試しください。入力した内容は失われていません。",
  stopped: (reason) => reason,
  fileKind: (name, kind) => `${name}は次の種類の書類のようです：${kind}。`,
  fileTitle: (title) => `表題は「${title}」です。`,
  fileOfNoKind: (name) => `${name}の種類を判断できなかったため、どの契約にも当てはまるチェックリストで確認しました。`,
  fileFindings: (points, missing) =>
    `確認すべき点が${points}件${missing === 0 ? "" : `、欠けている点が${missing}件`}見つかりました。重要なものから示します。`,
  fileNoFindings: "特に問題となる点は見つかりませんでした。署名の前にご自分でも読んでください。",
  fileAsk: "内容について質問するか、すべてを見るには確認ページを開いてください。",
  fileSays: (topic, name) => `${name}で「${topic}」について見つかった箇所です。`,
  fileHasWords: (name) => `${name}で質問の言葉が使われている箇所です。`,
  notInFile: (topic, name) =>
    `${name}に「${topic}」は見つかりませんでした。見落としもあり得るため、ご自分でも確認してください。`,
  thatSubject: "ご質問の内容",
  quote: (quote, where) => `「${quote}」${where === "" ? "" : `（${where}）`}`,
  comparedWithLaw: (found, label, place, shown) => `書類の記載：${found}。法律：${label}（${place}）：${shown}`,
  fileRefused: (name, reason) => `${name}は確認できませんでした。${reason}`,
  fileTopics: {
    deposit: "敷金・保証金",
    late_fee: "延滞料・違約金",
    increase: "家賃・料金の値上げ",
    arbitration: "仲裁・調停・陪審",
    renewal: "更新・延長",
    early_end: "途中での終了",
    end: "終了の時期",
    start: "開始の時期",
    notice: "通知",
    payment: "支払う金額",
    law: "適用される法律と裁判所",
    parties: "当事者",
    pets: "ペット",
    transfer: "同居・転貸・譲渡",
    repairs: "修理",
    entry: "立ち入りと検査",
    competition: "競業の禁止",
    secrecy: "秘密保持",
    liability: "責任と保険",
    lawyer_fees: "弁護士費用",
    ownership: "所有権",
  },
  back: (name) => `「${name}」に戻りました。`,
  yes: "はい",
  no: "いいえ",
  unsure: "わからない・未定",
  referrals: {
    domestic_violence:
      "まず安全を確保してください。次の相談窓口は24時間、無料で、秘密を守って相談に応じています。今危険なときは911に電話してください。「このページを離れる」を押すとすぐに離れます。",
    child_abuse:
      "まず子どもの安全を確保してください。次の相談窓口は24時間応じています。今危険なときは911に電話してください。",
    sexual_assault:
      "おつらいことでしたね。あなたのせいではありません。次の相談窓口は24時間、無料で、秘密を守って相談に応じています。今危険なときは911に電話してください。",
    suicide:
      "とてもつらい状況にいらっしゃるのですね。一人で抱え込まないでください。今すぐ988に電話するかメッセージを送ってください。24時間、無料で、秘密を守って話を聞いてくれます。今危険なときは911に電話してください。",
    emergency: "今危険なときは911に電話してください。",
    criminal: "刑事事件についてはお手伝いできません。刑事弁護士か公選弁護人に相談してください。",
    immigration:
      "在留資格についてはお手伝いできません。移民法の弁護士や認定を受けた代理人に相談してください。無料の相談先のリストがあります。",
    counsel:
      "裁判の結果を予想したり、決めるべきことを助言したりすることはできません。事情を知る弁護士に相談してください。金額の計算、期限の確認、書類の準備はお手伝いできます。",
    sued: "訴えられた場合は、呼出状や裁判所の通知に、答弁の方法と期限が書かれています。請求が間違っていると思っても、期限までに答弁してください。答弁しないと、そのまま判決が出ることがあります。答弁書の書式はここにはありません。裁判所の書記官が用意していることが多く、法律扶助に無料で相談できる場合もあります。",
    unread_law:
      "その点の法律はまだ確認していないため、お答えできません。その州の弁護士か法律扶助の窓口に相談してください。",
    foreign_law:
      "ここにあるものはすべてアメリカ合衆国とその州の法律によるため、ほかの国の法律についてはお手伝いできません。その国の弁護士か法律相談の窓口に相談してください。",
    wrong: "それはお手伝いできません。",
  },
};
