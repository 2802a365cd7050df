import type { Scenario } from "../../ui/result/scenarios.tsx";
import type { LastResult } from "./last-result.ts";

type Remembered = {
  readonly last: LastResult | null;
  /** Results put aside to compare. */
  readonly kept: readonly Scenario[];
};

/** What a result page finds again when the visitor comes back from a question; nothing of it is saved. */
export type ResultMemory = {
  /** Id of the draft it belongs to. */
  readonly draft: string;
  readonly read: () => Remembered;
  readonly write: (next: Partial<Remembered>) => void;
};

/** An empty memory for one draft. */
export const createResultMemory = (draft: string): ResultMemory => {
  let now: Remembered = { last: null, kept: [] };
  return {
    draft,
    read: () => now,
    write: (next) => {
      now = { ...now, ...next };
    },
  };
};
