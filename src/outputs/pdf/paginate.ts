import { heightOf } from "./boxes.ts";
import type { Box } from "./boxes.ts";

/** Lines `from` (inclusive) to `to` (exclusive) of a box, `y` points below the top margin. */
export type Fragment = {
  readonly box: Box;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** A heading row shown again, which is no content. */
  readonly repeated: boolean;
};

export type Page = readonly Fragment[];

/** Lines at least at the foot and at the head of a page when a paragraph is split. */
const FEWEST = 3;

/** What rounding may add up to on one page. Unit: points. */
const SLACK = 0.01;

/** Puts boxes on pages of a height, in order, keeping together what belongs together. Unit: points. */
export function paginate(boxes: readonly Box[], height: number): readonly Page[] {
  const pages: Fragment[][] = [[]];
  let y = 0;
  /** Space the box before asks for; of two that meet, the larger counts. */
  let after = 0;
  const page = (): Fragment[] => pages.at(-1)!;
  const turn = (): void => {
    pages.push([]);
    y = 0;
  };
  const place = (box: Box, from: number, to: number, repeated: boolean): void => {
    page().push({ box, from, to, y, repeated });
    y += heightOf(box, to - from);
  };

  boxes.forEach((box, index) => {
    if (page().length > 0) {
      y += Math.max(after, box.before);
      if (box.startsPage || needed(boxes, index, height) > height - y + SLACK) turn();
    }
    let from = 0;
    while (from < box.count) {
      if (page().length === 0 && isShort(box.head, height)) place(box.head, 0, box.head.count, true);
      const isFresh = page().every((fragment) => fragment.repeated);
      const fitting = Math.floor((height - y - 2 * box.padding + SLACK) / box.lineHeight);
      const taken = linesToTake(box.count - from, fitting, isFresh, isWhole(box, height));
      if (taken > 0) place(box, from, from + taken, false);
      from += taken;
      if (from < box.count) turn();
    }
    after = box.after;
  });
  return pages;
}

/** A heading row that fills the page would leave no room for its rows. */
const isShort = (head: Box | null, height: number): head is Box =>
  head !== null && heightOf(head, head.count) < height / 3;

/** Lines of the `rest` of a box that go on this page when `fitting` of them fit. */
function linesToTake(rest: number, fitting: number, isFresh: boolean, whole: boolean): number {
  if (fitting >= rest) return rest;
  const most = Math.min(fitting, rest - FEWEST);
  // A fresh page takes what it can, or a box longer than a page would never end.
  if (isFresh) return Math.max(1, most < FEWEST ? fitting : most);
  return whole || most < FEWEST ? 0 : most;
}

/** The height that must be free for a box to start on a page: its first lines, and all it must be kept together with. */
function needed(boxes: readonly Box[], index: number, height: number): number {
  const box = boxes[index]!;
  let sum = 0;
  for (let at = index; ; at++) {
    const next = boxes[at];
    if (!next) return sum;
    if (at > index) sum += Math.max(boxes[at - 1]!.after, next.before);
    if (!next.keepNext) return fits(sum + startHeight(next, height), box, height);
    sum += heightOf(next, next.count);
    if (sum > height) return startHeight(box, height);
  }
}

/** What does not fit on one page need not be kept together. */
const fits = (sum: number, box: Box, height: number): number => (sum > height ? startHeight(box, height) : sum);

/** The height a box needs to begin on a page. */
const startHeight = (box: Box, height: number): number =>
  heightOf(box, isWhole(box, height) || box.count < 2 * FEWEST ? box.count : FEWEST);

/** Whether a box is to stay whole and can: one longer than a page is split like a paragraph. */
const isWhole = (box: Box, height: number): boolean =>
  box.unsplit &&
  heightOf(box, box.count) + (isShort(box.head, height) ? heightOf(box.head, box.head.count) : 0) <= height;
