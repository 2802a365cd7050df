import type { FromReviewer, ToReviewer } from "./messages.ts";

/** A reader that says nothing for so long is stuck; one that goes on saying something may take longer. */
const SILENCE = 7000;
const LONGEST = 60_000;

/** One review under way. */
type Run = { readonly stop: () => void };

type Ends = {
  readonly tell: (message: FromReviewer) => void;
  readonly fail: () => void;
  /** Called with the worker when it is free for the next review. */
  readonly free: (worker: Worker) => void;
};

const GOES_ON = new Set<unknown>(["stage", "some"]);
const ENDS = new Set<unknown>(["done", "problem"]);

/** Gives a worker a review to do; a worker that falls silent is ended, and so is one that is stopped. */
const startRun = (worker: Worker, asked: Promise<ToReviewer>, { tell, fail, free }: Ends): Run => {
  const listening = new AbortController();
  const { signal } = listening;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const rest = (): void => {
    clearTimeout(silence);
    clearTimeout(longest);
    listening.abort();
  };
  const stop = (): void => {
    rest();
    worker.terminate();
  };
  const late = (): void => {
    stop();
    tell({ type: "problem", turn, problem: { code: "took_too_long" } });
  };
  const broken = (): void => {
    stop();
    fail();
  };
  const longest = setTimeout(late, LONGEST);
  const hear = ({ data }: MessageEvent<FromReviewer>): void => {
    if (!GOES_ON.has(data.type) && !ENDS.has(data.type)) return;
    clearTimeout(silence);
    if (GOES_ON.has(data.type)) silence = setTimeout(late, SILENCE);
    else {
      rest();
      free(worker);
    }
    tell(data);
  };
  worker.addEventListener("message", hear, { signal });
  worker.addEventListener("error", broken, { signal });
  asked.then((message) => {
    if (signal.aborted) return;
    turn = message.turn;
    silence = setTimeout(late, SILENCE);
    worker.postMessage(message);
  }, broken);
  return { stop };
};

/** One worker at a time: a free one waits for the next review, a stopped one is replaced. */
export type Crew = {
  /** Has a worker ready before it is needed. */
  readonly warm: () => void;
  readonly begin: (asked: Promise<ToReviewer>, ends: Pick<Ends, "tell" | "fail">) => void;
  /** Ends the review under way, if there is one. */
  readonly stop: () => void;
  /** Ends everything. */
  readonly dismiss: () => void;
};

/** A crew whose workers are opened by `open`. */
export const createCrew = (open: () => Worker): Crew => {
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
    begin: (asked, ends) => {
      stop();
      const worker = spare ?? open();
      spare = null;
      const free = (freed: Worker): void => {
        run = null;
        spare = freed;
      };
      run = startRun(worker, asked, { ...ends, free });
    },
    stop,
    dismiss: () => {
      stop();
      spare?.terminate();
      spare = null;
    },
  };
};
