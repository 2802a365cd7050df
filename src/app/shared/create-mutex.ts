/** Runs a task once all earlier tasks have ended, failed ones included; returns its result. */
export type RunExclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A mutex for asynchronous tasks, which run in the order in which they were added. */
export const createMutex = (): RunExclusive => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
};
