import type { CatalogIndex, IndexEntry } from "../../model/site/catalog-index.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { CompiledPlaybook } from "../../model/review/playbook.ts";
import type { Problem } from "../../model/problem.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { PageMessages } from "../../model/site/page-messages.ts";
import type { SiteVocabulary } from "../../model/site/vocabulary.ts";
import type { NavigationPlan, SettingsPlan, Site, StaticPage } from "../../model/site/site.ts";
import type { CatalogSource } from "../sources/read-source.ts";
import { expandSources } from "../blocks/expand-sources.ts";
import { blocksAmong } from "../sources/blocks-used.ts";
import { groupByKind } from "../sources/sources-by-kind.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import { checkLinks } from "./check-links.ts";
import { checkMessages } from "./check-messages.ts";
import { compileDocuments } from "./compile-documents.ts";
import { compileLawFiles } from "../law/compile-law.ts";
import { compileListings } from "../pages/compile-listings.ts";
import { compileTools } from "./compile-tools.ts";
import { compilePages } from "../pages/compile-pages.ts";
import { compilePlaybooks } from "../playbook/compile-playbooks.ts";
import { collectIcons } from "../pages/collect-icons.ts";
import { compileMessages } from "../pages/compile-messages.ts";
import { compileVocabulary } from "../pages/compile-vocabulary.ts";
import { compileNavigation } from "../pages/compile-navigation.ts";
import { pageListing } from "../pages/compile-page.ts";
import { compileJurisdictions } from "../pages/compile-jurisdictions.ts";
import { compileSettings } from "../pages/compile-settings.ts";
import { compileSite } from "../pages/compile-site.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { Memo } from "../sources/memo.ts";
import { sortProblems } from "../problems/problem.ts";

export type CatalogOptions = {
  /** Icon names an author may use; omit to allow any name. */
  readonly icons?: readonly string[];
  /** Today (ISO), to report law values that are past their review date; omit to skip that check. */
  readonly today?: string;
};

/** The compiled catalog with every problem found. */
export type CompiledCatalog = {
  /** By id and document language: "will.en". */
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  /** Calculators and checkers, by id and language: "estate-tax.en". */
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  /** By id and language: "help.en". */
  readonly pages: ReadonlyMap<string, StaticPage>;
  /** By id. */
  readonly playbooks: ReadonlyMap<string, CompiledPlaybook>;
  readonly index: CatalogIndex;
  readonly law: LawByTopic;
  readonly site: Site;
  readonly settings: SettingsPlan;
  readonly navigation: NavigationPlan;
  readonly vocabulary: SiteVocabulary;
  /** Example messages, from which the search and the assistant learn. */
  readonly messages: readonly PageMessages[];
  readonly jurisdictions: readonly Jurisdiction[];
  /** Every icon the catalog names, in order. */
  readonly icons: readonly string[];
  readonly problems: readonly Problem[];
  /** Keeps what is made from the compiled catalog until anything that it was made from changes. */
  readonly store: Memo["store"];
};

/** Compiles all sources. Unchanged definitions come from the memo, which must belong to one verification level. */
export const compileCatalog = (
  sources: readonly CatalogSource[],
  memo: Memo,
  options: CatalogOptions,
  verification: VerificationLevel,
  others: readonly CatalogSource[] = [],
): CompiledCatalog => {
  const blocks = blocksAmong([...sources, ...others]);
  const expanded = expandSources(sources, blocks);
  const byKind = groupByKind(expanded);
  const linked = others.length === 0 ? byKind : groupByKind([...expanded, ...expandSources(others, blocks)]);
  const jurisdictions = compileJurisdictions(byKind.single("places"));
  const law = compileLawFiles(byKind, jurisdictions, options.today, memo, verification);
  const settings = collectProblems((report) => compileSettings(byKind.single("settings"), report));
  const dependencies = { law: law.value, jurisdictions, settings: settings.value.defaults, verification };
  const documents = compileDocuments({ byKind, memo, ...dependencies });
  const tools = compileTools(byKind, memo, dependencies);
  const listings = collectProblems((report) => compileListings(byKind, report));
  const pages = compilePages(byKind, memo, verification);
  const playbooks = compilePlaybooks(byKind, memo, law.value, verification);
  const icons = collectProblems((report) => collectIcons(byKind, options.icons, report));
  const links = collectProblems((report) => {
    if (verification === "none") return;
    checkLinks(linked, report);
    checkMessages(linked, report);
  });
  const entries: readonly IndexEntry[] = [...documents.value.entries, ...tools.value.entries, ...listings.value];
  memo.sweep();
  const problemsOfParts = [law, documents, tools, listings, pages, playbooks, settings, icons, links].flatMap(
    (part) => part.problems,
  );
  return {
    definitions: documents.value.definitions,
    tools: tools.value.tools,
    pages: pages.value,
    playbooks: playbooks.value,
    index: { entries, pages: [...pages.value.values()].map(pageListing) },
    law: law.value,
    site: compileSite(byKind.single("site")),
    settings: settings.value,
    navigation: compileNavigation(byKind.single("navigation")),
    vocabulary: compileVocabulary(byKind.single("vocabulary")),
    messages: compileMessages(byKind),
    jurisdictions,
    icons: icons.value,
    problems: sortProblems([...expanded.flatMap((source) => source.problems), ...problemsOfParts]),
    store: memo.store,
  };
};
