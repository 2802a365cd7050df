import { expect, test } from "vitest";
import { withoutHeading } from "./without-heading.ts";

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
