import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";
import { findingId } from "../text/text-pane.tsx";

type Props = {
  readonly id: string;
  /** The kind of point in words, or its severity and place. */
  readonly label: ReactNode;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
};

/** A point of a list, with its kind above it; it can have the focus. */
export const PointFrame = ({ id, label, className, isCurrent = false, children }: Props) => (
  <article
    id={findingId(id)}
    tabIndex={-1}
    data-card={id}
    aria-current={isCurrent || undefined}
    className={classes("grid grid-cols-[minmax(0,1fr)] gap-3", className)}
  >
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">{label}</div>
    {children}
  </article>
);
