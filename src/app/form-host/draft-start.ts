import type { Draft, RawAnswers } from "../../model/answers.ts";
import { nowIso } from "../shared/clock.ts";
import type { DraftContent } from "./use-form-session.ts";

/** A draft to work on, new or stored, with notices to show. */
export type DraftStart = DraftContent & {
  readonly id: string;
  readonly created: string;
  readonly step: string | null;
  /** The draft as stored on this device; null for a new one. */
  readonly stored: Draft | null;
  readonly notices: readonly string[];
};

/** A new draft with these answers, which are empty or come from another page. */
export const newDraft = (answers: RawAnswers = {}): DraftStart => ({
  id: crypto.randomUUID(),
  created: nowIso(),
  answers,
  kept: [],
  step: null,
  stored: null,
  notices: [],
});
