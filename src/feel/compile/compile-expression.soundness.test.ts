import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { ValueType } from "../../values/value-type.ts";
import type { Value } from "../../values/value.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import { isList, isRecord, kindOf } from "../evaluate/value-kinds.ts";
import { compileExpression } from "./compile-expression.ts";
import { sampleAnswers, sampleScope } from "./sample-scope.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Whether a value has its static type; null has every type. */
const isOf = (value: Value, type: ValueType): boolean => {
  if (value === null || type.type === "any") return true;
  if (type.type === "list") return isList(value) && value.every((entry) => isOf(entry, type.of));
  if (type.type === "record")
    return isRecord(value) && Object.entries(type.fields).every(([key, part]) => isOf(value[key] ?? null, part));
  if (type.type === "string" && type.options) return typeof value === "string" && type.options.includes(value);
  return kindOf(value) === type.type;
};

const numbers = [
  "0",
  "1",
  "2.5",
  "-3",
  "rooms",
  "unanswered",
  "law.deposit.cap_months",
  "today.year",
  "children[1].age",
];
const yesNos = ["true", "married", "is answered(name)", "null", 'list contains(topics, "data")'];
const dates = ["today", "born", "no_date", 'date("2024-02-29")', "last day of month(born)"];
const spans = ['duration("P1M")', 'duration("P10D")', "(today - born)", '@"P1Y"'];
const words = ["name", '"a"', "state", "secrecy", "landlord.name", "day of week(today)"];
const lists = ["children", "topics", "children.age", "children.amount", "[1, 2, 3]", "[]", "sort(children.age)"];

/** Formulas as an author might write them: mostly valid, occasionally with a mistake. */
const formula = fc.letrec<{ any: string; number: string; yesNo: string; date: string; list: string }>((tie) => {
  const depth = { maxDepth: 4 };
  const say = (write: (...parts: readonly string[]) => string, ...parts: readonly fc.Arbitrary<string>[]) =>
    fc.tuple(...parts).map((written) => write(...written));
  const [number, yesNo, date, list, any] = [tie("number"), tie("yesNo"), tie("date"), tie("list"), tie("any")];
  return {
    any: fc.oneof(depth, number, yesNo, date, list, fc.constantFrom(...words, ...spans)),
    number: fc.oneof(
      depth,
      fc.constantFrom(...numbers),
      say((a, op, b) => `(${a} ${op} ${b})`, number, fc.constantFrom("+", "-", "*", "/", "**"), number),
      say((f, a) => `${f}(${a})`, fc.constantFrom("abs", "floor", "ceiling", "sqrt"), number),
      say((f, a) => `${f}(${a})`, fc.constantFrom("sum", "min", "max", "mean", "median", "count"), list),
      say((f, a, b) => `${f}(${a}, ${b})`, fc.constantFrom("modulo", "round half up", "decimal"), number, number),
      say((f, a, b) => `${f}(${a}, ${b})`, fc.constantFrom("whole years", "whole months"), date, date),
      say((c, a, b) => `(if ${c} then ${a} else ${b})`, yesNo, number, any),
      say((a, b) => `coalesce(${a}, ${b})`, number, number),
    ),
    yesNo: fc.oneof(
      depth,
      fc.constantFrom(...yesNos),
      say((a, op, b) => `(${a} ${op} ${b})`, yesNo, fc.constantFrom("and", "or"), yesNo),
      say((a, op, b) => `(${a} ${op} ${b})`, any, fc.constantFrom("=", "!=", "<", ">="), any),
      say((a) => `not(${a})`, yesNo),
      say((a, b, c) => `(${a} between ${b} and ${c})`, number, number, number),
      say((a, b, c) => `(${a} in (${b}, > ${c}))`, number, number, number),
      say((q, a, b) => `(${q} x in ${a} satisfies ${b} > 1)`, fc.constantFrom("some", "every"), list, number),
    ),
    date: fc.oneof(
      depth,
      fc.constantFrom(...dates),
      say((a, op, b) => `(${a} ${op} ${b})`, date, fc.constantFrom("+", "-"), fc.constantFrom(...spans)),
      say((a, b) => `add business days(${a}, ${b})`, date, number),
    ),
    list: fc.oneof(
      depth,
      fc.constantFrom(...lists),
      say((a) => `${a}[item > 2]`, list),
      say((a) => `children[item.age > ${a}]`, number),
      say((a, b) => `(for y in ${a} return ${b})`, list, any),
      say((a, b) => `(for z in 1..${a} return ${b})`, number, any),
      say((a, b) => `[${a}, ${b}]`, any, any),
      say((f, a) => `${f}(${a})`, fc.constantFrom("reverse", "distinct values", "flatten", "sort"), list),
      say((f, a, b) => `${f}(${a}, ${b})`, fc.constantFrom("concatenate", "union", "append"), list, any),
    ),
  };
});

test("a valid formula gives a value of its type, or null", () => {
  const get = fromRecord(sampleAnswers);
  let sound = 0;
  fc.assert(
    fc.property(formula.any, (source) => {
      const { ast, type, diagnostics } = compileExpression(source, sampleScope);
      if (diagnostics.length > 0) return;
      sound += 1;
      expect(isOf(link(ast)(get), type)).toBe(true);
      expect(
        isOf(
          link(ast)(() => null),
          type,
        ),
      ).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(sound).toBeGreaterThan(100);
});

test("a formula has the same value after being stored as JSON", () => {
  const get = fromRecord(sampleAnswers);
  fc.assert(
    fc.property(formula.any, (source) => {
      const { ast } = compileExpression(source, sampleScope);
      const stored = link(JSON.parse(JSON.stringify(ast)))(get);
      expect(JSON.stringify(stored)).toBe(JSON.stringify(link(ast)(get)));
    }),
    { numRuns: 300 },
  );
});
