import { describe, expect, it } from "vitest";
import type { Ast } from "../../feel/evaluate/ast.ts";
import { parseIsoDate } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { looking } from "./look.ts";
import type { Named } from "./names.ts";
import type { ReadPath } from "./reads.ts";
import type { Saying } from "./said.ts";
import { sayFormula } from "./say-formula.ts";

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
    fees: { rows: [{ up_to: decimal(500), fee: decimal(30) }], status: "none", columns: { rows: { status: "none" } } },
  },
  claim: decimal(400),
};

const names: { readonly [path: string]: Partial<Named> } = {
  event: { label: "The day" },
  period: { label: "Time", unit: "month" },
  nights: { label: "Nights" },
  things: { label: "What you own" },
  "things.whose": { label: "Whose is it?", says: (value) => ({ shared: "Shared", mine: "Mine" })[value] ?? null },
  "things.net": { label: "Net worth", unit: "USD" },
  "law.fees.rows": { label: "Fees by size" },
  "law.fees.rows.up_to": { label: "Fees by size (up to)", unit: "USD" },
  "law.fees.rows.fee": { label: "Fees by size (fee)", unit: "USD" },
  "law.fees.status": { label: "Fees by size", says: (value) => (value === "none" ? "not set by the law" : "known") },
  claim: { label: "Claim", unit: "USD" },
};

const saying = (as: Saying["as"]): Saying => ({
  as,
  look: looking((name) => values[name] ?? null, new Map()),
  named: (path: ReadPath) => ({ label: path.join("."), unit: null, says: null, ...names[path.join(".")] }),
  how: { language: "en", currency: "USD", shown: new Map() },
});

const get = (...[first = "", ...rest]: readonly string[]): Ast =>
  rest.reduce<Ast>((inner, key) => ["at", inner, key], ["get", first]);

const shared: Ast = ["filter", get("things"), ["=", get("item", "whose"), "shared"]];
const fitting: Ast = ["filter", get("law", "fees", "rows"), [">=", get("item", "up_to"), get("claim")]];
const status: Ast = get("law", "fees", "status");

describe("a formula as a person would write it down (R04)", () => {
  const table: readonly (readonly [ast: Ast, words: string, figures: string])[] = [
    [
      ["+", get("event"), ["*", get("period"), ["duration", "P1M"]]],
      "The day + Time × 1 month",
      "January 31, 2024 + 24 months × 1 month",
    ],
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
    [["call", "is answered", get("claim")], "Claim is known", "yes"],
    [["=", status, "none"], "Fees by size is not set by the law", "Fees by size: not set by the law"],
    [
      ["in", status, ["same", "none"], ["same", "confirmed"]],
      "Fees by size is not set by the law or known",
      "Fees by size: not set by the law",
    ],
    [
      ["*", ["call", "max", ["-", get("claim"), ["n", "1"]], ["n", "0"]], ["n", "2"]],
      "(the largest of Claim − 1 and 0) × 2",
      "(the largest of $400.00 − 1 and 0) × 2",
    ],
    [
      ["some", "one", get("things"), [">", get("one", "net"), get("claim")]],
      "Net worth > Claim for one of What you own",
      "yes",
    ],
  ];
  it.each(table)("says what it does in words and in figures: %j", (ast, words, figures) => {
    expect(sayFormula(ast, saying("words"))).toBe(words);
    expect(sayFormula(ast, saying("figures"))).toBe(figures);
  });
});
