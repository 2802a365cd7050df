import { toRawAnswers } from "../../engine/form/answers-file.ts";
import { migrateDraft } from "../../engine/form/migrate-draft.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { stepsWords } from "../../i18n/steps.ts";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { ResumeCard } from "../../ui/form/resume-card.tsx";
import type { DraftStart } from "./draft-start.ts";

const named = (path: string): string => path.replaceAll("_", " ");

/**
 * A stored draft made to fit the definition of today. What no longer fits stays with it and is named.
 *
 * A draft begun on the page of another law (another language of it) shares what means the same, without a word.
 */
const startFrom = (draft: Draft, definition: PageDefinition, context: Context): DraftStart => {
  const saved = { at: draft.changed, Card: ResumeCard };
  if (draft.hash === definition.hash) return { ...draft, stored: draft, saved, notices: [] };
  const words = stepsWords(definition.language);
  const { draft: fitted, problems } = migrateDraft(prepareForm(definition), definition, draft, context);
  const isOlder = definition.languages.includes(draft.language);
  const lost = isOlder ? problems.map((problem) => named(problem.path)) : [];
  return {
    ...fitted,
    stored: draft,
    saved,
    notices: [...(isOlder ? [words.draftOlder] : []), ...(lost.length > 0 ? [words.draftLost(lost.join(", "))] : [])],
  };
};

/** Answers another page sent along, as this form takes them. */
const fitCarried = (carried: RawAnswers, definition: PageDefinition, context: Context): RawAnswers =>
  toRawAnswers(prepareForm(definition), carried, context).answers;

/** What a page needs that begins with answers, from a draft or from another page; most begin without. */
export const earlierAnswers = { startFrom, fitCarried };

export type EarlierAnswers = typeof earlierAnswers;
