import { expect, test } from "vitest";
import type { Problem } from "../../model/problem.ts";
import type { Proved, Sketched } from "./messages.ts";
import { foundLate, toldProblems } from "./told-problems.ts";

const at = (file: string, line: number, message: string, severity: Problem["severity"] = "error"): Problem => ({
  severity,
  code: "CW012",
  file,
  line,
  column: 1,
  length: 1,
  message,
});

const question = { turn: 1, path: "a", page: "a" };
const sketched = (...problems: readonly Problem[]): Sketched => ({
  ...question,
  problems,
  definition: null,
  written: null,
  law: {},
  samples: [],
});
const proved = (...problems: readonly Problem[]): Proved => ({ ...question, problems, health: {}, languages: [] });

const [hint, failing, other] = [at("a", 9, "hint", "warning"), at("a", 3, "failing case"), at("b", 1, "elsewhere")];

test("a proof adds what the sketch could not know", () => {
  expect(foundLate(proved(failing, hint, other), sketched(hint))).toEqual([failing, other]);
});

test("the problems of the open file come first, in the order of their lines", () => {
  expect(toldProblems(sketched(hint), [other, failing])).toEqual([failing, hint, other]);
});

test("a file with errors is not told what an older proof said of it", () => {
  const slip = at("a", 5, "slip");
  expect(toldProblems(sketched(slip), [failing, other])).toEqual([slip, other]);
});
