import { sameRaw } from "../../fields/same-raw.ts";
import type { Raw } from "../../model/answers.ts";
import { readBackup, readRecord, recordName, writeBackupText } from "./backup-file.ts";
import type { Backup, BackupEntry, BackupSettings } from "./backup-file.ts";
import { isSealed, openBackup, sealBackup } from "./backup-seal.ts";
import { allOrNothing } from "./all-or-nothing.ts";
import { STRICT, openDatabase } from "./database.ts";
import type { Database, RecordStore } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { failureOf } from "./records.ts";
import type { KeepFailure } from "./records.ts";
import { filesOf, planRestore } from "./restore-plan.ts";
import type { DeviceState, Named, PlannedRecord, RestorePlan } from "./restore-plan.ts";
import { hashOf } from "./sha256.ts";

const STORES = ["drafts", "documents", "tracked", "reviews", "results"] as const satisfies readonly RecordStore[];
const ALL = [...STORES, "files"] as const;

/** A backup as a file, and what could not go into it. */
export type MadeBackup = { readonly content: string | Uint8Array; readonly left: readonly Named[] };

/** What came of bringing a file back in. */
export type Restoring =
  | ({ readonly type: "done"; readonly made: string | null; readonly settings: BackupSettings } & RestorePlan)
  | { readonly type: "not_ours" | "newer" | "locked" | "wrong_passphrase" | "damaged" | "unverified" }
  | { readonly type: "failed"; readonly why: KeepFailure };

/** Outcome of undoing a restore: how many records were removed, and how many remain because they have changed since. */
export type Undoing =
  | { readonly type: "undone"; readonly removed: number; readonly changed: number }
  | { readonly type: "failed"; readonly why: KeepFailure };

// The site writes text keys only; what is under another key is left out of a backup and counted.
const keyText = (key: IDBValidKey, place: number): string => (typeof key === "string" ? key : `(key ${place})`);

const snapshot = async (database: Database): Promise<Pick<DeviceState, "records" | "fileIds">> => {
  const reading = database.transaction(ALL);
  const records = await Promise.all(
    STORES.map(async (store) => {
      const source = reading.objectStore(store);
      const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll()]);
      return [store, new Map(keys.map((key, at): [string, unknown] => [keyText(key, at), values[at]]))] as const;
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
 * Everything kept on this device as one file; encrypted where a passphrase is given.
 *
 * Rejects where the browser keeps nothing.
 */
export const writeBackup = async (
  now: string,
  settings: BackupSettings,
  passphrase: string | null,
): Promise<MadeBackup> => {
  const database = await openDatabase();
  const { records } = await snapshot(database);
  const files = new Map<string, Uint8Array>();
  const entries: BackupEntry[] = [];
  const left: Named[] = [];
  for (const [store, kept] of records) {
    for (const [key, value] of kept) {
      const record = readRecord(store, value);
      const isGood = record?.id === key && (store !== "documents" || (await takeFiles(database, record, files)));
      if (record && isGood) entries.push({ store, record });
      else left.push({ store, name: recordName(value) });
    }
  }
  const text = writeBackupText(now, entries, files, settings);
  return { content: passphrase === null ? text : await sealBackup(text, passphrase), left };
};

/** Puts the files of a document into the backup; false where one of them is not what was saved. */
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
  if (!isSealed(file)) return { type: "opened", text: new TextDecoder().decode(file) } as const;
  return passphrase === null ? ({ type: "locked" } as const) : openBackup(file, passphrase);
};

const hashesOf = async (files: Backup["files"]): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>();
  for (const [id, bytes] of files) if (bytes) hashes.set(id, await hashOf(bytes));
  return hashes;
};

const printsOf = async (entries: readonly BackupEntry[]) => {
  const prints = new Map<BackupEntry["record"], string>();
  for (const { record } of entries) prints.set(record, await hashOf(new TextEncoder().encode(JSON.stringify(record))));
  return prints;
};

