import type { RawAnswers } from "../../../model/answers.ts";
import type { VaultDocument, VaultFile } from "../../../model/storage/vault.ts";
import { hashOf } from "./sha256.ts";
import { shortName } from "./short-names.ts";

/** A file to store. */
type NewFile = { readonly name: string; readonly mime: string; readonly bytes: Uint8Array };

/** A document to store in the vault. With the `id` of a stored document, it becomes that document's next version. */
export type NewDocument = {
  readonly id?: string;
  readonly name: string;
  readonly definition: string | null;
  readonly language: string;
  readonly answers: RawAnswers | null;
  readonly files: readonly NewFile[];
};

/** A file as the vault lists it. */
export const describeFile = async ({ name, mime, bytes }: NewFile): Promise<VaultFile> => ({
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

/** A document with its next version; `before` is the stored document. */
export const nextVersion = (
  before: VaultDocument | null,
  given: NewDocument,
  files: readonly VaultFile[],
  now: string,
): VaultDocument => {
  const base = before ?? emptyDocument(given, now);
  const number = (base.versions.at(-1)?.number ?? 0) + 1;
  const version = { number, saved: now, files, answers: given.answers };
  return { ...base, changed: now, trashed: null, versions: [...base.versions, version] };
};
