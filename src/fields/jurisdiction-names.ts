import type { Field } from "../model/field.ts";
import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { childFields } from "./child-fields.ts";

type Option = NonNullable<Field["options"]>[number];

const plain = (words: Option["label"]): string => words.filter((part) => typeof part === "string").join("");

const withInside = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...withInside(childFields(field))]);

const COUNTRIES: ByScreenLanguage<readonly (readonly [code: string, name: string])[]> = {
  en: [
    ["US", "the United States"],
    ["JP", "Japan"],
  ],
  ja: [
    ["US", "アメリカ合衆国"],
    ["JP", "日本"],
  ],
};

const labelOf = ({ label }: Option): Option["label"] => label;

/** The words for an option within a sentence: "the District of Columbia". */
export const inSentence = ({ proseLabel, label }: Option): Option["label"] => proseLabel ?? label;

/** Names of the jurisdictions a form asks for, by code, and of the countries in a screen language. */
export const jurisdictionNamesOf = (
  fields: readonly Field[],
  language: string,
  wordsOf: (option: Option) => Option["label"] = labelOf,
): ReadonlyMap<string, string> =>
  new Map([
    ...inScreenLanguage(COUNTRIES, language),
    ...withInside(fields)
      .filter(({ kind }) => kind === "place")
      .flatMap(({ options }) => options ?? [])
      .map((option) => [option.value, plain(wordsOf(option))] as const),
  ]);
