import type { TextLine } from "./lines.ts";

/** Lines at the top and at the bottom of a page that may repeat. */
const MAX_LINES = 4;
/** A line is a running head if so large a share of the pages has it, and so many pages. */
const MIN_SHARE = 0.5;
const MIN_PAGES = 3;
const PAGE_NUMBER =
  /^(?:page|pg\.?)\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?$|^\d{1,4}\s*(?:of|\/)\s*\d{1,4}$|^[-–—]\s*(?:\d{1,4}|[ivxl]{1,6})\s*[-–—]$/i;
const BARE_NUMBER = /^(?:[A-Z]-)?(\d{1,4}|[ivxl]{1,6})$/;

/** A line without what changes from page to page. */
const shapeOf = (text: string): string => text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();

const isBareNumber = (text: string): boolean => BARE_NUMBER.test(text);

/** Lines at the edge of most pages, by their shape. */
const repeated = (edges: readonly (readonly string[])[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const edge of edges) for (const shape of new Set(edge)) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const least = Math.max(MIN_PAGES, Math.ceil(edges.length * MIN_SHARE));
  return new Set([...counts].filter(([, count]) => count >= least).map(([shape]) => shape));
};

/** Number of running head lines at one edge, counted from the edge inward. */
const dropped = (edge: readonly TextLine[], heads: ReadonlySet<string>, areNumbered: boolean): number => {
  let count = 0;
  for (const { text } of edge) {
    const isNumber = PAGE_NUMBER.test(text) || (areNumbered && isBareNumber(text));
    if (!isNumber && !heads.has(shapeOf(text))) break;
    count += 1;
  }
  return count;
};

/**
 * The pages without page numbers and without the lines that repeat at the head or foot of most pages.
 *
 * A bare number is a page number if it is at the same edge of most pages.
 */
export function dropRunningHeads(pages: readonly (readonly TextLine[])[]): readonly (readonly TextLine[])[] {
  const filled = pages.filter((lines) => lines.length > 0);
  const tops = filled.map((lines) => lines.slice(0, MAX_LINES));
  const feet = filled.map((lines) => lines.slice(-MAX_LINES).toReversed());
  const shapes = (edges: readonly (readonly TextLine[])[]): ReadonlySet<string> =>
    repeated(edges.map((edge) => edge.map(({ text }) => shapeOf(text))));
  const areNumbered = (edges: readonly (readonly TextLine[])[]): boolean =>
    edges.filter((edge) => edge.slice(0, 2).some(({ text }) => isBareNumber(text))).length >= edges.length * MIN_SHARE;
  const [topHeads, footHeads] = [shapes(tops), shapes(feet)];
  const [topNumbers, footNumbers] = [areNumbered(tops), areNumbered(feet)];
  return pages.map((lines) => {
    const from = dropped(lines.slice(0, MAX_LINES), topHeads, topNumbers);
    const to = dropped(lines.slice(from).slice(-MAX_LINES).toReversed(), footHeads, footNumbers);
    return lines.slice(from, lines.length - to);
  });
}
