import { shapeOf } from "../../fields/registry/kind-shapes.ts";
import { expandField } from "../../fields/registry/expand-field.ts";
import type { Field } from "../../model/field.ts";
import type { CompilationContext } from "./compilation-context.ts";

/** Adds the jurisdiction names in the document's language, which the document prints. */
const withSayings = (field: Field, inDocument: Field): Field => ({
  ...field,
  ...(field.options && shapeOf(field.kind).offersPlaces
    ? {
        options: field.options.map((option, index) => ({
          ...option,
          proseLabel: inDocument.options?.[index]?.proseLabel ?? inDocument.options?.[index]?.label ?? option.label,
        })),
      }
    : {}),
  ...(field.fields
    ? { fields: field.fields.map((part, index) => withSayings(part, inDocument.fields?.[index] ?? part)) }
    : {}),
});

/** Expands a jurisdiction question into its options, labeled in the screen language and printed in the document's. */
export const withJurisdictionOptions = (
  { jurisdictions, language, documentLanguage }: CompilationContext,
  field: Field,
): Field => {
  const filled = expandField(field, jurisdictions, language);
  if (language === documentLanguage) return filled;
  return withSayings(filled, expandField(field, jurisdictions, documentLanguage));
};
