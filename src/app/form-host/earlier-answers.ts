import { toRawAnswers } from "../../engine/form/answers/answers-file.ts";
import { migrateDraft } from "../../engine/form/answers/migrate-draft.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { stepsMessages } from "../../i18n/steps.ts";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { DraftStart } from "./draft-start.ts";

const named = (path: string): string => path.replaceAll("_", " ");

/**
 * Migrates a stored draft to the current definition. Answers that no longer fit stay in the draft and are listed.
 *
 * A draft from a variant for another law (another language of the page) keeps the answers both share, silently.
 */
export const startFromDraft = (draft: Draft, definition: PageDefinition, context: Context): DraftStart => {
  if (draft.hash === definition.hash) return { ...draft, stored: draft, notices: [] };
  const messages = stepsMessages(definition.language);
  const { draft: fitted, problems } = migrateDraft(prepareForm(definition), definition, draft, context);
  const isOlder = definition.languages.includes(draft.language);
  const lost = isOlder ? problems.map((problem) => named(problem.path)) : [];
  return {
    ...fitted,
    stored: draft,
    notices: [
      ...(isOlder ? [messages.draftOlder] : []),
      ...(lost.length > 0 ? [messages.draftLost(lost.join(", "))] : []),
    ],
  };
};

/** Answers from another page, converted for this form. */
export const normalizePrefill = (prefill: RawAnswers, definition: PageDefinition, context: Context): RawAnswers =>
  toRawAnswers(prepareForm(definition), prefill, context).answers;
