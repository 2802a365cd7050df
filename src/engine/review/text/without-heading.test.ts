import { expect, test } from "vitest";
import { isHeadingOnly, withoutHeading } from "./without-heading.ts";

const TABLE: readonly (readonly [sentence: string, bare: string])[] = [
  ["All papers go back.", "All papers go back."],
  ["2. Return\nAll papers go back at the end.", "All papers go back at the end."],
  ["4.1 (a) The Recipient keeps one copy.", "The Recipient keeps one copy."],
  ["Section 7. The Recipient keeps one copy.", "The Recipient keeps one copy."],
  ["12.", "12."],
];

test.each(TABLE)("a sentence is quoted without its number and heading: %s", (sentence, bare) => {
  const text = `Before. ${sentence} After.`;
  const start = 8;
  const { start: from, end } = withoutHeading(text, { start, end: start + sentence.length });
  expect(text.slice(from, end)).toBe(bare);
});

test.each([
  ["12.3 Governing Law.", true],
  ["Section 7. Limitation of Liability", true],
  ["5.2 CONTRACTOR'S RIGHT TO TERMINATE THIS AGREEMENT", true],
  ["12.3 Governing Law. Ohio law governs this Agreement.", false],
  ["The Buyer pays.", false],
  ["12.3", false],
])("a sentence is only a heading, or more than one: %s", (sentence, isOne) => {
  expect(isHeadingOnly(sentence, { start: 0, end: sentence.length })).toBe(isOne);
});
