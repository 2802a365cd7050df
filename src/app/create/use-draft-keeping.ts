import { useEffect, useMemo, useRef } from "react";
import type { Draft } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { keptName } from "../../ui/form/form-place.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { SaveStatus } from "../../ui/form/save-line.tsx";
import { nowIso } from "../clock.ts";
import { loadDraft, saveDraft } from "../storage/drafts.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { createAutosave, noAutosave } from "./autosave.ts";
import type { DraftStart } from "./draft-start.ts";
import { tabMemory } from "./tab-memory.ts";
import type { DraftControl } from "./use-draft.ts";
import { loadEarlier } from "./use-stored-draft.ts";

type Keeping = {
  readonly definition: PageDefinition;
  /** Language of the document. */
  readonly language: string;
  readonly session: FormSession;
  readonly draft: DraftControl;
  readonly place: FormPlace;
  /** False where the visitor wants nothing kept on this device. */
  readonly keeps: boolean;
};

const timeOfDay = (locale: string) => (): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date());

/** Keeps the draft on this device while it changes, here or in another tab. */
export const useDraftKeeping = (keeping: Keeping): SaveStatus => {
  const { definition, language, session, draft, place, keeps } = keeping;
  const { start } = draft;
  const autosave = useMemo(() => {
    if (!keeps) return noAutosave;
    const write = (step: string | null) => {
      tabMemory(definition.id).setOpenDraft(start.id);
      return saveDraft(draftOf({ definition, language, session, start }, step));
    };
    return createAutosave(write, start.step, timeOfDay(definition.language));
  }, [definition, language, session, start, keeps]);
  useEffect(() => {
    const unsubscribe = session.onDraft(autosave.touch);
    const unwatch = autosave.watch();
    return () => {
      unsubscribe();
      unwatch();
    };
  }, [session, autosave]);
  useEffect(() => {
    if (!keeps) return;
    const follow = async (): Promise<void> => {
      const [reading, earlier] = await Promise.all([loadDraft(start.id), loadEarlier()]);
      // What was typed here and is not saved yet goes first.
      if (reading.type !== "found" || autosave.waits() || hasSameAnswers(reading.draft, session)) return;
      draft.follow(reading.draft, earlier);
    };
    return onOtherTabs((changed) => {
      if (changed === start.id) void follow();
    });
  }, [keeps, start.id, session, autosave, draft]);
  const saved = useRef<FormPlace | null>(null);
  useEffect(() => {
    const name = keptName(place);
    if (name === null) return;
    autosave.at(name);
    // The same place with the answers of another tab: they are kept already.
    if (saved.current === place) return;
    saved.current = place;
    // Only a draft that has begun remembers its place; opening a page makes none.
    if (Object.keys(session.answers()).length > 0) autosave.touch();
  }, [place, session, autosave]);
  return autosave;
};

const hasSameAnswers = ({ answers, kept }: Draft, session: FormSession): boolean =>
  JSON.stringify([answers, kept]) === JSON.stringify([session.answers(), session.kept()]);

const draftOf = (
  {
    definition,
    language,
    session,
    start,
  }: Pick<Keeping, "definition" | "language" | "session"> & { readonly start: DraftStart },
  step: string | null,
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
  created: start.created,
  changed: nowIso(),
  title: String(session.view().reserved["title"] ?? ""),
});
