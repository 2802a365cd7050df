import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBackup, writeBackupText } from "./backup-file.ts";
import type { Backup, BackupEntry, BackupRecord } from "./backup-file.ts";
import type { RecordStore } from "../database.ts";
import { filesOf, planRestore } from "./restore-plan.ts";
import type { RestorePlan } from "./restore-plan.ts";
import { hashOf } from "../records/sha256.ts";

const NOW = "2026-11-20T10:00:00.000Z";
const utf8 = (text: string) => new TextEncoder().encode(text);
const rename = (name: string) => `${name} (copy)`;

const draft = (id: string, answers: object, more: object = {}): BackupEntry => ({
  store: "drafts",
  record: {
    format: 1,
    id,
    definition: "will",
    version: "1",
    hash: "h",
    language: "en",
    answers,
    step: null,
    kept: [],
    created: NOW,
    changed: NOW,
    title: `Will ${id}`,
    ...more,
  } as unknown as BackupRecord,
});

type Device = { readonly entries: readonly BackupEntry[]; readonly files: ReadonlyMap<string, Uint8Array> };

/** A device with one vault document for each text: its id, file id and content. */
const vault = async (documents: readonly (readonly [id: string, file: string, text: string])[]): Promise<Device> => {
  const files = new Map(documents.map(([, file, text]) => [file, utf8(text)] as const));
  const entries: BackupEntry[] = [];
  for (const [id, file, text] of documents) {
    const bytes = utf8(text);
    const version = {
      number: 1,
      saved: NOW,
      answers: null,
      files: [{ id: file, name: "a.txt", mime: "text/plain", size: bytes.length, hash: await hashOf(bytes) }],
    };
    const record = {
      format: 1,
      id,
      name: `Lease ${id}`,
      definition: null,
      language: "en",
      tags: [],
      created: NOW,
      changed: NOW,
      trashed: null,
      versions: [version],
    };
    entries.push({ store: "documents", record: record as unknown as BackupRecord });
  }
  return { entries, files };
};

const planOf = async (backup: Backup, { entries, files }: Device): Promise<RestorePlan> => {
  const stores = new Map<RecordStore, Map<string, unknown>>();
  for (const { store, record } of entries) stores.set(store, (stores.get(store) ?? new Map()).set(record.id, record));
  const hashes = new Map<string, string>();
  for (const [id, bytes] of files) hashes.set(id, await hashOf(bytes));
  const given = new Map<string, string>();
  for (const [id, bytes] of backup.files) if (bytes) given.set(id, await hashOf(bytes));
  const prints = new Map<BackupRecord, string>();
  for (const { record } of backup.entries) prints.set(record, await hashOf(utf8(JSON.stringify(record))));
  return planRestore(
    backup,
    { files: given, prints },
    { records: stores, fileIds: new Set(files.keys()), hashes },
    rename,
  );
};

/** The device after the writes of a plan. Throws: where a write would replace something. */
const after = (device: Device, { writes }: RestorePlan): Device => {
  const files = new Map(device.files);
  const places = new Set(device.entries.map(({ store, record }) => `${store} ${record.id}`));
  for (const { store, record, files: own } of writes) {
    if (places.has(`${store} ${record.id}`)) throw new Error(`replaced: ${store} ${record.id}`);
    places.add(`${store} ${record.id}`);
    for (const { id, bytes } of own) {
      if (files.has(id)) throw new Error(`replaced: file ${id}`);
      files.set(id, bytes);
    }
  }
  return { entries: [...device.entries, ...writes.map(({ store, record }) => ({ store, record }))], files };
};

const backupOf = ({ entries, files }: Device): Backup => {
  const reading = readBackup(writeBackupText(NOW, entries, files, {}));
  if (reading.type !== "backup") throw new Error(reading.type);
  return reading.backup;
};

