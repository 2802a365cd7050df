import { isAddress } from "../../values/address.ts";
import { isCalendarDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { isDuration } from "../../values/duration.ts";
import { formatAddress } from "../../values/format-address.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { printDuration } from "./print-duration.ts";
import { joinedBy, joinPrinted } from "./join-list.ts";
import type { ListSeparator } from "./join-list.ts";
import type { FormattedParts } from "./printed.ts";
import type { PrintOptions } from "./printing.ts";
import type { Pattern, PatternPart } from "../words/pattern.ts";
import { partyFacts } from "./party-facts.ts";
import { rowKeyOf } from "./row-key.ts";

/** Whether a value is a record with named parts. */
export const isValueRecord = (value: Value): value is ValueRecord =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !isDecimal(value) &&
  !isCalendarDate(value) &&
  !isDuration(value);

/** Whether a value has nothing to print: unknown, empty text, an empty list, or a record of empty values. */
export const isEmpty = (value: Value): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isValueRecord(value) && Object.values(value).every((part) => part === null || part === ""));

const CURRENCY = /^[A-Z]{3}$/;

const printNumber = (number: Decimal, how: PrintOptions): string => {
  if (how.unit === "percent") return how.words.percent(number);
  if (how.unit !== null && CURRENCY.test(how.unit)) return how.words.money(number, how.unit);
  return how.words.inFigures(number, how.unit);
};

/** The entries of a list joined; parts of an entry are named by its row ("r2.name"). */
export const printEntries = (
  entries: readonly Value[],
  between: ListSeparator,
  how: PrintOptions,
  print: (value: Value, how: PrintOptions) => FormattedParts | null,
): FormattedParts => {
  const printed = entries.map((entry, index) => {
    const row = rowKeyOf(entry, index);
    const pieces = print(entry, how) ?? printPlain(entry, how);
    return pieces.map((piece) =>
      typeof piece === "string" || !isValueRecord(entry) ? piece : { part: `${row}.${piece.part}`, text: piece.text },
    );
  });
  return joinPrinted(printed, between);
};

/** A text without the words at its start that the pattern around it already contains. */
const withoutRepeated = (text: string, words: readonly string[] = []): string =>
  words.reduce(
    (rest, word) => (rest.toLowerCase().startsWith(word) ? rest.slice(word.length).trimStart() : rest),
    text,
  );

/** A part of a record, or a gap if it is missing; a missing part with a lead is omitted, and its lead with it. */
const printPart = (
  record: ValueRecord,
  { part, lead, trail, without }: PatternPart,
  how: PrintOptions,
): FormattedParts => {
  const value = Object.hasOwn(record, part) ? (record[part] ?? null) : null;
  if (isEmpty(value)) return lead === undefined ? [{ part, text: null }] : [];
  const printed =
    typeof value === "string"
      ? [withoutRepeated(how.formatPart?.(part, value) ?? value, without)]
      : printPlain(value, how);
  const pieces = printed.map((piece) => ({ part, text: typeof piece === "string" ? piece : piece.text }));
  return lead === undefined ? pieces : [lead, ...pieces, ...(trail === undefined ? [] : [trail])];
};

/** A sentence about a record. */
export const printPattern = (record: ValueRecord, pattern: Pattern, how: PrintOptions): FormattedParts =>
  pattern.flatMap((piece) => (typeof piece === "string" ? [piece] : printPart(record, piece, how)));

/** A party has a kind; a record without one is a person who is only named. */
const patternFor = (record: ValueRecord, how: PrintOptions): Pattern =>
  Object.hasOwn(record, "kind")
    ? how.words.party.described(partyFacts(record, how.formatPart))
    : how.words.namedPersonPattern;

const describeOne = (value: Value, how: PrintOptions): FormattedParts =>
  isValueRecord(value) ? printPattern(value, patternFor(value, how), how) : printPlain(value, how);

/** A party, or several, each with its kind, place and address. */
export const printDescribed = (value: Value, how: PrintOptions): FormattedParts => {
  if (!Array.isArray(value)) return describeOne(value, how);
  const { definedTermSuffix } = how.words;
  if (!definedTermSuffix) return printEntries(value, how.words.betweenDescribed, how, describeOne);
  let n = 0;
  return printEntries(value, how.words.betweenDescribed, how, (entry) => [
    ...describeOne(entry, how),
    definedTermSuffix(++n),
  ]);
};

/** Names of parties or people, joined; a name that is missing is a gap. */
export const printName = (value: Value, how: PrintOptions): FormattedParts => {
  if (Array.isArray(value)) return printEntries(value, joinedBy("and", how.words), how, printName);
  return isValueRecord(value) ? printPart(value, { part: "name" }, how) : printPlain(value, how);
};

/** A party, or several, named with the capacity in which someone acts for it; a record without a kind by its name. */
export const printActing = (value: Value, how: PrintOptions): FormattedParts => {
  if (Array.isArray(value)) return printEntries(value, joinedBy("and", how.words), how, printActing);
  if (!isValueRecord(value) || !Object.hasOwn(value, "kind")) return printName(value, how);
  return printPattern(value, how.words.party.acting(partyFacts(value, how.formatPart)), how);
};

/** A value without a named format: amounts as money, dates in full, parties by name. */
export const printPlain = (value: Value, how: PrintOptions): FormattedParts => {
  if (value === null) return [];
  if (typeof value === "string") return [value];
  if (typeof value === "boolean") return [value ? how.words.yes : how.words.no];
  if (isDecimal(value)) return [printNumber(value, how)];
  if (isCalendarDate(value)) return [how.words.longDate(value)];
  if (isDuration(value)) return [printDuration(value, "inFigures", how.words)];
  if (Array.isArray(value)) return printEntries(value, joinedBy("and", how.words), how, printPlain);
  if (isAddress(value)) return [formatAddress(value, how.words)];
  return isValueRecord(value) ? printName(value, how) : [];
};
