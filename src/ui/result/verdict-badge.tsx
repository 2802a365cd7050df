import { Check, CircleHelp, Minus, X } from "lucide-react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { ShownVerdict } from "../../model/tool-result.ts";
import { classes } from "../primitives/classes.ts";

// Each verdict has a word, a sign and an outline of its own; colour only repeats what they say.
const LOOKS = {
  yes: { Icon: Check, look: "rounded-full border-success bg-success-tint text-success" },
  no: { Icon: X, look: "rounded-sm border-danger bg-danger-tint text-danger" },
  probably: { Icon: Check, look: "rounded-full border-dashed border-success bg-success-tint text-success" },
  probably_not: { Icon: Minus, look: "rounded-sm border-dashed border-danger bg-danger-tint text-danger" },
  cannot_tell: { Icon: CircleHelp, look: "rounded-lg border-dotted border-caution bg-caution-tint text-caution" },
} as const;

/** The verdict in one or two words, with a sign. */
export function VerdictBadge({ verdict }: { readonly verdict: ShownVerdict }): ReactNode {
  const { Icon, look } = LOOKS[verdict];
  return (
    <p
      className={classes(
        "inline-flex min-h-11 items-center gap-2 justify-self-start border-3 px-4 text-lg font-semibold",
        look,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {words.verdicts[verdict]}
    </p>
  );
}
