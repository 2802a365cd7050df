import type { VaultDocument } from "../../../model/vault.ts";

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Every tag in use, in order of the alphabet. */
export const tagsOf = (documents: readonly VaultDocument[]): readonly string[] =>
  [...new Set(documents.flatMap((document) => document.tags))].toSorted((a, b) => a.localeCompare(b));

/** What somebody typed as tags: parted at commas, without doubles. */
export const readTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,、]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  ),
];

/** The documents that carry the tag and hold every typed word in name, tags or file names, in the order given. */
export const chooseDocuments = (
  documents: readonly VaultDocument[],
  text: string,
  tag: string | null,
): readonly VaultDocument[] => {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return documents
    .filter((document) => tag === null || document.tags.includes(tag))
    .filter((document) => {
      const names = document.versions.flatMap(({ files }) => files.map(({ name }) => name));
      const all = plain([document.name, ...document.tags, ...names].join(" "));
      return words.every((word) => all.includes(word));
    });
};
