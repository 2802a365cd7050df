import { toolHref } from "../../../engine/nav/site-paths.ts";
import type { IndexEntry } from "../../../model/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site.ts";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

/** Tells search engines which of a page's addresses is the one. */
export const CanonicalLink = ({ listing, language }: Props) => (
  <link rel="canonical" href={toolHref(listing.slugs[0] ?? listing.id, language)} />
);
