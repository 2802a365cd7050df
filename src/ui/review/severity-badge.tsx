import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Severity } from "../../model/playbook.ts";
import { classes } from "../primitives/classes.ts";

const LOOKS = {
  high: { Icon: CircleAlert, look: "bg-danger-tint text-danger" },
  medium: { Icon: TriangleAlert, look: "bg-caution-tint text-caution" },
  low: { Icon: Info, look: "bg-accent-tint text-accent" },
} as const;

/** How much a point matters, by word, sign and colour. */
export const SeverityBadge = ({ severity, words }: { readonly severity: Severity; readonly words: ReviewWords }) => {
  const { Icon, look } = LOOKS[severity];
  return (
    <span className={classes("inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold", look)}>
      <Icon aria-hidden className="size-4" />
      {words.severity[severity]}
    </span>
  );
};
