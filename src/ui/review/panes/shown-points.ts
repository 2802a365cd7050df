import { isInFilter } from "../points/point-entries.ts";
import type { PointEntry, PointFilter } from "../points/point-entries.ts";

/** Rows of points shown at first, the others on request: hostile texts have thousands. */
export const INITIAL_COUNT = 30;

/** The points that a filter lets through, and those of them that the list shows. */
export const shownPoints = (
  entries: readonly PointEntry[],
  filter: PointFilter,
  showsAll: boolean,
): { readonly shown: readonly PointEntry[]; readonly chosen: readonly PointEntry[] } => {
  const chosen = entries.filter((entry) => isInFilter(entry, filter));
  return { shown: showsAll ? chosen : chosen.slice(0, INITIAL_COUNT), chosen };
};
