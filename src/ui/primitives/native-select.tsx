import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import { selectTrigger } from "./select-trigger.ts";
import type { SelectOption } from "./select.tsx";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange"> & {
  readonly options: readonly SelectOption[];
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly small?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
};

type OptionsProps = Pick<Props, "options" | "placeholder" | "value">;

/** The options of a list, after an empty one where nothing is chosen or the list has words for that. */
export const SelectOptions = ({ options, placeholder, value }: OptionsProps) => (
  <>
    {(value === undefined || placeholder !== undefined) && (
      <option value="" disabled>
        {placeholder}
      </option>
    )}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </>
);

/** The system's own list, which touch devices handle best. */
export const NativeSelect = ({ options, onValueChange, placeholder, small, className, value, ...rest }: Props) => (
  <span className={classes("relative block", className)}>
    <select
      {...rest}
      value={value ?? ""}
      onChange={(event) => onValueChange(event.target.value)}
      className={classes(
        selectTrigger,
        "appearance-none pe-9",
        small ? "h-11 ps-2.5 text-sm" : "h-12 ps-3.5 text-base",
      )}
    >
      <SelectOptions options={options} value={value} placeholder={placeholder} />
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
  </span>
);

type LabeledProps = Omit<Props, "id" | "aria-describedby"> & {
  readonly label: string;
  readonly hint?: string;
};

/** A select below its label, with a hint. */
export const LabeledSelect = ({ label, hint, ...props }: LabeledProps) => {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <NativeSelect id={id} {...(hint === undefined ? {} : { "aria-describedby": hintId })} {...props} />
      {hint !== undefined && (
        <p id={hintId} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
};
