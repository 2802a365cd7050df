import { expect, test } from "vitest";
import { isoDate } from "../../../values/date.ts";
import { parseContract } from "./parse-contract.ts";
import { termRange } from "./term-range.ts";

test.each([
  ["The lease runs from January 1, 2026 to December 31, 2026.", ["2026-01-01", "2026-12-31"]],
  ["The term of this Agreement begins on March 3, 2026 and ends on March 2, 2027.", ["2026-03-03", "2027-03-02"]],
  ["Lease term: June 1, 2026 - May 31, 2027.", ["2026-06-01", "2027-05-31"]],
  ["The budget covers the work from January 1, 2026 to December 31, 2026.", null],
  ["This Agreement is dated January 1, 2026 and was signed on January 5, 2026.", null],
  ["The lease runs from December 31, 2026 to January 1, 2026.", null],
])("the days of the term in: %s", (text, expected) => {
  const range = termRange(parseContract(text));
  expect(range && [isoDate(range.from.date!), isoDate(range.to.date!)]).toEqual(expected);
});
