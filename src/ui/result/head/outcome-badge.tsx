import { Check, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";
import type { Outcome } from "../text/outcome.ts";

// Each tone has its own icon and outline; color only repeats them.
const STYLES = {
  good: { Icon: Check, style: "rounded-full border-success bg-success-tint text-success" },
  bad: { Icon: X, style: "rounded-sm border-danger bg-danger-tint text-danger" },
  caution: { Icon: TriangleAlert, style: "rounded-lg border-dashed border-caution bg-caution-tint text-caution" },
  neutral: { Icon: Info, style: "rounded-lg border-accent bg-accent-tint text-accent" },
} as const;

/** The outcome in a few words, with an icon. */
export function OutcomeBadge({ outcome: { text, tone } }: { readonly outcome: Outcome }): ReactNode {
  const { Icon, style } = STYLES[tone];
  return (
    <p
      className={classes(
        "inline-flex min-h-8 items-center gap-1.5 justify-self-start border-2 px-3 font-semibold print:min-h-0",
        style,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}
