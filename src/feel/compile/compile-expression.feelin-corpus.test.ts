import { evaluate as feelinEvaluate } from "feelin";
import { describe, expect, test } from "vitest";
import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import { variablesFromJson } from "../evaluate/from-json.ts";
import { isList } from "../evaluate/value-kinds.ts";
import { toJsonText } from "../evaluate/to-json.ts";
import { compileExpression } from "./compile-expression.ts";
import { inferType } from "./syntax/infer-type.ts";

const CONTEXT = {
  a: 5,
  b: null,
  amount: 100.1,
  yes: true,
  no: false,
  text: "Aster Ltd",
  region: "north",
  kids: [],
  numbers: [3, 1, 2],
  words: ["b", "a", "b"],
  nested: [[1, 2], [3]],
  children: [{ age: 10, name: "Bo" }, { age: 20, name: "Cy" }, { name: "Di" }],
  party: { name: "Ann", address: { city: "Dover" } },
};

const SAME: readonly string[] = `
  1 + 2
  5 - 7
  2 * 3.5
  7 / 2
  1 / 4
  2 ** 10
  -a
  - a + 3
  -2 ** 2
  2 ** 3 ** 2
  10 - 2 - 3
  (1 + 2) * 3
  1 + 2 * 3
  a / 0
  b + 1
  b * 0
  0.1 + 0.2
  1.1 + 1.3
  amount * 3
  1 / 3
  .5 + 1
  a > 3
  a >= 5
  a < 5
  a <= 5
  a = 5
  a != 5
  a = 5.0
  b > 3
  b < 3
  b = null
  null = b
  a = null
  a != null
  region = "north"
  region != "north"
  "a" < "b"
  "Z" < "a"
  yes = true
  yes != no
  a between 1 and 5
  a between 6 and 9
  a between 1 and b
  a in (1, 5)
  a in [1..5]
  a in [1..5)
  a in (5..9]
  a in (> 3)
  a in (< 3, > 4)
  a in [1, 2, 5]
  region in ("south", "west")
  a in (4..6)
  yes and no
  yes or no
  not(yes)
  not(b)
  b and false
  b or true
  b and true
  b or false
  a > 3 and yes
  a > 3 or no
  not(a > 3)
  yes and yes and no
  no or no or yes
  if yes then 1 else 2
  if no then 1 else 2
  if b then 1 else 2
  if a > 3 then text else region
  if a > 9 then 1 else if a > 4 then 2 else 3
  if b > 3 then 1 else 2
  party.name
  party.address.city
  b.x
  children.name
  children[1].name
  children[-1].name
  numbers[1]
  numbers[-1]
  numbers[9]
  kids[1]
  [1, 2, 3][2]
  []
  [1, 2]
  [[1], [2]]
  children[item.age > 12].name
  numbers[item > 1]
  kids[item > 1]
  count(children[item.age > 5])
  some x in numbers satisfies x > 2
  some x in numbers satisfies x > 3
  every x in numbers satisfies x > 0
  every x in numbers satisfies x > 1
  some x in kids satisfies x = 1
  every x in kids satisfies x = 1
  some c in children satisfies c.age < 18
  some x in [1, 2], y in [2, 3] satisfies x = y
  for x in numbers return x * 2
  for x in [1..3] return x
  for x in 1..3 return x
  for x in 3..1 return x
  for x in [1, 2], y in [10, 20] return x + y
  for c in children return c.name
  for x in kids return x
  count(numbers)
  count(kids)
  sum(numbers)
  sum(1, 2, 3)
  min(numbers)
  max(numbers)
  max(1, 2)
  min(kids)
  mean(numbers)
  median(numbers)
  median([1, 2, 3, 4])
  sum([1, null, 2])
  abs(-3)
  floor(1.5)
  floor(-1.5)
  ceiling(1.5)
  ceiling(-1.5)
  decimal(1.115, 2)
  decimal(2.5, 0)
  decimal(3.5, 0)
  round half up(2.5, 0)
  round half up(-2.5, 0)
  round half up(1.25, 1)
  modulo(7, 3)
  round up(1.21, 1)
  round down(1.29, 1)
  modulo(-7, 3)
  modulo(7, -3)
  sqrt(16)
  even(4)
  odd(4)
  odd(3)
  number("12")
  string length(text)
  upper case(text)
  lower case(text)
  contains(text, "Ltd")
  contains(text, "x")
  starts with(text, "Aster")
  ends with(text, "Ltd")
  substring(text, 3)
  substring(text, 1, 5)
  substring(text, -3)
  substring(text, -3, 2)
  substring before(text, " ")
  substring after(text, " ")
  string join(words, "-")
  string join(words)
  "a" + "b"
  string(1.5)
  string(yes)
  string(text)
  list contains(numbers, 2)
  list contains(numbers, 9)
  list contains([1, null], null)
  append(numbers, 9)
  concatenate(numbers, [9])
  union(numbers, [3, 9])
  distinct values(words)
  flatten(nested)
  reverse(words)
  index of(words, "b")
  index of(words, "x")
  sublist(numbers, 2)
  sublist(numbers, 1, 2)
  all([true, true])
  all([true, false])
  any([false, true])
  any([false, false])
  all(kids)
  any(kids)
  all([true, null])
  date("2024-02-29")
  date("2024-01-31") + duration("P1M")
  date("2024-02-29") + duration("P1Y")
  date("2024-02-29") + duration("P4Y")
  date("2024-03-31") - duration("P1M")
  date(2024, 2, 29)
  date("2024-01-31") + duration("P1M") + duration("P1M")
  date("2024-01-31") + duration("P2M")
  (date("2024-03-01") - date("2024-02-01")).days
  date("2024-03-01") > date("2024-02-01")
  date("2024-03-01") = date("2024-03-01")
  date("2024-03-15").year
  date("2024-03-15").month
  date("2024-03-15").day
  date("2024-03-15").weekday
  day of week(date("2024-03-15"))
  day of year(date("2024-12-31"))
  duration("P1Y2M").years
  duration("P1Y2M").months
  duration("P40D").days
  duration("P1Y") = duration("P12M")
  duration("P2Y") > duration("P12M")
  duration("P2D") < duration("P1D")
  duration("P1Y") + duration("P2M")
  duration("P5D") - duration("P2D")
  string(date("2024-03-15"))
  @"2024-03-15"
  @"P1Y2M"
  date("2024-03-15") + @"P1D"
  date("2024-03-15") - date("2024-03-10")
  date("2024-03-15") in [date("2024-01-01")..date("2024-12-31")]
`
  .trim()
  .split("\n")
  .map((line) => line.trim());

