import { useId } from "react";

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null until one is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Long labels take a row each. */
  readonly isColumn?: boolean;
};

/** One choice of a few, as native radio buttons in a fieldset. */
export const RadioGroup = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  isColumn = false,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={isColumn ? "grid gap-2" : "flex flex-wrap gap-x-6 gap-y-2"}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-accent"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
