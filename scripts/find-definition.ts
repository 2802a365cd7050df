import type { CompiledCatalog } from "../src/compile/catalog.ts";
import { createLookup } from "../src/engine/nav/find-listing.ts";
import type { DocumentDefinition } from "../src/model/definition.ts";
import type { ToolDefinition } from "../src/model/tool.ts";
import { WrongCall } from "./verbs/verb.ts";

/**
 * The page an address or id stands for, in a language (English unless told).
 *
 * Throws: `WrongCall` when there is no such page, it is not ready yet, or not in that language.
 */
export const findPage = (
  compiled: CompiledCatalog,
  name: string,
  language = "en",
): DocumentDefinition | ToolDefinition => {
  const lookup = createLookup(compiled.index.entries, compiled.index.pages, compiled.site.host);
  const listing = lookup.bySlug(name) ?? lookup.byId(name);
  if (!listing) throw new WrongCall(`There is no page "${name}": the verb list shows them all.`);
  if (listing.status === "planned") throw new WrongCall(`"${name}" is in preparation and asks nothing yet.`);
  const key = `${listing.id}.${language}`;
  const page = compiled.definitions.get(key) ?? compiled.tools.get(key);
  if (page) return page;
  throw new WrongCall(`"${name}" is not written in "${language}": it has ${listing.languages.join(", ")}.`);
};

/** The document of that name; throws `WrongCall` as `findPage` does, and when the page makes no document. */
export const findDefinition = (compiled: CompiledCatalog, name: string, language?: string): DocumentDefinition => {
  const page = findPage(compiled, name, language);
  if (page.kind === "document") return page;
  throw new WrongCall(`"${name}" makes no document: use ask.`);
};

/** The calculator or checker of that name; throws `WrongCall` as `findPage` does, and when the page makes a document. */
export const findTool = (compiled: CompiledCatalog, name: string): ToolDefinition => {
  const page = findPage(compiled, name);
  if (page.kind !== "document") return page;
  throw new WrongCall(`"${name}" makes a document: use draft.`);
};
