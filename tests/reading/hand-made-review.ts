import type { ExtractedText } from "../../src/model/review/uploaded-file.ts";
import type { Quote } from "../../src/model/review/quote.ts";
import type { Finding, Review, ReviewParty } from "../../src/model/review/review.ts";

const TEXT = `SUPPLY AGREEMENT
This Agreement is made on May 4, 2026 between Aster Ltd. ("Seller") and Birch Inc. ("Buyer").
1. Payment. The Buyer pays within thirty (45) days.
2. Liability. The Buyer bears every loss without limit.
3. Term. This Agreement renews each year unless notice is given 180 days before.`;

/** The place of words in the hand-made text. */
export const quoteOf = (words: string): Quote => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length, text: words };
};

const finding = (id: string, words: string, more: Partial<Finding>): Finding => ({
  id,
  rule: id,
  playbook: "general",
  check: "clause",
  severity: "high",
  title: id,
  quote: quoteOf(words),
  also: [],
  section: null,
  says: `It says "${words}".`,
  why: "It matters.",
  ...more,
});

/** A text as it was read, in two pages. */
export const handMadeText: ExtractedText = { text: TEXT, pages: [0, TEXT.indexOf("3. Term")], notes: [] };

const partyOf = (name: string, term: string): ReviewParty => {
  const quote = quoteOf(name);
  return { name, terms: [term], quote, members: [{ name, quote }] };
};

/** A review with something of every sort in it. */
export const handMadeReview: Review = {
  refusal: null,
  kind: { playbook: "general", score: 1 },
  kinds: [],
  isKindChosen: false,
  form: "contract",
  side: null,
  differsBySide: false,
  sides: [{ id: "buyer", name: "Buyer", words: ["buyer"] }],
  parties: [partyOf("Aster Ltd.", "Seller"), partyOf("Birch Inc.", "Buyer")],
  sections: [{ number: "3", title: "Term", at: quoteOf("3. Term"), end: TEXT.length, parent: null }],
  sentences: 5,
  facts: [
    { id: "agreement_date", values: [{ text: "May 4, 2026", quote: quoteOf("May 4, 2026") }] },
    { id: "governing_law", values: [] },
  ],
  findings: [
    finding("numbers", "thirty (45)", {
      title: "Words and figures differ",
      ask: "Ask which one holds.",
      rewording: { how: "replace", at: quoteOf("thirty (45)"), text: "thirty (30)" },
      measured: { precision: 0.97, of: 120 },
    }),
    finding("no_limit", "without limit", {
      title: "Liability without limit",
      tested: { right: 38, of: 40, speaks: 4 },
      rewording: { how: "insert_after", at: quoteOf("without limit"), text: "2a. Liability is limited to the price." },
    }),
    finding("renewal", "180 days", { title: "Long notice before renewal", severity: "medium", section: 0 }),
  ],
  missing: [
    {
      id: "missing-law",
      rule: "law",
      playbook: "general",
      severity: "medium",
      title: "Governing law",
      why: "Nobody knows whose law applies.",
      wording: "4. Law. The law of Ohio applies.",
    },
  ],
  unsure: [
    {
      id: "unsure-end",
      rule: "end",
      playbook: "general",
      title: "Ending early",
      question: "Can you get out?",
      quote: quoteOf("3. Term"),
      section: 0,
    },
  ],
  met: [
    { id: "met-date", rule: "date", playbook: "general", title: "Date", quote: quoteOf("May 4, 2026"), section: null },
  ],
  place: null,
  lawDate: null,
  law: [],
  unchecked: [],
  pairs: [{ id: "liability_capped", held: [quoteOf("without limit"), null], oneSided: true }],
};
