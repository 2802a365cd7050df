import { useEffect, useMemo, useRef, useState } from "react";
import { formWords } from "../../i18n/form.ts";
import type { ConflictingAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { StorageFailure } from "../../model/storage-failure.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { storedLocationName } from "../../ui/form/context/form-location.ts";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { OtherTabs } from "../../ui/form/start/other-answers.tsx";
import type { SaveStatus } from "../../ui/form/page/save-indicator.tsx";
import { entryName } from "../../text/words/entry-name.ts";
import { download } from "../shared/download.ts";
import { draftWriter, loadDraft } from "../storage/drafts.ts";
import type { DraftMerger } from "../storage/write-drafts.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { autosaveUndecided, createAutosave, noAutosave } from "./draft/autosave.ts";
import { draftOf } from "./draft-record.ts";
import { createDraftSync, draftMemory } from "./draft/draft-sync.ts";
import type { DraftSync } from "./draft/draft-sync.ts";
import { fileNamingOf } from "./draft/file-name-of.ts";
import { openDrafts, tabMemory } from "./draft/tab-memory.ts";
import type { DraftControl } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { writeDraftFile } from "./draft/write-draft-file.ts";

type AutosaveOptions = {
  readonly definition: PageDefinition;
  /** Language of the document. */
  readonly language: string;
  readonly session: FormSession;
  readonly draft: DraftControl;
  readonly place: FormLocation;
  /** False if the visitor chose not to save on this device; null until they chose. */
  readonly keeps: boolean | null;
};

const timeOfDay = (locale: string) => (): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date());

const NO_OTHERS: readonly ConflictingAnswer[] = [];

/** Used when answers are not stored, so that no other tab can see them. */
const noSync: Pick<DraftSync, "others" | "onOthers" | "settle"> = {
  others: () => NO_OTHERS,
  onOthers: () => () => undefined,
  settle: () => undefined,
};

/** Save status of the draft, and conflicting answers from other tabs. */
export type DraftAutosave = {
  readonly save: SaveStatus;
  readonly others: OtherTabs;
  /** Downloads the answers as a file and returns its name. */
  readonly onFile: () => string;
};

/** Saves the draft on this device while it changes, in this tab or another one. */
export const useDraftAutosave = (keeping: AutosaveOptions): DraftAutosave => {
  const { definition, language, session, draft, place, keeps } = keeping;
  const { start } = draft;
  const memory = useMemo(() => draftMemory(start.stored), [start]);
  const { autosave, sync } = useMemo(() => {
    if (!keeps) return { autosave: keeps === null ? autosaveUndecided : noAutosave, sync: null };
    const made = createDraftSync({
      memory,
      session,
      draftOf: (step, others) => draftOf({ definition, language, session, start }, step, others),
      load: async () => {
        const reading = await loadDraft(start.id);
        return reading.type === "found" ? reading.draft : null;
      },
      save: async (given, ours) => (await draftWriter()).saveDraft(given, ours, () => loadMergeCode(definition)),
      mergeCode: () => loadMergeCode(definition),
    });
    const write = async (step: string | null): Promise<StorageFailure | null> => {
      const failure = await made.write(step);
      // The last save may complete after the visitor used quick exit.
      if (failure === null && !tabMemory(definition.id).usedQuickExit()) openDrafts.add(start.id);
      return failure;
    };
    let code: Awaited<ReturnType<typeof draftWriter>> | null = null;
    // If it fails to load, the next save tries again.
    draftWriter().then(
      (loaded) => (code = loaded),
      () => undefined,
    );
    const lastCopy = {
      keep: (step: string | null): void =>
        code?.storeUnsaved({
          draft: draftOf({ definition, language, session, start }, step, memory.others),
          base: memory.known,
        }),
      drop: () => code?.removeUnsaved(start.id),
    };
    return { autosave: createAutosave(write, start.step, timeOfDay(definition.language), lastCopy), sync: made };
  }, [definition, language, session, start, keeps, memory]);
  useEffect(() => {
    const unsubscribe = session.onDraftChange(autosave.scheduleSave);
    const unwatch = autosave.saveOnLeave();
    return () => {
      unsubscribe();
      unwatch();
    };
  }, [session, autosave]);
  useEffect(() => {
    if (!sync) return;
    return onOtherTabs((changed) => {
      // If the merge code failed to load, the next save merges.
      if (changed === start.id) sync.follow().catch(() => undefined);
    });
  }, [sync, start.id]);
  const saved = useRef<FormLocation | null>(null);
  useEffect(() => {
    const name = storedLocationName(place);
    if (name === null) return;
    autosave.setStep(name);
    // The same draft in another language of the page: already stored.
    if (saved.current === place) return;
    saved.current = place;
    // Opening a page creates no draft, so only a started draft stores its step.
    if (Object.keys(session.answers()).length > 0) autosave.scheduleSave();
  }, [place, session, autosave]);
  const others = useMemo((): OtherTabs => {
    const { others: all, onOthers, settle } = sync ?? noSync;
    const choose = (other: ConflictingAnswer, isUsed: boolean): void => {
      settle(other, isUsed);
      autosave.scheduleSave();
    };
    return { all, onChange: onOthers, settle: choose };
  }, [sync, autosave]);
  const [filed, setFiled] = useState<RawAnswers | null>(null);
  const safe = useMemo(() => [start.answers, filed], [start, filed]);
  useLeaveGuard({ session, save: autosave, words: formWords(definition.language), safe });
  const onFile = (): string => {
    const title = formWords(definition.language).fileOf(entryName(definition.entry));
    const file = fileNamingOf(definition)(title, "json");
    const now = draftOf({ definition, language, session, start }, null, memory.others);
    download(file, writeDraftFile(now), "application/json");
    setFiled(now.answers);
    return file;
  };
  return { save: autosave, others, onFile };
};

const loadMergeCode = async (definition: PageDefinition): Promise<DraftMerger> =>
  (await import("./draft/merge-drafts.ts")).createDraftMerger(definition);
