import type { SessionMessages } from "../../en/session/session.ts";

/** 交渉中の書類の Word ファイルに関する言葉。 */
export const wordFiles: SessionMessages["wordFiles"] = {
  summary: "Word で本文を編集する",
  lead: "ここからダウンロードした Word ファイルは、Word や LibreOffice で編集して取り込めます。DOCX 形式のまま保存してください。",
  downloads: "ダウンロード",
  clean: "現在合意している本文",
  withOpen: "未回答の提案を変更履歴で示した本文",
  sinceFirst: "最初の本文からの変更をすべて示した本文",
  table: "変更の一覧表",
  leftOut: (count) =>
    `未回答の提案のうち ${count} 件は、同じ箇所に別の提案があるため、このファイルには含まれません。変更の一覧表にはすべて載っています。`,
  failed: "Word ファイルを作れませんでした。接続を確認してもう一度お試しください。",

  markedName: (title) => `${title}（変更履歴）`,
  tableTitle: (title) => `${title}の変更一覧`,
  tableMade: (time) => `${time} 現在。「変更前」は提案時点の文言です。`,
  columns: {
    number: "番号",
    clause: "条項",
    from: "変更前",
    to: "変更後",
    who: "提案者",
    when: "日時",
    status: "状態",
  },
  statuses: {
    open: "未回答",
    accepted: "承諾",
    declined: "拒否",
    withdrawn: "取り下げ",
    countered: "対案あり",
    superseded: "後の変更により失効",
  },
  answersOf: "回答",
  moved: (place) => `移動：${place}`,
  deleted: "削除",
};
