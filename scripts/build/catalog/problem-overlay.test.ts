import { expect, test } from "vitest";
import type { Problem } from "../../../src/model/problem.ts";
import { firstProblemToShow, problemOverlay } from "./problem-overlay.ts";

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

const messageOf = (others: number): string =>
  (problemOverlay(problem("CW012", { suggestion: "B." }), others) as { readonly err: { readonly message: string } }).err
    .message;

test.each([
  [0, "a.yaml:2:3 CW012 A.\nB."],
  [1, "a.yaml:2:3 CW012 A.\nB.\n1 more error. To see all, run: npm run -s catalog -- check"],
  [10, "a.yaml:2:3 CW012 A.\nB.\n10 more errors. To see all, run: npm run -s catalog -- check"],
])("the overlay has one problem and says that there are %d more", (others, message) => {
  expect(messageOf(others)).toBe(message);
});

test("the saved file comes first, then what is nearest to the cause; a warning is not shown", () => {
  const [meaning, shape] = [problem("CW021"), problem("CW012")];
  const saved = problem("CW070", { file: "saved.yaml" });
  expect(firstProblemToShow([meaning, shape], "saved.yaml")).toBe(shape);
  expect(firstProblemToShow([meaning, shape, saved], "saved.yaml")).toBe(saved);
  expect(firstProblemToShow([problem("CW029", { severity: "warning" })], "a.yaml")).toBeNull();
});
