import { expect, test } from "vitest";
import { firstLine, namesInAnswers } from "./row-texts.ts";

test.each([
  [
    "two parties",
    { lender: { name: "Ana Reyes" }, amount: "500", borrower: { name: "Sam Okafor" } },
    "Ana Reyes and Sam Okafor",
  ],
  ["more than two", { a: { name: "A" }, b: { name: "B" }, c: { name: "C" } }, "A and B"],
  ["one whose name is blank", { a: { name: "  " }, b: { name: " B " } }, "B"],
  ["no party", { amount: "500", rows: ["x"], open: null, place: { unsure: true } }, ""],
])("the names in a draft with %s", (_case, answers, names) => {
  expect(namesInAnswers(answers)).toBe(names);
});

test.each([
  ["a title after empty lines", "\n\n  RESIDENTIAL LEASE  \nThis lease…", "RESIDENTIAL LEASE"],
  ["a long first line, between two characters", "𠮷".repeat(81), `${"𠮷".repeat(80)}…`],
  ["no words", " \n\t", ""],
])("the first line of a text with %s", (_case, text, line) => {
  expect(firstLine(text)).toBe(line);
});
