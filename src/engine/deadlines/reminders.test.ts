import { expect, test } from "vitest";
import type { TrackedItem } from "../../model/vault.ts";
import { isoDate, parseIsoDate } from "../../values/date.ts";
import { dueReminders } from "./reminders.ts";

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

test("91 days before the notice day nobody is reminded", () => {
  // The notice day is 1 December; 91 days before it is 1 September.
  expect(due(tracked({}), "2027-09-01")).toEqual([]);
});

test("90 days before it one reminder is due", () => {
  expect(due(tracked({}), "2027-09-02")).toEqual([["2027-12-01:90", 90, "notice"]]);
});

test("a late look brings one reminder, not five", () => {
  expect(due(tracked({}), "2027-11-30")).toEqual([["2027-12-01:1", 1, "notice"]]);
});

test("a reminder put away does not come back, the next one does", () => {
  const item = tracked({ seen: ["2027-12-01:90"] });
  expect(due(item, "2027-09-10")).toEqual([]);
  expect(due(item, "2027-10-02")).toEqual([["2027-12-01:60", 60, "notice"]]);
});

test("after a renewal the reminders speak of the next notice day", () => {
  // Renewed to 31 December 2028; 30 days before it is 1 December 2028.
  const item = tracked({ renewMonths: 12, seen: ["2027-12-01:1"] });
  expect(due(item, "2028-11-24")).toEqual([["2028-12-01:7", 7, "notice"]]);
});

test("without notice the end itself is the deadline", () => {
  expect(due(tracked({ notice: null }), "2027-12-24")).toEqual([["2027-12-31:7", 7, "end"]]);
});

test("what has ended is silent", () => expect(due(tracked({}), "2028-01-05")).toEqual([]));

test("nearest deadline first", () => {
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
