import { site } from "virtual:catalog-site";
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { openingError } from "./storage-failure.ts";

/**
 * The site's records beyond settings. They are read back as unknown: another version of the site, or another program,
 * may have written them.
 */
interface Shape extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: unknown };
  /** Finished documents of the vault. */
  readonly documents: { readonly key: string; readonly value: unknown };
  /** Bytes of their files, by file id. */
  readonly files: { readonly key: string; readonly value: unknown };
  /** Saved results of calculators and checkers. */
  readonly results: { readonly key: string; readonly value: unknown };
  /** Dates the expiration tracker watches. */
  readonly tracked: { readonly key: string; readonly value: unknown };
  /** Reviews of documents, with their texts. */
  readonly reviews: { readonly key: string; readonly value: unknown };
  /** Negotiations with their keys, which never leave the device: they are not part of a backup. */
  readonly sessions: { readonly key: string; readonly value: unknown };
  /** The PDF that is being prepared for signing, and the fields placed on it; at most one. */
  readonly uploads: { readonly key: string; readonly value: unknown };
}

export type Database = IDBPDatabase<Shape>;

/** The stores whose records are read field by field; files are plain bytes. */
export type RecordStore = "drafts" | "documents" | "tracked" | "reviews" | "results";

/** "Saved" is shown once the data is on the disk, not in the memory of the browser. */
export const STRICT_DURABILITY = { durability: "strict" } as const;

const STORES = ["drafts", "documents", "files", "results", "tracked"] as const;

// Raise it with every new store, and add the store to `upgrade`.
const VERSION = 4;

let opened: Promise<Database> | null = null;

/**
 * The database of this site, opened once.
 *
 * Rejects if the browser stores nothing (some private windows); the next call tries again.
 */
export const openDatabase = (): Promise<Database> => {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw openingError(error);
  });
  return opened;
};

const open = async (): Promise<Database> =>
  openDB<Shape>(site.storagePrefix, VERSION, {
    upgrade(database, from) {
      if (from < 1) for (const store of STORES) database.createObjectStore(store);
      if (from < 2) database.createObjectStore("reviews");
      if (from < 3) database.createObjectStore("sessions");
      if (from < 4) database.createObjectStore("uploads");
    },
    // Close the connection, because a newer version of the site in another tab waits to upgrade the database.
    blocking: () => void closeDatabase(),
    terminated: () => {
      opened = null;
    },
  });

const closeDatabase = async (): Promise<void> => {
  const database = await opened;
  opened = null;
  database?.close();
};
