/** What of a transaction this needs; the one of the database library fits. */
type Transaction = { readonly done: Promise<unknown>; readonly abort: () => void };

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Runs the work of a transaction: all of it is kept, or nothing of it.
 *
 * A request can also throw at once, and the browser would then keep what was asked for before it.
 */
export const allOrNothing = async <Change extends Transaction, Result>(
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
      // It was aborted already.
    }
    const cause: unknown = await change.done.then(
      () => null,
      (reason: unknown) => reason,
    );
    throw isFull(cause) ? cause : error;
  }
};
