import { expect, test } from "vitest";
import type { Problem } from "../../../model/problem.ts";
import type { VerifiedBuild, PreviewBuild } from "./compiler-messages.ts";
import { verificationProblems, reportedProblems } from "./reported-problems.ts";

const at = (file: string, line: number, message: string, severity: Problem["severity"] = "error"): Problem => ({
  severity,
  code: "CW012",
  file,
  line,
  column: 1,
  length: 1,
  message,
});

const question = { requestNumber: 1, path: "a", page: "a" };
const sketched = (...problems: readonly Problem[]): PreviewBuild => ({
  ...question,
  problems,
  shown: null,
  law: {},
  samples: [],
});
const proved = (...problems: readonly Problem[]): VerifiedBuild => ({
  ...question,
  problems,
  health: {},
  languages: [],
});

const [hint, failing, other] = [at("a", 9, "hint", "warning"), at("a", 3, "failing case"), at("b", 1, "elsewhere")];

test("verification adds problems that the preview could not find", () => {
  expect(verificationProblems(proved(failing, hint, other), sketched(hint))).toEqual([failing, other]);
});

test("problems of the open file come first, in line order", () => {
  expect(reportedProblems(sketched(hint), [other, failing])).toEqual([failing, hint, other]);
});

test("a file with errors shows no problems from an older verification", () => {
  const slip = at("a", 5, "slip");
  expect(reportedProblems(sketched(slip), [failing, other])).toEqual([slip, other]);
});
