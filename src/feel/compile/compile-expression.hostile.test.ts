import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { ValueRecord } from "../../values/value.ts";
import type { Ast } from "../evaluate/ast.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import { builtins } from "../evaluate/functions/all-functions.ts";
import { linkWithNullReasons } from "../evaluate/link/link.ts";
import { toJsonText } from "../evaluate/to-json.ts";
import { compileExpression } from "./compile-expression.ts";
import { compileTemplate } from "./compile-template.ts";
import { compileUnaryTest } from "./compile-unary-test.ts";
import { sampleAnswers, sampleScope } from "./sample-scope.ts";

vi.setConfig({ testTimeout: 60_000 });

const get = fromRecord(sampleAnswers);

/** Compiles and evaluates any input; the result must be valid. */
const survive = (source: string): void => {
  const { ast, diagnostics } = compileExpression(source, sampleScope);
  for (const { from, to, message } of diagnostics) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(source.length);
    expect(message).not.toBe("");
  }
  if (diagnostics.length > 0) expect(ast).toBe(null);
  toJsonText(link(ast)(get));
};

const WORDS =
  'income rooms children name born today married law item ? ( ) [ ] { } , . .. + - * / ** = != < <= > >= in between and or not( not if then else some every for return satisfies true false null 1 0 2.5 1e3 9999999 "a" "" "2026-01-31" \' " | & && @ @"P1Y" date( duration( sum( count( round half up( is answered( constructor __proto__ function instance of // /* */ : ; \\ % # 日本 💥'.split(
    " ",
  );
const soup = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(" "));

describe("the compiler never throws", () => {
  test("on any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), survive), { numRuns: 3_000 });
  });

  test("on any sequence of words", () => {
    fc.assert(fc.property(soup, survive), { numRuns: 3_000 });
  });

  test("on any text as the cell of a table", () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (source) => {
        const { ast } = compileUnaryTest(source, { type: "number" }, sampleScope);
        link(ast)(get);
      }),
      { numRuns: 2_000 },
    );
  });

  test("on any text with marks", () => {
    const marks = fc.constantFrom("{{", "}}", "**", "|", "ref ", " income ", '"', "tenant:", "/", "text", " | money ");
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, soup), { maxLength: 12 }), (parts) => {
        const source = parts.join("");
        for (const { from, to } of compileTemplate(source, sampleScope).diagnostics) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(source.length);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

describe("hostile formulas are reported and never crash", () => {
  const HOSTILE: readonly (readonly [what: string, source: string])[] = [
    ["ten thousand brackets", "(".repeat(10_000) + "1" + ")".repeat(10_000)],
    ["four thousand brackets", "(".repeat(4_000) + "1" + ")".repeat(4_000)],
    ["unclosed brackets", "[".repeat(9_000)],
    ["a sum of four thousand", "1" + "+1".repeat(4_000)],
    ["a sum of four hundred", "1" + "+1".repeat(400)],
    ["nine thousand minus signs", "-".repeat(9_000) + "1"],
    ["four hundred minus signs", "-".repeat(400) + "1"],
    ["an if of a thousand steps", "if married then 1 else ".repeat(400) + "2"],
    ["a chain of paths", "law" + ".law".repeat(400)],
    ["a megabyte", "a".repeat(1_000_000)],
    ["a number of a thousand digits", "9".repeat(1_000)],
    ["a thousand loops", "for a in [1] return ".repeat(300) + "1"],
  ];
  test.each(HOSTILE)(
    "%s",
    (_, source) => {
      expect(compileExpression(source, sampleScope).diagnostics.length).toBeGreaterThan(0);
    },
    3_000,
  );

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "prototype", "eval", "globalThis"])(
    "%s is not a name, part or function",
    (name) => {
      const [unknown] = compileExpression(name, sampleScope).diagnostics;
      expect([unknown?.code, typeof unknown?.suggestion]).toEqual(["FEEL10", "undefined"]);
      expect(compileExpression(`landlord.${name}`, sampleScope).diagnostics[0]?.code).toBe("FEEL11");
      expect(compileExpression(`${name}(1)`, sampleScope).diagnostics[0]?.code).toBe("FEEL12");
      expect(link(["at", ["get", "landlord"], name])(get)).toBe(null);
      expect(link(["get", name])(get)).toBe(null);
      expect(link(["call", name, ["n", "1"]])(get)).toBe(null);
      expect(link([name, ["n", "1"]])(get)).toBe(null);
    },
  );
});

