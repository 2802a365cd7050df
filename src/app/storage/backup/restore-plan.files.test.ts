import { expect, test } from "vitest";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { hashOf } from "../records/sha256.ts";
import type { Backup, BackupRecord } from "./backup-file.ts";
import { planRestore } from "./restore-plan.ts";

const NOW = "2026-11-20T10:00:00.000Z";
const bytes = new TextEncoder().encode("lease");

test("a file that a document names 20,000 times is written once, under one name", async () => {
  const hash = await hashOf(bytes);
  const file = { id: "file-1", name: "a.txt", mime: "text/plain", size: bytes.length, hash };
  const document: VaultDocument = {
    format: 1,
    id: "lease-1",
    name: "Lease",
    definition: null,
    language: "en",
    tags: [],
    created: NOW,
    changed: NOW,
    trashed: null,
    versions: [{ number: 1, saved: NOW, answers: null, files: Array.from({ length: 20_000 }, () => file) }],
  };
  const record = document as unknown as BackupRecord;
  const backup: Backup = {
    made: NOW,
    entries: [{ store: "documents", record }],
    files: new Map([["file-1", bytes]]),
    settings: {},
    skipped: [],
  };
  // Another document here has a file of that name.
  const here = { records: new Map(), fileIds: new Set(["file-1"]), hashes: new Map() };
  const print = "0123456789abcdef";
  const hashed = { files: new Map([["file-1", hash]]), prints: new Map([[record, print]]) };
  const [write] = planRestore(backup, hashed, here, (name) => name).writes;
  expect(write?.files).toEqual([{ id: "file-1-0123456789ab", bytes }]);
  const restored = write?.record as unknown as VaultDocument | undefined;
  const ids = restored?.versions.flatMap(({ files }) => files.map(({ id }) => id)) ?? [];
  expect(ids).toHaveLength(20_000);
  expect(new Set(ids)).toEqual(new Set(["file-1-0123456789ab"]));
});
