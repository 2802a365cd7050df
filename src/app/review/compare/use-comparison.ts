import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { InputProblem } from "../../../model/problem.ts";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import { openReviewWorker } from "../reading/open-review-worker.ts";
import { FIRST_STAGE } from "../reading/review-progress.ts";
import type {
  ComparedVersions,
  CompareRequest,
  CompareResponse,
  ReviewChoice,
  ReviewSource,
  ReviewedText,
  Stage,
} from "../worker/worker-messages.ts";
import { createWorkerPool } from "../worker/worker-pool.ts";

/** The state of a comparison with an earlier version. */
export type ComparisonState =
  | { readonly type: "waiting" }
  | { readonly type: "working"; readonly stage: Stage }
  | { readonly type: "problem"; readonly problem: InputProblem }
  | { readonly type: "failed" }
  | { readonly type: "done"; readonly compared: ComparedVersions };

export type Comparer = {
  readonly state: ComparisonState;
  readonly start: (earlier: ReviewSource) => void;
  /** Compares with the same earlier version again. */
  readonly repeat: () => void;
  /** Stops the comparison in progress, or clears its result. */
  readonly stop: () => void;
};

type ComparedText = Pick<ReviewedText, "name" | "read">;

const stateAfter = (before: ComparisonState, message: CompareResponse): ComparisonState => {
  if (message.type === "compared") return { type: "done", compared: message.compared };
  if (message.type === "problem") return { type: "problem", problem: message.problem };
  // After a change of side, the previous result stays until the next one is there.
  return before.type === "done" ? before : { type: "working", stage: message.stage };
};

/** Compares a document with an earlier version, in a worker of its own; again when the chosen kind or side changes. */
export const useComparison = ({ name, read }: ComparedText, choice: ReviewChoice): Comparer => {
  const [pool] = useState(() => createWorkerPool<"compare">(openReviewWorker));
  const requestId = useRef(0);
  const [state, setState] = useState<ComparisonState>({ type: "waiting" });
  useEffect(() => pool.dispose, [pool]);
  const { playbook, side, place } = choice;
  // The earlier version once it is compared, to compare it again.
  const earlier = useRef<ReviewSource | null>(null);
  const start = useCallback(
    (source: ReviewSource) => {
      requestId.current += 1;
      const own = requestId.current;
      const show = (message: CompareResponse): void => setState((before) => stateAfter(before, message));
      show({ type: "stage", requestId: own, stage: FIRST_STAGE });
      const request: CompareRequest = {
        type: "compare",
        requestId: own,
        earlier: source,
        current: { name, read },
        choice: {
          ...(playbook === undefined ? {} : { playbook }),
          ...(side === undefined ? {} : { side }),
          ...(place === undefined ? {} : { place }),
        },
        today: isoDate(today()),
      };
      pool.begin(request, {
        report: (message) => {
          if (requestId.current !== own) return;
          if (message.type === "compared")
            earlier.current = { type: "read", name: message.compared.name, read: message.compared.read };
          if (message.type === "stage") show(message);
          else startTransition(() => show(message));
        },
        fail: () => requestId.current === own && setState({ type: "failed" }),
      });
    },
    [pool, name, read, playbook, side, place],
  );
  const stop = useCallback(() => {
    requestId.current += 1;
    earlier.current = null;
    pool.stop();
    setState({ type: "waiting" });
  }, [pool]);
  const repeat = useCallback(() => {
    if (earlier.current) start(earlier.current);
  }, [start]);
  useEffect(repeat, [repeat]);
  return { state, start, repeat, stop };
};
