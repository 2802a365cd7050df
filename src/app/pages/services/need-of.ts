import type { IndexEntry } from "../../../model/site/catalog-index.ts";

const TOOLS: readonly unknown[] = ["calculator", "checker"];

/**
 * The category of the menu that a page belongs to: its own, or that of the first document a calculator or checker is
 * related to. Undefined for services, which belong to none.
 */
export const needOf = (listing: IndexEntry, listings: readonly IndexEntry[]): string | undefined => {
  if (listing.nav !== undefined) return listing.nav.category;
  if (!TOOLS.includes(listing.kind)) return undefined;
  const categories = listing.related.map((id) => listings.find((one) => one.id === id)?.nav?.category);
  return categories.find((category) => category !== undefined);
};

const KINDS: readonly unknown[] = ["document", "calculator", "checker", "review"];

const place = ({ kind, nav }: IndexEntry): number => KINDS.indexOf(kind) * 10_000 + (nav?.order ?? 0);

/** The ready pages of one need: documents, then what calculates or checks, then reviews. */
export const pagesForNeed = (category: string, listings: readonly IndexEntry[]): readonly IndexEntry[] =>
  listings
    .filter((listing) => listing.status === "ready" && listing.receives === undefined)
    .filter((listing) => needOf(listing, listings) === category)
    .toSorted((a, b) => place(a) - place(b));
