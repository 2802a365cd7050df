import { expect, it } from "vitest";
import { handMadeReview } from "../../../tests/reading/hand-made-review.ts";
import { reviewWords } from "../../i18n/review.ts";
import { asksOf } from "./ask-list.tsx";

const places = { sections: handMadeReview.sections, pages: [] };
const [law] = handMadeReview.missing;
const review = { ...handMadeReview, missing: [{ ...law!, ask: "Ask to name one place." }] };

it("R15 lists what to ask for each point and each missing clause, and leaves out what was dismissed", () => {
  const words = reviewWords("en");
  expect(asksOf(review, places, {}, words)).toEqual([
    { id: "numbers", title: "Words and figures differ", place: "", ask: "Ask which one holds." },
    { id: "missing-law", title: "Governing law", place: "Missing", ask: "Ask to name one place." },
  ]);
  const dismissed = { numbers: { state: "dismissed" } } as const;
  expect(asksOf(review, places, dismissed, words).map(({ id }) => id)).toEqual(["missing-law"]);
});
