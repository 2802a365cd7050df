import { sequenceDiff } from "./sequence-diff.ts";

/** A range of words that is common to two texts, removed or added. */
export type DiffPart = { readonly how: "same" | "removed" | "added"; readonly text: string };

// An amount such as "1,200.50" is one word.
const TOKEN = /\s+|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;
/** Most word pairs to compare; above it, the whole text is replaced instead. */
const MAX_PAIRS = 1_000_000;

const tokens = (text: string): readonly string[] => text.match(TOKEN) ?? [];

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
const closeGaps = (parts: readonly DiffPart[]): readonly DiffPart[] =>
  parts.flatMap((part, index) => {
    const isGap = part.how === "same" && part.text.trim() === "" && index > 0 && index < parts.length - 1;
    return isGap
      ? [
          { how: "removed" as const, text: part.text },
          { how: "added" as const, text: part.text },
        ]
      : [part];
  });

/** Removed words before the added ones, within each run of changes. */
const ordered = (parts: readonly DiffPart[]): readonly DiffPart[] => {
  const found: DiffPart[] = [];
  let removed = "";
  let added = "";
  const flush = (): void => {
    if (removed !== "") found.push({ how: "removed", text: removed });
    if (added !== "") found.push({ how: "added", text: added });
    removed = "";
    added = "";
  };
  for (const part of parts) {
    if (part.how === "removed") removed += part.text;
    else if (part.how === "added") added += part.text;
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
  const changes = sequenceDiff(tokens(from), tokens(to), MAX_PAIRS);
  return ordered(closeGaps(merged(changes.map(({ how, entry }) => ({ how, text: entry })))));
}
