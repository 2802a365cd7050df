import { shapeOf } from "../fields/shapes/shapes.ts";
import { writtenOut } from "../fields/shapes/written-out.ts";
import type { Field } from "../model/field.ts";
import type { Unit } from "./unit.ts";

/** The question with the names of places in the document's language as the words the document uses. */
const withSayings = (field: Field, inDocument: Field): Field => ({
  ...field,
  ...(field.options && shapeOf(field.kind).offersPlaces
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

/** The question written out, with the places it offers, named in the screen language and said in the document's. */
export const withPlaces = ({ places, language, documentLanguage }: Unit, field: Field): Field => {
  const filled = writtenOut(field, places, language);
  if (language === documentLanguage) return filled;
  return withSayings(filled, writtenOut(field, places, documentLanguage));
};
