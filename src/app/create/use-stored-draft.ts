import { useEffect, useMemo, useState } from "react";
import type { Draft } from "../../model/answers.ts";
import { listDrafts, loadDraft } from "../storage/drafts.ts";
import { tabMemory } from "./tab-memory.ts";

/** The draft a page opens with, once it is known whether there is one. */
export type StoredDraft =
  | { readonly type: "loading" }
  | { readonly type: "ready"; readonly draft: Draft | null; readonly isUnreadable: boolean };

const NONE: StoredDraft = { type: "ready", draft: null, isUnreadable: false };

/**
 * The draft to go on with: the one open in this tab, else the last one changed.
 *
 * After "Exit this page" there is none, so that nothing of it shows in this tab.
 */
const findDraft = async (definition: string): Promise<StoredDraft> => {
  const memory = tabMemory(definition);
  if (memory.wasLeft()) return NONE;
  const id = memory.openDraft();
  if (id !== null) {
    const reading = await loadDraft(id);
    if (reading.type === "found") return { type: "ready", draft: reading.draft, isUnreadable: false };
    if (reading.type === "unreadable") return { type: "ready", draft: null, isUnreadable: true };
  }
  const { drafts } = await listDrafts();
  const last = drafts.find((draft) => draft.definition === definition) ?? null;
  return { type: "ready", draft: last, isUnreadable: false };
};

/** Looks for the draft once, before the form opens; `given` is one somebody else has found already. */
export const useStoredDraft = (definition: string, given: Draft | null): StoredDraft => {
  const [found, setFound] = useState<StoredDraft>({ type: "loading" });
  useEffect(() => {
    if (given) return;
    let isCurrent = true;
    void findDraft(definition).then((draft) => {
      if (isCurrent) setFound(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [definition, given]);
  return useMemo(() => (given ? { type: "ready", draft: given, isUnreadable: false } : found), [given, found]);
};
