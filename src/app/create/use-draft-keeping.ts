import { useEffect, useMemo, useRef, useState } from "react";
import { formWords } from "../../i18n/form.ts";
import type { Draft, OtherAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { keptName } from "../../ui/form/form-place.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { OtherTabs } from "../../ui/form/other-answers.tsx";
import type { SaveStatus } from "../../ui/form/save-line.tsx";
import { entryName } from "../../text/entry-name.ts";
import { nowIso } from "../clock.ts";
import { download, fileName } from "../download.ts";
import { loadDraft, saveDraft } from "../storage/drafts.ts";
import type { MergeCode } from "../storage/drafts.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { shortName } from "../storage/short-names.ts";
import { autosaveUndecided, createAutosave, noAutosave } from "./autosave.ts";
import { createDraftSync, draftMemory } from "./draft-sync.ts";
import type { DraftSync } from "./draft-sync.ts";
import type { DraftStart } from "./draft-start.ts";
import { tabMemory } from "./tab-memory.ts";
import type { DraftControl } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { writeDraftFile } from "./write-draft-file.ts";

type Keeping = {
  readonly definition: PageDefinition;
  /** Language of the document. */
  readonly language: string;
  readonly session: FormSession;
  readonly draft: DraftControl;
  readonly place: FormPlace;
  /** False where the visitor wants nothing kept on this device; null until they chose. */
  readonly keeps: boolean | null;
};

const timeOfDay = (locale: string) => (): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date());

const NO_OTHERS: readonly OtherAnswer[] = [];

/** For answers that are not to be kept: no other tab can know them. */
const noSync: Pick<DraftSync, "others" | "onOthers" | "settle"> = {
  others: () => NO_OTHERS,
  onOthers: () => () => undefined,
  settle: () => undefined,
};

/** How it stands with the draft, and what other tabs answered differently. */
export type DraftKeeping = {
  readonly save: SaveStatus;
  readonly others: OtherTabs;
  /** Makes a file of the answers and gives its name. */
  readonly onFile: () => string;
};

/** Keeps the draft on this device while it changes, here or in another tab. */
export const useDraftKeeping = (keeping: Keeping): DraftKeeping => {
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
      save: (given, ours) => saveDraft(given, ours, () => loadMergeCode(definition)),
      mergeCode: () => loadMergeCode(definition),
    });
    const write = (step: string | null) => {
      tabMemory(definition.id).setOpenDraft(start.id);
      return made.write(step);
    };
    return { autosave: createAutosave(write, start.step, timeOfDay(definition.language)), sync: made };
  }, [definition, language, session, start, keeps, memory]);
  useEffect(() => {
    const unsubscribe = session.onDraft(autosave.touch);
    const unwatch = autosave.watch();
    return () => {
      unsubscribe();
      unwatch();
    };
  }, [session, autosave]);
  useEffect(() => {
    if (!sync) return;
    return onOtherTabs((changed) => {
      // Without the code that merges, the next save does it.
      if (changed === start.id) sync.follow().catch(() => undefined);
    });
  }, [sync, start.id]);
  const saved = useRef<FormPlace | null>(null);
  useEffect(() => {
    const name = keptName(place);
    if (name === null) return;
    autosave.at(name);
    // The same place under another language of the page: it is kept already.
    if (saved.current === place) return;
    saved.current = place;
    // Only a draft that has begun remembers its place; opening a page makes none.
    if (Object.keys(session.answers()).length > 0) autosave.touch();
  }, [place, session, autosave]);
  const others = useMemo((): OtherTabs => {
    const { others: all, onOthers, settle } = sync ?? noSync;
    const choose = (other: OtherAnswer, isUsed: boolean): void => {
      settle(other, isUsed);
      autosave.touch();
    };
    return { all, onChange: onOthers, settle: choose };
  }, [sync, autosave]);
  const [filed, setFiled] = useState<RawAnswers | null>(null);
  const safe = useMemo(() => [start.answers, filed], [start, filed]);
  useLeaveGuard({ session, save: autosave, words: formWords(definition.language), safe });
  const onFile = (): string => {
    const file = fileName(formWords(definition.language).fileOf(entryName(definition.entry)), "json");
    const now = draftOf({ definition, language, session, start }, null, memory.others);
    download(file, writeDraftFile(now), "application/json");
    setFiled(now.answers);
    return file;
  };
  return { save: autosave, others, onFile };
};

const loadMergeCode = async (definition: PageDefinition): Promise<MergeCode> =>
  (await import("./merge-drafts.ts")).mergeCode(definition);

const draftOf = (
  {
    definition,
    language,
    session,
    start,
  }: Pick<Keeping, "definition" | "language" | "session"> & { readonly start: DraftStart },
  step: string | null,
  others: readonly OtherAnswer[],
): Draft => ({
  format: 1,
  id: start.id,
  definition: definition.id,
  version: definition.version,
  hash: definition.hash,
  language,
  answers: session.answers(),
  step,
  kept: session.kept(),
  ...(others.length > 0 ? { others } : {}),
  created: start.created,
  changed: nowIso(),
  title: shortName(String(session.view().reserved["title"] ?? "")),
});
