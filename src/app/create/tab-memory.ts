import { site } from "virtual:catalog-site";

/**
 * What one browser tab remembers of its forms: which draft is open, and that somebody left in a hurry.
 *
 * It survives a reload and ends with the tab. Where the browser allows none, nothing is remembered.
 */
export type TabMemory = {
  readonly openDraft: () => string | null;
  readonly setOpenDraft: (draft: string | null) => void;
  /** After "Exit this page" the Back button of this tab must not show a draft. */
  readonly wasLeft: () => boolean;
  readonly setLeft: (left: boolean) => void;
};

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser without session storage forgets; the form works all the same.
  }
};

/** The memory of this tab for one document page. */
export const tabMemory = (definition: string): TabMemory => {
  const draftKey = `${site.storagePrefix}_open_draft_${definition}`;
  const leftKey = `${site.storagePrefix}_left_${definition}`;
  return {
    openDraft: () => read(draftKey),
    setOpenDraft: (draft) => write(draftKey, draft),
    wasLeft: () => read(leftKey) !== null,
    setLeft: (left) => write(leftKey, left ? "1" : null),
  };
};