describe("evaluation always terminates quickly", () => {
  const EXPENSIVE: readonly (readonly [source: string, note: string])[] = [
    ["9 ** 9 ** 9 ** 9", "too_large"],
    ["9 ** (9 ** 9)", "too_large"],
    ["10 ** 9999", "too_large"],
    ["2 ** (rooms * 100000)", "too_large"],
    ["for i in 1..(rooms * 1000000) return i", "too_long"],
    ["for i in 1..3000, j in 1..1000 return i", "too_much_work"],
    ["count(for i in 1..10000 return count(for j in 1..10000 return j))", "too_much_work"],
    ['for i in 1..9999 return substring("aaaaaaaaaaaaaaaaaaaa", 1, 3)', "too_much_work"],
  ];
  test.each(EXPENSIVE)(
    "%s",
    (source, note) => {
      const { ast, diagnostics } = compileExpression(source, sampleScope);
      expect(diagnostics).toEqual([]);
      const { value, notes } = linkWithNullReasons(ast)(get);
      expect(value).toBe(null);
      expect(notes).toContain(note);
    },
    10_000,
  );

  const doubling = (start: string, twice: (x: string) => string) =>
    Array.from({ length: 40 })
      .reduceRight<string>((inner, _, i) => `for v${i + 1} in [${twice(`v${i}`)}] return ${inner}`, "[v40]")
      .replaceAll(/\bv0\b/g, start);

  test.each([
    ["texts", doubling('"abcdefghij"', (x) => `${x} + ${x}`)],
    ["concatenated lists", doubling("[1, 2, 3]", (x) => `concatenate(${x}, ${x})`)],
    ["numbers", doubling("1.23456789", (x) => `${x} * ${x}`)],
    ["nested lists", doubling("[1]", (x) => `[${x}, ${x}]`)],
    ["reversed lists", doubling("[1]", (x) => `reverse([${x}, ${x}])`)],
    ["lists appended", doubling("[1]", (x) => `append(append([], ${x}), ${x})`)],
  ])(
    "%s that double forty times stop growing",
    (_, source) => {
      const { ast, diagnostics } = compileExpression(source, {});
      expect(diagnostics).toEqual([]);
      expect(toJsonText(link(ast)(get)).length).toBeLessThan(1_000_000);
    },
    10_000,
  );
});

const OPERATORS =
  "n date duration get at + - * / ** neg = != < <= > >= known and or not if between in same to range holds list seq join index filter some every for call nothing".split(
    " ",
  );

const asts = fc.letrec<{ ast: Ast }>((tie) => ({
  ast: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom<Ast>("rooms", "item", "9", "1e9", "2026-01-31", "P1Y", null, true, false, "[", ")", ">"),
    fc.constantFrom<Ast>(["n", "3"], ["n", "99999999"], ["get", "children"], ["get", "born"], ["get", "landlord"]),
    fc
      .tuple(
        fc.oneof(fc.constantFrom(...OPERATORS), fc.constant("call")),
        fc.array(fc.oneof(tie("ast"), fc.constantFrom<Ast>(...Object.keys(builtins))), { maxLength: 4 }),
      )
      .map(([operator, operands]): Ast => [operator, ...operands]),
  ),
})).ast;

describe("the evaluator is total", () => {
  test("any formula, even one not made by a compiler, gives a value or null", () => {
    fc.assert(
      fc.property(asts, (ast) => {
        toJsonText(link(ast)(get));
      }),
      { numRuns: 20_000 },
    );
  });

  test("any function accepts any arguments", () => {
    const names = ["rooms", "children", "topics", "born", "landlord", "law", "nothing"];
    const numbers = ["-3", "0", "0.5", "99999999999999999999"];
    const argument = fc.oneof(
      fc.constantFrom<Ast>(null, true, "", "a", "2026-01-31", "P1Y", ["duration", "P1M"]),
      fc.constantFrom(...names).map((name): Ast => ["get", name]),
      fc.constantFrom(...numbers).map((text): Ast => ["n", text]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(builtins)), fc.array(argument, { maxLength: 4 }), (name, given) => {
        toJsonText(link(["call", name, ...given])(get));
      }),
      { numRuns: 20_000 },
    );
  });

  test("a formula nested a hundred thousand deep is null", () => {
    let deep: Ast = true;
    for (let i = 0; i < 100_000; i++) deep = ["not", deep];
    expect(link(deep)(get)).toBe(null);
  });

  test("values nested too deeply to compare are unknown", () => {
    let deep: ValueRecord = {};
    for (let i = 0; i < 10_000; i++) deep = { deep };
    expect(link(["=", ["get", "a"], ["get", "b"]])(fromRecord({ a: deep, b: { ...deep } }))).toBe(null);
  });
});
