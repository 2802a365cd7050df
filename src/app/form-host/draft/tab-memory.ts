import { site } from "virtual:catalog-site";

/** Per-tab state of a form. Survives a reload and ends with the tab. */
export type TabMemory = {
  /** After "Exit this page" the Back button of this tab must not show a draft. */
  readonly usedQuickExit: () => boolean;
  readonly setUsedQuickExit: (left: boolean) => void;
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
    // Without session storage nothing is remembered; the form still works.
  }
};

const LEFT_KEY = `${site.storagePrefix}_left`;

const leftPages = (): string => read(LEFT_KEY) ?? "";

/** One of 16 digits that pages share, so that data left after a quick exit does not reveal which page was open. */
const digitOf = (definition: string): string =>
  ([...definition].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 16).toString(16);

const OPEN_KEY = `${site.storagePrefix}_open_drafts`;

const idsIn = (text: string | null): readonly string[] => (text ?? "").split(" ").filter((id) => id !== "");

/** The drafts open in this tab, by random ids, so that neither keys nor values reveal a page. */
export const openDrafts = {
  /** Their ids, the latest first. */
  all: (): readonly string[] => idsIn(read(OPEN_KEY)),
  add: (draft: string): void => write(OPEN_KEY, [draft, ...openDrafts.all().filter((id) => id !== draft)].join(" ")),
  remove: (draft: string): void =>
    write(
      OPEN_KEY,
      openDrafts
        .all()
        .filter((id) => id !== draft)
        .join(" ") || null,
    ),
  clear: (): void => write(OPEN_KEY, null),
};

/** The memory of this tab for one document page. */
export const tabMemory = (definition: string): TabMemory => {
  const page = digitOf(definition);
  return {
    usedQuickExit: () => leftPages().includes(page),
    setUsedQuickExit: (left) => write(LEFT_KEY, leftPages().replaceAll(page, "") + (left ? page : "") || null),
  };
};
