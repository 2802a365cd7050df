import LineBreaker from "linebreak";
import type { Span } from "./spans.ts";

/** Part of a line in one font face, with its printed width. */
export type LinePiece = { readonly span: Span; readonly text: string; readonly width: number };

/** `full` lines were wrapped; the last line of a paragraph is not. */
export type Line = { readonly pieces: readonly LinePiece[]; readonly width: number; readonly full: boolean };

/**
 * The lines of a paragraph in `width`, wrapped by the Unicode line breaking rules (including East Asian rules for 。、」);
 * `first` is the first-line indent.
 */
export function breakLines(spans: readonly Span[], width: number, first = 0): readonly Line[] {
  const lines: Line[] = [];
  let pieces: LinePiece[] = [];
  let used = first;
  const close = (full: boolean): void => {
    lines.push(lineOf(pieces, full));
    pieces = [];
    used = 0;
  };
  const add = (piece: LinePiece): void => {
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
  readonly pieces: readonly LinePiece[];
  readonly width: number;
  /** Width of trailing spaces, which may extend over the margin. */
  readonly space: number;
  readonly required: boolean;
};

/** The text between two line break opportunities. */
function* segmentsOf(spans: readonly Span[]): Generator<Segment> {
  const text = spans.map((span) => span.text).join("");
  const breaker = new LineBreaker(text);
  const isInsideUnbroken = insideUnbroken(spans);
  const cutPieces = pieceCutter(spans);
  let start = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    const required = next.required && text[position - 1] === "\n";
    const isHeld = isInsideUnbroken(position) || holdsNext(text, position);
    if (isHeld && !required && position < text.length) continue;
    const pieces = cutPieces(start, position);
    start = position;
    const last = pieces.at(-1);
    const space = last ? last.width - pieceOf(last.span, last.text.trimEnd()).width : 0;
    yield { pieces, width: widthOf(pieces), space, required };
  }
}

/** A section sign is not separated from its number: "§ 12". */
const holdsNext = (text: string, position: number): boolean =>
  text[position - 1] === " " && (text[position - 2] === "§" || text[position - 2] === "¶");

/** Longer references wrap like other text, because they could leave half a line empty. */
const MAX_UNBROKEN_LENGTH = 40;

/** Returns a test for ascending positions: whether one lies inside a reference. */
function insideUnbroken(spans: readonly Span[]): (position: number) => boolean {
  let index = 0;
  let start = 0;
  return (position) => {
    while (index < spans.length && start + spans[index]!.text.length <= position) {
      start += spans[index]!.text.length;
      index += 1;
    }
    const span = spans[index];
    return span !== undefined && span.noBreak && span.text.length <= MAX_UNBROKEN_LENGTH && position > start;
  };
}

/** Returns the text between ascending positions as pieces, split where the font face changes. */
function pieceCutter(spans: readonly Span[]): (from: number, to: number) => readonly LinePiece[] {
  let index = 0;
  let offset = 0;
  return (from, to) => {
    const pieces: LinePiece[] = [];
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

/** Line break control characters, which are not printed. */
const INVISIBLE = /[\n\u200B\u2060]/g;

function pieceOf(span: Span, text: string): LinePiece {
  const printed = text.replace(INVISIBLE, "").replaceAll("\u00A0", " ");
  return { span, text: printed, width: span.face.width(printed) * span.style.size };
}

const characters = (piece: LinePiece): readonly LinePiece[] =>
  piece.span.actual === undefined ? [...piece.text].map((character) => pieceOf(piece.span, character)) : [piece];

const widthOf = (pieces: readonly LinePiece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);

/** A trailing space keeps the words around a line break separate for screen readers. */
function endWithSpace(pieces: LinePiece[]): void {
  const last = pieces.pop();
  if (last) pieces.push(last.text.endsWith(" ") ? last : pieceOf(last.span, `${last.text} `));
}

/** A line whose width excludes trailing spaces. */
function lineOf(pieces: readonly LinePiece[], full: boolean): Line {
  let width = widthOf(pieces);
  for (let index = pieces.length - 1; index >= 0; index--) {
    const { span, text, width: fullWidth } = pieces[index]!;
    const words = text.trimEnd();
    width -= fullWidth - pieceOf(span, words).width;
    if (words !== "") break;
  }
  return { pieces, width, full };
}
