import { expect, test } from "vitest";
import { withSuggestedWord, applySuggestion } from "./apply-suggestion.ts";
import { sampleProblem as problem } from "../compiler/sample-problem.ts";

test.each([
  ["fixd", "fixed", "fixed"],
  ['"fixd"', "fixed", '"fixed"'],
])("%s becomes %s", (found, meant, expected) => expect(withSuggestedWord(found, meant)).toBe(expected));

test("the suggested word replaces the words at the problem, and nothing else changes", () => {
  expect(applySuggestion("a: 1\n  lable: x\nb: lable", problem)).toBe("a: 1\n  label: x\nb: lable");
});

test("without a word that was meant the text stays", () => {
  expect(applySuggestion("a: 1\n  lable: x", { ...problem, suggestion: "Choose another id." })).toBe(
    "a: 1\n  lable: x",
  );
});
