import { expect, test } from "vitest";
import fc from "fast-check";
import { heightOf } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { paginate } from "./paginate.ts";
import type { Page } from "./paginate.ts";

/** A box of lines 10 high; nothing else is of interest here. */
const box = (count: number, rest: Partial<Box> = {}): Box => ({
  columns: [],
  count,
  lineHeight: 10,
  fontSize: 10,
  before: 0,
  after: 0,
  padding: 0,
  sidePadding: 0,
  border: "none",
  shaded: false,
  rule: null,
  drawing: null,
  keepNext: false,
  unsplit: false,
  startsPage: false,
  head: null,
  ...rest,
});

/** Lines of each box on each page: "2+3" is two lines of one and three of the next. */
const shape = (pages: readonly Page[]): readonly string[] =>
  pages.map((page) => page.map(({ from, to, repeated }) => `${repeated ? "head " : ""}${to - from}`).join("+"));

test.each([
  ["boxes fill a page", [box(4), box(4)], ["4+4"]],
  ["at least three lines stand on either side of a page's end", [box(4), box(7)], ["4+4", "3"]],
  ["a paragraph too short to split moves on", [box(8), box(5)], ["8", "5"]],
  ["two lines are not left at the foot", [box(8), box(9)], ["8", "9"]],
  ["two lines are not left for the next page", [box(4), box(8)], ["4+5", "3"]],
  ["a heading moves on with its text", [box(8), box(1, { keepNext: true }), box(2)], ["8", "1+2"]],
  ["a heading stays when three lines of its text fit", [box(5), box(1, { keepNext: true }), box(9)], ["5+1+4", "5"]],
  [
    "what stays together moves on together",
    [box(4), box(3, { keepNext: true }), box(4, { unsplit: true })],
    ["4", "3+4"],
  ],
  ["what is longer than a page is split all the same", [box(23, { unsplit: true })], ["10", "10", "3"]],
  ["what is longer than a page begins where it stands", [box(4), box(23, { unsplit: true })], ["4+6", "10", "7"]],
  [
    "a chain longer than a page is not kept",
    [box(4), box(6, { keepNext: true }), box(6, { unsplit: true })],
    ["4+6", "6"],
  ],
  [
    "the heading of a chain longer than a page is not left alone, and the end of the chain stays together",
    [
      box(1, { keepNext: true }),
      box(2, { keepNext: true }),
      box(4, { keepNext: true, unsplit: true }),
      box(2, { keepNext: true }),
      box(2, { unsplit: true }),
    ],
    ["1+2+4", "2+2"],
  ],
  [
    "a page that would hold little before a signature page takes content from the page before it",
    [box(5), box(5), box(1), box(1, { keepNext: true }), box(9, { unsplit: true })],
    ["5", "5+1", "1+9"],
  ],
  [
    "a heading moves with its text then, too",
    [box(4), box(1, { keepNext: true }), box(5), box(1), box(1, { keepNext: true }), box(9, { unsplit: true })],
    ["4", "1+5+1", "1+9"],
  ],
  [
    "not if the page before would then hold little",
    [box(3), box(7, { unsplit: true }), box(1), box(1, { keepNext: true }), box(9, { unsplit: true })],
    ["3+7", "1", "1+9"],
  ],
  [
    "the last page of a part may hold little",
    [box(5), box(5), box(1), box(2, { startsPage: true })],
    ["5+5", "1", "2"],
  ],
  ["a schedule starts a page", [box(2), box(2, { startsPage: true })], ["2", "2"]],
  ["the first box needs no new page", [box(2, { startsPage: true })], ["2"]],
])("%s", (_, boxes, expected) => {
  expect(shape(paginate(boxes, 100))).toEqual(expected);
});

test("of two adjacent spaces the larger applies, and none at the top of a page", () => {
  const [first, second] = paginate([box(2, { after: 12 }), box(2, { before: 18, after: 5 }), box(5), box(1)], 105);
  expect(first!.map(({ y }) => y)).toEqual([0, 38]);
  expect(second!.map(({ y }) => y)).toEqual([0, 50]);
});

test("a table's header row repeats on each page", () => {
  const head = box(1, { keepNext: true, unsplit: true });
  const rows = Array.from({ length: 5 }, () => box(3, { unsplit: true, head }));
  expect(shape(paginate([head, ...rows], 100))).toEqual(["1+3+3+3", "head 1+3+3"]);
});

test("a heading row is not left alone", () => {
  const head = box(1, { keepNext: true, unsplit: true });
  expect(shape(paginate([box(7), head, box(3, { unsplit: true, head })], 100))).toEqual(["7", "1+3"]);
});

test("a row longer than a page is split, with the heading row on each page", () => {
  const head = box(1, { keepNext: true, unsplit: true });
  expect(shape(paginate([head, box(14, { unsplit: true, head })], 100))).toEqual(["1+9", "head 1+5"]);
});

const boxes = fc.array(
  fc
    .record({
      count: fc.integer({ min: 1, max: 30 }),
      keepNext: fc.boolean(),
      unsplit: fc.boolean(),
      after: fc.nat(20),
    })
    .map(({ count, ...rest }) => box(count, rest)),
  { minLength: 1, maxLength: 30 },
);

test("every line is printed once, in order, within its page", () => {
  fc.assert(
    fc.property(boxes, (all) => {
      const pages = paginate(all, 100);
      const printed = pages
        .flat()
        .flatMap(({ box: one, from, to }) =>
          Array.from({ length: to - from }, (_, line) => `${all.indexOf(one)}.${from + line}`),
        );
      const expected = all.flatMap((one, index) => Array.from({ length: one.count }, (_, line) => `${index}.${line}`));
      const inside = pages
        .flat()
        .every(({ box: one, from, to, y }) => y >= 0 && y + heightOf(one, to - from) <= 100.01);
      return inside && pages.every((page) => page.length > 0) && printed.join() === expected.join();
    }),
  );
});

test("a chain longer than a page breaks after its first box in a sealed file", () => {
  const chain = [box(1, { keepNext: true }), box(2, { keepNext: true }), box(8, { unsplit: true })];
  expect(shape(paginate(chain, 100, true))).toEqual(["1", "2+8"]);
  expect(shape(paginate(chain, 100))).toEqual(["1+2", "8"]);
});
