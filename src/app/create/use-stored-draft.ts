import { useEffect, useState } from "react";
import type { Draft, RawAnswers } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import { listDrafts, loadDraft } from "../storage/drafts.ts";
import type { AsideRecord } from "../storage/read-store.ts";
import type { EarlierAnswers } from "./earlier-answers.ts";
import { tabMemory } from "./tab-memory.ts";

/** `aside` is the draft that was open in this tab, where it cannot be read any more. */
type Found = { readonly draft: Draft | null; readonly aside: AsideRecord | null };

/** The draft a page opens with, once it is known whether there is one. */
export type StoredDraft =
  | { readonly type: "loading" }
  | (Found & {
      readonly type: "ready";
      /** What reads the answers the page begins with; null where it begins with none. */
      readonly earlier: EarlierAnswers | null;
    });

const LOADING: StoredDraft = { type: "loading" };
const NONE: Found = { draft: null, aside: null };

/**
 * The draft to go on with: the one open in this tab, else the last one changed.
 *
 * After "Exit this page" there is none, so that nothing of it shows in this tab.
 */
const findDraft = async ({ id: definition, formerly = [] }: IndexEntry): Promise<Found> => {
  const memory = tabMemory(definition);
  if (memory.wasLeft()) return NONE;
  const id = memory.openDraft();
  if (id !== null) {
    const reading = await loadDraft(id);
    if (reading.type === "found") return { draft: reading.draft, aside: null };
    if (reading.type === "unreadable") return { draft: null, aside: reading.aside };
  }
  const { records } = await listDrafts();
  const last = records.find((draft) => [definition, ...formerly].includes(draft.definition)) ?? null;
  return { draft: last, aside: null };
};

/** Fetches what reads answers given earlier. */
const loadEarlier = async (): Promise<EarlierAnswers> => (await import("./earlier-answers.ts")).earlierAnswers;

/**
 * Looks for the draft once, before the form opens; `given` is one somebody else has found already, `carried` are answers
 * another page sent along.
 *
 * Throws (while rendering): when code for what was found could not be fetched.
 */
export const useStoredDraft = (listing: IndexEntry, given: Draft | null, carried: RawAnswers | null): StoredDraft => {
  const [stored, setStored] = useState<StoredDraft>(LOADING);
  // Moving on drops what was sent along; what reads it stays.
  const [isCarried, setCarried] = useState(carried !== null);
  if (carried !== null && !isCarried) setCarried(true);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: () => StoredDraft): void => {
      if (isCurrent) setStored(next);
    };
    const find = async (): Promise<void> => {
      const found = given ? { ...NONE, draft: given } : await findDraft(listing);
      const earlier = found.draft || isCarried ? await loadEarlier() : null;
      show(() => ({ type: "ready", ...found, earlier }));
    };
    find().catch((error: unknown) =>
      show(() => {
        throw error;
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [listing, given, isCarried]);
  return stored;
};
