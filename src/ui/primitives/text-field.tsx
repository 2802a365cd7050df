import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classes } from "./classes.ts";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A labelled line to type in, for pages outside the guided forms. */
export const TextField = ({ label, hint, className, ...rest }: Props) => {
  const id = useId();
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
      <input
        {...rest}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={classes("h-12 w-full rounded-md border border-edge bg-paper px-3.5 text-ink hover:border-accent")}
      />
    </div>
  );
};
