import type { ComponentType } from "react";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import type { ResumeProps } from "../../ui/form/resume-card.tsx";
import { nowIso } from "../clock.ts";
import type { SessionStart } from "./use-session.ts";

/** A draft to work on, new or found, with what has to be said about it. */
export type DraftStart = SessionStart & {
  readonly id: string;
  readonly created: string;
  readonly step: string | null;
  /** The draft as it is on this device; null for a new one. */
  readonly stored: Draft | null;
  /** When it was saved before, and the card that offers to go on with it; null for a new one. */
  readonly saved: { readonly at: string; readonly Card: ComponentType<ResumeProps> } | null;
  readonly notices: readonly string[];
};

/** A draft that begins with these answers; none, or those another page sent along. */
export const newDraft = (answers: RawAnswers = {}): DraftStart => ({
  id: crypto.randomUUID(),
  created: nowIso(),
  answers,
  kept: [],
  step: null,
  stored: null,
  saved: null,
  notices: [],
});
