import type { IndexEntry } from "../../model/site/catalog-index.ts";

/** The ready pages an author offers until a planned page is ready, in the author's order; none are guessed. */
export const alternativePages = (planned: IndexEntry, listings: readonly IndexEntry[]): readonly IndexEntry[] =>
  (planned.meanwhile?.pages ?? []).flatMap(
    (id) => listings.find((listing) => listing.id === id && listing.status === "ready") ?? [],
  );
