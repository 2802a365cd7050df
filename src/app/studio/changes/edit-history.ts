import type { SourceTexts } from "../compiler/compiler-messages.ts";
import type { Edits } from "./edits.ts";

/** The edits of some files before an act; null where a file had none. */
type Former = { readonly [path: string]: string | null };

/** The edited texts, and what the acts on whole files replaced, the last one first. */
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

/** What was typed in a file. An act that it builds on can no longer be undone: that would lose the typing. */
export const changeText = (
  { edits, acts }: EditHistory,
  shipped: SourceTexts,
  path: string,
  text: string,
): EditHistory => ({
  edits: withTexts(edits, { [path]: editOf(shipped, path, text) }),
  acts: acts.filter((former) => !Object.hasOwn(former, path)),
});

/** Adds or replaces whole files, as one act. */
export const putTexts = ({ edits, acts }: EditHistory, shipped: SourceTexts, texts: SourceTexts): EditHistory => {
  const next = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, editOf(shipped, path, text)]));
  return { edits: withTexts(edits, next), acts: [formerOf(edits, Object.keys(texts)), ...acts] };
};

/** Drops the edits of some files, as one act; a new file goes with its edit. */
export const discardEdits = ({ edits, acts }: EditHistory, paths: readonly string[]): EditHistory => ({
  edits: withTexts(edits, Object.fromEntries(paths.map((path) => [path, null]))),
  acts: [formerOf(edits, paths), ...acts],
});

/** Undoes the last act. */
export const undoLast = ({ edits, acts: [last = {}, ...acts] }: EditHistory): EditHistory => ({
  edits: withTexts(edits, last),
  acts,
});
