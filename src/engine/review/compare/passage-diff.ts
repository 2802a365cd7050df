import { wordDiff } from "../../../text/word-diff.ts";
import type { DiffPart } from "../../../text/word-diff.ts";
import { heaviestIncreasingSubsequence } from "./heaviest-increasing-subsequence.ts";

/** Longer passages are compared sentence by sentence first. Unit: UTF-16 units. */
const MAX_LENGTH = 2500;
const SENTENCE_END = /(?<=[.;:?!] )/;

const placesOf = (pieces: readonly string[]): ReadonlyMap<string, number | null> => {
  const places = new Map<string, number | null>();
  for (const [index, piece] of pieces.entries()) places.set(piece, places.has(piece) ? null : index);
  return places;
};

/** Sentences that each text has once, in the same order in both. */
const commonSentences = (from: readonly string[], to: readonly string[]) => {
  const places = placesOf(from);
  const own = placesOf(to);
  return heaviestIncreasingSubsequence(
    to.flatMap((piece, after) => {
      const before = places.get(piece);
      const isSingle = typeof before === "number" && own.get(piece) === after;
      return isSingle ? [{ before, after, weight: piece.length }] : [];
    }),
  );
};

/** The same parts with neighbors of one kind as one part. */
export const mergeParts = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const found: DiffPart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.change === part.change) found[found.length - 1] = { change: part.change, text: last.text + part.text };
    else if (part.text !== "") found.push(part);
  }
  return found;
};

/** The changes from one passage to another, word by word; one that is too long and too different is replaced whole. */
export const passageDiff = (from: string, to: string): readonly DiffPart[] => {
  if (from === to) return from === "" ? [] : [{ change: "equal", text: from }];
  if (Math.max(from.length, to.length) <= MAX_LENGTH) return wordDiff(from, to);
  const [before, after] = [from.split(SENTENCE_END), to.split(SENTENCE_END)];
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  const close = (until: { readonly before: number; readonly after: number }): void => {
    const gap = [before.slice(row, until.before).join(""), after.slice(column, until.after).join("")] as const;
    if (gap[0] !== gap[1] || gap[0] !== "") parts.push(...wordDiff(...gap));
    [row, column] = [until.before, until.after];
  };
  for (const common of commonSentences(before, after)) {
    close(common);
    parts.push({ change: "equal", text: before[row]! });
    row += 1;
    column += 1;
  }
  close({ before: before.length, after: after.length });
  return mergeParts(parts);
};
