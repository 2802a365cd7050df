import { expect, test } from "vitest";
import { baseDocument, BASE_PATH, compileFiles } from "../../../tests/support/sample-catalog.ts";
import { compileExpression } from "../../feel/compile/compile-expression.ts";
import { needsExtendedFunctions } from "./extended-functions.ts";

const SCOPE = { names: { type: "list", of: { type: "string" } }, rent: { type: "number" } } as const;

test.each([
  ["rent + 1", false],
  ["count(names)", false],
  ['sum([rent, 2]) > 3 and list contains(names, "a")', false],
  ["max(rent, 2)", true],
  ["if count(names) = 1 then 0 else sum([1, abs(rent)])", true],
  ['some n in names satisfies starts with(n, "a")', true],
])("%s needs extended functions: %s", (source, needs) => {
  const { ast, diagnostics } = compileExpression(source, SCOPE);
  expect(diagnostics).toEqual([]);
  expect(needsExtendedFunctions([{ when: { ast } }])).toBe(needs);
});

// Only this mark makes the page load the extended functions before it links the formulas.
test.each([
  ["years > 5", undefined],
  ["max(years, 1) > 5", true],
])("a document with the condition %s is marked as needing extended functions: %s", (condition, mark) => {
  const text = baseDocument.replace("when: years > 5,", () => `when: "${condition}",`);
  const { definitions } = compileFiles({ [BASE_PATH]: text });
  expect(text).toContain(condition);
  expect(definitions.get("sample.en")?.needsExtendedFunctions).toBe(mark);
});
