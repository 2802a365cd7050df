import type { FieldKind } from "../../../fields/field-kind.ts";
import type { Field, Option } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import type { ShownOption } from "../../inputs/input-props.ts";
import { renderText } from "../context/render-text.ts";

// People type the letters after the country in a jurisdiction's code ("CA").
const SHORT_CODE = /^[A-Z]{2}-([A-Z]{2,3})$/;

/** The available options of a question with their labels; those of its kind if the author named none. */
export function shownOptions(
  session: FormSession,
  kind: FieldKind,
  field: Field,
  view: FieldView,
): readonly ShownOption[] {
  if (!field.options) return kind.choices?.(field, session.context()) ?? [];
  const byValue = new Map(field.options.map((option) => [option.value, option]));
  const onOffer = view.options ?? [...byValue.keys()];
  return onOffer.flatMap((is) => {
    const option = byValue.get(is);
    return option ? [shown(session, option)] : [];
  });
}

const shown = (session: FormSession, { value, label, hint, caution }: Option): ShownOption => ({
  value,
  label: renderText(session, label),
  hint: hint && renderText(session, hint),
  caution: caution && renderText(session, caution),
  code: SHORT_CODE.exec(value)?.[1],
});
