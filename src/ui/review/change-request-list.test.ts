import { expect, it } from "vitest";
import { handMadeReview } from "../../../tests/reading/hand-made-review.ts";
import { reviewMessages } from "../../i18n/review.ts";
import { changeRequestsOf } from "./change-request-list.tsx";

const places = { sections: handMadeReview.sections, pages: [] };
const [law] = handMadeReview.missing ?? [];
const review = { ...handMadeReview, missing: [{ ...law!, ask: "Ask to name one place." }] };

it("lists what the visitor chose to ask for, as sentences to the other side (R15)", () => {
  const messages = reviewMessages("en");
  expect(changeRequestsOf(review, places, {}, messages)).toEqual([]);
  const chosen = {
    numbers: { state: "accepted" },
    no_limit: { state: "dismissed" },
    renewal: { state: "accepted" },
    "missing-law": { state: "accepted" },
  } as const;
  expect(changeRequestsOf(review, places, chosen, messages)).toEqual([
    { id: "numbers", title: "Words and figures differ", place: "", ask: "I ask which one holds." },
    {
      id: "renewal",
      title: "Long notice before renewal",
      place: "Section 3, Term",
      ask: "I would like a change to this passage.",
    },
    { id: "missing-law", title: "Governing law", place: "Missing", ask: "Please name one place." },
  ]);
});
