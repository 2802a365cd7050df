import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";
import { STORES, readBackup, readBackupRecord, recordName, writeBackupText } from "./backup-file.ts";
import type { Backup, BackupEntry, BackupSettings } from "./backup-file.ts";
import { areSameBytes, isEncrypted, decryptBackup, encryptBackup } from "./backup-encryption.ts";
import { runAtomically } from "../atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "../database.ts";
import type { Database } from "../database.ts";
import { notifyOtherTabs } from "../other-tabs.ts";
import { filesOf, planRestore } from "./restore-plan.ts";
import type { DeviceState, RecordLabel, PlannedRecord, RestorePlan } from "./restore-plan.ts";
import { hashOf } from "../records/sha256.ts";
import { failureOf } from "../storage-failure.ts";

const ALL = [...STORES, "files"] as const;

/** A backup file, and the records that could not be included. */
export type BackupResult = { readonly content: string | Uint8Array; readonly left: readonly RecordLabel[] };

/** The outcome of restoring a file. */
export type RestoreOutcome =
  | ({ readonly type: "done"; readonly made: string | null; readonly settings: BackupSettings } & RestorePlan)
  | { readonly type: "not_ours" | "newer" | "locked" | "wrong_passphrase" | "damaged" }
  /**
   * Verification after the write failed; the records were removed again, or (`unverified_left`) could not be removed.
   */
  | { readonly type: "unverified" | "unverified_left" }
  /** Another tab changed the stored data during every attempt; nothing was written. */
  | { readonly type: "busy" }
  | { readonly type: "failed"; readonly why: StorageFailure };

/** Outcome of undoing a restore: how many records were removed, and how many remain because they have changed since. */
export type UndoOutcome =
  | { readonly type: "undone"; readonly removed: number; readonly changed: number }
  | { readonly type: "failed"; readonly why: StorageFailure };

// The site writes text keys only; entries under other keys are not backed up, only counted.
const keyText = (key: IDBValidKey, place: number): string => (typeof key === "string" ? key : `(key ${place})`);

const snapshot = async (database: Database): Promise<Pick<DeviceState, "records" | "fileIds">> => {
  const reading = database.transaction(ALL);
  const records = await Promise.all(
    STORES.map(async (store) => {
      const source = reading.objectStore(store);
      const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll()]);
      return [
        store,
        new Map(keys.map((key, index): [string, unknown] => [keyText(key, index), values[index]])),
      ] as const;
    }),
  );
  const fileIds = await reading.objectStore("files").getAllKeys();
  await reading.done;
  return { records: new Map(records), fileIds: new Set(fileIds) };
};

const bytesOf = async (database: Database, id: string): Promise<Uint8Array | null> => {
  const bytes: unknown = await database.get("files", id);
  return bytes instanceof Uint8Array ? bytes : null;
};

/**
 * Everything stored on this device as one file, encrypted if a passphrase is given.
 *
 * Rejects if the browser stores nothing.
 */
export const writeBackup = async (
  now: string,
  settings: BackupSettings,
  passphrase: string | null,
): Promise<BackupResult> => {
  const database = await openDatabase();
  const { records } = await snapshot(database);
  const files = new Map<string, Uint8Array>();
  const entries: BackupEntry[] = [];
  const left: RecordLabel[] = [];
  for (const [store, kept] of records) {
    for (const [key, value] of kept) {
      const record = readBackupRecord(store, value);
      const isGood = record?.id === key && (store !== "documents" || (await takeFiles(database, record, files)));
      if (record && isGood) entries.push({ store, record });
      else left.push({ store, name: recordName(value) });
    }
  }
  const text = writeBackupText(now, entries, files, settings);
  return { content: passphrase === null ? text : await encryptBackup(text, passphrase), left };
};

/** Adds the files of a document to the backup; false if one of them is missing or damaged. */
const takeFiles = async (
  database: Database,
  document: BackupEntry["record"],
  into: Map<string, Uint8Array>,
): Promise<boolean> => {
  for (const { id, hash } of filesOf(document)) {
    const bytes = await bytesOf(database, id);
    if (!bytes || (await hashOf(bytes)) !== hash) return false;
    into.set(id, bytes);
  }
  return true;
};

const textOf = async (file: Uint8Array, passphrase: string | null) => {
  if (!isEncrypted(file)) return { type: "opened", text: new TextDecoder().decode(file) } as const;
  return passphrase === null ? ({ type: "locked" } as const) : decryptBackup(file, passphrase);
};

const hashesOf = async (files: Backup["files"]): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  for (const [id, bytes] of files) if (bytes) hashes.set(id, await hashOf(bytes));
  return hashes;
};

