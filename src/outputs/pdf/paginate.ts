import { heightOf } from "./boxes.ts";
import type { Box } from "./boxes.ts";

/** Lines `from` (inclusive) to `to` (exclusive) of a box, `y` points below the top margin. */
export type Fragment = {
  readonly box: Box;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** A repeated header row, which is an artifact. */
  readonly repeated: boolean;
};

export type Page = readonly Fragment[];

/** Minimum lines at the bottom and top of a page when a paragraph is split (widows and orphans). */
const MIN_LINES = 3;

/** Tolerance for rounding errors on one page. Unit: points. */
const TOLERANCE = 0.01;

/** A page with less than this share of its height, other than the last of a part, takes content from the page before it. */
const MIN_FILL = 0.4;

/** The most of a page that the end of a chain longer than a page may take to stay together. */
const MAX_TAIL = 0.4;

/**
 * Distributes boxes over pages of a height, respecting keep-together rules. Unit: points.
 *
 * A sealed file is printed again to check it, so its long chains break where they did when it was sealed: after their first box.
 */
export function paginate(boxes: readonly Box[], height: number, isSealed = false): readonly Page[] {
  const fillPages = (pageStarts: ReadonlySet<Box>): readonly Page[] => distribute(boxes, height, pageStarts, isSealed);
  let pages = fillPages(new Set());
  let pageStarts: ReadonlySet<Box> = new Set();
  for (let index = 1; index < pages.length - 1; index++) {
    if (!isSparse(pages, index, height)) continue;
    const candidates = possiblePageStarts(boxes, pages[index - 1]!).map((box) => new Set([...pageStarts, box]));
    const better = candidates.find((candidate) => isBalanced(fillPages(candidate), pages.length, index, height));
    if (!better) continue;
    pageStarts = better;
    pages = fillPages(pageStarts);
  }
  return pages;
}

const startsPart = (page: Page): boolean => page[0] !== undefined && page[0].from === 0 && page[0].box.startsPage;

const fillOf = (page: Page): number => {
  const last = page.at(-1);
  return last ? last.y + heightOf(last.box, last.to - last.from) : 0;
};

/** Whether a page in the middle of a part is nearly empty, usually because what follows is kept together. */
const isSparse = (pages: readonly Page[], index: number, height: number): boolean =>
  !startsPart(pages[index]!) && !startsPart(pages[index + 1]!) && fillOf(pages[index]!) < MIN_FILL * height;

/** The boxes of a page that may start the next one, the last of them first. */
const possiblePageStarts = (boxes: readonly Box[], page: Page): readonly Box[] =>
  page
    .slice(1)
    .filter(({ box, from, repeated }) => from === 0 && !repeated && !boxes[boxes.indexOf(box) - 1]?.keepNext)
    .map(({ box }) => box)
    .toReversed();

const isBalanced = (pages: readonly Page[], count: number, index: number, height: number): boolean =>
  pages.length === count && fillOf(pages[index - 1]!) >= MIN_FILL * height && !isSparse(pages, index, height);

/** The pages when each takes all that fits, except that a box in `pageStarts` starts a page. */
function distribute(
  boxes: readonly Box[],
  height: number,
  pageStarts: ReadonlySet<Box>,
  isSealed: boolean,
): readonly Page[] {
  const pages: Fragment[][] = [[]];
  let y = 0;
  /** Space after the previous box; of two adjacent spaces, the larger applies. */
  let spaceAfter = 0;
  const page = (): Fragment[] => pages.at(-1)!;
  const startPage = (): void => {
    pages.push([]);
    y = 0;
  };
  const addFragment = (box: Box, from: number, to: number, repeated: boolean): void => {
    page().push({ box, from, to, y, repeated });
    y += heightOf(box, to - from);
  };

  boxes.forEach((box, index) => {
    if (page().length > 0) {
      y += Math.max(spaceAfter, box.before);
      const isInLongChain = !isSealed && page().every((fragment) => fragment.box.keepNext);
      const needed = isInLongChain ? heightInLongChain(boxes, index, height) : heightToStart(boxes, index, height);
      if (box.startsPage || pageStarts.has(box) || needed > height - y + TOLERANCE) startPage();
    }
    let from = 0;
    while (from < box.count) {
      if (page().length === 0 && isShort(box.head, height)) addFragment(box.head, 0, box.head.count, true);
      const isFresh = page().every((fragment) => fragment.repeated);
      const fitting = Math.floor((height - y - 2 * box.padding + TOLERANCE) / box.lineHeight);
      const lineCount = linesToTake(box.count - from, fitting, isFresh, isUnsplittable(box, height));
      if (lineCount > 0) addFragment(box, from, from + lineCount, false);
      from += lineCount;
      if (from < box.count) startPage();
    }
    spaceAfter = box.after;
  });
  return pages;
}

/** A header row is repeated only if it leaves room for its rows. */
const isShort = (head: Box | null, height: number): head is Box =>
  head !== null && heightOf(head, head.count) < height / 3;

/** How many of a box's remaining lines go on this page if `fitting` of them fit. */
function linesToTake(rest: number, fitting: number, isFresh: boolean, isKeptWhole: boolean): number {
  if (fitting >= rest) return rest;
  const maxLines = Math.min(fitting, rest - MIN_LINES);
  // An empty page takes at least one line, so that a box longer than a page terminates.
  if (isFresh) return Math.max(1, maxLines < MIN_LINES ? fitting : maxLines);
  return isKeptWhole || maxLines < MIN_LINES ? 0 : maxLines;
}

/** The height a box needs to start on a page: its first lines and everything it is kept with. */
function heightToStart(boxes: readonly Box[], index: number, height: number): number {
  const box = boxes[index]!;
  let total = 0;
  for (let at = index; ; at++) {
    const next = boxes[at];
    if (!next) return total;
    if (at > index) total += Math.max(boxes[at - 1]!.after, next.before);
    if (!next.keepNext) return keptHeight(total + startHeight(next, height), box, height);
    total += heightOf(next, next.count);
    if (total > height) return startHeight(box, height);
  }
}

/**
 * Like `heightToStart`, if everything on the page is kept with the box, so that a page break would separate a heading
 * from its text.
 */
function heightInLongChain(boxes: readonly Box[], index: number, height: number): number {
  const total = heightToStart(boxes, index, height);
  return total <= MAX_TAIL * height ? total : startHeight(boxes[index]!, height);
}

/** Content that does not fit on one page is not kept together. */
const keptHeight = (total: number, box: Box, height: number): number =>
  total > height ? startHeight(box, height) : total;

/** The minimum height for a box to start on a page. */
const startHeight = (box: Box, height: number): number =>
  heightOf(box, isUnsplittable(box, height) || box.count < 2 * MIN_LINES ? box.count : MIN_LINES);

/** Whether a box is unsplittable and fits on a page; a longer one is split like a paragraph. */
const isUnsplittable = (box: Box, height: number): boolean =>
  box.unsplit &&
  heightOf(box, box.count) + (isShort(box.head, height) ? heightOf(box.head, box.head.count) : 0) <= height;
