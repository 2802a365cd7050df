import { Check, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";
import type { Outcome } from "../text/outcome.ts";

// Each tone has its own icon; color only repeats it.
const STYLES = {
  good: { Icon: Check, style: "border-success bg-success-tint", color: "text-success" },
  bad: { Icon: X, style: "border-danger bg-danger-tint", color: "text-danger" },
  caution: {
    Icon: TriangleAlert,
    style: "border-dashed border-caution bg-caution-tint",
    color: "text-caution",
  },
  neutral: { Icon: Info, style: "border-accent bg-accent-tint", color: "text-accent" },
} as const;

type Props = { readonly outcome: Outcome };

/** The outcome in a few words, with an icon. */
export function OutcomeBadge({ outcome: { text, tone } }: Props): ReactNode {
  const { Icon, style, color } = STYLES[tone];
  return (
    <p
      className={classes(
        "inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-full border px-3 text-sm font-semibold print:min-h-0",
        style,
        color,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </p>
  );
}

/** The icon of an outcome that is shown as a figure; none for one that is neither good nor bad. */
export function OutcomeIcon({ outcome: { tone } }: Props): ReactNode {
  const { Icon, color } = STYLES[tone];
  return tone === "neutral" ? null : <Icon aria-hidden className={classes("size-8 shrink-0", color)} />;
}
