import { isCalendarDate, isoDate } from "../../../values/date.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import { isDuration, isoDuration } from "../../../values/duration.ts";
import type { Value } from "../../../values/value.ts";
import type { CaseInput } from "../../input/schema-types.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CaseResult } from "./run-case.ts";

type Expected = NonNullable<CaseInput["expect"]>;

/** Collapses spaces and straightens quotation marks, so that authors need not type what is printed. */
export const normalizeText = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[“”„]/g, '"').replaceAll("’", "'");

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const checkWords = (expected: Expected, caseResult: CaseResult, report: Report): void => {
  const text = normalizeText(caseResult.text);
  for (const [index, phrase] of (expected.has ?? []).entries()) {
    if (text.includes(normalizeText(phrase))) continue;
    report(
      "CW070",
      rangeOf(expected.has ?? [], index),
      `The document does not say "${shorten(phrase)}".`,
      similarText(text, phrase),
    );
  }
  for (const [index, phrase] of (expected.lacks ?? []).entries()) {
    if (!text.includes(normalizeText(phrase))) continue;
    report("CW070", rangeOf(expected.lacks ?? [], index), `The document says "${shorten(phrase)}".`);
  }
};

const lettersOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .toSorted()
    .join(" ");

/** Finds a phrase of the same words in a different order. */
const findReordered = (text: string, phrase: string): string | null => {
  const wanted = phrase.split(" ");
  if (wanted.length < 2) return null;
  const letters = lettersOf(wanted);
  const all = text.split(" ");
  const index = all.findIndex((_word, from) => lettersOf(all.slice(from, from + wanted.length)) === letters);
  return index < 0 ? null : `It says "${all.slice(index, index + wanted.length).join(" ")}".`;
};

/** Finds the text that begins like the phrase or has its words in a different order. */
const similarText = (text: string, phrase: string): string | null => {
  const other = findReordered(text, normalizeText(phrase));
  if (other !== null) return other;
  const start = normalizeText(phrase).split(" ").slice(0, 2).join(" ");
  const offset = start.length > 3 ? text.indexOf(start) : -1;
  return offset < 0 ? null : `It says "${text.slice(offset, offset + phrase.length + 20)}…"`;
};

const checkNumbers = (expected: Expected, caseResult: CaseResult, report: Report): void => {
  if (!expected.numbers) return;
  const numbers = caseResult.numbers();
  for (const [clause, number] of Object.entries(expected.numbers)) {
    const found = Object.hasOwn(numbers, clause) ? numbers[clause] : undefined;
    if (found === number) continue;
    const says =
      found === undefined
        ? `There is no clause ${quoted(clause)} in the document.`
        : `"${clause}" has the number ${found}.`;
    report(
      "CW070",
      rangeOf(expected.numbers, clause),
      says,
      found === undefined ? didYouMean(clause, Object.keys(numbers)) : null,
    );
  }
};

/** Converts a value to the form in which an author writes it in a case. */
export const plainValue = (value: Value): unknown => {
  if (isDecimal(value)) return value.toFixed();
  if (isCalendarDate(value)) return isoDate(value);
  if (isDuration(value)) return isoDuration(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
};

/** Converts an expected value to comparable form, with numbers as decimal text. */
export const expectedValue = (value: unknown): unknown => {
  if (typeof value === "number") return decimal(value).toFixed();
  if (Array.isArray(value)) return value.map(expectedValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expectedValue(inner)]));
};

const isNumber = (text: unknown): text is string => typeof text === "string" && /^-?\d+(\.\d+)?$/.test(text);

/** Whether a value is the expected one; 1095 and 1095.00 are equal. */
export const matchesExpected = (found: unknown, expected: unknown): boolean =>
  isNumber(found) && isNumber(expected)
    ? decimal(found).eq(decimal(expected))
    : JSON.stringify(found) === JSON.stringify(expected);

const checkValues = (expected: Expected, { view }: CaseResult, report: Report): void => {
  for (const [name, value] of Object.entries(expected.values ?? {})) {
    const named = Object.hasOwn(view.values, name) ? view.values : view.reserved;
    const found = Object.hasOwn(named, name) ? plainValue(named[name] ?? null) : null;
    if (matchesExpected(found, expectedValue(value))) continue;
    report("CW070", rangeOf(expected.values ?? {}, name), `"${name}" is ${JSON.stringify(found)}.`);
  }
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

const checkLists = (expected: Expected, { view }: CaseResult, report: Report): void => {
  // A secondary-source warning from the engine is only checked if the author names it.
  const named = view.warnings.filter(({ id, fact, atOnce }) => !(fact && atOnce) || expected.warnings?.includes(id));
  const lists = { warnings: named.map(({ id }) => id), blanks: view.blanks };
  for (const key of ["warnings", "blanks"] as const) {
    const list = expected[key];
    if (!list || sameSet(list, lists[key])) continue;
    const found =
      lists[key].length === 0 ? `This case has no ${key}` : `The ${key} of this case are: ${lists[key].join(", ")}`;
    report("CW070", rangeOf(expected, key), `${found}.`, "Correct the list, or the answers of the case.");
  }
};

const checkExit = (caseResult: CaseResult, report: Report): boolean => {
  const { source } = caseResult.full;
  const { ineligible } = caseResult.view;
  const expected = source.expect?.exit;
  if (expected === ineligible?.id) return true;
  if (expected === undefined) {
    report("CW070", rangeOf(source, "name"), `The question "${ineligible?.id ?? ""}" ends this case at its exit.`);
  } else {
    report(
      "CW070",
      rangeOf(source.expect ?? source, "exit"),
      `The question "${expected}" does not end this case at its exit.`,
    );
  }
  return false;
};

/** Compares the result of a case with its author's expectations. */
export const checkExpectations = (caseResult: CaseResult, report: Report): void => {
  if (!checkExit(caseResult, report)) return;
  const expected = caseResult.full.source.expect;
  if (!expected) return;
  checkLists(expected, caseResult, report);
  checkValues(expected, caseResult, report);
  if (!caseResult.document) return;
  checkNumbers(expected, caseResult, report);
  checkWords(expected, caseResult, report);
};
