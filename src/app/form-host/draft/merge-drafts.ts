import { mergeAnswers } from "../../../engine/form/answers/merge-answers.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { ConflictingAnswer } from "../../../model/answers.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import { readDraft } from "../../storage/records/draft-shape.ts";
import type { DraftMerger } from "../../storage/write-drafts.ts";

type Versions<T> = { readonly base: readonly T[]; readonly mine: readonly T[]; readonly theirs: readonly T[] };

/** The union of both sides, without what either side removed since the base. */
export const mergeSets = <T>({ base, mine, theirs }: Versions<T>, isSame: (a: T, b: T) => boolean): readonly T[] => {
  const has = (all: readonly T[], one: T): boolean => all.some((other) => isSame(one, other));
  const isGone = (one: T): boolean => has(base, one) && !(has(mine, one) && has(theirs, one));
  return [...mine, ...theirs.filter((one) => !has(mine, one))].filter((one) => !isGone(one));
};

const isSameOther = (a: ConflictingAnswer, b: ConflictingAnswer): boolean =>
  a.path === b.path && isSameRaw(a.value, b.value);

/** Creates the function that merges the drafts of two tabs. */
export const createDraftMerger = (definition: PageDefinition): DraftMerger => {
  const { nodes } = prepareForm(definition);
  return {
    readDraft,
    mergeDrafts: ({ base, mine, theirs }) => {
      const { answers, others } = mergeAnswers(nodes, {
        base: base?.answers ?? {},
        mine: mine.answers,
        theirs: theirs.answers,
      });
      const waiting = mergeSets(
        { base: base?.others ?? [], mine: mine.others ?? [], theirs: theirs.others ?? [] },
        isSameOther,
      );
      const fresh = others.filter((other) => !waiting.some((answer) => isSameOther(answer, other)));
      const kept = mergeSets({ base: base?.kept ?? [], mine: mine.kept, theirs: theirs.kept }, Object.is);
      return { ...mine, answers, kept, others: [...waiting, ...fresh] };
    },
  };
};
