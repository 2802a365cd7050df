import type { ReviewSource } from "./worker/worker-messages.ts";

let handedOff: ReviewSource | null = null;

/** Keeps a document in memory for the review page that opens next; it is stored nowhere. */
export const handOffToReview = (source: ReviewSource): void => {
  handedOff = source;
};

/** Returns the document that another page handed off, and forgets it; null if there is none. */
export const takeHandedOffSource = (): ReviewSource | null => {
  const source = handedOff;
  handedOff = null;
  return source;
};
