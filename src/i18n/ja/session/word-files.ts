import type { SessionMessages } from "../../en/session/session.ts";

/** 交渉中の書類の Word ファイルに関する言葉。 */
export const wordFiles: SessionMessages["wordFiles"] = {
  summary: "Wordで本文を編集する",
  lead: "ここからダウンロードしたWordファイルは、WordやLibreOfficeで編集して取り込めます。DOCX形式のまま保存してください。",
  downloads: "ダウンロード",
  clean: "現在合意している本文",
  withOpen: "未回答の提案を変更履歴で示した本文",
  sinceFirst: "最初の本文からの変更をすべて示した本文",
  table: "変更の一覧表",
  excluded: (count) =>
    `未回答の提案のうち${count}件は、同じ箇所に別の提案があるため、このファイルには含まれません。変更の一覧表にはすべて載っています。`,
  failed: "Wordファイルを作れませんでした。通信状況を確認してもう一度お試しください。",

  markedName: (title) => `${title}（変更履歴）`,
  tableTitle: (title) => `${title}の変更一覧`,
  tableMade: (time) => `${time}現在。「変更前」は提案時点の文言です。`,
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

  importTitle: "編集したファイルを取り込む",
  importHint:
    "編集後のWordファイルを選んでください。ファイルはこの端末で読み取ります。変更はすべて画面で確認でき、「提案する」を押すまで何も送信されません。",
  importButton: "Wordファイルを選ぶ",
  reading: "ファイルを読み取っています…",
  refused: {
    other_session: "別の交渉のWordファイルです。この画面でダウンロードしたファイルを選んでください。",
    no_marks:
      "条項を見分けるためのブックマークがファイルにありません。保存時に削除するソフトがあります。本文をもう一度ダウンロードしてWordかLibreOfficeで編集するか、この画面で直接提案してください。",
    failed: "ファイルを本文と比べられませんでした。通信状況を確認してもう一度お試しください。",
    wrong_type: "Wordファイルではありません。拡張子が.docxのファイルを選んでください。",
    took_too_long: "読み取りに時間がかかりすぎるため中止しました。何も変更されていません。",
    empty: "ファイルが空です。",
    too_big: "ファイルが20 MBを超えています。画像を削除して保存し、もう一度選んでください。",
    zip_bomb: "展開すると50 MBを超えるファイルなので、開きませんでした。",
    too_long: "文字数が多すぎて比べられません。",
    password: "パスワードで保護されています。パスワードを解除したコピーを保存して選んでください。",
    old_word: "古い形式のファイルです。ワープロソフトでDOCX形式で保存してから選んでください。",
    damaged: "ファイルが壊れていて開けません。ワープロソフトで保存し直してください。",
  },
  noChanges: "新しい変更は見つかりませんでした。ファイル内の変更は、すべて本文か未回答の提案に含まれています。",
  found: (count) => `${count}件の変更が見つかりました`,
  foundHint: "提案しない変更は、チェックを外してください。",
  include: (change) => `提案に含める：${change}`,
  replaces: (clause) => `${clause}の文言の変更`,
  inserts: "条項の追加",
  deletes: (clause) => `${clause}の削除`,
  moves: (clause) => `${clause}の移動`,
  propose: (count) => `${count}件の変更を提案する`,
  proposed: (count) => `${count}件の提案を送信しました。`,
  discard: "取り込みをやめる",
  unknownVersion:
    "どの時点の本文から作られたファイルか分からないため、現在の本文と比べています。すべての変更をよく確認してください。",
  comments: (count) =>
    `ファイルにはコメントが${count}件ありますが、取り込まれません。必要なものは、この画面のコメントに書いてください。`,
  notices: {
    already_proposed: (count) => `${count}件の変更は、すでに提案されています。`,
    not_editable: (part) =>
      `ファイルでは${part}が変更されています。表題、見出し、表、署名欄は取り込みでは変更できません。コメントで相手に伝えてください。`,
    unplaced: (text) => `この新しい条項を入れる位置がありません。画面で提案してください：「${text}」`,
    clause_removed: (text) => `ファイルで変更されている条項は、現在の本文にはもうありません：「${text}」`,
  },
  otherPart: "条項以外の部分",

  threeWay: {
    both: "双方",
    compareWith: (name) => `同じ箇所についての${name}さんの提案と比べる`,
    now: "現在の本文",
    file: "ファイル",
    changed: "ファイルの作成後に、この箇所が変更されています。作成時の文言と比べた双方の変更は次のとおりです。",
  },
};
