import type { ActProblem, SessionState } from "../../../model/session/session-state.ts";

/** Why this document cannot be signed here; null if it may be signed electronically. */
export const paperOnlyProblem = ({ signing }: Pick<SessionState, "signing">): ActProblem | null =>
  signing === "prohibited" || signing === "not_by_default" ? "paper_only" : null;
