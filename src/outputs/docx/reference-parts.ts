import type { InlineOf } from "../layout/writers.ts";
import type { BookmarkTarget } from "./bookmarks.ts";

/** Part of a printed reference: plain text, or the result of a field. */
export type ReferencePart = { readonly text: string; readonly instruction?: string };

/**
 * A reference as plain text and live fields, which together read before + number + after.
 *
 * One field gives the full number if that is printed ("2.1(a)"); otherwise each printed level gets its own field ("第5条"
 * and "2" in 第5条第2項). The schedule of a clause is a field as well ("section 1 of Schedule A").
 */
export function referenceParts(
  reference: InlineOf<"reference">,
  place: BookmarkTarget | undefined,
): readonly ReferencePart[] {
  const { before, number, after } = reference;
  if (!place) return [{ text: before + number + after }];
  const around = (text: string): readonly ReferencePart[] =>
    place.schedule ? levelFields(text, [place.schedule]) : [{ text }];
  if (number === place.label) return [...around(before), field(place, number, NO_CONTEXT), ...around(after)];
  if (before + number === place.label) return [field(place, place.label, NO_CONTEXT), { text: after }];
  if (number === fullNumber(place)) return [...around(before), field(place, number, FULL_CONTEXT), ...around(after)];
  const levels = [...place.within, place];
  return levelFields(before + number + after, place.schedule ? [place.schedule, ...levels] : levels);
}

/** A text in which the labels of these targets, in order, are fields. */
function levelFields(text: string, places: readonly BookmarkTarget[]): readonly ReferencePart[] {
  const parts: ReferencePart[] = [];
  let rest = text;
  for (const target of places) {
    const offset = target.label === "" ? -1 : rest.indexOf(target.label);
    if (offset < 0) continue;
    parts.push({ text: rest.slice(0, offset) }, field(target, target.label, NO_CONTEXT));
    rest = rest.slice(offset + target.label.length);
  }
  return [...parts, { text: rest }];
}

const field = (target: BookmarkTarget, text: string, context: string): ReferencePart => ({
  text,
  instruction: `REF ${target.bookmark} \\h ${context}`,
});

/** REF switches: the paragraph's own number, and the number with its parent levels. */
const NO_CONTEXT = "\\n";
const FULL_CONTEXT = "\\w";

/** The full-context number as a word processor computes it: "2.1" already includes the "2" above it. */
function fullNumber(place: BookmarkTarget): string {
  const parent = place.within.at(-1);
  if (!parent) return place.label;
  return place.label.startsWith(`${parent.label}.`) ? place.label : fullNumber(parent) + place.label;
}
