import { expect, it } from "vitest";
import { reviewWords } from "../../i18n/review.ts";
import { formNotes } from "./form-notes.ts";

const words = reviewWords("en");

it("says why nothing is missing only where missing clauses were not looked for", () => {
  const { contract, letter, template, unsure } = words.forms;
  expect(formNotes({ form: "letter", missing: null }, words)).toEqual([letter]);
  expect(formNotes({ form: "letter", missing: [] }, words)).toEqual([]);
  expect(formNotes({ form: "unsure", missing: [] }, words)).toEqual([]);
  expect(formNotes({ form: "unsure", missing: null }, words)).toEqual([unsure]);
  expect(formNotes({ form: "contract", missing: null }, words)).toEqual([contract]);
  expect(formNotes({ form: "template", missing: [] }, words)).toEqual([template]);
  expect(formNotes({ form: "template", missing: null }, words)).toEqual([template, contract]);
  expect(contract).not.toBe("");
});
