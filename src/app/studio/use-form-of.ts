import { useState } from "react";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { toRawAnswers } from "../../engine/form/answers-file.ts";
import { formWords } from "../../i18n/form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { entryName } from "../../text/entry-name.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { parseIsoDate } from "../../values/date.ts";
import { today } from "../clock.ts";
import { contextOf } from "../create/form-context.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import type { Sample } from "./messages.ts";

type Of = {
  readonly definition: DocumentDefinition;
  readonly law: LawShards;
  readonly sample: Sample | null;
  readonly settings: DocumentSettings;
};

type Opened = Of & { readonly form: OpenForm<DocumentDefinition> };

const openForm = (of: Of, typed: RawAnswers | null): Opened => {
  const { definition, law, sample, settings } = of;
  const on = (sample ? parseIsoDate(sample.today) : null) ?? today();
  const context = contextOf(definition, settings, law, on);
  const prepared = prepareForm(definition);
  const answers = typed ?? toRawAnswers(prepared, sample?.answers ?? {}, context).answers;
  const form = {
    definition,
    session: createFormSession({ prepared, context, answers }),
    locale: definition.language,
    words: formWords(definition.language),
    name: entryName(definition.entry),
    personal: null,
  };
  return { ...of, form };
};

const isSame = (a: Sample | null, b: Sample | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The open form of a definition with the answers of a sample.
 *
 * Answers typed into the form go along when the definition changes; a sample that changes starts anew.
 */
export const useFormOf = (definition: DocumentDefinition, law: LawShards, sample: Sample | null): OpenForm => {
  const settings = useDocumentSettings((state) => state.settings);
  const of = { definition, law, sample, settings };
  const [opened, setOpened] = useState<Opened>(() => openForm(of, null));
  if (opened.definition === definition && opened.settings === settings && isSame(opened.sample, sample))
    return opened.form;
  const next = openForm(of, isSame(opened.sample, sample) ? opened.form.session.answers() : null);
  setOpened(next);
  return next.form;
};