const recordHashes = async (entries: readonly BackupEntry[]) => {
  const prints = new Map<BackupEntry["record"], string>();
  for (const { record } of entries) prints.set(record, await hashOf(new TextEncoder().encode(JSON.stringify(record))));
  return prints;
};

/** File hashes of the documents on this device that may match a document of the backup. */
const storedFileHashes = async (
  database: Database,
  { records, fileIds }: Pick<DeviceState, "records" | "fileIds">,
  entries: readonly BackupEntry[],
) => {
  const hashes = new Map<string, string>();
  const wanted = entries.filter(({ store }) => store === "documents").map(({ record }) => record.id);
  for (const [key, value] of records.get("documents") ?? []) {
    if (!wanted.some((id) => key.startsWith(id.slice(0, 80)))) continue;
    const document = readBackupRecord("documents", value);
    for (const { id } of document ? filesOf(document) : []) {
      const bytes = fileIds.has(id) ? await bytesOf(database, id) : null;
      if (bytes) hashes.set(id, await hashOf(bytes));
    }
  }
  return hashes;
};

/** Writes everything in one transaction; false, with nothing written, if a key was taken meanwhile. */
const writeAll = async (database: Database, writes: readonly PlannedRecord[]): Promise<boolean> => {
  return runAtomically(database.transaction(ALL, "readwrite", STRICT_DURABILITY), async (change) => {
    const places = writes.flatMap(({ store, record, files }) => [
      change.objectStore(store).getKey(record.id),
      ...files.map(({ id }) => change.objectStore("files").getKey(id)),
    ]);
    const isFree = (await Promise.all(places)).every((key) => key === undefined);
    for (const { store, record, files } of isFree ? writes : []) {
      await change.objectStore(store).put(record, record.id);
      for (const { id, bytes } of files) await change.objectStore("files").put(bytes, id);
    }
    return isFree;
  });
};

const isWritten = async (database: Database, { store, record, files }: PlannedRecord): Promise<boolean> => {
  if (!isSameRaw((await database.get(store, record.id)) as RawAnswer | undefined, record)) return false;
  for (const { id, bytes } of files) {
    const there = await bytesOf(database, id);
    if (!there || !areSameBytes(there, bytes)) return false;
  }
  return true;
};

/** Removes what a restore wrote, except records that have changed since. */
export const undoRestore = async (writes: readonly PlannedRecord[]): Promise<UndoOutcome> => {
  try {
    const database = await openDatabase();
    const removed = await runAtomically(database.transaction(ALL, "readwrite", STRICT_DURABILITY), async (change) => {
      let count = 0;
      for (const { store, record, files } of writes) {
        const there = (await change.objectStore(store).get(record.id)) as RawAnswer | undefined;
        if (!isSameRaw(there, record)) continue;
        count += 1;
        await change.objectStore(store).delete(record.id);
        for (const { id } of files) await change.objectStore("files").delete(id);
      }
      return count;
    });
    notifyOtherTabs();
    return { type: "undone", removed, changed: writes.length - removed };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

const MAX_TRIES = 3;

/**
 * Restores a backup in one transaction, all or nothing, then verifies what was written.
 *
 * Nothing on this device is replaced or removed. `rename` returns the second name for a record that differs from the
 * one here.
 */
export const restoreBackup = async (
  file: Uint8Array,
  passphrase: string | null,
  rename: (name: string, made: string | null) => string,
): Promise<RestoreOutcome> => {
  try {
    const opening = await textOf(file, passphrase);
    if (opening.type !== "opened") return opening;
    const reading = readBackup(opening.text);
    if (reading.type !== "backup") return reading;
    const { backup } = reading;
    const hashed = { files: await hashesOf(backup.files), prints: await recordHashes(backup.entries) };
    const database = await openDatabase();
    for (let turn = 0; turn < MAX_TRIES; turn++) {
      const state = await snapshot(database);
      const hashes = await storedFileHashes(database, state, backup.entries);
      const plan = planRestore(backup, hashed, { ...state, hashes }, (name) => rename(name, backup.made));
      if (!(await writeAll(database, plan.writes))) continue;
      for (const write of plan.writes) {
        if (await isWritten(database, write)) continue;
        const undoing = await undoRestore(plan.writes);
        const isClean = undoing.type === "undone" && undoing.changed === 0;
        return { type: isClean ? "unverified" : "unverified_left" };
      }
      notifyOtherTabs();
      return { type: "done", made: backup.made, settings: backup.settings, ...plan };
    }
    return { type: "busy" };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};
