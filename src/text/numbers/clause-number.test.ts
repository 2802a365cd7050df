import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { itemMark, numberAt } from "./clause-number.ts";
import { roman } from "./roman.ts";
import type { NumberingScheme } from "./clause-number.ts";

const numbers = (scheme: NumberingScheme, ...path: readonly number[]) =>
  path.reduce((above, index, at) => numberAt(scheme, { level: at + 1, index, parent: above.cited }), {
    number: "",
    cited: "",
  });

test.each<[readonly number[], string, string]>([
  [[5], "5.", "5"],
  [[5, 2], "5.2", "5.2"],
  [[5, 2, 1], "(a)", "5.2(a)"],
  [[5, 2, 27], "(aa)", "5.2(aa)"],
  [[5, 2, 1, 4], "(iv)", "5.2(a)(iv)"],
  [[5, 2, 1, 4, 2], "(B)", "5.2(a)(iv)(B)"],
  [[5, 2, 1, 4, 2, 3], "(3)", "5.2(a)(iv)(B)(3)"],
])("decimal numbers of %j", (path, number, cited) => expect(numbers("decimal", ...path)).toEqual({ number, cited }));

test.each<[readonly number[], string, string]>([
  [[5], "第5条", "第5条"],
  [[5, 1], "", "第5条第1項"],
  [[5, 2], "2", "第5条第2項"],
  [[5, 2, 1], "(1)", "第5条第2項第1号"],
  [[5, 2, 1, 2], "イ", "第5条第2項第1号イ"],
])("Japanese numbers of %j", (path, number, cited) => expect(numbers("jo", ...path)).toEqual({ number, cited }));

test.each([
  [1, "i"],
  [4, "iv"],
  [9, "ix"],
  [14, "xiv"],
  [40, "xl"],
  [99, "xcix"],
])("%d is %s", (n, expected) => expect(roman(n)).toBe(expected));

test("items are one level below their clause", () => {
  expect([1, 2, 3, 4].map((level) => itemMark("decimal", level, 2))).toEqual(["(b)", "(b)", "(ii)", "(B)"]);
  expect([1, 2, 3].map((level) => itemMark("jo", level, 2))).toEqual(["(2)", "(2)", "イ"]);
});

describe("no two siblings share a number", () => {
  for (const scheme of ["decimal", "jo"] as const) {
    test(scheme, () =>
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 120 }), (level, count) => {
          const all = Array.from({ length: count }, (_, index) =>
            numberAt(scheme, { level, index: index + 1, parent: "5" }),
          );
          expect(new Set(all.map(({ number }) => number)).size).toBe(count);
          expect(new Set(all.map(({ cited }) => cited)).size).toBe(count);
        }),
      ),
    );
  }
});
