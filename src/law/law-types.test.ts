import { describe, expect, it } from "vitest";
import type { LawColumn, LawContent, LawTopic } from "../model/law.ts";
import { isCalendarDate } from "../values/date.ts";
import { decimal, isDecimal } from "../values/decimal.ts";
import type { ValueType } from "../values/value-type.ts";
import type { Value } from "../values/value.ts";
import { lawTypes, reservedColumns } from "./law-types.ts";
import { lawValue } from "./law-value.ts";
import { lookUpLaw } from "./look-up-law.ts";

describe("recorded values as formulas see them", () => {
  const cases: readonly (readonly [shown: string, column: LawColumn, datum: LawContent, value: Value])[] = [
    ["a number", { type: "number", unit: "USD" }, "10000.50", decimal("10000.5")],
    ["a fraction", { type: "number", unit: "percent" }, 0.1, decimal("0.1")],
    ["a text", { type: "text" }, "registered mail", "registered mail"],
    ["yes or no", { type: "boolean" }, false, false],
    ["a day", { type: "date" }, "2026-01-01", { type: "date", day: 20_454 }],
    ["a list of amounts", { type: "list", unit: "USD" }, ["1", 2.5], [decimal(1), decimal("2.5")]],
    ["a list of texts", { type: "list" }, ["a", "b"], ["a", "b"]],
    [
      "rows written as text",
      { type: "list", rows: { up_to: "USD", one: "USD" } },
      "800 200\n50 105",
      [
        { up_to: decimal(800), one: decimal(50) },
        { up_to: decimal(1000), one: decimal(155) },
      ],
    ],
    ["a text where rows belong", { type: "list", rows: { up_to: "USD" } }, "many", null],
    ["a text where a number belongs", { type: "number" }, "many", null],
    ["a day that does not exist", { type: "date" }, "2026-02-30", null],
    ["nothing on purpose", { type: "number" }, null, null],
  ];

  it.each(cases)("%s", (_shown, column, datum, value) => {
    expect(lawValue(datum, column)).toEqual(value);
  });

  it("numbers anywhere in a table are exact", () => {
    const table = {
      mode: "marginal",
      rows: [
        { over: 0, rate: 0.1 },
        { over: "1000000", rate: "5.5" },
      ],
    };
    expect(lawValue(table, { type: "table" })).toEqual({
      mode: "marginal",
      rows: [
        { over: decimal(0), rate: decimal("0.1") },
        { over: decimal(1_000_000), rate: decimal("5.5") },
      ],
    });
  });
});

const fits = (value: Value, type: ValueType): boolean => {
  if (value === null || type.type === "any") return true;
  if (type.type === "number") return isDecimal(value);
  if (type.type === "date") return isCalendarDate(value);
  if (type.type === "string") return typeof value === "string" && (type.options?.includes(value) ?? true);
  if (type.type === "boolean") return typeof value === "boolean";
  if (type.type !== "record" || typeof value !== "object" || Array.isArray(value)) return false;
  const members = new Map(Object.entries(value));
  const keys = Object.keys(type.fields);
  return keys.length === members.size && keys.every((key) => fits(members.get(key) ?? null, type.fields[key]!));
};

describe("the type of a topic", () => {
  const topic: LawTopic = {
    topic: "rent_increase",
    keyedOn: "effective_date",
    columns: { cap: { type: "number", unit: "percent" }, notice: { type: "text" } },
    places: {
      "XA-1": {
        status: "confirmed",
        columns: {
          cap: [
            { from: "2026-01-01", value: "9.5", cite: "c", source: "s", checked: "2026-01-02", reviewBy: "2027-01-01" },
          ],
        },
      },
    },
  };

  it("has the columns with their units and all details of the topic", () => {
    expect(lawTypes(topic)).toMatchObject({
      type: "record",
      fields: {
        cap: { type: "number", unit: "percent" },
        notice: { type: "string" },
        status: { type: "string", options: ["confirmed", "secondary", "disputed", "unknown", "none"] },
        cite: { type: "string" },
        source: { type: "string" },
        checked: { type: "date" },
        from: { type: "date" },
        stale: { type: "boolean" },
      },
    });
    expect(reservedColumns).toContain("status");
  });

  it.each([
    ["XA-1", 20_500],
    ["XA-1", 10_000],
    ["XA-2", 20_500],
    [null, 20_500],
  ])("matches what is found for %s on day %i", (place, day) => {
    const today = { type: "date", day: 20_600 } as const;
    expect(fits(lookUpLaw(topic, place, { type: "date", day }, today), lawTypes(topic))).toBe(true);
  });
});
