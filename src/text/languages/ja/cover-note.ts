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
    none: "この文書の作成にあたり、特定の地域の法令は参照していません。",
    of: (places, date) => `前提とした法令：${places}（${date}現在）。`,
    read: (first, last) => (first === last ? `確認日：${first}。` : `確認日：${first}から${last}まで。`),
    inSummary: "次の内容は要約で確認したもので、条文そのものは確認していません。使う前に確かめてください。",
    value: (label, shown) => `${label}：${shown}`,
  },
  blanks: {
    heading: "空欄",
    none: "未記入の項目はありません。",
    open: (count) => `未記入の項目が${count}件あります。署名や押印の前に記入してください。`,
    inside: (group, n, question) => `${group}${n ?? ""}：${question}`,
  },
  warnings: {
    heading: "注意事項",
    given: "この文書の回答について、フォームは次の注意を表示しました。",
  },
  signing: {
    heading: "署名の方法",
    signers: (count) => `${count}名が署名または記名押印します。`,
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
