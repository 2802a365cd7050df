/** Runs requests one after another, because each starts from what the one before changed. */
export type RequestQueue = {
  /**
   * Runs a request after those before it, also if they fail; one that waits when the queue is cleared is dropped.
   * `isCurrent` returns false once the queue was cleared after the request was added.
   */
  readonly add: (run: (isCurrent: () => boolean) => Promise<void>) => Promise<void>;
  readonly clear: () => void;
};

/** Creates an empty queue. */
export const createRequestQueue = (): RequestQueue => {
  let tail: Promise<unknown> = Promise.resolve();
  let cleared = 0;
  return {
    add: (run) => {
      const added = cleared;
      const isCurrent = (): boolean => added === cleared;
      const request = tail.then(() => (isCurrent() ? run(isCurrent) : undefined));
      tail = request.catch(() => undefined);
      return request;
    },
    clear: () => {
      cleared += 1;
    },
  };
};
