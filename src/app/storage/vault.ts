import type { RawAnswers } from "../../model/answers.ts";
import type { VaultDocument, VaultFile, VaultVersion } from "../../model/vault.ts";
import { allOrNothing } from "./all-or-nothing.ts";
import { STRICT, openDatabase } from "./database.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { asideKey } from "./read-store.ts";
import { failureOf, listRecords } from "./records.ts";
import type { KeepFailure, RecordList } from "./records.ts";
import { hashOf } from "./sha256.ts";
import { shortName } from "./short-names.ts";
import { readVaultDocument } from "./vault-shape.ts";

/** A file as it is handed in. */
export type NewFile = { readonly name: string; readonly mime: string; readonly bytes: Uint8Array };

/** What to put into the vault. With the `id` of a document that is there already, it becomes its next version. */
export type NewDocument = {
  readonly id?: string;
  readonly name: string;
  readonly definition: string | null;
  readonly language: string;
  readonly answers: RawAnswers | null;
  readonly files: readonly NewFile[];
};

export type VaultKeeping =
  { readonly type: "kept"; readonly document: VaultDocument } | { readonly type: "failed"; readonly why: KeepFailure };

const describe = async ({ name, mime, bytes }: NewFile): Promise<VaultFile> => ({
  id: crypto.randomUUID(),
  name: shortName(name),
  mime,
  size: bytes.length,
  hash: await hashOf(bytes),
});

const emptyDocument = (given: NewDocument, now: string): VaultDocument => ({
  format: 1,
  id: given.id ?? crypto.randomUUID(),
  name: shortName(given.name),
  definition: given.definition,
  language: given.language,
  tags: [],
  created: now,
  changed: now,
  trashed: null,
  versions: [],
});

/** Puts a finished document and its files into the vault: both or neither. `now` is an ISO date-time. */
export const keepInVault = async (given: NewDocument, now: string): Promise<VaultKeeping> => {
  try {
    const files = await Promise.all(given.files.map(describe));
    const database = await openDatabase();
    const document = await allOrNothing(
      database.transaction(["documents", "files"], "readwrite", STRICT),
      async (change) => {
        const documents = change.objectStore("documents");
        const stored: unknown = given.id === undefined ? undefined : await documents.get(given.id);
        const before = readVaultDocument(stored);
        const base = before ?? emptyDocument(given, now);
        const number = (base.versions.at(-1)?.number ?? 0) + 1;
        const version: VaultVersion = { number, saved: now, files, answers: given.answers };
        const next: VaultDocument = {
          ...base,
          changed: now,
          trashed: null,
          versions: [...base.versions, version],
        };
        await Promise.all([
          ...files.map((file, place) => change.objectStore("files").put(given.files[place]!.bytes, file.id)),
          // A record that cannot be read is not replaced.
          stored !== undefined && before === null ? documents.put(stored, asideKey(next.id)) : undefined,
          documents.put(next, next.id),
        ]);
        return next;
      },
    );
    tellOtherTabs();
    return { type: "kept", document };
  } catch (error) {
    return { type: "failed", why: failureOf(error) };
  }
};

/** All documents of the vault, those in the trash included. */
export const listVault = (): Promise<RecordList<VaultDocument>> => listRecords("documents");

/** The bytes of a file, or null when they are gone or not what was saved. */
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

/** Removes a document with all its versions and files for good; false when the browser would not. */
export const purgeFromVault = async (document: VaultDocument): Promise<boolean> => {
  try {
    const database = await openDatabase();
    const files = document.versions.flatMap((version) => version.files);
    await allOrNothing(database.transaction(["documents", "files"], "readwrite", STRICT), async (change) => {
      await Promise.all([
        ...files.map((file) => change.objectStore("files").delete(file.id)),
        change.objectStore("documents").delete(document.id),
      ]);
    });
    tellOtherTabs();
    return true;
  } catch {
    return false;
  }
};
