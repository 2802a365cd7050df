import type { Field } from "../model/field.ts";
import { inScreenLanguage } from "../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../model/site/screen-language.ts";
import { childFields } from "./child-fields.ts";

const plain = (words: NonNullable<Field["options"]>[number]["label"]): string =>
  words.filter((part) => typeof part === "string").join("");

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

/** Names of the jurisdictions a form asks for, by code, and of the countries in a screen language. */
export const jurisdictionNamesOf = (fields: readonly Field[], language: string): ReadonlyMap<string, string> =>
  new Map([
    ...inScreenLanguage(COUNTRIES, language),
    ...withInside(fields)
      .filter(({ kind }) => kind === "place")
      .flatMap(({ options }) => options ?? [])
      .map(({ value, label }) => [value, plain(label)] as const),
  ]);
