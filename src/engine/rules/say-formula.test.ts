import { describe, expect, it } from "vitest";
import type { Ast } from "../../feel/evaluate/ast.ts";
import { parseIsoDate } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import type { Value } from "../../values/value.ts";
import { looking } from "./look.ts";
import { sayFormula } from "./say-formula.ts";
import type { Saying } from "./say-formula.ts";

const values: { readonly [name: string]: Value } = { event: parseIsoDate("2024-01-31"), period: decimal("24") };

const saying = (as: Saying["as"]): Saying => ({
  as,
  look: looking((name) => values[name] ?? null, new Map()),
  named: ([name = ""]) => ({
    label: name === "event" ? "The day" : "Time",
    unit: name === "period" ? "month" : null,
    says: null,
  }),
  how: { language: "en", currency: "USD" },
});

describe("a formula as a person would write it down (R04)", () => {
  const later: Ast = ["+", ["get", "event"], ["*", ["get", "period"], ["duration", "P1M"]]];
  const table: readonly (readonly [ast: Ast, words: string, figures: string])[] = [
    [later, "The day + Time × 1 month", "January 31, 2024 + 24 months × 1 month"],
    [["date", "2026-11-21"], "November 21, 2026", "November 21, 2026"],
  ];
  it.each(table)("says lengths of time and days in words and figures: %j", (ast, words, figures) => {
    expect(sayFormula(ast, saying("words"))).toBe(words);
    expect(sayFormula(ast, saying("figures"))).toBe(figures);
  });
});
