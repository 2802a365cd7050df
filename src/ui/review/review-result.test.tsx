import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { handMadeReview, handMadeText } from "../../../tests/reading/hand-made-review.ts";
import { reviewMessages } from "../../i18n/review.ts";
import { ReviewResult } from "./review-result.tsx";
import type { ReviewCompleteness } from "./review-result.tsx";

const html = (locale: string, review = handMadeReview, extent: ReviewCompleteness = "whole"): string =>
  renderToStaticMarkup(
    <ReviewResult
      messages={reviewMessages(locale)}
      read={handMadeText}
      review={review}
      extent={extent}
      notes={["This file has 2 tracked changes."]}
      decisions={{ renewal: { state: "dismissed" }, numbers: { state: "accepted" } }}
      onDecide={() => undefined}
      choices={null}
      downloads={null}
    />,
  );

const plain = (markup: string): string => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

it("shows findings with quote, reason, redline and accuracy; missing, unclear and one-sided points (R12, R13, R14)", () => {
  const shown = plain(html("en"));
  for (const words of [
    "3 points to look at and 1 thing missing.",
    "1 section and 5 sentences were read.",
    "This file has 2 tracked changes.",
    "All (5)",
    "For you to change (3)",
    "Missing (1)",
    "Compared with the law (0)",
    "Not checked (1)",
    "On 120 labeled contracts, points like this were correct 97% of the time.",
    "Of 40 such faults put into contracts on purpose, this check caught 38. It flags something in 4 of 100 contracts.",
    "Section 3, Term, page 2",
    "Dismissed",
    "Added to your requests",
    "The text does not say Governing law",
    "Has a cap on its liability One-sided",
    "Can you get out?",
    "What to ask the other side One line for each point that you chose.",
    "Words and figures differ (page 1): I ask which one holds.",
    "Found, and nothing stood out (1)",
  ])
    expect(shown).toContain(words);
  expect(html("en")).toMatch(/<del[^>]*>45<\/del>.*<ins[^>]*>30<\/ins>/s);
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
  expect(html("ja")).toMatch(/<h3 lang="en"[^>]*>Words and figures differ/);
});

it("seven points are shown first and the others on request (R12)", () => {
  const [one] = handMadeReview.findings;
  const findings = Array.from({ length: 9 }, (_, at) => ({ ...one!, id: `point-${at}` }));
  const shown = html("en", { ...handMadeReview, findings });
  expect(shown.match(/<article[^>]*data-card=/g)).toHaveLength(7);
  expect(shown).toContain("Show all 11 points");
  expect(html("en")).not.toContain("Show all");
});

it("findings of an unfinished review are labeled as such (R11)", () => {
  for (const extent of ["working", "stopped"] as const) {
    const shown = plain(html("en", { ...handMadeReview, missing: [] }, extent));
    expect(shown).toContain("3 points to look at so far.");
    expect(shown).not.toContain("sentences were read");
    expect(shown).not.toContain("Review ready");
  }
});
