import { ArrowDown, ArrowUp } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";

/** The direction in which an arrow key moves through a list; null for any other key. */
export const arrowStep = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : null;
};

type HeaderProps = {
  readonly messages: { readonly previous: string; readonly next: string };
  readonly onMove: (step: 1 | -1) => void;
  readonly children: ReactNode;
};

/** The heading of a list, with buttons that move to the previous and the next entry. */
export const ListHeader = ({ messages, onMove, children }: HeaderProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    {children}
    <div className="flex flex-wrap gap-2">
      <Button small icon={<ArrowUp aria-hidden className="size-4" />} onClick={() => onMove(-1)}>
        {messages.previous}
      </Button>
      <Button small icon={<ArrowDown aria-hidden className="size-4" />} onClick={() => onMove(1)}>
        {messages.next}
      </Button>
    </div>
  </div>
);

type FilterProps<Filter extends string> = {
  readonly messages: {
    readonly filter: string;
    readonly filters: { readonly [Each in Filter]: string };
    readonly filterOf: (name: string, count: number) => string;
  };
  readonly filters: readonly Filter[];
  readonly chosen: Filter;
  /** Null for a filter whose entries are of several kinds, which no single number describes. */
  readonly countOf: (filter: Filter) => number | null;
  readonly onChoose: (filter: Filter) => void;
};

/** The filters of a list in one row, each with the number of entries that it shows. */
export const FilterButtons = <Filter extends string>({
  messages,
  filters,
  chosen,
  countOf,
  onChoose,
}: FilterProps<Filter>) => (
  <div
    role="group"
    aria-label={messages.filter}
    className="-mx-1 flex shrink-0 items-center gap-1 overflow-x-auto scroll-hint p-1 [scrollbar-width:none]"
  >
    {filters.map((filter) => {
      const count = countOf(filter);
      return (
        <Button
          key={filter}
          small
          variant="bare"
          className="shrink-0 aria-pressed:border-accent aria-pressed:bg-accent-tint forced:aria-pressed:outline-2 forced:aria-pressed:-outline-offset-2 forced:aria-pressed:outline-[Highlight]"
          aria-pressed={chosen === filter}
          disabled={count === 0 && filter !== "all"}
          onClick={() => onChoose(filter)}
        >
          {count === null ? messages.filters[filter] : messages.filterOf(messages.filters[filter], count)}
        </Button>
      );
    })}
  </div>
);
