import type { ReviewSource } from "./worker/worker-messages.ts";

let carried: ReviewSource | null = null;

/** Keeps a document in memory for the review page that opens next; it is stored nowhere. */
export const carryToReview = (source: ReviewSource): void => {
  carried = source;
};

/** The document that another page carried here, once; null if none did. */
export const takeCarriedSource = (): ReviewSource | null => {
  const source = carried;
  carried = null;
  return source;
};
