import type { ReactNode } from "react";
import type { FieldKind } from "../../fields/field-kind.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import { useSlot } from "../form-state/hooks.ts";
import { inputId } from "../inputs/input-props.ts";
import type { InputProps, ShownOption } from "../inputs/input-props.ts";
import { Question, describedBy } from "../inputs/question.tsx";
import { frameOf } from "../inputs/widget-for.ts";
import type { OpenForm } from "./open-form.ts";
import { isFixed, sayIn, useTexts } from "./say.ts";
import { shownOptions } from "./shown-options.ts";

export type SlotProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly path: string;
  readonly isPart?: boolean;
};

/** What the control of a question is made from. */
export type ControlProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly kind: FieldKind;
  readonly options: readonly ShownOption[];
  readonly problem: InputProblem | null;
};

/** What a question is drawn with; the same object for all questions of a page. */
export type Drawing = {
  /** The control, and what stands below it as part of the answer. */
  readonly control: (props: ControlProps) => ReactNode;
  readonly sayProblem: (form: OpenForm, path: string, problem: InputProblem) => string;
};

type ShownProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly problem: InputProblem | null;
  readonly isPart: boolean;
  readonly drawing: Drawing;
};

/**
 * One question of the form, for a component that is rendered again only when its own record or error changes.
 *
 * It asks the kind how to frame it and knows no kind by name.
 */
export function useQuestion({ form, field, path, isPart = false }: SlotProps, drawing: Drawing): ReactNode {
  const { field: view, error } = useSlot(form.session, path);
  if (!view?.visible) return null;
  const shown = { form, field, view, problem: error, isPart, drawing };
  return isFixed(textsOf(field)) ? questionOf(shown) : <ChangingQuestion {...shown} />;
}

/** A question that takes up answers given elsewhere in its texts. */
function ChangingQuestion(props: ShownProps): ReactNode {
  useTexts(props.form.session, textsOf(props.field));
  return questionOf(props);
}

// Called, not rendered: a large form has a thousand of these, and every component between costs memory and time.
function questionOf({ form, field, view, problem, isPart, drawing }: ShownProps): ReactNode {
  const { session, locale } = form;
  const kind = fieldKindOf(field.kind);
  const said = (text: Field["hint"]): string | undefined => (text === undefined ? undefined : sayIn(session, text));
  const options = shownOptions(session, kind, field, view);
  return (
    <Question
      id={inputId(view.path)}
      as={frameOf(kind.widget, options.length)}
      label={view.label}
      marks={marksOf(form, kind, field, view)}
      hint={said(field.hint)}
      error={problem === null ? null : drawing.sayProblem(form, view.path, problem)}
      caution={view.answered && view.value !== false ? said(field.caution) : undefined}
      why={said(field.why)}
      help={said(field.help)}
      locale={locale}
      isPart={isPart}
    >
      {drawing.control({ form, field, view, kind, options, problem })}
    </Question>
  );
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
 * What stands after the label: the unit, where the label does not name it, and whether an answer is needed. A group leaves
 * that to its parts.
 */
function marksOf({ words, session }: OpenForm, kind: FieldKind, field: Field, view: FieldView): readonly string[] {
  const unit = kind.unit?.(field, session.context());
  const isWhole = kind.inside !== undefined;
  const need = view.required ? (isWhole ? "" : words.required) : words.optional;
  const counted = unit === undefined ? "" : (words.units[unit] ?? unit);
  const isNamed = counted === "" || view.label.toLowerCase().includes(counted.toLowerCase());
  return [isNamed ? "" : words.inUnit(counted), need].filter((mark) => mark !== "");
}

/** What a plain input is told of its question. */
export function inputProps({ form, field, view, kind, options, problem }: ControlProps): InputProps {
  const { session, locale } = form;
  const id = inputId(view.path);
  return {
    id,
    field,
    view,
    answers: session,
    options,
    labelledBy: `${id}-label`,
    describedBy: describedBy(id, { hint: field.hint !== undefined, error: problem !== null }),
    invalid: problem !== null,
    problem,
    keyboard: kind.keyboard,
    locale,
    echo: view.value === null ? null : (kind.echo?.(view.value, field, session.context()) ?? null),
  };
}
