import type { SiteLanguage } from "../../model/site/site.ts";
import { isWrittenIn, itemOf } from "./build-navigation.ts";
import type { NavItem } from "./build-navigation.ts";
import type { ListingLookup } from "./find-listing.ts";

/**
 * Returns the ready page that a next step continues with, in the first of these languages it is written in; null if the
 * step names no page or the page is not ready.
 */
export const nextPage = (
  lookup: ListingLookup | undefined,
  id: string | null | undefined,
  languages: readonly SiteLanguage[],
): NavItem | null => {
  const listing = id ? lookup?.byId(id) : undefined;
  if (listing?.status !== "ready") return null;
  const language = languages.find((one) => isWrittenIn(listing, one));
  return language ? itemOf(listing, language) : null;
};
