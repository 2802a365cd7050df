/** How long a worker may run, and the results if it takes longer or fails. */
export type WorkerLimits<Result> = {
  readonly timeoutMs: number;
  readonly onTimeout: Result;
  readonly onError: Result;
};

/**
 * Sends one request to a worker and terminates the worker after its answer, so that a hostile file can neither freeze
 * the page nor keep running.
 */
export const runWorkerOnce = <Request, Result>(
  worker: Worker,
  request: Request,
  { timeoutMs, onTimeout, onError }: WorkerLimits<Result>,
): Promise<Result> =>
  new Promise((resolve) => {
    const end = (result: Result): void => {
      clearTimeout(timeout);
      worker.terminate();
      resolve(result);
    };
    const timeout = setTimeout(() => end(onTimeout), timeoutMs);
    worker.addEventListener("message", ({ data }: MessageEvent<Result>) => end(data));
    worker.addEventListener("error", () => end(onError));
    worker.postMessage(request);
  });
