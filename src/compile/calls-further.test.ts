import { expect, test } from "vitest";
import { compileExpression } from "../feel/compile/compile-expression.ts";
import { callsFurther } from "./calls-further.ts";

const SCOPE = { names: { type: "list", of: { type: "string" } }, rent: { type: "number" } } as const;

test.each([
  ["rent + 1", false],
  ["count(names)", false],
  ['sum([rent, 2]) > 3 and list contains(names, "a")', false],
  ["max(rent, 2)", true],
  ["if count(names) = 1 then 0 else sum([1, abs(rent)])", true],
  ['some n in names satisfies starts with(n, "a")', true],
])("%s needs further functions: %s", (source, needs) => {
  const { ast, diagnostics } = compileExpression(source, SCOPE);
  expect(diagnostics).toEqual([]);
  expect(callsFurther([{ when: { ast } }])).toBe(needs);
});
