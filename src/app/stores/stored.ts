/** The part of `localStorage` the stores use, so that a test can bring its own. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A shelf that forgets, for private windows that forbid storage altogether.
 */
const emptyShelf: Shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's shelf, or one that forgets where the browser allows none. */
export const browserShelf = (): Shelf => {
  try {
    return globalThis.localStorage ?? emptyShelf;
  } catch {
    return emptyShelf;
  }
};

/** What happened on reading: nothing there, a value, or something that cannot be read. */
export type Reading = { readonly type: "absent" | "broken" } | { readonly type: "value"; readonly value: unknown };

/** Reads the JSON kept under a key. */
export const readStored = (shelf: Shelf, key: string): Reading => {
  try {
    const text = shelf.getItem(key);
    if (text === null) return { type: "absent" };
    return { type: "value", value: JSON.parse(text) as unknown };
  } catch {
    return { type: "broken" };
  }
};

type Members = Readonly<Record<string, "string" | "number">>;
type MembersOf<Names extends Members> = {
  readonly [Name in keyof Names]?: Names[Name] extends "string" ? string : number;
};

/**
 * The named members of a stored object that are of their type; null when it is no object. `isWhole` is false when one
 * has another type.
 *
 * For the settings every page reads: a schema library for two flat lists would weigh more than the pages.
 *
 * @example membersOf({ a: "x", b: "y" }, { a: "string", b: "number" }) → { members: { a: "x" }, isWhole: false }
 */
export const membersOf = <Names extends Members>(
  value: unknown,
  names: Names,
): { readonly members: MembersOf<Names>; readonly isWhole: boolean } | null => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(names, name) && one !== undefined);
  const good = given.filter(
    ([name, one]) => typeof one === names[name] && (names[name] === "string" || isFinite(one as number)),
  );
  return { members: Object.fromEntries(good) as MembersOf<Names>, isWhole: good.length === given.length };
};

const MOST_ASIDE = 5;
const asideKeys = (key: string): readonly string[] =>
  Array.from({ length: MOST_ASIDE }, (_, place) => `${key}_unreadable_${place + 1}`);

/** Copies what cannot be read to a key of its own: the next save must not be the end of it. */
export const setAside = (shelf: Shelf, key: string): void => {
  try {
    const text = shelf.getItem(key);
    if (text === null) return;
    for (const aside of asideKeys(key)) {
      const there = shelf.getItem(aside);
      if (there === null) shelf.setItem(aside, text);
      if (there === null || there === text) return;
    }
  } catch {
    // A browser that refuses the copy has refused the original as well.
  }
};

/** What was set aside of a key, by the key it is under now. */
export const asideOf = (shelf: Shelf, key: string): readonly (readonly [key: string, text: string])[] =>
  asideKeys(key).flatMap((aside) => {
    const text = shelf.getItem(aside);
    return text === null ? [] : [[aside, text] as const];
  });

/** Keeps a value as JSON under a key; false when the browser refuses. */
export const writeStored = (shelf: Shelf, key: string, value: unknown): boolean => {
  try {
    shelf.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Calls back when another tab changes one of the keys; returns how to stop. */
export const onOtherTab = (key: string, changed: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) changed();
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};
