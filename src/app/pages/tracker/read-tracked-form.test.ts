import { describe, expect, test } from "vitest";
import { readTrackedForm, trackedInput } from "./read-tracked-form.ts";
import type { TrackedInput } from "./read-tracked-form.ts";

const typed = (changes: Partial<TrackedInput>): TrackedInput => ({ ...trackedInput(null), name: "Lease", ...changes });

test("a name too long for the pages is cut, and one of 200 characters is not", () => {
  const nameOf = (name: string): string | null => {
    const reading = readTrackedForm(typed({ name }));
    return reading.ok ? reading.item.name : null;
  };
  expect(nameOf("x".repeat(200))).toBe("x".repeat(200));
  expect(nameOf("x".repeat(201))).toBe(`${"x".repeat(199)}…`);
});

describe("the tracker reads its form", () => {
  test.each<[string, Partial<TrackedInput>, readonly string[]]>([
    ["no name", { name: "  " }, ["name"]],
    ["an end before the start", { effective: "2027-03-01", end: "2027-02-28" }, ["order"]],
    ["an end on the first day", { effective: "2027-03-01", end: "2027-03-01" }, ["order"]],
    ["a renewal of zero months", { renews: true, renewMonths: "0" }, ["renewMonths"]],
    ["a renewal in words", { renews: true, renewMonths: "a year" }, ["renewMonths"]],
    ["half a month of notice", { hasNotice: true, noticeMonths: "0.5" }, ["notice"]],
    ["a notice of no time at all", { hasNotice: true, noticeMonths: "", noticeDays: "0" }, ["notice"]],
    [
      "a notice due before the agreement begins",
      { effective: "2026-01-01", end: "2026-12-31", hasNotice: true, noticeMonths: "30" },
      ["early"],
    ],
    ["reminders that are not numbers", { remind: "30, soon" }, ["remind"]],
    ["several faults at once", { name: "", remind: "x" }, ["name", "remind"]],
  ])("%s is a problem", (_name, changes, problems) => {
    expect(readTrackedForm(typed(changes))).toEqual({ ok: false, problems });
  });

  test("full-width figures, spaces and doubles are understood", () => {
    const reading = readTrackedForm(
      typed({
        end: "2028-02-29",
        renews: true,
        renewMonths: "１２",
        hasNotice: true,
        noticeMonths: "2",
        noticeDays: "",
        remind: " 7、30,7 1",
      }),
    );
    expect(reading).toEqual({
      ok: true,
      item: {
        format: 1,
        name: "Lease",
        document: null,
        effective: null,
        end: "2028-02-29",
        renewMonths: 12,
        notice: { months: 2, days: 0 },
        remind: [30, 7, 1],
        note: "",
      },
    });
  });

  test("a box that is not ticked leaves its figures out", () => {
    const reading = readTrackedForm(typed({ renews: false, renewMonths: "x", hasNotice: false, noticeDays: "30" }));
    expect(reading.ok && [reading.item.renewMonths, reading.item.notice]).toEqual([null, null]);
  });
});
