import { memo, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { errorOf, OPEN_WORD, startsOpen } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";
import { mountPage } from "./mount-page.ts";
import { ErrorList, nativeControl, nativeField } from "./native-field.tsx";
import { BesidePreview, showConditional, writeAnswer } from "./text-preview.tsx";

const Field = memo(function Field({
  id,
  value,
  error,
}: {
  id: string;
  value: string;
  error: string | undefined;
}): ReactNode {
  return nativeField(id, error, nativeControl(id, error !== undefined, { defaultValue: value }));
});

type Errors = { readonly [id: string]: string };
type SectionProps = { readonly section: LargeSection; readonly errors: Errors; readonly opens: boolean };

function Section({ section, errors, opens }: SectionProps): ReactNode {
  const { id, control, plain, conditional } = section;
  const [isOpen, setOpen] = useState(opens);
  const onInput = ({ target }: FormEvent<HTMLElement>): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    writeAnswer(target.name, target.value);
    if (target.name !== control) return;
    setOpen(target.value === OPEN_WORD);
    showConditional(section, target.value === OPEN_WORD);
  };
  const shown = [control, ...plain, ...(isOpen ? conditional : [])];
  return (
    <section className="grid gap-6 border-t border-rule pt-6" onInput={onInput}>
      <h2>Step {id}</h2>
      {shown.map((name) => (
        <Field key={name} id={name} value={name === control && opens ? OPEN_WORD : ""} error={errors[name]} />
      ))}
    </section>
  );
}

function Page({ sections }: { readonly sections: readonly LargeSection[] }): ReactNode {
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found: { [id: string]: string } = {};
    for (const [id, typed] of new FormData(event.currentTarget)) {
      const error = errorOf(id, String(typed));
      if (error !== null) found[id] = error;
    }
    setErrors(found);
  };
  return (
    <BesidePreview sections={sections}>
      <form noValidate onSubmit={submit} className="grid gap-8">
        <ErrorList errors={Object.entries(errors)} />
        <h1>All questions</h1>
        {sections.map((section, index) => (
          <Section key={section.id} section={section} errors={errors} opens={startsOpen(index)} />
        ))}
        <button type="submit">Check</button>
      </form>
    </BesidePreview>
  );
}

/** The same form written by hand: uncontrolled native inputs, one state per section. */
export const start = (root: HTMLElement, sections: readonly LargeSection[]): void =>
  mountPage(root, <Page sections={sections} />);
