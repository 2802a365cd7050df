import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { SiteVocabulary } from "../../../model/site/vocabulary.ts";
import type { CalendarDate } from "../../../values/date.ts";
import type { Cues } from "../cues/cues.ts";
import { amountSpans, isFrequency, shareDurations, spelledAmountSpans } from "./amount-spans.ts";
import type { AnswerSpan } from "./answer-span.ts";
import { dateSpans, yearlessDateSpans } from "./date-spans.ts";
import { normalizeInput } from "./normalize-input.ts";

const isWholeWord = (text: string, start: number, end: number): boolean =>
  !/[a-z0-9]/.test(`${text[start - 1] ?? " "}`) && !/[a-z0-9]/.test(`${text[end] ?? " "}`);

const occurrences = (text: string, part: string): readonly number[] => {
  const found: number[] = [];
  for (let offset = text.indexOf(part); offset >= 0; offset = text.indexOf(part, offset + 1))
    if (isWholeWord(text, offset, offset + part.length)) found.push(offset);
  return found;
};

/** Numbers in words of a language without a reader of its own. */
const wordNumberSpans = (text: string, { numbers }: Cues): readonly AnswerSpan[] =>
  Object.entries(numbers).flatMap(([word, value]) =>
    occurrences(text, word).map((start): AnswerSpan => ({
      start,
      end: start + word.length,
      type: "amount",
      unit: "none",
      value,
    })),
  );

type PlaceName = { readonly name: string; readonly isCity: boolean };

/** Names of a place and of its cities; Japanese names also without 州. */
const namesOf = ({ code, kind, names }: Jurisdiction, plan: SiteVocabulary): readonly PlaceName[] => {
  if (kind === "country") return [];
  const cities = new Set(
    Object.values(plan.cities[code] ?? {})
      .flat()
      .map(normalizeInput),
  );
  const own = Object.values(names)
    .flatMap((name) => [name, name.replace(/州$/, "")])
    .map(normalizeInput);
  return [...new Set([...own, ...cities])]
    .filter((name) => name.length > 1)
    .map((name) => ({ name, isCity: cities.has(name) && name.length > 4 }));
};

/** Whether all words of a text are in capitals; one word alone, or beside Japanese words, says nothing of the others. */
const isAllCapitals = (typed: string): boolean =>
  !/[\p{Ll}\p{Lo}]/u.test(typed) && (typed.match(/[A-Z]+/g) ?? []).length > 1;

/** In lower case, "me" is the pronoun, and "la" is more often Los Angeles than Louisiana. */
const AMBIGUOUS_LOWER_CASE: ReadonlySet<string> = new Set(["ME", "LA"]);

/** "In LA" is more often Los Angeles than Louisiana, even in capitals; "Lafayette, LA" is not. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["LA"]);

/** A postal abbreviation in lower case, after "in" at the end of a text, where it can be no other word: "deed in pa". */
const lowerCaseCode = (letters: string): RegExp => new RegExp(`(?<=\\bin )${letters.toLowerCase()}(?=[ .?!]*$)`, "g");

const placeSpans = (
  text: string,
  typed: string,
  places: readonly Jurisdiction[],
  plan: SiteVocabulary,
): readonly AnswerSpan[] => {
  const span = (code: string, start: number, length: number): AnswerSpan => ({
    start,
    end: start + length,
    type: "place",
    unit: "none",
    value: code,
  });
  const named = places.flatMap((place) =>
    namesOf(place, plan).flatMap(({ name, isCity }) =>
      occurrences(text, name).map((start) => ({
        ...span(place.code, start, name.length),
        ...(isCity ? { isCity: true as const } : {}),
      })),
    ),
  );
  // Postal abbreviations are also words ("in", "or", "me"), so only capitals are accepted and, in a text that is all in
  // capitals, only at its end after a comma, as in an address.
  const [before, after] = isAllCapitals(typed) ? ["(?<=, ?)", "(?=[^A-Z]*$)"] : ["(?<![A-Za-z])", "(?![A-Za-z])"];
  const postal = places.flatMap(({ code, kind }) => {
    const letters = code.split("-")[1];
    if (kind === "country" || letters === undefined) return [];
    const start = AMBIGUOUS.has(letters) ? "(?<=, ?)" : before;
    const capitals = [...typed.matchAll(new RegExp(`${start}${letters}${after}`, "g"))];
    const small = AMBIGUOUS_LOWER_CASE.has(letters) ? [] : [...text.matchAll(lowerCaseCode(letters))];
    return [...capitals, ...small].map(({ index }) => span(code, index, letters.length));
  });
  return [...named, ...postal];
};

const byPosition = (a: AnswerSpan, b: AnswerSpan): number => a.start - b.start || b.end - a.end;

/** Without spans inside an earlier or longer one. */
const withoutOverlaps = (spans: readonly AnswerSpan[]): readonly AnswerSpan[] => {
  const kept: AnswerSpan[] = [];
  for (const span of spans.toSorted(byPosition)) {
    const last = kept.at(-1);
    if (!last || span.start >= last.end) kept.push(span);
    else if (span.end - span.start > last.end - last.start) kept[kept.length - 1] = span;
  }
  return kept;
};

const blankOut = (text: string, spans: readonly AnswerSpan[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + "·".repeat(end - start) + left.slice(end), text);

type Finder = {
  readonly cues: Cues;
  readonly places: readonly Jurisdiction[];
  readonly plan: SiteVocabulary;
  /** Given where a date without its year is one. */
  readonly today?: CalendarDate;
};

/** The amounts, dates and places of a text, in order and without overlaps. */
export const findSpans = (typed: string, { cues, places, plan, today }: Finder): readonly AnswerSpan[] => {
  const given = typed.normalize("NFKC").replaceAll("’", "'");
  const text = normalizeInput(given);
  const dates = dateSpans(text);
  const yearless = today ? yearlessDateSpans(blankOut(text, dates), today) : [];
  const undated = blankOut(text, [...dates, ...yearless]);
  const figures = amountSpans(undated);
  const bare = blankOut(undated, figures);
  const amounts = [...figures, ...spelledAmountSpans(bare), ...wordNumberSpans(bare, cues)];
  const found = withoutOverlaps([...dates, ...yearless, ...amounts, ...placeSpans(text, given, places, plan)]);
  return shareDurations(found, text).filter((span) => !isFrequency(span, text));
};
