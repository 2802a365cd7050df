import { expect, test } from "vitest";
import { parseContract } from "../text/parse-contract.ts";
import { brokenReferences } from "./cross-reference.ts";

const sections = (count: number, words: string): string =>
  Array.from(
    { length: count },
    (_, index) => `${index + 1}. Subject ${index + 1}\nThe parties cooperate. ${words}`,
  ).join("\n\n");
const broken = (text: string): readonly string[] => brokenReferences(parseContract(text)).map(({ found }) => found);

test("a reference far beyond the numbering is reported where other references are broken, too", () => {
  // 4.8, 5.9 and 6.8 may be headings that were not recognized.
  const text = (number: number): string =>
    `${sections(7, "See Section 4.8, Section 5.9 and Section 6.8.")} This Section ${number} ends then.`;
  expect(broken(text(83))).toEqual(["Section 83"]);
  expect(broken(text(7))).toEqual([]);
});

test.each(["Section 73.3555 of the FCC's rules", "Article 24, Paragraph 1 of the FIEL"])(
  "%s is in another text",
  (reference) => {
    expect(broken(`${sections(7, "")} This is subject to ${reference}.`)).toEqual([]);
  },
);
