import { describe, expect, it } from "vitest";
import { makeDocx } from "../../../../tests/reading/make-docx.ts";
import { handMadeReview, handMadeText, quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { resolvedFile } from "../../../../tests/reading/tracked-changes.ts";
import { reviewFileMessages } from "../../../i18n/english-only/review-files.ts";
import { reviewMessages } from "../../../i18n/review.ts";
import type { ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { writeRedline } from "../../../outputs/redline/write-redline.ts";
import { writeText } from "../../../outputs/text/write-text.ts";
import { readDocx } from "../../../reading/docx/read-docx.ts";
import { createChangeList } from "./change-list.ts";
import { chosenPoints } from "./chosen-points.ts";
import type { ChosenPoint } from "./chosen-points.ts";
import { createRedline } from "./create-redline.ts";
import { markFile } from "./mark-file.ts";
import { createRequestLetter } from "./request-letter.ts";

const { text, pages } = handMadeText;
const author = { author: "Reader", date: "2026-11-21T08:00:00Z" };
const given = { title: "Supply", text, ...author };
const facts = {
  name: "Supply",
  playbook: "general",
  date: "2026-11-21",
  dateText: "November 21, 2026",
  version: "1.0",
};

const chosen = (decisions: ReviewDecisions): readonly ChosenPoint[] =>
  chosenPoints(
    handMadeReview,
    decisions,
    { length: text.length, pages },
    { messages: reviewMessages("en"), files: reviewFileMessages },
  );

const DECISIONS: ReviewDecisions = {
  numbers: { state: "accepted", text: "forty-five (45)" },
  no_limit: { state: "accepted" },
  renewal: { state: "accepted" },
  "missing-law": { state: "accepted" },
};

const ACCEPTED = [
  "1. Payment. The Buyer pays within forty-five (45) days.",
  "2. Liability. The Buyer bears every loss without limit.",
  "2a. Liability is limited to the price.",
  "3. Term. This Agreement renews each year unless notice is given 180 days before.",
  "4. Law. The law of Ohio applies.",
];

describe("the files for the other side (R15)", () => {
  it("have only the points that were chosen", () => {
    expect(chosen({ numbers: { state: "dismissed" } })).toEqual([]);
    const points = chosen({ renewal: { state: "accepted" } });
    expect(points.map(({ id }) => id)).toEqual(["renewal"]);
    const { document } = createRedline(given, points);
    expect(document).toMatchObject({ replacements: [], additions: [] });
    expect(document.comments.map(({ start, lines }) => [start, ...lines])).toEqual([
      [quoteOf("180 days").start, "Long notice before renewal: I would like a change to this passage."],
    ]);
    const letter = writeText(createRequestLetter(facts, points, reviewFileMessages));
    expect(letter).toContain("I would like to request one change.");
    expect(letter).not.toContain("Liability");
    // What matters to the visitor is not for the other side.
    expect(letter).not.toContain("It matters.");
  });

  it("have tracked changes where wording is proposed, the visitor's own where edited, and comments elsewhere", () => {
    const { document, outcomes } = createRedline(given, chosen(DECISIONS));
    expect([...outcomes]).toEqual([
      ["numbers", "changed"],
      ["no_limit", "changed"],
      ["renewal", "commented"],
      ["missing-law", "changed"],
    ]);
    const paragraphs = readDocx(writeRedline(document)).text.split("\n");
    expect(paragraphs.slice(2)).toEqual(ACCEPTED);
  });

  it("leave no heading without text where the only sentence of a section is struck", () => {
    const wordingOf = (words: string): string | null | undefined => {
      const at = quoteOf(words);
      const struck = {
        ...handMadeReview.findings[2]!,
        quote: at,
        rewording: { how: "replace", at, text: "" } as const,
      };
      const points = chosenPoints(
        { ...handMadeReview, findings: [struck] },
        { renewal: { state: "accepted" } },
        { length: text.length, pages },
        { messages: reviewMessages("en"), files: reviewFileMessages },
      );
      return points[0]?.wording;
    };
    expect(wordingOf("This Agreement renews each year unless notice is given 180 days before.")).toBe(
      "[Intentionally omitted.]",
    );
    expect(wordingOf("unless notice is given 180 days before")).toBe("");
  });

  it("mark the visitor's own Word file, and no file with another text", () => {
    const body = text
      .split("\n")
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
      .join("");
    const bytes = makeDocx({ body });
    const points = chosen(DECISIONS);
    const marked = markFile({ bytes, text, points, author })!;
    expect([...marked.outcomes.values()]).toEqual(["changed", "changed", "commented", "changed"]);
    const accepted = readDocx(resolvedFile(marked.bytes, "Reader", "accept")).text;
    expect(accepted.split("\n").slice(2)).toEqual(ACCEPTED);
    expect(readDocx(resolvedFile(marked.bytes, "Reader", "reject")).text).toBe(text);
    expect(markFile({ bytes, text: `${text}.`, points, author })).toBeNull();
    expect(markFile({ bytes: new Uint8Array([0x50, 0x4b, 3, 4]), text, points, author })).toBeNull();
  });

  it("list each change, how it is marked, and what could not be", () => {
    const points = chosen(DECISIONS);
    const outcomes = new Map([
      ["numbers", "changed"],
      ["no_limit", "commented"],
      ["missing-law", "left"],
    ] as const);
    const list = writeText(
      createChangeList(facts, points, { outcomes, from: "file", isProtected: true }, reviewFileMessages),
    );
    for (const line of [
      "The marked Word file has 1 tracked change and 1 comment. 2 points could not be marked in it and are only in this list.",
      "1. Words and figures differ (page 1)",
      "Tracked change.",
      "Request: I ask which one holds.",
      "Now: thirty (45)",
      "Proposed wording: forty-five (45)",
      "Comment. The proposed wording is in a comment, because a change cannot be tracked at this place.",
      "4. Governing law (Missing)",
      "The Word file is protected against changes.",
    ])
      expect(list).toContain(line);
  });

  it("ask for the changes in a letter with what the text says and what to write instead", () => {
    const letter = writeText(createRequestLetter(facts, chosen(DECISIONS), reviewFileMessages));
    for (const line of [
      "Dear [name of the other side],",
      "Before I sign it, I would like to request 4 changes.",
      "1. Words and figures differ (page 1)",
      "The document says: “thirty (45)”",
      "Please replace it with: “forty-five (45)”",
      "Please add: “4. Law. The law of Ohio applies.”",
    ])
      expect(letter).toContain(line);
  });
});
