import { describe, expect, test } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { bracketTotal, readBracketTable } from "./bracket-total.ts";
import type { BracketTable } from "./bracket-total.ts";

const row = (over: string, rate: string, base: string | null = null) => ({
  over: decimal(over),
  rate: decimal(rate),
  base: base === null ? null : decimal(base),
});

const rows = [row("0", "10"), row("1000", "20"), row("5000", "30")];
const table = (mode: BracketTable["mode"], cliff: string | null = null): BracketTable => ({
  mode,
  rows,
  cliff: cliff === null ? null : decimal(cliff),
});

describe("marginal: each rate applies within its bracket", () => {
  test.each([
    ["0", "0"],
    ["1000", "100"], // 10 % of 1000
    ["1000.01", "100.002"], // and 20 % of one cent
    ["6000", "1200"], // 100 + 20 % of 4000 + 30 % of 1000
    ["-5", "0"],
  ])("%s gives %s", (amount, total) => {
    expect(bracketTotal(decimal(amount), table("marginal")).toFixed()).toBe(total);
  });

  test("a stated base replaces everything below its bracket", () => {
    const stated: BracketTable = { mode: "marginal", cliff: null, rows: [row("0", "10"), row("1000", "20", "90")] };
    expect(bracketTotal(decimal(1500), stated).toFixed()).toBe("190");
  });

  test("nothing is due below the first bracket", () => {
    const late: BracketTable = { mode: "marginal", cliff: null, rows: [row("500", "10")] };
    expect(bracketTotal(decimal(500), late).toFixed()).toBe("0");
    expect(bracketTotal(decimal(600), late).toFixed()).toBe("10");
  });
});

test("whole amount: the rate of the bracket reached applies to the whole amount", () => {
  expect(bracketTotal(decimal(1000), table("whole_amount")).toFixed()).toBe("100");
  expect(bracketTotal(decimal(1001), table("whole_amount")).toFixed()).toBe("200.2");
});

describe("whole amount, with rounding of the rated amount", () => {
  const rounding = { of: "rated", step: decimal(500), direction: "up" } as const;
  const stepped: BracketTable = { ...table("whole_amount"), rounding };
  test.each([
    ["900.01", "100"], // the actual amount is in the first bracket, although 1000 is taxed: 10 % of 1000
    ["1000.01", "300"], // 20 % of 1500
    ["1500", "300"], // a full step is unchanged
    ["4999", "1000"], // 20 % of 5000, and not 30 %: rounding up does not move the amount into the next bracket
  ])("%s gives %s", (amount, total) => {
    expect(bracketTotal(decimal(amount), stepped).toFixed()).toBe(total);
  });

  test("is invalid where rates apply to parts", () => {
    const value = { mode: "marginal", rows: [{ over: decimal(0), rate: decimal(1) }], rounding };
    expect(readBracketTable(value)).toBeNull();
    expect(readBracketTable({ ...value, mode: "whole_amount" })?.rounding?.of).toBe("rated");
  });
});

test("cliff: nothing up to the cliff, everything above it", () => {
  expect(bracketTotal(decimal(5500), table("cliff", "5500")).toFixed()).toBe("0");
  // 100 + 800 + 30 % of 501
  expect(bracketTotal(decimal(5501), table("cliff", "5500")).toFixed()).toBe("1050.3");
});

describe("reads only a complete table", () => {
  const one = { over: decimal(0), rate: decimal(10) };
  const two = { over: decimal(5), rate: decimal(20) };
  test("accepts a valid one", () => {
    expect(readBracketTable({ mode: "marginal", rows: [one, two] })?.rows.length).toBe(2);
    expect(readBracketTable({ mode: "cliff", rows: [one], cliff: decimal(5) })?.cliff?.toFixed()).toBe("5");
  });
  test.each([
    ["no mode", { rows: [one] }],
    ["an unknown mode", { mode: "sliding", rows: [one] }],
    ["no rows", { mode: "marginal", rows: [] }],
    ["a row without a rate", { mode: "marginal", rows: [{ over: decimal(0) }] }],
    ["steps that fall", { mode: "marginal", rows: [two, one] }],
    ["a cliff table without its cliff", { mode: "cliff", rows: [one] }],
  ])("rejects %s", (_, value) => {
    expect(readBracketTable(value)).toBe(null);
  });
});
