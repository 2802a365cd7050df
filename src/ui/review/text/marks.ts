import type { Severity } from "../../../model/review/playbook.ts";
import { partitionPoint } from "../../../values/partition-point.ts";
import type { Finding } from "../../../model/review/review.ts";

/** A passage of the text that a finding is about. Unit: UTF-16 offsets, end exclusive. */
export type Mark = {
  readonly start: number;
  readonly end: number;
  readonly finding: string;
  readonly severity: Severity;
};

/** A piece of a paragraph: plain, or marked for a finding. */
export type Segment = { readonly text: string; readonly at: number; readonly mark: Mark | null };

/** A part of the text that renders as one unit. Unit: UTF-16 offsets, end exclusive. */
export type TextPassage = { readonly start: number; readonly end: number };

/** Longer paragraphs are split, because a browser lays out a paragraph as a whole. */
const MAX_LENGTH = 3000;

/** The marks of findings in text order; of two that overlap, the one that starts first wins. */
export function marksOf(findings: readonly Finding[]): readonly Mark[] {
  const all = findings
    .flatMap(({ id, severity, quote, also }) =>
      [quote, ...also].map(({ start, end }) => ({ start, end, finding: id, severity })),
    )
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const kept: Mark[] = [];
  let free = 0;
  for (const mark of all) {
    const start = Math.max(mark.start, free);
    if (start >= mark.end) continue;
    kept.push({ ...mark, start });
    free = mark.end;
  }
  return kept;
}

const splitSegments = (text: string, { start, end }: TextPassage): readonly TextPassage[] => {
  if (end - start <= MAX_LENGTH) return [{ start, end }];
  const found: TextPassage[] = [];
  for (let at = start; at < end;) {
    const space = text.lastIndexOf(" ", at + MAX_LENGTH);
    const cut = at + MAX_LENGTH >= end ? end : space > at ? space + 1 : at + MAX_LENGTH;
    found.push({ start: at, end: cut });
    at = cut;
  }
  return found;
};

/** The paragraphs of a text, empty lines left out. */
export function passagesOf(text: string): readonly TextPassage[] {
  const found: TextPassage[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    if (text.slice(start, end).trim() !== "") found.push(...splitSegments(text, { start, end }));
    start = end + 1;
  }
  return found;
}

/** Passages in groups of about `length` letters, of which the first is as long as `first`; a group has at least one passage. */
export function passageGroups(
  passages: readonly TextPassage[],
  first: number,
  length: number,
): readonly (readonly TextPassage[])[] {
  const groups: TextPassage[][] = [];
  let size = 0;
  for (const passage of passages) {
    const most = groups.length > 1 ? length : first;
    size += passage.end - passage.start;
    const group = groups.at(-1);
    if (group && size <= most) group.push(passage);
    else {
      groups.push([passage]);
      size = passage.end - passage.start;
    }
  }
  return groups;
}

/** A passage cut at its marks; `marks` are all marks of the text in their order. */
export function segmentsOf(text: string, passage: TextPassage, marks: readonly Mark[]): readonly Segment[] {
  const found: Segment[] = [];
  let offset = passage.start;
  const put = (end: number, mark: Mark | null): void => {
    if (end > offset) found.push({ text: text.slice(offset, end), at: offset, mark });
    offset = Math.max(offset, end);
  };
  // Marks do not overlap, so their ends are in order, too.
  for (let index = partitionPoint(marks, ({ end }) => end <= passage.start); index < marks.length; index++) {
    const mark = marks[index]!;
    if (mark.start >= passage.end) break;
    put(Math.max(passage.start, mark.start), null);
    put(Math.min(passage.end, mark.end), mark);
  }
  put(passage.end, null);
  return found;
}