const NOTHING: Device = { entries: [], files: new Map() };
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe("restoring a backup", () => {
  test("onto an empty device restores every record and every byte", async () => {
    const full = await vault([
      ["v1", "f1", "first"],
      ["v2", "f2", "second"],
    ]);
    const device = { ...full, entries: [...full.entries, draft("d1", { name: "Ann" })] };
    const plan = await planOf(backupOf(device), NOTHING);
    expect([plan.added.length, plan.same, plan.both, plan.refused]).toEqual([3, [], [], []]);
    const restored = after(NOTHING, plan);
    expect(new Set(restored.entries.map(({ record }) => record))).toEqual(
      new Set(device.entries.map(({ record }) => record)),
    );
    expect(restored.files).toEqual(device.files);
  });

  test("a record that already exists is counted and not written", async () => {
    const device = await vault([["v1", "f1", "first"]]);
    const plan = await planOf(backupOf(device), device);
    expect([names(plan.same), plan.writes]).toEqual([["Lease v1"], []]);
  });

  test("different bytes under one file id: both are kept, and the bytes here are unchanged", async () => {
    const here = await vault([["v1", "f1", "newer text"]]);
    const given = await vault([["v1", "f1", "older text"]]);
    const plan = await planOf(backupOf(given), here);
    expect([plan.added, plan.same, names(plan.both)]).toEqual([[], [], ["Lease v1 (copy)"]]);
    const restored = after(here, plan);
    expect(restored.files.get("f1")).toEqual(utf8("newer text"));
    const copy = plan.writes[0]!.record;
    expect(filesOf(copy).map(({ id }) => new TextDecoder().decode(restored.files.get(id)))).toEqual(["older text"]);
    // Restoring the same file again finds the copy.
    const again = await planOf(backupOf(given), restored);
    expect([names(again.same), again.writes]).toEqual([["Lease v1"], []]);
  });

  test("a document whose file id belongs to another document here gets its own file", async () => {
    const here = await vault([["v1", "f1", "mine"]]);
    const given = await vault([["v2", "f1", "theirs"]]);
    const plan = await planOf(backupOf(given), here);
    expect(names(plan.added)).toEqual(["Lease v2"]);
    expect(after(here, plan).files.get("f1")).toEqual(utf8("mine"));
  });

  test("a stored document with damaged bytes is not treated as identical to the one in the backup", async () => {
    const given = await vault([["v1", "f1", "good"]]);
    const here = { ...given, files: new Map([["f1", utf8("bad!")]]) };
    expect(names((await planOf(backupOf(given), here)).both)).toEqual(["Lease v1 (copy)"]);
  });

  test.each([
    ["damaged_file", new Map([["f1", utf8("other")]])],
    ["missing_file", new Map<string, Uint8Array>()],
  ] as const)(
    "a document with a file that does not match (%s) is rejected entirely, and named",
    async (reason, files) => {
      const given = await vault([["v1", "f1", "first"]]);
      const plan = await planOf({ ...backupOf(given), files }, NOTHING);
      expect([plan.writes, plan.refused]).toEqual([[], [{ store: "documents", name: "Lease v1", reason }]]);
    },
  );

  test("a document that is in the trash here is listed as such, not as already here", async () => {
    const given = await vault([["v1", "f1", "first"]]);
    const inTrash = given.entries.map((entry) => ({ ...entry, record: { ...entry.record, trashed: NOW } }));
    const plan = await planOf(backupOf(given), { ...given, entries: inTrash });
    expect([plan.same, plan.writes]).toEqual([[], []]);
    expect(plan.trashed).toEqual([{ store: "documents", name: "Lease v1", id: "v1" }]);
  });

  test("a copy that an earlier restore made and that is in the trash now is listed by its own id", async () => {
    const here = await vault([["v1", "f1", "newer text"]]);
    const given = await vault([["v1", "f1", "older text"]]);
    const { entries, files } = after(here, await planOf(backupOf(given), here));
    const inTrash = entries.map((entry) =>
      entry.record.id === "v1" ? entry : { ...entry, record: { ...entry.record, trashed: NOW } },
    );
    const plan = await planOf(backupOf(given), { entries: inTrash, files });
    expect([plan.same, plan.both, plan.writes]).toEqual([[], [], []]);
    expect(plan.trashed.map(({ id }) => id)).toEqual([inTrash[1]!.record.id]);
  });

  test("a document that was already in the trash when the backup was made stays there", async () => {
    const given = await vault([["v1", "f1", "first"]]);
    const inTrash = given.entries.map((entry) => ({ ...entry, record: { ...entry.record, trashed: NOW } }));
    const device = { ...given, entries: inTrash };
    const plan = await planOf(backupOf(device), device);
    expect([names(plan.same), plan.trashed]).toEqual([["Lease v1"], []]);
  });

  test("a draft that differs is restored beside the one here; one that was only opened later is identical", async () => {
    const here = {
      ...NOTHING,
      entries: [draft("d1", { name: "Ann" }, { changed: "2026-11-22T00:00:00.000Z", step: "x" })],
    };
    expect(
      names((await planOf(backupOf({ ...NOTHING, entries: [draft("d1", { name: "Ann" })] }), here)).same),
    ).toHaveLength(1);
    const plan = await planOf(backupOf({ ...NOTHING, entries: [draft("d1", { name: "Bo" })] }), here);
    expect(names(plan.both)).toEqual(["Will d1 (copy)"]);
  });

  test("a bad record here is not replaced by the good one of the backup", async () => {
    const here = { ...NOTHING, entries: [{ store: "drafts", record: { id: "d1", changed: "9999" } } as BackupEntry] };
    const plan = await planOf(backupOf({ ...NOTHING, entries: [draft("d1", {})] }), here);
    expect(names(plan.both)).toEqual(["Will d1 (copy)"]);
  });

  test("every record of the file is in exactly one list, and no write replaces anything", async () => {
    const one = fc
      .tuple(fc.constantFrom("d1", "d2", "d3"), fc.constantFrom("Ann", "Bo"))
      .map(([id, name]) => draft(id, { name }));
    const many = fc.array(one, { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(many, many, async (given, kept) => {
        const here = { ...NOTHING, entries: [...new Map(kept.map((entry) => [entry.record.id, entry])).values()] };
        const plan = await planOf(backupOf({ ...NOTHING, entries: given }), here);
        const lists = [plan.added, plan.same, plan.trashed, plan.both, plan.refused];
        expect(lists.reduce((sum, list) => sum + list.length, 0)).toBe(given.length);
        expect(() => after(here, plan)).not.toThrow();
        expect((await planOf(backupOf({ ...NOTHING, entries: given }), after(here, plan))).writes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the file of a backup", () => {
  test("restores settings and results", () => {
    const settings = { settings: { language: "German" }, personal: { version: 1, name: "Ann" } };
    const result: BackupEntry = { store: "results", record: { id: "r1", changed: NOW, amount: "1971.00" } };
    const reading = readBackup(writeBackupText(NOW, [result], new Map(), settings));
    expect(reading).toMatchObject({ type: "backup", backup: { settings, entries: [result], skipped: [] } });
  });

  test("of the first format, without reviews, results and settings, is still read", () => {
    const { record } = draft("d1", { name: "Ann" });
    const old = JSON.stringify({ format: 1, made: NOW, drafts: [record], documents: [], tracked: [], files: {} });
    expect(readBackup(old)).toMatchObject({
      type: "backup",
      backup: { entries: [{ store: "drafts", record }], settings: {} },
    });
  });

  test.each([
    ["not_ours", "{"],
    ["not_ours", "[]"],
    ["not_ours", '{"format":2,"drafts":{},"files":{}}'],
    ["not_ours", '{"format":2,"drafts":[],"files":[]}'],
    ["newer", '{"format":3,"files":{}}'],
  ])("%s: %s", (type, text) => expect(readBackup(text)).toEqual({ type }));

  test("a record that cannot be read is named and hides no other", () => {
    const { record } = draft("d1", {});
    const text = JSON.stringify({ format: 2, drafts: [{ ...record, changed: "9999" }, record], files: {} });
    expect(readBackup(text)).toMatchObject({
      backup: { entries: [{ record }], skipped: [{ store: "drafts", name: "Will d1", reason: "unreadable" }] },
    });
  });

  test("anything at all is read or refused, never thrown", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.jsonValue(), (files, drafts) => {
        expect(() => readBackup(files)).not.toThrow();
        expect(() =>
          readBackup(JSON.stringify({ format: 2, files: {}, drafts, documents: drafts, settings: drafts })),
        ).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });
});
