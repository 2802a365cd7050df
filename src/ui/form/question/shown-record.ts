import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";

/** Whether only the input shows the value of a question, so that nothing else renders when it changes. */
export const showsOwnText = ({ kind, caution, unsure }: Field): boolean =>
  fieldKindOf(kind).widget === "text" && caution === undefined && !unsure;

/** Whether two records of a question differ at most in the answer and what follows from it, which no line shows. */
export const differsOnlyInValue = (before: FieldView | undefined, after: FieldView | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.visible === after.visible &&
  before.required === after.required &&
  before.label === after.label;
