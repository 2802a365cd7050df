import { addMonths, isoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import {
  FEW_WORDS_LENGTH,
  SEVERAL_WORDS_LENGTH,
  SHORT_TEXT_LENGTH,
  TITLE_LINES_LENGTH,
  SENTENCE_TO_DATE_LENGTH,
  textAfter,
  textBefore,
  wordsBeforeDate,
} from "../parties/text-windows.ts";
import { periodsIn } from "../text/numbers.ts";
import type { Contract } from "../text/parse-contract.ts";
import { placeIn } from "../text/governing-laws.ts";
import type { FactValue } from "./fact-value.ts";
import { termEnd } from "./term-end.ts";
import { followsPayment, isOfOtherDocument, isOfPast, isOfPayment } from "./other-dates.ts";
import type { LabeledRow } from "../parties/labeled-rows.ts";

/** Facts that table rows and short sentences state outside of contract language. */
export type ShortValues = {
  readonly [
    fact in "agreement_date" | "effective_date" | "expiration_date" | "renewal_term" | "notice_period" | "governing_law"
  ]?: FactValue;
};

type DateFact = "agreement_date" | "effective_date" | "expiration_date";

const DATE_ROWS: readonly (readonly [DateFact, RegExp])[] = [
  [
    "agreement_date",
    /^(?:date(?:d)?(?: (?:of|signed).*)?|(?:lease|contract|agreement|subcontract|note|order|invoice|issue|letter|notice|po) date)$/i,
  ],
  [
    "effective_date",
    /^(?:(?:\w+ )?effective date|effective|(?:\w+ )?(?:start|begin)(?:s|ning)?(?: date)?|commencement(?: date)?|(?:\w+ )?move-?in(?: date)?|join date|first day(?: of \w+)?|pick-?up|out|start of \w+|term|lease term|(?:rental|lease|license|service|award|grant|project) period)$/i,
  ],
  [
    "expiration_date",
    /^(?:(?:\w+ )?ends?(?: date| on)?|expir(?:es|ation|y)(?: date)?|termination date|(?:\w+ )?maturity(?: date)?|end of \w+|due back|return(?: by| date)?|last day(?: of \w+)?)$/i,
  ],
];
// A date beside a signature. If there are several, the agreement date is the latest.
const SIGNED_ROW = /^date(?:d)?(?: signed)?$/i;
const NOT_AN_EVENT =
  /^date of (?:birth|(?:the )?event|service|delivery|closing|shoot|loss|hire|incident|injury|travel|move|wedding|performance|visit|inspection|accident)/i;
const LAW_ROW = /^(?:governing law.*|(?:state )?law|applicable law|choice of law)$/i;
const NOTICE_ROW = /^(?:non-?renewal notice|notice of non-?renewal|notice period)\b/i;
const RENEWAL_ROW = /^(?:auto(?:matic)?[- ])?renewal(?: term)?$/i;

const STARTS =
  /\b(?:runs? from|moves? in(?: on)?|first day(?: of (?:work|employment))? (?:is|will be)|begin(?:s|ning)?(?: on)?|start(?:s|ing)?(?: on)?|commenc(?:es|ing)(?: on)?|takes? effect(?: on)?|(?:come|comes|enter|enters) into force on|effective(?: as of| on)?|for sale from|term (?:is|of) [^.;]{3,40} (?:months|years) from|month to month (?:starting|from))\s{1,2}$/i;
const ENDS =
  /\b(?:ends?(?: at (?:midnight|noon))?(?: on)?|ending(?: on)?|until|through|expires?(?: on)?|expiring(?: on)?|(?:is )?due (?:in full )?(?:and payable )?on|matures on|is extended to|(?:done|finished|repaid) by)\s{1,2}$/i;
// "We terminate the lease effective July 2": its last day.
const ENDED = /\bterminat(?:es?|ed|ing|ion)\b[^.;]{0,60}\beffective(?: as of| on)?\s{1,2}$/i;
const OWN_LINE = /(?:^|\n)(?:[^\n]{0,60}\s{3,})?$/;
const DATED =
  /\b(?:dated:?(?: as of)?|date(?: of contract)?:|sworn(?: to)?(?: and subscribed)? before me(?: on| this)?|signed(?: by [\w ]{3,30})? on|is dated|\bagrees? on|make this \w+ on|have (?:signed|executed) this [\w ]{3,30} on|(?:members|directors|shareholders) met on|session of the court held on|\breceived from [^;]{3,110} on|\bborrowed [^.;]{3,80} on|as of)\s{0,2}$/i;

// "The parties amend the Lease as of", "This Amendment to the Lease dated May 9, 2022 is made on".
const MADE_ON =
  /\b(?:amends?|modif(?:y|ies))\b[^.;]{0,60}\bas of\s{1,2}$|\b[Tt]his\s[^.;]{3,110}\b(?:is|was)\s(?:made|entered into|signed)\s(?:on|as of)\s{1,2}$/;
const IS_DATE_OF = /^,?\s(?:which|and this) is the date of this\b/;
const FOR_YEARS = /\bfor\s(?:[\w-]+\s){0,2}?(?:\(\d{1,3}\)\s)?(?:years?|months?)\sfrom\s{1,2}$/i;
const ENDING_WORDS = /\b(?:and|or) (?:stops?|ends?|finish(?:es)?)(?: on)?\s{1,2}$/i;

// Unit: characters from the start of a row's value, such as "on or about ". A date farther from the start belongs to a sentence.
const MAX_LEAD = 24;

const valueAt = (date: CalendarDate, start: number, end: number): FactValue => ({ text: isoDate(date), start, end });

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

type Mutable = { -readonly [fact in keyof ShortValues]: ShortValues[fact] };

const fromRows = (contract: Contract, rows: readonly LabeledRow[]): Mutable => {
  const values: Mutable = {};
  let signedOn: FactValue | null = null;
  for (const { label, value, start, end } of rows) {
    const dates = contract.dates.filter((date) => date.start >= start && date.end <= end);
    const fact = NOT_AN_EVENT.test(label) ? undefined : DATE_ROWS.find(([, form]) => form.test(label))?.[0];
    const [first, second] = dates;
    if (fact && first?.date && first.start - start < MAX_LEAD) {
      const found = valueAt(first.date, first.start, first.end);
      const isLater = SIGNED_ROW.test(label) && signedOn !== null && found.text > signedOn.text;
      if (isLater && values[fact] === signedOn) values[fact] = found;
      values[fact] ??= found;
      if (SIGNED_ROW.test(label) && values[fact] === found) signedOn = found;
    }
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
    ...(notice && /\b(?:notice|before|prior to)\b/i.test(value)
      ? { notice_period: { text: counted(notice.count, notice.unit), start: at + notice.start, end: at + notice.end } }
      : {}),
  };
};

const FROM = /\bfrom\s{1,2}$/i;
const TO = /^\s(?:to|until|till|through)\s$/i;

// "From May 4, 2026 until November 4, 2026", the dates of the document and not of a payment.
const datePair = (contract: Contract): Mutable => {
  const { plain, dates } = contract;
  for (const [index, from] of dates.entries()) {
    const to = dates[index + 1];
    if (!from.date || !to?.date || !TO.test(plain.slice(from.end, to.start).replaceAll(/\s+/g, " "))) continue;
    const before = wordsBeforeDate(plain, from.start);
    if (!FROM.test(before) || isOfPayment(before) || isOfOtherDocument(before)) continue;
    if (isOfPast(contract, before, to.end)) continue;
    return {
      effective_date: valueAt(from.date, from.start, from.end),
      expiration_date: valueAt(to.date, to.start, to.end),
    };
  }
  return {};
};

// "Here is what we agreed: I tutor Leo, beginning …" is a sentence, not a row.
const SENTENCE_LABEL = /\b(?:[Ww]e|[Yy]ou|I) [a-z]+(?: [a-z]+)?$/;

// "On March 18, 2026 Ann Poe lends Bo Lee $3,200."
const ON = /(?:^|[.\n]\s{0,4})On\s{1,2}$/;
const ACT = /^,?\s(?:\p{Lu}[\p{L}.'-]+\s){1,4}(?:lends|gives|sells|rents|leases|hires|lent|sold)\b/u;
const isDayOfAct = (plain: string, start: number, end: number): boolean =>
  ON.test(textBefore(plain, start, FEW_WORDS_LENGTH)) && ACT.test(textAfter(plain, end, SEVERAL_WORDS_LENGTH));

// "Ann Poe, June 1, 2026" at the end.
const isDayOfSigner = (plain: string, start: number, end: number): boolean =>
  plain.slice(end).trim() === "" && SIGNER.test(textBefore(plain, start, SEVERAL_WORDS_LENGTH));
const SIGNER = /\n[ ]*\p{Lu}[\p{L}.'-]{1,24}(?: \p{Lu}[\p{L}.'-]{1,24}){1,3},\s$/u;

const fromSentences = (contract: Contract, rows: readonly LabeledRow[]): Mutable => {
  const { plain, dates } = contract;
  const values: Mutable = {};
  for (const { start, end, date } of dates) {
    if (date === null || rows.some((row) => row.start <= start && end <= row.end && !SENTENCE_LABEL.test(row.label)))
      continue;
    const before = wordsBeforeDate(plain, start);
    const value = valueAt(date, start, end);
    if (MADE_ON.test(before)) values.agreement_date ??= value;
    if (followsPayment(before) || isOfOtherDocument(before)) continue;
    if (IS_DATE_OF.test(textAfter(plain, end, FEW_WORDS_LENGTH))) values.agreement_date ??= value;
    const years = FOR_YEARS.test(before) ? periodsIn(before).at(-1) : undefined;
    if (years && (years.unit === "year" || years.unit === "month"))
      values.expiration_date ??= valueAt(
        addMonths(date, years.unit === "year" ? 12 * years.count : years.count),
        start,
        end,
      );
    else if (isOfPast(contract, before, end)) continue;
    else if (STARTS.test(before) && !ENDED.test(before)) values.effective_date ??= value;
    else if (ENDED.test(before) || ENDS.test(before) || ENDING_WORDS.test(before)) values.expiration_date ??= value;
    else if (DATED.test(before) || isDayOfAct(plain, start, end) || isDayOfSigner(plain, start, end))
      values.agreement_date ??= value;
    else if (start < TITLE_LINES_LENGTH && OWN_LINE.test(textBefore(plain, start, SENTENCE_TO_DATE_LENGTH)))
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
    const found = periodsIn(sentence).find((period) =>
      OF_NOTICE.test(textAfter(sentence, period.end, FEW_WORDS_LENGTH)),
    );
    if (found)
      return {
        text: counted(found.count, found.unit),
        start: start + found.start,
        end: start + found.end,
      };
  }
  return null;
};

/** The values of rows and, in a short text, of its plain sentences. */
export const shortValues = (contract: Contract, rows: readonly LabeledRow[]): ShortValues => {
  const values = fromRows(contract, rows);
  const isLong = contract.plain.length > SHORT_TEXT_LENGTH;
  const notice = isLong ? null : renewalNotice(contract);
  const all: Mutable = isLong
    ? values
    : {
        ...datePair(contract),
        ...fromSentences(contract, rows),
        ...(notice ? { notice_period: notice } : {}),
        ...values,
      };
  const end = all.expiration_date ?? termEnd(contract, rows, all);
  return end ? { ...all, expiration_date: end } : all;
};
