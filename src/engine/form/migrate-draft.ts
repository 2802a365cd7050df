import type { Draft } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import { fitAnswers } from "./fit-answers.ts";
import type { AnswerProblem } from "./fit-answers.ts";
import type { PreparedForm } from "./prepare-form.ts";

/** A draft made to fit the form of today, and what in it does not fit. */
export type MigratedDraft = { readonly draft: Draft; readonly problems: readonly AnswerProblem[] };

/**
 * The draft for a definition that may have changed since: what fits is kept, renamed questions keep their answers,
 * what does not fit is reported. A draft of this very definition comes back as it is.
 */
export const migrateDraft = (
  form: PreparedForm,
  definition: { readonly version: string; readonly hash: string },
  draft: Draft,
  context: Context,
): MigratedDraft => {
  if (draft.hash === definition.hash) return { draft, problems: [] };
  const { answers, problems } = fitAnswers(form.nodes, draft.answers, context);
  return { draft: { ...draft, answers, version: definition.version, hash: definition.hash }, problems };
};
