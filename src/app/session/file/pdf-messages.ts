import type { PrintedPage } from "../../../model/session/printed-page.ts";

/** Why a file cannot be signed here. */
export type PdfProblem =
  | "too_big"
  | "wrong_type"
  | "encrypted"
  | "signed"
  | "damaged"
  | "too_many_pages"
  /** Programs or forms in it can change what its pages show. */
  | "active"
  /** A picture or a font of a page cannot be drawn. */
  | "undrawable"
  /** Reading it takes too long or too much memory. */
  | "too_complex";

/** A page as it is shown. Unit: points. */
export type PdfPage = { readonly width: number; readonly height: number };

/** What a page asks of the worker. */
export type PdfRequest =
  | { readonly type: "open"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `page` is 1 for the first; `width` of the picture in pixels. */
  | { readonly type: "draw"; readonly page: number; readonly width: number }
  | { readonly type: "read"; readonly page: number };

/** A drawn page; `isIncomplete` if something on it could not be drawn. */
export type DrawnPage = { readonly picture: ImageBitmap; readonly isIncomplete: boolean };

/** What the worker answers. */
export type PdfResponse =
  | { readonly type: "opened"; readonly pages: readonly PdfPage[] }
  | { readonly type: "refused"; readonly problem: PdfProblem }
  | ({ readonly type: "drawn"; readonly page: number; readonly width: number } & DrawnPage)
  | { readonly type: "text"; readonly page: number; readonly text: PrintedPage }
  | { readonly type: "not_drawn"; readonly page: number; readonly width: number };
