import { expect, test } from "vitest";
import { mended, withRemedy } from "./remedy.ts";
import { sampleProblem as problem } from "./sample-problem.ts";

test.each([
  ["fixd", "fixed", "fixed"],
  ['"fixd"', "fixed", '"fixed"'],
])("%s becomes %s", (found, meant, expected) => expect(mended(found, meant)).toBe(expected));

test("the word that was meant takes the place of the problem, and nothing else changes", () => {
  expect(withRemedy("a: 1\n  lable: x\nb: lable", problem)).toBe("a: 1\n  label: x\nb: lable");
});

test("without a word that was meant the text stays", () => {
  expect(withRemedy("a: 1\n  lable: x", { ...problem, suggestion: "Choose another id." })).toBe("a: 1\n  lable: x");
});
