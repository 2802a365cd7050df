import { expect, test } from "vitest";
import type { LegalDocument } from "../model/document.ts";
import { documentText } from "./document-text.ts";

const document: LegalDocument = {
  title: "Lease",
  language: "en",
  numbering: "decimal",
  provenance: { definition: "lease", version: "1.0", hash: "x", on: "2026-11-20" },
  blocks: [
    { type: "title", id: "title", content: [{ type: "text", text: "Lease" }] },
    {
      type: "clause",
      id: "rent",
      level: 1,
      number: "1.",
      title: [{ type: "text", text: "Rent" }],
      style: {},
      fields: [],
      blocks: [
        {
          type: "paragraph",
          id: "rent.text",
          fields: [],
          content: [
            { type: "text", text: "See " },
            { type: "reference", target: "term", before: "section ", number: "2", after: "" },
            { type: "text", text: ": " },
            { type: "strong", content: [{ type: "value", text: "$5" }] },
            { type: "text", text: " by " },
            { type: "blank", label: "Day" },
          ],
        },
        { type: "list", id: "rent.items", items: [{ number: "(a)", content: [{ type: "term", text: "Keys" }] }] },
        {
          type: "table",
          id: "rent.table",
          columns: [{ title: [{ type: "text", text: "What" }], align: "start" }],
          rows: [[[{ type: "text", text: "Door" }]]],
          total: [[{ type: "text", text: "One" }]],
        },
      ],
    },
    {
      type: "signature",
      id: "s",
      role: "party",
      fields: [],
      seal: "印",
      lines: [
        { type: "rule", label: "Date" },
        { type: "text", label: "Name:", content: [{ type: "text", text: "Ann" }] },
      ],
    },
    { type: "pageBreak" },
  ],
};

test("the text of a document is in order, one line for each paragraph, row and signature line", () => {
  expect(documentText(document).split("\n")).toEqual([
    "Lease",
    "1. Rent",
    "See section 2: $5 by ____",
    "(a) Keys",
    "What",
    "Door",
    "One",
    "____ Date",
    "Name: Ann",
    "印",
  ]);
});
