/** Stores results across runs, keyed by everything they were made from. Results must be plain JSON. */
export type CompileCache = {
  /** Undefined if nothing is stored for these parts. */
  readonly read: (madeFrom: readonly string[]) => unknown;
  readonly write: (madeFrom: readonly string[], value: unknown) => void;
};

/** A store that stores nothing. */
export const noCache: CompileCache = { read: () => undefined, write: () => undefined };

/** Caches values by key until anything they were made from changes. */
export type Memo = {
  readonly memoize: <T>(key: string, madeFrom: readonly string[], make: () => T) => T;
  /** Like `memoize`, but for plain JSON, which is also stored across runs. */
  readonly store: <T>(key: string, madeFrom: readonly string[], make: () => T) => T;
  /** Evicts entries not requested since the last sweep. */
  readonly sweep: () => void;
};

type MemoEntry = { readonly version: string; readonly value: unknown };

const stored = <T>(store: CompileCache, madeFrom: readonly string[], make: () => T): T => {
  const known = store.read(madeFrom);
  if (known !== undefined) return known as T;
  const value = make();
  store.write(madeFrom, value);
  return value;
};

/** Creates an empty memo. Each key must always be used with the same type; `purpose` separates kinds of results in the store. */
export const createMemo = (store: CompileCache = noCache, purpose = ""): Memo => {
  const kept = new Map<string, MemoEntry>();
  const asked = new Set<string>();
  const memoize = <T>(key: string, madeFrom: readonly string[], make: () => T): T => {
    asked.add(key);
    const version = madeFrom.join("|");
    const known = kept.get(key);
    if (known?.version === version) return known.value as T;
    const value = make();
    kept.set(key, { version, value });
    return value;
  };
  return {
    memoize,
    store: (key, madeFrom, make) => memoize(key, madeFrom, () => stored(store, [purpose, key, ...madeFrom], make)),
    sweep: () => {
      for (const key of kept.keys()) if (!asked.has(key)) kept.delete(key);
      asked.clear();
    },
  };
};
