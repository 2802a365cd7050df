import { describe, expect, test } from "vitest";
import { writeAnswersFragment, readAnswersFragment } from "./answers-link.ts";

describe("a link that carries the answers (R08)", () => {
  test("gives back what was put in, also beyond ASCII", () => {
    const answers = {
      rent: "1000",
      where: "S\u00e3o Jos\u00e9 \u2014 \u6771\u4eac",
      children: [{ born: "2020-01-31" }],
      agreed: true,
    };
    expect(readAnswersFragment(writeAnswersFragment(answers))).toEqual(answers);
  });

  test("contains only characters that a URL keeps unescaped", () => {
    expect(writeAnswersFragment({ a: "?".repeat(50) + ">".repeat(50) })).toMatch(/^#given=[\w-]+$/);
  });

  test.each([
    "",
    "#q-rent",
    "#given=",
    "#given=%%%",
    "#given=bm90IGpzb24",
    "#given=WzFd",
    `#given=${"A".repeat(30_000)}`,
  ])("returns null for anything that is not an answers fragment: %s", (hash) => {
    expect(readAnswersFragment(hash)).toBeNull();
  });
});
