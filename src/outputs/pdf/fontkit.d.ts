/* The parts of two libraries without types that the PDF writer uses. */

declare module "fontkit" {
  export type Glyph = { readonly id: number; readonly codePoints: readonly number[]; readonly advanceWidth: number };
  export type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  };
  export type Font = {
    layout: (text: string) => GlyphRun;
    readonly unitsPerEm: number;
    readonly GPOS: object | null;
    readonly characterSet: readonly number[];
    readonly glyphForCodePoint: (codePoint: number) => Glyph;
  };
  export function create(bytes: Uint8Array): Font;
}

declare module "linebreak" {
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
  export default LineBreaker;
}
