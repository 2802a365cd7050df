import { describe, expect, it } from "vitest";
import type { Ast } from "../../../feel/evaluate/ast.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { memoizeEvaluate } from "../scope/memoized-evaluate.ts";
import type { NameLabel } from "../scope/name-labels.ts";
import type { ReadPath } from "../scope/formula-reads.ts";
import type { FormulaTextOptions } from "./formula-text.ts";
import { writeFormula } from "./write-formula.ts";

const values: { readonly [name: string]: Value } = {
  event: parseIsoDate("2024-01-31"),
  period: decimal("24"),
  nights: [decimal(1), decimal(2), decimal(1)],
  things: [
    { whose: "shared", net: decimal(900) },
    { whose: "mine", net: decimal(50) },
    { whose: "shared", net: decimal(100) },
  ],
  law: {
    court: {
      limit: decimal(12500),
      columns: { limit: { status: "confirmed", cite: "Sample Code § 1" }, fee: { status: "unknown", cite: null } },
    },
    fees: { rows: [{ up_to: decimal(500), fee: decimal(30) }], status: "none", columns: { rows: { status: "none" } } },
  },
  claim: decimal(400),
};

const names: { readonly [path: string]: Partial<NameLabel> } = {
  event: { label: "The day" },
  period: { label: "Time", unit: "month" },
  nights: { label: "Nights" },
  things: { label: "What you own" },
  "things.whose": { label: "Whose is it?", optionText: (value) => ({ shared: "Shared", mine: "Mine" })[value] ?? null },
  "things.net": { label: "Net worth", unit: "USD" },
  "law.court.limit": { label: "Highest claim", unit: "USD" },
  "law.court.columns.limit.status": { label: "Highest claim" },
  "law.court.columns.fee.status": { label: "Fee" },
  "law.fees.rows": { label: "Fees by size" },
  "law.fees.rows.up_to": { label: "Fees by size (up to)", unit: "USD" },
  "law.fees.rows.fee": { label: "Fees by size (fee)", unit: "USD" },
  "law.fees.status": {
    label: "Fees by size",
    optionText: (value) => (value === "none" ? "not set by the law" : "known"),
  },
  claim: { label: "Claim", unit: "USD" },
};

const saying = (as: FormulaTextOptions["as"]): FormulaTextOptions => ({
  as,
  evaluate: memoizeEvaluate((name) => values[name] ?? null, new Map()),
  named: (path: ReadPath) => ({ label: path.join("."), unit: null, optionText: null, ...names[path.join(".")] }),
  jurisdictionOf: () => "Ohio",
  firstColumn: () => "rows",
  format: { language: "en", currency: "USD", cache: new Map() },
});

const get = (...[first = "", ...rest]: readonly string[]): Ast =>
  rest.reduce<Ast>((inner, key) => ["at", inner, key], ["get", first]);

const shared: Ast = ["filter", get("things"), ["=", get("item", "whose"), "shared"]];
const fitting: Ast = ["filter", get("law", "fees", "rows"), [">=", get("item", "up_to"), get("claim")]];
const status: Ast = get("law", "fees", "status");

