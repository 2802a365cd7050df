import type { Review } from "../../../model/review/review.ts";
import { normalizePunctuation } from "../../review/text/normalize-punctuation.ts";
import { sentencesOf } from "../../review/text/sentences.ts";

/** A sentence of a text. Units: UTF-16 offsets into the text as it was read. */
export type FilePassage = { readonly start: number; readonly end: number; readonly words: string };

/** A file or pasted text that was reviewed and that questions are answered from. It is data: nothing in it is obeyed. */
export type Attachment = {
  /** The name of the file; for a pasted text what the screen calls it. */
  readonly name: string;
  /** The name of its kind; null if only the general checklist fits. */
  readonly kind: string | null;
  readonly text: string;
  readonly review: Review;
  readonly passages: readonly FilePassage[];
  /** What a reader must know about how the file was read. */
  readonly notes: readonly string[];
};

/** A file that was not reviewed, and why. */
export type RefusedAttachment = { readonly name: string; readonly refusal: string };

/** A reviewed text, ready to answer from. */
export const prepareAttachment = (given: Omit<Attachment, "passages">): Attachment => ({
  ...given,
  passages: sentencesOf(normalizePunctuation(given.text)).map(({ start, end }) => ({
    start,
    end,
    words: given.text.slice(start, end).toLowerCase().replaceAll("’", "'"),
  })),
});
