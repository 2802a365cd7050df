import type { ReviewResponse, ReviewRequest } from "./worker-messages.ts";

/** A worker without messages for this long is stuck; one that reports progress may take longer. Unit: milliseconds. */
const MAX_SILENCE_MS = 7000;
const MAX_RUN_MS = 60_000;

/** One review in progress. */
type Run = { readonly stop: () => void };

type RunCallbacks = {
  readonly report: (message: ReviewResponse) => void;
  readonly fail: () => void;
  /** Called with the worker when it is free for the next review. */
  readonly free: (worker: Worker) => void;
};

const PROGRESS_TYPES = new Set<unknown>(["stage", "partial"]);
const FINAL_TYPES = new Set<unknown>(["done", "problem"]);

/** Runs one review on a worker. Terminates the worker if it stops responding, crashes, or the run is stopped. */
const startRun = (worker: Worker, request: Promise<ReviewRequest>, { report, fail, free }: RunCallbacks): Run => {
  const listening = new AbortController();
  const { signal } = listening;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let requestId = 0;
  const cleanUp = (): void => {
    clearTimeout(silence);
    clearTimeout(longest);
    listening.abort();
  };
  const stop = (): void => {
    cleanUp();
    worker.terminate();
  };
  const timeOut = (): void => {
    stop();
    report({ type: "problem", requestId, problem: { code: "took_too_long" } });
  };
  const crash = (): void => {
    stop();
    fail();
  };
  const longest = setTimeout(timeOut, MAX_RUN_MS);
  const onMessage = ({ data }: MessageEvent<ReviewResponse>): void => {
    if (!PROGRESS_TYPES.has(data.type) && !FINAL_TYPES.has(data.type)) return;
    clearTimeout(silence);
    if (PROGRESS_TYPES.has(data.type)) silence = setTimeout(timeOut, MAX_SILENCE_MS);
    else {
      cleanUp();
      free(worker);
    }
    report(data);
  };
  worker.addEventListener("message", onMessage, { signal });
  worker.addEventListener("error", crash, { signal });
  request.then((message) => {
    if (signal.aborted) return;
    requestId = message.requestId;
    silence = setTimeout(timeOut, MAX_SILENCE_MS);
    worker.postMessage(message);
  }, crash);
  return { stop };
};

/** Runs one review at a time. A worker that finished is reused; a stopped one is replaced. */
export type WorkerPool = {
  /** Starts a spare worker before it is needed. */
  readonly warm: () => void;
  readonly begin: (request: Promise<ReviewRequest>, ends: Pick<RunCallbacks, "report" | "fail">) => void;
  /** Stops the review in progress, if there is one. */
  readonly stop: () => void;
  /** Stops the run and terminates the spare worker. */
  readonly dispose: () => void;
};

/** A pool of one active worker and one spare; `open` starts a worker. */
export const createWorkerPool = (open: () => Worker): WorkerPool => {
  let run: Run | null = null;
  let spare: Worker | null = null;
  const stop = (): void => {
    run?.stop();
    run = null;
  };
  return {
    warm: () => {
      spare ??= open();
    },
    begin: (request, ends) => {
      stop();
      const worker = spare ?? open();
      spare = null;
      const free = (freed: Worker): void => {
        run = null;
        spare = freed;
      };
      run = startRun(worker, request, { ...ends, free });
    },
    stop,
    dispose: () => {
      stop();
      spare?.terminate();
      spare = null;
    },
  };
};
