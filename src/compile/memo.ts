/** Keeps what was made under a key for as long as everything it was made from stays the same. */
export type Memo = {
  readonly keep: <T>(key: string, madeFrom: readonly string[], make: () => T) => T;
  /** Forgets what was not asked for since the last sweep. */
  readonly sweep: () => void;
};

type Kept = { readonly version: string; readonly value: unknown };

/** An empty memo. The caller asks for one type under one key. */
export const createMemo = (): Memo => {
  const kept = new Map<string, Kept>();
  const asked = new Set<string>();
  return {
    keep: <T>(key: string, madeFrom: readonly string[], make: () => T): T => {
      asked.add(key);
      const version = madeFrom.join("|");
      const known = kept.get(key);
      if (known?.version === version) return known.value as T;
      const value = make();
      kept.set(key, { version, value });
      return value;
    },
    sweep: () => {
      for (const key of kept.keys()) if (!asked.has(key)) kept.delete(key);
      asked.clear();
    },
  };
};
