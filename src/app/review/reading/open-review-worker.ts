/** Starts a worker that reads, reviews and compares documents. */
export const openReviewWorker = (): Worker =>
  new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
