import type { Catalog, CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import { allListings, createLookup } from "../../src/engine/nav/find-listing.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { IndexEntry } from "../../src/model/site/catalog-index.ts";
import { UsageError } from "./cli-verb.ts";

/** A page, with the part of the catalog it was compiled in: its law and the settings. */
export type FoundDefinition<Page> = { readonly page: Page; readonly compiled: CompiledCatalog };

/** Every page by name, including the review pages of documents. */
export const listingsOf = (catalog: Catalog): readonly IndexEntry[] =>
  allListings({ entries: catalog.listings(), pages: [] }, "{product}");

/** What the menus know of the page with an address or id; undefined if there is none. */
export const findListing = (catalog: Catalog, name: string): IndexEntry | undefined => {
  const lookup = createLookup(listingsOf(catalog), [], "");
  return lookup.bySlug(name) ?? lookup.byId(name);
};

/**
 * The page with an address or id, in a language (English by default); compiles nothing else.
 *
 * Throws: `UsageError` when there is no such page, it is not ready yet, or not in that language.
 */
export const findPage = (
  catalog: Catalog,
  name: string,
  language = "en",
): FoundDefinition<DocumentDefinition | ToolDefinition> => {
  const listing = findListing(catalog, name);
  if (!listing) throw new UsageError(`There is no page "${name}": the verb list shows them all.`);
  if (listing.status === "planned") throw new UsageError(`"${name}" is in preparation and asks nothing yet.`);
  if (listing.kind === "review") throw new UsageError(`"${name}" reviews a document and asks nothing: use review.`);
  const compiled = catalog.compilePage(listing.id);
  const key = `${listing.id}.${language}`;
  const page = compiled.definitions.get(key) ?? compiled.tools.get(key);
  if (page) return { page, compiled };
  const { languages = [] } = compiled.index.entries.find(({ id }) => id === listing.id) ?? {};
  throw new UsageError(`"${name}" is not written in "${language}": it has ${languages.join(", ")}.`);
};

/** The document of that name; throws `UsageError` as `findPage` does, and when the page makes no document. */
export const findDefinition = (
  catalog: Catalog,
  name: string,
  language?: string,
): FoundDefinition<DocumentDefinition> => {
  const { page, compiled } = findPage(catalog, name, language);
  if (page.kind === "document") return { page, compiled };
  throw new UsageError(`"${name}" makes no document: use ask.`);
};

/** The calculator or checker of that name; throws `UsageError` as `findPage` does, and when the page makes a document. */
export const findTool = (catalog: Catalog, name: string): FoundDefinition<ToolDefinition> => {
  const { page, compiled } = findPage(catalog, name);
  if (page.kind !== "document") return { page, compiled };
  throw new UsageError(`"${name}" makes a document: use draft.`);
};
