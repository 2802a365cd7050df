import { sequenceDiff } from "./sequence-diff.ts";
import { MAX_WORD_PAIRS, splitWords } from "./word-diff.ts";

/** Whose change: that of one side, or one that both make alike. */
export type DiffSide = "mine" | "theirs" | "both";

/** A range of words that both sides keep, or that a side removes from the base or adds to it. */
export type ThreeWayPart =
  | { readonly how: "same"; readonly text: string }
  | { readonly how: "removed" | "added"; readonly by: DiffSide; readonly text: string };

/** For each word of the base, whether a side keeps it; what that side adds before each word and at the end. */
type Edits = { readonly kept: readonly boolean[]; readonly added: readonly string[] };

const editsOf = (base: readonly string[], to: string): Edits => {
  const kept: boolean[] = [];
  const added: string[] = [""];
  for (const { how, entry } of sequenceDiff(base, splitWords(to), MAX_WORD_PAIRS)) {
    if (how === "added") added[kept.length] += entry;
    else {
      kept.push(how === "same");
      added[kept.length] = "";
    }
  }
  return { kept, added };
};

const isAlike = (one: ThreeWayPart, other: ThreeWayPart): boolean =>
  one.how === "same" || other.how === "same" ? one.how === other.how : one.how === other.how && one.by === other.by;

const joined = (parts: readonly ThreeWayPart[]): readonly ThreeWayPart[] => {
  const found: ThreeWayPart[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part.text === "") continue;
    if (last && isAlike(last, part)) found[found.length - 1] = { ...last, text: last.text + part.text };
    else found.push(part);
  }
  return found;
};

const additions = (mine: string, theirs: string): readonly ThreeWayPart[] =>
  mine === theirs
    ? [{ how: "added", by: "both", text: mine }]
    : [
        { how: "added", by: "mine", text: mine },
        { how: "added", by: "theirs", text: theirs },
      ];

const wordPart = (text: string, inMine: boolean, inTheirs: boolean): ThreeWayPart => {
  if (inMine && inTheirs) return { how: "same", text };
  return { how: "removed", by: inMine ? "theirs" : inTheirs ? "mine" : "both", text };
};

/**
 * What two sides change in a text, word by word. A side's text is all parts except those it removed and those that only the
 * other side added.
 *
 * Example: threeWayDiff("in 60 days", "in 30 days", "in 60 workdays") is same "in ", removed by mine "60", added by mine "30",
 * same " ", removed by theirs "days", added by theirs "workdays"
 */
export const threeWayDiff = (base: string, mine: string, theirs: string): readonly ThreeWayPart[] => {
  const words = splitWords(base);
  const [one, other] = [editsOf(words, mine), editsOf(words, theirs)];
  return joined([
    ...words.flatMap((word, at) => [
      ...additions(one.added[at]!, other.added[at]!),
      wordPart(word, one.kept[at]!, other.kept[at]!),
    ]),
    ...additions(one.added[words.length]!, other.added[words.length]!),
  ]);
};
