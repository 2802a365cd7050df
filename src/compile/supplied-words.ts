import type { LawShards } from "../model/law.ts";
import type { Text, TextPart } from "../model/text.ts";
import { AS_WRITTEN } from "../text/formats.ts";
import { typeset } from "../text/typeset.ts";
import { lawTopics } from "./form-parts.ts";
import type { DocumentInput, FieldInput } from "./input.ts";
import type { SuppliedWords, Translations } from "./translations.ts";
import type { Unit } from "./unit.ts";

type ByText = { readonly [text: string]: string };

/** The words print the marks of their language, as the texts around them do. */
const inPrint = (words: SuppliedWords, language: string): ByText | undefined =>
  typeof words === "string"
    ? undefined
    : Object.fromEntries(Object.entries(words).map(([text, said]) => [text, typeset([said], language).join("")]));

const sayIn =
  (translations: Translations, language: string) =>
  (part: TextPart): TextPart => {
    const { words, printed } = translations;
    if (typeof part === "string") return part;
    if (part.type === "strong") return { ...part, parts: part.parts.map(sayIn(translations, language)) };
    if (part.type !== "value") return part;
    const { source } = part.is;
    printed.add(source);
    const says =
      part.format !== AS_WRITTEN && Object.hasOwn(words, source) ? inPrint(words[source]!, language) : undefined;
    return says ? { ...part, says } : part;
  };

/** A text of a translation in which what the form or the law words is said in the language of the translation. */
export const saySupplied = (text: Text, { translations, documentLanguage }: Unit): Text =>
  translations ? text.map(sayIn(translations, documentLanguage)) : text;

const QUOTED = /^"((?:[^"\\]|\\.)*)"$/;

/** The text a question suggests, where it is one and no option. */
const suggested = ({ id, default: source, options }: FieldInput): readonly (readonly [string, readonly string[]])[] => {
  const text = typeof source === "string" && !options ? QUOTED.exec(source)?.[1] : undefined;
  return id === undefined || text === undefined ? [] : [[id, [text]]];
};

const wordedBy = (law: LawShards, topic: string): readonly (readonly [string, readonly string[]])[] => {
  const found = Object.hasOwn(law, topic) ? law[topic] : undefined;
  const columns = Object.entries(found?.columns ?? {}).filter(([, { type }]) => type === "text");
  return columns.map(([name]) => {
    const rows = Object.values(found?.places ?? {}).flatMap((place) => place.columns[name] ?? []);
    const texts = rows.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    return [`law.${topic}.${name}`, [...new Set(texts)]];
  });
};

/** Texts that come into a document from outside it, by the formula that prints them: the law's, and what the form suggests. */
export const suppliedTexts = (input: DocumentInput, law: LawShards): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...(input.steps ?? []).flatMap(({ fields }) => (fields ?? []).flatMap(suggested)),
    ...lawTopics(input.law).flatMap((topic) => wordedBy(law, topic)),
  ]);
