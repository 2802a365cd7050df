import { useMemo, useState } from "react";
import { formMessages } from "../../i18n/form.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { outputName } from "../../text/words/entry-name.ts";
import { today } from "../shared/clock.ts";
import { useDocumentSettings, usePersonalSettings } from "../stores/browser-stores.ts";
import type { DraftStart } from "./draft-start.ts";
import { contextOf } from "./form-context.ts";
import type { FormOpening } from "./form-context.ts";
import { useLastPlace } from "./use-last-place.ts";
import { useLaw } from "./use-law.ts";
import type { LoadedLaw } from "./use-law.ts";
import { useFormSession, useSessionContext } from "./use-form-session.ts";

const NO_LAW = {};

/** The form context before any law is loaded. */
export const usePlainContext = (definition: FormOpening) => {
  const settings = useDocumentSettings((state) => state.settings);
  const [day] = useState(today);
  return useMemo(() => contextOf(definition, settings, NO_LAW, day), [definition, settings, day]);
};

/**
 * The open form of a draft. Changes of settings, law and definition apply immediately.
 *
 * `sessionNumber` is the number of the session; inputs remount when it changes.
 */
export const useOpenForm = <Definition extends PageDefinition>(
  definition: Definition,
  start: DraftStart,
  topics: LawByTopic,
): { readonly form: OpenForm<Definition>; readonly sessionNumber: number; readonly loaded: LoadedLaw } => {
  const plain = usePlainContext(definition);
  const personal = usePersonalSettings((state) => state.personal);
  const { session, sessionNumber } = useFormSession(definition, start, plain);
  const earlierPlace = useLastPlace(definition, session);
  const loaded = useLaw(topics);
  const { law } = loaded;
  const isLawPending = !loaded.isLoaded || loaded.retry !== null;
  const context = useMemo(() => ({ ...plain, law, isLawPending }), [plain, law, isLawPending]);
  useSessionContext(session, context);
  const form = useMemo(
    (): OpenForm<Definition> => ({
      definition,
      session,
      locale: definition.language,
      messages: formMessages(definition.language),
      name: outputName(definition),
      personal,
      lastPlace: earlierPlace,
    }),
    [definition, session, personal, earlierPlace],
  );
  return { form, sessionNumber, loaded };
};
