import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { SelectOptions } from "../../primitives/native-select.tsx";
import type { SelectOption } from "../../primitives/select.tsx";

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | undefined;
  readonly options: readonly SelectOption[];
  /** What shows while nothing is chosen. */
  readonly placeholder?: string;
  readonly onChoose: (value: string) => void;
};

/** A choice that shows its name and its value, and opens its list when pressed. */
export const ChoiceChip = ({ label, hint, value, options, placeholder, onChoose }: Props) => {
  const id = useId();
  return (
    <div className="relative max-w-80 shrink-0 border-s border-rule first:border-s-0">
      <label htmlFor={id} className="pointer-events-none absolute start-3 top-1.5 text-xs text-soft">
        {label}
      </label>
      <select
        id={id}
        title={hint}
        aria-description={hint}
        value={value ?? ""}
        onChange={(event) => onChoose(event.target.value)}
        className="h-14 w-full min-w-[8rem] appearance-none truncate bg-transparent ps-3 pe-8 pt-5 text-sm font-semibold text-accent [field-sizing:content] -outline-offset-2 hover:bg-accent-tint"
      >
        <SelectOptions options={options} value={value} placeholder={placeholder} />
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 bottom-3 size-4 text-accent" />
    </div>
  );
};
