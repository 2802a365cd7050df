import { Check, CircleAlert, CircleHelp, Info, Scale, TriangleAlert, X } from "lucide-react";
import { memo } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { classes } from "../../primitives/classes.ts";
import { locationText } from "../parts/location-text.ts";
import type { TextLocations } from "../parts/location-text.ts";
import type { PointEntry } from "../points/point-entries.ts";
import { groupIdOf } from "../points/point-groups.ts";
import type { PointGroupId } from "../points/point-groups.ts";
import { rowId } from "./use-selection.ts";

const ICONS: { readonly [Id in PointGroupId]: { readonly Icon: typeof Info; readonly style: string } } = {
  high: { Icon: CircleAlert, style: "text-danger" },
  medium: { Icon: TriangleAlert, style: "text-caution" },
  low: { Icon: Info, style: "text-accent" },
  unchecked: { Icon: CircleHelp, style: "text-soft" },
  law: { Icon: Scale, style: "text-soft" },
};

/** How the rows of the list behave: as one tab stop beside the detail, or as buttons that open it below themselves. */
export type RowBehavior = {
  readonly isOpen: boolean;
  /** Whether the detail opens below the row. */
  readonly opensBelow: boolean;
  readonly isTabStop: boolean;
  readonly onChoose: (id: string, byKey: boolean) => void;
};

type ShellProps = RowBehavior & {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly isSeen?: boolean;
};

/** A row of the list: what it is about, and a note below it. */
export const RowShell = ({ id, icon, title, note, isSeen, isOpen, opensBelow, isTabStop, onChoose }: ShellProps) => (
  <button
    type="button"
    id={rowId(id)}
    data-row={id}
    data-seen={isSeen || undefined}
    tabIndex={isTabStop ? 0 : -1}
    aria-current={isOpen || undefined}
    aria-expanded={opensBelow ? isOpen : undefined}
    onClick={(event: MouseEvent | KeyboardEvent) => onChoose(id, event.detail === 0)}
    className={classes(
      "grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 border-s-4 py-2 ps-2 pe-3 text-start text-sm hover:bg-accent-tint",
      isOpen
        ? "border-accent bg-accent-tint forced:outline-2 forced:-outline-offset-2 forced:outline-[Highlight]"
        : "border-transparent data-seen:border-ruled forced:border-[Canvas]",
    )}
  >
    <span className="pt-0.5">{icon}</span>
    <span className="min-w-0">
      {title}
      {note !== "" && <span className="block truncate text-xs text-soft">{note}</span>}
    </span>
  </button>
);

const DECIDED = { accepted: Check, dismissed: X } as const;

const rowNote = (entry: PointEntry, places: TextLocations, messages: ReviewMessages): string => {
  switch (entry.type) {
    case "missing":
      return messages.missing;
    case "law":
      return messages.lawOutcomes[entry.point.outcome];
    case "unsure":
      return messages.unsure;
    case "finding":
    case "unchecked":
      return locationText(places, entry.point.section, entry.point.quote.start, messages);
  }
};

type Props = RowBehavior & {
  readonly messages: ReviewMessages;
  readonly entry: PointEntry;
  readonly places: TextLocations;
  readonly decision: ReviewDecision | undefined;
  /** Whether its passage is on the screen. */
  readonly isSeen: boolean;
};

/** A point in one line: how serious it is, its name, and its section or what the visitor decided. */
export const PointRow = memo(function PointRow({ messages, entry, places, decision, ...behavior }: Props) {
  const group = groupIdOf(entry);
  const { Icon, style } = ICONS[group];
  const Decided = decision && DECIDED[decision.state];
  const severity = group === "law" || group === "unchecked" ? "" : `${messages.severity[group]}: `;
  return (
    <RowShell
      {...behavior}
      id={entry.id}
      icon={<Icon aria-hidden className={classes("size-5", style)} />}
      title={
        <span className={classes("font-semibold", decision?.state === "dismissed" && "text-soft line-through")}>
          <span className="sr-only">{severity}</span>
          <span lang="en">{entry.point.title}</span>
        </span>
      }
      note={
        decision && Decided ? (
          <span className="font-semibold text-success">
            <Decided aria-hidden className="me-1 inline size-4" />
            {messages[decision.state]}
          </span>
        ) : (
          rowNote(entry, places, messages)
        )
      }
    />
  );
});
