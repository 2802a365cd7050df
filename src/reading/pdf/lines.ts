import type { TextPiece } from "./pieces.ts";

/** A line of a page as it is read. Unit: points from the upper left corner. */
export type TextLine = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where the words begin after a number or a bullet at the start. */
  readonly hang: number;
  readonly y: number;
  readonly size: number;
  /** Index of its column; 0 on a single-column page. */
  readonly column: number;
};

/** Pieces are on one line if their baselines are nearer than this. Unit of the three: of the font size. */
const SAME_BASELINE = 0.35;
/** A gap from this width on is a space, and a tab. */
const SPACE = 0.16;
const TAB = 3;
const LIST_MARK = /^(?:\(?[a-z\d]{1,5}[.)]|\d+(?:\.\d+)+\.?|[•●○▪■◦·–—-]|(?:article|section)\s+[\divx.]+)$/i;

const endOf = (piece: TextPiece): number => piece.x + piece.width;

/** Bold type is sometimes made by drawing the same words twice. */
const isEcho = (piece: TextPiece, other: TextPiece): boolean =>
  piece.text === other.text && Math.abs(piece.x - other.x) < 1 && Math.abs(piece.y - other.y) < 1;

/** Rejoins letter-spaced words of justified text ("e x c e s s o f"), splitting only where the gap widens. */
const joined = (pieces: readonly TextPiece[], column: number): TextLine => {
  const first = pieces[0]!;
  let text = "";
  let hang = first.x;
  let isHanging = false;
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (before) {
      const gap = piece.x - endOf(before);
      const size = Math.max(piece.size, before.size);
      const isSpaced = /\s$/.test(text) || /^\s/.test(piece.text);
      if (!isHanging && LIST_MARK.test(text.trim())) {
        hang = piece.x;
        isHanging = true;
        if (!isSpaced) text += " ";
      } else if (gap > TAB * size) text = `${text.trimEnd()}\t`;
      else if (gap > SPACE * size && !isSpaced) text += " ";
    }
    text += piece.text;
  });
  return {
    text: text.replace(/ {2,}/g, " ").trim(),
    left: first.x,
    right: Math.max(...pieces.map(endOf)),
    hang,
    y: first.y,
    size: Math.max(...pieces.map(({ size }) => size)),
    column,
  };
};

/** Superscripts and subscripts ("20th") belong to their line. */
const onBaseline = (pieces: readonly TextPiece[]): readonly TextPiece[] => {
  const placed: TextPiece[] = [];
  for (const piece of pieces) {
    const before = placed.at(-1);
    const isRaised =
      before &&
      piece.size < 0.85 * before.size &&
      Math.abs(piece.y - before.y) < 0.6 * before.size &&
      Math.abs(piece.x - endOf(before)) < 0.5 * before.size;
    // Text that follows closely in the same small type is treated as raised, too.
    placed.push(isRaised ? { ...piece, text: piece.text.replace(/\s/g, ""), y: before.y, size: before.size } : piece);
  }
  return placed;
};

/** The pieces of a part of a page as lines from top to bottom, each from left to right. */
export function linesOf(pieces: readonly TextPiece[], column = 0): readonly TextLine[] {
  const sorted = onBaseline(pieces).toSorted((piece, other) => piece.y - other.y || piece.x - other.x);
  const rows: TextPiece[][] = [];
  for (const piece of sorted) {
    const row = rows.at(-1);
    const head = row?.[0];
    const isSame = head && piece.y - head.y <= SAME_BASELINE * Math.max(head.size, piece.size);
    if (!isSame) rows.push([piece]);
    else if (!row.some((other) => isEcho(piece, other))) row.push(piece);
  }
  return rows.map((row) =>
    joined(
      row.toSorted((piece, other) => piece.x - other.x),
      column,
    ),
  );
}
