import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { readPaste } from "../../src/reading/read-file.ts";
import type { ExtractedText } from "../../src/model/review/uploaded-file.ts";
import type { Finding, Review } from "../../src/model/review/review.ts";
import type { LawComparison } from "../../src/model/review/law-comparison.ts";
import type { TextForm } from "../../src/model/review/text-form.ts";

/** What a reader of a sample contract expects of its review; what is absent is not expected of anything. */
export type Expectation = {
  readonly place?: string | null;
  readonly place_from?: NonNullable<Review["place"]>["from"];
  /** The outcome by "topic.column"; nothing else may be compared. */
  readonly law?: { readonly [column: string]: LawComparison["outcome"] };
  /** Points that must be listed as not checked. */
  readonly unchecked?: readonly string[];
  /** Rules that must report something, rules that must not, and words that findings of checks must be about. */
  readonly findings?: readonly string[];
  readonly not?: readonly string[];
  readonly named?: readonly string[];
  readonly form?: TextForm;
  /** Notes on the file. */
  readonly notes?: readonly string[];
  /** Blanks that must be found. */
  readonly blanks?: readonly string[];
};

const without = <T extends object>(expected: T): T =>
  Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined)) as T;

export type SampleContract = Expectation & { readonly name: string; readonly text: string };

/** The sample contracts of a folder, each with what a reader expects, written before the code that finds it. */
export const sampleContracts = (folder: "contracts" | "held-out"): readonly SampleContract[] => {
  const root = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(root)
    .toSorted()
    .map((name) => ({
      ...(parse(readFileSync(new URL(name, root), "utf8")) as SampleContract),
      name: `${folder}/${name}`,
    }));
};

/** What a sample says of its review, without what it does not say. */
export const expectationOf = ({ name: _name, text: _text, ...expected }: SampleContract): Expectation =>
  without(expected);

const shownBy = ({ quote, also, says }: Finding): string =>
  [quote.text, says, ...also.map(({ text }) => text)].join("\n");

/** The text of a sample as the page reads it when a visitor pastes it. */
export const readSample = ({ name, text }: SampleContract): ExtractedText => {
  const read = readPaste(text);
  if (!read.ok) throw new Error(`${name}: ${read.problem.code}`);
  return read.value;
};

/** The same facts as in an expectation, as the review found them. */
export const reviewedAs = (
  { notes }: ExtractedText,
  { place, law, unchecked, findings, form }: Review,
  expected: Expectation,
): Expectation => {
  const checks = findings.filter(({ check }) => check !== "clause");
  const reports = (rule: string): boolean => findings.some((one) => one.rule === rule);
  const blanks = checks.filter(({ check }) => check === "placeholder").map(shownBy);
  return without({
    place: expected.place === undefined ? undefined : (place?.code ?? null),
    place_from: expected.place_from === undefined ? undefined : place?.from,
    law:
      expected.law === undefined
        ? undefined
        : Object.fromEntries(law.map(({ fact, outcome }) => [`${fact.topic}.${fact.column}`, outcome])),
    unchecked: expected.unchecked?.filter((rule) => unchecked.some((one) => one.rule === rule)),
    form: expected.form === undefined ? undefined : form,
    notes: expected.notes === undefined ? undefined : notes.map(({ code }) => code),
    findings: expected.findings?.filter(reports),
    not: expected.not?.filter((rule) => !reports(rule)),
    named: expected.named?.filter((word) => checks.some((one) => shownBy(one).includes(word))),
    blanks: expected.blanks?.filter((blank) => blanks.some((one) => one.includes(blank))),
  });
};
