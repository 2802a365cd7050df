import { expect, test } from "vitest";
import type { Clause, ClauseBlock } from "../../model/document.ts";
import { changedBlocks } from "./changed-blocks.ts";

const paragraph = (id: string): ClauseBlock => ({ type: "paragraph", id, content: [], fields: [] });
const clause = (id: string, blocks: readonly ClauseBlock[], number = "1."): Clause => ({
  type: "clause",
  id,
  level: 1,
  number,
  style: {},
  fields: [],
  blocks,
});

const [rent, term, late] = [paragraph("rent"), paragraph("term"), paragraph("late")];

test("names the paragraph that changed, not the clauses around it", () => {
  const before = [clause("one", [rent, term]), clause("two", [late])];
  const after = [clause("one", [rent, paragraph("term")]), before[1]!];
  expect(changedBlocks(before, after)).toEqual(["term"]);
});

test("names everything in a clause that appears, and nothing in one that only gets another number", () => {
  const two = clause("two", [late], "1.");
  const after = [clause("one", [rent, clause("inner", [term])]), clause("two", [late], "2.")];
  expect(changedBlocks([two], after)).toEqual(["rent", "term"]);
});

test("names nothing where nothing changed", () => {
  const blocks = [clause("one", [rent]), { type: "pageBreak" } as const];
  expect(changedBlocks(blocks, blocks)).toEqual([]);
  expect(changedBlocks(blocks, [...blocks])).toEqual([]);
});
