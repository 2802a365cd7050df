import { create } from "fontkit";
import type { Font, Glyph, GlyphRun } from "fontkit";

/** A parsed font file: character coverage and text widths. */
export type Face = {
  readonly name: string;
  readonly font: Font;
  readonly covers: (codePoint: number) => boolean;
  /** Width of a text at size 1. */
  readonly width: (text: string) => number;
};

/** Only short texts are cached, because words repeat and whole lines rarely do. Unit: UTF-16 code units. */
const MAX_CACHED_LENGTH = 40;
const MAX_CACHED_RUNS = 20_000;

const faces = new WeakMap<Uint8Array, Face>();

/** The face in a font file; the same bytes are parsed once. */
export function openFace(name: string, bytes: Uint8Array): Face {
  const known = faces.get(bytes);
  if (known) return known;
  const font = create(bytes);
  const covered = new Set(font.characterSet);
  const { unitsPerEm } = font;
  const layout = keepRuns(font.GPOS ? font.layout.bind(font) : plainLayout(font));
  // Callers scale the positions of a run in place, so each gets a copy.
  font.layout = (text) => {
    const run = layout(text);
    return { ...run, positions: run.positions.map((position) => ({ ...position })) };
  };
  const face: Face = {
    name,
    font,
    covers: (codePoint) => covered.has(codePoint),
    width: (text) => layout(text).advanceWidth / unitsPerEm,
  };
  faces.set(bytes, face);
  return face;
}

/** Caches the glyph runs of words; longer texts are joined from pieces, because OpenType rules are slow on them. */
function keepRuns(layout: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const kept = new Map<string, GlyphRun>();
  const short = (text: string): GlyphRun => {
    let run = kept.get(text);
    if (!run) {
      run = layout(text);
      if (kept.size >= MAX_CACHED_RUNS) kept.clear();
      kept.set(text, run);
    }
    return run;
  };
  return (text) => (text.length <= MAX_CACHED_LENGTH ? short(text) : joinedRun(piecesOf(text).map(short)));
}

/** A text in pieces of limited length, without splitting surrogate pairs. */
const piecesOf = (text: string): readonly string[] =>
  text.match(new RegExp(`[^]{1,${MAX_CACHED_LENGTH / 2}}`, "gu")) ?? [];

const joinedRun = (runs: readonly GlyphRun[]): GlyphRun => ({
  glyphs: runs.flatMap((run) => run.glyphs),
  positions: runs.flatMap((run) => run.positions),
  advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
});

/** Layout without kerning, for fonts that have none. */
function plainLayout(font: Font): (text: string) => GlyphRun {
  const known = new Map<number, Glyph>();
  const glyphOf = (character: string): Glyph => {
    const codePoint = character.codePointAt(0)!;
    let glyph = known.get(codePoint);
    if (!glyph) {
      const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
      glyph = { id, advanceWidth, codePoints: [codePoint] };
      known.set(codePoint, glyph);
    }
    return glyph;
  };
  return (text) => {
    const glyphs = [...text].map(glyphOf);
    const positions = glyphs.map((glyph) => ({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
    return { glyphs, positions, advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) };
  };
}
