import type { SessionMessages } from "../../en/session/session.ts";

/** 当事者の署名に立ち会う人に関する言葉。 */
export const witness: SessionMessages["witness"] = {
  party: (number) => `${number}人目の当事者`,
  add: (party) => `${party}の立会人を追加する`,
  remove: (party, number) => `${party}の立会人${number}を外す`,
  name: (party, number) => (number === 1 ? `${party}の立会人の名前` : `${party}の立会人${number}の名前`),
  nameHint: "立会人は、この人が署名するところを見て、その直後に署名します。ほかの役割がない人に限ります。",
  twice: "当事者でもほかの立会人でもない人の名前を入力してください",

  role: (party) => `${party}さんの署名の立会人`,
  joinTitle: "署名の立会いに招待されています",
  joinText: (from, title, party) => `${from}さんが「${title}」への${party}さんの署名の立会いを求めています。`,
  signTitle: "立会人として署名",
  signText: (party) =>
    `${party}さんが署名しました。署名するところを見た場合に限り、署名してください。法律が同じ場所での立会いを求める場合、別の場所から見ているだけでは足りません。`,
  confirm: (party) => `${party}さんがこの書類に署名するところを見ました。私はこの書類の当事者ではありません`,
  confirmMissing: (party) => `先に、${party}さんが署名するところを見たことを確認してください`,
  intend: (title, party) => `${party}さんの署名の立会人として「${title}」に署名する意思があります`,

  refuse: "立会いを断る",
  refuseReason: "断る理由を書いてください。参加者全員が読めます。",
  confirmRefuse: "立会いを断る",
  refused: "立会いを断りました",
  refusedTitle: (name, party) => `${name}さんが${party}さんの署名の立会いを断りました`,
  replaceTitle: (name) => `立会人を${name}さんから別の人に変える`,
  replaceText:
    "ほかの立会人を決めるか、立会人なしで進めてください。立会人は署名するところを見る必要があり、それぞれの署名には全員の名前が記されるため、署名済みの人も含め、全員がもう一度署名します。",
  replaceLaw: "法律や書類が立会人を求めていないか、先に確かめてください。",
  replaceName: (party) => `${party}さんの新しい立会人の名前`,
  replace: "この人を立会人にする",
  leaveOut: "立会人なしで進める",
  replaced: (name, before, after) => `${name}さんが${before}さんに代わる立会人として${after}さんを指名しました`,
  leftOut: (name, before) => `${name}さんが立会人の${before}さんなしで進めることにしました`,
  signed: (name, party) => `${name}さんが、${party}さんの署名の立会人として署名しました`,
};
