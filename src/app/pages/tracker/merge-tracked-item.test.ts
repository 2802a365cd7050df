import { expect, test } from "vitest";
import type { TrackedItem } from "../../../model/storage/vault.ts";
import { mergeTrackedItem } from "./merge-tracked-item.ts";

const opened: TrackedItem = {
  format: 1,
  id: "t1",
  name: "Lease",
  document: null,
  effective: null,
  end: "2027-01-31",
  renewMonths: null,
  notice: { months: 1, days: 0 },
  remind: [30],
  seen: [],
  note: "",
  changed: "2026-11-20T10:00:00.000Z",
};

test("a form changes only what was changed in it; a reminder put away in another tab stays away", () => {
  const stored = { ...opened, seen: ["2027-01-31:30"], note: "Call the landlord" };
  const given = { ...opened, end: "2028-01-31", notice: { months: 1, days: 0 }, changed: "2026-11-23T10:00:00.000Z" };
  expect(mergeTrackedItem(stored, opened, given)).toEqual({ ...stored, end: "2028-01-31", changed: given.changed });
});
