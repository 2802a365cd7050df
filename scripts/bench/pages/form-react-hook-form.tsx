import { memo } from "react";
import type { ReactNode } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import type { Control } from "react-hook-form";
import { errorOf, firstAnswers, OPEN_WORD } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";
import { mountPage } from "./mount-page.ts";
import { ErrorList, nativeControl, nativeField } from "./native-field.tsx";
import { BesidePreview, showConditional, writeAnswer } from "./text-preview.tsx";

type Values = { [id: string]: string };
type FieldProps = {
  readonly id: string;
  readonly control: Control<Values>;
  readonly onAnswer?: (typed: string) => void;
};

const Field = memo(function Field({ id, control, onAnswer }: FieldProps): ReactNode {
  const { errors } = useFormState({ control, name: id });
  const error = errors[id]?.message;
  const registered = control.register(id, {
    validate: (typed = "") => errorOf(id, typed) ?? true,
    shouldUnregister: true,
    onChange: ({ target }: { target: { value: string } }) => {
      writeAnswer(id, target.value);
      onAnswer?.(target.value);
    },
  });
  return nativeField(id, error, nativeControl(id, error !== undefined, registered));
});

function Section({
  section,
  control,
}: {
  readonly section: LargeSection;
  readonly control: Control<Values>;
}): ReactNode {
  const isOpen = useWatch({ control, name: section.control }) === OPEN_WORD;
  return (
    <section className="grid gap-6 border-t border-rule pt-6">
      <h2>Step {section.id}</h2>
      <Field
        id={section.control}
        control={control}
        onAnswer={(typed) => showConditional(section, typed === OPEN_WORD)}
      />
      {section.plain.map((id) => (
        <Field key={id} id={id} control={control} />
      ))}
      {isOpen && section.conditional.map((id) => <Field key={id} id={id} control={control} />)}
    </section>
  );
}

function Summary({ control }: { readonly control: Control<Values> }): ReactNode {
  const { errors } = useFormState({ control });
  return <ErrorList errors={Object.entries(errors).map(([id, error]) => [id, error?.message ?? ""])} />;
}

function Page({ sections }: { readonly sections: readonly LargeSection[] }): ReactNode {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: firstAnswers(sections),
    shouldFocusError: false,
  });
  return (
    <BesidePreview sections={sections}>
      <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)} className="grid gap-8">
        <Summary control={control} />
        <h1>All questions</h1>
        {sections.map((section) => (
          <Section key={section.id} section={section} control={control} />
        ))}
        <button type="submit">Check</button>
      </form>
    </BesidePreview>
  );
}

/** The same form with react-hook-form: registered native inputs, subscriptions per field. */
export const start = (root: HTMLElement, sections: readonly LargeSection[]): void =>
  mountPage(root, <Page sections={sections} />);
