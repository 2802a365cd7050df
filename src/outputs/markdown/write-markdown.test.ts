import { expect, test } from "vitest";
import type { Block, Inline, LegalDocument } from "../../model/document.ts";
import { writeMarkdown } from "./write-markdown.ts";

const text = (words: string): readonly Inline[] => [{ type: "text", text: words }];

const document: LegalDocument = {
  title: "A Title",
  language: "en",
  numbering: "decimal",
  provenance: { definition: "d", version: "1.0", hash: "h", on: "2026-01-01" },
  blocks: [
    { type: "title", id: "title", content: text("A Title") },
    { type: "recital", id: "r", number: "(A)", content: text("# Both meet."), fields: [] },
    {
      type: "clause",
      id: "a",
      level: 1,
      number: "1.",
      title: text("Duties"),
      style: {},
      fields: [],
      blocks: [
        {
          type: "clause",
          id: "b",
          level: 2,
          number: "1.1",
          style: {},
          fields: [],
          blocks: [
            { type: "paragraph", id: "b.text", content: text("The buyer must"), fields: [] },
            {
              type: "list",
              id: "b.items",
              items: [
                { number: "(a)", content: text("pay; and") },
                { number: "(b)", content: text("wait.") },
              ],
            },
          ],
        },
        {
          type: "table",
          id: "t",
          columns: [
            { title: text("Stage"), align: "start" },
            { title: text("Amount"), align: "end" },
          ],
          rows: [[text("a | b"), text("$1.00\n$2.00")]],
        },
      ],
    },
    { type: "pageBreak" },
    { type: "schedule", id: "s", number: "A", label: "Schedule A", title: text("Goods"), blocks: [] },
    {
      type: "signature",
      id: "x",
      role: "party",
      heading: text("Seller"),
      fields: [],
      lines: [
        { type: "rule", label: "By" },
        { type: "text", label: "Name", content: text("Bo <Roe>") },
      ],
    },
  ],
};

test("a document has real headings, lists and tables", () => {
  expect(writeMarkdown(document)).toBe(
    [
      "# A Title",
      "",
      "- (A) \\# Both meet.",
      "",
      "## 1. Duties",
      "",
      "- 1.1 The buyer must",
      "",
      "  - (a) pay; and",
      "  - (b) wait.",
      "",
      "| Stage | Amount |",
      "| :--- | ---: |",
      "| a \\| b | $1.00 $2.00 |",
      "",
      "---",
      "",
      "## Schedule A Goods",
      "",
      "**Seller**\\",
      `By: ${"_".repeat(32)}\\`,
      "Name: Bo \\<Roe\\>",
      "",
    ].join("\n"),
  );
});

test("a conspicuous clause is bold in its paragraphs and items, with marks escaped and other clauses plain", () => {
  const conspicuous: Block = {
    type: "clause",
    id: "a",
    level: 1,
    number: "1.",
    title: text("Waiver"),
    style: { conspicuous: true, minSize: 12 },
    fields: [],
    blocks: [
      {
        type: "paragraph",
        id: "a.text",
        fields: [],
        content: [...text("The * and "), { type: "strong", content: text("the rest") }, ...text(":\n1. read")],
      },
      { type: "list", id: "a.items", items: [{ number: "(a)", content: text("all of it.") }] },
      {
        type: "clause",
        id: "b",
        level: 2,
        number: "1.1",
        style: {},
        fields: [],
        blocks: [{ type: "paragraph", id: "b.text", content: text("Inside."), fields: [] }],
      },
    ],
  };
  const plain: Block = { type: "paragraph", id: "p", content: text("After."), fields: [] };
  expect(writeMarkdown({ ...document, blocks: [conspicuous, plain] })).toBe(
    [
      "## 1. Waiver",
      "",
      "**The \\* and the rest:**\\",
      "**1. read**",
      "",
      "- (a) **all of it.**",
      "",
      "- 1.1 **Inside.**",
      "",
      "After.",
      "",
    ].join("\n"),
  );
});
