import { useEffect, useRef, useState } from "react";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { formMessages } from "../../i18n/form.ts";
import { resumeLocation } from "../../ui/form/context/step-order.ts";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { deleteDraft } from "../storage/drafts.ts";
import { newDraft } from "./draft-start.ts";
import type { DraftStart } from "./draft-start.ts";
import { normalizePrefill, startFromDraft } from "./earlier-answers.ts";
import { openDrafts, tabMemory } from "./draft/tab-memory.ts";
import { usePlainContext } from "./use-open-form.ts";
import type { StoredDraft } from "./draft/use-stored-draft.ts";

/** The draft of a page and the actions on it. */
export type DraftControl = {
  readonly start: DraftStart;
  /** Starts a new draft in its place; the old one stays on the device. */
  readonly begin: () => void;
  /** Starts over with the answers of a file; false if the file has no draft for a page with these ids. */
  readonly open: (file: File, definitions: readonly string[]) => Promise<boolean>;
  /** Deletes the draft and starts over. If the browser refuses, keeps it and reports the failure. */
  readonly discard: () => Promise<void>;
};

/** The draft found on the device, or a new one. */
export const useDraft = (definition: PageDefinition, stored: StoredDraft, prefill: RawAnswers | null): DraftControl => {
  const messages = formMessages(definition.language);
  const context = usePlainContext(definition);
  const fresh = (): DraftStart => newDraft(prefill ? normalizePrefill(prefill, definition, context) : undefined);
  const [start, setStart] = useState<DraftStart>(() =>
    stored.draft && !prefill ? startFromDraft(stored.draft, definition, context) : fresh(),
  );
  const memory = tabMemory(definition.id);
  return {
    start,
    begin: () => {
      // An untouched draft is as good as a new one and may contain prefilled answers.
      const next = start.stored === null ? start : fresh();
      memory.setUsedQuickExit(false);
      // Remember it only after it is stored: a draft that is never saved must leave no trace.
      openDrafts.remove(start.id);
      setStart(next);
    },
    open: async (file, definitions) => {
      const { readDraftFile } = await import("../storage/draft-file.ts");
      const given = readDraftFile(await file.text());
      if (!given || !definitions.includes(given.definition)) return false;
      const { answers, kept, notices } = startFromDraft(given, definition, context);
      memory.setUsedQuickExit(false);
      openDrafts.remove(start.id);
      setStart({ ...newDraft(answers), kept, notices });
      return true;
    },
    discard: async () => {
      if (!(await deleteDraft(start.id))) return setStart({ ...start, notices: [messages.draftNotDeleted] });
      openDrafts.remove(start.id);
      setStart({ ...newDraft(), notices: [messages.draftDeleted] });
    },
  };
};

/** Resumes the draft where it was left, once, instead of showing the start panel. */
export const useResume = (
  form: OpenForm,
  start: DraftStart,
  location: FormLocation,
  navigation: FormNavigation,
  resumes: boolean,
): void => {
  const isDone = useRef(!resumes);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (location.page === "start")
      navigation.go(resumeLocation(form.definition, form.session.view(), start.step), true);
  }, [form, start, location, navigation]);
};
