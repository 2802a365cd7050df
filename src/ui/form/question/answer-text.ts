import type { FieldKind } from "../../../fields/field-kind.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import { formatValue } from "../../../text/values/format-value.ts";
import { currencyCode } from "../../../values/money.ts";
import type { Value } from "../../../values/value.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import { shownOptions } from "./shown-options.ts";

/** An answer in words, as cards and the check page show it; empty when there is none. */
export function answerText(session: FormSession, field: Field, view: FieldView): string {
  const kind = fieldKindOf(field.kind);
  const options = shownOptions(session, kind, field, view);
  const labelOf = (value: Value): string | undefined => options.find((option) => option.value === String(value))?.label;
  if (options.length > 0 && Array.isArray(view.value)) return view.value.map((one) => labelOf(one) ?? "").join(", ");
  return labelOf(view.value) ?? plainAnswer(session, kind, field, view.value);
}

function plainAnswer(session: FormSession, kind: FieldKind, field: Field, value: Value): string {
  const { locale, settings } = session.context();
  return formatValue(value, undefined, {
    language: locale,
    currency: currencyCode(settings.currency),
    unit: kind.unit?.(field, session.context()) ?? null,
  });
}
