import type { SessionMessages } from "../../en/session/session.ts";

const ways = {
  copy: "コピーして",
  share: "共有メニューから",
  code: "QRコードを表示して",
  mail: "メールソフトで",
} as const;

/** 手続きへの招待リンクに関する言葉。 */
export const invite: SessionMessages["invite"] = {
  mail: "メールを作成",
  mailSubject: (from) => `${from}さんからの招待`,
  mailBody: (invitation, link) =>
    [
      invitation,
      "次のリンクを開いて参加してください。",
      link,
      "このリンクは受け取った方専用です。書類を開く鍵が含まれているため、転送しないでください。",
    ].join("\n\n"),
  showCode: "QRコードを表示",
  hideCode: "QRコードを非表示にする",
  code: (name) => `${name}さんへのリンクのQRコード`,
  codeText: (name) => `${name}さんがスマートフォンのカメラで読み取れます。内容は上のリンクと同じです。`,
  codeFailed: "QRコードを読み込めませんでした。通信状況を確認してもう一度試すか、リンクを送ってください。",

  lost: "リンクをなくした、または別の人に送ってしまった場合",
  renewText: (name) =>
    `${name}さんへの新しいリンクを作れます。送ったリンクでは参加できなくなります。ただし、そのリンクを持っている人は本文を読める可能性があります。読まれては困る場合は、この手続きを終了し、新しく始めてください。`,
  renew: "新しいリンクを作る",
  renewed: (name) => `${name}さんへの新しいリンクです。前のリンクはもう使えません。`,
  notHere: (name) =>
    `${name}さんへの現在のリンクはこの端末にありません。リンクを作った端末から送るか、ここで新しく作ってください。新しく作ると、前のリンクは使えなくなります。`,

  checking: "招待を確認しています…",
  replaced: (from, date) =>
    `${from}さんが${date}に新しいリンクを作ったため、このリンクでは参加できません。${from}さんから新しいリンクを受け取ってください。`,
  takenTitle: "この招待はすでに使われています",
  takenHere: "あなたが使った場合は、参加した端末でこの手続きを開いてください。そこからこの端末もつなげます。",
  takenLost: (from) =>
    `その端末をなくした場合や、ブラウザのデータを消した場合、鍵は失われ、誰にも復元できません。${from}さんに連絡し、この手続きを終了して新しく始めてもらってください。全員が署名した署名完了ファイルには影響しません。`,
  notOpened: "この手続きを開けませんでした",

  madeNew: (name, invited) => `${name}さんが${invited}さんへの新しいリンクを作りました（前のリンクは無効）`,
  passedOn: (name, invited, how) => `${name}さんが${invited}さんへのリンクを${ways[how]}渡しました`,
};
