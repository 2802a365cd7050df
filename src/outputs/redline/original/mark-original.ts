import type { WordSource } from "../../../model/review/word-source.ts";
import { wordDiff } from "../../../text/word-diff.ts";
import type { ChangeAuthor, MarkOutcome, RedlineComment, RedlinePoint, Replacement } from "../redline.ts";
import { commentEnd, commentStart, commentXml, createChangeWriter } from "../word-xml.ts";
import type { ChangeWriter } from "../word-xml.ts";
import { commentParts, largestId } from "./comment-parts.ts";
import { paragraphSplices, placeAfter } from "./new-paragraphs.ts";
import type { ParagraphPlace, Splice } from "./new-paragraphs.ts";
import { replaceParts } from "./replace-parts.ts";
import { rewriteRun } from "./rewrite-run.ts";
import { changeableRun, deletionsOf, insertionAt, runAt } from "./run-edits.ts";
import type { RunEdit, RunEdits } from "./run-edits.ts";

/** A marked file, and by id of each point how it was marked. */
export type MarkedOriginal = { readonly bytes: Uint8Array; readonly outcomes: ReadonlyMap<string, MarkOutcome> };

type Addition = { readonly place: ParagraphPlace; readonly texts: string[] };

/** The changes of the main part as they are collected, point by point. */
type Plan = {
  readonly runs: Map<number, RunEdits>;
  readonly splices: Splice[];
  readonly additions: Map<number, Addition>;
  /** Replaced ranges of the text. */
  readonly replaced: Replacement[];
  comments: string;
};

const OWN_NUMBER = /^\s*\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** A replacement without the automatic number at its beginning, which stays. */
const withoutNumber = ({ starts, text: original }: WordSource, replacement: Replacement): Replacement => {
  const { end, text } = replacement;
  let { start } = replacement;
  while (start < end && starts[start]! < 0 && original[start] !== "\n") start += 1;
  const number = original.slice(replacement.start, start);
  if (number !== "" && text.startsWith(number)) return { start, end, text: text.slice(number.length) };
  return OWN_NUMBER.test(text) ? replacement : { start, end, text };
};

/** The edits of a replacement; null where one of its changes cannot be tracked. */
const editsOf = (source: WordSource, replacement: Replacement): readonly RunEdit[] | null => {
  const { start, end, text } = withoutNumber(source, replacement);
  const edits: RunEdit[] = [];
  let at = start;
  for (const part of wordDiff(source.text.slice(start, end), text)) {
    if (part.change === "insert") {
      const edit = insertionAt(source, at, part.text);
      if (!edit) return null;
      edits.push(edit);
      continue;
    }
    const next = at + part.text.length;
    if (part.change === "delete") {
      const deletions = deletionsOf(source, at, next);
      if (!deletions) return null;
      edits.push(...deletions);
    }
    at = next;
  }
  return edits;
};

const addEdit = ({ runs }: Plan, edit: RunEdit): void => {
  const edits = runs.get(edit.run) ?? { deleted: [], markers: [] };
  runs.set(edit.run, edits);
  if ("deleted" in edit) edits.deleted.push(edit.deleted);
  else edits.markers.push(edit.marker);
};

const replace = (source: WordSource, plan: Plan, replacement: Replacement): boolean => {
  if (plan.replaced.some((other) => replacement.start < other.end && replacement.end > other.start)) return false;
  const edits = editsOf(source, replacement);
  if (!edits) return false;
  plan.replaced.push(replacement);
  for (const edit of edits) addEdit(plan, edit);
  return true;
};

const add = (source: WordSource, { additions }: Plan, after: number, text: string): boolean => {
  const place = placeAfter(source, after);
  if (!place) return false;
  const addition = additions.get(place.at) ?? { place, texts: [] };
  additions.set(place.at, addition);
  addition.texts.push(text);
  return true;
};

