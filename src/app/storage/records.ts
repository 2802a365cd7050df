import type { SavedReview } from "../../model/saved-review.ts";
import type { TrackedItem, VaultDocument } from "../../model/vault.ts";
import { nowIso } from "../clock.ts";
import { byLastChange } from "./change-order.ts";
import { allOrNothing } from "./all-or-nothing.ts";
import { STRICT, openDatabase } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { asideKey, isUnderItsId, readStore } from "./read-store.ts";
import type { AsideRecord, StoreReading } from "./read-store.ts";
import { readers } from "./readers.ts";
import { shortNames } from "./short-names.ts";

/** Why something could not be kept: no room left, a browser that keeps nothing, or an error nobody foresaw. */
export type KeepFailure = "full" | "off" | "unexpected";

/** What each store holds. */
type Kept = { readonly documents: VaultDocument; readonly tracked: TrackedItem; readonly reviews: SavedReview };
type Store = keyof Kept;

/** What a store holds, what of it cannot be read, and whether the browser keeps anything at all. */
export type RecordList<T> = StoreReading<T> & { readonly off: boolean };

/** Outcome of reading one record. */
export type RecordReading<T> =
  | { readonly type: "found"; readonly record: T }
  | { readonly type: "absent" | "off" }
  | { readonly type: "unreadable"; readonly aside: AsideRecord };

// What the database throws at a value it cannot keep: no fault of the browser.
const FAULTY_VALUE: readonly string[] = ["DataCloneError", "DataError"];

/** What an error of keeping something means. Only an error of the database says that the browser keeps nothing. */
export const failureOf = (error: unknown): KeepFailure => {
  if (!(error instanceof DOMException) || FAULTY_VALUE.includes(error.name)) return "unexpected";
  return error.name === "QuotaExceededError" ? "full" : "off";
};

type Reader<S extends Store> = (record: unknown) => Kept[S] | null;
const readerFor = <S extends Store>(store: S): Reader<S> => readers[store] as unknown as Reader<S>;

/** Every record of a store, the last changed first. One that cannot be read is set aside; it never hides the others. */
export const listRecords = async <S extends Store>(store: S): Promise<RecordList<Kept[S]>> => {
  try {
    const { records, aside } = await readStore<Kept[S]>(await openDatabase(), store, readerFor(store));
    return { records: records.map(shortNames).toSorted(byLastChange(nowIso())), aside, off: false };
  } catch {
    return { records: [], aside: [], off: true };
  }
};

/**
 * Keeps a record under its id; null when it worked. One that cannot be read is not replaced.
 *
 * `onto` makes the record of the one that is there in the same transaction: another tab may have changed it since this one
 * read it.
 */
export const keepRecord = async <S extends Store>(
  store: S,
  record: Kept[S],
  onto: (before: Kept[S]) => Kept[S] = () => record,
): Promise<KeepFailure | null> => {
  try {
    const database = await openDatabase();
    await allOrNothing(database.transaction(store, "readwrite", STRICT), async (change) => {
      const before: unknown = await change.store.get(record.id);
      const readable = readerFor(store)(before);
      const known = readable?.id === record.id ? readable : null;
      await Promise.all([
        before === undefined || known ? undefined : change.store.put(before, asideKey(record.id)),
        change.store.put(known ? onto(known) : shortNames(record), record.id),
      ]);
    });
    tellOtherTabs();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

/** The record with that id. */
export const loadRecord = async <S extends Store>(store: S, id: string): Promise<RecordReading<Kept[S]>> => {
  try {
    const database = await openDatabase();
    const value: unknown = await database.get(store, id);
    if (value === undefined) return { type: "absent" };
    const record = readerFor(store)(value);
    if (record && isUnderItsId(record, id)) return { type: "found", record: shortNames(record) };
    return { type: "unreadable", aside: { store, key: id, value } };
  } catch {
    return { type: "off" };
  }
};

/** Removes a record for good; false when the browser would not. */
export const removeRecord = async (store: Store, id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await allOrNothing(database.transaction(store, "readwrite", STRICT), (change) => change.store.delete(id));
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
};
