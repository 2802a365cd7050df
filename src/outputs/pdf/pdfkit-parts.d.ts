import type { Font } from "fontkit";

/* Parts of pdfkit that its types omit: an embedded font. */
declare global {
  namespace PDFKit {
    type EmbeddedGlyphPosition = {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
      readonly advanceWidth: number;
    };

    type EmbeddedFont = {
      readonly id: string;
      /** Glyph codes as four hex digits each, and how they are placed, in thousandths of the size. */
      encode(text: string): [codes: string[], positions: EmbeddedGlyphPosition[]];
      ref(): PDFKitReference;
    };

    interface PDFDocument {
      /** The current font, set by `font()`. */
      readonly _font: EmbeddedFont;
    }

    interface PDFPage {
      readonly fonts: { [id: string]: PDFKitReference };
    }

    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, font: Font): this;
      }

      interface StructureElementOptions {
        scope?: "Column" | "Row";
      }
    }
  }
}
