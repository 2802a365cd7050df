import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import type { ClauseChange, Comparison } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { Button } from "../../primitives/button.tsx";
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
    const at = shown.findIndex(({ id }) => id === current);
    const next = at < 0 ? shown[0] : shown[at + step];
    if (!next) return;
    setCurrent(next.id);
    focusCard(next.id);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  return (
    <section onKeyDown={onKey} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3>{messages.changes}</h3>
        <div className="flex flex-wrap gap-2">
          <Button small icon={<ArrowUp aria-hidden className="size-4" />} onClick={() => move(-1)}>
            {messages.previous}
          </Button>
          <Button small icon={<ArrowDown aria-hidden className="size-4" />} onClick={() => move(1)}>
            {messages.next}
          </Button>
        </div>
      </div>
      <div role="group" aria-label={messages.filter} className="flex flex-wrap items-center gap-2">
        {FILTERS.map((one) => {
          const found = comparison.clauses.filter((change) => isInFilter(change, one)).length;
          return (
            <Button
              key={one}
              small
              variant={filter === one ? "main" : "quiet"}
              aria-pressed={filter === one}
              disabled={found === 0 && one !== "all"}
              onClick={() => {
                setFilter(one);
                setCount(STEP);
              }}
            >
              {messages.filterOf(messages.filters[one], found)}
            </Button>
          );
        })}
        <span className="w-full text-sm text-soft pointer-coarse:hidden">{messages.keys}</span>
      </div>
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
