import { describe, expect, test } from "vitest";
import { compileLawTopic } from "./compile-law-topic.ts";
import type { LawDefaults, JurisdictionLawInput } from "./compile-law-topic.ts";

const from = "2026-08-25";
const read = { cite: "Code § 1", source: "https://example.org/1", checked: "2026-11-21", review_by: "2027-08-25" };
const quote = "within two years";

const rowsOf = (
  jurisdiction: JurisdictionLawInput,
  defaults: LawDefaults,
): readonly (readonly [string, unknown, string | undefined])[] =>
  (
    compileLawTopic({
      topic: "limits",
      keyed_on: "event",
      defaults,
      columns: { months: {} },
      places: { "US-CA": jurisdiction },
    }).places["US-CA"]?.columns["months"] ?? []
  ).map((row) => [row.from, row.value, row.status] as const);

describe("a value with an assumed earlier start", () => {
  const defaults = { ...read, from, assumed_from: "2013-01-01" };

  test('applies earlier, with certainty "secondary" at best', () => {
    expect(rowsOf({ status: "confirmed", quote, months: 24 }, defaults)).toEqual([
      [from, "24", undefined],
      ["2013-01-01", "24", "secondary"],
    ]);
    expect(rowsOf({ status: "disputed", months: 24 }, defaults).at(-1)).toEqual(["2013-01-01", "24", "disputed"]);
  });

  test("comes before the oldest row of its column", () => {
    const months = [
      { from: "2024-07-01", value: 24, quote },
      { from: "2019-10-01", value: 12, quote },
    ];
    expect(rowsOf({ status: "confirmed", months }, defaults)).toEqual([
      ["2024-07-01", "24", undefined],
      ["2019-10-01", "12", undefined],
      ["2013-01-01", "12", "secondary"],
    ]);
  });

  test("is omitted if the oldest row is as old or no start is assumed", () => {
    const old = { from: "2012-09-28", value: 96, quote };
    expect(rowsOf({ status: "confirmed", months: [old] }, defaults)).toEqual([["2012-09-28", "96", undefined]]);
    expect(rowsOf({ status: "confirmed", quote, months: 24 }, { ...read, from })).toEqual([[from, "24", undefined]]);
  });
});

test("rows written as text are served as short text, and rows in brackets as they are", () => {
  const valueOf = (fees: unknown): unknown =>
    compileLawTopic({
      topic: "fees",
      keyed_on: "day",
      defaults: { ...read, from },
      columns: { fees: { rows: { up_to: "USD", fee: "USD" } } },
      places: { "US-CA": { status: "secondary", fees } },
    }).places["US-CA"]?.columns["fees"]?.[0]?.value;
  expect(valueOf("1500 30\n5000 50.5\n")).toBe("1500 3500\n30 20.5");
  expect(valueOf([{ up_to: 1500, fee: 30 }])).toEqual([{ up_to: "1500", fee: "30" }]);
});
