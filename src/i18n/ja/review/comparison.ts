import type { ComparisonMessages } from "../../en/review/comparison.ts";

/** 二つの版の比較に関する言葉。 */
export const comparison: ComparisonMessages = {
  title: "以前の版と比べる",
  lead: "この書類の以前の版を選ぶと、変わった箇所を一覧で示します。ファイルはこの端末から出ません。",
  choose: "以前の版を選ぶ",
  drop: "またはここにドロップ",
  again: "別の版と比べる",
  working: "2つの版を比べています",
  failed: "比較できませんでした。通信が切れている可能性があります。ファイルをもう一度選んでください。",
  modelFailed:
    "確認に使うデータの一部を読み込めなかったため、確認項目は決まった言い回しだけで比べました。通信が切れている可能性があります。",
  modelRetry: "もう一度比べる",
  headline: (count) => (count === 0 ? "本文に変更はありません" : `本文の変更${count}件`),
  compared: (earlier, unchanged) =>
    `${earlier}と比べました。変わっていない箇所は${unchanged}件です。空白、改行、ページ番号、引用符やダッシュの形の違いは比べていません。`,
  earlierFile: "以前の版",

  facts: "変わった主な内容",
  factsLead: "本文から読み取った内容です。見つからなかった内容も、本文に書かれていることがあります。",
  points: "変わった確認項目",
  pointsLead: (side) =>
    side === null
      ? "上で立場を選ぶと、それぞれの変更があなたに有利か不利かを示します。"
      : `あなたの立場（${side}）から見た重要度を2つの版で比べて、有利か不利かを判定しています。`,
  was: "変更前",
  is: "変更後",
  notFound: "見つかりません",
  states: {
    problem: "確認が必要な点",
    missing: "記載なし",
    unchecked: "未確認",
    unsure: "判断できません",
    fine: "記載あり",
    none: "指摘なし",
  },
  verdicts: {
    better: "あなたに有利な変更です",
    worse: "あなたに不利な変更です",
    no_side: "判定なし：立場が選ばれていません",
    not_by_side: "判定なし：どちらに有利かは確認項目からは分かりません",
    same_rating: "判定なし：どちらの版も重要度は同じです",
    not_sure: "判定なし：どちらかの版を評価できませんでした",
  },

  changes: "本文の変更",
  filter: "表示する変更",
  filters: {
    all: "すべて",
    added: "追加",
    removed: "削除",
    changed: "変更",
    moved: "移動",
    renumbered: "番号のみ",
  },
  filterOf: (name, count) => `${name}（${count}）`,
  types: {
    added: "追加",
    removed: "削除",
    changed: "変更",
    moved: "移動",
    renumbered: "番号だけの変更",
  },
  changedAndMoved: "変更して移動",
  before: (place) => `変更前：${place}`,
  after: (place) => `変更後：${place}`,
  beginning: "最初の条項より前",
  removed: "削除",
  added: "追加",
  more: (count) => `さらに${count}件を表示`,
  whole: "この箇所の全文を表示",
  next: "次の変更",
  previous: "前の変更",
  keys: "一覧では、上下の矢印キーで前後の変更に移れます。",
  pdf: "変更の一覧（PDF、英語）",
  word: "変更の一覧（Word、英語）",
  text: "変更の一覧（テキスト、英語）",
};
