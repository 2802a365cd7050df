import { expect, test } from "vitest";
import type { Problem } from "../../model/problem.ts";
import { nextProblem } from "./next-problem.ts";

const at = (file: string, line: number, column = 1): Problem => ({
  severity: "error",
  code: "CW012",
  file,
  line,
  column,
  length: 1,
  message: `${file}${line}:${column}`,
});

const problems = [at("b", 4), at("b", 4, 9), at("a", 7), at("c", 2)];

test.each([
  ["the next one in the file", { file: "b", line: 1, column: 1 }, 1, "b4:1"],
  ["the next one in the line", { file: "b", line: 4, column: 1 }, 1, "b4:9"],
  ["the first of the next file", { file: "b", line: 4, column: 9 }, 1, "c2:1"],
  ["after the last the first", { file: "c", line: 2, column: 1 }, 1, "a7:1"],
  ["the one before", { file: "b", line: 4, column: 9 }, -1, "b4:1"],
  ["the last of the file before", { file: "b", line: 4, column: 1 }, -1, "a7:1"],
  ["before the first the last", { file: "a", line: 7, column: 1 }, -1, "c2:1"],
] as const)("%s", (_promise, from, way, found) => {
  expect(nextProblem(problems, from, way)?.message).toBe(found);
});

test("without problems there is nowhere to go", () => {
  expect(nextProblem([], { file: "a", line: 1, column: 1 }, 1)).toBeNull();
});
