import type { SessionMessages } from "../../en/session/session.ts";

/** 全員の署名の後に公証証書を完成させる公証人に関する言葉。 */
export const notary: SessionMessages["notary"] = {
  acts: {
    acknowledgment: "認証（acknowledgment）",
    representative: "代理・代表として署名する人の認証",
    jurat: "宣誓認証（jurat）",
  },
  actTexts: {
    acknowledgment: "署名が自分のもので、自分の意思で行ったことを、署名者が公証人に認めます。",
    representative: "会社、信託、またはほかの人のために署名したことを、署名者が公証人に認めます。",
    jurat: "書類の内容が真実であると署名者が宣誓または確約し、公証人の目の前で署名します。",
  },
  juratFirst: "宣誓認証では、署名の前に公証人と会ってください。対象となる全員が、公証人の目の前で署名します。",

  addTitle: "公証人を追加する",
  addText:
    "公証人は専用のリンクで参加し、全員の署名の後に、州の定める証書を完成させます。証書は署名完了PDFに入ります。このサイトは公証を行わず、公証人が誰であるかも確認しません。",
  sees: "公証人は、本文、提案、コメントなど、この手続きの内容をすべて読めます。",
  ownPage: "この書類には公証証書のページが含まれていますが、空白のまま残ります。完成した証書は署名の後に続きます。",
  askFirst:
    "電子書類の公証に関する規則は確認していません。署名の前に、この方法による証書を認めるかどうかを、公証人と書類の提出先に確かめてください。",
  noProvider:
    "このサイトは、オンライン公証の事業者と接続していません。公証人を自分で探してここに招待するか、対面用の書類一式を印刷してください。",
  packet: "公証人のための書類一式を作る（英語）",
  before: "公証人は、最後の人が署名する前に招待してください。その後は、証書なしで電子シールが付きます。",
  name: "公証人の名前",
  taken: "ほかの役割がない人の名前を入力してください",
  place: "公証人を任命した州",
  placeHint: "証書の文言を確認した州だけが表示されます。",
  choosePlace: "州を選んでください",
  act: "公証人に何を証明してもらいますか。",
  actHint: "決めるのは公証人ではなく、あなたです。わからないときは、書類の提出先に確かめてください。",
  signers: "誰の署名ですか。",
  signersMissing: "一人以上選んでください",
  oneSigner: "一人だけ選んでください。ほかの人については、もう一度公証人を招待します。",
  authority: "この人の肩書は何ですか。",
  authorityHint: "例：president、trustee（証書は英語です）",
  party: "この人は誰のために署名しますか。",
  partyHint: "会社、信託、または人の正式な名前。",
  missing: "入力してください",
  loading: "法律を読み込んでいます…",
  loadFailed: "法律を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
  invite: "この公証人を招待する",

  certificateLaw: (state) => `文言は${state}の定める証書です。出典：`,
  summary: "法律そのものではなく要約で確認したため、公証人に確かめてもらってください。",
  showWording: "文言を表示する",
  video: {
    yes: (state) => `${state}の公証人は、ビデオ通話で公証を行えます。出典：`,
    no: (state) => `${state}の公証人は、ビデオ通話で公証を行えません。出典：`,
    disputed: (state) =>
      `${state}の公証人がビデオ通話で公証を行えるかどうかは、資料によって異なるため、ここでは選べません。出典：`,
    unknown: (state) => `${state}の公証人がビデオ通話で公証を行えるかどうかは確認していないため、ここでは選べません。`,
  },
  card: (state, card) => `${state}の公証人が受け付ける身分証明書：${card} 出典：`,
  cardUnknown: (state) => `${state}の公証人がどの身分証明書を受け付けるかは確認していません。公証人に尋ねてください。`,

  role: "公証人",
  joinTitle: "公証証書の作成に招待されています",
  joinText: (from, title) => `${from}さんが、公証人として「${title}」の署名の証書を完成させるよう求めています。`,

  title: "証書を完成させる",
  waits: "全員が署名した後に、証書を完成させることができます。",
  waitsJurat:
    "全員が署名した後に、証書を完成させることができます。宣誓認証なので、下に挙げた人は、あなたの目の前で宣誓または確約し、署名しなければなりません。",
  asked: (from, state, signers) =>
    `${from}さんが、${state}の公証人であるあなたに、${signers}さんについて次の証明を求めています。`,
  selfStated: "入力の内容は確認しません。署名完了PDFには、あなた自身の申告であると記されます。",
  commissionName: "任命書に記載された名前",
  commissionState: "どの州の公証人ですか。",
  otherState: "ほかの州",
  commission: "任命番号",
  expires: "任期が終わる日",
  on: "公証を行った日",
  county: "公証を行った郡または市",
  appearance: "署名者はどのように出頭しましたか。",
  appearances: { in_person: "同じ部屋で", video: "ビデオ通話で" },
  identification: "署名者をどのように確認しましたか。",
  identifications: {
    document: "身分証明書で",
    known: "個人的に知っている",
    witness: "本人を知る証人の宣誓で",
  },
  evidence: { document: "どの身分証明書ですか。", known: "", witness: "証人の名前" },
  evidenceHint: "例：Texas driver’s license。番号は入力しないでください。ファイルを受け取る全員が読めます。",
  wording: "証書",
  wordingText:
    "文言は州の定めるものです。上に入力した内容が空欄に入っているので、一つずつ確かめてください。空のままの空欄は、空のまま印刷されます。",
  blank: (number, before) => (before === "" ? `空欄${number}` : `空欄${number}（「${before}」の後）`),
  box: (number, after) => `チェック欄${number}：「${after}」`,
  stamp: "公印の画像（任意）",
  stampHint: "PNG、JPEG、WebPファイル。濃い線だけを使い、画像は送りません。",
  noStamp: "この画像から何も読み取れません。明るい背景に濃い線の画像を選んでください。",
  stampShown: "あなたの公印",
  confirm: (state) =>
    `私は${state}の公証人です。上に挙げた人は述べたとおり私の前に出頭し、私自身がこの証書を完成させました`,
  confirmMissing: "先に、署名欄の上の文を確認してください",
  done: "証書を完成させました。",
  complete: "証書を完成させる",
  refuse: "証明を断る",
  refuseReason: "断る理由を書いてください。参加者全員が読めます。",
  confirmRefuse: "証明を断る",

  certified: "証書を完成させました",
  refused: "証明を断りました",
  refusedTitle: (name) => `${name}さんが証明を断りました`,
  leaveOutTitle: (name) => `${name}さんなしで進める`,
  leaveOutText: (name) =>
    `${name}さんの証書なしでファイルに電子シールを付けます。署名に影響はありませんが、公証を求める相手は書類を受け付けないことがあります。別の公証人を招待する場合は、先に招待してください。`,
  leaveOut: "この公証人なしで進める",

  wasInvited: (name, notaryName) => `${name}さんが公証人として${notaryName}さんを招待しました`,
  wasLeftOut: (name, notaryName) => `${name}さんが公証人の${notaryName}さんなしで進めることにしました`,

  problems: {
    older_session:
      "この手続きは、証書を印刷できないバージョンのプログラムで開始されました。公証人を追加するには、新しい手続きを始めてください。",
    too_many_seats: "この手続きの参加者をこれ以上増やせません。",
    unfit_notary: "公証人にはほかの役割があってはならず、ほかの参加者が使っていない端末が必要です。",
    wrong_request: "署名を証明してもらう人を選び、必要であれば誰のために署名するかを入力してください。",
    signatures_open: "まだ全員が署名していません。証書は最後です。",
    commission_expired: "任期が終わっているか、公証を行った日より前に終わります。",
    wrong_day: "公証を行った日は、今日でなければなりません。",
    wrong_state:
      "この証書は、ほかの州の公証人のものです。証明を断り、自分の州の公証人としてもう一度招待してもらってください。",
    wrong_act: "この証書は、ほかの公証行為のものです。",
    video_not_allowed: "この州の公証人がビデオ通話で公証を行えることは確認していません。",
    wrong_identification:
      "署名者をどのように確認したかを入力してください。個人的に知っていることで足りるのは、確認した法律が認める場合だけです。",
    wrong_blanks: "証書が変わりました。ページを再読み込みして、もう一度入力してください。",
  },
};
