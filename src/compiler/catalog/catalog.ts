import type { IndexEntry } from "../../model/site/catalog-index.ts";
import "../../text/language-registry/all-prose.ts";
import { affectedBy } from "./affected-by.ts";
import { compileCatalog } from "./compile-catalog.ts";
import { groupByKind } from "../sources/sources-by-kind.ts";
import type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";
import { listPages } from "../pages/compile-listings.ts";
import { createMemo, noCache } from "../sources/memo.ts";
import type { CompileCache } from "../sources/memo.ts";
import { sourcesOfPage } from "../sources/page-sources.ts";
import { createSourceStore } from "../sources/source-store.ts";
import type { SchemaName } from "../schema/schemas.ts";
import { compilePreview } from "./compile-preview.ts";
import type { CompiledPreview, PreviewRequest } from "./compile-preview.ts";

export type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";

/** A catalog that recompiles only what changed. */
export type Catalog = {
  readonly set: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  readonly compile: () => CompiledCatalog;
  /** Compiles and verifies the files at these paths and what depends on them. Problems of other files are left out. */
  readonly compileAffected: (paths: readonly string[]) => CompiledCatalog;
  /** Compiles one document or tool without running its cases, for immediate feedback after an edit. */
  readonly preview: (request: PreviewRequest) => CompiledPreview;
  /** Lists every page by name, without its languages. Reads only the head of each file. */
  readonly listings: () => readonly IndexEntry[];
  /** Compiles one page, its dependencies and all files of some kinds, without verification. */
  readonly compilePage: (page: string | null, kinds?: readonly SchemaName[]) => CompiledCatalog;
};

/**
 * Returns an empty catalog. Add files, then compile; after a change, only that file and its dependents are recompiled.
 *
 * The store holds results that the same compiler made from the same texts; they are not compiled again.
 *
 * Never throws on an author's mistake: each one becomes a problem with its location.
 */
export const createCatalog = (options: CatalogOptions = {}, store: CompileCache = noCache): Catalog => {
  const sources = createSourceStore(store);
  const [verifiedMemo, previewMemo, unverifiedMemo] = [
    createMemo(store, "verified"),
    createMemo(store, "preview"),
    createMemo(store, "unverified"),
  ];
  const compile = (): CompiledCatalog => compileCatalog(sources.readAll(), verifiedMemo, options, "cases");
  return {
    set: sources.set,
    remove: sources.remove,
    compile,
    compileAffected: (paths) => {
      const affected = affectedBy(paths, sources.unread());
      if (!affected) return compile();
      const compiled = compileCatalog(affected.sources, verifiedMemo, options, "cases", affected.others);
      return { ...compiled, problems: compiled.problems.filter(({ file }) => affected.reported.has(file)) };
    },
    preview: (request) => compilePreview(request, sources.unread(), previewMemo),
    listings: () => listPages(groupByKind(sources.readHeads())),
    compilePage: (page, kinds = []) => {
      const unread = sources.unread();
      const selected = page === null ? [] : sourcesOfPage(page, unread);
      const selectedPaths = new Set(selected.map(({ file }) => file.path));
      const ofKinds = unread.filter(
        ({ catalogPath }) => kinds.includes(catalogPath.schema) && !selectedPaths.has(catalogPath.path),
      );
      return compileCatalog([...selected, ...ofKinds.flatMap(({ read }) => read())], unverifiedMemo, options, "none");
    },
  };
};
