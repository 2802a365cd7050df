import type { DrawingFactories } from "../../../reading/pdf/open-pdf-reader.ts";

type CanvasAndContext = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };

/** Canvases of a worker. */
class CanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no context to draw in");
    return { canvas, context };
  }
  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: CanvasAndContext): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Filters are elements of a document, which a worker lacks; a picture is then drawn without them. */
class FilterFactory {
  addFilter = (): string => "none";
  addHCMFilter = (): string => "none";
  addAlphaFilter = (): string => "none";
  addLuminosityFilter = (): string => "none";
  addHighlightHCMFilter = (): string => "none";
  destroy = (): void => undefined;
}

// The fonts that every PDF reader has, for files that do not contain theirs, and the maps of Chinese, Japanese and Korean
// characters. A small one would be written into the code, from where the security policy lets nothing be fetched.
const FILES = import.meta.glob<string>(
  [
    "/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "/node_modules/pdfjs-dist/cmaps/*.bcmap",
    "/node_modules/pdfjs-dist/wasm/openjpeg_nowasm_fallback.js",
  ],
  { query: "?url&no-inline", import: "default", eager: true },
);

const addressOf = (name: string): string | undefined =>
  Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1];

/** What the reader draws with. `onMissing` is called when a page needs a font or a character map that does not arrive. */
export const drawingFactories = (onMissing: () => void): DrawingFactories => ({
  CanvasFactory,
  FilterFactory,
  // The reader appends the name of the file that it looks for; the address has a hash.
  wasmUrl: `${new URL(addressOf("openjpeg_nowasm_fallback.js") ?? "", location.href).href}#/`,
  BinaryDataFactory: class {
    async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      const address = addressOf(filename);
      const response = address === undefined ? undefined : await fetch(address).catch(() => undefined);
      if (!response?.ok) {
        onMissing();
        throw new Error(`missing for this file: ${filename}`);
      }
      return new Uint8Array(await response.arrayBuffer());
    }
  },
});
