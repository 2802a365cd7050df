import type { Entry, Listing } from "../definition.ts";
import type { PageListing } from "./site.ts";

/** A page of the catalog as menus, search, titles and listings need it; its definition is loaded when it is opened. */
export type IndexEntry = Listing & {
  /** Available document languages (complete ones only), English first; empty for pages that make no document. */
  readonly languages: readonly string[];
  /** Names in other screen languages, for pages with a body in them: `{ ja: { primary: "秘密保持契約書", … } }`. */
  readonly bodies: { readonly [language: string]: Entry };
  /** One sentence on what the page produces, for listings and search. */
  readonly makes?: string;
  readonly minutes?: number;
};

/** The names of everything in the catalog, without questions, clauses and page texts. */
export type CatalogIndex = { readonly entries: readonly IndexEntry[]; readonly pages: readonly PageListing[] };
