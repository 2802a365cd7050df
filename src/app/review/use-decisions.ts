import { useCallback, useState } from "react";
import type { Decision, Decisions } from "../../model/review-decisions.ts";

export type Deciding = {
  readonly decisions: Decisions;
  /** Null takes a decision back. */
  readonly decide: (id: string, decision: Decision | null) => void;
};

/** What the visitor decided so far. */
export const useDecisions = (first: Decisions): Deciding => {
  const [decisions, setDecisions] = useState(first);
  const decide = useCallback(
    (id: string, decision: Decision | null) =>
      setDecisions((before) => {
        const { [id]: _, ...others } = before;
        return decision === null ? others : { ...before, [id]: decision };
      }),
    [],
  );
  return { decisions, decide };
};
