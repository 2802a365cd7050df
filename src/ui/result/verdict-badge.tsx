import { Check, CircleHelp, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/english-only/result.ts";
import type { DisplayedVerdict } from "../../model/tool-result.ts";
import { classes } from "../primitives/classes.ts";

// Each verdict has its own text, icon and outline; color only repeats them.
const STYLES = {
  yes: { Icon: Check, style: "rounded-full border-success bg-success-tint text-success" },
  no: { Icon: X, style: "rounded-sm border-danger bg-danger-tint text-danger" },
  probably: { Icon: Check, style: "rounded-full border-dashed border-success bg-success-tint text-success" },
  probably_not: { Icon: Minus, style: "rounded-sm border-dashed border-danger bg-danger-tint text-danger" },
  cannot_tell: { Icon: CircleHelp, style: "rounded-lg border-dotted border-caution bg-caution-tint text-caution" },
} as const;

/** The verdict in one or two words, with an icon. */
export function VerdictBadge({ verdict }: { readonly verdict: DisplayedVerdict }): ReactNode {
  const { Icon, style } = STYLES[verdict];
  return (
    <p
      className={classes(
        "inline-flex min-h-11 items-center gap-2 justify-self-start border-3 px-4 text-lg font-semibold",
        style,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {words.verdicts[verdict]}
    </p>
  );
}
