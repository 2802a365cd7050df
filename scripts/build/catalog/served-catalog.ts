import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { noCache } from "../../../src/compiler/sources/memo.ts";
import type { Problem } from "../../../src/model/problem.ts";
import { addressOf, catalogFiles } from "./catalog-files.ts";
import { openCompileCache } from "./compile-cache.ts";
import { iconNames } from "./icon-names.ts";
import { mayBeBroken } from "./may-be-broken.ts";
import { readCatalog } from "./read-catalog.ts";
import type { CatalogFile } from "./read-catalog.ts";

/** What changed for open pages, and the problems of what was compiled. */
export type CatalogUpdate = {
  readonly addresses: readonly string[];
  readonly problems: readonly Problem[];
};

/** The catalog of a folder with the files that are served from it. On errors, the last valid version of a file stays. */
export type ServedCatalog = {
  /** Reads the folder and compiles all of it. */
  readonly load: () => CompiledCatalog;
  /** The latest compiled catalog; loaded first if need be. */
  readonly compiled: () => CompiledCatalog;
  /** The text of each served file by its address. */
  readonly files: () => ReadonlyMap<string, string>;
  /** Takes the text of a source file; null removes the file. Nothing is compiled yet. */
  readonly save: (path: string, text: string | null) => void;
  /** Publishes a saved document before it is verified. */
  readonly preview: (id: string) => CatalogUpdate;
  /** Verifies everything and publishes what changed. */
  readonly publish: () => CatalogUpdate;
};

/** The errors among the problems of a catalog. */
export const errorsOf = ({ problems }: Pick<CompiledCatalog, "problems">): readonly Problem[] =>
  problems.filter(({ severity }) => severity === "error");

/** Serves the catalog in a folder. A build never uses cached results, so that no file on one machine affects what is shipped. */
export const serveCatalog = (root: string, isBuild: boolean): ServedCatalog => {
  const catalog = createCatalog({ icons: iconNames() }, isBuild ? noCache : openCompileCache(root));
  let sources: readonly CatalogFile[] = [];
  let files: ReadonlyMap<string, string> = new Map();
  let latest: CompiledCatalog | null = null;

  const load = (): CompiledCatalog => {
    sources = readCatalog(root);
    for (const file of sources) catalog.set(file.path, file.text);
    latest = catalog.compile();
    files = catalogFiles(latest, sources, iconNames());
    return latest;
  };

  const changedIn = (fresh: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] =>
    fresh.filter(([address, text]) => files.get(address) !== text);

  return {
    load,
    compiled: () => latest ?? load(),
    files: () => files,
    save: (path, text) => {
      sources = [...sources.filter((source) => source.path !== path), ...(text === null ? [] : [{ path, text }])];
      if (text === null) catalog.remove(path);
      else catalog.set(path, text);
    },
    preview: (id) => {
      const compiled = catalog.preview({ id });
      const { problems } = compiled;
      if (errorsOf(compiled).length > 0) return { addresses: [], problems };
      const made = [...compiled.definitions].map(([name, one]) => [addressOf(name), JSON.stringify(one)] as const);
      const changed = changedIn(made);
      files = new Map([...files, ...changed]);
      return { addresses: changed.map(([address]) => address), problems };
    },
    publish: () => {
      latest = catalog.compile();
      const errors = errorsOf(latest);
      const all = [...catalogFiles(latest, sources, iconNames())];
      const fresh = all.filter(([address]) => !mayBeBroken(address, errors));
      const changed = changedIn(fresh);
      files = new Map(errors.length > 0 ? [...files, ...fresh] : fresh);
      return { addresses: changed.map(([address]) => address), problems: latest.problems };
    },
  };
};
