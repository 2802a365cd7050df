import type { Severity } from "../../model/playbook.ts";
import type { Finding } from "../../model/review.ts";

/** A stretch of the text that a finding speaks of. Unit: UTF-16 offsets, end exclusive. */
export type Mark = {
  readonly start: number;
  readonly end: number;
  readonly finding: string;
  readonly severity: Severity;
};

/** A piece of a paragraph: plain, or marked for a finding. */
export type Segment = { readonly text: string; readonly at: number; readonly mark: Mark | null };

/** A part of the text that is drawn at once. Unit: UTF-16 offsets, end exclusive. */
export type Passage = { readonly start: number; readonly end: number };

/** Longer paragraphs are drawn in pieces: a browser breaks lines of a paragraph only as a whole. */
const LONGEST = 3000;

/** The marks of findings, first place first; where two overlap, the one that begins first keeps what it has. */
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

const pieces = (text: string, { start, end }: Passage): readonly Passage[] => {
  if (end - start <= LONGEST) return [{ start, end }];
  const found: Passage[] = [];
  for (let at = start; at < end;) {
    const space = text.lastIndexOf(" ", at + LONGEST);
    const cut = at + LONGEST >= end ? end : space > at ? space + 1 : at + LONGEST;
    found.push({ start: at, end: cut });
    at = cut;
  }
  return found;
};

/** The paragraphs of a text, empty lines left out. */
export function passagesOf(text: string): readonly Passage[] {
  const found: Passage[] = [];
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    if (text.slice(start, end).trim() !== "") found.push(...pieces(text, { start, end }));
    start = end + 1;
  }
  return found;
}

/** A passage cut at its marks; `marks` are all marks of the text in their order. */
export function segmentsOf(text: string, passage: Passage, marks: readonly Mark[]): readonly Segment[] {
  const found: Segment[] = [];
  let at = passage.start;
  const put = (end: number, mark: Mark | null): void => {
    if (end > at) found.push({ text: text.slice(at, end), at, mark });
    at = Math.max(at, end);
  };
  for (const mark of marks) {
    if (mark.end <= passage.start || mark.start >= passage.end) continue;
    put(Math.max(passage.start, mark.start), null);
    put(Math.min(passage.end, mark.end), mark);
  }
  put(passage.end, null);
  return found;
}
