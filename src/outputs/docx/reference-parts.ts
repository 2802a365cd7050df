import type { InlineOf } from "../writers.ts";
import type { Place } from "./bookmarks.ts";

/** A stretch of a printed reference: plain words, or words a field computes. */
export type ReferencePart = { readonly text: string; readonly instruction?: string };

/**
 * A reference as plain words and live fields, which together read before + number + after.
 *
 * The field gives the whole number where that is what is printed ("2.1(a)"); otherwise each level printed gets a field
 * of its own ("第5条" and "2" in 第5条第2項). The schedule a clause stands in is a field too ("section 1 of Schedule A").
 */
export function referenceParts(reference: InlineOf<"reference">, place: Place | undefined): readonly ReferencePart[] {
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

/** A text in which the labels of places, in this order, are fields. */
function levelFields(text: string, places: readonly Place[]): readonly ReferencePart[] {
  const parts: ReferencePart[] = [];
  let rest = text;
  for (const target of places) {
    const at = target.label === "" ? -1 : rest.indexOf(target.label);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at) }, field(target, target.label, NO_CONTEXT));
    rest = rest.slice(at + target.label.length);
  }
  return [...parts, { text: rest }];
}

const field = (target: Place, text: string, context: string): ReferencePart => ({
  text,
  instruction: `REF ${target.bookmark} \\h ${context}`,
});

/** The number of the paragraph alone, and the number with those of the levels above. */
const NO_CONTEXT = "\\n";
const FULL_CONTEXT = "\\w";

/** What a word processor puts together for a number with its context: "2.1" already holds the "2" above it. */
function fullNumber(place: Place): string {
  const parent = place.within.at(-1);
  if (!parent) return place.label;
  return place.label.startsWith(`${parent.label}.`) ? place.label : fullNumber(parent) + place.label;
}
