import type { Strokes } from "./document.ts";

/** What is written into a place on a page. Unit: points from the upper left corner of the page as it is shown. */
export type PageMark = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly content:
    | { readonly type: "strokes"; readonly strokes: Strokes }
    /** A typed signature is as large as its place allows, other text at most as large as that of a letter. */
    | { readonly type: "text"; readonly text: string; readonly isSignature: boolean }
    /** A square box, with a cross in it or open. */
    | { readonly type: "box"; readonly isChecked: boolean };
};

/** A page of a certain size with nothing on it but marks. */
export type MarkedPage = { readonly width: number; readonly height: number; readonly marks: readonly PageMark[] };
