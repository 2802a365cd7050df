import { useCallback, useSyncExternalStore } from "react";
import type { FormView, StepView, WarningView } from "../../model/form-view.ts";
import type { Fault, FormSession, SlotView } from "./form-session.ts";

/** One question: its record and the error on show, anew only when one of them changed. */
export const useSlot = (session: FormSession, path: string): SlotView => {
  const { subscribe, read } = session.slot(path);
  return useSyncExternalStore(subscribe, read, read);
};

/** All errors on show, in order, for the summary on top. */
export const useErrors = (session: FormSession): readonly Fault[] =>
  useSyncExternalStore(session.onErrors, session.errors, session.errors);

/** The steps; the same array while no step changed. */
export const useFormSteps = (session: FormSession): readonly StepView[] => {
  const read = useCallback(() => session.view().steps, [session]);
  return useSyncExternalStore(session.onView, read, read);
};

/** The warnings that hold; the same array while none changed. */
export const useWarnings = (session: FormSession): readonly WarningView[] => {
  const read = useCallback(() => session.view().warnings, [session]);
  return useSyncExternalStore(session.onView, read, read);
};

/** The decisions to keep an answer. */
export const useKept = (session: FormSession): readonly string[] =>
  useSyncExternalStore(session.onDraft, session.kept, session.kept);

/**
 * The whole view, for the preview.
 *
 * It is not deferred: a document of twenty pages takes a few milliseconds, and put off it would show a frame later.
 */
export const useWholeView = (session: FormSession): FormView =>
  useSyncExternalStore(session.onView, session.view, session.view);
