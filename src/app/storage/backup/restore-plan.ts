import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { VaultDocument, VaultFile } from "../../../model/storage/vault.ts";
import { readBackupRecord, recordName } from "./backup-file.ts";
import type { Backup, BackupEntry, BackupRecord, SkippedRecord } from "./backup-file.ts";
import type { RecordStore } from "../database.ts";

/** The contents of the device when a restore is planned. */
export type DeviceState = {
  readonly records: ReadonlyMap<RecordStore, ReadonlyMap<string, unknown>>;
  readonly fileIds: ReadonlySet<string>;
  /** SHA-256 by file id, of the files that documents in the backup share a name with. */
  readonly hashes: ReadonlyMap<string, string>;
};

/** One record to write, with the files that belong to it. */
export type PlannedRecord = {
  readonly store: RecordStore;
  readonly record: BackupRecord;
  readonly files: readonly { readonly id: string; readonly bytes: Uint8Array }[];
};

export type RecordLabel = { readonly store: RecordStore; readonly name: string };

/** A document in this device's trash, by its id here. */
export type TrashedRecord = RecordLabel & { readonly id: string };

/** The planned outcome for every record of a backup: each is in exactly one of the five lists. */
export type RestorePlan = {
  readonly added: readonly RecordLabel[];
  readonly same: readonly RecordLabel[];
  /** Already here, in the trash, although it was not in the trash when the backup was made. */
  readonly trashed: readonly TrashedRecord[];
  /** Different from the record here: both are kept, the restored one under a second name. */
  readonly both: readonly RecordLabel[];
  readonly refused: readonly SkippedRecord[];
  readonly writes: readonly PlannedRecord[];
};

type BackupHashes = {
  /** SHA-256 of the files of a backup by id. */
  readonly files: ReadonlyMap<string, string>;
  /** SHA-256 of each record. */
  readonly prints: ReadonlyMap<BackupRecord, string>;
};

const isDocument = (entry: BackupEntry): boolean => entry.store === "documents";
const asDocument = (record: BackupRecord): VaultDocument => record as unknown as VaultDocument;
const asRecord = (document: VaultDocument): BackupRecord => document as unknown as BackupRecord;
export const filesOf = (record: BackupRecord): readonly VaultFile[] =>
  asDocument(record).versions.flatMap(({ files }) => files);

// Dates of change and of viewing are not content.
const INCIDENTAL = ["id", "changed", "created", "seen", "step", "version", "hash", "format", "title", "trashed"];

const contentOf = (record: BackupRecord): RawAnswer =>
  Object.fromEntries(Object.entries(record).filter(([part]) => !INCIDENTAL.includes(part)));

type Version = VaultDocument["versions"][number];

const versionContent = ({ files, answers }: Version): RawAnswer => ({
  answers,
  files: files.map(({ name, size, hash }) => ({ name, size, hash })),
});

/** Whether the document here contains everything in the backup's document, with intact files. */
const isWithin = (given: VaultDocument, device: VaultDocument, hashes: DeviceState["hashes"]): boolean => {
  const [one, other] = [given, device].map(({ name, tags, definition, language }) => ({
    name,
    tags,
    definition,
    language,
  }));
  if (!isSameRaw(one, other)) return false;
  const sound = device.versions.filter(({ files }) => files.every(({ id, hash }) => hashes.get(id) === hash));
  return given.versions.every((version) =>
    sound.some((own) => own.number === version.number && isSameRaw(versionContent(own), versionContent(version))),
  );
};

const MAX_COPIES = 1_000;
const [MAX_BASE_LENGTH, PRINT_LENGTH] = [80, 12];

/** A plan in the making, with what will be on the device after the writes planned so far. */
type PlanInProgress = {
  readonly backup: Backup;
  readonly here: DeviceState;
  /** Planned records by store and id. */
  readonly planned: Map<string, BackupRecord>;
  readonly fileIds: Set<string>;
  readonly hashes: Map<string, string>;
  readonly plan: {
    readonly added: RecordLabel[];
    readonly same: RecordLabel[];
    readonly trashed: TrashedRecord[];
    readonly both: RecordLabel[];
    readonly refused: SkippedRecord[];
    readonly writes: PlannedRecord[];
  };
};

const recordAt = ({ planned, here }: PlanInProgress, store: RecordStore, id: string): unknown =>
  planned.get(`${store} ${id}`) ?? here.records.get(store)?.get(id);

/** Whether a stored record contains everything in a record of the backup. */
const isRestored = ({ hashes }: PlanInProgress, { store, record }: BackupEntry, stored: unknown): boolean => {
  const own = readBackupRecord(store, stored);
  if (!own) return false;
  return store === "documents"
    ? isWithin(asDocument(record), asDocument(own), hashes)
    : isSameRaw(contentOf(record), contentOf(own));
};

