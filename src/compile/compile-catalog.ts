import type { CatalogIndex, IndexEntry } from "../model/catalog-index.ts";
import type { DocumentDefinition } from "../model/definition.ts";
import type { LawShards } from "../model/law.ts";
import type { Place } from "../model/place.ts";
import type { Playbook } from "../model/playbook.ts";
import type { Problem } from "../model/problem.ts";
import type { ToolDefinition } from "../model/tool.ts";
import type { NavigationPlan, SettingsPlan, Site, StaticPage } from "../model/site.ts";
import type { PlacedSource, CatalogSource } from "./catalog-sources.ts";
import { checkLinks } from "./checks/links.ts";
import { compileDocuments } from "./compile-documents.ts";
import { compileLawFiles } from "./compile-law.ts";
import { compileListings } from "./compile-listings.ts";
import { compileTools } from "./compile-tools.ts";
import { compilePages } from "./compile-pages.ts";
import { compilePlaybooks } from "./compile-playbooks.ts";
import { iconsOf } from "./icons.ts";
import { compileNavigation } from "./kinds/navigation.ts";
import { pageListing } from "./kinds/page.ts";
import { compilePlaces } from "./kinds/places.ts";
import { compileSettings } from "./kinds/settings.ts";
import { compileSite } from "./kinds/site.ts";
import { made } from "./made.ts";
import type { Memo } from "./memo.ts";
import { sortProblems } from "./problem.ts";
import type { SchemaName } from "./schemas.ts";

export type CatalogOptions = {
  /** Icon names an author may use; any name passes when left out. */
  readonly icons?: readonly string[];
  /** The day (ISO) against which law data may be past its review; not looked at when left out. */
  readonly today?: string;
};

/** Everything the catalog says, ready to use, with all problems found. */
export type CompiledCatalog = {
  /** By id and document language: "will.en". */
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  /** Calculators and checkers, by id and language: "estate-tax.en". */
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  /** By id and language: "help.en". */
  readonly pages: ReadonlyMap<string, StaticPage>;
  /** By id. */
  readonly playbooks: ReadonlyMap<string, Playbook>;
  readonly index: CatalogIndex;
  readonly law: LawShards;
  readonly site: Site;
  readonly settings: SettingsPlan;
  readonly navigation: NavigationPlan;
  readonly places: readonly Place[];
  /** Every icon the catalog names, in order. */
  readonly icons: readonly string[];
  readonly problems: readonly Problem[];
};

/** The files of the catalog by kind. */
export type Shelf = {
  readonly all: (schema: SchemaName) => readonly PlacedSource[];
  /** The content of a file there is only one of; empty when it is missing. */
  readonly one: (schema: SchemaName) => object;
};

/** Sorts files by their kind; those that belong nowhere are left out. */
export const shelve = (sources: readonly CatalogSource[]): Shelf => {
  const shelves = new Map<SchemaName, PlacedSource[]>();
  for (const source of sources) {
    const { where } = source;
    if (!where) continue;
    const shelf = shelves.get(where.schema) ?? [];
    shelf.push({ ...source, where });
    shelves.set(where.schema, shelf);
  }
  const all = (schema: SchemaName): readonly PlacedSource[] => shelves.get(schema) ?? [];
  return { all, one: (schema) => all(schema)[0]?.input ?? {} };
};

const byPath = (a: CatalogSource, b: CatalogSource): number => (a.file.path < b.file.path ? -1 : 1);

/** Compiles all sources; what was compiled before from the same files is taken from the memo. */
export const compileCatalog = (
  sources: readonly CatalogSource[],
  memo: Memo,
  options: CatalogOptions,
): CompiledCatalog => {
  const shelf = shelve(sources.toSorted(byPath));
  const places = compilePlaces(shelf.one("places"));
  const law = compileLawFiles(shelf, places, options.today, memo);
  const settings = made((report) => compileSettings(shelf.one("settings"), report));
  const around = { law: law.value, places, settings: settings.value.defaults };
  const documents = compileDocuments({ shelf, memo, ...around, playsCases: true });
  const tools = compileTools(shelf, memo, around);
  const listings = made((report) => compileListings(shelf, report));
  const pages = compilePages(shelf, memo);
  const playbooks = compilePlaybooks(shelf, memo);
  const icons = made((report) => iconsOf(shelf, options.icons, report));
  const links = made((report) => checkLinks(shelf, report));
  const entries: readonly IndexEntry[] = [...documents.value.entries, ...tools.value.entries, ...listings.value];
  memo.sweep();
  const found = [law, documents, tools, listings, pages, playbooks, settings, icons, links].flatMap(
    (part) => part.problems,
  );
  return {
    definitions: documents.value.definitions,
    tools: tools.value.tools,
    pages: pages.value,
    playbooks: playbooks.value,
    index: { entries, pages: [...pages.value.values()].map(pageListing) },
    law: law.value,
    site: compileSite(shelf.one("site")),
    settings: settings.value,
    navigation: compileNavigation(shelf.one("navigation")),
    places,
    icons: icons.value,
    problems: sortProblems([...sources.flatMap((source) => source.problems), ...found]),
  };
};
