import type { CompiledCatalog } from "../src/compile/catalog.ts";
import { createLookup } from "../src/engine/nav/find-listing.ts";
import type { DocumentDefinition } from "../src/model/definition.ts";
import { WrongCall } from "./verbs/verb.ts";

/**
 * The definition a page address or id stands for, in a document language (English unless told).
 *
 * Throws: `WrongCall` when there is no such page, it is not ready yet, or not in that language.
 */
export const findDefinition = (compiled: CompiledCatalog, name: string, language = "en"): DocumentDefinition => {
  const lookup = createLookup(compiled.index.entries, compiled.index.pages, compiled.site.host);
  const listing = lookup.bySlug(name) ?? lookup.byId(name);
  if (!listing) throw new WrongCall(`There is no page "${name}": the verb list shows them all.`);
  if (listing.status === "planned") throw new WrongCall(`"${name}" is in preparation and asks nothing yet.`);
  const definition = compiled.definitions.get(`${listing.id}.${language}`);
  if (definition?.kind === "document") return definition;
  throw new WrongCall(`"${name}" is not written in "${language}": it has ${listing.languages.join(", ")}.`);
};
