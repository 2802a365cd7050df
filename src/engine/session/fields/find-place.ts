import type { PageBox, PrintedPage } from "../../../model/session/printed-page.ts";
import type { PageField, PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import { lineKind } from "./line-kind.ts";
import { PAGE_FIELD_RULES } from "./page-field-rules.ts";
import { PAGE_UNITS, placeAround } from "./place-field.ts";

/** Kept free at the edges of a page, and between a field and what is beside it. */
const EDGE = 500;
const GAP = 50;
const STEP = 100;
/** People sign at the end: where the search begins on a page whose words cannot be read. */
const SCAN_START = 7_500;

const overlap = (from: number, size: number, otherFrom: number, otherSize: number): number =>
  Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom);

const isSameColumn = (a: PageBox, b: PageBox): boolean => overlap(a.x, a.width, b.x, b.width) > 0;
const isSameRow = (a: PageBox, b: PageBox): boolean => overlap(a.y, a.height, b.y, b.height) > 0;
const isTouching = (a: PageBox, b: PageBox): boolean => isSameColumn(a, b) && isSameRow(a, b);

/** A field on a printed line: up to the words above it, and no farther right than what follows on its row. */
const placeOnLine = (kind: PageFieldKind, line: PageBox, { words, lines }: PrintedPage): PageBox => {
  const usual = PAGE_FIELD_RULES[kind];
  const others = [...words, ...lines].filter((one) => one !== line);
  const next = others.filter((one) => isSameRow(one, line) && one.x >= line.x + line.width).map(({ x }) => x - GAP);
  const width = Math.max(line.width, Math.min(usual.width, Math.min(PAGE_UNITS - EDGE, ...next) - line.x));
  const bottom = line.y + line.height;
  const above = others
    .filter((one) => !isSameRow(one, line) && one.y < line.y && isSameColumn(one, { ...line, width }))
    .map((one) => one.y + one.height);
  const height = Math.max(line.height, Math.min(usual.height, bottom - Math.max(0, ...above)));
  return { x: line.x, y: bottom - height, width, height };
};

/** The first place of the usual size without anything in it: below all words, or else as far down as there is one. */
const emptyPlace = (kind: PageFieldKind, taken: readonly PageBox[]): PageBox | null => {
  const { width, height } = PAGE_FIELD_RULES[kind];
  const [first, last] = [EDGE, PAGE_UNITS - EDGE - height];
  const end = taken.length === 0 ? SCAN_START : Math.max(...taken.map((box) => box.y + box.height)) + 2 * GAP;
  const rows: number[] = [];
  for (let y = end; y <= last; y += STEP) rows.push(y);
  for (let y = Math.min(end, last); y >= first; y -= STEP) rows.push(y);
  const left = Math.min(...taken.map(({ x }) => x), PAGE_UNITS - EDGE - width);
  for (const y of rows) {
    for (let x = Math.max(EDGE, taken.length === 0 ? EDGE : left); x + width <= PAGE_UNITS - EDGE; x += STEP) {
      const place = { x, y, width, height };
      const around = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
      if (!taken.some((box) => isTouching(box, around))) return place;
    }
  }
  return null;
};

/**
 * Where a new field belongs on a page: on the first free printed line for its kind, or where nothing is printed; near the end
 * of a page that is full.
 */
export const findPlace = (kind: PageFieldKind, text: PrintedPage, fields: readonly PageField[]): PageBox => {
  const free = text.lines.filter(
    (line) => lineKind(line, text) === kind && !fields.some((one) => isTouching(one, line)),
  );
  const [line] = free.toSorted((a, b) => (isSameRow(a, b) ? a.x - b.x : a.y - b.y));
  if (line) return placeOnLine(kind, line, text);
  return (
    emptyPlace(kind, [...text.words, ...text.lines, ...fields]) ?? placeAround(kind, PAGE_UNITS / 2, PAGE_UNITS - EDGE)
  );
};

/** Shares of a letter's height, and units of width, that a field may overlap without hiding what is printed. */
const MAX_HIDDEN_HEIGHT = 0.25;
const MAX_HIDDEN_WIDTH = 60;

/** Whether what is written into a field would be on top of printed words. */
export const coversWords = (field: PageBox, { words }: PrintedPage): boolean =>
  words.some(
    (word) =>
      /[\p{L}\p{N}]/u.test(word.text) &&
      overlap(field.x, field.width, word.x, word.width) > MAX_HIDDEN_WIDTH &&
      overlap(field.y, field.height, word.y, word.height) > word.height * MAX_HIDDEN_HEIGHT,
  );