/** The first and the last character of a range that the main part contains; null where it contains none. */
const sourcedEnds = (
  { starts }: WordSource,
  start: number,
  end: number,
): readonly [first: number, last: number] | null => {
  let first = start;
  while (first < end && starts[first]! < 0) first += 1;
  let last = end - 1;
  while (last > first && starts[last]! < 0) last -= 1;
  return first < end ? [first, last] : null;
};

const anchor = (source: WordSource, plan: Plan, { start, end }: RedlineComment, id: number): boolean => {
  const ends = sourcedEnds(source, start, end);
  if (!ends) return false;
  const [first, last] = ends;
  const [from, to] = [changeableRun(source, first), changeableRun(source, last)];
  if (from >= 0 && to >= 0) {
    addEdit(plan, { run: from, marker: { type: "commentStart", at: source.starts[first]!, id } });
    addEdit(plan, { run: to, marker: { type: "commentEnd", at: source.ends[last]!, id } });
    return true;
  }
  // The whole paragraph, if the place is inside a part that cannot be divided.
  const paragraph = source.paragraphs[source.runs[runAt(source, source.starts[first]!)]?.paragraph ?? -1];
  if (!paragraph || paragraph.obstacle !== null) return false;
  const { content } = paragraph;
  plan.splices.push({ start: content.start, end: content.start, xml: commentStart(id) });
  plan.splices.push({ start: content.end, end: content.end, xml: commentEnd(id) });
  return true;
};

const spliced = (xml: string, splices: readonly Splice[]): string => {
  const pieces: string[] = [];
  let offset = 0;
  for (const { start, end, xml: inner } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(xml.slice(offset, start), inner);
    offset = end;
  }
  return pieces.join("") + xml.slice(offset);
};

const mainXml = (source: WordSource, plan: Plan, writer: ChangeWriter): string =>
  spliced(source.xml, [
    // Properties come before the comments of a paragraph.
    ...[...plan.additions.values()].flatMap(({ place, texts }) => paragraphSplices(place, texts, writer)),
    ...plan.splices,
    ...[...plan.runs].map(([index, edits]) => {
      const run = source.runs[index]!;
      return { start: run.start, end: run.end, xml: rewriteRun(source.xml, run, edits, writer) };
    }),
  ]);

/** Points in the order of the text, so that changes beside each other are written in it. */
const byPosition = (point: RedlinePoint, other: RedlinePoint): number => {
  const [a, b] = [point, other].map(({ replacement, addition, comment }) => ({
    start: replacement?.start ?? addition?.after ?? comment?.start ?? 0,
    end: replacement?.end ?? 0,
  }));
  return a!.start - b!.start || a!.end - b!.end;
};

/**
 * The visitor's own Word file with the points as tracked changes, and as comments where there is no change or it cannot
 * be tracked; nothing else in it changes. Accepting all changes gives the new text, rejecting them the original.
 *
 * `source` must be read from `file`.
 */
export function markOriginal(
  file: Uint8Array,
  source: WordSource,
  points: readonly RedlinePoint[],
  author: ChangeAuthor,
): MarkedOriginal {
  const plan: Plan = { runs: new Map(), splices: [], additions: new Map(), replaced: [], comments: "" };
  const outcomes = new Map<string, MarkOutcome>();
  let commentId = largestId(source.comments?.xml ?? "", /w:id="(\d{1,9})"/g);
  const mark = ({ replacement, addition, comment }: RedlinePoint): MarkOutcome => {
    if (replacement && replace(source, plan, replacement)) return "changed";
    if (addition && add(source, plan, addition.after, addition.text)) return "changed";
    if (!comment || !anchor(source, plan, comment, commentId + 1)) return "left";
    commentId += 1;
    plan.comments += commentXml(commentId, comment.lines, author);
    return "commented";
  };
  for (const { id } of points) outcomes.set(id, "left");
  for (const point of points.toSorted(byPosition)) outcomes.set(point.id, mark(point));
  const writer = createChangeWriter(author, Math.max(0, largestId(source.xml, /w:id="(\d{1,9})"/g)));
  const parts = { [source.main]: mainXml(source, plan, writer), ...commentParts(source, plan.comments) };
  return { bytes: replaceParts(file, parts), outcomes };
}
