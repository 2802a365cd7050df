import "../text/all-prose.ts";
import { compileCatalog } from "./compile-catalog.ts";
import type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";
import { readSource } from "./catalog-sources.ts";
import type { CatalogSource } from "./catalog-sources.ts";
import { createMemo } from "./memo.ts";

export type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";

/** A catalog that compiles only what changed. */
export type Catalog = {
  readonly set: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  readonly compile: () => CompiledCatalog;
};

/**
 * An empty catalog. Give it the files, then compile; after a change only that file and what uses it is compiled again.
 *
 * Never throws on what an author wrote: every fault is a problem with its place.
 */
export const createCatalog = (options: CatalogOptions = {}): Catalog => {
  const sources = new Map<string, CatalogSource>();
  const memo = createMemo();
  return {
    set: (path, text) => {
      if (sources.get(path)?.file.text !== text) sources.set(path, readSource(path, text));
    },
    remove: (path) => {
      sources.delete(path);
    },
    compile: () => compileCatalog([...sources.values()], memo, options),
  };
};
