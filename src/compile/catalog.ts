import "../text/all-prose.ts";
import { compileCatalog } from "./compile-catalog.ts";
import type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";
import { readCatalogPath } from "./catalog-path.ts";
import { readSource } from "./catalog-sources.ts";
import type { CatalogSource } from "./catalog-sources.ts";
import { createMemo } from "./memo.ts";
import { sketchDocument } from "./sketch-document.ts";
import type { Sketch, UnreadSource, Wanted } from "./sketch-document.ts";

export type { CatalogOptions, CompiledCatalog } from "./compile-catalog.ts";

/** A catalog that compiles only what changed. */
export type Catalog = {
  readonly set: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  readonly compile: () => CompiledCatalog;
  /** One document alone, before its cases are played: what an author wants to see at once after an edit. */
  readonly sketch: (wanted: Wanted) => Sketch;
};

/** A file of the catalog, read when it is first asked for. */
type Shelved = { readonly text: string; readonly read: () => CatalogSource };

const shelved = (path: string, text: string): Shelved => {
  let known: CatalogSource | null = null;
  return { text, read: () => (known ??= readSource(path, text)) };
};

const unread = ([path, { read }]: readonly [string, Shelved]): readonly UnreadSource[] => {
  const where = readCatalogPath(path);
  return where ? [{ where, read: () => ({ ...read(), where }) }] : [];
};

/**
 * An empty catalog. Give it the files, then compile; after a change only that file and what uses it is compiled again.
 *
 * Never throws on what an author wrote: every fault is a problem with its place.
 */
export const createCatalog = (options: CatalogOptions = {}): Catalog => {
  const sources = new Map<string, Shelved>();
  const [memo, sketches] = [createMemo(), createMemo()];
  return {
    set: (path, text) => {
      if (sources.get(path)?.text !== text) sources.set(path, shelved(path, text));
    },
    remove: (path) => {
      sources.delete(path);
    },
    compile: () =>
      compileCatalog(
        [...sources.values()].map(({ read }) => read()),
        memo,
        options,
      ),
    sketch: (wanted) => sketchDocument(wanted, [...sources].flatMap(unread), sketches),
  };
};
