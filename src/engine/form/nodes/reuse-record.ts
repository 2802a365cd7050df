/** A shared empty list: a thousand questions would otherwise allocate ten thousand of them. */
export const EMPTY_LIST: readonly never[] = [];

/** The list, or the shared empty one. */
export const orEmptyList = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? EMPTY_LIST : list);

type Flat = { readonly [key: string]: unknown };

const sameEntry = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  return a.length === b.length && a.every((entry, index) => Object.is(entry, b[index]));
};

/** Whether two records have the same values under the same keys; lists are compared entry by entry. */
export const isSameRecord = <T extends Flat>(a: T, b: T): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameEntry(a[key], b[key]));
};

/** The first record if the second is equal, so that listeners see no change. */
export const reuseRecord = <T extends Flat>(before: T | undefined, after: T): T =>
  before !== undefined && isSameRecord(before, after) ? before : after;

/** The first list if the second has the same entries. */
export const reuseList = <T>(before: readonly T[] | undefined, after: readonly T[]): readonly T[] =>
  before !== undefined && sameEntry(before, after) ? before : after;
