import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { dateFromCivil } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import type { Value } from "../../values/value.ts";
import { toJsonText } from "../evaluate/to-json.ts";
import { sampleAst } from "./sample-scope.ts";
import type { TypeScope } from "./compile-expression.ts";

vi.setConfig({ testTimeout: 60_000 });

const MS_PER_DAY = 86_400_000;
const scope: TypeScope = {
  a: { type: "date" },
  b: { type: "date" },
  n: { type: "number" },
  span: { type: "duration" },
};

const formula = (source: string) => {
  const linked = link(sampleAst(source, scope));
  return (values: { readonly [name: string]: Value }): unknown => JSON.parse(toJsonText(linked(fromRecord(values))));
};

/** An independent calendar: UTC milliseconds of JavaScript dates. */
const utc = (year: number, month: number, day: number): Date => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
};
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

const days = fc.integer({ min: -300_000, max: 600_000 });
const dayOf = (day: number): Date => new Date(day * MS_PER_DAY);
const ourDay = (day: number): Value => {
  const date = dayOf(day);
  return dateFromCivil(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
};

const clampedMonths = (day: number, months: number): Date => {
  const from = dayOf(day);
  const index = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const [year, month] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  const lastDay = new Date(utc(year, month + 1, 1).getTime() - MS_PER_DAY).getUTCDate();
  return utc(year, month, Math.min(from.getUTCDate(), lastDay));
};

const runs = { numRuns: 5_000 };

describe("dates agree with an independent calendar", () => {
  test("converts dates to day numbers and back", () => {
    const text = formula("string(a)");
    fc.assert(
      fc.property(days, (day) => text({ a: ourDay(day) }) === isoOf(dayOf(day))),
      runs,
    );
  });

  test("counts days between two dates", () => {
    const between = formula("(b - a).days");
    fc.assert(
      fc.property(days, days, (a, b) => between({ a: ourDay(a), b: ourDay(b) }) === b - a),
      runs,
    );
  });

  test("adds days", () => {
    const added = formula("a + span");
    fc.assert(
      fc.property(days, fc.integer({ min: -50_000, max: 50_000 }), (day, n) => {
        const span: Value = { type: "duration", months: 0, days: n };
        return added({ a: ourDay(day), span }) === isoOf(dayOf(day + n));
      }),
      runs,
    );
  });

  test("limits added and subtracted months to the last day of the month", () => {
    const [added, subtracted] = [formula("a + span"), formula("a - span")];
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const values = { a: ourDay(day), span: { type: "duration", months, days: 0 } as const };
        const forward = added(values) === isoOf(clampedMonths(day, months));
        return forward && subtracted(values) === isoOf(clampedMonths(day, -months));
      }),
      runs,
    );
  });

  test("calculates the day of the week", () => {
    const weekday = formula("a.weekday");
    fc.assert(
      fc.property(days, (day) => weekday({ a: ourDay(day) }) === (dayOf(day).getUTCDay() || 7)),
      runs,
    );
  });

  test("counts whole years at the birthday, and on March 1 for people born on February 29", () => {
    const years = formula("whole years(a, b)");
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40_000 }), (born, later) => {
        const [a, b] = [dayOf(born), dayOf(born + later)];
        const before = b.getUTCMonth() - a.getUTCMonth() || b.getUTCDate() - a.getUTCDate();
        const expected = b.getUTCFullYear() - a.getUTCFullYear() - (before < 0 ? 1 : 0);
        return years({ a: ourDay(born), b: ourDay(born + later) }) === expected;
      }),
      runs,
    );
  });

  test("counts business days one by one", () => {
    const later = formula("add business days(a, n)");
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, count) => {
        let [at, left] = [day, Math.abs(count)];
        while (left > 0) {
          at += Math.sign(count);
          if (![0, 6].includes(dayOf(at).getUTCDay())) left -= 1;
        }
        return later({ a: ourDay(day), n: decimal(count) }) === isoOf(dayOf(at));
      }),
      { numRuns: 2_000 },
    );
  });

  test("returns null for a result outside the years 1 to 9999", () => {
    const added = formula("a + span");
    const far: Value = { type: "duration", months: 12 * 9000, days: 0 };
    expect(added({ a: ourDay(0), span: far })).toBe(null);
  });
});
