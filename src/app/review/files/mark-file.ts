import type { ChangeAuthor, MarkOutcome, RedlinePoint } from "../../../outputs/redline/redline.ts";
import { markOriginal } from "../../../outputs/redline/original/mark-original.ts";
import { readWordSource } from "../../../reading/docx/source/read-word-source.ts";

/** A Word file to mark; `text` is the text that the points refer to. */
export type MarkRequest = {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly points: readonly RedlinePoint[];
  readonly author: ChangeAuthor;
};

export type MarkedFile = {
  readonly bytes: Uint8Array;
  readonly outcomes: ReadonlyMap<string, MarkOutcome>;
  readonly isProtected: boolean;
};

/**
 * The visitor's own Word file with the points marked in it; null if it cannot be marked: it cannot be read, its text is
 * another one, or a digital signature would become invalid.
 */
export const markFile = ({ bytes, text, points, author }: MarkRequest): MarkedFile | null => {
  try {
    const source = readWordSource(bytes);
    if (!source || source.isSigned || source.text !== text) return null;
    return { ...markOriginal(bytes, source, points, author), isProtected: source.protection !== null };
  } catch {
    // Whatever a broken file does to the reader, the visitor gets a copy made from its text.
    return null;
  }
};