/** Intended differences: feelin's result, ours (or the code of our diagnostic), and why. */
const DIFFERENT: readonly (readonly [formula: string, feelin: string, ours: string, why: string])[] = [
  ["0.1 + 0.2 = 0.3", "false", "true", "numbers are decimals"],
  ["1.1 + 1.3 = 2.4", "false", "true", "numbers are decimals"],
  ["round half up(1.005, 2)", "1", "1.01", "numbers are decimals"],
  ["b = 5", "false", "null", "what is not known is neither equal nor different"],
  ["b != 5", "true", "null", "what is not known is neither equal nor different"],
  ["b in (1, 2)", "false", "null", "what is not known is neither in nor out"],
  ["b in [1..5]", "null", "null", "the same, for a range"],
  ["some x in [1, null] satisfies x > 3", "false", "null", "an entry that is not known leaves it open"],
  ["every c in children satisfies c.age > 5", "false", "null", "an entry that is not known leaves it open"],
  ["[1, null] = [1, 2]", "false", "null", "an entry that is not known leaves it open"],
  ["sum(kids)", "null", "0", "nothing adds up to nothing owed"],
  ["count(b)", "null", "0", "a list nobody filled in has no entries"],
  ["sort(numbers)", "null", "[1,2,3]", "feelin wants a function, which is left out here"],
  ['duration("P1D") * 2', "null", '"P2D"', "a whole number of spans is a span"],
  ['duration("P1M") > duration("P30D")', "true", "null", "a month is not a number of days"],
  ["min(words)", "null", '"a"', "texts have an order too"],
  ["round half even(2.5, 0)", "null", "2", "a name for what decimal does"],
  ['last day of month(date("2024-02-10"))', "null", '"2024-02-29"', "a function FEEL does not have"],
  ["a == 5", "null", "FEEL05", "a slip that must not pass silently"],
  ["1e3", "1", "FEEL06", "a slip that must not pass silently"],
  ['"5" = 5', "null", "FEEL15", "two types are never equal"],
  ['"5" > 3', "true", "FEEL15", "a text is never read as a number"],
  ['5 + "5"', "null", "FEEL18", "a text is never read as a number"],
  ['yes = "yes"', "null", "FEEL15", "two types are never equal"],
  ["yes and a", "null", "FEEL17", "only yes/no values can be joined"],
  ["if a then 1 else 2", "1", "FEEL17", "only a yes/no value decides"],
  ["children > 2", "false", "FEEL15", "count(children) was meant"],
  ["sum(children)", "null", "FEEL14", "a part of the entries was meant"],
  ["round half up(a)", "null", "FEEL13", "the number of digits is missing"],
  ["numbers[0]", "null", "FEEL23", "places count from 1"],
  ["children[age > 12].name", '["Cy"]', "FEEL24", "item.age says whose age"],
  ["children[name = name].name", '["Bo","Cy","Di"]', "FEEL24", "both names are the entry's own"],
  ["missing + 1", "null", "FEEL10", "every name is declared"],
  ["party.nam", "null", "FEEL11", "every part is declared"],
  ['date("2024-02-30")', "null", "FEEL21", "there is no such day"],
  ["a-amount", "-95.1", "-95.1", "always a subtraction, whatever names there are"],
  ["5[1]", "5", "FEEL25", "a single value is not a list of one"],
  ["{x: 1}.x", "1", "FEEL09", "records are not made in formulas"],
  ['matches(text, "A.*")', "true", "FEEL09", "an author's pattern can take for ever"],
];

