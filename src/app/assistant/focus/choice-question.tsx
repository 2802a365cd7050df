import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import { formMessages } from "../../../i18n/form.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import { renderText } from "../../../ui/form/context/render-text.ts";
import { shownOptions } from "../../../ui/form/question/shown-options.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { inputId } from "../../../ui/inputs/input-props.ts";
import type { ShownOption } from "../../../ui/inputs/input-props.ts";
import { labelingElement } from "../../../ui/inputs/widget-for.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";

/** The options of a question that one press can answer; null for other questions, and for options that need explanation. */
export const pressedOptions = ({ session }: OpenForm, field: Field, view: FieldView): readonly ShownOption[] | null => {
  const kind = fieldKindOf(field.kind);
  const options = shownOptions(session, kind, field, view);
  if (labelingElement(kind.widget, options.length) !== "radiogroup") return null;
  return options.some(({ hint, caution }) => hint !== undefined || caution !== undefined) ? null : options;
};

/** More options are rows below each other, so that their beginnings line up. */
const MAX_IN_ROW = 3;

type Props = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly options: readonly ShownOption[];
  readonly unsure: string;
  readonly onAnswer: () => void;
};

/** A question whose options are buttons. */
export const ChoiceQuestion = ({ form, field, view, options, unsure, onAnswer }: Props) => {
  const { session, locale } = form;
  const messages = formMessages(locale);
  const id = inputId(field.id);
  const chosen = view.answered ? String(session.shownAt(field.id)) : null;
  const choose = (value: string): void => {
    session.set(field.id, value);
    onAnswer();
  };
  const leaveOpen = (): void => {
    session.setUnsure(field.id, true);
    onAnswer();
  };
  return (
    <fieldset data-question={id} className="min-w-0">
      <legend className="mb-2 font-semibold">{view.label}</legend>
      {field.hint && <p className="mb-2 text-sm text-soft">{renderText(session, field.hint)}</p>}
      <div className={options.length > MAX_IN_ROW ? "grid gap-2" : "flex flex-wrap gap-2"}>
        {options.map(({ value, label }) => (
          <Button
            key={value}
            aria-pressed={chosen === null ? undefined : chosen === value}
            className={options.length > MAX_IN_ROW ? "justify-start text-start" : ""}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
        {field.unsure && (
          <Button variant="bare" onClick={leaveOpen}>
            {unsure}
          </Button>
        )}
      </div>
      {field.help && (
        <Disclosure className="mt-2 text-sm" summary={messages.help}>
          {renderText(session, field.help)}
        </Disclosure>
      )}
      {field.why && (
        <Disclosure className="mt-2 text-sm" summary={messages.whyWeAsk}>
          {renderText(session, field.why)}
        </Disclosure>
      )}
    </fieldset>
  );
};
