import { expect, it } from "vitest";
import { handMadeReview } from "../../../tests/reading/hand-made-review.ts";
import { reviewWords } from "../../i18n/review.ts";
import { changeRequestsOf } from "./change-request-list.tsx";

const places = { sections: handMadeReview.sections, pages: [] };
const [law] = handMadeReview.missing ?? [];
const review = { ...handMadeReview, missing: [{ ...law!, ask: "Ask to name one place." }] };

it("lists what to request for each finding and each missing clause, except dismissed ones (R15)", () => {
  const words = reviewWords("en");
  expect(changeRequestsOf(review, places, {}, words)).toEqual([
    { id: "numbers", title: "Words and figures differ", place: "", ask: "Ask which one holds." },
    { id: "missing-law", title: "Governing law", place: "Missing", ask: "Ask to name one place." },
  ]);
  const dismissed = { numbers: { state: "dismissed" } } as const;
  expect(changeRequestsOf(review, places, dismissed, words).map(({ id }) => id)).toEqual(["missing-law"]);
});
