import { expect, test } from "vitest";
import { compileExpression } from "../../feel/compile/compile-expression.ts";
import type { ValueType } from "../../values/value-type.ts";
import { contradict, implies } from "./facts.ts";
import type { Guard } from "./facts.ts";

const scope: { readonly [name: string]: ValueType } = {
  kind: { type: "string", options: ["a", "b", "c"] },
  flag: { type: "boolean" },
  other: { type: "boolean" },
  years: { type: "number" },
  party: { type: "record", fields: { kind: { type: "string" } } },
};

const domains = new Map([
  ['["get","kind"]', ['"a"', '"b"', '"c"']],
  ['["get","flag"]', ["true", "false"]],
  ['["get","other"]', ["true", "false"]],
]);

// "!x" means "x is not true".
const guard = (source: string): Guard => {
  const formula = source.replace(/^!/, "");
  const { ast, diagnostics } = compileExpression(formula, scope);
  expect(diagnostics, formula).toEqual([]);
  return { ast, isTrue: formula === source };
};

test.each([
  ["the same condition", ['kind = "a"'], 'kind = "a"'],
  ["one of several", ['kind = "a" and years > 3'], "years > 3"],
  ["a member of a list", ['kind = "a"'], 'kind in ("a", "b")'],
  ["another value", ['kind = "a"'], 'kind != "b"'],
  ["the only option left", ['kind != "a"', 'kind != "b"'], 'kind = "c"'],
  ["a bare yes", ["flag"], "flag = true"],
  ["a bare yes, the other way", ["flag = true"], "flag"],
  ["a plain no", ["not(flag)"], "flag = false"],
  ["an answer at all", ['kind = "a"'], "kind != null"],
  ["one side of an or", ["flag"], "flag or other"],
  ["each side of an or", ['kind = "a" or kind = "b"'], 'kind in ("a", "b")'],
  ["a negated pair", ["not(flag and other)", "flag"], "other = false"],
  ["a path", ['party.kind = "company"'], 'party.kind = "company"'],
  ["the rest after a variant", ['!kind = "a"', 'kind in ("a", "b")'], 'kind = "b"'],
  ["what is not true is not yes", ["!flag"], "!flag and other"],
])("the guards imply %s", (_, guards, goal) => {
  expect(implies(guards.map(guard), guard(goal), domains)).toBe(true);
});

test.each([
  ["nothing", [], "flag"],
  ["another condition", ["other"], "flag"],
  ["one side of an or is not enough", ["flag or other"], "flag"],
  ["no answer is neither yes nor no", ["!flag"], "flag = false"],
  ["no answer is not another value", ['!kind = "a"'], 'kind != "a"'],
  ["a wider condition", ['kind in ("a", "b")'], 'kind = "a"'],
  ["a number compared in two ways is left open", ["years > 3"], "years > 2"],
])("concludes nothing from %s", (_, guards, goal) => {
  expect(implies(guards.map(guard), guard(goal), domains)).toBe(false);
});

test.each([
  ["two values at once", ['kind = "a"', 'kind = "b"'], true],
  ["yes and no", ["flag", "not(flag)"], true],
  ["never", ["false"], true],
  ["no option left", ['kind != "a"', 'kind != "b"', 'kind != "c"'], true],
  ["two conditions", ["flag", "other"], false],
  ["an open value", ["years > 3", "years < 2"], false],
])("detects whether %s contradict each other", (_, guards, expected) => {
  expect(contradict(guards.map(guard), domains)).toBe(expected);
});

test("gives up quickly on a condition with very many cases and concludes nothing", () => {
  const many = Array.from({ length: 14 }, () => "(flag or other)").join(" and ");
  expect(implies([guard(many)], guard("flag"), domains)).toBe(false);
});
