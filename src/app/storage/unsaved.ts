import { site } from "virtual:catalog-site";
import type { Draft } from "../../model/answers.ts";

/** A draft as it was when its page closed, and the state this page had last saved or read. */
export type UnsavedDraft = { readonly draft: Draft; readonly base: Draft | null };

const PREFIX = `${site.storagePrefix}_unsaved_`;

/**
 * Keeps a draft whose page is closing. The database would not finish in time; `localStorage` stores at once.
 *
 * The key has the random id of the draft, so that it names no page.
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
