import type { SavedReview } from "../../model/saved-review.ts";
import type { TrackedItem, VaultDocument } from "../../model/vault.ts";
import { openDatabase } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";

/** Why something could not be kept: no room left, or a browser that keeps nothing. */
export type KeepFailure = "full" | "off";

/** What each store holds. */
type Kept = { readonly documents: VaultDocument; readonly tracked: TrackedItem; readonly reviews: SavedReview };
type Store = keyof Kept;

/** What could be read of a store, and how many records could not. */
export type RecordList<T> = { readonly records: readonly T[]; readonly unreadable: number; readonly off: boolean };

/** Whether an error says that no room is left. */
export const failureOf = (error: unknown): KeepFailure =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "off";

/** Every readable record of a store. A broken one is counted and left alone; it never hides the others. */
export const listRecords = async <T>(store: Store, read: (record: unknown) => T | null): Promise<RecordList<T>> => {
  try {
    const database = await openDatabase();
    const all = await database.getAll(store);
    const records = all.map(read).filter((record) => record !== null);
    return { records, unreadable: all.length - records.length, off: false };
  } catch {
    return { records: [], unreadable: 0, off: true };
  }
};

/** Keeps a record in place of the one with its id; null when it worked. */
export const keepRecord = async <S extends Store>(store: S, record: Kept[S]): Promise<KeepFailure | null> => {
  try {
    const database = await openDatabase();
    await database.put(store, record, record.id);
    tellOtherTabs();
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

/** The record with that id; null when there is none that can be read. */
export const loadRecord = async <T>(
  store: Store,
  id: string,
  read: (record: unknown) => T | null,
): Promise<T | null> => {
  try {
    const database = await openDatabase();
    return read(await database.get(store, id));
  } catch {
    return null;
  }
};

/** Removes a record for good; false when the browser would not. */
export const removeRecord = async (store: Store, id: string): Promise<boolean> => {
  try {
    const database = await openDatabase();
    await database.delete(store, id);
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
};
