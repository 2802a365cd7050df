import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Choice, FromReviewer, Source, ToReviewer } from "./messages.ts";
import { AT_ONCE, shownAfter, shownAfterCancel, shownAfterFailure } from "./progress.ts";
import type { Progress } from "./progress.ts";
import { reviewTools } from "./review-tools.ts";
import { createCrew } from "./review-crew.ts";

export type Reviewer = {
  readonly progress: Progress;
  readonly start: (source: Source, choice?: Choice, anyText?: boolean) => void;
  /** Ends the work that is under way; what has been found so far stays. */
  readonly cancel: () => void;
  /** Ends the work that is under way, or puts its outcome away. */
  readonly stop: () => void;
};

const openWorker = (): Worker => new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module" });

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
  const end = useCallback(
    (shown: (before: Progress) => Progress) => {
      turn.current += 1;
      crew.stop();
      setProgress(shown);
    },
    [crew],
  );
  const stop = useCallback(() => end(() => ({ type: "waiting" })), [end]);
  const cancel = useCallback(() => end(shownAfterCancel), [end]);
  const start = useCallback(
    (source: Source, choice: Choice = {}, anyText = false) => {
      turn.current += 1;
      const own = turn.current;
      const show = (message: FromReviewer): void => setProgress((before) => shownAfter(before, source, message));
      show({ type: "stage", turn: own, stage: AT_ONCE });
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
        tell: (message) => {
          if (turn.current !== own) return;
          // Points are drawn in slices of time, and not at all when more of them come in between.
          if (message.type === "stage") show(message);
          else startTransition(() => show(message));
        },
        fail: () => turn.current === own && setProgress(shownAfterFailure),
      });
    },
    [about, crew],
  );
  return { progress, start, cancel, stop };
};
