import { shapeOf } from "../../fields/registry/kind-shapes.ts";
import { expandField } from "../../fields/registry/expand-field.ts";
import type { Field } from "../../model/field.ts";
import type { CompilationContext } from "./compilation-context.ts";

/** Adds the jurisdiction names in the document's language, which the document prints. */
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

/** Expands a jurisdiction question into its options, labeled in the screen language and printed in the document's. */
export const withJurisdictionOptions = (
  { places, language, documentLanguage }: CompilationContext,
  field: Field,
): Field => {
  const filled = expandField(field, places, language);
  if (language === documentLanguage) return filled;
  return withSayings(filled, expandField(field, places, documentLanguage));
};
