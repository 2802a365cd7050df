import type { Block } from "./document.ts";

/**
 * The last page of a file, "About this form": what the document was made from, what is open, how to sign it and what to
 * do next.
 *
 * It is never part of the document: it has pages without a number, and no hash or comparison of documents covers it.
 */
export type CoverNote = {
  readonly blocks: readonly Block[];
  /** Printed at the foot of its pages. */
  readonly footer: string;
};
