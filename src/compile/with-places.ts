import { fillPlaces } from "../fields/fill-places.ts";
import { fieldKindOf } from "../fields/registry.ts";
import type { Field } from "../model/field.ts";
import type { Unit } from "./unit.ts";

/** The question with the names of places in the document's language as the words the document uses. */
const withSayings = (field: Field, inDocument: Field): Field => ({
  ...field,
  ...(field.options && fieldKindOf(field.kind).offersPlaces
    ? {
        options: field.options.map((option, at) => ({
          ...option,
          says: inDocument.options?.[at]?.says ?? inDocument.options?.[at]?.label ?? option.label,
        })),
      }
    : {}),
  ...(field.fields
    ? { fields: field.fields.map((part, at) => withSayings(part, inDocument.fields?.[at] ?? part)) }
    : {}),
});

/** The question with the places it offers filled in, named in the screen language and said in the document's. */
export const withPlaces = ({ places, language, documentLanguage }: Unit, field: Field): Field => {
  if (places.length === 0) return field;
  const filled = fillPlaces(field, places, language, fieldKindOf);
  if (language === documentLanguage) return filled;
  return withSayings(filled, fillPlaces(field, places, documentLanguage, fieldKindOf));
};
