import type { ReturnedParagraph, ReturnedText } from "../../../model/session/returned-text.ts";

/** Paragraphs from one known bookmark to the next. */
export type ReturnedSection = {
  /** The clause or block that the bookmark belongs to. */
  readonly blockId: string;
  readonly paragraphs: readonly ReturnedParagraph[];
};

/** The clause or block that each bookmark begins. */
export type BlockByBookmark = ReadonlyMap<string, string>;

const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What a paragraph says; `results` are the results that fields had when the file was made, by instruction. */
export const paragraphText = (
  { pieces }: ReturnedParagraph,
  results: ReadonlyMap<string, string> = new Map(),
): string =>
  collapse(
    pieces
      .map(({ text, field }, index) => {
        const known = field === undefined ? undefined : results.get(field);
        if (known === undefined) return text;
        // Joins a result that consists of several runs.
        return pieces[index - 1]?.field === field ? "" : known;
      })
      .join(""),
  );

/** The results of the fields of a file, by instruction. Programs compute them again when the numbers of clauses change. */
export const fieldResults = ({ paragraphs }: ReturnedText): ReadonlyMap<string, string> => {
  const results = new Map<string, string>();
  for (const { pieces } of paragraphs) {
    for (const { field, text } of pieces) if (field !== undefined) results.set(field, text);
  }
  return results;
};

/** A file in sections. What comes before the first known bookmark belongs to none, and each bookmark is used once. */
export const returnedSections = (
  { paragraphs }: ReturnedText,
  blockIds: BlockByBookmark,
): readonly ReturnedSection[] => {
  const sections: { blockId: string; paragraphs: ReturnedParagraph[] }[] = [];
  const used = new Set<string>();
  for (const paragraph of paragraphs) {
    const { bookmark } = paragraph;
    const blockId = bookmark === null || used.has(bookmark) ? undefined : blockIds.get(bookmark);
    if (blockId !== undefined && bookmark !== null) {
      used.add(bookmark);
      sections.push({ blockId, paragraphs: [paragraph] });
    } else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections;
};

/** Shorter texts are in too many clauses to identify one. Unit: characters. */
const MIN_TEXT_LENGTH = 12;

/**
 * Restores lost bookmarks of clauses. If exactly one paragraph has the words that a clause began with, the clause
 * begins there.
 */
export const withLostBookmarks = (
  file: ReturnedText,
  original: ReturnedText,
  blockIds: BlockByBookmark,
): ReturnedText => {
  const results = fieldResults(original);
  const present = new Set(file.paragraphs.map(({ bookmark }) => bookmark));
  /** Where each text without a bookmark is; null for one that is there several times. */
  const places = new Map<string, number | null>();
  for (const [index, paragraph] of file.paragraphs.entries()) {
    const text = paragraphText(paragraph, results);
    if (paragraph.bookmark === null) places.set(text, places.has(text) ? null : index);
  }
  const found = new Map<number, string>();
  for (const paragraph of original.paragraphs) {
    const { bookmark } = paragraph;
    const text = paragraphText(paragraph, results);
    if (bookmark === null || present.has(bookmark) || !blockIds.has(bookmark) || text.length < MIN_TEXT_LENGTH)
      continue;
    const at = places.get(text) ?? null;
    if (at !== null) found.set(at, bookmark);
  }
  const paragraphs = file.paragraphs.map((paragraph, index) => {
    const bookmark = found.get(index);
    return bookmark === undefined ? paragraph : { ...paragraph, bookmark };
  });
  return { ...file, paragraphs };
};
