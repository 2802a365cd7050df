import type { VaultDocument } from "../../../model/storage/vault.ts";
import { foldText } from "../../../text/fold-text.ts";

/** Every tag in use, in order of the alphabet. */
export const tagsOf = (documents: readonly VaultDocument[]): readonly string[] =>
  [...new Set(documents.flatMap((document) => document.tags))].toSorted((a, b) => a.localeCompare(b));

/** Splits typed tags at commas and removes duplicates. */
export const readTags = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,、]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
  ),
];

/** The documents that have the tag and contain every typed word in name, tags or file names; the order is kept. */
export const chooseDocuments = (
  documents: readonly VaultDocument[],
  text: string,
  tag: string | null,
): readonly VaultDocument[] => {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return documents
    .filter((document) => tag === null || document.tags.includes(tag))
    .filter((document) => {
      const names = document.versions.flatMap(({ files }) => files.map(({ name }) => name));
      const all = foldText([document.name, ...document.tags, ...names].join(" "));
      return words.every((word) => all.includes(word));
    });
};
