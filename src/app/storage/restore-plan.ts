import { sameRaw } from "../../fields/same-raw.ts";
import type { Raw } from "../../model/answers.ts";
import type { VaultDocument, VaultFile } from "../../model/vault.ts";
import { readRecord, recordName } from "./backup-file.ts";
import type { Backup, BackupEntry, BackupRecord, Refusal } from "./backup-file.ts";
import type { RecordStore } from "./database.ts";

/** What the device holds when a restore is planned. */
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

export type Named = { readonly store: RecordStore; readonly name: string };

/** What a restore will do with every record of a backup: each is in exactly one of the four lists. */
export type RestorePlan = {
  readonly added: readonly Named[];
  readonly same: readonly Named[];
  /** Differed from what is here: both are kept, the one of the backup under a second name. */
  readonly both: readonly Named[];
  readonly refused: readonly Refusal[];
  readonly writes: readonly PlannedRecord[];
};

type Hashed = {
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

// When something was changed or looked at is no difference in what it says.
const INCIDENTAL = ["id", "changed", "created", "seen", "step", "version", "hash", "format", "title", "trashed"];

const contentOf = (record: BackupRecord): Raw =>
  Object.fromEntries(Object.entries(record).filter(([part]) => !INCIDENTAL.includes(part)));

type Version = VaultDocument["versions"][number];

const versionContent = ({ files, answers }: Version): Raw => ({
  answers,
  files: files.map(({ name, size, hash }) => ({ name, size, hash })),
});

/** Whether everything a document of the backup holds is in the one here, its files unharmed. */
const isWithin = (given: VaultDocument, here: VaultDocument, hashes: DeviceState["hashes"]): boolean => {
  const [one, other] = [given, here].map(({ name, tags, definition, language }) => ({
    name,
    tags,
    definition,
    language,
  }));
  if (!sameRaw(one, other)) return false;
  const sound = here.versions.filter(({ files }) => files.every(({ id, hash }) => hashes.get(id) === hash));
  return given.versions.every((version) =>
    sound.some((own) => own.number === version.number && sameRaw(versionContent(own), versionContent(version))),
  );
};

const MOST_COPIES = 1_000;
const [LONGEST_BASE, PRINT_LENGTH] = [80, 12];

/** Decides for every record of a backup, without writing anything. `rename` gives the second name of a copy. */
export const planRestore = (
  { entries, files, refused }: Backup,
  hashed: Hashed,
  here: DeviceState,
  rename: (name: string) => string,
): RestorePlan => {
  const plan = {
    added: [] as Named[],
    same: [] as Named[],
    both: [] as Named[],
    refused: [...refused],
    writes: [] as PlannedRecord[],
  };
  const planned = new Map<string, BackupRecord>();
  const fileIds = new Set(here.fileIds);
  const hashes = new Map(here.hashes);
  const at = (store: RecordStore, id: string): unknown =>
    planned.get(`${store} ${id}`) ?? here.records.get(store)?.get(id);

  const isHere = ({ store, record }: BackupEntry, there: unknown): boolean => {
    const own = readRecord(store, there);
    if (!own) return false;
    return store === "documents"
      ? isWithin(asDocument(record), asDocument(own), hashes)
      : sameRaw(contentOf(record), contentOf(own));
  };
  const freeFileId = (id: string, print: string): string => {
    if (!fileIds.has(id)) return id;
    for (let turn = 0; ; turn++) {
      const next = `${id.slice(0, LONGEST_BASE)}-${print}${turn === 0 ? "" : `-${turn}`}`;
      if (!fileIds.has(next)) return next;
    }
  };
  const write = ({ store, record }: BackupEntry, print: string): void => {
    const own: { id: string; bytes: Uint8Array }[] = [];
    const placed = (file: VaultFile): VaultFile => {
      const id = freeFileId(file.id, print);
      fileIds.add(id);
      hashes.set(id, file.hash);
      own.push({ id, bytes: files.get(file.id)! });
      return { ...file, id };
    };
    const versions = (given: VaultDocument) => given.versions.map((one) => ({ ...one, files: one.files.map(placed) }));
    const next =
      store === "documents" ? asRecord({ ...asDocument(record), versions: versions(asDocument(record)) }) : record;
    planned.set(`${store} ${next.id}`, next);
    plan.writes.push({ store, record: next, files: own });
  };
  const copyOf = ({ store, record }: BackupEntry, id: string): BackupEntry => {
    const name = rename(recordName(record));
    return {
      store,
      record: { ...record, id, ...(store === "drafts" ? { title: name } : store === "results" ? {} : { name }) },
    };
  };

  for (const entry of entries) {
    const { store, record } = entry;
    const named = { store, name: recordName(record) };
    const print = (hashed.prints.get(record) ?? "").slice(0, PRINT_LENGTH);
    const broken = isDocument(entry) ? brokenFile(record, files, hashed.files) : null;
    const there = at(store, record.id);
    if (broken) plan.refused.push({ ...named, reason: broken });
    else if (there === undefined) {
      write(entry, print);
      plan.added.push(named);
    } else if (isHere(entry, there)) plan.same.push(named);
    else {
      for (let turn = 0; turn < MOST_COPIES; turn++) {
        const copy = copyOf(entry, `${record.id.slice(0, LONGEST_BASE)}-${print}${turn === 0 ? "" : `-${turn}`}`);
        const before = at(store, copy.record.id);
        if (before !== undefined && !isHere(copy, before)) continue;
        if (before === undefined) {
          write(copy, print);
          plan.both.push({ store, name: recordName(copy.record) });
        } else plan.same.push(named);
        break;
      }
    }
  }
  return plan;
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
