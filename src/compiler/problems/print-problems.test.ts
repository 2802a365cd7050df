import { expect, test } from "vitest";
import type { Problem } from "../../model/problem.ts";
import { printProblems } from "./print-problems.ts";

const problem: Problem = {
  severity: "error",
  code: "CW012",
  file: "catalog/documents/lease/document.yaml",
  line: 8,
  column: 15,
  length: 3,
  message: 'There is no kind of question "txt".',
  suggestion: 'Did you mean "text"?',
  frame: "        kind: txt",
};

test("prints location, line, caret, suggestion and reason for people (C08)", () => {
  expect(printProblems([problem], "text").split("\n")).toEqual([
    'catalog/documents/lease/document.yaml:8:15 error CW012 There is no kind of question "txt".',
    "            kind: txt",
    "                  ^^^",
    '  Did you mean "text"?',
    "  Why: Only the listed values are allowed here. See: docs/problems.md#cw012",
  ]);
});

test("separates several problems and prints nothing for none (C08)", () => {
  expect(printProblems([problem, problem], "text").split("\n\n")).toHaveLength(2);
  expect(printProblems([], "text")).toBe("");
});

test("trims a very long line around the problem", () => {
  const long = { ...problem, frame: `${"x".repeat(300)}HERE${"y".repeat(300)}`, column: 301, length: 4 };
  const [, frame = "", caret = ""] = printProblems([long], "text").split("\n");
  expect(frame.length).toBeLessThan(170);
  expect(frame.slice(caret.indexOf("^"), caret.lastIndexOf("^") + 1)).toBe("HERE");
});

test("annotates a line of a pull request (C10)", () => {
  expect(printProblems([{ ...problem, message: "50% of a: b,\nc" }], "github")).toBe(
    '::error file=catalog/documents/lease/document.yaml,line=8,col=15,title=CW012 unknown value::50%25 of a: b,%0Ac Did you mean "text"?',
  );
});

test("prints the same problem as JSON for programs (C10)", () => {
  expect(JSON.parse(printProblems([problem], "json"))).toEqual([problem]);
});
