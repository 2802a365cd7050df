import { useCallback, useEffect, useRef, useState } from "react";
import type { InputProblem } from "../../model/problem.ts";
import type { Choice, FromReviewer, Reviewed, Source, Stage, ToReviewer } from "./messages.ts";
import { reviewTools } from "./review-tools.ts";
import { createCrew } from "./review-crew.ts";

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

const openWorker = (): Worker => new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });

const AT_ONCE: Stage = { type: "reading", page: 0, pages: 0 };

const shownAfter = (source: Source, message: FromReviewer): Progress => {
  if (message.type === "stage") return { type: "working", stage: message.stage };
  if (message.type === "done") return { type: "done", reviewed: message.reviewed };
  return { type: "problem", problem: message.problem, source };
};

/**
 * Reviews what a visitor gives, in a worker that can be stopped at any time.
 *
 * `about` is the kind of document the page is about; empty where it is about any.
 */
export const useReviewer = (about: string): Reviewer => {
  const [crew] = useState(() => createCrew(openWorker));
  const turn = useRef(0);
  const [progress, setProgress] = useState<Progress>({ type: "waiting" });
  useEffect(() => {
    // Worker and checklists are fetched while the visitor looks for the document.
    crew.warm();
    reviewTools().catch(() => undefined);
    return crew.dismiss;
  }, [crew]);
  const stop = useCallback(() => {
    turn.current += 1;
    crew.stop();
    setProgress({ type: "waiting" });
  }, [crew]);
  const start = useCallback(
    (source: Source, choice: Choice = {}, anyText = false) => {
      turn.current += 1;
      const own = turn.current;
      // A result that is reviewed again stays in sight until the next one is there.
      const show = (next: Progress): void =>
        setProgress((before) =>
          source.type === "read" && before.type === "done" && next.type === "working" ? before : next,
        );
      show({ type: "working", stage: AT_ONCE });
      const asked = reviewTools().then((tools): ToReviewer => ({
        type: "review",
        turn: own,
        source,
        tools,
        choice,
        about,
        anyText,
      }));
      crew.begin(asked, {
        tell: (message) => turn.current === own && show(shownAfter(source, message)),
        fail: () => turn.current === own && setProgress({ type: "failed" }),
      });
    },
    [about, crew],
  );
  return { progress, start, stop };
};
