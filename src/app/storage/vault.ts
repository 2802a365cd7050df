import type { VaultDocument, VaultFile } from "../../model/storage/vault.ts";
import type { StorageFailure } from "../../model/storage/storage-failure.ts";
import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import { unreadableKey } from "./read-store.ts";
import { listRecords } from "./records.ts";
import type { RecordList } from "./records.ts";
import { hashOf } from "./records/sha256.ts";
import { failureOf } from "./storage-failure.ts";
import { readVaultDocument } from "./records/vault-shape.ts";
import { describeFile, nextVersion } from "./records/vault-version.ts";
import type { NewDocument } from "./records/vault-version.ts";

export type VaultSaveResult =
  | { readonly type: "stored"; readonly document: VaultDocument }
  | { readonly type: "failed"; readonly why: StorageFailure };

/** The stores that a document of the vault is written to, of one transaction. */
type VaultStores = {
  readonly documents: RecordWriter;
  readonly files: Pick<RecordWriter, "put">;
};

type RecordWriter = {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (value: unknown, key: string) => Promise<unknown>;
};

/** Writes a document as a next version, with its files, and returns it. */
export const writeDocument = async (
  { documents, files }: VaultStores,
  given: NewDocument,
  described: readonly VaultFile[],
  now: string,
): Promise<VaultDocument> => {
  const stored: unknown = given.id === undefined ? undefined : await documents.get(given.id);
  const before = readVaultDocument(stored);
  const next = nextVersion(before, given, described, now);
  if (!readVaultDocument(next)) throw new TypeError("a document this site could not read again");
  for (const [index, file] of described.entries()) await files.put(given.files[index]!.bytes, file.id);
  // A record that cannot be read is not replaced.
  if (stored !== undefined && before === null) await documents.put(stored, unreadableKey(next.id));
  await documents.put(next, next.id);
  return next;
};

/** Stores a finished document and its files in the vault, in one transaction. `now` is an ISO date-time. */
export const storeInVault = async (given: NewDocument, now: string): Promise<VaultSaveResult> => {
  try {
    const described = await Promise.all(given.files.map(describeFile));
    const database = await openDatabase();
    const document = await runAtomically(
      database.transaction(["documents", "files"], "readwrite", STRICT_DURABILITY),
      (change) => {
        const stores = { documents: change.objectStore("documents"), files: change.objectStore("files") };
        return writeDocument(stores, given, described, now);
      },
    );
    notifyOtherTabs();
    return { type: "stored", document };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

/** Outcome of restoring documents from the trash; `count` is the number restored. */
type TrashRestoreResult =
  { readonly type: "taken"; readonly count: number } | { readonly type: "failed"; readonly why: StorageFailure };

/**
 * Restores documents from the trash in one transaction; documents deleted permanently in the meantime are not counted.
 */
export const restoreFromTrash = async (ids: readonly string[], now: string): Promise<TrashRestoreResult> => {
  try {
    const database = await openDatabase();
    const count = await runAtomically(
      database.transaction("documents", "readwrite", STRICT_DURABILITY),
      async ({ store }) => {
        let taken = 0;
        for (const id of ids) {
          const document = readVaultDocument(await store.get(id));
          if (document?.id !== id || document.trashed === null) continue;
          await store.put({ ...document, trashed: null, changed: now }, id);
          taken += 1;
        }
        return taken;
      },
    );
    notifyOtherTabs();
    return { type: "taken", count };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

/** All documents of the vault, those in the trash included. */
export const listVault = (): Promise<RecordList<VaultDocument>> => listRecords("documents");

/** The bytes of a file, or null if they are missing or damaged. */
export const loadVaultFile = async (file: VaultFile): Promise<Uint8Array | null> => {
  try {
    const database = await openDatabase();
    const bytes = await database.get("files", file.id);
    if (!(bytes instanceof Uint8Array)) return null;
    return (await hashOf(bytes)) === file.hash ? bytes : null;
  } catch {
    return null;
  }
};

/** Deletes a document with all its versions and files permanently; false if the browser refuses. */
export const purgeFromVault = async (document: VaultDocument): Promise<boolean> => {
  try {
    const database = await openDatabase();
    const files = document.versions.flatMap((version) => version.files);
    await runAtomically(
      database.transaction(["documents", "files"], "readwrite", STRICT_DURABILITY),
      async (change) => {
        for (const file of files) await change.objectStore("files").delete(file.id);
        await change.objectStore("documents").delete(document.id);
      },
    );
    notifyOtherTabs();
    return true;
  } catch {
    return false;
  }
};
