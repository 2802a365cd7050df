import * as Radix from "@radix-ui/react-tooltip";
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
};

// Focus that comes back after a click must not open anything; only focus a keyboard user can see does.
const ignoreQuietFocus = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
};

/** A word more about a control, on hover or focus; nothing needed to use the page may stand here. */
export const Tooltip = ({ text, children, side = "bottom" }: Props) => (
  <Radix.Root>
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
