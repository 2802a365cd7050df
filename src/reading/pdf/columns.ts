import { linesOf } from "./lines.ts";
import type { TextLine } from "./lines.ts";
import type { TextPiece } from "./pieces.ts";

/** Into how many positions a page is divided; those in its middle are tried as the gap between two columns. */
const GAP_POSITIONS = 40;
/** Share of rows that may run across the gap between two columns: titles and tables. */
const MAX_CROSSING_SHARE = 0.12;
/** Minimum share of letters in each column. */
const MIN_SHARE = 0.3;
const MIN_ROWS = 12;

type Cut = { readonly x: number; readonly crossing: number };

const lengthOf = (pieces: readonly TextPiece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0);

const crosses = (piece: TextPiece, x: number): boolean => piece.x < x && piece.x + piece.width > x;

/** The place where the fewest rows run across the middle of the page; null for too little text. */
const bestCut = (pieces: readonly TextPiece[], rows: number): Cut | null => {
  if (rows < MIN_ROWS) return null;
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  let best: Cut | null = null;
  for (let step = GAP_POSITIONS * 0.35; step <= GAP_POSITIONS * 0.65; step++) {
    const x = left + ((right - left) * step) / GAP_POSITIONS;
    const crossing = pieces.filter((piece) => crosses(piece, x)).length / rows;
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  return best;
};

/** Whether both sides of a cut are separate texts: full lines on both, not labels next to values. */
const isTwoTexts = (pieces: readonly TextPiece[], x: number): boolean => {
  const all = lengthOf(pieces);
  const before = lengthOf(pieces.filter((piece) => piece.x + piece.width <= x));
  const after = lengthOf(pieces.filter((piece) => piece.x >= x));
  return before > MIN_SHARE * all && after > MIN_SHARE * all;
};

/** The lines of a page in reading order: a page set in two columns is read column by column. */
export function readingOrder(pieces: readonly TextPiece[]): readonly TextLine[] {
  const whole = linesOf(pieces);
  const cut = bestCut(pieces, whole.length);
  if (!cut || cut.crossing > MAX_CROSSING_SHARE || !isTwoTexts(pieces, cut.x)) return whole;
  const across = pieces.filter((piece) => crosses(piece, cut.x));
  const first = Math.min(...pieces.filter((piece) => !crosses(piece, cut.x)).map(({ y }) => y));
  const above = across.filter(({ y }) => y < first);
  const below = across.filter(({ y }) => y >= first);
  const left = pieces.filter((piece) => piece.x + piece.width <= cut.x);
  const right = pieces.filter((piece) => piece.x >= cut.x);
  return [linesOf(above), linesOf(left, 1), linesOf(right, 2), linesOf(below)].flat();
}
