import type { IndexEntry } from "../../model/catalog-index.ts";

const nearness = (one: IndexEntry, to: IndexEntry): number => {
  const isRelated = to.related.includes(one.id) || one.related.includes(to.id);
  const isSameShelf = one.nav !== undefined && one.nav.category === to.nav?.category;
  const sharedTags = one.tags.filter((tag) => to.tags.includes(tag)).length;
  return (isRelated ? 10 : 0) + (isSameShelf ? 4 : 0) + (one.kind === to.kind ? 1 : 0) + (sharedTags > 0 ? 1 : 0);
};

/** The ready pages closest to one in preparation: related ones first, then those of its category. */
export const nearestReady = (to: IndexEntry, listings: readonly IndexEntry[], limit: number): readonly IndexEntry[] =>
  listings
    .filter((one) => one.status === "ready" && one.id !== to.id)
    .map((one) => ({ one, score: nearness(one, to) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.one.nav?.order ?? 0) - (b.one.nav?.order ?? 0))
    .slice(0, limit)
    .map(({ one }) => one);
