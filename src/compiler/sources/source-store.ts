import { documentParts, readCatalogPath } from "./catalog-path.ts";
import { joinTexts } from "./join-texts.ts";
import type { CatalogText } from "./join-texts.ts";
import type { CompileCache } from "./memo.ts";
import { packSource, unpackSource } from "./packed-source.ts";
import type { PackedSource } from "./packed-source.ts";
import { pageKeysOf, kindsWithPageKeys } from "./page-keys.ts";
import type { UnparsedSource } from "./page-sources.ts";
import { withPlannedPages } from "./planned-pages.ts";
import { partVersion, readSource } from "./read-source.ts";
import type { CatalogSource, JoinedText, SourceOfKnownKind } from "./read-source.ts";

/** The files of a catalog; each is read when it is first asked for, and again only after it changed. */
export type SourceStore = {
  readonly set: (path: string, text: string) => void;
  readonly remove: (path: string) => void;
  /** Everything, files in unknown locations included. */
  readonly readAll: () => readonly CatalogSource[];
  /** The files of a known kind, not read yet. */
  readonly unread: () => readonly UnparsedSource[];
  /** The files that identify pages, without the long bodies of documents and tools. */
  readonly readHeads: () => readonly CatalogSource[];
};

const readOnce = (path: string, joined: JoinedText, results: CompileCache): readonly CatalogSource[] => {
  const madeFrom = ["source", ...joined.parts.map(partVersion), joined.text];
  const packed = results.read(madeFrom) as PackedSource | undefined;
  if (packed) return withPlannedPages(unpackSource(path, joined, packed));
  const source = readSource(path, joined);
  const toKeep = packSource(source);
  if (toKeep) results.write(madeFrom, toKeep);
  return withPlannedPages(source);
};

const placed = (sources: readonly CatalogSource[]): readonly SourceOfKnownKind[] =>
  sources.flatMap((source) => (source.catalogPath ? [{ ...source, catalogPath: source.catalogPath }] : []));

type Texts = ReadonlyMap<string, string>;

const textOf = (texts: Texts, path: string): CatalogText => ({ path, text: texts.get(path) ?? "" });

/** The file that a file is part of, or the file itself. */
const mainOf = (texts: Texts, path: string): string => {
  const main = readCatalogPath(path)?.partOf;
  return main !== undefined && texts.has(main) ? main : path;
};

/** A main file, followed by its parts. */
const filesOf = (texts: Texts, main: string): readonly CatalogText[] => {
  const parts = documentParts
    .map((name) => main.replace(/[^/]+$/, name))
    .filter((path) => texts.has(path) && path !== main && mainOf(texts, path) === main);
  return [main, ...parts].map((path) => textOf(texts, path));
};

/** An empty store; what was read before is taken from `results`. */
export const createSourceStore = (results: CompileCache): SourceStore => {
  const texts = new Map<string, string>();
  const known = new Map<string, readonly CatalogSource[]>();
  const mains = (): readonly string[] => [...texts.keys()].filter((path) => mainOf(texts, path) === path);
  const forget = (path: string): void => {
    known.delete(path);
    known.delete(readCatalogPath(path)?.partOf ?? path);
  };
  const read = (path: string): readonly CatalogSource[] => {
    const before = known.get(path);
    if (before) return before;
    const sources = readOnce(path, joinTexts(filesOf(texts, path)), results);
    known.set(path, sources);
    return sources;
  };
  const readHead = (path: string): readonly CatalogSource[] => {
    const schema = readCatalogPath(path)?.schema;
    if (schema === "planned") return read(path);
    if (!schema || !kindsWithPageKeys.has(schema)) return [];
    return known.get(path) ?? readOnce(path, joinTexts([{ path, text: pageKeysOf(texts.get(path) ?? "") }]), results);
  };
  return {
    set: (path, text) => {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      forget(path);
    },
    remove: (path) => {
      texts.delete(path);
      forget(path);
    },
    readAll: () => mains().flatMap(read),
    unread: () =>
      mains().flatMap((path) => {
        const catalogPath = readCatalogPath(path);
        if (!catalogPath || catalogPath.partOf !== undefined) return [];
        const files = filesOf(texts, path);
        const paths = files.map((file) => file.path);
        const { text } = joinTexts(files);
        return [{ catalogPath, paths, text, read: () => placed(read(path)), readHead: () => placed(readHead(path)) }];
      }),
    readHeads: () => mains().flatMap(readHead),
  };
};
