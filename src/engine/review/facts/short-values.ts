import { addMonths, isoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import { placeIn } from "../text/governing-laws.ts";
import type { FactValue } from "./fact-value.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";

/** Facts that rows and short sentences state without the wording of a long contract. */
export type ShortValues = {
  readonly [
    fact in "agreement_date" | "effective_date" | "expiration_date" | "renewal_term" | "notice_period" | "governing_law"
  ]?: FactValue;
};

type DateFact = "agreement_date" | "effective_date" | "expiration_date";

const DATE_ROWS: readonly (readonly [DateFact, RegExp])[] = [
  ["agreement_date", /^(?:date(?:d)?(?: (?:of|signed).*)?|(?:lease|contract|agreement|subcontract|note) date)$/i],
  [
    "effective_date",
    /^(?:effective(?: date)?|(?:\w+ )?(?:start|begin)(?:s|ning)?(?: date)?|commencement(?: date)?|start of \w+|term|lease term)$/i,
  ],
  [
    "expiration_date",
    /^(?:(?:\w+ )?ends?(?: date)?|expir(?:es|ation)(?: date)?|termination date|maturity(?: date)?|end of \w+)$/i,
  ],
];
const NOT_AN_EVENT = /^date of (?:birth|event|service|delivery|closing)/i;
const LAW_ROW = /^(?:governing law.*|law|applicable law|choice of law)$/i;
const TERM_ROW = /^(?:(?:\w+ )?term(?: of .*)?|(?:subscription|contract|service) period|duration)$/i;
const NOTICE_ROW = /^(?:non-?renewal notice|notice of non-?renewal|notice period)\b/i;
const RENEWAL_ROW = /^(?:auto(?:matic)?[- ])?renewal(?: term)?$/i;

const STARTS =
  /\b(?:runs? from|begin(?:s|ning)?(?: on)?|start(?:s|ing)?(?: on)?|commenc(?:es|ing)(?: on)?|takes? effect(?: on)?|(?:come|comes|enter|enters) into force on|effective(?: as of| on)?|for sale from|month to month (?:starting|from))\s{1,2}$/i;
const ENDS =
  /\b(?:ends?(?: on)?|ending(?: on)?|until|through|expires?(?: on)?|expiring(?: on)?|(?:is )?due (?:and payable )?on|matures on|is extended to)\s{1,2}$/i;
const PAYMENTS = /\b(?:installments?|payments?)\b[^.]{0,40}$/i;
const OWN_LINE = /(?:^|\n)(?:[^\n]{0,60}\s{3,})?$/;
const DATED = /\b(?:dated(?: as of)?|date(?: of contract)?:|signed on|is dated|make this \w+ on|as of)\s{0,2}$/i;

// "The Lease dated May 9, 2022" is another document; "this Lease dated" is not.
const OTHER_DOCUMENT =
  /\b(?:the|that certain|their|our|your|an?|under|to)\s(?:[\w'-]+\s){0,6}?(?:agreement|lease|contract|note|mortgage|deed|subscription|policy|invoice|letter)\b(?!\s(?:is|was|are)\b)[^.;:]{0,70}\b(?:dated(?:\sas\sof)?|of|made(?:\son)?)\s{1,2}$/i;
const IS_DATE_OF = /^,?\s(?:which|and this) is the date of this\b/;
const FOR_YEARS = /\bfor\s(?:[\w-]+\s){0,2}?(?:\(\d{1,3}\)\s)?(?:years?|months?)\sfrom\s{1,2}$/i;
const ENDING_WORDS = /\b(?:and|or) (?:stops?|ends?|finish(?:es)?)(?: on)?\s{1,2}$/i;

/** Whether the words before a date make it that of another document: "this Amendment to the Lease dated". */
export const isOfOtherDocument = (before: string): boolean => {
  if (!OTHER_DOCUMENT.test(before)) return false;
  const own = /\bthis\s(?!.*\bthis\s)([^.;:]{0,90})$/i.exec(before)?.[1];
  return own === undefined || /\b(?:to|of|under|between)\s(?:the|that|an?|our|your|their)\b/i.test(own);
};

const HEAD = 700;
/** Longer texts have the wording that the model knows. Unit: characters. */
export const SHORT_TEXT = 8000;

const valueAt = (date: CalendarDate, start: number, end: number): FactValue => ({ text: isoDate(date), start, end });

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

type Mutable = { -readonly [fact in keyof ShortValues]: ShortValues[fact] };

const fromRows = (contract: Contract, rows: readonly LabeledRow[]): Mutable => {
  const values: Mutable = {};
  for (const { label, value, start, end } of rows) {
    const dates = contract.dates.filter((date) => date.start >= start && date.end <= end);
    const fact = NOT_AN_EVENT.test(label) ? undefined : DATE_ROWS.find(([, form]) => form.test(label))?.[0];
    const [first, second] = dates;
    if (fact && first?.date && first.start - start < 24) values[fact] ??= valueAt(first.date, first.start, first.end);
    if (fact === "effective_date" && second?.date)
      values.expiration_date ??= valueAt(second.date, second.start, second.end);
    const place = LAW_ROW.test(label) ? placeIn(value) : null;
    if (place)
      values.governing_law ??= { text: place.jurisdiction, start: start + place.start, end: start + place.end };
    if (RENEWAL_ROW.test(label)) Object.assign(values, renewalIn(value, start));
    const notice = NOTICE_ROW.test(label) ? periodsIn(value)[0] : undefined;
    if (notice)
      values.notice_period ??= {
        text: counted(notice.count, notice.unit),
        start: start + notice.start,
        end: start + notice.end,
      };
  }
  return values;
};

const renewalIn = (value: string, at: number): Mutable => {
  const [term, notice] = periodsIn(value);
  if (!term || /\b(?:no|none|not)\b/i.test(value.slice(0, term.start))) return {};
  const repeated = /\b(?:successive|automatic|each|year-to-year)/i.test(value) ? "successive " : "";
  return {
    renewal_term: { text: `${repeated}${counted(term.count, term.unit)}`, start: at + term.start, end: at + term.end },
    ...(notice && /\bnotice\b/i.test(value)
      ? { notice_period: { text: counted(notice.count, notice.unit), start: at + notice.start, end: at + notice.end } }
      : {}),
  };
};

const fromSentences = ({ plain, dates }: Contract, rows: readonly LabeledRow[]): Mutable => {
  const values: Mutable = {};
  for (const { start, end, date } of dates) {
    if (date === null || rows.some((row) => row.start <= start && end <= row.end)) continue;
    const before = plain.slice(Math.max(0, start - 140), start).replaceAll(/\s+/g, " ");
    const value = valueAt(date, start, end);
    if (PAYMENTS.test(before) || isOfOtherDocument(before)) continue;
    if (IS_DATE_OF.test(plain.slice(end, end + 60))) values.agreement_date ??= value;
    const years = FOR_YEARS.test(before) ? periodsIn(before).at(-1) : undefined;
    if (years && (years.unit === "year" || years.unit === "month"))
      values.expiration_date ??= valueAt(
        addMonths(date, years.unit === "year" ? 12 * years.count : years.count),
        start,
        end,
      );
    else if (STARTS.test(before)) values.effective_date ??= value;
    else if (ENDS.test(before) || ENDING_WORDS.test(before)) values.expiration_date ??= value;
    else if (DATED.test(before)) values.agreement_date ??= value;
    else if (start < HEAD && OWN_LINE.test(plain.slice(Math.max(0, start - 140), start)))
      values.agreement_date ??= value;
  }
  return values;
};

const RENEWS = /\b(?:renew\w*|extend\w*|extension)\b/i;
const OF_NOTICE = /^['\u2019]?s?['\u2019]?\s(?:prior\s|advance\s|written\s){0,3}notice\b|^['\u2019]?s?\sbefore\b/i;

// "It renews unless a party gives 45 days' notice": the notice against a renewal, or for it.
const renewalNotice = ({ plain, sentences }: Contract): FactValue | null => {
  for (const { start, end } of sentences) {
    const sentence = plain.slice(start, end);
    if (!RENEWS.test(sentence) || !/\bnotice\b/i.test(sentence)) continue;
    const found = periodsIn(sentence).find((period) => OF_NOTICE.test(sentence.slice(period.end, period.end + 40)));
    if (found)
      return {
        text: counted(found.count, found.unit),
        start: start + found.start,
        end: start + found.end,
      };
  }
  return null;
};

// "Term: 36 months", from the first day.
const termEnd = (contract: Contract, rows: readonly LabeledRow[], from: FactValue | undefined): FactValue | null => {
  const row = rows.find(({ label }) => TERM_ROW.test(label));
  const period = row && periodsIn(row.value)[0];
  const first = from && contract.dates.find(({ start }) => start === from.start)?.date;
  if (!row || !period || !first || (period.unit !== "month" && period.unit !== "year")) return null;
  const months = period.unit === "year" ? 12 * period.count : period.count;
  return valueAt(addMonths(first, months), row.start + period.start, row.start + period.end);
};

/** The values of rows and, in a short text, of its plain sentences. */
export const shortValues = (contract: Contract, rows: readonly LabeledRow[]): ShortValues => {
  const values = fromRows(contract, rows);
  const isLong = contract.plain.length > SHORT_TEXT;
  const notice = isLong ? null : renewalNotice(contract);
  const all: Mutable = isLong
    ? values
    : {
        ...fromSentences(contract, rows),
        ...(notice ? { notice_period: notice } : {}),
        ...values,
      };
  const end = all.expiration_date ?? termEnd(contract, rows, all.effective_date);
  return end ? { ...all, expiration_date: end } : all;
};
