import { useMemo } from "react";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { toRawAnswers } from "../../engine/form/answers-file.ts";
import { formWords } from "../../i18n/form.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import { entryName } from "../../text/entry-name.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { parseIsoDate } from "../../values/date.ts";
import { today } from "../clock.ts";
import { contextOf } from "../create/form-context.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import type { Sample } from "./messages.ts";

/**
 * The open form of a definition with the answers of a sample.
 *
 * Answers typed into the form go along when the definition changes; another sample starts anew.
 */
export const useFormOf = (definition: DocumentDefinition, law: LawShards, sample: Sample | null): OpenForm => {
  const settings = useDocumentSettings((state) => state.settings);
  return useMemo(() => {
    const on = (sample ? parseIsoDate(sample.today) : null) ?? today();
    const context = contextOf(definition, settings, law, on);
    const prepared = prepareForm(definition);
    const { answers } = toRawAnswers(prepared, sample?.answers ?? {}, context);
    return {
      definition,
      session: createFormSession({ prepared, context, answers }),
      locale: definition.language,
      words: formWords(definition.language),
      name: entryName(definition.entry),
      ownOffers: () => [],
    };
  }, [definition, law, sample, settings]);
};
