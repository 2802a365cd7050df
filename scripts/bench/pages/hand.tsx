import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { draw } from "./draw.ts";
import { CLOSED_SECTION, isNumber, labelOf, MOST, OPEN_WORD, sections } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";

type Errors = { readonly [id: string]: string };

const control =
  "h-12 w-full rounded-sm border border-edge bg-paper px-3 text-base text-ink focus:outline-3 focus:outline-offset-0 focus:outline-focus";

function Field({
  id,
  value,
  error,
}: {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
}): ReactNode {
  return (
    <div className={error ? "min-w-0 scroll-mt-4 border-s-4 border-danger ps-4" : "min-w-0 scroll-mt-4"}>
      <label htmlFor={id} id={`${id}-label`} className="mb-1 block">
        <span className="text-lg font-semibold">{labelOf(id)}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mb-2 flex gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
          <span>
            <span className="sr-only">Error: </span>
            {error}
          </span>
        </p>
      )}
      <input
        id={id}
        name={id}
        type="text"
        inputMode={isNumber(id) ? "decimal" : undefined}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        defaultValue={value}
        className={control}
      />
      {isNumber(id) && <p className="min-h-6 text-sm text-soft tabular-nums" />}
    </div>
  );
}

function Section({
  section,
  errors,
  startsOpen,
}: {
  readonly section: LargeSection;
  readonly errors: Errors;
  readonly startsOpen: boolean;
}): ReactNode {
  const { id, control: first, plain, conditional } = section;
  const [isOpen, setOpen] = useState(startsOpen);
  const onInput = (event: FormEvent<HTMLElement>): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === first) setOpen(target.value === OPEN_WORD);
  };
  const shown = [first, ...plain, ...(isOpen ? conditional : [])];
  return (
    <section aria-labelledby={`step-${id}`} className="grid gap-6 border-t border-rule pt-6" onInput={onInput}>
      <h2 id={`step-${id}`}>Step {id}</h2>
      {shown.map((name) => (
        <Field key={name} id={name} value={name === first && startsOpen ? OPEN_WORD : ""} error={errors[name]} />
      ))}
    </section>
  );
}

const errorOf = (id: string, typed: string): string | null => {
  if (typed.trim() === "") return `Enter ${labelOf(id)}`;
  if (!isNumber(id)) return null;
  const number = Number(typed);
  if (Number.isNaN(number)) return `${labelOf(id)} must be a number`;
  return number < 0 || number > MOST ? `${labelOf(id)} must be between 0 and ${MOST}` : null;
};

function Page(): ReactNode {
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found: { [id: string]: string } = {};
    for (const [id, typed] of new FormData(event.currentTarget)) {
      const error = errorOf(id, String(typed));
      if (error) found[id] = error;
    }
    setErrors(found);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <Summary errors={errors} />
      <h1 className="margin-line text-3xl">All questions</h1>
      {sections.map((section, at) => (
        <Section key={section.id} section={section} errors={errors} startsOpen={at !== CLOSED_SECTION} />
      ))}
      <button type="submit">Check</button>
    </form>
  );
}

function Summary({ errors }: { readonly errors: Errors }): ReactNode {
  const lines = Object.entries(errors);
  if (lines.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} className="rounded-md border-2 border-danger bg-paper p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
        There is a problem
      </h2>
      <ul className="mt-2 grid gap-1">
        {lines.map(([id, error]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-0.5 font-semibold text-danger underline underline-offset-4">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page somebody would write by hand for these questions: uncontrolled inputs, one state per section. */
export const start = (root: HTMLElement): void => draw(root, () => <Page />);
