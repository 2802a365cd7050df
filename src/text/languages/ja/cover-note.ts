import type { CoverNoteWords } from "../../words/cover-note-words.ts";

/** The page "About this form" in Japanese. */
export const japaneseCoverNote: CoverNoteWords = {
  title: "この書式について",
  apart: "このページは文書の一部ではありません。署名、提出または交付の前に取り外してください。",
  made: (title, date, version) =>
    `この文書（${title}）は、当サイトの書式（第${version}版）への回答をもとに${date}に作成したものです。`,
  noLawyer: "弁護士などの専門家の助言に代わるものではありません。",
  formLanguage: "質問と今後の手続は、書式の言語で記載しています。",
  law: {
    heading: "法令",
    none: "この文書の作成にあたり、特定の地域の法令は参照していません。適用される法令により、別の要件が加わったり、条項が無効になったりすることがあります。使う前に、その法令を確かめるか、弁護士に相談してください。",
    noneOf: (place) =>
      `この文書の作成にあたり、${place}の法令は参照していません。その法令により、別の要件が加わったり、条項が無効になったりすることがあります。使う前に、その法令を確かめるか、弁護士に相談してください。`,
    of: (places, date) => `前提とした法令：${places}（${date}現在）。`,
    read: (first, last) => (first === last ? `確認日：${first}。` : `確認日：${first}から${last}まで。`),
    inSummary: "次の内容は要約で確認したもので、条文そのものは確認していません。使う前に確かめてください。",
    notConfirmed:
      "次の事項については、法令を確認できていません。法令により、別の要件が加わったり、条項が無効になったりすることがあります。使う前に確かめるか、弁護士に相談してください。",
    value: (label, shown) => `${label}：${shown}`,
    whereToLook: (name, href) => `${name}（確認先：${href}）`,
  },
  blanks: {
    heading: "空欄",
    none: "未記入の項目はありません。",
    open: (count) => `未記入の項目が${count}件あります。署名や押印の前に記入してください。`,
    inside: (group, n, question) => `${group}${n ?? ""}：${question}`,
  },
  unchecked: {
    heading: "未回答の質問",
    open: (count) =>
      `未回答の質問が${count}件あるため、それに関わる点を確認できませんでした。署名や押印の前に回答するか、弁護士に相談してください。`,
  },
  warnings: {
    heading: "注意事項",
    given: "この文書の回答について、フォームは次の注意を表示しました。",
  },
  signing: {
    heading: "署名の方法",
    signers: (people, places) =>
      people < places
        ? `${people}名が合計${places}か所に署名または記名押印します。`
        : `${people}名が署名または記名押印します。`,
    signatures: (count) => `署名または記名押印が${count}か所に必要です。`,
    witnesses: (count) => `ほかに証人${count}名が署名します。`,
    notary: "末尾の証明欄は公証人が記入します。公証人の面前で署名してください。",
    initials: "署名者全員が各ページにイニシャルを記入します。",
    esign: {
      allowed: "電子署名でも、紙への署名でもかまいません。",
      conditional: "電子署名ができるのは一部の場合だけです。",
      not_by_default: "特に認められる場合を除き、紙に署名してください。",
      prohibited: "電子署名ではなく、紙に署名してください。",
    },
  },
  steps: { heading: "今後の手続", due: (step, date) => `${step}（期日：${date}）` },
  space: "",
};
