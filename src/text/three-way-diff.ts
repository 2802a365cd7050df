import { sequenceDiff } from "./sequence-diff.ts";
import { splitWords } from "./word-diff.ts";

/** Which side makes a change; both, if they make the same one. */
export type DiffSide = "first" | "second" | "both";

/** A range of words that both sides keep, or that a side deletes from the base or inserts. */
export type ThreeWayPart =
  | { readonly change: "equal"; readonly text: string }
  | { readonly change: "delete" | "insert"; readonly by: DiffSide; readonly text: string };

/** For each word of the base, whether a side keeps it; what that side inserts before each word and at the end. */
type Edits = { readonly kept: readonly boolean[]; readonly inserted: readonly string[] };

const editsOf = (base: readonly string[], to: string): Edits => {
  const kept: boolean[] = [];
  const inserted: string[] = [""];
  for (const { change, entry } of sequenceDiff(base, splitWords(to))) {
    if (change === "insert") inserted[kept.length] += entry;
    else {
      kept.push(change === "equal");
      inserted[kept.length] = "";
    }
  }
  return { kept, inserted };
};

const isAlike = (part: ThreeWayPart, other: ThreeWayPart): boolean =>
  part.change === "equal" || other.change === "equal"
    ? part.change === other.change
    : part.change === other.change && part.by === other.by;

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

const insertions = (first: string, second: string): readonly ThreeWayPart[] =>
  first === second
    ? [{ change: "insert", by: "both", text: first }]
    : [
        { change: "insert", by: "first", text: first },
        { change: "insert", by: "second", text: second },
      ];

const wordPart = (text: string, inFirst: boolean, inSecond: boolean): ThreeWayPart => {
  if (inFirst && inSecond) return { change: "equal", text };
  return { change: "delete", by: inFirst ? "second" : inSecond ? "first" : "both", text };
};

/**
 * Compares two changed versions of a text with the original, word by word. The text of a side consists of all parts
 * except those that it deleted and those that only the other side inserted.
 *
 * Example: threeWayDiff("in 60 days", "in 30 days", "in 60 workdays") is equal "in ", delete by first "60", insert by first
 * "30", equal " ", delete by second "days", insert by second "workdays"
 */
export const threeWayDiff = (base: string, first: string, second: string): readonly ThreeWayPart[] => {
  const words = splitWords(base);
  const [one, other] = [editsOf(words, first), editsOf(words, second)];
  return joined([
    ...words.flatMap((word, index) => [
      ...insertions(one.inserted[index]!, other.inserted[index]!),
      wordPart(word, one.kept[index]!, other.kept[index]!),
    ]),
    ...insertions(one.inserted[words.length]!, other.inserted[words.length]!),
  ]);
};
