import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Severity } from "../../../model/review/playbook.ts";
import { classes } from "../../primitives/classes.ts";

const STYLES = {
  high: { Icon: CircleAlert, style: "bg-danger-tint text-danger" },
  medium: { Icon: TriangleAlert, style: "bg-caution-tint text-caution" },
  low: { Icon: Info, style: "bg-accent-tint text-accent" },
} as const;

/** The severity of a finding, by text, icon and color. */
export const SeverityBadge = ({
  severity,
  messages,
}: {
  readonly severity: Severity;
  readonly messages: ReviewMessages;
}) => {
  const { Icon, style } = STYLES[severity];
  return (
    <span className={classes("inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold", style)}>
      <Icon aria-hidden className="size-4" />
      {messages.severity[severity]}
    </span>
  );
};
