import { describe, expect, it } from "vitest";
import type { OpenForm } from "../context/open-form.ts";
import { placeOffers } from "./place-offers.ts";

const OPTIONS = [
  { value: "XA-NE", label: "Near Land" },
  { value: "XA-FA", label: "Far Land" },
];
const offered = (lastPlace: string | null, jurisdiction: string | null): readonly string[] => {
  const session = { context: () => ({ jurisdiction }) } as unknown as OpenForm["session"];
  return placeOffers({ lastPlace, session }, OPTIONS).map(({ label, from }) => `${label} ${from}`);
};

describe("the place chosen before", () => {
  it("is offered from the last answers, else from the header", () => {
    expect(offered("XA-FA", "XA-NE")).toEqual(["Far Land last_answers"]);
    expect(offered(null, "XA-NE")).toEqual(["Near Land header"]);
  });

  it("is not offered where the question does not have it", () => {
    expect(offered("US", "US")).toEqual([]);
    expect(offered(null, null)).toEqual([]);
  });
});
