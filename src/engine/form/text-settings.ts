import type { Field } from "../../model/field.ts";
import type { Text } from "../../model/text.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import { wordsOf } from "../../text/words-of.ts";
import { insideOf } from "../../fields/inside-of.ts";

const withInside = (field: Field): readonly Field[] => [field, ...insideOf(field).flatMap(withInside)];

const sayingsOf = (field: Field): { readonly [is: string]: Text } | null =>
  field.options ? Object.fromEntries(field.options.map((option) => [option.is, option.says ?? option.label])) : null;

/** What the texts of a form know before any answer: its language, the words for options, the units of numbers. */
export const textSettings = (language: string, fields: readonly Field[]): TextSettings => {
  const byId = new Map<string, Field>();
  for (const field of fields.flatMap(withInside)) {
    if (!byId.has(field.id)) byId.set(field.id, field);
  }
  const find = (name: string): Field | undefined => byId.get(name) ?? byId.get(name.slice(name.lastIndexOf(".") + 1));
  return {
    words: wordsOf(language),
    sayings: (name) => {
      const field = find(name);
      return field ? sayingsOf(field) : null;
    },
    unit: (name) => find(name)?.unit ?? null,
  };
};
