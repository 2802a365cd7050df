import * as Radix from "@radix-ui/react-tooltip";
import { useState } from "react";
import type { FocusEvent, ReactNode } from "react";
import { CONSTANTS } from "../constants.ts";

/** Sets the delays of all tooltips below it. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={CONSTANTS.tooltip.delay} skipDelayDuration={CONSTANTS.tooltip.skipDelay}>
    {children}
  </Radix.Provider>
);

type Props = {
  readonly text: string;
  readonly children: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Keeps it closed, for example while a list is open in the same place. */
  readonly closed?: boolean;
};

// Whether the last input was a key press. Focus that returns after a click opens no tooltip.
let byKey = false;
if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => (byKey = true), true);
  document.addEventListener("pointerdown", () => (byKey = false), true);
}

const ignoreQuietFocus = (event: FocusEvent<HTMLElement>) => {
  if (!byKey) event.preventDefault();
};

/** Extra help for a control, on hover or focus; never essential information. */
export const Tooltip = ({ text, children, side = "bottom", closed = false }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open && !closed} onOpenChange={setOpen}>
      <Radix.Trigger asChild onFocus={ignoreQuietFocus}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-rise rounded-md bg-ink px-3 py-2 text-sm text-desk shadow-lift"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
