import type { TextLine } from "./lines.ts";

/** A line with its page index (from 0), and the line pitch and right edge of the text on that page. */
export type PageLine = TextLine & { readonly page: number; readonly pitch: number; readonly edge: number };

const MARK =
  /^(?:\(?(?:\d{1,3}|[a-z]{1,2}|[ivxl]{1,6})[.)]|\d{1,3}(?:\.\d{1,3}){1,4}\.?|[•●○▪■◦·]|(?:article|section|schedule|exhibit|annex|appendix)\s)\s?/i;
const END = /[.:;!?]["”’)\]]*$/;
const LIST_END = /(?:[.:;!?,]["”’)\]]*|\b(?:and|or|and\/or))$/i;
const AVERAGE_LETTER_WIDTH = 0.45;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The right edge of nearly all lines; a few may extend beyond it. */
const edgeOf = (lines: readonly TextLine[]): number => {
  const ends = lines.map(({ right }) => right).toSorted((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.95)] ?? 0;
};

/**
 * The lines of all pages with the usual distance between the lines of their page and where its lines end.
 *
 * The right edge is that of a column where there are columns; short pages have that of the whole file.
 */
export function measureLines(pages: readonly (readonly TextLine[])[]): readonly PageLine[] {
  const whole = edgeOf(pages.flat().filter(({ column }) => column === 0));
  return pages.flatMap((lines, page) => {
    const gaps = lines.slice(1).map((line, index) => line.y - lines[index]!.y);
    const pitch = median(gaps.filter((gap) => gap > 0));
    const edges = [0, 1, 2].map((column) => edgeOf(lines.filter((line) => line.column === column)));
    return lines.map((line) => {
      const edge = edges[line.column] ?? 0;
      return { ...line, page, pitch, edge: line.column === 0 ? Math.max(edge, whole) : edge };
    });
  });
}

const firstWord = (text: string): string => /^\S+/.exec(text)?.[0] ?? "";

/** Whether the next line's first word would have fit; if so, the break is intentional. */
const hadRoom = (line: PageLine, next: PageLine): boolean =>
  line.edge - line.right > (firstWord(next.text).length + 1) * AVERAGE_LETTER_WIDTH * next.size + 1;

const isApart = (line: PageLine, next: PageLine): boolean => {
  if (line.page !== next.page) return false;
  const gap = next.y - line.y;
  // Going up, the text continues in the next column.
  return gap > 0 && gap > Math.max(line.pitch * 1.35, line.size * 1.2);
};

const isIndented = (line: PageLine, next: PageLine): boolean => {
  const start = Math.max(line.left, line.hang);
  return next.left > start + next.size && line.page === next.page;
};

/** Whether a line continues the paragraph of the previous line. */
export function continuesParagraph(line: PageLine, next: PageLine): boolean {
  const runsOn = /^\p{Ll}/u.test(next.text);
  if (MARK.test(next.text) && (LIST_END.test(line.text) || hadRoom(line, next) || isApart(line, next))) return false;
  if (hadRoom(line, next) && !(runsOn && !END.test(line.text) && line.page === next.page)) return false;
  if (Math.abs(line.size - next.size) > 0.15 * line.size) return false;
  if (isApart(line, next) && !(runsOn && !END.test(line.text))) return false;
  if (isIndented(line, next) && END.test(line.text)) return false;
  if (line.page !== next.page && END.test(line.text) && !runsOn) return false;
  return !(line.text.includes("\t") || next.text.includes("\t"));
}
