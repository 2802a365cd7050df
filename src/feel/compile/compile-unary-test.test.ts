import { describe, expect, test } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { dateFromCivil } from "../../values/date.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Value } from "../../values/value.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import { compileUnaryTest } from "./compile-unary-test.ts";
import { sampleAnswers, sampleScope } from "./sample-scope.ts";

const NUMBER: ValueType = { type: "number" };
const STATE: ValueType = { type: "string", options: ["north", "south", "west"] };
const DATE: ValueType = { type: "date" };
const TOPICS: ValueType = { type: "list", of: { type: "string", options: ["trade", "data"] } };

const fits = (cell: string, type: ValueType, value: Value): Value | string => {
  const { ast, diagnostics } = compileUnaryTest(cell, type, sampleScope);
  return diagnostics[0]?.code ?? link(ast)(fromRecord({ ...sampleAnswers, "?": value }));
};

const CELLS: readonly (readonly [cell: string, type: ValueType, value: Value, outcome: Value])[] = [
  ["-", NUMBER, null, true],
  ["5", NUMBER, decimal(5), true],
  ["5", NUMBER, decimal("5.0"), true],
  ["> 5", NUMBER, decimal(5), false],
  [">= 5", NUMBER, decimal(5), true],
  ["= 5", NUMBER, decimal(5), true],
  ["!= 5", NUMBER, decimal(5), false],
  ["[1..5]", NUMBER, decimal(5), true],
  ["[1..5)", NUMBER, decimal(5), false],
  ["1, 3, 5", NUMBER, decimal(3), true],
  ["< 2, > 4", NUMBER, decimal(3), false],
  ["not(1, 3)", NUMBER, decimal(3), false],
  ["not(> 5)", NUMBER, decimal(3), true],
  ["not(> 5)", NUMBER, null, null],
  ["> rooms", NUMBER, decimal(6), true],
  ["? * 2 > 9", NUMBER, decimal(5), true],
  ["modulo(?, 2) = 0", NUMBER, decimal(5), false],
  ['"north", "south"', STATE, "south", true],
  ['not("north")', STATE, "south", true],
  ['["north", "south"]', STATE, "west", false],
  ["null", NUMBER, null, true],
  ["null", NUMBER, decimal(1), false],
  ["true", { type: "boolean" }, true, true],
  ["true", { type: "boolean" }, null, null],
  ["< today", DATE, dateFromCivil(2026, 11, 19), true],
  ['[date("2026-01-01")..date("2026-12-31")]', DATE, dateFromCivil(2026, 12, 31), true],
  ['list contains(?, "trade")', TOPICS, ["data"], false],
];

describe("a decision table cell", () => {
  test.each(CELLS)("%s", (cell, type, value, outcome) => {
    expect(fits(cell, type, value)).toBe(outcome);
  });

  test.each([
    ['"North"', STATE, "FEEL16"],
    ["5", STATE, "FEEL15"],
    ["[5..1]", NUMBER, "FEEL22"],
    ["> 5 and < 10", NUMBER, "FEEL28"],
    ["> romos", NUMBER, "FEEL10"],
    ["", NUMBER, "FEEL01"],
    ["= = 5", NUMBER, "FEEL05"],
    ["'north'", STATE, "FEEL04"],
  ] as const)("%s is invalid", (cell, type, code) => {
    expect(fits(cell, type, null)).toBe(code);
  });

  test("depends on other names, not on its own column", () => {
    expect(compileUnaryTest("> rooms * ?", NUMBER, sampleScope).deps).toEqual(["rooms"]);
  });
});
