import { addMonths, addDays, daysBetween, isoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import type { FoundDate } from "./dates.ts";
import { labeledEffectiveDate, labeledEndDate } from "./labeled-date.ts";
import { periodsIn } from "./numbers.ts";
import type { Period } from "./numbers.ts";
import { governingLaws } from "./governing-laws.ts";
import type { Contract } from "./parse-contract.ts";

/** A value read from a contract. Unit: offsets into the text; dates are ISO texts. */
export type FoundValue = { readonly text: string; readonly start: number; readonly end: number };

/** The sentences to read a value from, likeliest first. */
type Sentences = readonly number[];

const datesBetween = ({ dates }: Contract, start: number, end: number): readonly FoundDate[] =>
  dates.filter((one) => one.start >= start && one.end <= end);

const valueOf = ({ start, end, date }: FoundDate): FoundValue | null =>
  date === null ? null : { text: isoDate(date), start, end };

const before = ({ plain }: Contract, offset: number, length: number): string =>
  plain.slice(Math.max(0, offset - length), offset);
const after = ({ plain }: Contract, offset: number, length: number): string => plain.slice(offset, offset + length);

const OPENING_SENTENCES = 14;
const MADE =
  /\b(?:made|entered|dated?|executed|effective|agreement|amendment|contract|as of|on|this|day)\b[^.]{0,120}$/i;

// "Date: March 3, 2011    Date: March 4, 2011": a contract is made when the last party signs.
const SIGNED = /\bdate[ds]?(?:\sof)?\s{0,3}:{1,2}[\s_]{0,12}$/i;
const SIGNATURE_BLOCK = 400;

const lastSigned = ({ plain, dates }: Contract, found: FoundDate): FoundDate => {
  const isSigned = ({ start }: FoundDate): boolean => SIGNED.test(plain.slice(Math.max(0, start - 24), start));
  if (!isSigned(found)) return found;
  const others = dates.filter(
    (one) => one.date !== null && Math.abs(one.start - found.start) < SIGNATURE_BLOCK && isSigned(one),
  );
  return others.reduce((last, one) => (daysBetween(last.date!, one.date!) > 0 ? one : last), found);
};

/** The agreement date: the first date in the opening, or one next to "dated" at the end. */
export const agreementDate = (contract: Contract, likely: Sentences): FoundDate | null => {
  const { sentences, plain } = contract;
  const opening = sentences.slice(0, OPENING_SENTENCES).map((_, index) => index);
  for (const at of [...likely.slice(0, 2), ...opening, ...likely.slice(2, 6)]) {
    const { start, end } = sentences[at]!;
    const found = datesBetween(contract, start, end).find(
      (one) => MADE.test(plain.slice(Math.max(start, one.start - 160), one.start)) || one.start - start < 30,
    );
    if (found && !/filed|source:|form \d/i.test(plain.slice(start, Math.min(end, start + 40))))
      return found.date ? lastSigned(contract, found) : found;
  }
  return null;
};

const EFFECTIVE_AFTER =
  /^\s{0,3}[,]?\s{0,2}\(?(?:the |hereinafter |herein )?[^.()]{0,40}["']?\b(?:Effective Date|EFFECTIVE DATE|Commencement Date|Start Date)\b/;
const EFFECTIVE_BEFORE =
  /\b(?:effective(?: date)?(?: (?:as of|on|from|is|means|shall be|of this agreement))*|commenc(?:e|es|ing)(?: (?:on|as of|from))?|begin(?:s|ning)?(?: (?:on|as of))?|takes? effect(?: (?:on|as of))?|with effect from|in effect (?:from|as of))\s{0,3}(?:the )?["':,]{0,3}\s{0,2}(?:date )?(?:is |of |as of |on |means )?$/i;

/** The effective date: a date labeled as such, else the agreement date if the text equates them. */
export const effectiveDate = (contract: Contract, likely: Sentences, agreed: FoundDate | null): FoundDate | null => {
  const { sentences, dates } = contract;
  const isEffective = (one: FoundDate): boolean =>
    EFFECTIVE_AFTER.test(after(contract, one.end, 90)) || EFFECTIVE_BEFORE.test(before(contract, one.start, 80));
  const places = likely.slice(0, 5).map((at) => sentences[at]!);
  for (const { start, end } of places) {
    const found = datesBetween(contract, start, end).find(isEffective);
    if (found) return found;
  }
  const opening = dates.find((one) => isEffective(one) && one.start < (sentences[30]?.end ?? Infinity));
  const declared = opening ?? labeledEffectiveDate(contract);
  if (declared) return declared;
  const first = places[0];
  if (!first || !agreed) return null;
  const words = contract.plain.slice(first.start, first.end);
  if (UNKNOWN_START.test(words)) return null;
  const isSameDate =
    (agreed.start >= first.start && agreed.end <= first.end) ||
    /\bdate (?:hereof|of this|first)\b|\bdated\b/i.test(words);
  return isSameDate ? agreed : null;
};

const ENDS_AT =
  /\b(?:until|through|thru|up to and including|extended to|later than|expir(?:e|es|ing|ation)(?: date)?|terminat(?:e|es|ing|ion)(?: date)?|end(?:s|ing)?(?: date)?|conclud(?:e|es|ing))\b[^.;]{0,60}$/i;
const ENDS_ON_LABEL = /\b(?:Expir(?:ation|y)|Termination|End) Date\b/;
const NO_END =
  /\b(?:until (?:otherwise |it is |sooner |earlier )?(?:terminated|cancel)|indefinite(?:ly)?|perpetual|in perpetuity|continu\w* (?:in (?:full )?(?:force|effect) )?(?:until|unless) [^.]{0,40}terminat)/i;
const NOT_THE_TERM =
  /\b(?:renew|extend(?! for an? )|extension|successive|additional|notice|prior to|thereafter|cure|after (?:the )?(?:terminat|expir)|surviv|within)\b[^.;]{0,60}$/i;
const RUNS = /\b(?:for|of|be|period|term|until|is|remain\w*|continue\w*|least|force|effect|date)\b[^.;]{0,50}$/i;

// Events whose date the text does not give.
const UNKNOWN_START =
  /\b(?:launch|first commercial|closing date|last (?:date|signature|party)|later of|date of (?:the )?(?:last|receipt|delivery)|signature (?:date|page)|received by|completion|commercial operation|first public)/i;

const plus = (date: CalendarDate, { count, unit }: Period): CalendarDate => {
  if (unit === "day") return addDays(date, count);
  if (unit === "week") return addDays(date, 7 * count);
  return addMonths(date, unit === "year" ? 12 * count : count);
};

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const ANNIVERSARY = new RegExp(
  `\\b(?:(${ORDINALS.join("|")})|(?:[a-z]{3,10}\\s{1,2}\\()?(\\d{1,2})\\)?\\s{0,2}(?:st|nd|rd|t\\s?h|years?)\\)?)(?:\\s\\([^)]{1,6}\\))?(?:[\\s-]years?)?\\sanniversary\\sof\\s(?:the\\s(?:effective\\s|commencement\\s|start\\s)?date|this\\s)`,
  "i",
);

// "The third anniversary of the Effective Date".
const anniversaryIn = (text: string, from: CalendarDate): FoundValue | null => {
  const found = ANNIVERSARY.exec(text.replace(/\s/g, " "));
  if (!found) return null;
  const years = found[1] === undefined ? Number(found[2]) : 1 + ORDINALS.indexOf(found[1].toLowerCase());
  const end = found.index + found[0].search(/\sof\s/i);
  return { text: isoDate(addMonths(from, 12 * years)), start: found.index, end };
};

/** The end of the first term: a date after "until", or start plus length; "perpetual" if it has none. */
export const expirationDate = (contract: Contract, likely: Sentences, starts: FoundDate | null): FoundValue | null => {
  const { sentences, plain } = contract;
  for (const at of likely.slice(0, 3)) {
    const { start, end } = sentences[at]!;
    const text = plain.slice(start, end);
    const ends = datesBetween(contract, start, end).find((one) => ENDS_AT.test(plain.slice(start, one.start)));
    if (ends) return valueOf(ends);
    const dateInPeriod = datesBetween(contract, start, end).find((one) => one.date !== null);
    const from = dateInPeriod?.date ?? starts?.date ?? null;
    const anniversary = starts?.date ? anniversaryIn(text, starts.date) : null;
    if (anniversary) return { ...anniversary, start: start + anniversary.start, end: start + anniversary.end };
    const period = periodsIn(text).find(
      (one) =>
        one.unit !== "day" && !NOT_THE_TERM.test(text.slice(0, one.start)) && RUNS.test(text.slice(0, one.start)),
    );
    if (period && from && period.count <= 100 && (dateInPeriod || !UNKNOWN_START.test(text)))
      return { text: isoDate(plus(from, period)), start: start + period.start, end: start + period.end };
    const labeledEnd = period || !ENDS_ON_LABEL.test(text) ? null : labeledEndDate(contract);
    if (labeledEnd) return valueOf(labeledEnd);
    const never = NO_END.exec(text);
    if (never && !period)
      return { text: "perpetual", start: start + never.index, end: start + never.index + never[0].length };
  }
  return null;
};

const SUCCESSIVE =
  /\b(?:success|consecutive|additional|subsequent|further|each|every|year[- ]to[- ]year|month[- ]to[- ]month|annual|thereafter|renewal terms|terms|periods)\b/i;
const RENEWS =
  /\b(?:renew|extend(?! for an? )|extension|successive|consecutive|additional|continu|rolling|thereafter)/i;
// "Terms of 12 months unless either party gives notice": the months are not the notice period.
const NOTICE_NEAR = /^(?:(?!\bunless\b)[^.;]){0,60}\b(?:notice|prior|before|advance|in advance|preceding)\b/i;
const NOTICE_FAR = /\b(?:notice|notif\w+|prior|at least|not less than|no later than|upon|given?)\b[^.;]{0,70}$/i;

const counted = ({ count, unit }: Period): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The renewal term: "successive 1 year", or "2 years" for a single renewal. */
export const renewalTerm = ({ sentences, plain }: Contract, likely: Sentences): FoundValue | null => {
  for (const at of likely.slice(0, 3)) {
    const { start, end } = sentences[at]!;
    const text = plain.slice(start, end);
    const mark = text.search(RENEWS);
    if (mark < 0) continue;
    const fits = periodsIn(text).filter(
      (period) =>
        !(period.unit === "day" && period.count < 180) && !NOTICE_NEAR.test(text.slice(period.end, period.end + 40)),
    );
    const one = fits.find((period) => period.start > mark) ?? fits.find((period) => period.end > mark - 60);
    if (!one) continue;
    const around = text.slice(Math.max(0, one.start - 60), one.end + 30);
    const repeated =
      SUCCESSIVE.test(around) && !/\b(?:an|one|single)\b\s(?:\(1\)\s)?(?:additional|further)/i.test(around)
        ? "successive "
        : "";
    return { text: `${repeated}${counted(one)}`, start: start + one.start, end: start + one.end };
  }
  return null;
};

/** The notice period for nonrenewal. */
export const noticePeriod = ({ sentences, plain }: Contract, likely: Sentences): FoundValue | null => {
  for (const at of likely.slice(0, 3)) {
    const { start, end } = sentences[at]!;
    const text = plain.slice(start, end);
    const periods = periodsIn(text);
    const one =
      periods.find((period) => NOTICE_NEAR.test(text.slice(period.end, period.end + 60)) && period.unit !== "year") ??
      periods.find((period) => NOTICE_NEAR.test(text.slice(period.end, period.end + 60))) ??
      periods.find((period) => NOTICE_FAR.test(text.slice(0, period.start)));
    if (one) return { text: counted(one), start: start + one.start, end: start + one.end };
  }
  return null;
};

/** The governing law, from the likeliest sentences first. */
export const governingLaw = (contract: Contract, likely: Sentences): FoundValue | null => {
  const places = governingLaws(contract);
  const best = likely.slice(0, 3).flatMap((at) => places.find(({ sentence }) => sentence === at) ?? []);
  const found = best[0] ?? places[0];
  return found ? { text: found.jurisdiction, start: found.start, end: found.end } : null;
};
