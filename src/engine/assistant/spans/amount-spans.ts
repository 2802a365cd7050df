import { decimal } from "../../../values/decimal.ts";
import { parseNumber } from "../../../values/parsing/parse-number.ts";
import { SPELLED_NUMBERS, parseNumberWords } from "../../../values/parsing/parse-number-words.ts";
import type { AnswerSpan } from "./answer-span.ts";
import { CURRENCY_SIGNS, CURRENCY_WORDS, currencyMarkOf } from "./currency-mark.ts";

const AMOUNTS = new RegExp(
  String.raw`(${CURRENCY_SIGNS})?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[億万千]\d*)*)(?: ?(k|m|thousand|grand|mil|million|billion)(?![a-z]))?(?: ?(%|percent|per cent|pct|パーセント)(?![a-z]))?(?: ?(${CURRENCY_WORDS})(?![a-z]))?`,
  "gi",
);

const POWERS: { readonly [word: string]: string } = {
  k: "1e3",
  thousand: "1e3",
  grand: "1e3",
  m: "1e6",
  mil: "1e6",
  million: "1e6",
  billion: "1e9",
};

const DURATION = /^[ -](day|week|month|year|hour)(s?)(?![a-z])/i;
const SHORT_DURATION = /^ ?(wk|mo|yr|hr)(s|(?=[^a-z]|$))(?![a-z])/i;
const SHORT: { readonly [word: string]: string } = { wk: "week", mo: "month", yr: "year", hr: "hour" };

/** The unit of time after an amount; "950 month" is the rent of a month, not a time. */
const durationAfter = (rest: string, amount: number): Pick<AnswerSpan, "duration"> => {
  const [all = "", unit = "", plural] = DURATION.exec(rest) ?? [];
  if (unit !== "") return plural === "s" || amount === 1 || all.startsWith("-") ? { duration: unit } : {};
  const [, short = "", several] = SHORT_DURATION.exec(rest) ?? [];
  return short !== "" && several === "s" ? { duration: SHORT[short]! } : {};
};

const LONGEST_DURATION = 1000;

const withDuration = (span: AnswerSpan, text: string): AnswerSpan =>
  span.unit === "none" && Number(span.value) < LONGEST_DURATION
    ? { ...span, ...durationAfter(text.slice(span.end), Number(span.value)) }
    : span;

/** "Every two weeks" says how often, not how long. */
export const isFrequency = ({ start, duration }: AnswerSpan, text: string): boolean =>
  duration !== undefined && /\b(?:every|each) $/.test(text.slice(0, start));

/** The amounts in figures of a text. */
export const amountSpans = (text: string): readonly AnswerSpan[] =>
  [...text.matchAll(AMOUNTS)].flatMap((found): readonly AnswerSpan[] => {
    const [all, sign, digits = "", power, percent, word] = found;
    const currency = currencyMarkOf(sign, word);
    const parsed = parseNumber(digits);
    const end = found.index + all.trimEnd().length;
    // "2-2-3", "aaa1" and "1099-NEC" are names, "alert(1)" is code.
    const after = DURATION.test(text.slice(end)) ? " " : (text[found.index + all.length] ?? " ");
    const isCode = /[a-z]\($/i.test(text.slice(Math.max(0, found.index - 2), found.index));
    if (!parsed.ok || isCode || /[a-z-]/i.test(`${text[found.index - 1] ?? " "}${after}`)) return [];
    const value = power ? parsed.value.times(decimal(POWERS[power.toLowerCase()] ?? "1")) : parsed.value;
    const unit = percent ? "percent" : currency || power ? "money" : "none";
    const span: AnswerSpan = { start: found.index, end, type: "amount", unit, value: value.toFixed() };
    return [withDuration(currency ? { ...span, currency } : span, text)];
  });

const SCALE = "hundred|thousand|grand|million";
const SPELLED = new RegExp(
  String.raw`(?<![a-z0-9-])((?:an? (?=${SCALE}))?(?:${SPELLED_NUMBERS})(?:(?: and |[ -])(?:${SPELLED_NUMBERS}))*)(?: (percent|${CURRENCY_WORDS}))?(?![a-z])`,
  "g",
);

const unitOf = (words: string, mark: string): AnswerSpan["unit"] =>
  mark === "percent" ? "percent" : mark !== "" || /thousand|grand|million/.test(words) ? "money" : "none";

/** Amounts in English words: "five hundred dollars", "twenty-five thousand", "a million". */
export const spelledAmountSpans = (text: string): readonly AnswerSpan[] =>
  [...text.matchAll(SPELLED)].flatMap((found): readonly AnswerSpan[] => {
    const [all, words = "", mark = ""] = found;
    const value = parseNumberWords(words);
    if (value === null) return [];
    const [start, end] = [found.index, found.index + all.length];
    const currency = currencyMarkOf(undefined, mark);
    const span: AnswerSpan = { start, end, type: "amount", unit: unitOf(words, mark), value: value.toFixed() };
    return [withDuration(currency ? { ...span, currency } : span, text)];
  });

/** "12 to 20 hours": the unit of the second amount is that of the first. */
export const shareDurations = (spans: readonly AnswerSpan[], text: string): readonly AnswerSpan[] =>
  spans.map((span, index) => {
    const next = spans[index + 1];
    const isRange = next?.duration !== undefined && /^ ?(?:to|and|or|-|–) ?$/.test(text.slice(span.end, next.start));
    return isRange && span.type === "amount" && span.unit === "none" ? { ...span, duration: next.duration! } : span;
  });
