import { sequenceDiff } from "../../../text/sequence-diff.ts";
import type { DiffChange, SequencePart } from "../../../text/sequence-diff.ts";

/** A file before and after its change; `before` is null for a new file. */
export type FileChange = { readonly path: string; readonly before: string | null; readonly after: string };

/** Unchanged lines around a change, as `git diff` prints them. */
const CONTEXT = 3;
/** Unit: pairs of lines. Twice as many lines as the default, because the files of large documents have thousands. */
const MAX_PAIRS = 16_000_000;
const MARK = { equal: " ", delete: "-", insert: "+" } as const;

/** Lines with their line breaks; the last one may have none. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
};

/** The changes line by line. Only what is between the first and the last change is compared: files are long, edits short. */
const lineDiff = (before: readonly string[], after: readonly string[]): readonly SequencePart[] => {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const equal = (lines: readonly string[]) => lines.map((entry): SequencePart => ({ change: "equal", entry }));
  return [
    ...equal(before.slice(0, start)),
    ...sequenceDiff(before.slice(start, before.length - end), after.slice(start, after.length - end), MAX_PAIRS),
    ...equal(before.slice(before.length - end)),
  ];
};

type Range = { readonly from: number; readonly to: number };

/** Ranges of parts to print: each change with its context; overlapping ones joined. */
const hunkRanges = (parts: readonly SequencePart[]): readonly Range[] => {
  const ranges: Range[] = [];
  for (const [index, { change }] of parts.entries()) {
    if (change === "equal") continue;
    const next = { from: Math.max(0, index - CONTEXT), to: Math.min(parts.length, index + CONTEXT + 1) };
    const last = ranges.at(-1);
    if (last && next.from <= last.to) ranges[ranges.length - 1] = { from: last.from, to: next.to };
    else ranges.push(next);
  }
  return ranges;
};

const count = (parts: readonly SequencePart[], other: DiffChange): number =>
  parts.filter(({ change }) => change !== other).length;

/** The start and length of a side; an empty side names the line before it. */
const side = (before: number, length: number): string => `${length === 0 ? before : before + 1},${length}`;

const hunk = (parts: readonly SequencePart[], { from, to }: Range): string => {
  const [earlier, own] = [parts.slice(0, from), parts.slice(from, to)];
  const old = side(count(earlier, "insert"), count(own, "insert"));
  const fresh = side(count(earlier, "delete"), count(own, "delete"));
  const lines = own.map(({ change, entry }) => {
    const line = `${MARK[change]}${entry}`;
    return entry.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
  });
  return `@@ -${old} +${fresh} @@\n${lines.join("")}`;
};

/** The header and hunks of one file; "" when nothing changed. */
const filePatch = ({ path, before, after }: FileChange): string => {
  if (before === after) return "";
  const parts = lineDiff(linesOf(before ?? ""), linesOf(after));
  const head = `diff --git a/${path} b/${path}\n${before === null ? "new file mode 100644\n" : ""}`;
  const names = `--- ${before === null ? "/dev/null" : `a/${path}`}\n+++ b/${path}\n`;
  return `${head}${names}${hunkRanges(parts)
    .map((range) => hunk(parts, range))
    .join("")}`;
};

/**
 * The changes as a patch that `git apply` takes. Paths are relative to the root of the repository.
 *
 * Source: "unified format" of GNU diff, with the header lines of git.
 */
export const unifiedPatch = (changes: readonly FileChange[]): string => changes.map(filePatch).join("");
