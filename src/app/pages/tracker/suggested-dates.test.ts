import { expect, test } from "vitest";
import type { KeyFact, KeyFactId } from "../../../model/review/review.ts";
import { suggestedDates, datesFromReview } from "./suggested-dates.ts";

const facts = (given: { readonly [Id in KeyFactId]?: string }): readonly KeyFact[] =>
  Object.entries(given).map(([id, text]) => ({
    id: id as KeyFactId,
    values: [{ text, quote: { start: 0, end: 1, text: "x" } }],
  }));

test.each([
  [
    "a lease that renews",
    facts({
      document_name: "LEASE",
      agreement_date: "2026-12-01",
      effective_date: "2026-12-15",
      expiration_date: "2027-12-14",
      renewal_term: "successive 1 year",
      notice_period: "60 days",
    }),
    {
      name: "LEASE",
      effective: "2026-12-15",
      end: "2027-12-14",
      renewMonths: "12",

      noticeDays: "60",
    },
  ],
  [
    "months of notice, no end",
    facts({ agreement_date: "2026-12-01", expiration_date: "perpetual", notice_period: "3 months" }),
    { name: "file.pdf", effective: "2026-12-01", end: "", noticeMonths: "3" },
  ],
  ["two weeks", facts({ notice_period: "2 weeks" }), { name: "file.pdf", effective: "", end: "", noticeDays: "14" }],
  ["nothing found", [], { name: "file.pdf", effective: "", end: "" }],
])("the tracker is prefilled with %s", (_what, given, expected) => {
  expect(datesFromReview("file.pdf", given)).toEqual(expected);
});

test("reads suggested dates from the navigation state and ignores anything else", () => {
  expect(suggestedDates({ dates: { name: "Lease", end: "2027-12-14" } })).toEqual({ name: "Lease", end: "2027-12-14" });
  for (const state of [null, "dates", {}, { dates: 3 }]) expect(suggestedDates(state)).toBeNull();
});