describe("a formula in everyday language (R04)", () => {
  const table: readonly (readonly [ast: Ast, words: string, figures: string])[] = [
    [["+", get("event"), ["*", get("period"), ["duration", "P1M"]]], "The day + Time", "January 31, 2024 + 24 months"],
    [["+", get("event"), ["*", ["duration", "P1M"], get("period")]], "The day + Time", "January 31, 2024 + 24 months"],
    [
      ["+", get("event"), ["*", get("period"), ["duration", "P1Y"]]],
      "The day + Time × 1 year",
      "January 31, 2024 + 24 months × 1 year",
    ],
    [
      ["-", get("event"), ["*", ["duration", "P1D"], get("period")]],
      "The day − 1 day × Time",
      "January 31, 2024 − 1 day × 24 months",
    ],
    [
      ["+", ["+", ["call", "coalesce", get("nothing"), ["n", "0"]], get("claim")], ["n", "0"]],
      "nothing + Claim + 0",
      "$400.00",
    ],
    [["-", get("claim"), ["call", "coalesce", get("nothing"), ["n", "0"]]], "Claim − nothing", "$400.00"],
    [["date", "2026-11-21"], "November 21, 2026", "November 21, 2026"],
    [
      ["at", ["-", ["date", "2024-02-03"], get("event")], "days"],
      "(February 3, 2024 − The day) in days",
      "(February 3, 2024 − January 31, 2024) in days",
    ],
    [
      ["call", "sum", ["at", shared, "net"]],
      "the sum of Net worth of those of What you own where Whose is it? is Shared",
      "$900.00 + $100.00",
    ],
    [["at", ["index", fitting, ["n", "1"]], "fee"], "fee of the first of Fees by size where up to ≥ Claim", "$30.00"],
    [
      ["call", "count", ["filter", get("nights"), ["=", get("item"), ["n", "1"]]]],
      "the number of those of Nights where it is 1",
      "2",
    ],
    [["call", "is answered", get("claim")], "Claim is known", "Claim is known"],
    [["call", "is answered", get("nobody")], "nobody is known", "nobody is not known"],
    [["=", status, "none"], "Fees by size is not set by law", "Fees by size in Ohio is not set by law"],
    [
      ["in", status, ["same", "none"], ["same", "confirmed"]],
      "Fees by size is known",
      "Fees by size in Ohio is not set by law",
    ],
    [
      ["*", ["call", "max", ["-", get("claim"), ["n", "1"]], ["n", "0"]], ["n", "2"]],
      "(the larger of Claim − 1 and 0) × 2",
      "($400.00 − 1) × 2",
    ],
    [
      ["call", "max", ["-", ["n", "1"], get("claim")], ["n", "0"]],
      "the larger of 1 − Claim and 0",
      "the larger of 1 − $400.00 and 0",
    ],
    [
      ["call", "max", get("claim"), ["call", "coalesce", get("nothing"), ["n", "0"]]],
      "the larger of Claim and nothing",
      "$400.00",
    ],
    [
      ["call", "min", get("claim"), ["n", "500"], ["n", "600"]],
      "the smallest of Claim and 500 and 600",
      "the smallest of $400.00 and 500 and 600",
    ],
    [["or", [">", get("claim"), ["n", "500"]], false], "Claim > 500 or no", "$400.00 > 500"],
    [["or", false, false], "no or no", "no"],
    [
      ["some", "one", get("things"), [">", get("one", "net"), get("claim")]],
      "Net worth > Claim for one of What you own",
      "yes",
    ],
  ];
  const limit = get("law", "court", "columns", "limit", "status");
  const known: Ast = ["in", limit, ["same", "confirmed"], ["same", "secondary"]];
  const unread: Ast = [
    "in",
    get("law", "court", "columns", "fee", "status"),
    ["same", "unknown"],
    ["same", "disputed"],
  ];
  const ofLaw: readonly (readonly [ast: Ast, words: string, figures: string])[] = [
    [known, "Highest claim is known", "Highest claim in Ohio is known: $12,500.00 (Sample Code § 1)"],
    [["!=", limit, "none"], "Highest claim is known", "Highest claim in Ohio is known: $12,500.00 (Sample Code § 1)"],
    [unread, "Fee is not known", "Fee in Ohio is not known"],
    // Only the deciding operand is written out: the first true one of "or", the first false one of "and".
    [["or", unread, known], "Fee is not known or Highest claim is known", "Fee in Ohio is not known"],
    [["and", known, [">", get("claim"), ["n", "500"]]], "Highest claim is known and Claim > 500", "$400.00 > 500"],
  ];
  it.each(ofLaw)(
    "says what is known of the law, with place, value and citation, and no status: %j",
    (ast, words, figures) => {
      expect(writeFormula(ast, saying("words"))).toBe(words);
      expect(writeFormula(ast, saying("figures"))).toBe(figures);
    },
  );

  it.each(table)("is written in words and in figures: %j", (ast, words, figures) => {
    expect(writeFormula(ast, saying("words"))).toBe(words);
    expect(writeFormula(ast, saying("figures"))).toBe(figures);
  });
});
