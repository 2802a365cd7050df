import { useCallback, useEffect, useRef, useState } from "react";
import type { InputProblem } from "../../model/problem.ts";
import type { Choice, FromReviewer, Reviewed, Source, Stage, ToReviewer } from "./messages.ts";
import { reviewTools } from "./review-tools.ts";

/** A reader that says nothing for so long is stuck; one that goes on saying something may take longer. */
const SILENCE = 7000;
const LONGEST = 60_000;

export type Progress =
  | { readonly type: "waiting" }
  | { readonly type: "working"; readonly stage: Stage }
  /** `source` is what was given, to go on with it all the same. */
  | { readonly type: "problem"; readonly problem: InputProblem; readonly source: Source }
  | { readonly type: "failed" }
  | { readonly type: "done"; readonly reviewed: Reviewed };

export type Reviewer = {
  readonly progress: Progress;
  readonly start: (source: Source, choice?: Choice, anyText?: boolean) => void;
  /** Ends the work that is under way, or puts its outcome away. */
  readonly stop: () => void;
};

type Run = { readonly worker: Worker; readonly end: () => void };

const startRun = (asked: Promise<ToReviewer>, tell: (message: FromReviewer) => void, fail: () => void): Run => {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(silence);
    clearTimeout(longest);
    worker.terminate();
  };
  let turn = 0;
  const late = (): void => {
    end();
    tell({ type: "problem", turn, problem: { code: "took_too_long" } });
  };
  const longest = setTimeout(late, LONGEST);
  worker.addEventListener("message", ({ data }: MessageEvent<FromReviewer>) => {
    if (!["stage", "done", "problem"].includes(data.type)) return;
    clearTimeout(silence);
    if (data.type === "stage") silence = setTimeout(late, SILENCE);
    else end();
    tell(data);
  });
  worker.addEventListener("error", () => {
    end();
    fail();
  });
  asked.then(
    (message) => {
      turn = message.turn;
      silence = setTimeout(late, SILENCE);
      worker.postMessage(message);
    },
    () => {
      end();
      fail();
    },
  );
  return { worker, end };
};

/**
 * Reviews what a visitor gives, in a worker of its own that can be stopped at any time.
 *
 * `about` is the kind of document the page is about; empty where it is about any.
 */
export const useReviewer = (about: string): Reviewer => {
  const run = useRef<Run | null>(null);
  const turn = useRef(0);
  const [progress, setProgress] = useState<Progress>({ type: "waiting" });
  useEffect(() => () => run.current?.end(), []);
  const stop = useCallback(() => {
    turn.current += 1;
    run.current?.end();
    setProgress({ type: "waiting" });
  }, []);
  const start = useCallback(
    (source: Source, choice: Choice = {}, anyText = false) => {
      run.current?.end();
      turn.current += 1;
      const own = turn.current;
      // A result that is reviewed again stays in sight until the next one is there.
      const show = (next: Progress): void =>
        setProgress((before) =>
          source.type === "read" && before.type === "done" && next.type === "working" ? before : next,
        );
      show({ type: "working", stage: { type: "reading", page: 0, pages: 0 } });
      const asked = reviewTools().then((tools): ToReviewer => ({
        type: "review",
        turn: own,
        source,
        tools,
        choice,
        about,
        anyText,
      }));
      const tell = (message: FromReviewer): void => {
        if (turn.current !== own) return;
        if (message.type === "stage") show({ type: "working", stage: message.stage });
        else if (message.type === "done") show({ type: "done", reviewed: message.reviewed });
        else show({ type: "problem", problem: message.problem, source });
      };
      run.current = startRun(asked, tell, () => {
        if (turn.current === own) setProgress({ type: "failed" });
      });
    },
    [about],
  );
  return { progress, start, stop };
};
