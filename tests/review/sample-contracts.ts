import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import type { LawComparison, Review } from "../../src/model/review/review.ts";

/** What a reader of a sample contract expects of its review; what is absent is not expected of anything. */
export type Expectation = {
  readonly place?: string | null;
  readonly place_from?: NonNullable<Review["place"]>["from"];
  /** The outcome by "topic.column"; nothing else may be compared. */
  readonly law?: { readonly [column: string]: LawComparison["outcome"] };
  /** Points that must be listed as not checked. */
  readonly unchecked?: readonly string[];
};

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

/** The same facts as in an expectation, as the review found them. */
export const reviewedAs = ({ place, law, unchecked }: Review, expected: Expectation): Expectation => ({
  ...(expected.place === undefined ? {} : { place: place?.code ?? null }),
  ...(expected.place_from === undefined ? {} : { place_from: place?.from }),
  ...(expected.law === undefined
    ? {}
    : { law: Object.fromEntries(law.map(({ fact, outcome }) => [`${fact.topic}.${fact.column}`, outcome])) }),
  ...(expected.unchecked === undefined
    ? {}
    : { unchecked: expected.unchecked.filter((rule) => unchecked.some((one) => one.rule === rule)) }),
});
