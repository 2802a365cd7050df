import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ReviewChoice, ReviewResponse, ReviewSource, ReviewRequest } from "./worker/worker-messages.ts";
import { FIRST_STAGE, progressAfter, progressAfterCancel, progressAfterFailure } from "./reading/review-progress.ts";
import type { ReviewProgress } from "./reading/review-progress.ts";
import type { UploadedFile } from "../../model/review/uploaded-file.ts";
import { isoDate } from "../../values/date.ts";
import { today } from "../shared/clock.ts";
import { openReviewWorker } from "./reading/open-review-worker.ts";
import { createWorkerPool } from "./worker/worker-pool.ts";

export type Reviewer = {
  readonly progress: ReviewProgress;
  /** The file that is reviewed; null for a pasted text and a saved review. */
  readonly file: UploadedFile | null;
  readonly start: (source: ReviewSource, choice?: ReviewChoice, anyText?: boolean) => void;
  /** Stops the review in progress; findings so far stay. */
  readonly cancel: () => void;
  /** Stops the review in progress, or clears its result. */
  readonly stop: () => void;
};

/**
 * Reviews what a visitor gives, in a worker that can be stopped at any time.
 *
 * `expected` is the playbook of the page; undefined where it reviews any document.
 */
export const useReviewer = (expected: string | undefined): Reviewer => {
  const [pool] = useState(() => createWorkerPool(openReviewWorker));
  const requestId = useRef(0);
  const [progress, setProgress] = useState<ReviewProgress>({ type: "waiting" });
  const [file, setFile] = useState<UploadedFile | null>(null);
  useEffect(() => {
    // The worker loads itself and the checklists while the visitor looks for the document.
    pool.warm();
    return pool.dispose;
  }, [pool]);
  const end = useCallback(
    (shown: (before: ReviewProgress) => ReviewProgress) => {
      requestId.current += 1;
      pool.stop();
      setProgress(shown);
    },
    [pool],
  );
  const stop = useCallback(() => {
    setFile(null);
    end(() => ({ type: "waiting" }));
  }, [end]);
  const cancel = useCallback(() => end(progressAfterCancel), [end]);
  const start = useCallback(
    (source: ReviewSource, choice: ReviewChoice = {}, anyText = false) => {
      requestId.current += 1;
      const own = requestId.current;
      if (source.type !== "read") setFile(source.type === "file" ? { name: source.name, bytes: source.bytes } : null);
      const show = (message: ReviewResponse): void => setProgress((before) => progressAfter(before, source, message));
      show({ type: "stage", requestId: own, stage: FIRST_STAGE });
      const request: ReviewRequest = {
        type: "review",
        requestId: own,
        source,
        choice,
        expected,
        anyText,
        today: isoDate(today()),
      };
      pool.begin(request, {
        report: (message) => {
          if (requestId.current !== own) return;
          // Findings render in a transition, so a newer message interrupts an older render.
          if (message.type === "stage") show(message);
          else startTransition(() => show(message));
        },
        fail: () => requestId.current === own && setProgress(progressAfterFailure),
      });
    },
    [expected, pool],
  );
  return { progress, file, start, cancel, stop };
};
