import type { LawByTopic } from "../../model/law.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { AS_WRITTEN } from "../../text/values/formats.ts";
import { typeset } from "../../text/typeset.ts";
import { lawTopics } from "../input/law-topics.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { FieldInput } from "../input/schema-types.ts";
import type { SuppliedWords } from "../input/overlay-input.ts";
import type { Translations } from "../input/translations.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";
import { mapParts } from "../../text/text-parts.ts";
import type { LeafPart } from "../../text/text-parts.ts";

type ByText = { readonly [text: string]: string };

/** Use the quotation marks of the target language, as in the surrounding text. */
const inPrint = (words: SuppliedWords, language: string): ByText | undefined =>
  typeof words === "string"
    ? undefined
    : Object.fromEntries(
        Object.entries(words).map(([text, translation]) => [text, typeset([translation], language).join("")]),
      );

const translateIn =
  (translations: Translations, language: string) =>
  (part: LeafPart): TextPart => {
    const { words, printed } = translations;
    if (typeof part === "string" || part.type !== "value") return part;
    const { source } = part.formula;
    printed.add(source);
    const replacements =
      part.format !== AS_WRITTEN && Object.hasOwn(words, source) ? inPrint(words[source]!, language) : undefined;
    return replacements ? { ...part, replacements } : part;
  };

/** Adds the translations of text that the form or the law supplies. */
export const translateSupplied = (
  text: Text,
  translations: Translations | undefined,
  { documentLanguage }: CompilationContext,
): Text => (translations ? mapParts(text, (part) => [translateIn(translations, documentLanguage)(part)]) : text);

const QUOTED = /^"((?:[^"\\]|\\.)*)"$/;

/** The default text of a question; undefined if the default is an option or formula. */
const suggested = ({ id, default: source, options }: FieldInput): readonly (readonly [string, readonly string[]])[] => {
  const text = typeof source === "string" && !options ? QUOTED.exec(source)?.[1] : undefined;
  return id === undefined || text === undefined ? [] : [[id, [text]]];
};

const wordedBy = (law: LawByTopic, topic: string): readonly (readonly [string, readonly string[]])[] => {
  const found = Object.hasOwn(law, topic) ? law[topic] : undefined;
  const columns = Object.entries(found?.columns ?? {}).filter(([, { type }]) => type === "text");
  return columns.map(([name]) => {
    const rows = Object.values(found?.places ?? {}).flatMap((place) => place.columns[name] ?? []);
    const texts = rows.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    return [`law.${topic}.${name}`, [...new Set(texts)]];
  });
};

/** Texts that come from outside the document (law values and default answers), by the formula that prints them. */
export const suppliedTexts = (input: DocumentInput, law: LawByTopic): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...(input.steps ?? []).flatMap(({ fields }) => (fields ?? []).flatMap(suggested)),
    ...lawTopics(input.law).flatMap((topic) => wordedBy(law, topic)),
  ]);
