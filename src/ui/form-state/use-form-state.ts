import { useCallback, useSyncExternalStore } from "react";
import type { FormView, StepView, WarningView } from "../../model/form-view.ts";
import type { FieldError, FormSession, SameRecord, SlotView } from "./form-session.ts";

/** One question: its record and visible error; a new object only when one of them changed. */
export const useSlot = (session: FormSession, path: string, isSame?: SameRecord): SlotView => {
  const { subscribe, read } = session.slot(path, isSame);
  return useSyncExternalStore(subscribe, read, read);
};

/** All errors on show, in order, for the summary on top. */
export const useErrors = (session: FormSession): readonly FieldError[] =>
  useSyncExternalStore(session.onErrorsChange, session.errors, session.errors);

/** The steps; the same array while no step changed. */
export const useFormSteps = (session: FormSession): readonly StepView[] => {
  const read = useCallback(() => session.view().steps, [session]);
  return useSyncExternalStore(session.onViewChange, read, read);
};

/** The current warnings; the same array while none changed. */
export const useWarnings = (session: FormSession): readonly WarningView[] => {
  const read = useCallback(() => session.view().warnings, [session]);
  return useSyncExternalStore(session.onViewChange, read, read);
};

/** The decisions to keep an answer. */
export const useAcceptedWarnings = (session: FormSession): readonly string[] =>
  useSyncExternalStore(session.onDraftChange, session.acceptedWarnings, session.acceptedWarnings);

/**
 * The whole view, for the preview.
 *
 * Not deferred: a document of twenty pages takes a few milliseconds, and deferring would delay it by a frame.
 */
export const useFormView = (session: FormSession): FormView =>
  useSyncExternalStore(session.onViewChange, session.view, session.view);
