import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "./deferred-layout.ts";
import { findingId } from "../text/text-pane.tsx";

type Props = {
  readonly id: string;
  readonly isCurrent: boolean;
  /** Whether the point is about something that is not in the text. */
  readonly isDashed?: boolean;
  /** The kind of point in words. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The frame of a point that is not a finding, with its kind above it. */
export const PointFrame = ({ id, isCurrent, isDashed = false, label, children }: Props) => (
  <article
    id={findingId(id)}
    tabIndex={-1}
    data-card={id}
    aria-current={isCurrent || undefined}
    className={classes(
      "grid gap-2 rounded-md border bg-paper p-5",
      deferredLayout,
      isDashed && "border-dashed",
      isCurrent ? "border-accent shadow-lift" : "border-edge",
    )}
  >
    <p className="text-sm font-semibold text-soft">{label}</p>
    {children}
  </article>
);
