import { expect, test } from "vitest";
import type { Problem } from "../../../src/model/problem.ts";
import { orderProblems } from "./order-problems.ts";

const problem = (code: string, more: Partial<Problem> = {}): Problem => ({
  severity: "error",
  code,
  file: "a.yaml",
  line: 2,
  column: 3,
  length: 1,
  message: "A.",
  ...more,
});

test("errors come first, then the file saved last, then what is nearest to the cause", () => {
  const [meaning, shape] = [problem("CW021"), problem("CW012")];
  const before = problem("CW080", { file: "before.yaml" });
  const latest = problem("CW070", { file: "latest.yaml" });
  const warning = problem("CW001", { severity: "warning", file: "latest.yaml" });
  const all = [warning, meaning, before, shape, latest];
  expect(orderProblems(all, ["latest.yaml", "before.yaml"])).toEqual([latest, before, shape, meaning, warning]);
  expect(orderProblems([], ["latest.yaml"])).toEqual([]);
});
