import * as Radix from "@radix-ui/react-select";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  readonly value: string;
  readonly children: ReactNode;
  /** Shown after the name, but not in the closed control. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
};

/**
 * One entry of a `Select`.
 *
 * Throws: on an empty value, which the closed control could not distinguish from no selection.
 */
export const SelectItem = ({ value, children, aside, disabled }: Props) => {
  if (value === "") throw new Error("invalid select item value: it must not be an empty string");
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className="relative flex min-h-10 cursor-default items-center gap-2 rounded-sm py-1.5 pe-3 ps-8 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-accent data-highlighted:text-on-accent forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]"
    >
      <Radix.ItemIndicator className="absolute start-2">
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
      <Radix.ItemText>{children}</Radix.ItemText>
      {aside && <span className="ms-auto text-xs opacity-80">{aside}</span>}
    </Radix.Item>
  );
};
