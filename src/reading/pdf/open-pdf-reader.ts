import type { PDFDocumentProxy } from "pdfjs-dist";
import { FileRejection } from "../file/file-rejection.ts";

/** What the reader needs to draw pages in a worker, which has no document; each is a class of the caller. */
export type DrawingFactories = {
  readonly CanvasFactory: object;
  readonly FilterFactory: object;
  /** Delivers fonts and character maps that a file relies on and does not contain. */
  readonly BinaryDataFactory: object;
  /** Where the decoder of JPEG 2000 pictures is, with a slash at the end. */
  readonly wasmUrl: string;
};

/**
 * Opens a PDF without running anything in it; the words can be read, and the pages drawn with `factories`.
 *
 * Throws: FileRejection password, damaged.
 */
export const openPdfReader = async (bytes: Uint8Array, factories?: DrawingFactories): Promise<PDFDocumentProxy> => {
  // pdf.js parses in this thread, which is already a worker.
  await import("pdfjs-dist/legacy/build/pdf.worker.min.mjs");
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.min.mjs");
  const task = getDocument({
    // The reader detaches the caller's buffer, so it gets a copy.
    data: bytes.slice(),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    // WebAssembly would need an exception from the security policy; there is a decoder in JavaScript for every picture.
    useWasm: false,
    stopAtErrors: false,
    // Code that draws has to know what the reader leaves out, and only warnings say so.
    verbosity: factories ? 1 : 0,
    ...factories,
  });
  try {
    return await task.promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new FileRejection(isLocked ? "password" : "damaged");
  }
};
