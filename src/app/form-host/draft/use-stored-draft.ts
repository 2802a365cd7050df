import { useEffect, useState } from "react";
import type { Draft } from "../../../model/answers.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { listDrafts } from "../../storage/drafts.ts";
import { readFormLocation } from "../../../ui/form/context/form-location.ts";
import type { UnreadableRecord } from "../../storage/read-store.ts";
import { openDrafts, tabMemory } from "./tab-memory.ts";

/** `aside` is the draft that was open in this tab, if its record is unreadable. */
type Found = { readonly draft: Draft | null; readonly aside: UnreadableRecord | null };

/** The stored draft to open the page with; none while storage is being read. */
export type StoredDraft = Found & {
  /** True until storage has been read. */
  readonly isLoading: boolean;
};

const NONE: Found = { draft: null, aside: null };

/** The page a record belongs to, even if the rest of it is unreadable. */
const definitionOf = (record: unknown): string =>
  typeof record === "object" && record !== null && "definition" in record ? String(record.definition) : "";

/**
 * The draft to resume: the one that is open in this tab, otherwise the one that was changed last.
 *
 * After "Exit this page" there is none, so that this tab shows no trace of the form.
 */
const findDraft = async ({ id: definition, formerly = [] }: IndexEntry): Promise<Found> => {
  if (tabMemory(definition).usedQuickExit()) return NONE;
  const { records, unreadable } = await listDrafts();
  const isOwn = (record: unknown): boolean => [definition, ...formerly].includes(definitionOf(record));
  const own = records.filter(isOwn);
  for (const id of openDrafts.all()) {
    const draft = own.find((one) => one.id === id) ?? null;
    const aside = unreadable.find(({ key, value }) => key === id && isOwn(value)) ?? null;
    if (draft || aside) return { draft, aside };
  }
  return { draft: own[0] ?? null, aside: null };
};

/**
 * Loads the stored draft once, before the form opens, unless the caller has already loaded it (`given`).
 *
 * Throws (while rendering): when the device's storage fails.
 */
export const useStoredDraft = (listing: IndexEntry, given: Draft | null): StoredDraft => {
  const [stored, setStored] = useState<StoredDraft>({ ...NONE, isLoading: true });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: () => StoredDraft): void => {
      if (isCurrent) setStored(next);
    };
    const find = async (): Promise<void> => {
      const isAtStart = (): boolean => readFormLocation(location.search).page === "start";
      const opensAtStart = isAtStart();
      const found = given ? { ...NONE, draft: given } : await findDraft(listing);
      // A visitor who pressed Start meanwhile continues with that new draft.
      const isBegun = given === null && opensAtStart && !isAtStart();
      show(() => ({ ...(isBegun ? NONE : found), isLoading: false }));
    };
    find().catch((error: unknown) =>
      show(() => {
        throw error;
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [listing, given]);
  return stored;
};
