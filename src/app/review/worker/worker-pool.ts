import type { CompareRequest, CompareResponse, ReviewRequest, ReviewResponse } from "./worker-messages.ts";

/** A worker without messages for this long is stuck; one that reports progress may take longer. Unit: milliseconds. */
const MAX_SILENCE_MS = 7000;
const MAX_RUN_MS = 60_000;

type Messages = {
  readonly review: { readonly request: ReviewRequest; readonly response: ReviewResponse };
  readonly compare: { readonly request: CompareRequest; readonly response: CompareResponse };
};

/** The task of a worker: a review, or a comparison of two versions. */
type Task = keyof Messages;

/** One task in progress. */
type Run = { readonly stop: () => void };

type RunCallbacks<T extends Task> = {
  readonly report: (message: Messages[T]["response"]) => void;
  readonly fail: () => void;
  /** Called with the worker when it is free for the next task. */
  readonly free: (worker: Worker) => void;
};

const PROGRESS_TYPES = new Set<unknown>(["stage", "partial"]);
const FINAL_TYPES = new Set<unknown>(["done", "compared", "problem"]);

/** Runs one task on a worker. Terminates the worker if it stops responding, crashes, or the run is stopped. */
const startRun = <T extends Task>(
  worker: Worker,
  request: Messages[T]["request"],
  { report, fail, free }: RunCallbacks<T>,
): Run => {
  const listening = new AbortController();
  const { signal } = listening;
  const { requestId } = request;
  let silence: ReturnType<typeof setTimeout> | undefined;
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
  const onMessage = ({ data }: MessageEvent<Messages[T]["response"]>): void => {
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
  // Before its first message a worker waits for the checklists, however slow the network is.
  worker.postMessage(request);
  return { stop };
};

/** Runs one task at a time. A worker that finished is reused; a stopped one is replaced. */
export type WorkerPool<T extends Task> = {
  /** Starts a spare worker before it is needed. */
  readonly warm: () => void;
  readonly begin: (request: Messages[T]["request"], ends: Pick<RunCallbacks<T>, "report" | "fail">) => void;
  /** Stops the task in progress, if there is one. */
  readonly stop: () => void;
  /** Stops the run and terminates the spare worker. */
  readonly dispose: () => void;
};

/** A pool with one active and one spare worker; `open` starts a worker. */
export const createWorkerPool = <T extends Task = "review">(open: () => Worker): WorkerPool<T> => {
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
      run = startRun<T>(worker, request, { ...ends, free });
    },
    stop,
    dispose: () => {
      stop();
      spare?.terminate();
      spare = null;
    },
  };
};
