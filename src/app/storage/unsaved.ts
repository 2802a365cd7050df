import { site } from "virtual:catalog-site";
import type { Draft } from "../../model/answers.ts";

/** A draft as it was when its page closed, and the state this page had last saved or read. */
export type UnsavedDraft = { readonly draft: Draft; readonly base: Draft | null };

const PREFIX = `${site.storagePrefix}_unsaved_`;

/**
 * Stores a draft whose page is closing, in `localStorage`, which is synchronous; the database might not finish in time.
 *
 * The key contains only the random id of the draft, so that it does not reveal the page.
 */
export const storeUnsaved = (unsaved: UnsavedDraft): void => {
  try {
    localStorage.setItem(PREFIX + unsaved.draft.id, JSON.stringify(unsaved));
  } catch {
    // There is no room; the save that is in progress may still complete.
  }
};

export const removeUnsaved = (draft: string): void => {
  try {
    localStorage.removeItem(PREFIX + draft);
  } catch {
    // Where the browser blocks storage, nothing was kept.
  }
};

/** The JSON of every draft kept when its page closed, by draft id. */
export const unsavedDrafts = (): readonly (readonly [draft: string, text: string])[] => {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, text]) => [key.slice(PREFIX.length), String(text)]);
  } catch {
    return [];
  }
};
