import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addDuration,
  addMonths,
  toCivilDate,
  dateFromCivil,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isoDate,
  lastDayOfMonth,
  parseIsoDate,
  subtractDuration,
  weekday,
  wholeMonths,
  wholeYears,
} from "./date.ts";
import type { CalendarDate } from "./date.ts";
import { parseIsoDuration } from "./duration.ts";
import type { Duration } from "./duration.ts";

const on = (iso: string): CalendarDate => {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(`invalid date: ${iso}`);
  return date;
};

const span = (iso: string): Duration => {
  const duration = parseIsoDuration(iso);
  if (!duration) throw new Error(`invalid duration: ${iso}`);
  return duration;
};

// Years 1 to 9999, the range ISO text can hold.
const anyDate = fc.integer({ min: -719_162, max: 2_932_896 }).map((day): CalendarDate => ({ type: "date", day }));
const DAY = 86_400_000;

describe("day numbers", () => {
  it.each([
    ["1970-01-01", 0],
    ["1969-12-31", -1],
    ["2000-03-01", 11_017],
    ["2026-11-20", 20_777],
    ["0001-01-01", -719_162],
    ["9999-12-31", 2_932_896],
  ])("%s is day %i", (iso, day) => {
    expect(on(iso).day).toBe(day);
    expect(isoDate({ type: "date", day })).toBe(iso);
  });

  it.each([
    [2023, 2, 29],
    [1900, 2, 29],
    [2024, 13, 1],
    [2024, 0, 1],
    [2024, 4, 31],
    [2024, 1, 0],
    [2024.5, 1, 1],
    [Number.NaN, 1, 1],
  ])("%s-%s-%s is not a date", (year, month, day) => {
    expect(dateFromCivil(year, month, day)).toBeNull();
  });

  it.each(["2026-1-5", "2026-02-30", "20260105", " 2026-01-05", "2026-01-05T00:00", "+002026-01-05", ""])(
    "%j is not ISO text of a date",
    (text) => {
      expect(parseIsoDate(text)).toBeNull();
    },
  );

  it("knows leap years", () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });

  it("distinguishes dates from other values", () => {
    expect(isCalendarDate(on("2026-01-01"))).toBe(true);
    expect([null, "2026-01-01", { day: 3 }, { type: "duration", months: 1, days: 1 }].some(isCalendarDate)).toBe(false);
  });
});

describe("arithmetic", () => {
  it.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", -48, "2020-02-29"],
    ["2024-12-15", 1, "2025-01-15"],
    ["2024-01-15", -1, "2023-12-15"],
    ["2024-05-31", 0, "2024-05-31"],
  ])("%s and %i months is %s: a day the month lacks becomes its last", (from, months, to) => {
    expect(isoDate(addMonths(on(from), months))).toBe(to);
  });

  it.each([
    ["2004-02-29", "P18Y", "2022-02-28"],
    ["2024-01-31", "P1M1D", "2024-03-01"],
    ["2024-12-31", "P1D", "2025-01-01"],
    ["2024-01-01", "-P1D", "2023-12-31"],
    ["2026-11-20", "P2W", "2026-12-04"],
  ])("%s + %s is %s", (from, duration, to) => {
    expect(isoDate(addDuration(on(from), span(duration)))).toBe(to);
  });

  it.each([
    ["2024-03-31", "P1M", "2024-02-29"],
    ["2024-03-01", "P1M1D", "2024-01-31"],
    ["2026-01-01", "P1Y", "2025-01-01"],
  ])("%s - %s is %s", (from, duration, to) => {
    expect(isoDate(subtractDuration(on(from), span(duration)))).toBe(to);
  });

  it.each([
    ["2024-02-28", "2024-03-01", 2],
    ["2023-02-28", "2023-03-01", 1],
    ["2026-01-01", "2025-01-01", -365],
  ])("from %s to %s are %i days", (from, to, days) => {
    expect(daysBetween(on(from), on(to))).toBe(days);
  });

  it.each([
    ["1970-01-01", 4],
    ["2026-11-20", 5],
    ["2026-11-22", 7],
    ["2026-11-23", 1],
    ["1969-12-31", 3],
  ])("%s is weekday %i, Monday being 1", (iso, day) => {
    expect(weekday(on(iso))).toBe(day);
  });

  it.each([
    ["2024-02-10", "2024-02-29"],
    ["2023-02-28", "2023-02-28"],
    ["2026-12-01", "2026-12-31"],
  ])("the last day of the month of %s is %s", (from, to) => {
    expect(isoDate(lastDayOfMonth(on(from)))).toBe(to);
  });
});

describe("ages", () => {
  it.each([
    ["2004-02-29", "2022-02-28", 17],
    ["2004-02-29", "2022-03-01", 18],
    ["2004-02-29", "2024-02-29", 20],
    ["2008-11-20", "2026-11-19", 17],
    ["2008-11-20", "2026-11-20", 18],
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-20", "2008-11-20", -18],
    ["2026-11-20", "2008-11-21", -17],
  ])("from %s to %s are %i whole years", (from, to, years) => {
    expect(wholeYears(on(from), on(to))).toBe(years);
  });

  it.each([
    ["2024-01-31", "2024-02-29", 0],
    ["2024-01-31", "2024-03-31", 2],
    ["2024-01-15", "2025-01-14", 11],
    ["2024-01-15", "2023-12-16", 0],
    ["2024-01-15", "2023-12-15", -1],
  ])("from %s to %s are %i whole months", (from, to, months) => {
    expect(wholeMonths(on(from), on(to))).toBe(months);
  });
});

describe("laws", () => {
  it("ISO text and back is the same date", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseIsoDate(isoDate(date))).toEqual(date);
      }),
    );
  });

  it("year, month and day and back is the same date", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), (day) => {
        const { year, month, day: ofMonth } = toCivilDate({ type: "date", day });
        expect(dateFromCivil(year, month, ofMonth)).toEqual({ type: "date", day });
      }),
    );
  });

  it("agrees with the calendar of the platform", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const moved = addDays(date, days);
        const theirs = new Date(moved.day * DAY);
        const { year, month, day } = toCivilDate(moved);
        expect([year, month, day]).toEqual([theirs.getUTCFullYear(), theirs.getUTCMonth() + 1, theirs.getUTCDate()]);
        expect(weekday(moved) % 7).toBe(theirs.getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  it("agrees with Date.UTC on the number of a day", () => {
    const years = fc.integer({ min: 100, max: 9999 });
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (year, month, day) => {
        expect(dateFromCivil(year, month, day)?.day).toBe(Date.UTC(year, month - 1, day) / DAY);
      }),
      { numRuns: 2000 },
    );
  });

  it("adding months keeps the day of the month or takes the last one", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1200, max: 1200 }), (date, months) => {
        const before = toCivilDate(date);
        const after = toCivilDate(addMonths(date, months));
        const monthsApart = (after.year - before.year) * 12 + after.month - before.month;
        expect(monthsApart).toBe(months);
        expect(after.day).toBe(Math.min(before.day, daysInMonth(after.year, after.month)));
      }),
    );
  });

  it("whole months are the most that can be added without passing the second date, by day of the month", () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 40_000 }), (from, days) => {
        const to = addDays(from, days);
        const months = wholeMonths(from, to);
        expect(addMonths(from, months).day).toBeLessThanOrEqual(to.day);
        expect(addMonths(from, months + 1).day).toBeGreaterThanOrEqual(to.day);
        expect(wholeYears(from, to)).toBe(Math.floor(months / 12));
      }),
    );
  });
});
