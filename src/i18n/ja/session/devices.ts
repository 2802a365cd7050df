import type { SessionMessages } from "../../en/session/session.ts";

/** 一人が使う複数の端末に関する言葉。 */
export const devices: SessionMessages["devices"] = {
  title: "あなたの端末",
  text: (name) =>
    `スマートフォンなど、ご自分の別の端末でも参加できます。その端末でも${name}さんとして署名を含むすべての操作ができます。`,
  only: "端末の追加と削除ができるのはこの端末だけです。この端末をなくしても、ほかの端末は引き続き使えます。",
  connect: "別の端末をつなぐ",
  offerText:
    "別の端末でこのコードを読み取るか、リンクを開いてください。自分用メモも読めるリンクなので、誰にも送らないでください。",
  code: "別の端末用リンクのQRコード",
  cancel: "接続をやめる",
  waiting: "このページを開いたままにしてください。別の端末でリンクを開いたら、ここで確認します。",
  askedTitle: (name) => `${name}さんとして参加しようとしている端末があります`,
  asked: (code) => `番号は${code}です。別の端末に同じ番号が表示されていますか？`,
  confirm: "はい、自分の端末です",
  refuse: "いいえ、拒否します",
  first: "最初の端末",
  second: (number) => `端末${number}`,
  thisOne: "この端末",
  numbered: (code) => `番号${code}`,
  remove: (device) => `${device}を外す`,
  removeQuestion: (device) => `${device}を外しますか？`,
  removeYes: "外す",
  removeNo: "外さない",
  noNotesKey:
    "この端末には自分用メモの鍵がありません。最初の端末でこの端末を外し、新しいリンクでつなぎ直してください。参加者全員が読めるコメントは書けます。",
  added: "この端末は最初の端末から追加されました。端末の追加と削除ができるのは最初の端末だけです。",

  joinTitle: "この端末でも参加",
  joinText: (name, title) => `この端末で、${name}さんとして「${title}」の手続きに参加します。`,
  join: "この端末をつなぐ",
  confirmThere: "最初の端末で確認してください",
  confirmCode: (code) =>
    `最初の端末でこの手続きを開いてください。番号${code}が表示されているはずです。確認が済むと、このページは自動的に進みます。`,
  linkGone:
    "このリンクはもう使えません。最初の端末でもう一度「別の端末をつなぐ」を選び、新しいリンクを使ってください。",
  removedTitle: "この端末は外されました",
  removed: (date) =>
    `${date}に最初の端末がこの端末を外しました。ここでの操作にはもう効力がありません。それより前の操作は有効なままです。`,

  on: (sentence, number) => `${sentence}（端末${number}）`,
  onRemoved: (sentence) => `${sentence}（後に外された端末）`,
};
