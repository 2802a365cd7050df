import { sequenceDiff } from "./sequence-diff.ts";

/** A range of words that is common to two texts, removed or added. */
export type DiffPart = { readonly how: "same" | "removed" | "added"; readonly text: string };

// An amount such as "1,200.50" is one word. Japanese and Chinese have no spaces: each Han character and each run of one kana
// is a word, or a whole clause would be.
const WITHOUT_SPACES = String.raw`\p{sc=Han}|\p{sc=Hiragana}+|[\p{sc=Katakana}ー]+`;
const LETTER = String.raw`(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{N}])`;
const TOKEN = new RegExp(
  String.raw`\s+|\p{N}+(?:[.,]\p{N}+)+|${WITHOUT_SPACES}|${LETTER}+(?:['’-]${LETTER}+)*|[^\s\p{L}\p{N}]`,
  "gu",
);
/** Most word pairs to compare; above it, the whole text is replaced instead. */
export const MAX_WORD_PAIRS = 1_000_000;

/** The words, spaces and marks of a text, which together make it up. */
export const splitWords = (text: string): readonly string[] => text.match(TOKEN) ?? [];

const merged = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const found: { how: DiffPart["how"]; text: string }[] = [];
  for (const { how, text } of parts) {
    const last = found.at(-1);
    if (last?.how === how) last.text += text;
    else if (text !== "") found.push({ how, text });
  }
  return found;
};

/** A space alone between two changes reads better as part of them. */
const closeGaps = <P extends DiffPart>(parts: readonly P[]): readonly P[] =>
  parts.flatMap((part, index) => {
    const isInner = index > 0 && index < parts.length - 1;
    const isGap = part.how === "same" && part.text.trim() === "" && isInner;
    if (!isGap || parts[index - 1]!.how === "same" || parts[index + 1]!.how === "same") return [part];
    return [
      { ...part, how: "removed" },
      { ...part, how: "added" },
    ];
  });

/** The words of a diff in the order that reads best: within each run of changes, the removed ones before the added ones. */
export const arrangeChanges = <P extends DiffPart>(parts: readonly P[]): readonly P[] => {
  const found: P[] = [];
  let changes: P[] = [];
  const flush = (): void => {
    for (const how of ["removed", "added"]) found.push(...changes.filter((part) => part.how === how));
    changes = [];
  };
  for (const part of closeGaps(parts)) {
    if (part.how !== "same") changes.push(part);
    else {
      flush();
      found.push(part);
    }
  }
  flush();
  return found;
};

/**
 * The changes from one text to another, word by word. Unchanged and removed parts make up the first text, unchanged and
 * added parts the second.
 *
 * Example: wordDiff("in 60 days", "in 30 days") is same "in ", removed "60", added "30", same " days"
 */
export function wordDiff(from: string, to: string): readonly DiffPart[] {
  const changes = sequenceDiff(splitWords(from), splitWords(to), MAX_WORD_PAIRS);
  return merged(arrangeChanges(changes.map(({ how, entry }) => ({ how, text: entry }))));
}
