import type { ComponentPropsWithRef, ReactNode } from "react";
import { CHOICES, kindOf, labelOf } from "./large-form.ts";

const CONTROL = "h-12 w-full rounded-sm border border-edge bg-paper px-3 text-base text-ink";

type ControlProps = ComponentPropsWithRef<"input"> & ComponentPropsWithRef<"select">;

/** A native input for a question; `more` is what a form library adds to it. */
export const nativeControl = (id: string, hasError: boolean, more: Partial<ControlProps>): ReactNode => {
  const shared = {
    id,
    name: id,
    className: CONTROL,
    "aria-invalid": hasError || undefined,
    "aria-describedby": hasError ? `${id}-error` : undefined,
    ...more,
  };
  if (kindOf(id) !== "choice") {
    return (
      <input type="text" inputMode={kindOf(id) === "number" ? "decimal" : undefined} autoComplete="off" {...shared} />
    );
  }
  return (
    <select {...shared}>
      <option value="" />
      {CHOICES.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
};

/** A question in four elements, plus one while it has an error. */
export const nativeField = (id: string, error: string | undefined, control: ReactNode): ReactNode => (
  <div className="min-w-0">
    <label htmlFor={id} className="mb-1 block">
      <span className="font-semibold">{labelOf(id)}</span>
    </label>
    {error !== undefined && (
      <p id={`${id}-error`} className="mb-2 font-semibold text-danger">
        {error}
      </p>
    )}
    {control}
  </div>
);

/** A list of all errors. */
export function ErrorList({
  errors,
}: {
  readonly errors: readonly (readonly [id: string, error: string])[];
}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} className="rounded-md border-2 border-danger bg-paper p-5">
      <h2 className="text-xl">There is a problem</h2>
      <ul className="mt-2 grid gap-1">
        {errors.map(([id, error]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-danger underline">
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
