import { createForm, onFieldInputValueChange } from "@formily/core";
import type { Field as FieldModel, Form } from "@formily/core";
import { connect, Field, FormConsumer, FormProvider, mapProps, observer, useField } from "@formily/react";
import type { FormEvent, ReactNode } from "react";
import { errorOf, firstAnswers, OPEN_WORD } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";
import { mountPage } from "./mount-page.ts";
import { ErrorList, nativeControl, nativeField } from "./native-field.tsx";
import { BesidePreview, showConditional, writeAnswer } from "./text-preview.tsx";

type ControlProps = {
  readonly id: string;
  readonly value?: string;
  readonly hasError?: boolean;
  readonly onChange?: () => void;
};

const errorIn = (field: unknown): string | undefined => (field as FieldModel).selfErrors?.map(String)[0];

const Control = connect(
  ({ id, value, hasError, onChange }: ControlProps) =>
    nativeControl(id, hasError === true, { value: value ?? "", ...(onChange ? { onChange } : {}) }),
  mapProps((props, field) => ({ ...props, id: String(field.path), hasError: errorIn(field) !== undefined })),
);

const Frame = observer(function Frame({ children }: { readonly children?: ReactNode }): ReactNode {
  const field = useField();
  return nativeField(String(field.path), errorIn(field), children);
});

function Question({ id }: { readonly id: string }): ReactNode {
  const validator = (typed: string | undefined): string => errorOf(id, typed ?? "") ?? "";
  return <Field name={id} validator={validator} decorator={[Frame]} component={[Control]} />;
}

const Section = observer(function Section({ form, section }: { form: Form; section: LargeSection }): ReactNode {
  const isOpen = form.values[section.control] === OPEN_WORD;
  return (
    <section className="grid gap-6 border-t border-rule pt-6">
      <h2>Step {section.id}</h2>
      {[section.control, ...section.plain, ...(isOpen ? section.conditional : [])].map((id) => (
        <Question key={id} id={id} />
      ))}
    </section>
  );
});

function Page({ form, sections }: { readonly form: Form; readonly sections: readonly LargeSection[] }): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit().catch(() => {});
  };
  return (
    <FormProvider form={form}>
      <BesidePreview sections={sections}>
        <form noValidate onSubmit={submit} className="grid gap-8">
          <FormConsumer>
            {() => (
              <ErrorList errors={form.errors.map(({ path, messages }) => [String(path), String(messages?.[0])])} />
            )}
          </FormConsumer>
          <h1>All questions</h1>
          {sections.map((section) => (
            <Section key={section.id} form={form} section={section} />
          ))}
          <button type="submit">Check</button>
        </form>
      </BesidePreview>
    </FormProvider>
  );
}

/** The same form with Formily: one observed field model per question. */
export const start = (root: HTMLElement, sections: readonly LargeSection[]): void => {
  const byControl = new Map(sections.map((section) => [section.control, section]));
  const form = createForm({
    // Errors show on Continue, as on the other pages.
    validateFirst: true,
    initialValues: { ...firstAnswers(sections) },
    effects: () =>
      onFieldInputValueChange("*", (field) => {
        const id = String(field.path);
        writeAnswer(id, String(field.value ?? ""));
        const section = byControl.get(id);
        if (section) showConditional(section, field.value === OPEN_WORD);
      }),
  });
  mountPage(root, <Page form={form} sections={sections} />);
};