/** The hashes of the files of those documents here that a document of the backup may be compared with. */
const hashesHere = async (
  database: Database,
  { records, fileIds }: Pick<DeviceState, "records" | "fileIds">,
  entries: readonly BackupEntry[],
) => {
  const hashes = new Map<string, string>();
  const wanted = entries.filter(({ store }) => store === "documents").map(({ record }) => record.id);
  for (const [key, value] of records.get("documents") ?? []) {
    if (!wanted.some((id) => key.startsWith(id.slice(0, 80)))) continue;
    const document = readRecord("documents", value);
    for (const { id } of document ? filesOf(document) : []) {
      const bytes = fileIds.has(id) ? await bytesOf(database, id) : null;
      if (bytes) hashes.set(id, await hashOf(bytes));
    }
  }
  return hashes;
};

/** Writes all of it in one transaction; false when something took one of its places meanwhile, and nothing was written. */
const writeAll = async (database: Database, writes: readonly PlannedRecord[]): Promise<boolean> => {
  return allOrNothing(database.transaction(ALL, "readwrite", STRICT), async (change) => {
    const places = writes.flatMap(({ store, record, files }) => [
      change.objectStore(store).getKey(record.id),
      ...files.map(({ id }) => change.objectStore("files").getKey(id)),
    ]);
    const isFree = (await Promise.all(places)).every((key) => key === undefined);
    await Promise.all(
      (isFree ? writes : []).flatMap(({ store, record, files }) => [
        change.objectStore(store).put(record, record.id),
        ...files.map(({ id, bytes }) => change.objectStore("files").put(bytes, id)),
      ]),
    );
    return isFree;
  });
};

const areSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

const isWritten = async (database: Database, { store, record, files }: PlannedRecord): Promise<boolean> => {
  if (!sameRaw((await database.get(store, record.id)) as Raw | undefined, record)) return false;
  for (const { id, bytes } of files) {
    const there = await bytesOf(database, id);
    if (!there || !areSameBytes(there, bytes)) return false;
  }
  return true;
};

/** Takes back what a restore wrote; a record that was changed since stays. */
export const undoRestore = async (writes: readonly PlannedRecord[]): Promise<Undoing> => {
  try {
    const database = await openDatabase();
    const removed = await allOrNothing(database.transaction(ALL, "readwrite", STRICT), async (change) => {
      let count = 0;
      for (const { store, record, files } of writes) {
        const there = (await change.objectStore(store).get(record.id)) as Raw | undefined;
        if (!sameRaw(there, record)) continue;
        count += 1;
        await Promise.all([
          change.objectStore(store).delete(record.id),
          ...files.map(({ id }) => change.objectStore("files").delete(id)),
        ]);
      }
      return count;
    });
    tellOtherTabs();
    return { type: "undone", removed, changed: writes.length - removed };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

const MOST_TRIES = 3;

/**
 * Brings a backup back in: one transaction, all of it or nothing, read back afterwards.
 *
 * Nothing that is here is replaced or removed. `rename` gives the second name of a record that differs from the one here.
 */
export const restoreBackup = async (
  file: Uint8Array,
  passphrase: string | null,
  rename: (name: string, made: string | null) => string,
): Promise<Restoring> => {
  try {
    const opening = await textOf(file, passphrase);
    if (opening.type !== "opened") return opening;
    const reading = readBackup(opening.text);
    if (reading.type !== "backup") return reading;
    const { backup } = reading;
    const hashed = { files: await hashesOf(backup.files), prints: await printsOf(backup.entries) };
    const database = await openDatabase();
    for (let turn = 0; turn < MOST_TRIES; turn++) {
      const state = await snapshot(database);
      const hashes = await hashesHere(database, state, backup.entries);
      const plan = planRestore(backup, hashed, { ...state, hashes }, (name) => rename(name, backup.made));
      if (!(await writeAll(database, plan.writes))) continue;
      for (const write of plan.writes) {
        if (await isWritten(database, write)) continue;
        await undoRestore(plan.writes);
        return { type: "unverified" };
      }
      tellOtherTabs();
      return { type: "done", made: backup.made, settings: backup.settings, ...plan };
    }
    return { type: "unverified" };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};
