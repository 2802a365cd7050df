import { useId } from "react";
import type { TextareaHTMLAttributes } from "react";

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange"> & {
  readonly label: string;
  readonly hint?: string;
  readonly onValueChange: (text: string) => void;
};

/** A labeled box for several lines. */
export const TextArea = ({ label, hint, onValueChange, ...rest }: Props) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {hint}
        </p>
      )}
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onValueChange(event.target.value)}
        className="w-full rounded-md border border-edge bg-paper px-3.5 py-2 text-ink hover:border-accent"
      />
    </div>
  );
};
