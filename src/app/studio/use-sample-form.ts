import { useState } from "react";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { toRawAnswers } from "../../engine/form/answers/answers-file.ts";
import { formMessages } from "../../i18n/form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { outputName } from "../../text/words/entry-name.ts";
import { createFormSession } from "../../ui/form-state/create-form-session.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { parseIsoDate } from "../../values/date.ts";
import { today } from "../shared/clock.ts";
import { contextOf } from "../form-host/form-context.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import type { SampleAnswers } from "./compiler/compiler-messages.ts";

type SampleFormInput<Definition extends PageDefinition> = {
  readonly definition: Definition;
  readonly law: LawByTopic;
  readonly sample: SampleAnswers | null;
  readonly settings: DocumentSettings;
};

type Opened<Definition extends PageDefinition> = SampleFormInput<Definition> & { readonly form: OpenForm<Definition> };

const openForm = <Definition extends PageDefinition>(
  input: SampleFormInput<Definition>,
  typed: RawAnswers | null,
): Opened<Definition> => {
  const { definition, law, sample, settings } = input;
  const date = (sample ? parseIsoDate(sample.today) : null) ?? today();
  const context = contextOf(definition, settings, law, date);
  const prepared = prepareForm(definition);
  const answers = typed ?? toRawAnswers(prepared, sample?.answers ?? {}, context).answers;
  const form = {
    definition,
    session: createFormSession({ prepared, context, answers }),
    locale: definition.language,
    messages: formMessages(definition.language),
    name: outputName(definition),
    personal: null,
    lastPlace: null,
  };
  return { ...input, form };
};

const isSame = (a: SampleAnswers | null, b: SampleAnswers | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The open form of a definition with the answers of a sample.
 *
 * Typed answers survive a change of the definition; a changed sample starts over.
 */
export const useSampleForm = <Definition extends PageDefinition>(
  definition: Definition,
  law: LawByTopic,
  sample: SampleAnswers | null,
): OpenForm<Definition> => {
  const settings = useDocumentSettings((state) => state.settings);
  const input = { definition, law, sample, settings };
  const [opened, setOpened] = useState<Opened<Definition>>(() => openForm(input, null));
  if (opened.definition === definition && opened.settings === settings && isSame(opened.sample, sample))
    return opened.form;
  const next = openForm(input, isSame(opened.sample, sample) ? opened.form.session.answers() : null);
  setOpened(next);
  return next.form;
};
