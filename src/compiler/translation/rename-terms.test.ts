import { expect, test } from "vitest";
import { renameTerms } from "./rename-terms.ts";

test.each([
  ["a whole word", "this Agreement, and no Agreements", { Agreement: "Note" }, "this Note, and no Agreements"],
  [
    "each form of a word",
    "des Vertrags, im Vertrag",
    { Vertrag: "Schein", Vertrags: "Scheins" },
    "des Scheins, im Schein",
  ],
  ["no part of a longer word", "Vertragsende", { Vertrag: "Schein" }, "Vertragsende"],
  [
    "a term of a script without spaces",
    "\u672c\u534f\u8bae\u9879\u4e0b",
    { "\u672c\u534f\u8bae": "\u672c\u7968\u636e" },
    "\u672c\u7968\u636e\u9879\u4e0b",
  ],
  ["nothing without terms", "this Agreement", {}, "this Agreement"],
])("renames %s", (_, source, terms, expected) => {
  expect(renameTerms([source], terms)).toEqual([expected]);
});

test("renames inside bold text and leaves formulas alone", () => {
  const value = { type: "value" as const, formula: { ast: null, deps: [], source: "Agreement" } };
  const strong = { type: "strong" as const, parts: ["this Agreement"] };
  expect(renameTerms([strong, value], { Agreement: "Note" })).toEqual([{ ...strong, parts: ["this Note"] }, value]);
});
