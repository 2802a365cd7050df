import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { JurisdictionNames } from "../../ui/result/law/law-list.tsx";

const optionsIn = (field: Field): readonly (readonly [string, string])[] => [
  ...(field.options ?? []).map(({ value, label }) => [value, label.join("")] as const),
  ...(field.fields ?? []).flatMap(optionsIn),
];

/**
 * Returns a function that names places as the questions of a page do, and countries.
 *
 * Example: jurisdictionNamer(page)("US-CA") is "California"
 */
export const jurisdictionNamer = ({ steps, language }: PageDefinition): JurisdictionNames => {
  const known = new Map(steps.flatMap((step) => step.fields).flatMap(optionsIn));
  const countries = new Intl.DisplayNames([language], { type: "region" });
  return (code) => known.get(code) ?? (/^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined) ?? code;
};
