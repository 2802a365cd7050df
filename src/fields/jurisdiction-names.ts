import type { Field } from "../model/field.ts";
import type { DocumentLanguage } from "../text/words/prose-words.ts";
import { insideOf } from "./inside-of.ts";

const plain = (words: NonNullable<Field["options"]>[number]["label"]): string =>
  words.filter((part) => typeof part === "string").join("");

const withInside = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...withInside(insideOf(field))]);

const COUNTRIES: { readonly [language in DocumentLanguage]: readonly (readonly [code: string, name: string])[] } = {
  en: [
    ["US", "the United States"],
    ["JP", "Japan"],
  ],
  es: [
    ["US", "Estados Unidos"],
    ["JP", "Japón"],
  ],
  fr: [
    ["US", "États-Unis"],
    ["JP", "Japon"],
  ],
  de: [
    ["US", "Vereinigte Staaten"],
    ["JP", "Japan"],
  ],
  "zh-Hans": [
    ["US", "美国"],
    ["JP", "日本"],
  ],
  ja: [
    ["US", "アメリカ合衆国"],
    ["JP", "日本"],
  ],
};

const isNamed = (language: string): language is DocumentLanguage => Object.hasOwn(COUNTRIES, language);

/** Names of the jurisdictions a form asks for, by code, and of the countries in a language. */
export const jurisdictionNamesOf = (fields: readonly Field[], language: string): ReadonlyMap<string, string> =>
  new Map([
    ...COUNTRIES[isNamed(language) ? language : "en"],
    ...withInside(fields)
      .filter(({ kind }) => kind === "place")
      .flatMap(({ options }) => options ?? [])
      .map(({ is, label }) => [is, plain(label)] as const),
  ]);
