import { describe, expect, it } from "vitest";
import { handMadeReview, handMadeText, quoteOf } from "../../../tests/reading/hand-made-review.ts";
import { reviewWords } from "../../i18n/review.ts";
import { writeRedline } from "../../outputs/redline/write-redline.ts";
import { writeText } from "../../outputs/text/write-text.ts";
import { readDocx } from "../../reading/docx/read-docx.ts";
import { createRedline } from "./create-redline.ts";
import { createReviewReport } from "./review-report.ts";

const words = reviewWords("en");
const { text } = handMadeText;
const given = { title: "Supply", text, author: "Reader", date: "2026-11-21T08:00:00Z" };

describe("what a visitor takes along (R15)", () => {
  it("a redline has the accepted wordings, the visitor's own where edited, and a comment for each point not dismissed", () => {
    const copy = createRedline(
      given,
      handMadeReview,
      {
        numbers: { state: "accepted", text: "forty-five (45)" },
        no_limit: { state: "accepted" },
        renewal: { state: "dismissed" },
        "missing-law": { state: "accepted" },
      },
      words,
    );
    expect(copy.remarks.map(({ start, lines }) => [start, lines[0]])).toEqual([
      [quoteOf("thirty (45)").start, "High: Words and figures differ"],
      [quoteOf("without limit").start, "High: Liability without limit"],
    ]);
    const paragraphs = readDocx(writeRedline(copy)).text.split("\n");
    expect(paragraphs.slice(2)).toEqual([
      "1. Payment. The Buyer pays within forty-five (45) days.",
      "2. Liability. The Buyer bears every loss without limit.",
      "2a. Liability is limited to the price.",
      "3. Term. This Agreement renews each year unless notice is given 180 days before.",
      "4. Law. The law of Ohio applies.",
    ]);
  });

  it("without decisions the text is unchanged, with all comments", () => {
    const copy = createRedline(given, handMadeReview, {}, words);
    expect(copy).toMatchObject({ replacements: [], additions: [] });
    expect(copy.remarks).toHaveLength(3);
  });

  it("a report has facts, findings with quotes and pages, missing clauses and unclear points, but no dismissed finding", () => {
    const facts = {
      name: "Supply",
      date: "2026-11-21",
      version: "1.0",
      pages: handMadeText.pages,
      notes: [],
      place: null,
    };
    const report = writeText(createReviewReport(facts, handMadeReview, { no_limit: { state: "dismissed" } }, words));
    for (const line of [
      "Review: Supply",
      "3 points to look at and 1 thing missing.",
      "Date of the agreement: May 4, 2026",
      "Governing law: The text does not say",
      "1. Words and figures differ (High, page 1)",
      "The text says: “thirty (45)”",
      "Instead: thirty (30)",
      "3. Long notice before renewal (Medium, Section 3, Term, page 2)",
      "Governing law (Medium)",
      "Add: 4. Law. The law of Ohio applies.",
      "Ending early: Can you get out?",
    ])
      expect(report).toContain(line);
    expect(report).not.toContain("Liability without limit");
  });
});
