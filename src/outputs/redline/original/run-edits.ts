import type { WordRange, WordSource } from "../../../model/review/word-source.ts";
import { partitionPoint } from "../../../values/partition-point.ts";

/** Something to write between two characters of a run; `at` is an offset into the XML. */
export type Marker =
  | { readonly type: "insert"; readonly at: number; readonly text: string }
  | { readonly type: "commentStart" | "commentEnd"; readonly at: number; readonly id: number };

/** The changes of one run: deleted ranges of the XML, and markers. */
export type RunEdits = { readonly deleted: WordRange[]; readonly markers: Marker[] };

/** A change of one run, an index of `WordSource.runs`. */
export type RunEdit = { readonly run: number } & ({ readonly deleted: WordRange } | { readonly marker: Marker });

/** The run that contains an offset of the XML; -1 where none does. */
export const runAt = ({ runs }: WordSource, offset: number): number => {
  const last = partitionPoint(runs, ({ start }) => start <= offset) - 1;
  // Runs in a text box begin after the run around it, which has no text of its own there.
  for (let index = last; index >= 0 && index > last - 2; index--) if (offset < runs[index]!.end) return index;
  return -1;
};

/** The run of a character of the text in which a change can be tracked; -1 where it cannot. */
export const changeableRun = (source: WordSource, index: number): number => {
  const start = source.starts[index] ?? -1;
  const run = start < 0 ? -1 : runAt(source, start);
  return run >= 0 && source.runs[run]!.obstacle === null ? run : -1;
};

const sharesOrigin = ({ starts }: WordSource, index: number): boolean =>
  index > 0 && index < starts.length && starts[index]! >= 0 && starts[index] === starts[index - 1];

/** Whether a range of the text begins or ends within one character of the file, such as a ligature. */
const dividesCharacter = (source: WordSource, start: number, end: number): boolean =>
  sharesOrigin(source, start) || sharesOrigin(source, end);

/** Deletions of a range of the text, run by run; null where one of its characters cannot be deleted. */
export function deletionsOf(source: WordSource, start: number, end: number): readonly RunEdit[] | null {
  if (dividesCharacter(source, start, end)) return null;
  const edits: { readonly run: number; readonly deleted: { start: number; end: number } }[] = [];
  for (let index = start; index < end; index++) {
    const run = changeableRun(source, index);
    const [from, to] = [source.starts[index]!, source.ends[index]!];
    const part = source.runs[run]?.parts.find((one) => from >= one.start && from < one.end);
    // Never delete a footnote: only a person may decide that.
    if (!part || part.name.endsWith("noteReference")) return null;
    const last = edits.at(-1);
    if (last?.run === run && last.deleted.end >= part.start && part.text && last.deleted.start >= part.text.start)
      last.deleted.end = to;
    else edits.push({ run, deleted: { start: from, end: to } });
  }
  return edits;
}

/** An insertion at an offset of the text, after the character before it, else before the one after it. */
export function insertionAt(source: WordSource, index: number, text: string): RunEdit | null {
  if (sharesOrigin(source, index)) return null;
  const before = index > 0 ? changeableRun(source, index - 1) : -1;
  if (before >= 0) return { run: before, marker: { type: "insert", at: source.ends[index - 1]!, text } };
  const after = changeableRun(source, index);
  return after < 0 ? null : { run: after, marker: { type: "insert", at: source.starts[index]!, text } };
}