/** Lists a record that is already here: in the trash, or in place. */
const listExisting = ({ plan }: PlanInProgress, record: BackupRecord, own: BackupRecord, label: RecordLabel): void => {
  const isTrashed = typeof own["trashed"] === "string" && record["trashed"] === null;
  if (isTrashed) plan.trashed.push({ ...label, id: own.id });
  else plan.same.push(label);
};

/** An id made from another one and a hash; attempts after the first add a number. */
const derivedId = (id: string, print: string, attempt: number): string =>
  `${id.slice(0, MAX_BASE_LENGTH)}-${print}${attempt === 0 ? "" : `-${attempt}`}`;

const freeFileId = ({ fileIds }: PlanInProgress, id: string, print: string): string => {
  if (!fileIds.has(id)) return id;
  for (let attempt = 0; ; attempt++) {
    const next = derivedId(id, print, attempt);
    if (!fileIds.has(next)) return next;
  }
};

/** Plans to write a record with its files, under free file ids. */
const planWrite = (work: PlanInProgress, { store, record }: BackupEntry, print: string): void => {
  const files: { id: string; bytes: Uint8Array }[] = [];
  const newIds = new Map<string, string>();
  // A file that a document names several times is written once.
  const withFreeId = (file: VaultFile): VaultFile => {
    const known = newIds.get(file.id);
    if (known !== undefined) return { ...file, id: known };
    const id = freeFileId(work, file.id, print);
    newIds.set(file.id, id);
    work.fileIds.add(id);
    work.hashes.set(id, file.hash);
    files.push({ id, bytes: work.backup.files.get(file.id)! });
    return { ...file, id };
  };
  const versions = (given: VaultDocument) =>
    given.versions.map((version) => ({ ...version, files: version.files.map(withFreeId) }));
  const next =
    store === "documents" ? asRecord({ ...asDocument(record), versions: versions(asDocument(record)) }) : record;
  work.planned.set(`${store} ${next.id}`, next);
  work.plan.writes.push({ store, record: next, files });
};

const copyOf = ({ store, record }: BackupEntry, id: string, name: string): BackupEntry => ({
  store,
  record: { ...record, id, ...(store === "drafts" ? { title: name } : store === "results" ? {} : { name }) },
});

/** Plans a copy under a second name, unless an earlier restore already made it. */
const planCopy = (work: PlanInProgress, entry: BackupEntry, print: string, rename: (name: string) => string): void => {
  const { store, record } = entry;
  const label = { store, name: recordName(record) };
  for (let attempt = 0; attempt < MAX_COPIES; attempt++) {
    const copy = copyOf(entry, derivedId(record.id, print, attempt), rename(recordName(record)));
    const stored = recordAt(work, store, copy.record.id);
    if (stored !== undefined && !isRestored(work, copy, stored)) continue;
    if (stored === undefined) {
      planWrite(work, copy, print);
      work.plan.both.push({ store, name: recordName(copy.record) });
    } else listExisting(work, record, stored as BackupRecord, label);
    return;
  }
};

/** Decides for every record of a backup, without writing anything. `rename` gives the second name of a copy. */
export const planRestore = (
  backup: Backup,
  hashed: BackupHashes,
  here: DeviceState,
  rename: (name: string) => string,
): RestorePlan => {
  const plan = { added: [], same: [], trashed: [], both: [], refused: [...backup.skipped], writes: [] };
  const work: PlanInProgress = {
    backup,
    here,
    planned: new Map(),
    fileIds: new Set(here.fileIds),
    hashes: new Map(here.hashes),
    plan,
  };
  for (const entry of backup.entries) {
    const { store, record } = entry;
    const label = { store, name: recordName(record) };
    const print = (hashed.prints.get(record) ?? "").slice(0, PRINT_LENGTH);
    const broken = isDocument(entry) ? brokenFile(record, backup.files, hashed.files) : null;
    const stored = recordAt(work, store, record.id);
    if (broken) work.plan.refused.push({ ...label, reason: broken });
    else if (stored === undefined) {
      planWrite(work, entry, print);
      work.plan.added.push(label);
    } else if (isRestored(work, entry, stored)) listExisting(work, record, stored as BackupRecord, label);
    else planCopy(work, entry, print, rename);
  }
  return work.plan;
};

const brokenFile = (
  record: BackupRecord,
  files: Backup["files"],
  hashes: ReadonlyMap<string, string>,
): "missing_file" | "damaged_file" | null => {
  for (const { id, size, hash } of filesOf(record)) {
    if (!files.has(id)) return "missing_file";
    if (files.get(id)?.length !== size || hashes.get(id) !== hash) return "damaged_file";
  }
  return null;
};
