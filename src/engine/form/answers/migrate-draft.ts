import type { Draft } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import { normalizeAnswers } from "./normalize-answers.ts";
import type { AnswerProblem } from "./normalize-answers.ts";
import type { PreparedForm } from "../prepare-form.ts";

/** A draft migrated to the current form, with the answers that do not fit. */
export type MigratedDraft = { readonly draft: Draft; readonly problems: readonly AnswerProblem[] };

/**
 * Migrates a draft to a definition that may have changed: renamed questions keep their answers, and answers that do not
 * fit are reported. A draft of the same definition is returned unchanged.
 */
export const migrateDraft = (
  form: PreparedForm,
  definition: { readonly version: string; readonly hash: string },
  draft: Draft,
  context: Context,
): MigratedDraft => {
  if (draft.hash === definition.hash) return { draft, problems: [] };
  const { answers, problems } = normalizeAnswers(form.nodes, draft.answers, context);
  return { draft: { ...draft, answers, version: definition.version, hash: definition.hash }, problems };
};
