import { useState } from "react";
import type { KeyboardEvent } from "react";
import type { ClauseChange, Comparison } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { Button } from "../../primitives/button.tsx";
import { FilterButtons, ListHeader, arrowStep } from "../parts/list-navigation.tsx";
import { findingId } from "../text/text-pane.tsx";
import { ChangeCard } from "./change-card.tsx";

type Props = {
  readonly messages: ComparisonMessages;
  readonly review: ReviewMessages;
  readonly comparison: Comparison;
};

type ChangeFilter = keyof ComparisonMessages["filters"];

const FILTERS: readonly ChangeFilter[] = ["all", "added", "removed", "changed", "moved", "renumbered"];
/** Changes shown at first, and with each request for more. */
const STEP = 20;

/** Whether a filter shows a change. A passage that moved and changed is under both. */
const isInFilter = ({ type, isMoved }: ClauseChange, filter: ChangeFilter): boolean =>
  filter === "all" || type === filter || (filter === "moved" && isMoved);

const focusCard = (id: string): void => {
  const card = document.getElementById(findingId(id));
  card?.scrollIntoView({ block: "nearest" });
  card?.focus({ preventScroll: true });
};

/** All changes of the text in one list, with filters and keyboard navigation. */
export const ChangeList = ({ messages, review, comparison }: Props) => {
  const [filter, setFilter] = useState<ChangeFilter>("all");
  const [current, setCurrent] = useState<string | null>(null);
  const [count, setCount] = useState(STEP);
  const chosen = comparison.clauses.filter((change) => isInFilter(change, filter));
  const shown = chosen.slice(0, count);
  const move = (step: 1 | -1): void => {
    const index = shown.findIndex(({ id }) => id === current);
    const next = index < 0 ? shown[0] : shown[index + step];
    if (!next) return;
    setCurrent(next.id);
    focusCard(next.id);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = arrowStep(event);
    if (step === null) return;
    event.preventDefault();
    move(step);
  };
  return (
    <section onKeyDown={onKey} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHeader messages={messages} onMove={move}>
        <h3>{messages.changes}</h3>
      </ListHeader>
      <FilterButtons
        messages={messages}
        filters={FILTERS}
        chosen={filter}
        countOf={(one) => comparison.clauses.filter((change) => isInFilter(change, one)).length}
        onChoose={(one) => {
          setFilter(one);
          setCount(STEP);
        }}
      />
      <p className="text-sm text-soft pointer-coarse:hidden">{messages.keys}</p>
      {shown.map((change) => (
        <ChangeCard
          key={change.id}
          messages={messages}
          review={review}
          change={change}
          sections={comparison.sections}
          isCurrent={change.id === current}
        />
      ))}
      {shown.length < chosen.length && (
        <div>
          <Button onClick={() => setCount(count + STEP)}>
            {messages.more(Math.min(STEP, chosen.length - shown.length))}
          </Button>
        </div>
      )}
    </section>
  );
};
