import type { DiffChange } from "../../text/sequence-diff.ts";
import { wordDiff } from "../../text/word-diff.ts";
import type { Insertion, RedlineDocument, Replacement } from "./redline.ts";

/** One piece of a redline in the order it is written. */
export type RedlinePiece =
  | { readonly type: "text"; readonly text: string; readonly change: DiffChange }
  /** The end of a paragraph; its paragraph mark may be deleted or inserted. */
  | { readonly type: "end"; readonly mark: DiffChange }
  | { readonly type: "comment"; readonly comment: number; readonly at: "start" | "end" };

type Span = { readonly start: number; readonly end: number; readonly change: "equal" | "delete" };
type Step = Span | { readonly at: number; readonly text: string };

/** Replacements in order; one that overlaps an earlier one is left out. */
const apart = (replacements: readonly Replacement[]): readonly Replacement[] => {
  const kept: Replacement[] = [];
  for (const replacement of replacements.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (replacement.start >= (kept.at(-1)?.end ?? 0)) kept.push(replacement);
  }
  return kept;
};

/** The text as kept and deleted ranges, with insertions between them. */
function stepsOf(text: string, replacements: readonly Replacement[]): readonly Step[] {
  const steps: Step[] = [];
  let at = 0;
  const pass = (end: number, change: Span["change"]): void => {
    if (end > at) steps.push({ start: at, end, change });
    at = Math.max(at, end);
  };
  for (const { start, end, text: to } of apart(replacements)) {
    pass(start, "equal");
    for (const part of wordDiff(text.slice(start, end), to)) {
      if (part.change === "insert") steps.push({ at, text: part.text });
      else pass(at + part.text.length, part.change);
    }
  }
  pass(text.length, "equal");
  return steps;
}

/** Offsets at which text must be split: ends of paragraphs, starts and ends of comments. */
const stopsOf = ({ text, comments }: RedlineDocument): readonly number[] => {
  const stops = new Set(comments.flatMap(({ start, end }) => [start, end]));
  for (let offset = text.indexOf("\n"); offset >= 0; offset = text.indexOf("\n", offset + 1))
    stops.add(offset).add(offset + 1);
  return [...stops].toSorted((a, b) => a - b);
};

/**
 * The end of a paragraph and the paragraphs inserted after it. The last paragraph of a file cannot lose its mark, so the
 * inserted mark goes to the one before it.
 */
const paragraphEnd = (
  inserted: readonly Insertion[],
  mark: Span["change"],
  isLast: boolean,
): readonly RedlinePiece[] => {
  const [first, last] = isLast && inserted.length > 0 ? (["insert", mark] as const) : ([mark, "insert"] as const);
  return [
    { type: "end", mark: first },
    ...inserted.flatMap((addition, index): readonly RedlinePiece[] => [
      { type: "text", text: addition.text, change: "insert" },
      { type: "end", mark: isLast && index < inserted.length - 1 ? "insert" : last },
    ]),
  ];
};

/** A redline as pieces in order. Every paragraph ends with its mark. */
export function redlinePiecesOf(copy: RedlineDocument): readonly RedlinePiece[] {
  const { text, comments, additions } = copy;
  const stops = stopsOf(copy);
  const pieces: RedlinePiece[] = [];
  const isOpen = new Set<number>();
  let next = 0;
  let paragraph = 0;
  const commentsAt = (offset: number): void => {
    comments.forEach(({ end }, comment) => {
      if (end === offset && isOpen.delete(comment)) pieces.push({ type: "comment", comment, at: "end" });
    });
    comments.forEach(({ start, end }, comment) => {
      if (start !== offset || end <= offset) return;
      isOpen.add(comment);
      pieces.push({ type: "comment", comment, at: "start" });
    });
  };
  const endParagraph = (end: number, mark: Span["change"]): void => {
    const inserted = additions.filter(({ after }) => after >= paragraph && after <= end);
    pieces.push(...paragraphEnd(inserted, mark, end >= text.length));
    paragraph = end + 1;
  };
  const passStops = (to: number): void => {
    while (next < stops.length && stops[next]! <= to) {
      commentsAt(stops[next]!);
      next += 1;
    }
  };
  for (const step of stepsOf(text, copy.replacements)) {
    if ("text" in step) {
      pieces.push({ type: "text", text: step.text, change: "insert" });
      continue;
    }
    let index = step.start;
    while (index < step.end) {
      passStops(index);
      const end = Math.min(stops[next] ?? step.end, step.end);
      if (text[index] === "\n") endParagraph(index, step.change);
      else pieces.push({ type: "text", text: text.slice(index, end), change: step.change });
      index = end;
    }
  }
  passStops(text.length);
  endParagraph(text.length, "equal");
  return pieces;
}
