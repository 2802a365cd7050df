import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { PlaceNames } from "../../ui/result/law-list.tsx";

const optionsIn = (field: Field): readonly (readonly [string, string])[] => [
  ...(field.options ?? []).map(({ is, label }) => [is, label.join("")] as const),
  ...(field.fields ?? []).flatMap(optionsIn),
];

/** Names of places as the questions of a page offer them, and of countries. Example: names("US-CA") is "California" */
export const placeNames = ({ steps, language }: PageDefinition): PlaceNames => {
  const known = new Map(steps.flatMap((step) => step.fields).flatMap(optionsIn));
  const countries = new Intl.DisplayNames([language], { type: "region" });
  return (code) => known.get(code) ?? (/^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined) ?? code;
};
