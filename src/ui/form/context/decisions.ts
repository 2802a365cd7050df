import type { WarningView } from "../../../model/form-view.ts";
import type { FormSession } from "../../form-state/form-session.ts";

/** Whether the visitor decides on a warning: a stop cannot be accepted, and notes from the engine need no decision. */
export const needsDecision = ({ stop, fact, atOnce }: WarningView): boolean => !stop && !(fact && atOnce);

/** The warnings that await a decision for the current answers. */
export const undecidedWarnings = (session: Pick<FormSession, "view" | "acceptedWarnings">): readonly WarningView[] => {
  const accepted = new Set(session.acceptedWarnings());
  return session.view().warnings.filter((warning) => needsDecision(warning) && !accepted.has(warning.decision));
};

/** Moves the focus to the box of a warning, which renders in the next frame. */
export const focusWarning = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(`warning-${id}`)?.focus());
};
