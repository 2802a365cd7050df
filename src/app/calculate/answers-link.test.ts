import { describe, expect, test } from "vitest";
import { answersFragment, readAnswersFragment } from "./answers-link.ts";

describe("R08 a link that holds the answers", () => {
  test("gives back what was put in, also beyond ASCII", () => {
    const answers = {
      rent: "1000",
      where: "S\u00e3o Jos\u00e9 \u2014 \u6771\u4eac",
      children: [{ born: "2020-01-31" }],
      agreed: true,
    };
    expect(readAnswersFragment(answersFragment(answers))).toEqual(answers);
  });

  test("holds only letters an address keeps as they are", () => {
    expect(answersFragment({ a: "?".repeat(50) + ">".repeat(50) })).toMatch(/^#given=[\w-]+$/);
  });

  test.each([
    "",
    "#q-rent",
    "#given=",
    "#given=%%%",
    "#given=bm90IGpzb24",
    "#given=WzFd",
    `#given=${"A".repeat(30_000)}`,
  ])("what is no answers gives none: %s", (hash) => {
    expect(readAnswersFragment(hash)).toBeNull();
  });
});
