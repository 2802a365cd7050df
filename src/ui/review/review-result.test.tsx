import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { handMadeReview, handMadeText } from "../../../tests/reading/hand-made-review.ts";
import { reviewMessages } from "../../i18n/review.ts";
import { PointCard } from "./points/point-card.tsx";
import { pointEntries } from "./points/point-entries.ts";
import type { ReviewCompleteness } from "./review-head.tsx";
import { ReviewResult } from "./review-result.tsx";

const decisions = { renewal: { state: "dismissed" }, numbers: { state: "accepted" } } as const;
const nothing = () => undefined;

const html = (locale: string, review = handMadeReview, extent: ReviewCompleteness = "whole"): string =>
  renderToStaticMarkup(
    <ReviewResult
      messages={reviewMessages(locale)}
      read={handMadeText}
      review={review}
      extent={extent}
      notes={["This file has 2 tracked changes."]}
      decisions={decisions}
      onDecide={nothing}
      actions={null}
      choices={null}
      after={null}
    />,
  );

/** The detail of every point, one after another. */
const details = (locale: string, review = handMadeReview): string =>
  pointEntries(review)
    .map((entry) =>
      renderToStaticMarkup(
        <PointCard
          messages={reviewMessages(locale)}
          entry={entry}
          places={{ sections: review.sections, pages: handMadeText.pages }}
          decision={(decisions as Record<string, { readonly state: "accepted" | "dismissed" }>)[entry.id]}
          lawDate="March 1, 2026"
          onShow={nothing}
          onPlace={nothing}
          onDecide={nothing}
        />,
      ),
    )
    .join("");

const plain = (markup: string): string => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("a result has a row for every point, by severity, with its section or its decision (R12)", () => {
  const shown = plain(html("en"));
  for (const words of [
    "3 points to look at and 1 thing missing.",
    "1 section and 5 sentences were read.",
    "This file has 2 tracked changes.",
    "All For you to change (3)",
    "Missing (1)",
    "Compared with the law (0)",
    "Not checked (1)",
    "High 2",
    "Medium 2",
    "High: Words and figures differ Added to your requests",
    "Medium: Long notice before renewal Dismissed",
    "Medium: Governing law Missing",
    "Ending early We cannot tell",
    "Who has which right One-sided",
    "Found, and nothing stood out (1)",
    "1 of 4",
  ])
    expect(shown).toContain(words);
});

it("details show quote, reason, redline, accuracy and decision (R13, R14)", () => {
  const shown = plain(details("en"));
  for (const words of [
    "On 120 labeled contracts, points like this were correct 97% of the time.",
    "Of 40 such faults put into contracts on purpose, this check caught 38. It flags something in 4 of 100 contracts.",
    "Section 3, Term, page 2",
    "Dismissed",
    "Added to your requests",
    "Can you get out?",
  ])
    expect(shown).toContain(words);
  expect(details("en")).toMatch(/<del[^>]*>45<\/del>.*<ins[^>]*>30<\/ins>/s);
});

it("a quote is shown once: in the redline where its words are replaced, and above it otherwise", () => {
  const quotes = [...details("en").matchAll(/<blockquote[^>]*>([^<]+)</g)].map(([, words]) => words);
  expect(quotes).toEqual(["without limit", "180 days"]);
});

it("the law of a finding has its value, its source and its date in this order, after the reason", () => {
  const fact = {
    topic: "late_fee",
    column: "cap_usd",
    label: "Late fee",
    jurisdiction: "New York",
    formatted: "at most $50.00",
    cite: "N.Y. Real Prop. Law § 238-a",
    href: null,
    about: "",
  };
  const [first] = handMadeReview.findings;
  const shown = plain(details("en", { ...handMadeReview, findings: [{ ...first!, law: [fact as never] }] }));
  const at = ["Why it matters", "The law", "at most $50.00", "§ 238-a", "March 1, 2026", "What to ask for"].map(
    (words) => shown.indexOf(words),
  );
  expect(Math.min(...at)).toBeGreaterThan(-1);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
});

it("a marked passage links to its finding and contains exactly the quoted words (R14)", () => {
  const marked = [...html("en").matchAll(/<mark[^>]*><a id="mark-([^"]+)" href="#finding-([^"]+)"[^>]*>([^<]+)<\/a>/g)];
  expect(marked.map(([, mark, finding, words]) => [mark, finding, words])).toEqual([
    ["numbers", "numbers", "thirty (45)"],
    ["no_limit", "no_limit", "without limit"],
    ["renewal", "renewal", "180 days"],
  ]);
});

it("a Japanese page has Japanese labels around English findings marked as English", () => {
  expect(plain(html("ja"))).toContain("確認が必要な点3件、見つからない項目1件");
  expect(html("ja", { ...handMadeReview, missing: [] })).toMatch(/<h2[^>]*>確認が必要な点3件<\/h2>/);
  expect(html("ja")).toMatch(/<h3 lang="en"[^>]*>Words and figures differ/);
});

it("thirty points are listed first and the others on request, and one detail is open (R12)", () => {
  const [one] = handMadeReview.findings;
  const findings = Array.from({ length: 40 }, (_, index) => ({ ...one!, id: `point-${index}` }));
  const shown = html("en", { ...handMadeReview, findings });
  expect(shown.match(/data-row="(?!part-)/g)).toHaveLength(30);
  expect(shown.match(/<article[^>]*data-card=/g)).toHaveLength(1);
  expect(shown).toContain("Show all 42 points");
  expect(html("en")).not.toContain("Show all");
});

it("findings of an unfinished review are labeled as such, and the key facts are not shown (R11)", () => {
  for (const extent of ["working", "stopped"] as const) {
    const shown = plain(html("en", { ...handMadeReview, missing: [] }, extent));
    expect(shown).toContain("3 points to look at so far.");
    expect(shown).not.toContain("sentences were read");
    expect(shown).not.toContain("Review ready");
    expect(shown).not.toContain("Key facts");
  }
  expect(plain(html("en"))).toContain("Key facts");
});
