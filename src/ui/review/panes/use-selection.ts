import { useCallback, useRef, useState } from "react";
import { findingId } from "../text/text-pane.tsx";
import type { ScrollTarget } from "../text/text-pane.tsx";
import type { PointEntry, PointFilter } from "../points/point-entries.ts";
import { pointQuote } from "../points/point-groups.ts";
import { INITIAL_COUNT } from "./shown-points.ts";

/** The pane that shows where there is room for one only. */
export type ShownPane = "points" | "text";

/** DOM id of a row of the list. */
export const rowId = (id: string): string => `row-${id}`;

/** What is chosen in the list and in the text. */
export const useSelection = (entries: readonly PointEntry[]) => {
  const [filter, setFilter] = useState<PointFilter>("all");
  const [current, setCurrent] = useState<string | null>(null);
  const [pane, setPane] = useState<ShownPane>("points");
  const [wanted, setWanted] = useState<ScrollTarget | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const turn = useRef(0);
  const scroll = useCallback((target: Omit<ScrollTarget, "turn">) => {
    turn.current += 1;
    setWanted({ ...target, turn: turn.current });
  }, []);
  /** Chooses a point or another part; null closes it. The text follows. */
  const choose = useCallback(
    (id: string | null) => {
      setCurrent(id);
      const entry = entries.find((one) => one.id === id);
      const quote = entry && pointQuote(entry);
      if (entry && quote) scroll({ at: quote.start, mark: entry.id, isFocused: false });
    },
    [entries, scroll],
  );
  /** Shows the points or the text, at the chosen point. */
  const openPane = (next: ShownPane): void => {
    setPane(next);
    if (next === "text") choose(current);
  };
  /** Shows a passage in the text, and moves the focus to its mark if it has one. */
  const showText = useCallback(
    (at: number, mark: string | null) => {
      setPane("text");
      scroll({ at, mark, isFocused: true });
    },
    [scroll],
  );
  const focus = useCallback((id: string) => {
    // The detail may have to render first.
    requestAnimationFrame(() => {
      const card = document.getElementById(findingId(id));
      card?.scrollIntoView({ block: "nearest" });
      card?.focus({ preventScroll: true });
    });
  }, []);
  /** Chooses the point of a marked passage and moves the focus to it. */
  const follow = useCallback(
    (id: string) => {
      // The filter may hide the point of a passage.
      setFilter("all");
      setPane("points");
      if (entries.findIndex((entry) => entry.id === id) >= INITIAL_COUNT) setShowsAll(true);
      setCurrent(id);
      focus(id);
    },
    [entries, focus],
  );
  return { filter, setFilter, current, choose, pane, openPane, wanted, showsAll, setShowsAll, showText, focus, follow };
};
