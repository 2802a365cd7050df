import { useEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { scrollToWithin } from "../../document/scroll-within.ts";
import { Button } from "../../primitives/button.tsx";
import { classes } from "../../primitives/classes.ts";
import { arrowStep } from "../parts/list-navigation.tsx";
import type { TextLocations } from "../parts/location-text.ts";
import type { PointEntry } from "../points/point-entries.ts";
import { groupName, pointGroups } from "../points/point-groups.ts";
import type { SecondarySection } from "./secondary-section.ts";
import { PointRow, RowShell } from "./point-row.tsx";
import { rowId } from "./use-selection.ts";

type Props = {
  readonly messages: ReviewMessages;
  readonly shown: readonly PointEntry[];
  /** How many points the filter lets through. */
  readonly count: number;
  readonly before: readonly SecondarySection[];
  readonly after: readonly SecondarySection[];
  readonly places: TextLocations;
  readonly decisions: ReviewDecisions;
  readonly opened: string | null;
  /** Points whose passages are on the screen. */
  readonly seen: readonly string[];
  /** Whether a detail opens below its row. */
  readonly opensBelow: boolean;
  /** Whether the list scrolls by itself, and whether it shows the points that are on the screen. */
  readonly isScrolled: boolean;
  readonly isFollowing: boolean;
  readonly onChoose: (id: string, byKey: boolean) => void;
  readonly onShowAll: () => void;
  readonly detailOf: (id: string) => ReactNode;
};

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-row]")];

const rowAfter = (list: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const rows = rowsOf(list);
  const index = rows.findIndex((row) => row === document.activeElement);
  return index < 0 ? undefined : rows[index + step];
};

/** Shows a row at the top, so that there is room for the detail below it. */
const scrollToStart = (row: HTMLElement, frame: HTMLElement | null): void => {
  if (frame) frame.scrollTop += row.getBoundingClientRect().top - frame.getBoundingClientRect().top;
  else row.scrollIntoView({ block: "start" });
};

type ListScroll = Pick<Props, "seen" | "opened" | "opensBelow" | "isScrolled" | "isFollowing">;

/** Keeps the rows of the passages on the screen, and the opened row, in view. */
const useListScroll = (
  list: RefObject<HTMLDivElement | null>,
  { seen, opened, opensBelow, isScrolled, isFollowing }: ListScroll,
): void => {
  const first = seen[0];
  useEffect(() => {
    const row = first !== undefined && isScrolled && isFollowing ? list.current?.querySelector(`[data-seen]`) : null;
    if (row && list.current) scrollToWithin(list.current, row);
  }, [list, first, isScrolled, isFollowing]);
  useEffect(() => {
    const row = opened === null ? null : document.getElementById(rowId(opened));
    if (!row || !list.current) return;
    if (opensBelow) scrollToStart(row, isScrolled ? list.current : null);
    else scrollToWithin(list.current, row);
  }, [list, opensBelow, isScrolled, opened]);
};

/** All points in one line each, most serious first, between the other parts of the review. */
export const PointList = (props: Props) => {
  const { messages, shown, count, before, after, opened, seen, opensBelow, isScrolled, onChoose, detailOf } = props;
  const list = useRef<HTMLDivElement>(null);
  useListScroll(list, props);
  const onKey = (event: KeyboardEvent): void => {
    const step = arrowStep(event);
    const next = step !== null && list.current && rowAfter(list.current, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (!opensBelow) onChoose(next.dataset["row"] ?? "", false);
  };
  const behaviorOf = (id: string) => {
    const isOpen = id === opened;
    return { isOpen, opensBelow, isTabStop: opensBelow || isOpen, onChoose };
  };
  const partRow = ({ id, label, note, icon }: SecondarySection): ReactNode => (
    <li key={id} className="border-b border-rule">
      <RowShell {...behaviorOf(id)} id={id} icon={icon} title={label} note={note} />
      {opensBelow && id === opened && <div className="px-2 py-3">{detailOf(id)}</div>}
    </li>
  );
  const pointRow = (entry: PointEntry): ReactNode => (
    <li key={entry.id} className="border-b border-rule">
      <PointRow
        {...behaviorOf(entry.id)}
        messages={messages}
        entry={entry}
        places={props.places}
        decision={props.decisions[entry.id]}
        isSeen={seen.includes(entry.id)}
      />
      {opensBelow && entry.id === opened && <div className="px-2 pt-4">{detailOf(entry.id)}</div>}
    </li>
  );
  return (
    <div
      ref={list}
      onKeyDown={onKey}
      className={classes(
        isScrolled && "overflow-y-auto overscroll-contain [contain:size]",
        isScrolled && !opensBelow && "fade-foot pb-8",
      )}
    >
      <h2 className="sr-only">{messages.points}</h2>
      {before.length > 0 && <ul>{before.map(partRow)}</ul>}
      {pointGroups(shown).map(({ id, entries }) => (
        <div key={id}>
          <h3 className="px-3 pt-3 pb-1 font-sans text-xs font-semibold tracking-normal text-soft">
            {groupName(id, messages)} <span className="font-normal tabular-nums">{entries.length}</span>
          </h3>
          <ul>{entries.map(pointRow)}</ul>
        </div>
      ))}
      {shown.length < count && (
        <Button small variant="bare" className="my-2" onClick={props.onShowAll}>
          {messages.allFindings(count)}
        </Button>
      )}
      {after.length > 0 && <ul className="mt-3 border-t border-rule">{after.map(partRow)}</ul>}
      <p className="px-3 pt-3 text-xs text-soft pointer-coarse:hidden">{messages.keys}</p>
    </div>
  );
};
