import { prepareForm } from "../../../src/engine/form/prepare-form.ts";
import { formMessages } from "../../../src/i18n/form.ts";
import type { RawAnswers } from "../../../src/model/answers.ts";
import type { DocumentDefinition } from "../../../src/model/definition.ts";
import type { DocumentForm } from "../../../src/ui/form/context/open-form.ts";
import { createFormSession } from "../../../src/ui/form-state/create-form-session.ts";
import { context } from "../../../tests/forms/hand-made.ts";

/** A definition opened as the product opens it, without storage and settings. */
export const openForm = (definition: DocumentDefinition, answers: RawAnswers): DocumentForm => ({
  definition,
  session: createFormSession({ prepared: prepareForm(definition), context, answers }),
  locale: "en",
  messages: formMessages("en"),
  name: "bench form",
  personal: null,
  lastPlace: null,
});
