import { memo } from "react";
import type { ReactNode } from "react";
import type { FieldKind } from "../../fields/field-kind.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import { useSlot } from "../form-state/hooks.ts";
import { inputId } from "../inputs/input-props.ts";
import type { ShownOption } from "../inputs/input-props.ts";
import { Question } from "../inputs/question.tsx";
import { UnsureBox } from "../inputs/unsure-box.tsx";
import { frameOf } from "../inputs/widgets.tsx";
import { fieldControl } from "./field-control.tsx";
import type { OpenForm } from "./open-form.ts";
import { sayProblem } from "./say-problem.ts";
import { isFixed, sayIn, useTexts } from "./say.ts";
import { shownOptions } from "./shown-options.ts";

type Props = { readonly form: OpenForm; readonly field: Field; readonly path: string; readonly isPart?: boolean };

/**
 * One question of the form, rendered again only when its own record or error changes.
 *
 * It asks the kind which control to show and knows no kind by name.
 */
export const FieldSlot = memo(function FieldSlot({ form, field, path, isPart = false }: Props): ReactNode {
  const { field: view, error } = useSlot(form.session, path);
  if (!view?.visible) return null;
  const shown = { form, field, view, problem: error, isPart };
  return isFixed(textsOf(field)) ? questionOf(shown) : <ChangingQuestion {...shown} />;
});

type ShownProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly problem: InputProblem | null;
  readonly isPart: boolean;
};

/** A question that takes up answers given elsewhere in its texts. */
function ChangingQuestion(props: ShownProps): ReactNode {
  useTexts(props.form.session, textsOf(props.field));
  return questionOf(props);
}

// Called, not rendered: a large form has a thousand of these, and every component between costs memory and time.
function questionOf({ form, field, view, problem, isPart }: ShownProps): ReactNode {
  const { session, locale } = form;
  const kind = fieldKindOf(field.kind);
  const id = inputId(view.path);
  const said = (text: Field["hint"]): string | undefined => (text === undefined ? undefined : sayIn(session, text));
  const options = shownOptions(session, kind, field, view);
  return (
    <Question
      id={id}
      as={frameOf(kind.widget, options.length)}
      label={view.label}
      marks={marksOf(form, kind, field, view)}
      hint={said(field.hint)}
      error={problem === null ? null : sayProblem(form, view.path, problem)}
      caution={view.answered && view.value !== false ? said(field.caution) : undefined}
      why={said(field.why)}
      help={said(field.help)}
      locale={locale}
      isPart={isPart}
    >
      {!view.unsure &&
        fieldControl({
          form,
          field,
          view,
          kind,
          options,
          hasError: problem !== null,
          renderPart: (path, part) => <FieldSlot key={path} form={form} field={part} path={path} isPart />,
        })}
      {field.unsure && (
        <UnsureBox
          id={id}
          isUnsure={view.unsure}
          locale={locale}
          onChange={(isUnsure) => session.setUnsure(view.path, isUnsure)}
        />
      )}
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
  const isWhole = kind.parts !== undefined || kind.rowFields !== undefined;
  const need = view.required ? (isWhole ? "" : words.required) : words.optional;
  const counted = unit === undefined ? "" : (words.units[unit] ?? unit);
  const isNamed = counted === "" || view.label.toLowerCase().includes(counted.toLowerCase());
  return [isNamed ? "" : words.inUnit(counted), need].filter((mark) => mark !== "");
}

export type ControlProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly kind: FieldKind;
  readonly options: readonly ShownOption[];
  readonly hasError: boolean;
  readonly renderPart: (path: string, field: Field) => ReactNode;
};
