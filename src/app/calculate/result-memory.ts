import type { Scenario } from "../../ui/result/scenarios.tsx";
import type { LastResult } from "./last-result.ts";

type ResultState = {
  readonly last: LastResult | null;
  /** Saved results to compare with the current one. */
  readonly scenarios: readonly Scenario[];
};

/** State a result page restores when the visitor returns from a question. Never stored. */
export type ResultMemory = {
  /** Id of the draft it belongs to. */
  readonly draft: string;
  readonly read: () => ResultState;
  readonly write: (next: Partial<ResultState>) => void;
};

/** An empty memory for one draft. */
export const createResultMemory = (draft: string): ResultMemory => {
  let now: ResultState = { last: null, scenarios: [] };
  return {
    draft,
    read: () => now,
    write: (next) => {
      now = { ...now, ...next };
    },
  };
};
