import type { SessionMessages } from "../../en/session/session.ts";

/** 参加者全員が読めるコメントと、書いた人だけが読める自分用メモに関する言葉。 */
export const comments: SessionMessages["comments"] = {
  title: "コメント",
  none: "コメントはまだありません。",
  on: (clause, count) => (count === 0 ? `${clause}にコメントする` : `${clause}へのコメント（${count}件）`),
  onProposal: (count) => (count === 0 ? "この提案にコメントする" : `この提案へのコメント（${count}件）`),
  onWhole: "全文についてコメントする",
  aboutClause: (clause) => `${clause}について`,
  aboutProposal: (proposal) => `提案について：${proposal}`,
  aboutWhole: "全文について",
  text: "コメント",
  readers: "誰が読めるようにしますか",
  shared: "参加者全員",
  onlyMe: "自分だけ",
  internal: "自分用メモ：あなただけが読めます",
  internalHint:
    "メモを書いたことはほかの参加者にも表示されますが、内容と対象の条項は表示されません。サーバーも読めません。鍵はあなたの端末だけにあるため、端末を失うとメモも読めなくなります。",
  send: "全員にコメントを送る",
  sendInternal: "自分用メモを保存する",
  unreadable: "このメモはこの端末では読めません。",
};
