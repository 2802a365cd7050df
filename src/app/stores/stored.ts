/** The part of `localStorage` the stores use, so that tests can replace it. */
export type KeyValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Fails every write, for private windows without storage: "Saved" must not be shown there. */
const refusingStorage: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("No localStorage", "SecurityError");
  },
  removeItem: () => undefined,
};

/** The browser's `localStorage`, or a storage whose writes fail if the browser blocks it. */
export const browserStorage = (): KeyValueStorage => {
  try {
    return globalThis.localStorage ?? refusingStorage;
  } catch {
    return refusingStorage;
  }
};

/** The outcome of reading: nothing stored, a value, or unreadable text. */
export type StoredValue = { readonly type: "absent" | "broken" } | { readonly type: "value"; readonly value: unknown };

/** Reads the JSON stored under a key. */
export const readStored = (storage: KeyValueStorage, key: string): StoredValue => {
  try {
    const text = storage.getItem(key);
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
 * The listed members of a stored object whose type is right; null if the value is not an object. `isWhole` is false if
 * any member had another type.
 *
 * Every page reads these settings; a schema library would be larger than the pages that need two flat lists.
 *
 * @example membersOf({ a: "x", b: "y" }, { a: "string", b: "number" }) → { members: { a: "x" }, isWhole: false }
 */
export const membersOf = <Names extends Members>(
  value: unknown,
  names: Names,
): { readonly members: MembersOf<Names>; readonly isWhole: boolean } | null => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const given = Object.entries(value).filter(([name, one]) => Object.hasOwn(names, name) && one !== undefined);
  const valid = given.filter(
    ([name, one]) => typeof one === names[name] && (names[name] === "string" || isFinite(one as number)),
  );
  return { members: Object.fromEntries(valid) as MembersOf<Names>, isWhole: valid.length === given.length };
};

const MAX_SET_ASIDE = 5;
const asideKeys = (key: string): readonly string[] =>
  Array.from({ length: MAX_SET_ASIDE }, (_, index) => `${key}_unreadable_${index + 1}`);

/** Copies an unreadable value to a separate key, because the next save overwrites it. */
export const quarantineUnreadable = (storage: KeyValueStorage, key: string): void => {
  try {
    const text = storage.getItem(key);
    if (text === null) return;
    for (const aside of asideKeys(key)) {
      const there = storage.getItem(aside);
      if (there === null) storage.setItem(aside, text);
      if (there === null || there === text) return;
    }
  } catch {
    // Nothing is lost if the copy fails: the browser would refuse the save that overwrites the original, too.
  }
};

/** Copies of unreadable values of a key, by the key of the copy. */
export const unreadableValues = (
  storage: KeyValueStorage,
  key: string,
): readonly (readonly [key: string, text: string])[] =>
  asideKeys(key).flatMap((aside) => {
    const text = storage.getItem(aside);
    return text === null ? [] : [[aside, text] as const];
  });

/** Stores a value as JSON under a key; false if the browser refuses. */
export const writeStored = (storage: KeyValueStorage, key: string, value: unknown): boolean => {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

/** Calls back when another tab changes one of the keys; returns an unsubscribe function. */
export const onOtherTab = (key: string, changed: () => void): (() => void) => {
  const listener = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) changed();
  };
  // While a page is prerendered, there are no other tabs.
  if (!("addEventListener" in globalThis)) return () => undefined;
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};
