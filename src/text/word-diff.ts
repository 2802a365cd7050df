import { sequenceDiff } from "./sequence-diff.ts";
import type { DiffChange } from "./sequence-diff.ts";

/** A range of words of a diff of two texts. */
export type DiffPart = { readonly change: DiffChange; readonly text: string };

// An amount such as "1,200.50" is one word. Japanese and Chinese have no spaces: each Han character and each run of one kana
// is a word, or a whole clause would be.
const WITHOUT_SPACES = String.raw`\p{sc=Han}|\p{sc=Hiragana}+|[\p{sc=Katakana}ー]+`;
const LETTER = String.raw`(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{N}])`;
const TOKEN = new RegExp(
  String.raw`\s+|\p{N}+(?:[.,]\p{N}+)+|${WITHOUT_SPACES}|${LETTER}+(?:['’-]${LETTER}+)*|[^\s\p{L}\p{N}]`,
  "gu",
);

/** The words, spaces and marks of a text, which together make it up. */
export const splitWords = (text: string): readonly string[] => text.match(TOKEN) ?? [];

const merged = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const found: { change: DiffChange; text: string }[] = [];
  for (const { change, text } of parts) {
    const last = found.at(-1);
    if (last?.change === change) last.text += text;
    else if (text !== "") found.push({ change, text });
  }
  return found;
};

/** A space alone between two changes reads better as part of them. */
const closeGaps = <P extends DiffPart>(parts: readonly P[]): readonly P[] =>
  parts.flatMap((part, index) => {
    const isInner = index > 0 && index < parts.length - 1;
    const isGap = part.change === "equal" && part.text.trim() === "" && isInner;
    if (!isGap || parts[index - 1]!.change === "equal" || parts[index + 1]!.change === "equal") return [part];
    return [
      { ...part, change: "delete" },
      { ...part, change: "insert" },
    ];
  });

/** The words of a diff in the order that reads best: within each run of changes, deletions before insertions. */
export const arrangeChanges = <P extends DiffPart>(parts: readonly P[]): readonly P[] => {
  const found: P[] = [];
  let changes: P[] = [];
  const flush = (): void => {
    for (const change of ["delete", "insert"]) found.push(...changes.filter((part) => part.change === change));
    changes = [];
  };
  for (const part of closeGaps(parts)) {
    if (part.change !== "equal") changes.push(part);
    else {
      flush();
      found.push(part);
    }
  }
  flush();
  return found;
};

/**
 * The changes from one text to another, word by word. Equal and deleted parts make up the first text, equal and inserted
 * parts the second.
 *
 * Example: wordDiff("in 60 days", "in 30 days") is equal "in ", delete "60", insert "30", equal " days"
 */
export function wordDiff(from: string, to: string): readonly DiffPart[] {
  const changes = sequenceDiff(splitWords(from), splitWords(to));
  return merged(arrangeChanges(changes.map(({ change, entry }) => ({ change, text: entry }))));
}
