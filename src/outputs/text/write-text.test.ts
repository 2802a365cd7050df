import { expect, test } from "vitest";
import type { Block, Clause, Inline, LegalDocument } from "../../model/document.ts";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import { sampleDocumentJa } from "../../../tests/support/sample-document-ja.ts";
import { writeMarkdown } from "../markdown/write-markdown.ts";
import { comparableWords } from "./comparable-words.ts";
import { writeText } from "./write-text.ts";

const text = (words: string): readonly Inline[] => [{ type: "text", text: words }];

const documentOf = (...blocks: readonly Block[]): LegalDocument => ({
  title: "T",
  language: "en",
  numbering: "decimal",
  blocks,
  provenance: { definition: "d", version: "1.0", hash: "h", on: "2026-01-01" },
});

const paragraph = (id: string, words: string) => ({ type: "paragraph", id, content: text(words), fields: [] }) as const;

test("clauses are indented below their numbers", () => {
  const written = writeText(
    documentOf(
      { type: "title", id: "title", content: text("A Title") },
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
              paragraph("b.text", "The buyer must"),
              {
                type: "list",
                id: "b.items",
                items: [
                  { number: "(a)", content: text("pay; and") },
                  { number: "(b)", content: text("wait\nhere.") },
                ],
              },
            ],
          },
        ],
      },
    ),
  );
  expect(written).toBe(
    [
      "A Title",
      "=======",
      "",
      "1. Duties",
      "",
      "   1.1 The buyer must",
      "",
      "       (a) pay; and",
      "       (b) wait",
      "           here.",
      "",
    ].join("\n"),
  );
});

test("a table is printed row by row, a gap in brackets, the total last", () => {
  const table: Block = {
    type: "table",
    id: "t",
    columns: [
      { title: text("Stage"), align: "start" },
      { title: text("Due"), align: "end" },
    ],
    rows: [[text("Order"), [{ type: "blank", field: "due", label: "Due date" }]]],
    total: [text("Total"), text("$4.00")],
  };
  expect(writeText(documentOf(table))).toBe("Stage | Due\nOrder | ____________________\nTotal | $4.00\n");
});

test("a cell that is filled in by hand prints a line to write on", () => {
  const table: Block = {
    type: "table",
    id: "list",
    columns: [
      { title: text("Room"), align: "start" },
      { title: text("Condition"), align: "start" },
    ],
    rows: [[text("Kitchen"), []]],
    toFill: true,
  };
  expect(writeText(documentOf(table))).toBe("Room | Condition\nKitchen | ________________\n");
});

test("a signature block has a rule to write on, and its seal last", () => {
  const block: Block = {
    type: "signature",
    id: "s",
    role: "party",
    heading: text("Seller"),
    seal: "印",
    fields: [],
    lines: [
      { type: "rule", label: "By" },
      { type: "text", label: "Name", content: text("Bo Roe") },
      { type: "text", content: text("as trustee") },
    ],
  };
  expect(writeText(documentOf(block))).toBe(`Seller\nBy: ${"_".repeat(32)}\nName: Bo Roe\nas trustee\n印\n`);
});

test("a page break is not printed, and an unnumbered paragraph is aligned with its clause", () => {
  const clause: Block = {
    type: "clause",
    id: "c",
    level: 2,
    number: "",
    style: {},
    fields: [],
    blocks: [paragraph("c.text", "受領者は秘密を守る。")],
  };
  expect(writeText(documentOf(paragraph("p", "a"), { type: "pageBreak" }, clause))).toBe("a\n\n受領者は秘密を守る。\n");
});

test("every kind of node is printed", () => {
  const written = comparableWords(writeText(sampleDocument)).join(" ");
  const expected = [
    "Panel Supply and Secrecy Agreement",
    "with an address at",
    "A The parties are considering a supply of panels fittings",
    "1 What a recipient must do",
    "b guard it as section 2 and section 2 1 a require",
    "2 1 The seller delivers the goods listed in Schedule A",
    "a whole and unused and i packed against damp 2 2 Fees",
    "Delivery ____________________ $800.50 Total $1,200.50",
    "Witness 1 Signature Printed name Address Date",
    "The officer who completes this certificate",
    "Title of office Notary Public Schedule A Goods",
  ];
  for (const phrase of expected) expect(written).toContain(comparableWords(phrase).join(" "));
});

test("Japanese articles are printed with their numbers", () => {
  const lines = writeText(sampleDocumentJa).split("\n");
  expect(lines).toContain("第1条 （受領者の義務）");
  expect(lines).toContain("      2 第1条第1項の義務は、開示の日から3年間存続する。");
});

test("lines of asterisks set a conspicuous clause off, once for all that it contains", () => {
  const style = { conspicuous: true };
  const inner: Clause = {
    type: "clause",
    id: "b",
    level: 2,
    number: "1.1",
    style,
    fields: [],
    blocks: [paragraph("b.text", "Read this.")],
  };
  const outer: Clause = { ...inner, id: "a", level: 1, number: "1.", title: text("Waiver"), blocks: [inner] };
  const line = "*".repeat(72);
  expect(writeText(documentOf(paragraph("p", "Before."), outer, paragraph("q", "After.")))).toBe(
    ["Before.", "", line, "1. Waiver", "", "   1.1 Read this.", line, "", "After.", ""].join("\n"),
  );
});

test.each([
  ["en", "Date: ____"],
  ["fr", "Date\u00A0: ____"],
  ["zh-Hans", "Date：____"],
])("the colon after a label of a signature follows the language (%s)", (language, expected) => {
  const signature = { type: "signature", id: "s", role: "party", fields: [], lines: [{ type: "rule", label: "Date" }] };
  const document = { ...documentOf(signature as Block), language };
  expect(writeText(document)).toContain(expected);
  expect(writeMarkdown(document)).toContain(expected);
});
