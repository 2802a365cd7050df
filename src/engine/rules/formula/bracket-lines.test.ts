import { describe, expect, test } from "vitest";
import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Value } from "../../../values/value.ts";
import { decimal } from "../../../values/decimal.ts";
import { bracketLines } from "./bracket-lines.ts";

const format = { language: "en", currency: "USD", cache: new Map() };

/** The lines for 800,000 dollars and a table. */
const lines = (rows: readonly { over: number; rate: number; base?: number }[]): readonly string[] => {
  const table = {
    mode: "marginal",
    rows: rows.map(({ over, rate, base }) => ({
      over: decimal(over),
      rate: decimal(rate),
      ...(base === undefined ? {} : { base: decimal(base) }),
    })),
  } as unknown as Value;
  const values: { readonly [name: string]: Value } = { amount: decimal(800_000), table };
  const ast: Ast = ["call", "bracket total", "amount", "table"];
  return bracketLines(ast, (part) => values[part as string] ?? null, "USD", format);
};

describe("the lines of a rate table", () => {
  test("a fee that is the same for any amount is one line", () => {
    expect(lines([{ over: 0, rate: 0, base: 435 }])).toEqual(["$435.00 for any amount"]);
  });
  test("a fixed fee from a step on has no line for a rate of nothing", () => {
    const rows = [
      { over: 0, rate: 0, base: 100 },
      { over: 500_000, rate: 0, base: 1000 },
    ];
    expect(lines(rows)).toEqual(["$1,000.00 on the first $500,000.00"]);
  });
  test("a bracket that is free keeps its line", () => {
    const rows = [
      { over: 0, rate: 0 },
      { over: 500_000, rate: 10 },
    ];
    // 10 percent of 300,000
    expect(lines(rows)).toEqual(["$500,000.00 × 0% = $0.00", "$300,000.00 × 10% = $30,000.00", "Together $30,000.00"]);
  });
});
