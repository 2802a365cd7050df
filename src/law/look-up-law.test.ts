import { describe, expect, it } from "vitest";
import type { LawTopic, LawValue } from "../model/law.ts";
import { addDays, isoDate, parseIsoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import { decimal } from "../values/decimal.ts";
import { lookUpLaw } from "./look-up-law.ts";

const on = (iso: string): CalendarDate => {
  const date = parseIsoDate(iso);
  if (!date) throw new Error(`invalid date: ${iso}`);
  return date;
};

const row = (from: string, value: LawValue["value"], more: Partial<LawValue> = {}): LawValue => ({
  from,
  value,
  cite: `Code of ${from}`,
  source: `https://law.example/${from}`,
  checked: "2026-11-20",
  reviewBy: "2027-01-15",
  ...more,
});

const TODAY = on("2026-11-21");

const CLAIMS: LawTopic = {
  topic: "small_claims",
  keyedOn: "filing_date",
  columns: { limit: { type: "number", unit: "USD", bound: "inclusive_max" }, waiver: { type: "boolean" } },
  places: {
    "XA-1": {
      status: "confirmed",
      columns: {
        // Deliberately out of order: dates decide, not the order in the file.
        limit: [row("2010-01-01", 6000), row("2026-01-01", "10000")],
        waiver: [row("2015-07-01", true)],
      },
    },
    "XA-2": { status: "confirmed", columns: { limit: [row("2020-01-01", null)], waiver: [row("2020-01-01", false)] } },
    "XA-3": { status: "disputed", columns: { limit: [row("2020-01-01", 5000)] } },
    "XA-4": { status: "unknown", official: "https://courts.example", columns: {} },
    "XA-5": { status: "secondary", columns: { limit: [row("2020-01-01", 7000, { reviewBy: "2026-11-20" })] } },
    "XA-7": {
      status: "confirmed",
      note: "Cities may set less.",
      columns: { limit: [row("2020-01-01", 9000), row("2026-01-01", 9500, { note: "Only for new claims." })] },
    },
    "XA-6": { status: "confirmed", columns: { limit: [row("2020-01-01", 8000, { to: "2024-12-31" })] } },
  },
};

const find = (place: string | null, day: string | null, today = TODAY) =>
  lookUpLaw(CLAIMS, place, day === null ? null : on(day), today);

describe("law of a jurisdiction on a date", () => {
  it("shows the jurisdiction's note unless the value has its own", () => {
    expect(find("XA-7", "2025-06-01")).toMatchObject({ limit: decimal("9000"), note: "Cities may set less." });
    expect(find("XA-7", "2026-06-01")).toMatchObject({ limit: decimal("9500"), note: "Only for new claims." });
  });

  it("returns the row in force with its source", () => {
    expect(find("XA-1", "2026-06-01")).toMatchObject({
      status: "confirmed",
      limit: decimal(10_000),
      cite: "Code of 2026-01-01",
      source: "https://law.example/2026-01-01",
      checked: on("2026-11-20"),
      from: on("2026-01-01"),
      stale: false,
      waiver: true,
    });
  });

  it.each([
    ["2026-01-01", "10000", "6000"],
    ["2010-01-01", "6000", null],
  ])("changes exactly on %s: %s from that date, %s the day before", (change, after, before) => {
    const limitOn = (day: CalendarDate): string | null => {
      const { limit } = lookUpLaw(CLAIMS, "XA-1", day, TODAY);
      return limit === null || limit === undefined ? null : String(limit);
    };
    expect(limitOn(on(change))).toBe(after);
    expect(limitOn(addDays(on(change), 1))).toBe(after);
    expect(limitOn(addDays(on(change), -1))).toBe(before);
  });

  it("treats the first day of a row as a change only if an earlier row exists", () => {
    expect(find("XA-1", "2026-06-01")).toMatchObject({ from: on("2026-01-01"), replaces_earlier: true });
    expect(find("XA-1", "2012-01-01")).toMatchObject({ from: on("2010-01-01"), replaces_earlier: false });
    expect(find("XA-9", "2012-01-01")).toMatchObject({ replaces_earlier: null });
  });

  it("is unknown before its rows begin", () => {
    expect(find("XA-1", "2009-12-31")).toMatchObject({ status: "unknown", limit: null, cite: null, from: null });
  });

  it("treats columns separately: the main one may be known where another is not yet", () => {
    const found = find("XA-1", "2012-01-01");
    expect(found).toMatchObject({ status: "confirmed", limit: decimal(6000), waiver: null });
    expect(found.columns).toMatchObject({ limit: { status: "confirmed" }, waiver: { status: "unknown", cite: null } });
  });

  it('distinguishes "no such limit" from "unknown"', () => {
    expect(find("XA-2", "2026-01-01")).toMatchObject({ status: "none", limit: null, cite: "Code of 2020-01-01" });
    expect(find("XA-9", "2026-01-01")).toMatchObject({ status: "unknown", limit: null, cite: null });
    expect(find("toString", "2026-01-01")).toMatchObject({ status: "unknown" });
  });

  it.each([
    ["XA-3", "disputed"],
    ["XA-4", "unknown"],
  ])("has no value for %s, which is %s", (place, status) => {
    expect(find(place, "2026-01-01")).toMatchObject({ status, limit: null });
  });

  it("reports that a value comes from a secondary source", () => {
    expect(find("XA-5", "2026-01-01")).toMatchObject({ status: "secondary", limit: decimal(7000) });
  });

  it("ends with the last day of a law that has no successor", () => {
    expect(find("XA-6", "2024-12-31")).toMatchObject({ status: "confirmed", limit: decimal(8000) });
    expect(find("XA-6", "2025-01-01")).toMatchObject({ status: "unknown", limit: null });
  });

  it("is stale from the day after its review date", () => {
    const due = on("2026-11-20");
    const staleOn = (today: CalendarDate) => find("XA-5", "2026-01-01", today).stale;
    expect([addDays(due, -1), due, addDays(due, 1)].map((today) => [isoDate(today), staleOn(today)])).toEqual([
      ["2026-11-19", false],
      ["2026-11-20", false],
      ["2026-11-21", true],
    ]);
  });

  it.each([
    ["2025-06-01", "2025-12-31", true],
    ["2025-06-01", "2026-01-01", false],
    ["2026-06-01", "2026-11-21", true],
  ])("is not stale for a key date of %s on %s once a later value applies", (day, today, stale) => {
    const limit = [
      row("2020-01-01", 9000, { reviewBy: "2025-06-30" }),
      row("2026-01-01", 9500, { reviewBy: "2026-11-20" }),
    ];
    const topic: LawTopic = { ...CLAIMS, places: { "XA-1": { status: "confirmed", columns: { limit } } } };
    expect(lookUpLaw(topic, "XA-1", on(day), on(today)).stale).toBe(stale);
  });

  it("is null while jurisdiction or date are unanswered", () => {
    for (const found of [find(null, "2026-01-01"), find("XA-1", null)]) {
      expect(found).toMatchObject({ status: null, limit: null, waiver: null, cite: null, stale: null });
    }
  });

  it("is unknown even without a date if the jurisdiction has no row for any date", () => {
    expect(find("XA-9", null)).toMatchObject({ status: "unknown", certainty: null, limit: null });
    expect(find("XA-4", null)).toMatchObject({ status: "unknown", limit: null, official: "https://courts.example" });
    expect(find("XA-4", null).columns).toMatchObject({ limit: { status: "unknown" }, waiver: { status: "unknown" } });
  });

  it("has no rows for a column that is named like a part of every object", () => {
    const columns = JSON.parse('{ "__proto__": { "type": "number" } }') as LawTopic["columns"];
    expect(lookUpLaw({ ...CLAIMS, columns }, "XA-1", TODAY, TODAY)).toMatchObject({ status: "unknown", cite: null });
  });

  it("treats a missing topic as unknown, and makes no claim while it may be loading", () => {
    expect(lookUpLaw(undefined, "XA-1", null, TODAY)).toMatchObject({ status: null });
    expect(lookUpLaw(undefined, "XA-1", TODAY, TODAY)).toMatchObject({ status: "unknown", cite: null, columns: {} });
  });
});
