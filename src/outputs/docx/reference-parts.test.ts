import { expect, test } from "vitest";
import type { BookmarkTarget } from "./bookmarks.ts";
import { referenceParts } from "./reference-parts.ts";

const place = (bookmark: string, label: string, ...within: readonly BookmarkTarget[]): BookmarkTarget => ({
  bookmark,
  order: 1,
  label,
  within,
});
const two = place("two", "2");
const twoOne = place("two_one", "2.1", two);
const item = place("item", "(a)", two, twoOne);
const article = place("article", "第5条");
const unnumbered = place("first", "", article);
const second = place("second", "2", article);

const cite = (before: string, number: string, after = "") =>
  ({ type: "reference", target: "x", before, number, after }) as const;

test.each([
  ["a clause of the first level", cite("section ", "2"), two, ["section ", ["2", "REF two \\h \\n"], ""]],
  ["a clause of the second level", cite("section ", "2.1"), twoOne, ["section ", ["2.1", "REF two_one \\h \\n"], ""]],
  ["an item with its context", cite("section ", "2.1(a)"), item, ["section ", ["2.1(a)", "REF item \\h \\w"], ""]],
  ["a schedule", cite("Schedule ", "A"), place("s", "Schedule A"), [["Schedule A", "REF s \\h \\n"], ""]],
  [
    "a Japanese paragraph",
    cite("", "第5条第2項"),
    second,
    ["", ["第5条", "REF article \\h \\n"], "第", ["2", "REF second \\h \\n"], "項"],
  ],
  ["a paragraph without a number", cite("", "第5条第1項"), unnumbered, ["", ["第5条", "REF article \\h \\n"], "第1項"]],
  [
    "a clause of a schedule",
    cite("section ", "1", " of Schedule A"),
    { ...place("care", "1"), schedule: place("goods", "Schedule A") },
    ["section ", ["1", "REF care \\h \\n"], " of ", ["Schedule A", "REF goods \\h \\n"], ""],
  ],
  ["something that is not printed", cite("section ", "9"), undefined, ["section 9"]],
])("%s", (_, reference, target, expected) => {
  const parts = expected.map((part) =>
    typeof part === "string" ? { text: part } : { text: part[0], instruction: part[1] },
  );
  expect(referenceParts(reference, target)).toEqual(parts);
});
