import { useCallback, useState } from "react";
import type { ReviewDecision, ReviewDecisions } from "../../model/review/review-decisions.ts";

export type DecisionState = {
  readonly decisions: ReviewDecisions;
  /** Null removes a decision. */
  readonly decide: (id: string, decision: ReviewDecision | null) => void;
};

/** The visitor's decisions so far. */
export const useDecisions = (first: ReviewDecisions): DecisionState => {
  const [decisions, setDecisions] = useState(first);
  const decide = useCallback(
    (id: string, decision: ReviewDecision | null) =>
      setDecisions((before) => {
        const { [id]: _, ...others } = before;
        return decision === null ? others : { ...before, [id]: decision };
      }),
    [],
  );
  return { decisions, decide };
};
