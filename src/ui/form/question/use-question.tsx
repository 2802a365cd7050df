import type { ReactNode } from "react";
import type { FieldKind } from "../../../fields/field-kind.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { useSlot } from "../../form-state/use-form-state.ts";
import { inputId } from "../../inputs/input-props.ts";
import type { InputProps, ShownOption } from "../../inputs/input-props.ts";
import { describedBy, questionView } from "../../inputs/question.tsx";
import { labelingElement } from "../../inputs/widget-for.ts";
import type { OpenForm } from "../context/open-form.ts";
import { problemMessage } from "./problem-message.ts";
import { isStaticText, renderText, useRenderedTexts } from "../context/render-text.ts";
import { differsOnlyInValue, showsOwnText } from "./shown-record.ts";
import { shownOptions } from "./shown-options.ts";
import { unitLabel } from "./unit-label.ts";

export type SlotProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly path: string;
  readonly isPart?: boolean;
};

/** The props that the control of a question is made from. */
export type ControlProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly kind: FieldKind;
  readonly options: readonly ShownOption[];
  readonly problem: InputProblem | null;
};

/** Renders the control, and what belongs to the answer below it. */
type RenderControl = (props: ControlProps) => ReactNode;

type ShownProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly problem: InputProblem | null;
  readonly isPart: boolean;
  readonly renderControl: RenderControl;
};

/**
 * One question of the form, for a component that rerenders only when its own record or error changes.
 *
 * Framing is decided by the field kind; no kind is named here.
 */
export function useQuestion({ form, field, path, isPart = false }: SlotProps, renderControl: RenderControl): ReactNode {
  const { field: view, error } = useSlot(form.session, path, showsOwnText(field) ? differsOnlyInValue : undefined);
  if (!view?.visible) return null;
  const shown = { form, field, view, problem: error, isPart, renderControl };
  return isStaticText(textsOf(field)) ? questionOf(shown) : <ChangingQuestion {...shown} />;
}

/** A question whose texts contain other answers. */
function ChangingQuestion(props: ShownProps): ReactNode {
  useRenderedTexts(props.form.session, textsOf(props.field));
  return questionOf(props);
}

// Called, not rendered: a large form has a thousand of these, and every component between costs memory and time.
function questionOf({ form, field, view, problem, isPart, renderControl }: ShownProps): ReactNode {
  const { session, locale } = form;
  const kind = fieldKindOf(field.kind);
  const filledText = (text: Field["hint"]): string | undefined =>
    text === undefined ? undefined : renderText(session, text);
  const options = shownOptions(session, kind, field, view);
  return questionView({
    id: inputId(view.path),
    as: labelingElement(kind.widget, options.length),
    label: view.label,
    marks: marksOf(form, kind, field, view),
    hint: filledText(field.hint),
    error: problem === null ? null : problemMessage(form, view.path, problem),
    caution: view.answered && view.value !== false ? filledText(field.caution) : undefined,
    why: filledText(field.why),
    help: filledText(field.help),
    locale,
    isPart,
    children: renderControl({ form, field, view, kind, options, problem }),
  });
}

/** Every text of a question that answers elsewhere could change. */
const textsOf = (field: Field): readonly Field["hint"][] => [
  field.hint,
  field.help,
  field.why,
  field.caution,
  ...(field.options ?? []).flatMap((option) => [option.label, option.hint, option.caution]),
];

/**
 * Text after the label: the unit, unless the label names it, and whether an answer is required. A group leaves that to
 * its parts.
 */
function marksOf({ messages, session }: OpenForm, kind: FieldKind, field: Field, view: FieldView): readonly string[] {
  const unit = kind.unit?.(field, session.context());
  const isWhole = kind.childRole !== undefined;
  const need = view.required ? (isWhole ? "" : messages.required) : messages.optional;
  return [unitLabel(unit, view.label, messages), need].filter((mark) => mark !== "");
}

/** Props of a plain input. */
export function inputProps({ form, field, view, kind, options, problem }: ControlProps): InputProps {
  const { session, locale } = form;
  const id = inputId(view.path);
  return {
    id,
    field,
    view,
    answers: session,
    options,
    otherNames: kind.otherNames,
    labelledBy: `${id}-label`,
    describedBy: describedBy(id, { hint: field.hint !== undefined, error: problem !== null }),
    invalid: problem !== null,
    problem,
    keyboard: kind.keyboard,
    locale,
    echo: view.value === null ? null : (kind.echo?.(view.value, field, session.context()) ?? null),
  };
}
