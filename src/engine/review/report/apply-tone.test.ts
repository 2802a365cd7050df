import { expect, it } from "vitest";
import { handMadeReview, quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { hasTones, applyTone } from "./apply-tone.ts";

const [numbers, noLimit, renewal] = handMadeReview.findings;
const requests = {
  mild: {
    text: "Please add a notice of 60 days.",
    wording: "This Agreement renews unless notice is given 60 days before.",
  },
  firm: { text: "Please remove the renewal.", wording: "" },
};
const passage = quoteOf("3. Term. This Agreement renews each year unless notice is given 180 days before.");
const review = {
  ...handMadeReview,
  findings: [numbers!, noLimit!, { ...renewal!, quote: passage, requests }],
  missing: [{ ...handMadeReview.missing![0]!, requests: { ...requests, mild: { text: "Please add a clause." } } }],
};

it("requests and wordings are those of the tone, and the number of a passage stays", () => {
  const mild = applyTone(review, "mild");
  expect(mild.findings[2]).toMatchObject({ request: requests.mild.text, rewording: { text: requests.mild.wording } });
  const firm = applyTone(review, "firm").findings[2]!;
  expect(firm.request).toBe(requests.firm.text);
  expect(firm.rewording).toMatchObject({ how: "replace", text: "" });
  const { at } = firm.rewording!;
  expect(at.text).not.toMatch(/^3\./);
  expect(passage.text.endsWith(at.text)).toBe(true);
  expect([at.start, at.end]).toEqual([passage.end - at.text.length, passage.end]);
});

it("a missing clause keeps its wording where a tone has none, and other points stay as they are", () => {
  expect(applyTone(review, "mild").missing?.[0]).toMatchObject({
    request: "Please add a clause.",
    wording: handMadeReview.missing![0]!.wording,
  });
  expect(applyTone(review, "firm").findings[0]).toBe(numbers);
  expect([hasTones(review), hasTones(handMadeReview)]).toEqual([true, false]);
});
