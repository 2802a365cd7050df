import { expect, test } from "vitest";
import type { TrackedItem } from "../../model/storage/vault.ts";
import { isoDate, parseIsoDate } from "../../values/date.ts";
import { byUrgency, dueReminders } from "./reminders.ts";

const tracked = (changes: Partial<TrackedItem>): TrackedItem => ({
  format: 1,
  id: "a",
  name: "Lease",
  document: null,
  effective: null,
  end: "2027-12-31",
  renewMonths: null,
  notice: { months: 0, days: 30 },
  remind: [90, 60, 30, 7, 1],
  seen: [],
  note: "",
  changed: "2027-01-01T00:00:00Z",
  ...changes,
});

const due = (item: TrackedItem, today: string) =>
  dueReminders([item], parseIsoDate(today)!).map(({ key, daysLeft, about }) => [key, daysLeft, about]);

test("no reminder is due 91 days before the notice day", () => {
  // The notice day is 1 December; 91 days before it is 1 September.
  expect(due(tracked({}), "2027-09-01")).toEqual([]);
});

test("one reminder is due 90 days before the notice day", () => {
  expect(due(tracked({}), "2027-09-02")).toEqual([["2027-12-01:90", 90, "notice"]]);
});

test("shows one reminder, not five, after a long absence", () => {
  expect(due(tracked({}), "2027-11-30")).toEqual([["2027-12-01:1", 1, "notice"]]);
});

test("a dismissed reminder stays dismissed, and the next one is shown", () => {
  const item = tracked({ seen: ["2027-12-01:90"] });
  expect(due(item, "2027-09-10")).toEqual([]);
  expect(due(item, "2027-10-02")).toEqual([["2027-12-01:60", 60, "notice"]]);
});

test("after a renewal, reminders are for the next notice day", () => {
  // Renewed to 31 December 2028; 30 days before it is 1 December 2028.
  const item = tracked({ renewMonths: 12, seen: ["2027-12-01:1"] });
  expect(due(item, "2028-11-24")).toEqual([["2028-12-01:7", 7, "notice"]]);
});

test("the end is the deadline of an item without a notice period", () => {
  expect(due(tracked({ notice: null }), "2027-12-24")).toEqual([["2027-12-31:7", 7, "end"]]);
});

test("an item that has ended has no reminders", () => expect(due(tracked({}), "2028-01-05")).toEqual([]));

// 28 days before the end of 26 December 2026.
const missed = tracked({ id: "missed", end: "2026-12-26", renewMonths: 12, notice: { months: 0, days: 28 } });

test("a notice day missed yesterday is due until it is dismissed or the term is over", () => {
  expect(due(missed, "2026-11-29")).toEqual([["2026-11-28:missed", -1, "missed"]]);
  expect(due({ ...missed, seen: ["2026-11-28:missed"] }, "2026-11-29")).toEqual([]);
  expect(due(missed, "2026-12-27")).toEqual([]);
});

test("the end of a term that does not renew is due after its missed notice day", () => {
  expect(due({ ...missed, renewMonths: null }, "2026-11-29")).toEqual([
    ["2026-11-28:missed", -1, "missed"],
    ["2026-12-26:30", 27, "end"],
  ]);
});

test("a missed notice day comes first, and what has ended last", () => {
  const items = [
    tracked({ id: "open", end: null }),
    tracked({ id: "ended", end: "2026-10-31", notice: null }),
    tracked({ id: "soon", end: "2026-12-01", notice: null }),
    missed,
    tracked({ id: "old", end: "2025-10-31", notice: null }),
  ];
  const today = parseIsoDate("2026-11-29")!;
  expect(byUrgency(items, today).map(({ id }) => id)).toEqual(["missed", "soon", "open", "ended", "old"]);
  expect(dueReminders(items, today).map(({ item }) => item.id)).toEqual(["missed", "soon"]);
});

test("the nearest deadline comes first", () => {
  const items = [tracked({ id: "late", end: "2028-01-10" }), tracked({ id: "soon" })];
  const order = dueReminders(items, parseIsoDate("2027-11-20")!).map(({ item, deadline }) => [
    item.id,
    isoDate(deadline),
  ]);
  expect(order).toEqual([
    ["soon", "2027-12-01"],
    ["late", "2027-12-11"],
  ]);
});
