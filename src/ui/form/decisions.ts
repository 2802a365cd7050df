import type { WarningView } from "../../model/form-view.ts";
import type { FormSession } from "../form-state/form-session.ts";

/** Whether the visitor decides on a warning: a stop leaves no choice, and a note the engine makes asks for none. */
export const asksForDecision = ({ stop, fact, atOnce }: WarningView): boolean => !stop && !(fact && atOnce);

/** The warnings that wait for a decision with the answers as they are. */
export const undecidedWarnings = (session: Pick<FormSession, "view" | "kept">): readonly WarningView[] => {
  const kept = new Set(session.kept());
  return session.view().warnings.filter((warning) => asksForDecision(warning) && !kept.has(warning.decision));
};

/** Moves the focus to the box of a warning, which is drawn with the next frame. */
export const focusWarning = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(`warning-${id}`)?.focus());
};
