import { expect, test } from "vitest";
import { catalogWords } from "./catalog-words.ts";

const texts = {
  "catalog/documents/loan/document.yaml": "steps:\n  - id: sum\n    fields:\n      - { id: amount, kind: money }\n",
  "catalog/documents/loan/clauses.yaml": "document:\n  clauses:\n    - id: repayment\n",
  "catalog/documents/will/document.yaml": "steps:\n  - id: people\n",
  "catalog/blocks/late-notice/block.yaml": "id: late-notice\n",
  "catalog/law/usury.yaml":
    "topic: usury\ncolumns:\n  limit: { type: number }\n  note: { type: text }\nplaces:\n  US-AL:\n",
};

test("offers the ids of the document, all blocks, and the columns of the law", () => {
  const words = catalogWords(texts, "catalog/documents/loan/clauses.yaml");
  expect(words.ids).toEqual(["sum", "amount", "repayment"]);
  expect(words.blocks).toEqual(["late-notice"]);
  expect(words.law).toEqual(["usury", "usury.limit", "usury.note"]);
  expect(words.formats).toContain("money");
});
