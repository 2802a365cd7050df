import type { SavedReview } from "../../model/review/saved-review.ts";
import type { TrackedItem, VaultDocument } from "../../model/storage/vault.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import { nowIso } from "../shared/clock.ts";
import { byLastChange } from "./change-order.ts";
import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import { unreadableKey, isStoredUnderOwnId, readStore } from "./read-store.ts";
import type { UnreadableRecord, StoreContent } from "./read-store.ts";
import { readers } from "./records/readers.ts";
import { shortNames } from "./records/short-names.ts";
import { failureOf } from "./storage-failure.ts";

/** The record type of each store. */
type RecordsByStore = {
  readonly documents: VaultDocument;
  readonly tracked: TrackedItem;
  readonly reviews: SavedReview;
};
type Store = keyof RecordsByStore;

/** A store's records and its unreadable entries; `failure` explains why the store itself could not be read. */
export type RecordList<T> = StoreContent<T> & { readonly failure: StorageFailure | null };

/** Outcome of reading one record. */
export type RecordLoadResult<T> =
  | { readonly type: "found"; readonly record: T }
  | { readonly type: "absent" | "failed" }
  | { readonly type: "unreadable"; readonly aside: UnreadableRecord };

type Reader<S extends Store> = (record: unknown) => RecordsByStore[S] | null;
const readerFor = <S extends Store>(store: S): Reader<S> => readers[store] as unknown as Reader<S>;

/** Every readable record of a store, most recently changed first; unreadable ones are listed separately. */
export const listRecords = async <S extends Store>(store: S): Promise<RecordList<RecordsByStore[S]>> => {
  try {
    const { records, unreadable } = await readStore<RecordsByStore[S]>(await openDatabase(), store, readerFor(store));
    return { records: records.map(shortNames).toSorted(byLastChange(nowIso())), unreadable, failure: null };
  } catch (error) {
    return { records: [], unreadable: [], failure: failureOf(error) };
  }
};

/**
 * Saves a record under its id; null on success. An unreadable record is not replaced.
 *
 * `onto` derives the new record from the stored one in the same transaction, because another tab may have changed it.
 */
export const saveRecord = async <S extends Store>(
  store: S,
  record: RecordsByStore[S],
  onto: (before: RecordsByStore[S]) => RecordsByStore[S] = () => record,
): Promise<StorageFailure | null> => {
  try {
    const database = await openDatabase();
    await runAtomically(database.transaction(store, "readwrite", STRICT_DURABILITY), async (change) => {
      const before: unknown = await change.store.get(record.id);
      const readable = readerFor(store)(before);
      const known = readable?.id === record.id ? readable : null;
      const next = known ? onto(known) : shortNames(record);
      // A record that its own reader rejects could never be shown again.
      if (!readerFor(store)(next)) throw new TypeError(`not a record of ${store}`);
      if (before !== undefined && !known) await change.store.put(before, unreadableKey(record.id));
      await change.store.put(next, record.id);
    });
    notifyOtherTabs();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

/** The record with that id. */
export const loadRecord = async <S extends Store>(
  store: S,
  id: string,
): Promise<RecordLoadResult<RecordsByStore[S]>> => {
  try {
    const database = await openDatabase();
    const value: unknown = await database.get(store, id);
    if (value === undefined) return { type: "absent" };
    const record = readerFor(store)(value);
    if (record && isStoredUnderOwnId(record, id)) return { type: "found", record: shortNames(record) };
    return { type: "unreadable", aside: { store, key: id, value } };
  } catch {
    return { type: "failed" };
  }
};

/** Deletes a record permanently; false if the browser refuses. */
export const removeRecord = async (store: Store, id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await runAtomically(database.transaction(store, "readwrite", STRICT_DURABILITY), (change) =>
      change.store.delete(id),
    );
    notifyOtherTabs();
    return true;
  } catch {
    return false;
  }
};
