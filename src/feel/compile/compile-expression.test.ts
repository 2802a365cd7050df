import { describe, expect, test } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { builtins } from "../evaluate/functions/all-functions.ts";
import { sampleValue } from "./sample-scope.ts";

// Sample answers: three children aged 10, 20 and unknown, with 100, 50.25 and 0; born 2004-02-29; today 2026-11-20.
const VALUES: readonly (readonly [group: string, rows: readonly (readonly [formula: string, json: string])[]])[] = [
  [
    "numbers are exact",
    [
      ["0.1 + 0.2 = 0.3", "true"],
      ["1.005 * 100", "100.5"],
      ["1 / 3", "0.33333333333333333333"],
      ["2 / 3", "0.66666666666666666667"],
      ["-rooms", "-5"],
      ["rooms -2", "3"],
      ["10 - 2 - 3", "5"],
      ["2 + 3 * 4", "14"],
      ["(2 + 3) * 4", "20"],
      ["2 ** 10", "1024"],
      ["-2 ** 2", "4"],
      ["2 ** -1", "0.5"],
      ["2 ** 0.5", "1.414213562373095"],
      ["1.1 ** 2", "1.21"],
      ["0 ** 0", "1"],
      ["(0 - 8) ** 0.5", "null"],
      [".5 + .25", "0.75"],
    ],
  ],
  [
    "rounding is named",
    [
      ["round half up(1.005, 2)", "1.01"],
      ["round half up(-2.5, 0)", "-3"],
      ["round half even(2.5, 0)", "2"],
      ["round half even(3.5, 0)", "4"],
      ["decimal(2.5, 0)", "2"],
      ["round up(1.001, 2)", "1.01"],
      ["round up(-1.001, 2)", "-1.01"],
      ["round down(1.019, 2)", "1.01"],
      ["round down(-1.019, 2)", "-1.01"],
      ["round half up(1250, -2)", "1300"],
      ["floor(-1.5)", "-2"],
      ["floor(1.29, 1)", "1.2"],
      ["ceiling(-1.5)", "-1"],
      ["ceiling(1.21, 1)", "1.3"],
      ["abs(-3)", "3"],
    ],
  ],
  [
    "number functions",
    [
      ["modulo(7, 3)", "1"],
      ["modulo(-7, 3)", "2"],
      ["modulo(7, -3)", "-2"],
      ["modulo(5.5, 2)", "1.5"],
      ["modulo(5, 0)", "null"],
      ["sqrt(16)", "4"],
      ["even(4)", "true"],
      ["odd(-3)", "true"],
      ["even(2.5)", "null"],
      ["min(3, 1, 2)", "1"],
      ["max([3, 1, 2])", "3"],
      ["max(born, today)", '"2026-11-20"'],
      ["min([])", "null"],
      ["sum(1, 2, 3.5)", "6.5"],
      ["sum([])", "0"],
      ["sum([1, null, 2])", "null"],
      ["sum(children.amount)", "150.25"],
      ["sum(unanswered)", "null"],
      ["mean(1, 2, 6)", "3"],
      ["mean([])", "null"],
      ["median(5, 1, 3)", "3"],
      ["median(1, 2, 3, 4)", "2.5"],
      ["count(children)", "3"],
      ["count([])", "0"],
      ["count(anything)", "0"],
      ['number("12.50")', "12.5"],
      ['number("12,5")', "null"],
      ['number("1e3")', "null"],
    ],
  ],
  [
    "text",
    [
      ['"a" + "b"', '"ab"'],
      ['string length("日本 𠮷")', "4"],
      ['upper case("ab")', '"AB"'],
      ['lower case("AB")', '"ab"'],
      ['trim("  a ")', '"a"'],
      ['contains(name, "Poe")', "true"],
      ['starts with(name, "Poe")', "false"],
      ['ends with(name, "Poe")', "true"],
      ['substring("abcd", 2)', '"bcd"'],
      ['substring("abcd", 2, 2)', '"bc"'],
      ['substring("abcd", -2, 1)', '"c"'],
      ['substring("𠮷野", 2, 1)', '"野"'],
      ['substring("abcd", 0)', "null"],
      ['substring before("a-b", "-")', '"a"'],
      ['substring after("a-b", "-")', '"b"'],
      ['substring after("ab", "-")', '""'],
      ['string join(["a", "b"], ", ")', '"a, b"'],
      ['string join(["a", "b"])', '"ab"'],
      ['string join(children.name, "; ")', '"Bo; Cy; Di"'],
      ["string(1.50)", '"1.5"'],
      ["string(born)", '"2004-02-29"'],
      ['string(duration("P18M"))', '"P1Y6M"'],
      ["string(married)", '"true"'],
      ['"a\\"b\\n\\u00e9"', '"a\\"b\\né"'],
    ],
  ],
  [
    "lists",
    [
      ["[1, 2][1]", "1"],
      ["[1, 2][-1]", "2"],
      ["[1, 2][9]", "null"],
      ["children[item.age > 12].name", '["Cy"]'],
      ["children[2].name", '"Cy"'],
      ["children.age", "[10,20,null]"],
      ["count(children[item.age > 5])", "2"],
      ["for c in children return c.amount * 2", "[200,100.5,0]"],
      ["for i in 1..3 return i * i", "[1,4,9]"],
      ["for i in 3..1 return i", "[3,2,1]"],
      ["for i in [1..2], j in [1..2] return i * 10 + j", "[11,12,21,22]"],
      ["some c in children satisfies c.age < 18", "true"],
      ["some c in children satisfies c.age > 30", "null"],
      ["every c in children satisfies c.age > 5", "null"],
      ["every c in children satisfies c.age > 15", "false"],
      ["every c in children[item.age > 5] satisfies c.age > 5", "true"],
      ["some x in [] satisfies true", "false"],
      ["every x in [] satisfies false", "true"],
      ['list contains(topics, "trade")', "true"],
      ["list contains([1, null], null)", "true"],
      ["append([1], 2)", "[1,2]"],
      ["concatenate([1], [2, 3])", "[1,2,3]"],
      ["union([1, 2], [2, 3])", "[1,2,3]"],
      ["distinct values([1, 1.0, 2])", "[1,2]"],
      ["flatten([[1, 2], [3]])", "[1,2,3]"],
      ["reverse([1, 2])", "[2,1]"],
      ["index of([1, 2, 1], 1)", "[1,3]"],
      ["sublist([1, 2, 3], 2)", "[2,3]"],
      ["sublist([1, 2, 3], -2, 1)", "[2]"],
      ["sort([3, 1, 2])", "[1,2,3]"],
      ['sort(["b", "a"])', '["a","b"]'],
      ["sort([1, null])", "null"],
      ["all(true, married)", "true"],
      ["all([])", "true"],
      ["any([])", "false"],
      ["any([anything = 1, true])", "true"],
      ["all([anything = 1, true])", "null"],
    ],
  ],
  [
    "dates",
    [
      ['date("2026-01-31") + duration("P1M")', '"2026-02-28"'],
      ['date("2024-02-29") + duration("P1Y")', '"2025-02-28"'],
      ['date("2024-02-29") + duration("P4Y")', '"2028-02-29"'],
      ['date("2024-01-31") + duration("P1M") + duration("P1M")', '"2024-03-29"'],
      ['date("2024-01-31") + duration("P2M")', '"2024-03-31"'],
      ['@"2024-03-31" - @"P1M"', '"2024-02-29"'],
      ['date("2024-03-01") - date("2024-02-01")', '"P29D"'],
      ['(date("2024-03-01") - date("2024-02-01")).days', "29"],
      ["date(2024, 2, 29)", '"2024-02-29"'],
      ["date(rooms + 2018, 2, 29)", "null"],
      ["date(anything)", "null"],
      ["born.year + born.month + born.day", "2035"],
      ["today.weekday", "5"],
      ["day of week(today)", '"Friday"'],
      ["day of year(date(2024, 12, 31))", "366"],
      ["last day of month(date(2023, 2, 10))", '"2023-02-28"'],
      ["whole years(born, date(2022, 2, 28))", "17"],
      ["whole years(born, date(2022, 3, 1))", "18"],
      ['born + duration("P18Y") <= date(2022, 2, 28)', "true"],
      ["whole years(date(2000, 2, 29), date(2024, 2, 28))", "23"],
      ["whole months(date(2024, 1, 31), date(2024, 2, 29))", "0"],
      ["whole months(date(2024, 1, 15), date(2024, 3, 15))", "2"],
      ['duration("P1Y6M").years', "1"],
      ['duration("P1Y6M").months', "6"],
      ['duration("P2W").days', "14"],
      ['duration("P1Y") = duration("P12M")', "true"],
      ['duration("P1Y") > duration("P11M")', "true"],
      ['duration("P1M") > duration("P30D")', "null"],
      ['duration("P1M") * 3', '"P3M"'],
      ['2 * duration("P10D")', '"P20D"'],
      ['duration("P1M") * 1.5', "null"],
      ['duration("P1M") + duration("P1D")', '"P1M1D"'],
      ['-duration("P1M")', '"-P1M"'],
      ['date("9999-12-31") + duration("P1D")', "null"],
      // 2026-11-20 is a Friday, so the first business day counted is Monday the 23rd.
      ["add business days(today, 1)", '"2026-11-23"'],
      ["add business days(today, -5)", '"2026-11-13"'],
      ["add business days(today, 10)", '"2026-12-04"'],
      // Thursday, November 26 is a holiday: 23, 24, 25, 27, 30.
      ["add business days(today, 5, [date(2026, 11, 26)])", '"2026-11-30"'],
      ["add business days(today, 0)", '"2026-11-20"'],
      ["next business day(date(2026, 11, 21))", '"2026-11-23"'],
      ["next business day(date(2026, 11, 21), [date(2026, 11, 23)])", '"2026-11-24"'],
      ["next business day(today)", '"2026-11-20"'],
    ],
  ],
  [
    "logic with missing answers",
    [
      ["unanswered > 3", "null"],
      ["unanswered = 5", "null"],
      ["unanswered != 5", "null"],
      ["unanswered = null", "true"],
      ["null != unanswered", "false"],
      ["unanswered > 3 or true", "true"],
      ["unanswered > 3 and false", "false"],
      ["unanswered > 3 and true", "null"],
      ["not(unanswered > 3)", "null"],
      ["if unanswered > 3 then 1 else 2", "2"],
      ["unanswered in (1, 2)", "null"],
      ["rooms in (5, unanswered)", "true"],
      ["rooms in (6, unanswered)", "null"],
      ["rooms between 1 and unanswered", "null"],
      ["rooms between 6 and unanswered", "false"],
      ["unanswered + 1", "null"],
      ["no_date.year", "null"],
      ["anything.x.y", "null"],
      ["is answered(unanswered)", "false"],
      ["is answered(name)", "true"],
      ["coalesce(unanswered, rooms)", "5"],
      ["coalesce(unanswered, unanswered)", "null"],
    ],
  ],
  [
    "comparison",
    [
      ['region = "north"', "true"],
      ['region != "north"', "false"],
      ['region in ("north", "south")', "true"],
      ['region in ["west", "south"]', "false"],
      ['"trade" in topics', "true"],
      ["rooms in [1..5]", "true"],
      ["rooms in [1..5)", "false"],
      ["rooms in (5..9]", "false"],
      ["rooms in > 4", "true"],
      ["rooms in (< 3, > 4)", "true"],
      ["rooms between 5 and 7", "true"],
      ["born < today", "true"],
      ["[1, 2] = [1, 2]", "true"],
      ["[1, 2] = [1, 2, 3]", "false"],
      ["[1, anything] = [1, 2]", "null"],
      ['"a" < "b"', "true"],
      ["1 = 1.0", "true"],
      ["landlord = landlord", "true"],
    ],
  ],
];

