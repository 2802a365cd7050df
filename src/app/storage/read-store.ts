import type { Database, RecordStore } from "./database.ts";

/** A record that cannot be read. It stays on the device as it is until the visitor deletes it with the browser. */
export type AsideRecord = { readonly store: string; readonly key: string; readonly value: unknown };

export type StoreReading<T> = { readonly records: readonly T[]; readonly aside: readonly AsideRecord[] };

/** Whether a record that could be read is kept under its own id; under another one, a change to it would hit a stranger. */
export const isUnderItsId = (record: { readonly id: string }, key: IDBValidKey): boolean => record.id === key;

/** Parts what a store holds into records that can be read and those that cannot. */
export const partRecords = <T extends { readonly id: string }>(
  store: RecordStore,
  kept: readonly (readonly [key: IDBValidKey, value: unknown])[],
  read: (record: unknown) => T | null,
): StoreReading<T> => {
  const records: T[] = [];
  const aside: AsideRecord[] = [];
  for (const [key, value] of kept) {
    const record = read(value);
    if (record && isUnderItsId(record, key)) records.push(record);
    else aside.push({ store, key: String(key), value });
  }
  return { records, aside };
};

/** Everything a store holds. */
export const readStore = async <T extends { readonly id: string }>(
  database: Database,
  store: RecordStore,
  read: (record: unknown) => T | null,
): Promise<StoreReading<T>> => {
  const { store: source, done } = database.transaction(store);
  const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll(), done]);
  return partRecords(
    store,
    keys.map((key, place) => [key, values[place]] as const),
    read,
  );
};

/** Another key for a record that cannot be read, so that what is written under its key does not replace it. */
export const asideKey = (key: string): string => `${key}~${crypto.randomUUID()}`;
