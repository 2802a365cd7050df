import { isBlankMark } from "../../../engine/session/marks/is-blank-mark.ts";
import { emptyFields, fieldsOfSeat } from "../../../engine/session/rules/file-fields.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { FilledFields } from "../../../model/session/session-event.ts";
import type { SignatureMark } from "../../../model/session/signature-mark.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { NO_SIGNATURE, markOf } from "./signature-input.tsx";
import type { SignatureDraft } from "./signature-input.tsx";

/** What a person decided: the statement they read and checked, the file they opened, and their signature. */
export type SigningDecision = {
  readonly statement: string;
  readonly file: string;
  readonly meetsCondition: boolean;
  readonly mark: SignatureMark;
  /** For an uploaded file. */
  readonly filled: FilledFields | null;
};

/** What a signer has entered and confirmed so far. */
export type SigningDraft = {
  /** The SHA-256 of the file that was opened to be read. */
  readonly file: string | null;
  readonly acceptsBlanks: boolean;
  readonly isConsenting: boolean;
  /** A witness: saw the signature being made. */
  readonly hasSeen: boolean;
  readonly meetsCondition: boolean;
  readonly signature: SignatureDraft;
  readonly initials: SignatureDraft;
  readonly texts: FilledFields["texts"];
  readonly checked: readonly string[];
};

export const EMPTY_DRAFT: SigningDraft = {
  file: null,
  acceptsBlanks: false,
  isConsenting: false,
  hasSeen: false,
  meetsCondition: false,
  signature: NO_SIGNATURE,
  initials: NO_SIGNATURE,
  texts: {},
  checked: [],
};

/** What is signed, and by whom. */
export type SigningTask = {
  readonly state: Pick<SessionState, "file">;
  readonly seat: string;
  /** The name of the party whose signature the person witnesses; null for a party. */
  readonly witnessed: string | null;
  readonly isConditional: boolean;
  /** What the text leaves blank, as questions. */
  readonly blanks: readonly string[];
};

/** Whether the person has a field for initials. */
export const needsInitials = ({ state, seat }: SigningTask): boolean =>
  fieldsOfSeat(state, seat).some(({ kind }) => kind === "initials");

/** The fields of an uploaded file as filled in so far. */
export const filledIn = (task: SigningTask, { initials, texts, checked }: SigningDraft): FilledFields => ({
  initials: needsInitials(task) ? markOf(initials) : null,
  texts,
  ...(checked.length > 0 ? { checked } : {}),
});

/** Why a person cannot sign yet, as a sentence; null if they can. */
const problemOf = (messages: SessionMessages, task: SigningTask, draft: SigningDraft): string | null => {
  const { state, seat, witnessed, isConditional, blanks } = task;
  if (draft.file === null) return messages.openFileFirst;
  if (blanks.length > 0 && !draft.acceptsBlanks) return messages.blanksMissing;
  if (!draft.isConsenting) return messages.consentMissing;
  if (witnessed !== null && !draft.hasSeen) return messages.witness.confirmMissing(witnessed);
  if (isConditional && !draft.meetsCondition) return messages.problems.condition_open;
  if (isBlankMark(markOf(draft.signature))) return messages.problems.blank_signature;
  return emptyFields(state, seat, filledIn(task, draft)).length > 0 ? messages.problems.empty_fields : null;
};

/** What a person decided, or why they cannot sign yet. The statement is recorded with the words as they were shown. */
export const decisionOf = (
  messages: SessionMessages,
  task: SigningTask,
  draft: SigningDraft,
): SigningDecision | string => {
  const { file, meetsCondition, signature } = draft;
  const problem = problemOf(messages, task, draft);
  if (problem !== null || file === null) return problem ?? messages.openFileFirst;
  const left = task.blanks.length > 0 ? [messages.blanksTitle, ...task.blanks, messages.blanksGive] : [];
  const seen = task.witnessed === null ? [] : [messages.witness.confirm(task.witnessed)];
  const statement = [...left, ...messages.consent, messages.consentGive, ...seen].join("\n");
  const filled = task.state.file ? filledIn(task, draft) : null;
  return { statement, file, meetsCondition, mark: markOf(signature), filled };
};
