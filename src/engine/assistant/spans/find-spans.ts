import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { SiteVocabulary } from "../../../model/site/vocabulary.ts";
import { isoDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import { parseDate } from "../../../values/parsing/parse-date.ts";
import { parseNumber } from "../../../values/parsing/parse-number.ts";
import type { Cues } from "../cues/cues.ts";
import { normalizeInput } from "./normalize-input.ts";

/** Something in a text that can answer a question; `unit` says what its mark shows. */
export type AnswerSpan = {
  readonly start: number;
  readonly end: number;
  readonly type: "amount" | "date" | "place";
  readonly unit: "money" | "percent" | "none";
  /** As an answers file has it. */
  readonly value: string;
};

/** A month by its name. */
export const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?";
const DATES = new RegExp(
  [
    String.raw`\d{4}-\d{1,2}-\d{1,2}`,
    String.raw`\d{1,2}([-/])\d{1,2}\1(?:\d{4}|\d{2}(?![\d/-]))`,
    String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},? \d{4}`,
    String.raw`(?:\d{4}年|(?:令和|平成|昭和)(?:\d{1,2}|元)年)\d{1,2}月\d{1,2}日`,
  ].join("|"),
  "gi",
);
const AMOUNTS =
  /([$¥€£]|usd ?|us\$)?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[億万千]\d*)*)(?: ?(k|m|thousand|grand|million|billion)(?![a-z]))?(?: ?(%|percent|per cent|パーセント))?(?: ?(dollars?|bucks|usd|円|ドル)(?![a-z]))?/gi;

const POWERS: { readonly [word: string]: string } = {
  hundred: "1e2",
  k: "1e3",
  thousand: "1e3",
  grand: "1e3",
  m: "1e6",
  million: "1e6",
  billion: "1e9",
};

/** In a conversation a year of two digits is one of this century: the reply says how it was read. */
const withCentury = (date: string): string => date.replace(/^(\d{1,2}[-/]\d{1,2}[-/])(\d{2})$/, "$120$2");

const dateSpans = (text: string): readonly AnswerSpan[] =>
  [...text.matchAll(DATES)].flatMap((found): readonly AnswerSpan[] => {
    const parsed = parseDate(withCentury(found[0]));
    if (!parsed.ok) return [];
    const start = found.index;
    return [{ start, end: start + found[0].length, type: "date", unit: "none", value: isoDate(parsed.value) }];
  });

const amountSpans = (text: string): readonly AnswerSpan[] =>
  [...text.matchAll(AMOUNTS)].flatMap((found): readonly AnswerSpan[] => {
    const [all, sign, digits = "", power, percent, currency] = found;
    const parsed = parseNumber(digits);
    // "2-2-3", "aaa1" and "1099-NEC" are names, "alert(1)" is code.
    const around = `${text[found.index - 1] ?? " "}${text[found.index + all.length] ?? " "}`;
    const isCode = /[a-z]\($/i.test(text.slice(Math.max(0, found.index - 2), found.index));
    if (!parsed.ok || isCode || /[a-z-]/i.test(around)) return [];
    const value = power ? parsed.value.times(decimal(POWERS[power.toLowerCase()] ?? "1")) : parsed.value;
    const unit = percent ? "percent" : sign || currency || power ? "money" : "none";
    return [
      { start: found.index, end: found.index + all.trimEnd().length, type: "amount", unit, value: value.toFixed() },
    ];
  });

const isWholeWord = (text: string, start: number, end: number): boolean =>
  !/[a-z0-9]/.test(`${text[start - 1] ?? " "}`) && !/[a-z0-9]/.test(`${text[end] ?? " "}`);

const occurrences = (text: string, part: string): readonly number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (isWholeWord(text, at, at + part.length)) found.push(at);
  return found;
};

/** "Five hundred dollars", "ten thousand", "a million". */
const spelledAmountSpans = (text: string, { numbers }: Cues): readonly AnswerSpan[] => {
  const words = Object.keys(numbers).join("|");
  const amounts = new RegExp(
    String.raw`(?<![a-z0-9])(an?|${words}) (hundred|thousand|grand|million)( dollars| bucks)?(?![a-z])`,
    "g",
  );
  return [...text.matchAll(amounts)].map((found): AnswerSpan => {
    const [all, count = "", power = "", currency] = found;
    const value = decimal(numbers[count] ?? "1").times(decimal(POWERS[power] ?? "1"));
    const unit = power === "hundred" && currency === undefined ? "none" : "money";
    return { start: found.index, end: found.index + all.length, type: "amount", unit, value: value.toFixed() };
  });
};

const wordNumberSpans = (text: string, cues: Cues): readonly AnswerSpan[] => [
  ...spelledAmountSpans(text, cues),
  ...Object.entries(cues.numbers).flatMap(([word, value]) =>
    occurrences(text, word).map((start): AnswerSpan => ({
      start,
      end: start + word.length,
      type: "amount",
      unit: "none",
      value,
    })),
  ),
];

/** Names of a place, longest first; Japanese names also without 州. */
const namesOf = ({ code, kind, names }: Jurisdiction, plan: SiteVocabulary): readonly string[] => {
  if (kind === "country") return [];
  const cities = Object.values(plan.cities[code] ?? {}).flat();
  const own = Object.values(names).flatMap((name) => [name, name.replace(/州$/, "")]);
  return [...new Set([...own, ...cities])].map((name) => normalizeInput(name)).filter((name) => name.length > 1);
};

/** Whether all words of a text are in capitals; one word alone, or beside Japanese words, says nothing of the others. */
const isAllCapitals = (typed: string): boolean =>
  !/[\p{Ll}\p{Lo}]/u.test(typed) && (typed.match(/[A-Z]+/g) ?? []).length > 1;

/** In lower case, "me" is the pronoun, and "la" is more often Los Angeles than Louisiana. */
const AMBIGUOUS_LOWER_CASE: ReadonlySet<string> = new Set(["ME", "LA"]);

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
    namesOf(place, plan).flatMap((name) =>
      occurrences(text, name).map((start) => span(place.code, start, name.length)),
    ),
  );
  // Postal abbreviations are also words ("in", "or", "me"), so only capitals are accepted and, in a text that is all in
  // capitals, only at its end after a comma, as in an address.
  const [before, after] = isAllCapitals(typed) ? ["(?<=, ?)", "(?=[^A-Z]*$)"] : ["(?<![A-Za-z])", "(?![A-Za-z])"];
  const postal = places.flatMap(({ code, kind }) => {
    const letters = code.split("-")[1];
    if (kind === "country" || letters === undefined) return [];
    const capitals = [...typed.matchAll(new RegExp(`${before}${letters}${after}`, "g"))];
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

/** The amounts, dates and places of a text, in order and without overlaps. */
export const findSpans = (
  typed: string,
  {
    cues,
    places,
    plan,
  }: { readonly cues: Cues; readonly places: readonly Jurisdiction[]; readonly plan: SiteVocabulary },
): readonly AnswerSpan[] => {
  const given = typed.normalize("NFKC").replaceAll("’", "'");
  const text = normalizeInput(given);
  const dates = dateSpans(text);
  const undated = blankOut(text, dates);
  const amounts = amountSpans(undated);
  return withoutOverlaps([
    ...dates,
    ...amounts,
    ...wordNumberSpans(blankOut(undated, amounts), cues),
    ...placeSpans(text, given, places, plan),
  ]);
};
