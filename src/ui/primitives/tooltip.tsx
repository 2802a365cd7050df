import * as Radix from "@radix-ui/react-tooltip";
import { useState } from "react";
import type { FocusEvent, ReactNode } from "react";
import { CONSTANTS } from "../constants.ts";

/** Holds the delays all tooltips below it share. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={CONSTANTS.tooltip.delay} skipDelayDuration={CONSTANTS.tooltip.skipDelay}>
    {children}
  </Radix.Provider>
);

type Props = {
  readonly text: string;
  readonly children: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Keeps it closed, as while a list is open where it would stand. */
  readonly closed?: boolean;
};

// Whether the last thing somebody did was to press a key. Focus that comes back after a click opens nothing.
let byKey = false;
if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => (byKey = true), true);
  document.addEventListener("pointerdown", () => (byKey = false), true);
}

const ignoreQuietFocus = (event: FocusEvent<HTMLElement>) => {
  if (!byKey) event.preventDefault();
};

/** A word more about a control, on hover or focus; nothing needed to use the page may stand here. */
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
