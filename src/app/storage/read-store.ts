import { isSameRaw } from "../../fields/is-same-raw.ts";
import type { Draft } from "../../model/answers.ts";
import type { Database, RecordStore } from "./database.ts";

/**
 * A stored record that cannot be parsed. It is never changed; only clearing the site's data in the browser deletes it.
 */
export type UnreadableRecord = {
  readonly store: string;
  /** The database key: text, or the value another program used. */
  readonly key: unknown;
  readonly value: unknown;
};

export type StoreContent<T> = { readonly records: readonly T[]; readonly unreadable: readonly UnreadableRecord[] };

/** Whether a readable record is stored under its own id; otherwise a change would overwrite another record. */
export const isStoredUnderOwnId = (record: { readonly id: string }, key: IDBValidKey): boolean => record.id === key;

/** Splits a store's entries into readable records and unreadable ones. */
export const splitRecords = <T extends { readonly id: string }>(
  store: RecordStore,
  kept: readonly (readonly [key: IDBValidKey, value: unknown])[],
  read: (record: unknown) => T | null,
): StoreContent<T> => {
  const records: T[] = [];
  const unreadable: UnreadableRecord[] = [];
  for (const [key, value] of kept) {
    const record = read(value);
    if (record && isStoredUnderOwnId(record, key)) records.push(record);
    else unreadable.push({ store, key, value });
  }
  return { records, unreadable };
};

/** All records of a store. */
export const readStore = async <T extends { readonly id: string }>(
  database: Database,
  store: RecordStore,
  read: (record: unknown) => T | null,
): Promise<StoreContent<T>> => {
  const { store: source, done } = database.transaction(store);
  const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll(), done]);
  return splitRecords(
    store,
    keys.map((key, index) => [key, values[index]] as const),
    read,
  );
};

/** Another key for an unreadable record, so that it is not overwritten by what is stored under its key. */
export const unreadableKey = (key: string): string => `${key}~${crypto.randomUUID()}`;

type Content = Pick<Draft, "answers" | "kept" | "others">;

const contentOf = (record: unknown): Content | null =>
  typeof record === "object" && record !== null && "answers" in record && "kept" in record ? (record as Content) : null;

/** Whether two drafts have the same answers and decisions, regardless of time and version. */
export const hasSameContent = (a: unknown, b: unknown): boolean => {
  const [one, other] = [contentOf(a), contentOf(b)];
  if (!one || !other) return false;
  return isSameRaw([one.answers, one.kept, one.others ?? []], [other.answers, other.kept, other.others ?? []]);
};
