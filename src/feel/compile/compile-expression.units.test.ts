import { expect, test } from "vitest";
import type { ValueType } from "../../values/value-type.ts";
import { compileExpression } from "./compile-expression.ts";

const number = (unit?: string): ValueType => ({ type: "number", ...(unit === undefined ? {} : { unit }) });

const scope = {
  wage: number("money"),
  dues: number("USD"),
  yen: number("JPY"),
  hours: number("hours"),
  weeks: number("week"),
  rate: number("percent"),
  heads: number(),
};

const unitOf = (source: string): string | undefined => {
  const { type, diagnostics } = compileExpression(source, scope);
  expect(diagnostics, source).toEqual([]);
  return type.type === "number" ? type.unit : type.type;
};

test.each<readonly [string, string | undefined]>([
  ["wage * hours", "money"],
  ["hours * wage * weeks", "money"],
  ["dues * hours", "USD"],
  ["wage * heads", "money"],
  ["wage * rate / 100", "money"],
  ["wage / 2", "money"],
  ["wage / dues", undefined],
  ["hours * weeks", undefined],
  ["wage + dues", "USD"],
  ["wage * hours + dues", "USD"],
  ["sum(wage, dues)", "USD"],
  ["if heads > 1 then wage else dues", "USD"],
])("the unit of %s is %s (F13)", (source, unit) => {
  expect(unitOf(source)).toBe(unit);
});

test.each(["wage * hours > dues", "max(wage, dues)", "wage = 3"])("%s compares money with money", (source) => {
  expect(compileExpression(source, scope).diagnostics).toEqual([]);
});

test.each(["wage + hours", "wage > weeks", "wage + rate", "dues + yen", "wage * hours > weeks"])(
  "%s mixes units (L33)",
  (source) => {
    expect(compileExpression(source, scope).diagnostics.map(({ code }) => code)).toEqual(["FEEL19"]);
  },
);
