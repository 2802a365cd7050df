import { useMemo, useState } from "react";
import { formWords } from "../../i18n/form.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { entryName } from "../../text/entry-name.ts";
import { today } from "../clock.ts";
import { useDocumentSettings, usePersonalSettings } from "../stores/browser-stores.ts";
import type { DraftStart } from "./draft-start.ts";
import { contextOf } from "./form-context.ts";
import type { Opening } from "./form-context.ts";
import { useLaw } from "./use-law.ts";
import type { LawNeeds, LoadedLaw } from "./use-law.ts";
import { useSession, useSessionContext } from "./use-session.ts";

const NO_LAW = {};

/** What a form of a definition may know before any law is loaded. */
export const usePlainContext = (definition: Opening) => {
  const settings = useDocumentSettings((state) => state.settings);
  const [day] = useState(today);
  return useMemo(() => contextOf(definition, settings, NO_LAW, day), [definition, settings, day]);
};

/**
 * The open form of a draft. Settings, the law of the place and a changed definition reach it at once.
 *
 * `turn` counts its sessions: the inputs on the page belong to one of them.
 */
export const useOpenForm = <Definition extends PageDefinition>(
  definition: Definition,
  start: DraftStart,
  needs: LawNeeds,
): { readonly form: OpenForm<Definition>; readonly turn: number; readonly loaded: LoadedLaw } => {
  const plain = usePlainContext(definition);
  const personal = usePersonalSettings((state) => state.personal);
  const { session, turn } = useSession(definition, start, plain);
  const loaded = useLaw(needs, session);
  const { law } = loaded;
  const isLawPending = !loaded.isHere || loaded.retry !== null;
  const context = useMemo(() => ({ ...plain, law, isLawPending }), [plain, law, isLawPending]);
  useSessionContext(session, context);
  const form = useMemo(
    (): OpenForm<Definition> => ({
      definition,
      session,
      locale: definition.language,
      words: formWords(definition.language),
      name: entryName(definition.entry),
      personal,
    }),
    [definition, session, personal],
  );
  return { form, turn, loaded };
};
