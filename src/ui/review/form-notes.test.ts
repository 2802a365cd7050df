import { expect, it } from "vitest";
import { reviewMessages } from "../../i18n/review.ts";
import { formNotes } from "./form-notes.ts";

const messages = reviewMessages("en");

it("says why nothing is missing only where missing clauses were not looked for", () => {
  const { contract, letter, template, unsure } = messages.forms;
  expect(formNotes({ form: "letter", missing: null }, messages)).toEqual([letter]);
  expect(formNotes({ form: "letter", missing: [] }, messages)).toEqual([]);
  expect(formNotes({ form: "unsure", missing: [] }, messages)).toEqual([]);
  expect(formNotes({ form: "unsure", missing: null }, messages)).toEqual([unsure]);
  expect(formNotes({ form: "contract", missing: null }, messages)).toEqual([contract]);
  expect(formNotes({ form: "template", missing: [] }, messages)).toEqual([template]);
  expect(formNotes({ form: "template", missing: null }, messages)).toEqual([template, contract]);
  expect(contract).not.toBe("");
});
