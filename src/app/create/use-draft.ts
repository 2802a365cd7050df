import { useEffect, useRef, useState } from "react";
import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import { formWords } from "../../i18n/form.ts";
import { resumePlace } from "../../ui/form/flow.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { Moves } from "../../ui/form/moves.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { deleteDraft } from "../storage/drafts.ts";
import { newDraft } from "./draft-start.ts";
import type { DraftStart } from "./draft-start.ts";
import { tabMemory } from "./tab-memory.ts";
import { usePlainContext } from "./use-open-form.ts";
import type { StoredDraft } from "./use-stored-draft.ts";

/** The draft a page works on, and what can be done with it as a whole. */
export type DraftControl = {
  readonly start: DraftStart;
  /** Puts a new draft in its place; what was there stays on the device. */
  readonly begin: () => void;
  /** Begins anew with the answers of a file; false when it holds none for a page of these ids. */
  readonly open: (file: File, definitions: readonly string[]) => Promise<boolean>;
  /** Removes it from the device and begins anew. */
  readonly discard: () => Promise<void>;
};

/** The draft found on the device, or a new one. */
export const useDraft = (
  definition: PageDefinition,
  stored: Extract<StoredDraft, { readonly type: "ready" }>,
  carried: RawAnswers | null,
): DraftControl => {
  const { earlier } = stored;
  const words = formWords(definition.language);
  const context = usePlainContext(definition);
  const fresh = (): DraftStart =>
    newDraft(carried && earlier ? earlier.fitCarried(carried, definition, context) : undefined);
  const [start, setStart] = useState<DraftStart>(() =>
    earlier && stored.draft && !carried ? earlier.startFrom(stored.draft, definition, context) : fresh(),
  );
  const memory = tabMemory(definition.id);
  return {
    start,
    begin: () => {
      // A draft nobody touched yet is as good as a new one, and may hold answers another page sent along.
      const next = start.saved === null ? start : fresh();
      memory.setLeft(false);
      memory.setOpenDraft(next.id);
      setStart(next);
    },
    open: async (file, definitions) => {
      const [{ readDraftFile }, { earlierAnswers }] = await Promise.all([
        import("../storage/draft-file.ts"),
        import("./earlier-answers.ts"),
      ]);
      const given = readDraftFile(await file.text());
      if (!given || !definitions.includes(given.definition)) return false;
      const { answers, kept, notices } = earlierAnswers.startFrom(given, definition, context);
      memory.setLeft(false);
      setStart({ ...newDraft(answers), kept, notices });
      return true;
    },
    discard: async () => {
      await deleteDraft(start.id);
      memory.setOpenDraft(null);
      setStart({ ...newDraft(), notices: [words.draftDeleted] });
    },
  };
};

/** Goes on where the draft was left, once, instead of showing the start panel. */
export const useResume = (
  form: OpenForm,
  start: DraftStart,
  place: FormPlace,
  moves: Moves,
  resumes: boolean,
): void => {
  const isDone = useRef(!resumes);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (place.at === "start") moves.go(resumePlace(form.definition, form.session.view(), start.step), true);
  }, [form, start, place, moves]);
};
