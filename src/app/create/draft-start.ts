import { migrateDraft } from "../../engine/form/migrate-draft.ts";
import { toRawAnswers } from "../../engine/form/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { FormWords } from "../../i18n/en/form.ts";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { nowIso } from "../clock.ts";
import type { SessionStart } from "./use-session.ts";

/** A draft to work on, new or found, with what has to be said about it. */
export type DraftStart = SessionStart & {
  readonly id: string;
  readonly created: string;
  readonly step: string | null;
  /** When it was saved before; null for a new one. */
  readonly saved: string | null;
  readonly notices: readonly string[];
};

/** A draft nobody answered anything in yet; `carried` are answers sent along by another page. */
export const newDraft = (definition: PageDefinition, context: Context, carried: RawAnswers | null): DraftStart => ({
  id: crypto.randomUUID(),
  created: nowIso(),
  answers: carried === null ? {} : toRawAnswers(prepareForm(definition), carried, context).answers,
  kept: [],
  step: null,
  saved: null,
  notices: [],
});

const named = (path: string): string => path.replaceAll("_", " ");

/**
 * A stored draft made to fit the definition of today. What no longer fits stays with it and is named.
 *
 * A draft begun on the page of another law (another language of it) shares what means the same, without a word.
 */
export const startFrom = (draft: Draft, definition: PageDefinition, context: Context, words: FormWords): DraftStart => {
  if (draft.hash === definition.hash) return { ...draft, saved: draft.changed, notices: [] };
  const { draft: fitted, problems } = migrateDraft(prepareForm(definition), definition, draft, context);
  const isOlder = definition.languages.includes(draft.language);
  const lost = isOlder ? problems.map((problem) => named(problem.path)) : [];
  return {
    ...fitted,
    saved: draft.changed,
    notices: [...(isOlder ? [words.draftOlder] : []), ...(lost.length > 0 ? [words.draftLost(lost.join(", "))] : [])],
  };
};