const isString = (value: unknown): value is string => typeof value === "string";

/** feelin's result in the same JSON as ours, with numbers to the 15 digits that doubles guarantee. */
const jsonOf = (value: unknown): string => {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number") return decimal(value.toPrecision(15)).toFixed();
  if (typeof value === "boolean" || isString(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(",")}]`;
  return JSON.stringify(String(value));
};

const rounded = (value: Value): Value => {
  if (isDecimal(value)) return value.eq(0) ? value : value.prec(15, 1);
  return isList(value) ? value.map(rounded) : value;
};

const oursOf = (formula: string): string => {
  const variables = variablesFromJson(CONTEXT)!;
  const type = inferType(variables);
  const { ast, diagnostics } = compileExpression(formula, type.type === "record" ? type.fields : {});
  return diagnostics[0]?.code ?? toJsonText(rounded(link(ast)(fromRecord(variables))));
};

const feelinOf = (formula: string): string => jsonOf(feelinEvaluate(formula, CONTEXT).value);

describe("formulas mean what FEEL specifies", () => {
  test.each(SAME)("%s", (formula) => {
    expect(oursOf(formula)).toBe(feelinOf(formula));
  });

  test("the corpus is large enough", () => {
    expect(new Set(SAME).size).toBe(SAME.length);
    expect(SAME.length + DIFFERENT.length).toBeGreaterThanOrEqual(200);
  });
});

describe("intended differences from FEEL", () => {
  test.each(DIFFERENT)("%s: feelin %s, ours %s, since %s", (formula, feelin, ours) => {
    expect(feelinOf(formula)).toBe(feelin);
    expect(oursOf(formula)).toBe(ours);
  });
});
