import { expect, test } from "vitest";
import type { PageStyle } from "../../model/settings.ts";
import { itemLabel, listFrom } from "./number-pattern.ts";
import { createNumberLists } from "./numbering.ts";
import { formatOrdinal } from "./ordinals.ts";

const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 12, lineSpacing: 1.5 },
};

test.each([
  ["decimal", 12, "12"],
  ["lowerLetter", 26, "z"],
  ["lowerLetter", 27, "aa"],
  ["lowerLetter", 28, "bb"],
  ["upperLetter", 2, "B"],
  ["lowerRoman", 4, "iv"],
  ["lowerRoman", 1994, "mcmxciv"],
  ["upperRoman", 9, "IX"],
  ["aiueoFullWidth", 3, "ウ"],
] as const)("Word counts %s %i as %s", (format, n, text) => {
  expect(formatOrdinal(format, n)).toBe(text);
});

test.each([
  ["(a)", "lowerLetter", "(%1)"],
  ["(i)", "lowerRoman", "(%1)"],
  ["(1)", "decimal", "(%1)"],
  ["(A)", "upperLetter", "(%1)"],
  ["1.", "decimal", "%1."],
  ["ア", "aiueoFullWidth", "%1"],
  ["(q)", "decimal", "(q)"],
])("a list that starts with %s counts %s as %s", (number, format, text) => {
  expect(listFrom(itemLabel(number))).toEqual({ format, text, start: 1 });
});

test("a schedule's label counts by its number alone", () => {
  expect(listFrom({ label: "Schedule A", core: "A" })).toMatchObject({ format: "upperLetter", text: "Schedule %1" });
  expect(listFrom({ label: "別紙1", core: "1" })).toMatchObject({ format: "decimal", text: "別紙%1" });
});

test("clauses are numbered by one list, which restarts for the clauses of a schedule", () => {
  const lists = createNumberLists("decimal", style);
  const numbers = [
    [1, "1."],
    [2, "1.1"],
    [3, "(a)"],
    [4, "(i)"],
    [2, "1.2"],
    [1, "2."],
    [1, "1."],
    [2, "1.1"],
  ] as const;
  expect(numbers.map(([level, number]) => lists.clause(level, number))).toEqual([
    { reference: "clauses", level: 0, instance: 0 },
    { reference: "clauses", level: 1, instance: 0 },
    { reference: "clauses", level: 2, instance: 0 },
    { reference: "clauses", level: 3, instance: 0 },
    { reference: "clauses", level: 1, instance: 0 },
    { reference: "clauses", level: 0, instance: 0 },
    { reference: "clauses", level: 0, instance: 1 },
    { reference: "clauses", level: 1, instance: 1 },
  ]);
});

test("items before sub-clauses count with them", () => {
  const lists = createNumberLists("decimal", style);
  lists.clause(1, "1.");
  lists.clause(2, "1.1");
  const items = lists.items(2, ["(a)", "(b)"], { number: 36, text: 62 });
  expect(items).toEqual([
    { reference: "clauses", level: 2, instance: 0 },
    { reference: "clauses", level: 2, instance: 0 },
  ]);
  expect(lists.clause(3, "(c)")).toEqual({ reference: "clauses", level: 2, instance: 0 });
});

test("the second paragraph of a Japanese article is its first numbered one", () => {
  const lists = createNumberLists("jo", style);
  lists.clause(1, "第1条");
  expect(lists.clause(2, "2")).toEqual({ reference: "clauses", level: 1, instance: 0 });
  lists.clause(1, "第2条");
  expect(lists.clause(2, "2")).toEqual({ reference: "clauses", level: 1, instance: 0 });
});

test("items below an unnumbered paragraph form one list that continues its count", () => {
  const lists = createNumberLists("jo", style);
  lists.clause(1, "第1条");
  const first = lists.clause(3, "(1)");
  expect(first.reference).not.toBe("clauses");
  expect(lists.clause(3, "(2)")).toEqual(first);
  lists.clause(2, "2");
  expect(lists.clause(3, "(1)")).toEqual({ reference: "clauses", level: 2, instance: 0 });
});

test("a number no list counts to is still a list number, not text", () => {
  const lists = createNumberLists("decimal", style);
  const odd = lists.clause(1, "IV-b");
  const config = lists.options().config.find((one) => one.reference === odd.reference);
  expect(config?.levels).toMatchObject([{ text: "IV-b" }]);
});
