import { useCallback, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ExtractedText } from "../../../model/review/uploaded-file.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding, Review } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { factText } from "../facts/fact-text.ts";
import { classes } from "../../primitives/classes.ts";
import type { TextLocations } from "../parts/location-text.ts";
import { FilterButtons } from "../parts/list-navigation.tsx";
import { PointCard } from "../points/point-card.tsx";
import { POINT_FILTERS, isInFilter, pointPosition } from "../points/point-entries.ts";
import type { PointEntry, PointFilter } from "../points/point-entries.ts";
import { pointQuote } from "../points/point-groups.ts";
import { TextPane, findingId } from "../text/text-pane.tsx";
import type { ScrollTarget } from "../text/text-pane.tsx";
import { DetailPane } from "./detail-pane.tsx";
import { PaneTabs } from "./pane-tabs.tsx";
import { PointList } from "./point-list.tsx";
import { useQuietParts } from "./quiet-parts.tsx";
import { INITIAL_COUNT, shownPoints } from "./shown-points.ts";
import { usePaneCount } from "./use-pane-count.ts";
import type { PaneCount } from "./use-pane-count.ts";
import { rowId, useSelection } from "./use-selection.ts";

type Props = {
  readonly messages: ReviewMessages;
  readonly read: ExtractedText;
  readonly review: Review;
  readonly entries: readonly PointEntry[];
  /** Whether the facts and the other parts are known. */
  readonly isWhole: boolean;
  readonly showsText: boolean;
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

const COLUMNS: { readonly [Count in PaneCount]: string } = {
  1: "gap-3",
  2: "min-h-[30rem] grow grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-5",
  3: "min-h-[27rem] grow grid-cols-[minmax(14.5rem,1fr)_minmax(0,1.5fr)_minmax(19.5rem,1.4fr)] gap-4",
};

type Parts = ReturnType<typeof useQuietParts>;
type Selection = ReturnType<typeof useSelection>;

type DetailsInput = Props & {
  readonly parts: Parts;
  readonly places: TextLocations;
  readonly showText: Selection["showText"];
};

/** Renders the detail of a point or of another part. Stable, so that a detail renders once and not whenever the text is scrolled. */
const useDetails = ({ messages, review, entries, decisions, onDecide, parts, places, showText }: DetailsInput) => {
  const showFinding = useCallback(({ id, quote }: Finding) => showText(quote.start, id), [showText]);
  const showQuote = useCallback(({ start }: Quote) => showText(start, null), [showText]);
  return useCallback(
    (id: string): ReactNode => {
      const entry = entries.find((one) => one.id === id);
      if (!entry) {
        const part = [...parts.before, ...parts.after].find((one) => one.id === id);
        return (
          <div id={findingId(id)} tabIndex={-1}>
            {part?.content}
          </div>
        );
      }
      return (
        <PointCard
          key={id}
          {...{ messages, entry, places, onDecide }}
          decision={decisions[id]}
          lawDate={factText(review.lawDate ?? "", messages.language)}
          onShow={showFinding}
          onPlace={showQuote}
        />
      );
    },
    [entries, parts, messages, places, decisions, review.lawDate, onDecide, showFinding, showQuote],
  );
};

/** Steps to the point before or after the opened one, and shows the points that a long list leaves out. */
const pointSteps = (
  { choose, setShowsAll }: Selection,
  chosen: readonly PointEntry[],
  shownCount: number,
  opened: string | null,
) => {
  const openedAt = chosen.findIndex(({ id }) => id === opened);
  return {
    openedAt,
    move: (step: 1 | -1): void => {
      const next = chosen[openedAt + step];
      if (!next) return;
      if (openedAt + step >= shownCount) setShowsAll(true);
      choose(next.id);
    },
    showAll: (): void => {
      setShowsAll(true);
      const next = chosen[INITIAL_COUNT];
      if (next) requestAnimationFrame(() => document.getElementById(rowId(next.id))?.focus());
    },
  };
};

const NO_ENTRIES: readonly PointEntry[] = [];

/** The passage of the point that is open before anything was chosen; null if it has none. */
const useFirstPassage = (entries: readonly PointEntry[], opened: string | null): ScrollTarget | null =>
  useMemo(() => {
    const entry = entries.find(({ id }) => id === opened);
    const quote = entry && pointQuote(entry);
    return entry && quote ? { at: quote.start, mark: entry.id, isFocused: false, turn: 0 } : null;
  }, [entries, opened]);

type FilterBarProps = {
  readonly messages: ReviewMessages;
  readonly entries: readonly PointEntry[];
  readonly filter: PointFilter;
  readonly onFilter: (filter: PointFilter) => void;
};

const FilterBar = ({ messages, entries, filter, onFilter }: FilterBarProps) => {
  const lead = messages.filterLeads[filter];
  return (
    <>
      <FilterButtons
        messages={messages}
        filters={POINT_FILTERS}
        chosen={filter}
        countOf={(one) => (one === "all" ? null : entries.filter((entry) => isInFilter(entry, one)).length)}
        onChoose={onFilter}
      />
      {lead !== "" && <p className="text-sm text-soft">{lead}</p>}
    </>
  );
};

/** The points, the text and the detail of the chosen point, as many side by side as there is room for. */
export const ReviewPanes = (props: Props) => {
  const { messages, read, review, entries, isWhole, showsText, decisions, onDecide } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = usePaneCount(box);
  const [seen, setSeen] = useState<readonly string[]>([]);
  // Only a reader who scrolls the text takes the list along; a chosen row stays where it is.
  const [isFollowing, setFollowing] = useState(false);
  const selection = useSelection(entries);
  const { filter, current, pane, showText, choose, focus } = selection;
  const places = useMemo(() => ({ sections: review.sections, pages: read.pages }), [review.sections, read.pages]);
  const parts = useQuietParts({ messages, review, places, decisions, onDecide, onText: showText, isWhole });
  const { shown, chosen } = shownPoints(entries, filter, selection.showsAll);
  const isShown = [...shown, ...parts.before, ...parts.after].some(({ id }) => id === current);
  const opened = isShown ? current : count === 3 ? (shown[0]?.id ?? parts.before[0]?.id ?? null) : null;
  const detailOf = useDetails({ ...props, parts, places, showText });
  const onChoose = (id: string, byKey: boolean): void => {
    setFollowing(false);
    choose(count < 3 && id === opened ? null : id);
    if (byKey && count === 3) focus(id);
  };
  const firstPassage = useFirstPassage(isWhole && count === 3 && current === null ? entries : NO_ENTRIES, opened);
  const position = pointPosition(chosen, opened);
  const { openedAt, move, showAll } = pointSteps(selection, chosen, shown.length, opened);
  return (
    <div ref={box} className="flex grow flex-col gap-2">
      {count === 1 && <PaneTabs messages={messages} shown={pane} onShow={selection.openPane} />}
      {(count > 1 || pane === "points") && (
        <FilterBar messages={messages} entries={entries} filter={filter} onFilter={selection.setFilter} />
      )}
      <div className={classes("grid", COLUMNS[count])}>
        {(count > 1 || pane === "points") && (
          <PointList
            {...{ messages, shown, places, decisions, opened, seen, onChoose, detailOf }}
            {...parts}
            count={chosen.length}
            opensBelow={count < 3}
            isScrolled={count > 1}
            isFollowing={isFollowing}
            onShowAll={showAll}
          />
        )}
        <div
          onWheel={() => setFollowing(true)}
          onTouchMove={() => setFollowing(true)}
          hidden={count === 1 && pane !== "text"}
          className={classes("min-w-0", count === 1 ? "h-[75dvh]" : "[contain:size]")}
        >
          <h2 className="sr-only">{messages.text}</h2>
          {showsText && (
            <TextPane
              messages={messages}
              text={read.text}
              findings={review.findings}
              wanted={selection.wanted ?? firstPassage}
              current={opened}
              onMark={selection.follow}
              onSeen={setSeen}
            />
          )}
        </div>
        {count === 3 && (
          <DetailPane
            messages={messages}
            id={opened}
            at={position.at}
            count={position.count}
            isFirst={openedAt === 0}
            isLast={openedAt === chosen.length - 1}
            onMove={move}
            onLeave={() => opened !== null && document.getElementById(rowId(opened))?.focus()}
          >
            {opened !== null && detailOf(opened)}
          </DetailPane>
        )}
      </div>
    </div>
  );
};
