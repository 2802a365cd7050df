import * as Radix from "@radix-ui/react-select";
import { ChevronDown, ChevronUp } from "lucide-react";
import { getNonce } from "get-nonce";
import type { ButtonHTMLAttributes, Ref } from "react";
import { classes } from "./classes.ts";
import { SelectItem } from "./select-item.tsx";
import { selectTrigger } from "./select-trigger.ts";

export type SelectOption = { readonly value: string; readonly label: string; readonly aside?: string };

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onChange" | "value"> & {
  readonly value: string | undefined;
  readonly options: readonly SelectOption[];
  readonly onValueChange: (value: string) => void;
  readonly onOpenChange?: (open: boolean) => void;
  readonly placeholder?: string;
  readonly small?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

const scrollButton = "flex h-6 cursor-default items-center justify-center text-soft";

/**
 * A list of choices that opens under its button; touch devices get the system's own list.
 *
 * `value` must be among the options or undefined. Every option needs a value that is not empty.
 */
export const Select = ({
  value,
  options,
  onValueChange,
  onOpenChange,
  placeholder,
  small,
  className,
  disabled,
  ...rest
}: Props) => (
  <Radix.Root value={value} onValueChange={onValueChange} onOpenChange={onOpenChange} disabled={disabled}>
    <Radix.Trigger
      {...rest}
      className={classes(selectTrigger, small ? "h-9 px-2.5 text-sm" : "h-12 px-3.5 text-base", className)}
    >
      <span className="truncate">
        <Radix.Value placeholder={placeholder} />
      </span>
      <Radix.Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-soft" />
      </Radix.Icon>
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-edge bg-paper text-ink shadow-lift"
      >
        <Radix.ScrollUpButton className={scrollButton}>
          <ChevronUp aria-hidden className="size-4" />
        </Radix.ScrollUpButton>
        <Radix.Viewport nonce={getNonce()} className="p-1">
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value} aside={option.aside}>
              {option.label}
            </SelectItem>
          ))}
        </Radix.Viewport>
        <Radix.ScrollDownButton className={scrollButton}>
          <ChevronDown aria-hidden className="size-4" />
        </Radix.ScrollDownButton>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
