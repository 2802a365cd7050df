import LineBreaker from "linebreak";
import type { Span } from "./spans.ts";

/** A stretch of a line in one face, as wide as it is printed. */
export type Piece = { readonly span: Span; readonly text: string; readonly width: number };

/** `full` lines were broken for want of room; the last of a paragraph is not. */
export type Line = { readonly pieces: readonly Piece[]; readonly width: number; readonly full: boolean };

/**
 * The lines a paragraph takes in `width`, broken where Unicode allows (East Asian rules for 。、」 included); `first` is
 * what is taken from the first line before the text starts.
 */
export function breakLines(spans: readonly Span[], width: number, first = 0): readonly Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = first;
  const close = (full: boolean): void => {
    lines.push(lineOf(pieces, full));
    pieces = [];
    used = 0;
  };
  const add = (piece: Piece): void => {
    pieces.push(piece);
    used += piece.width;
  };
  for (const segment of segmentsOf(spans)) {
    const needed = segment.width - segment.space;
    if (needed > width - used && used > 0) close(true);
    if (needed <= width) segment.pieces.forEach(add);
    else {
      for (const piece of segment.pieces.flatMap(characters)) {
        if (used + piece.width > width && pieces.length > 0) close(true);
        add(piece);
      }
    }
    if (segment.required) {
      endWithSpace(pieces);
      close(false);
    }
  }
  if (pieces.length > 0 || lines.length === 0) close(false);
  return lines;
}

type Segment = {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Width of the spaces at its end, which may hang over the margin. */
  readonly space: number;
  readonly required: boolean;
};

/** The text between two places where a line may end. */
function* segmentsOf(spans: readonly Span[]): Generator<Segment> {
  const text = spans.map((span) => span.text).join("");
  const breaker = new LineBreaker(text);
  const isWhole = insideWhole(spans);
  const take = taker(spans);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    const required = next.required && text[position - 1] === "\n";
    const held = isWhole(position) || holdsNext(text, position);
    if (held && !required && position < text.length) continue;
    const pieces = take(start, position);
    start = position;
    const last = pieces.at(-1);
    const space = last ? last.width - pieceOf(last.span, last.text.trimEnd()).width : 0;
    yield { pieces, width: widthOf(pieces), space, required };
  }
}

/** A section sign may not be parted from its number: "§ 12". */
const holdsNext = (text: string, position: number): boolean =>
  text[position - 1] === " " && (text[position - 2] === "§" || text[position - 2] === "¶");

/** Longer references are broken like other text, or they would leave half a line empty. */
const LONGEST_WHOLE = 40;

/** Answers, for growing positions, whether one lies inside a reference. */
function insideWhole(spans: readonly Span[]): (position: number) => boolean {
  let index = 0;
  let start = 0;
  return (position) => {
    while (index < spans.length && start + spans[index]!.text.length <= position) {
      start += spans[index]!.text.length;
      index += 1;
    }
    const span = spans[index];
    return span !== undefined && span.whole && span.text.length <= LONGEST_WHOLE && position > start;
  };
}

/** Hands out the text between growing positions as pieces, cut where the face changes. */
function taker(spans: readonly Span[]): (from: number, to: number) => readonly Piece[] {
  let index = 0;
  let offset = 0;
  return (from, to) => {
    const pieces: Piece[] = [];
    let at = from;
    while (at < to) {
      const span = spans[index]!;
      const end = Math.min(to, offset + span.text.length);
      pieces.push(pieceOf(span, span.text.slice(at - offset, end - offset)));
      at = end;
      if (end < offset + span.text.length) continue;
      offset = end;
      index += 1;
    }
    return pieces;
  };
}

/** Signs that say where a line may break, and are not printed. */
const INVISIBLE = /[\n\u200B\u2060]/g;

function pieceOf(span: Span, text: string): Piece {
  const printed = text.replace(INVISIBLE, "").replaceAll("\u00A0", " ");
  return { span, text: printed, width: span.face.width(printed) * span.look.size };
}

const characters = (piece: Piece): readonly Piece[] =>
  piece.span.actual === undefined ? [...piece.text].map((character) => pieceOf(piece.span, character)) : [piece];

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);

/** The words before and after a line break stay apart for those who have them read aloud. */
function endWithSpace(pieces: Piece[]): void {
  const last = pieces.pop();
  if (last) pieces.push(last.text.endsWith(" ") ? last : pieceOf(last.span, `${last.text} `));
}

/** A line as wide as its words, without the spaces at its end. */
function lineOf(pieces: readonly Piece[], full: boolean): Line {
  let width = widthOf(pieces);
  for (let at = pieces.length - 1; at >= 0; at--) {
    const { span, text, width: whole } = pieces[at]!;
    const words = text.trimEnd();
    width -= whole - pieceOf(span, words).width;
    if (words !== "") break;
  }
  return { pieces, width, full };
}
