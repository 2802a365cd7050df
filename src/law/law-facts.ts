import type { LawRead } from "../model/definition.ts";
import type { LawFact } from "../model/form-view.ts";
import { ownValue } from "../text/values/own-value.ts";
import { isEmpty, isValueRecord, printPlain } from "../text/values/print-plain.ts";
import { printedText } from "../text/values/printed.ts";
import { lawWordsOf } from "../text/words/law-words.ts";
import type { LawWords } from "../text/words/law-words.ts";
import { isPeriodUnit } from "../text/words/prose-words.ts";
import { certaintyLabel } from "../text/words/certainty-label.ts";
import { wordsOf } from "../text/language-registry/words-of.ts";
import { isCalendarDate, isoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import { isDecimal } from "../values/decimal.ts";
import type { Decimal } from "../values/decimal.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { columnCertainty } from "./column-certainty.ts";
import type { LawKey } from "./law-in-force.ts";

/** The law as formulas see it, where each topic was looked up, and how to print values. */
export type LawFactContext = {
  readonly law: Value;
  readonly keys: { readonly [name: string]: LawKey };
  readonly jurisdictionName: (code: string) => string;
  readonly language: string;
  readonly currency: string;
};

/** Longer texts are quoted in the document, not in a warning. */
const MAX_SHOWN_LENGTH = 120;

const CURRENCY = /^[A-Z]{3}$/;
const UNCOUNTED = new Set(["count", "text", "number"]);

/** The details of a column other than its value; null while the jurisdiction or date is unknown. */
export const columnDetails = ({ law }: Pick<LawFactContext, "law">, { name, column }: LawRead): ValueRecord | null => {
  const about = ownValue(ownValue(ownValue(law, name), "columns"), column);
  return isValueRecord(about) && about["status"] !== null ? about : null;
};

const bounded = (text: string, bound: string | undefined, { atMost, atLeast }: LawWords): string => {
  if (bound === "inclusive_max") return atMost(text);
  return bound === "min" ? atLeast(text) : text;
};

const printNumber = (value: Decimal, unit: string | undefined, { language, currency }: LawFactContext): string => {
  const isCounted = unit !== undefined && !CURRENCY.test(unit) && unit !== "percent" && !isPeriodUnit(unit);
  const printed = printedText(
    printPlain(value, { words: wordsOf(language), currency, unit: isCounted ? null : (unit ?? null) }),
  );
  if (!isCounted || UNCOUNTED.has(unit)) return printed;
  return lawWordsOf(language).counted(printed, unit, value.eq(1));
};

const displayValue = (value: Value, read: LawRead, context: LawFactContext): string => {
  if (isDecimal(value)) {
    return bounded(printNumber(value, read.unit, context), read.bound, lawWordsOf(context.language));
  }
  if (isEmpty(value) || isValueRecord(value) || (Array.isArray(value) && value.some(isValueRecord))) return "";
  const { language, currency } = context;
  const text = printedText(printPlain(value, { words: wordsOf(language), currency, unit: read.unit ?? null }));
  return text.length > MAX_SHOWN_LENGTH ? "" : text;
};

const textOf = (value: Value): string | null => (typeof value === "string" ? value : null);
const dayOf = (value: Value): CalendarDate | null => (isCalendarDate(value) ? value : null);

const isStatus = (value: Value): value is LawFact["status"] =>
  typeof value === "string" && ["confirmed", "secondary", "disputed", "unknown", "none"].includes(value);

/** A link to an official page, labeled with its host. */
export const linkTo = (
  href: string,
  { language }: Pick<LawFactContext, "language">,
): Pick<LawFact, "cite" | "href"> => {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1] ?? href;
  return { cite: lawWordsOf(language).officialPage(host), href };
};

/** The link to read more: the row's source, or the official page if there is no row or its value is not confirmed. */
const linkOf = (about: ValueRecord, isUnresolved: boolean, context: LawFactContext): Pick<LawFact, "cite" | "href"> => {
  const [cite, official] = [textOf(ownValue(about, "cite")), textOf(ownValue(about, "official"))];
  if (official !== null && (cite === null || isUnresolved)) return linkTo(official, context);
  return { cite, href: cite === null ? null : textOf(ownValue(about, "source")) };
};

const sentences = (about: ValueRecord, { language }: LawFactContext): string => {
  const words = lawWordsOf(language);
  const { longDate } = wordsOf(language);
  const [from, checked] = [dayOf(ownValue(about, "from")), dayOf(ownValue(about, "checked"))];
  const certainty = columnCertainty(about);
  const parts = [
    from && words.inForce(longDate(from), ownValue(about, "replaces_earlier") === true),
    certainty.status && checked ? certaintyLabel(certainty, wordsOf(language)) : null,
    checked && words.checked(longDate(checked)),
    ownValue(about, "stale") === true ? words.stale : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "" : words.statements(parts);
};

/** Describes one law column in words; null while the jurisdiction or date is unknown. */
export const createLawFact = (read: LawRead, context: LawFactContext): LawFact | null => {
  const about = columnDetails(context, read);
  if (!about) return null;
  const { law, keys, jurisdictionName, language } = context;
  const words = lawWordsOf(language);
  const recordedStatus = ownValue(about, "status");
  const status = isStatus(recordedStatus) ? recordedStatus : "unknown";
  const isUnresolved = status === "unknown" || status === "disputed";
  const shown = displayValue(ownValue(ownValue(law, read.name), read.column), read, context);
  const [from, checked] = [dayOf(ownValue(about, "from")), dayOf(ownValue(about, "checked"))];
  return {
    topic: read.name,
    column: read.column,
    label: read.label,
    jurisdiction: jurisdictionName(keys[read.name]?.jurisdiction ?? ""),
    formatted: isUnresolved ? words.unknown : status === "none" ? words.none : shown,
    status,
    ...linkOf(about, isUnresolved, context),
    inForceFrom: from && isoDate(from),
    checked: checked && isoDate(checked),
    about: [sentences(about, context), isUnresolved ? textOf(ownValue(about, "note")) : null].filter(Boolean).join(" "),
  };
};

const isFalse = (read: LawRead, { law }: LawFactContext): boolean =>
  ownValue(ownValue(law, read.name), read.column) === false;

/**
 * The law behind a condition: the values it compares with; if there are none, that the law sets none or says no; else
 * that it could not be confirmed.
 */
export const decidingFacts = (reads: readonly LawRead[], context: LawFactContext): readonly LawFact[] => {
  const facts = reads.flatMap((read) => {
    const fact = createLawFact(read, context);
    if (!fact) return [];
    const isUnresolved = fact.status === "unknown" || fact.status === "disputed";
    return [{ fact, rank: isUnresolved ? 2 : fact.status === "none" || isFalse(read, context) ? 1 : 0 }];
  });
  const lowestRank = Math.min(...facts.map(({ rank }) => rank));
  return distinctFacts(facts.filter(({ rank }) => rank === lowestRank).map(({ fact }) => fact));
};

/** Removes duplicates: a list of words and the sentence that shows it share a label, and the sentence comes last. */
export const distinctFacts = (facts: readonly LawFact[]): readonly LawFact[] => [
  ...new Map(facts.map((fact) => [`${fact.label} ${fact.jurisdiction}`, fact])).values(),
];
