import type { Field } from "../../../model/field.ts";
import type { Text } from "../../../model/text.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import { wordsOf } from "../../../text/language-registry/words-of.ts";
import { childFields } from "../../../fields/child-fields.ts";

const withInside = (field: Field): readonly Field[] => [field, ...childFields(field).flatMap(withInside)];

const sayingsOf = (field: Field): { readonly [is: string]: Text } | null =>
  field.options
    ? Object.fromEntries(field.options.map((option) => [option.value, option.proseLabel ?? option.label]))
    : null;

/** Settings of a form's texts that do not depend on answers: language, option texts, units of numbers. */
export const textSettings = (language: string, fields: readonly Field[]): TextSettings => {
  const byId = new Map<string, Field>();
  for (const field of fields.flatMap(withInside)) {
    if (!byId.has(field.id)) byId.set(field.id, field);
  }
  const find = (name: string): Field | undefined => byId.get(name) ?? byId.get(name.slice(name.lastIndexOf(".") + 1));
  return {
    words: wordsOf(language),
    optionTexts: (name) => {
      const field = find(name);
      return field ? sayingsOf(field) : null;
    },
    unit: (name) => find(name)?.unit ?? null,
    isPlace: (name) => find(name)?.kind === "place",
  };
};
