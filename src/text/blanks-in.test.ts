import { expect, it } from "vitest";
import { sampleDocument } from "../model/sample-document.ts";
import { blanksIn } from "./blanks-in.ts";

it("F28 lists every blank of a document once, wherever it stands", () => {
  // The sample has two on purpose: in the opening, and in a cell of a table inside a clause.
  expect(blanksIn(sampleDocument)).toEqual(["parties.r2.address", "stages.r3.due"]);
});