describe.each(VALUES)("%s", (_, rows) => {
  test.each(rows)("%s is %s", (formula, json) => {
    expect(sampleValue(formula)).toBe(json);
  });
});

describe("tables", () => {
  const fees = [
    { key: "north", fee: decimal(30) },
    { key: "south", fee: decimal(20) },
  ];
  const rates = {
    mode: "marginal",
    rows: [
      { over: decimal(0), rate: decimal(10) },
      { over: decimal(500), rate: decimal(20) },
    ],
  };

  test("lookup finds the row by its key", () => {
    expect(sampleValue('lookup(anything, region, "fee")', { anything: fees })).toBe("30");
    expect(sampleValue('lookup(anything, "west", "fee")', { anything: fees })).toBe("null");
    expect(sampleValue('lookup(anything, "north", "constructor")', { anything: fees })).toBe("null");
    expect(sampleValue('lookup(anything, "north", "fee")', { anything: { north: { fee: decimal(7) } } })).toBe("7");
  });

  test("bracket total adds the parts: 500 at 10 % and 500 at 20 %", () => {
    expect(sampleValue("bracket total(income, rates)", { rates })).toBe("150");
    expect(sampleValue("bracket total(income, rates)", { rates: { ...rates, mode: "sideways" } })).toBe("null");
  });
});

test("every function is tested in this file", () => {
  const tried = VALUES.flatMap(([, rows]) => rows.map(([formula]) => formula)).join("\n");
  const elsewhere = ["lookup", "bracket total", "date", "duration"];
  const missing = Object.keys(builtins).filter((name) => !elsewhere.includes(name) && !tried.includes(`${name}(`));
  expect(missing).toEqual([]);
});
