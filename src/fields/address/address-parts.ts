import type { Field } from "../../model/field.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { part, partIsOrEmpty, partIsOther } from "../shapes/part.ts";
import { partWords } from "../shapes/part-words.ts";

const elsewhere = (language: string, home: string): readonly Field[] => {
  const words = partWords(language);
  return [
    part("lines", "long_text", words.lines, {
      when: partIsOther("country", home),
      maxLength: 500,
      autocomplete: "street-address",
    }),
    part("country", "place", words.country, {
      jurisdictionKinds: ["country"],
      optional: true,
      autocomplete: "country",
    }),
  ];
};

const american = (language: string): readonly Field[] => {
  const words = partWords(language);
  const when = partIsOrEmpty("country", "US");
  return [
    part("street", "text", words.street, { when, autocomplete: "address-line1" }),
    part("unit", "text", words.unit, { when, optional: true, autocomplete: "address-line2" }),
    part("city", "text", words.city, { when, autocomplete: "address-level2" }),
    part("region", "place", words.region, { when, autocomplete: "address-level1" }),
    part("postal_code", "postal_code", words.zip, { when, unit: "US", autocomplete: "postal-code" }),
    ...elsewhere(language, "US"),
  ];
};

const japanese = (language: string): readonly Field[] => {
  const words = partWords(language);
  const when = partIsOrEmpty("country", "JP");
  return [
    part("postal_code", "postal_code", words.postalCode, { when, unit: "JP", autocomplete: "postal-code" }),
    part("region", "text", words.prefecture, { when, autocomplete: "address-level1" }),
    part("city", "text", words.municipality, { when, autocomplete: "address-level2" }),
    part("street", "text", words.block, { when, autocomplete: "address-line1" }),
    part("unit", "text", words.building, { when, optional: true, autocomplete: "address-line2" }),
    ...elsewhere(language, "JP"),
  ];
};

const partsIn: ByScreenLanguage<(language: string) => readonly Field[]> = { en: american, ja: japanese };

/** The parts an address is asked in: those of the country the language's documents are made for, or free lines. */
export const addressParts = (field: Field, language: string): readonly Field[] =>
  field.fields ?? inScreenLanguage(partsIn, language)(language);
