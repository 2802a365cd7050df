import { childFields } from "../../../fields/child-fields.ts";
import { stepsMessages } from "../../../i18n/steps.ts";
import { isAddress } from "../../../values/address.ts";
import { answerText } from "../question/answer-text.ts";
import { placedInside } from "../question/field-at.ts";
import type { PlacedField } from "../question/field-at.ts";
import type { OpenForm } from "../context/open-form.ts";
import { rowSummaries } from "../question/row-summaries.ts";
import { renderText } from "../context/render-text.ts";

/** One line of the check page: a plain answer has one part without a name, a party or a row has several. */
export type CheckLine = {
  readonly path: string;
  readonly label: string;
  readonly parts: readonly AnswerPart[];
};

export type AnswerPart = {
  readonly path: string;
  readonly label: string | null;
  readonly text: string;
  /** `open` may stay empty; `missing` may not. */
  readonly state: "given" | "unsure" | "open" | "missing";
};

/** The lines of one question; none while it is hidden. */
export function checkLines(form: OpenForm, placed: PlacedField): readonly CheckLine[] {
  const view = form.session.field(placed.path);
  if (!view?.visible) return [];
  if (view.rows && view.rows.length > 0) {
    const messages = stepsMessages(form.locale);
    const ofRow = childFields(placed.field);
    const item = placed.field.item ? renderText(form.session, placed.field.item) : messages.entry;
    return rowSummaries(form.session, view, ofRow, new Set()).map(({ row }, index) => ({
      path: `${placed.path}.${row}`,
      label: messages.rowName(item, index + 1),
      parts: ofRow.flatMap((part) => partsOf(form, { path: `${placed.path}.${row}.${part.id}`, field: part }, true)),
    }));
  }
  return [{ path: placed.path, label: view.label, parts: partsOf(form, placed, false) }];
}

/** The answers inside a question, outermost first; an address is one answer. */
function partsOf(form: OpenForm, placed: PlacedField, isInner: boolean): readonly AnswerPart[] {
  const { session } = form;
  const view = session.field(placed.path);
  if (!view?.visible) return [];
  const parts = view.unsure || isAddress(view.value) ? [] : placedInside(placed, session.view());
  if (parts.length > 0 && view.value !== null) return parts.flatMap((part) => partsOf(form, part, true));
  const text = answerText(session, placed.field, view);
  const gap = view.required ? "missing" : "open";
  const state = view.unsure ? "unsure" : text === "" ? gap : "given";
  // Inside a party or a row only the gaps that matter are worth a line.
  if (isInner && state === "open") return [];
  return [{ path: placed.path, label: isInner ? view.label : null, text, state }];
}
