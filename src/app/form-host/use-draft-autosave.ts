import { useEffect, useMemo, useRef, useState } from "react";
import { formMessages } from "../../i18n/form.ts";
import type { ConflictingAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { storedLocationName } from "../../ui/form/context/form-location.ts";
import type { FormLocation } from "../../ui/form/context/form-location.ts";
import type { AnswerConflicts } from "../../ui/form/start/conflicting-answers.tsx";
import type { SaveStatus } from "../../ui/form/page/save-indicator.tsx";
import { entryName } from "../../text/words/entry-name.ts";
import { download } from "../shared/download.ts";
import { draftWriter, loadDraft } from "../storage/drafts.ts";
import type { DraftMerger } from "../storage/write-drafts.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { autosaveUndecided, createAutosave, noAutosave } from "./draft/autosave.ts";
import type { Autosave } from "./draft/autosave.ts";
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
  readonly location: FormLocation;
  /** False if the visitor chose not to save on this device; null until they chose. */
  readonly keeps: boolean | null;
};

const timeOfDay = (locale: string) => (): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date());

const NO_CONFLICTS: readonly ConflictingAnswer[] = [];

/** Used when answers are not stored, so that no other tab can see them. */
const noSync: Pick<DraftSync, "conflicts" | "onConflictsChange" | "resolveConflict"> = {
  conflicts: () => NO_CONFLICTS,
  onConflictsChange: () => () => undefined,
  resolveConflict: () => undefined,
};

/** Save status of the draft, and conflicting answers from other tabs. */
export type DraftAutosave = {
  readonly save: SaveStatus;
  readonly conflicts: AnswerConflicts;
  /** Downloads the answers as a file and returns its name. */
  readonly onFile: () => string;
};

type DraftToSave = Pick<AutosaveOptions, "definition" | "language" | "session" | "keeps"> & Pick<DraftControl, "start">;

type DraftSaving = { readonly autosave: Autosave; readonly sync: DraftSync | null };

type DraftMemory = ReturnType<typeof draftMemory>;

/** The autosave of a draft and its synchronization with other tabs; no synchronization while nothing is stored. */
const createDraftSaving = (
  { definition, language, session, start, keeps }: DraftToSave,
  memory: DraftMemory,
): DraftSaving => {
  if (!keeps) return { autosave: keeps === null ? autosaveUndecided : noAutosave, sync: null };
  const currentDraft = (step: string | null, others: readonly ConflictingAnswer[]) =>
    draftOf({ definition, language, session, start }, step, others);
  const sync = createDraftSync({
    memory,
    session,
    draftOf: currentDraft,
    load: async () => {
      const reading = await loadDraft(start.id);
      return reading.type === "found" ? reading.draft : null;
    },
    save: async (given, ours) => (await draftWriter()).saveDraft(given, ours, () => loadMergeCode(definition)),
    mergeCode: () => loadMergeCode(definition),
  });
  const write = async (step: string | null): Promise<StorageFailure | null> => {
    const failure = await sync.write(step);
    // The last save may complete after the visitor used quick exit.
    if (failure === null && !tabMemory(definition.id).usedQuickExit()) openDrafts.add(start.id);
    return failure;
  };
  let writer: Awaited<ReturnType<typeof draftWriter>> | null = null;
  // If it fails to load, the next save tries again.
  draftWriter().then(
    (loaded) => (writer = loaded),
    () => undefined,
  );
  const lastCopy = {
    keep: (step: string | null): void =>
      writer?.storeUnsaved({ draft: currentDraft(step, memory.conflicts), base: memory.lastSeen }),
    drop: () => writer?.removeUnsaved(start.id),
  };
  return { autosave: createAutosave(write, start.step, timeOfDay(definition.language), lastCopy), sync };
};

/** Saves after each change of the draft, and when the visitor leaves the page. */
const useSaveOnChange = (session: FormSession, autosave: Autosave): void => {
  useEffect(() => {
    const unsubscribe = session.onDraftChange(autosave.scheduleSave);
    const stop = autosave.saveOnLeave();
    return () => {
      unsubscribe();
      stop();
    };
  }, [session, autosave]);
};

/** Merges changes that another tab saved to the same draft. */
const useMergeOnChange = (sync: DraftSync | null, id: string): void => {
  useEffect(() => {
    if (!sync) return;
    return onOtherTabs((changed) => {
      // If the merge code failed to load, the next save merges.
      if (changed === id) sync.mergeStored().catch(() => undefined);
    });
  }, [sync, id]);
};

/** Saves the location in the form as the draft's current step. */
const useSaveStep = (session: FormSession, autosave: Autosave, location: FormLocation): void => {
  const saved = useRef<FormLocation | null>(null);
  useEffect(() => {
    const name = storedLocationName(location);
    if (name === null) return;
    autosave.setStep(name);
    // The same draft in another language of the page: already stored.
    if (saved.current === location) return;
    saved.current = location;
    // Opening a page creates no draft, so only a started draft stores its step.
    if (Object.keys(session.answers()).length > 0) autosave.scheduleSave();
  }, [location, session, autosave]);
};

/** Conflicting answers of other tabs; resolving one is saved. */
const useConflicts = ({ autosave, sync }: DraftSaving): AnswerConflicts =>
  useMemo((): AnswerConflicts => {
    const { conflicts, onConflictsChange, resolveConflict } = sync ?? noSync;
    const choose = (other: ConflictingAnswer, isUsed: boolean): void => {
      resolveConflict(other, isUsed);
      autosave.scheduleSave();
    };
    return { list: conflicts, onChange: onConflictsChange, resolve: choose };
  }, [sync, autosave]);

/** Saves the draft on this device while it changes, in this tab or another one. */
export const useDraftAutosave = (options: AutosaveOptions): DraftAutosave => {
  const { definition, language, session, draft, location, keeps } = options;
  const { start } = draft;
  const memory = useMemo(() => draftMemory(start.stored), [start]);
  const saving = useMemo(
    () => createDraftSaving({ definition, language, session, start, keeps }, memory),
    [definition, language, session, start, keeps, memory],
  );
  const { autosave, sync } = saving;
  useSaveOnChange(session, autosave);
  useMergeOnChange(sync, start.id);
  useSaveStep(session, autosave, location);
  const conflicts = useConflicts(saving);
  const [savedToFile, setSavedToFile] = useState<RawAnswers | null>(null);
  const safe = useMemo(() => [start.answers, savedToFile], [start, savedToFile]);
  useLeaveGuard({ session, save: autosave, messages: formMessages(definition.language), safe });
  const onFile = (): string => {
    const title = formMessages(definition.language).fileOf(entryName(definition.entry));
    const file = fileNamingOf(definition)(title, "json");
    const current = draftOf({ definition, language, session, start }, null, memory.conflicts);
    download(file, writeDraftFile(current), "application/json");
    setSavedToFile(current.answers);
    return file;
  };
  return { save: autosave, conflicts, onFile };
};

const loadMergeCode = async (definition: PageDefinition): Promise<DraftMerger> =>
  (await import("./draft/merge-drafts.ts")).createDraftMerger(definition);
