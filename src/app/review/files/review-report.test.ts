import { expect, it } from "vitest";
import { handMadeReview, quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { reviewMessages } from "../../../i18n/review.ts";
import type { LawFact } from "../../../model/form-view.ts";
import type { Review } from "../../../model/review/review.ts";
import type { LawComparison, UncheckedPoint } from "../../../model/review/law-comparison.ts";
import { writeText } from "../../../outputs/text/write-text.ts";
import { createReviewReport } from "./review-report.ts";

const messages = reviewMessages("en");
const given = { name: "Supply", date: "2026-11-24", version: "1.0", pages: [0], notes: [], place: null };
const reportOf = (review: Partial<Review>, more: Partial<typeof given> | { notes: string[]; place: string } = {}) =>
  writeText(createReviewReport({ ...given, ...more }, { ...handMadeReview, ...review }, {}, messages));

const fact: LawFact = {
  table: "late_fees",
  column: "limit",
  label: "Most a late fee may be",
  jurisdiction: "Ohio",
  formatted: "5 percent",
  cite: "Ohio Rev. Code 1",
  about: "Checked November 1, 2026",
} as unknown as LawFact;
const at = { rule: "fee", title: "Late fee", quote: quoteOf("without limit"), section: null };
const unchecked: UncheckedPoint = { ...at, id: "u", reason: "several", found: ["$10", "$20"], facts: [fact] };
const comparison: LawComparison = { ...at, id: "c", outcome: "over", found: "10 percent", fact, note: null };

it("says on paper what the page says about the review, and counts nothing that was not looked for", () => {
  const report = reportOf({ missing: null }, { notes: [messages.forms.letter], place: "Ohio" });
  expect(report).toContain("3 points to look at.\n");
  expect(report).toContain(messages.forms.letter);
  expect(report).not.toContain("missing.");
});

it("names the place, how it was found, and the date of the law", () => {
  const place = { code: "US-OH", from: "governing_law", quote: null } as const;
  const report = reportOf({ place, law: [comparison], lawDate: "2026-05-04" }, { notes: [], place: "Ohio" });
  expect(report).toContain("Whose law applies: Ohio. The text says so in its clause on governing law.");
  expect(report).toContain("The law in effect on May 4, 2026.");
  expect(reportOf({ place: null })).toContain("Whose law applies: Not shown in the text");
});

it("cites the law of a point that was not checked, and says that it may not be fine", () => {
  const report = reportOf({ unchecked: [unchecked] });
  expect(report).toContain(messages.uncheckedLead);
  expect(report).toContain("Most a late fee may be (Ohio): 5 percent. Ohio Rev. Code 1. Checked November 1, 2026");
});

it("prints the facts that the visitor corrected, and says so", () => {
  const decisions = { "fact:agreement_date": { state: "accepted", text: "2026-05-05" } } as const;
  const quote = quoteOf("May 4, 2026");
  const review: Review = {
    ...handMadeReview,
    facts: [{ id: "agreement_date", values: [{ text: "2026-05-04", quote }] }],
  };
  const report = writeText(createReviewReport(given, review, decisions, messages));
  expect(report).toContain(`Date of the agreement: May 5, 2026 (${messages.factEdited})`);
});
