import { expect, it } from "vitest";
import { sampleDocument } from "../../../tests/support/sample-document.ts";
import type { Block, Inline } from "../../model/document.ts";
import { blanksIn, openBlanksIn } from "./blanks-in.ts";

it("lists every blank of a document once, wherever it is (F28)", () => {
  // The sample has two on purpose: in the opening, and in a cell of a table inside a clause.
  expect(blanksIn(sampleDocument)).toEqual(["parties.r2.address", "stages.r3.due"]);
});

it("lists a blank in the notice above a notary's certificate", () => {
  const notice: Inline[] = [{ type: "blank", field: "state", label: "Which state?" }];
  const certificate: Block = { type: "notarial", id: "notarial", notice, paragraphs: [], lines: [] };
  expect(blanksIn({ ...sampleDocument, blocks: [certificate] })).toEqual(["state"]);
});

it("names the question of a blank in a text and of a line to write on", () => {
  const blank: Inline = { type: "blank", field: "rent", label: "What is the rent?" };
  const blocks: Block[] = [
    { type: "paragraph", id: "p", content: [{ type: "strong", content: [blank] }, blank], fields: [] },
    { type: "notarial", id: "n", paragraphs: [], lines: [{ type: "rule", label: "Name", field: "owner.name" }] },
  ];
  expect(openBlanksIn({ ...sampleDocument, blocks })).toEqual([
    { field: "rent", label: "What is the rent?" },
    { field: "owner.name", label: "Name" },
  ]);
});
