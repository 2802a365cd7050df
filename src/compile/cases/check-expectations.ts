import { isCalendarDate, isoDate } from "../../values/date.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import { isDuration, isoDuration } from "../../values/duration.ts";
import type { Value } from "../../values/value.ts";
import type { CaseInput } from "../input.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { Played } from "./play-case.ts";

type Expected = NonNullable<CaseInput["expect"]>;

/** Runs of spaces count as one space and quotation marks are straight, so that an author need not type what is printed. */
export const flat = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[“”„]/g, '"').replaceAll("’", "'");

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const checkWords = (expected: Expected, played: Played, report: Report): void => {
  const text = flat(played.text);
  for (const [at, phrase] of (expected.has ?? []).entries()) {
    if (text.includes(flat(phrase))) continue;
    report(
      "CW070",
      placeOf(expected.has ?? [], at),
      `The document does not say "${shorten(phrase)}".`,
      nearby(text, phrase),
    );
  }
  for (const [at, phrase] of (expected.lacks ?? []).entries()) {
    if (!text.includes(flat(phrase))) continue;
    report("CW070", placeOf(expected.lacks ?? [], at), `The document says "${shorten(phrase)}".`);
  }
};

const lettersOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .toSorted()
    .join(" ");

/** The same words in another order. */
const reordered = (text: string, phrase: string): string | null => {
  const wanted = phrase.split(" ");
  if (wanted.length < 2) return null;
  const letters = lettersOf(wanted);
  const all = text.split(" ");
  const at = all.findIndex((_word, from) => lettersOf(all.slice(from, from + wanted.length)) === letters);
  return at < 0 ? null : `It says "${all.slice(at, at + wanted.length).join(" ")}".`;
};

/** What the document says where the phrase begins alike, or has its words in another order. */
const nearby = (text: string, phrase: string): string | null => {
  const other = reordered(text, flat(phrase));
  if (other !== null) return other;
  const start = flat(phrase).split(" ").slice(0, 2).join(" ");
  const at = start.length > 3 ? text.indexOf(start) : -1;
  return at < 0 ? null : `It says "${text.slice(at, at + phrase.length + 20)}…"`;
};

const checkNumbers = (expected: Expected, played: Played, report: Report): void => {
  if (!expected.numbers) return;
  const numbers = played.numbers();
  for (const [clause, number] of Object.entries(expected.numbers)) {
    const found = Object.hasOwn(numbers, clause) ? numbers[clause] : undefined;
    if (found === number) continue;
    const says =
      found === undefined ? `There is no clause "${clause}" in the document.` : `"${clause}" has the number ${found}.`;
    report(
      "CW070",
      placeOf(expected.numbers, clause),
      says,
      found === undefined ? didYouMean(clause, Object.keys(numbers)) : null,
    );
  }
};

/** A value as an author writes it in a case. */
export const plainValue = (value: Value): unknown => {
  if (isDecimal(value)) return value.toFixed();
  if (isCalendarDate(value)) return isoDate(value);
  if (isDuration(value)) return isoDuration(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
};

/** What an author expects, with numbers as decimal text. */
export const wantedValue = (value: unknown): unknown => {
  if (typeof value === "number") return decimal(value).toFixed();
  if (Array.isArray(value)) return value.map(wantedValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wantedValue(inner)]));
};

const isNumber = (text: unknown): text is string => typeof text === "string" && /^-?\d+(\.\d+)?$/.test(text);

/** Whether a value is what was expected; 1095 and 1095.00 are the same number. */
export const same = (found: unknown, expected: unknown): boolean =>
  isNumber(found) && isNumber(expected)
    ? decimal(found).eq(decimal(expected))
    : JSON.stringify(found) === JSON.stringify(expected);

const checkValues = (expected: Expected, { view }: Played, report: Report): void => {
  for (const [name, value] of Object.entries(expected.values ?? {})) {
    const named = Object.hasOwn(view.values, name) ? view.values : view.reserved;
    const found = Object.hasOwn(named, name) ? plainValue(named[name] ?? null) : null;
    if (same(found, wantedValue(value))) continue;
    report("CW070", placeOf(expected.values ?? {}, name), `"${name}" is ${JSON.stringify(found)}.`);
  }
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

const checkLists = (expected: Expected, { view }: Played, report: Report): void => {
  // A note the engine makes of what was read in a summary is asserted where the author names it.
  const named = view.warnings.filter(({ id, fact, atOnce }) => !(fact && atOnce) || expected.warnings?.includes(id));
  const lists = { warnings: named.map(({ id }) => id), blanks: view.blanks };
  for (const key of ["warnings", "blanks"] as const) {
    const list = expected[key];
    if (!list || sameSet(list, lists[key])) continue;
    const found =
      lists[key].length === 0 ? `This case has no ${key}` : `The ${key} of this case are: ${lists[key].join(", ")}`;
    report("CW070", placeOf(expected, key), `${found}.`, "Correct the list, or the answers of the case.");
  }
};

const checkExit = (played: Played, report: Report): boolean => {
  const { source } = played.full;
  const { exit } = played.view;
  const expected = source.expect?.exit;
  if (expected === exit?.id) return true;
  if (expected === undefined) {
    report("CW070", placeOf(source, "name"), `The question "${exit?.id ?? ""}" ends this case at its exit.`);
  } else {
    report(
      "CW070",
      placeOf(source.expect ?? source, "exit"),
      `The question "${expected}" does not end this case at its exit.`,
    );
  }
  return false;
};

/** Holds what came of a case against what its author expects. */
export const checkExpectations = (played: Played, report: Report): void => {
  if (!checkExit(played, report)) return;
  const expected = played.full.source.expect;
  if (!expected) return;
  checkLists(expected, played, report);
  checkValues(expected, played, report);
  if (!played.document) return;
  checkNumbers(expected, played, report);
  checkWords(expected, played, report);
};
