import type { Inline, LegalDocument } from "../../src/model/document.ts";

const text = (words: string): Inline => ({ type: "text", text: words });
const value = (words: string, field: string): Inline => ({ type: "value", text: words, field });

/** A short Japanese document: articles, paragraphs whose first carries no number, items, references, seals. */
export const sampleDocumentJa: LegalDocument = {
  title: "秘密保持契約書",
  language: "ja",
  numbering: "jo",
  provenance: { definition: "sample", version: "1.0", hash: "5a3b1e", on: "2026-02-27" },
  blocks: [
    { type: "title", id: "title", content: [text("秘密保持契約書")] },
    {
      type: "paragraph",
      id: "opening",
      fields: ["parties"],
      content: [
        value("青葉商事株式会社", "parties.r1.name"),
        text("（以下「"),
        { type: "term", text: "甲" },
        text("」という。）と"),
        value("佐藤花子", "parties.r2.name"),
        text("（以下「"),
        { type: "term", text: "乙" },
        text("」という。）は、次のとおり契約を締結する。"),
      ],
    },
    {
      type: "clause",
      id: "duties",
      level: 1,
      number: "第1条",
      title: [text("（受領者の義務）")],
      plain: "秘密を守り、目的のためだけに使います。",
      style: {},
      fields: ["years"],
      blocks: [
        {
          type: "clause",
          id: "use",
          level: 2,
          number: "",
          style: {},
          fields: [],
          blocks: [
            { type: "paragraph", id: "use.text", fields: [], content: [text("受領者は、次の各号を守る。")] },
            {
              type: "list",
              id: "use.items",
              items: [
                { number: "(1)", content: [text("秘密情報を目的のためだけに使うこと。")] },
                { number: "(2)", content: [text("秘密情報を第三者に開示しないこと。")] },
              ],
            },
          ],
        },
        {
          type: "clause",
          id: "term",
          level: 2,
          number: "2",
          style: {},
          fields: ["years"],
          blocks: [
            {
              type: "paragraph",
              id: "term.text",
              fields: ["years"],
              content: [
                { type: "reference", target: "use", before: "", number: "第1条第1項", after: "" },
                text("の義務は、開示の日から"),
                value("3年間", "years"),
                text("存続する。"),
              ],
            },
          ],
        },
      ],
    },
    {
      type: "clause",
      id: "forum",
      level: 1,
      number: "第2条",
      title: [text("（合意管轄）")],
      style: {},
      fields: ["court"],
      blocks: [
        {
          type: "paragraph",
          id: "forum.text",
          fields: ["court"],
          content: [{ type: "blank", field: "court", label: "裁判所" }, text("を第一審の専属的合意管轄裁判所とする。")],
        },
      ],
    },
    {
      type: "signature",
      id: "signatures.parties.r1",
      role: "party",
      heading: [text("甲")],
      seal: "印",
      fields: ["parties.r1"],
      lines: [
        { type: "text", label: "住所", content: [value("〒100-0001 東京都千代田区千代田1-1", "parties.r1.address")] },
        { type: "text", label: "会社名", content: [value("青葉商事株式会社", "parties.r1.name")] },
        {
          type: "text",
          label: "代表者",
          content: [value("代表取締役", "parties.r1.signer_title"), text("　"), value("鈴木一郎", "parties.r1.signer")],
        },
      ],
    },
    {
      type: "signature",
      id: "signatures.parties.r2",
      role: "party",
      heading: [text("乙")],
      seal: "印",
      fields: ["parties.r2"],
      lines: [
        { type: "text", label: "住所", content: [value("〒530-0001 大阪府大阪市北区梅田1-1", "parties.r2.address")] },
        { type: "text", label: "氏名", content: [value("佐藤花子", "parties.r2.name")] },
      ],
    },
    { type: "pageBreak" },
    {
      type: "schedule",
      id: "projects",
      number: "1",
      label: "別紙1",
      title: [text("対象案件")],
      blocks: [{ type: "paragraph", id: "projects.text", fields: [], content: [text("対象案件は次のとおりとする。")] }],
    },
  ],
};
