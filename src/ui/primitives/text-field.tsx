import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error message. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A labeled line to type in, for pages outside the guided forms. */
export const TextField = ({ label, hint, error, className, ...rest }: Props) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].join(" ").trim();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-2 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <input
        {...rest}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className="h-12 w-full rounded-md border border-edge bg-paper px-3.5 text-ink hover:border-accent disabled:border-dashed disabled:bg-well disabled:text-soft aria-invalid:border-2 aria-invalid:border-danger"
      />
    </div>
  );
};
