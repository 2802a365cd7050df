import { describe, expect, test } from "vitest";
import type { ValueType } from "../../values/value-type.ts";
import { fromRecord } from "../evaluate/link/evaluate.ts";
import { variablesFromJson } from "../evaluate/from-json.ts";
import { link, linkWithNullReasons } from "../evaluate/link/link.ts";
import { toJsonText } from "../evaluate/to-json.ts";
import { compileExpression } from "./compile-expression.ts";
import { compileUnaryTest } from "./compile-unary-test.ts";
import { isFormulaName } from "./syntax/formula-names.ts";
import { inferType } from "./syntax/infer-type.ts";

const variables = variablesFromJson({
  a: 5,
  b: null,
  kids: [],
  children: [{ age: 10 }, { age: 20 }, { name: "Di" }],
  amount: 100.1,
  rent: 12,
  total: 5,
  text: "2024-01-31",
  x: { y: 1 },
})!;
const type = inferType(variables);
const scope = type.type === "record" ? type.fields : {};

/** The value as JSON, or the code of the first problem. */
const outcomeOf = (source: string): string => {
  const { ast, diagnostics } = compileExpression(source, scope);
  return diagnostics[0]?.code ?? toJsonText(link(ast)(fromRecord(variables)));
};

const CASES: readonly (readonly [number: number, formula: string, outcome: string])[] = [
  [1, "missing + 1", "FEEL10"],
  [2, "b = null", "true"],
  [3, "b > 3", "null"],
  [3, "b < 3", "null"],
  [4, "b > 3 or true", "true"],
  [4, "b > 3 and false", "false"],
  [5, "not(b > 1)", "null"],
  [5, "if b > 1 then 1 else 2", "2"],
  [6, "b.x.y", "null"],
  [7, '"5" = 5', "FEEL15"],
  [8, '"5" > 3', "FEEL15"],
  [9, '5 + "5"', "FEEL18"],
  [9, '"Total: " + 5', "FEEL18"],
  [10, "0.1 + 0.2 = 0.3", "true"],
  [11, "1.005 * 100", "100.5"],
  [11, "round half up(1.005, 2)", "1.01"],
  [12, "decimal(2.5, 0)", "2"],
  [12, "round half up(-2.5, 0)", "-3"],
  [13, "a / 0", "null"],
  [14, 'date("2024-01-31") + duration("P1M")', '"2024-02-29"'],
  [15, 'date("2024-02-29") + duration("P1Y")', '"2025-02-28"'],
  [15, 'date("2024-02-29") + duration("P4Y")', '"2028-02-29"'],
  [16, 'date("2024-01-31") + duration("P1M") + duration("P1M")', '"2024-03-29"'],
  [16, 'date("2024-01-31") + duration("P2M")', '"2024-03-31"'],
  [17, 'date("2024-02-30")', "FEEL21"],
  [18, 'text + duration("P4Y")', "FEEL18"],
  [19, 'whole years(date("2000-02-29"), date("2024-02-28"))', "23"],
  [20, '(date("2024-03-01") - date("2024-02-01")).days', "29"],
  [21, "children[1].age", "10"],
  [21, "children[0]", "FEEL23"],
  [21, "children[9]", "null"],
  [21, "children[-1].name", '"Di"'],
  [22, "children[age > 12]", "FEEL24"],
  [22, "children[item.age > 12].age", "[20]"],
  [23, "children[name = name]", "FEEL24"],
  [24, "every c in children satisfies c.age > 5", "null"],
  [25, "every k in kids satisfies k = 1", "true"],
  [25, "some k in kids satisfies k = 1", "false"],
  [26, "sum([])", "0"],
  [26, "count(b)", "0"],
  [26, "sum([1, null, 2])", "null"],
  [27, "rent-total", "7"],
  [29, "x.constructor", "FEEL11"],
  [29, "x.__proto__", "FEEL11"],
  [29, "constructor", "FEEL10"],
  [30, 'matches(text, "^(a+)+$")', "FEEL09"],
  [31, "for i in 1..3000, j in 1..1000 return i", "null"],
  [31, "for i in 1..1000000000 return i", "FEEL26"],
  [33, "text = 'north'", "FEEL04"],
  [33, "a > 3 && a < 9", "FEEL05"],
  [33, "a > 3 and", "FEEL02"],
  [34, "a >> 4", "FEEL05"],
];

describe("tricky cases have their documented results", () => {
  test.each(CASES)("case %i: %s is %s", (_, formula, outcome) => {
    expect(outcomeOf(formula)).toBe(outcome);
  });

  test("case 13: a division by zero reports why it is null", () => {
    const { ast } = compileExpression("a / 0 > 1", scope);
    expect(linkWithNullReasons(ast)(fromRecord(variables))).toEqual({ value: null, notes: ["division_by_zero"] });
  });

  test("case 28: no field may be named like a keyword", () => {
    for (const word of ["if", "not", "true", "null", "item", "and", "date"]) expect(isFormulaName(word)).toBe(false);
    for (const word of ["rent", "due_date", "p1"]) expect(isFormulaName(word)).toBe(true);
    for (const word of ["Rent", "1st", "due-date", "", "due date"]) expect(isFormulaName(word)).toBe(false);
  });

  test("case 32: a table cell for a missing answer", () => {
    const number: ValueType = { type: "number" };
    const test = (source: string, subject: unknown) => {
      const { ast, diagnostics } = compileUnaryTest(source, number, {});
      return diagnostics[0]?.code ?? toJsonText(link(ast)(fromRecord(variablesFromJson({ "?": subject })!)));
    };
    expect(test("> 5", null)).toBe("null");
    expect(test("> 5", 7)).toBe("true");
    expect(test("(5..10)", 7)).toBe("true");
    expect(test("> 5 and < 10", 7)).toBe("FEEL28");
    expect(compileUnaryTest("> 5", { type: "string" }, {}).diagnostics[0]?.code).toBe("FEEL15");
  });

  test("case 35: a JavaScript date, number or function is not a value", () => {
    const strange: { [name: string]: unknown } = { d: new Date(0), n: 5, f: () => 1, u: undefined };
    const get = (name: string) => strange[name] as never;
    for (const name of Object.keys(strange)) {
      expect(link(["+", ["get", name], ["n", "1"]])(get)).toBe(null);
      expect(link([">", ["get", name], ["n", "1"]])(get)).toBe(null);
      expect(link(["at", ["get", name], "constructor"])(get)).toBe(null);
    }
  });
});
