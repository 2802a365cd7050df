import type { Entry, Listing } from "./definition.ts";
import type { PageListing } from "./site.ts";

/** One page of the catalog as menus, search, titles and listings see it; the definition itself is fetched when opened. */
export type IndexEntry = Listing & {
  /** Document languages on offer (complete ones only), English first; empty for pages that make no document. */
  readonly languages: readonly string[];
  /** Entry words in another screen language, for pages that have a body in it: `{ ja: { primary: "秘密保持契約書", … } }`. */
  readonly bodies: { readonly [language: string]: Entry };
  /** One sentence on what comes out, for listings and search. */
  readonly makes?: string;
  readonly minutes?: number;
};

/** The whole catalog in the small: no questions, no clauses, no page texts. */
export type CatalogIndex = { readonly entries: readonly IndexEntry[]; readonly pages: readonly PageListing[] };
