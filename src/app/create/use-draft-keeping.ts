import { useEffect, useMemo } from "react";
import type { Draft } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import type { FormPlace } from "../../ui/form/form-place.ts";
import type { SaveStatus } from "../../ui/form/save-line.tsx";
import { nowIso } from "../clock.ts";
import { saveDraft } from "../storage/drafts.ts";
import { createAutosave, noAutosave } from "./autosave.ts";
import type { DraftStart } from "./draft-start.ts";
import { tabMemory } from "./tab-memory.ts";

type Keeping = {
  readonly definition: PageDefinition;
  /** Language of the document. */
  readonly language: string;
  readonly session: FormSession;
  readonly start: DraftStart;
  readonly place: FormPlace;
  /** False where the visitor wants nothing kept on this device. */
  readonly keeps: boolean;
};

const timeOfDay = (locale: string) => (): string =>
  new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date());

/** Keeps the draft on this device while it changes. */
export const useDraftKeeping = (keeping: Keeping): SaveStatus => {
  const { definition, language, session, start, place, keeps } = keeping;
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
    if (place.at !== "step") return;
    autosave.at(place.step);
    // Only a draft that has begun remembers its step; opening a page makes none.
    if (Object.keys(session.answers()).length > 0) autosave.touch();
  }, [place, session, autosave]);
  return autosave;
};

const draftOf = (
  { definition, language, session, start }: Pick<Keeping, "definition" | "language" | "session" | "start">,
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
