import type { KeyboardEvent } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Finding } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { Button } from "../../primitives/button.tsx";
import type { TextLocations } from "../parts/location-text.ts";
import { FilterButtons, ListHeader, arrowStep } from "../parts/list-navigation.tsx";
import { useShownParts } from "../parts/use-shown-parts.ts";
import { isInFilter, POINT_FILTERS } from "./point-entries.ts";
import type { PointEntry, PointFilter } from "./point-entries.ts";
import { PointCard } from "./point-card.tsx";

/** Show the first points and the others on request. */
export const INITIAL_COUNT = 7;

type Props = {
  readonly messages: ReviewMessages;
  readonly entries: readonly PointEntry[];
  readonly places: TextLocations;
  readonly decisions: ReviewDecisions;
  readonly lawDate: string;
  readonly current: string | null;
  readonly filter: PointFilter;
  readonly showsAll: boolean;
  readonly onFilter: (filter: PointFilter) => void;
  readonly onShowAll: () => void;
  /** Selects a point and moves the focus to it. */
  readonly onCurrent: (id: string) => void;
  readonly onShow: (finding: Finding) => void;
  readonly onPlace: (quote: Quote) => void;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** All points in one list, with filters and keyboard navigation. */
export const PointList = (props: Props) => {
  const { messages, entries, decisions, current, filter, showsAll, onFilter, onShowAll, onCurrent } = props;
  const chosen = entries.filter((entry) => isInFilter(entry, filter));
  const shown = showsAll ? chosen : chosen.slice(0, INITIAL_COUNT);
  const currentAt = shown.findIndex(({ id }) => id === current);
  // The current point gets the focus, so its card is never waited for.
  const rendered = shown.slice(0, Math.max(useShownParts(shown.length), currentAt + 1));
  const move = (step: 1 | -1): void => {
    const next = currentAt < 0 ? shown[0] : shown[currentAt + step];
    if (next) onCurrent(next.id);
  };
  const onKey = (event: KeyboardEvent): void => {
    const isTyping = (event.target as Element).closest("textarea, input, select") !== null;
    const step = isTyping ? null : arrowStep(event);
    if (step === null) return;
    event.preventDefault();
    move(step);
  };
  // The button that was pressed is gone then.
  const showAll = (): void => {
    onShowAll();
    const next = chosen[shown.length];
    if (next) onCurrent(next.id);
  };
  const lead = messages.filterLeads[filter];
  return (
    <section onKeyDown={onKey} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHeader messages={messages} onMove={move}>
        <h2>{messages.points}</h2>
      </ListHeader>
      <FilterButtons
        messages={messages}
        filters={POINT_FILTERS}
        chosen={filter}
        countOf={(one) => entries.filter((entry) => isInFilter(entry, one)).length}
        onChoose={onFilter}
      />
      {lead !== "" && <p className="text-soft">{lead}</p>}
      {rendered.map((entry) => (
        <PointCard
          key={entry.id}
          messages={messages}
          entry={entry}
          places={props.places}
          isCurrent={entry.id === current}
          decision={decisions[entry.id]}
          lawDate={props.lawDate}
          onShow={props.onShow}
          onPlace={props.onPlace}
          onDecide={props.onDecide}
        />
      ))}
      {shown.length < chosen.length && (
        <div>
          <Button onClick={showAll}>{messages.allFindings(chosen.length)}</Button>
        </div>
      )}
    </section>
  );
};
