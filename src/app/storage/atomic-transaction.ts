/** The part of an IndexedDB transaction that is used here. */
type Transaction = { readonly done: Promise<unknown>; readonly abort: () => void };

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Runs the work of a transaction atomically: all of its changes are stored, or none.
 *
 * A request can also throw synchronously, and the browser would then commit the earlier requests. `work` awaits each
 * change before the next, so that no rejection is left unhandled.
 */
export const runAtomically = async <Change extends Transaction, Result>(
  change: Change,
  work: (change: Change) => Promise<Result>,
): Promise<Result> => {
  try {
    const [result] = await Promise.all([work(change), change.done]);
    return result;
  } catch (error) {
    try {
      change.abort();
    } catch {
      // The transaction was already aborted.
    }
    const cause: unknown = await change.done.then(
      () => null,
      (reason: unknown) => reason,
    );
    throw isFull(cause) ? cause : error;
  }
};
