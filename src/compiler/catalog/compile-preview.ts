import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { Problem } from "../../model/problem.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { expandSources } from "../blocks/expand-sources.ts";
import type { CatalogPath } from "../sources/catalog-path.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { groupByKind } from "../sources/sources-by-kind.ts";
import { compileDocuments } from "./compile-documents.ts";
import { compileTools } from "./compile-tools.ts";
import { compileLawFiles } from "../law/compile-law.ts";
import { compileJurisdictions } from "../pages/compile-jurisdictions.ts";
import { compileSettings } from "../pages/compile-settings.ts";
import type { Memo } from "../sources/memo.ts";
import { sortProblems } from "../problems/problem.ts";
import { pageKinds, withDependencies } from "../sources/page-sources.ts";
import type { UnparsedSource } from "../sources/page-sources.ts";

/** One document in the requested languages, or one tool, as it currently compiles; its cases have not run. */
export type CompiledPreview = {
  /** By id and document language: "will.en". */
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  /** By id and language: "estate-tax.en". */
  readonly tools: ReadonlyMap<string, ToolDefinition>;
  /** The law topics the page reads. */
  readonly law: LawByTopic;
  /** The files it was compiled from. */
  readonly sources: readonly SourceOfKnownKind[];
  /** Problems in these files. */
  readonly problems: readonly Problem[];
};

/** The document or tool to preview and which of its translations; omit `translations` for all of them. */
export type PreviewRequest = { readonly id: string; readonly translations?: readonly string[] };

const isOf =
  ({ id, translations }: PreviewRequest) =>
  (catalogPath: CatalogPath): boolean =>
    catalogPath.id === id &&
    pageKinds.has(catalogPath.schema) &&
    (catalogPath.schema !== "overlay" || !translations || translations.includes(catalogPath.language));

/**
 * Compiles one document or tool with the blocks and law it uses, and nothing else.
 *
 * Needs a memo of its own: a full compile would evict its entries.
 */
export const compilePreview = (
  request: PreviewRequest,
  unread: readonly UnparsedSource[],
  memo: Memo,
): CompiledPreview => {
  const family = unread.filter(({ catalogPath }) => isOf(request)(catalogPath)).flatMap(({ read }) => read());
  const sources = expandSources(withDependencies(family, unread));
  const byKind = groupByKind(sources);
  const jurisdictions = compileJurisdictions(byKind.single("places"));
  const law = compileLawFiles(byKind, jurisdictions, undefined, memo, "meaning");
  const settings = compileSettings(byKind.single("settings"), () => undefined).defaults;
  const dependencies = { law: law.value, jurisdictions, settings, verification: "meaning" } as const;
  const documents = compileDocuments({ byKind, memo, ...dependencies });
  const tools = compileTools(byKind, memo, dependencies);
  const found = [...sources, law, documents, tools].flatMap(({ problems }) => problems);
  return {
    definitions: documents.value.definitions,
    tools: tools.value.tools,
    law: law.value,
    sources,
    problems: sortProblems(found),
  };
};
