import type { Draft, ConflictingAnswer } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { nowIso } from "../shared/clock.ts";
import { shortName } from "../storage/records/short-names.ts";
import type { DraftStart } from "./draft-start.ts";

export type DraftSource = {
  readonly definition: Pick<PageDefinition, "id" | "version" | "hash">;
  /** Language of the document. */
  readonly language: string;
  readonly session: Pick<FormSession, "answers" | "acceptedWarnings" | "view">;
  readonly start: Pick<DraftStart, "id" | "created">;
};

/** The record of an open form to store; `step` is the current step. */
export const draftOf = (
  { definition, language, session, start }: DraftSource,
  step: string | null,
  others: readonly ConflictingAnswer[],
): Draft => ({
  format: 1,
  id: start.id,
  definition: definition.id,
  version: definition.version,
  hash: definition.hash,
  language,
  answers: session.answers(),
  step,
  kept: session.acceptedWarnings(),
  ...(others.length > 0 ? { others } : {}),
  created: start.created,
  changed: nowIso(),
  title: shortName(String(session.view().reserved["title"] ?? "")),
});
