import type { SourceTexts } from "../compiler/compiler-messages.ts";
import type { Edits } from "./edits.ts";

/** The edits of some files before a change; null for a file without an edit. */
type Former = { readonly [path: string]: string | null };

/** The edited texts, and the edits that each change of whole files replaced, most recent first. */
export type EditHistory = { readonly edits: Edits; readonly acts: readonly Former[] };

/** Edits in which these files have these texts; null removes an edit. */
const withTexts = (edits: Edits, texts: Former): Edits =>
  Object.fromEntries(
    Object.entries({ ...edits, ...texts }).filter((entry): entry is [string, string] => entry[1] !== null),
  );

const formerOf = (edits: Edits, paths: readonly string[]): Former =>
  Object.fromEntries(paths.map((path) => [path, edits[path] ?? null]));

/** A text that equals the shipped one is not an edit. */
const editOf = (shipped: SourceTexts, path: string, text: string): string | null =>
  shipped[path] === text ? null : text;

/**
 * Records what was typed in a file. Earlier changes of the whole file can no longer be undone, because that would lose
 * what was typed.
 */
export const changeText = (
  { edits, acts }: EditHistory,
  shipped: SourceTexts,
  path: string,
  text: string,
): EditHistory => ({
  edits: withTexts(edits, { [path]: editOf(shipped, path, text) }),
  acts: acts.filter((former) => !Object.hasOwn(former, path)),
});

/** Adds or replaces whole files, as one change. */
export const replaceFiles = ({ edits, acts }: EditHistory, shipped: SourceTexts, texts: SourceTexts): EditHistory => {
  const next = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, editOf(shipped, path, text)]));
  return { edits: withTexts(edits, next), acts: [formerOf(edits, Object.keys(texts)), ...acts] };
};

/** Discards the edits of some files, as one change; a new file disappears. */
export const discardEdits = ({ edits, acts }: EditHistory, paths: readonly string[]): EditHistory => ({
  edits: withTexts(edits, Object.fromEntries(paths.map((path) => [path, null]))),
  acts: [formerOf(edits, paths), ...acts],
});

/** Undoes the last change of whole files. */
export const undoLast = ({ edits, acts: [last = {}, ...acts] }: EditHistory): EditHistory => ({
  edits: withTexts(edits, last),
  acts,
});
