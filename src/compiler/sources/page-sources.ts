import type { CatalogPath } from "./catalog-path.ts";
import type { SourceOfKnownKind } from "./read-source.ts";
import { blocksAmong, blocksUsedBy } from "./blocks-used.ts";
import type { BlockFileInput } from "../input/block-input.ts";
import { normalizeId, topicsRead } from "./dependencies.ts";
import type { SchemaName } from "../schema/schemas.ts";

/** A file that is parsed only when needed. */
export type UnparsedSource = {
  readonly catalogPath: CatalogPath;
  /** The file and those that continue it. */
  readonly paths: readonly string[];
  readonly text: string;
  /** One source, or one for each page that the file lists. */
  readonly read: () => readonly SourceOfKnownKind[];
  /** Only the part that names the page. */
  readonly readHead: () => readonly SourceOfKnownKind[];
};

/** Kinds of file a page with questions is written in. */
export const pageKinds: ReadonlySet<SchemaName> = new Set(["document", "overlay", "body", "calculator", "checker"]);
const sharedKinds: ReadonlySet<SchemaName> = new Set(["places", "settings", "law-sources"]);
const blockKinds: ReadonlySet<SchemaName> = new Set(["block", "block-overlay"]);

/** The blocks that files use, read. Only files that use any are followed. */
export const blocksOf = (
  family: readonly SourceOfKnownKind[],
  unread: readonly UnparsedSource[],
): { readonly blocks: readonly SourceOfKnownKind[]; readonly used: ReadonlySet<string> } => {
  const files = unread.filter(({ catalogPath }) => catalogPath.schema === "block");
  let used = blocksUsedBy(family, new Map());
  let blocks: readonly SourceOfKnownKind[] = [];
  for (let size = -1; size !== used.size;) {
    size = used.size;
    blocks = files.filter(({ catalogPath }) => used.has(catalogPath.id)).flatMap(({ read }) => read());
    used = blocksUsedBy(family, blocksAmong(blocks));
  }
  return { blocks, used };
};

/** The files one page is compiled from: its own, the blocks and law topics it names, and those every page needs. */
export const sourcesOfPage = (id: string, unread: readonly UnparsedSource[]): readonly SourceOfKnownKind[] =>
  withDependencies(
    readMatching(unread, (catalogPath) => catalogPath.id === id && pageKinds.has(catalogPath.schema)),
    unread,
  );

/** The files one block is verified from: its own, the blocks and law topics it names, and those every page needs. */
export const sourcesOfBlock = (id: string, unread: readonly UnparsedSource[]): readonly SourceOfKnownKind[] =>
  withDependencies(
    readMatching(unread, (catalogPath) => catalogPath.id === id && blockKinds.has(catalogPath.schema)),
    unread,
  );

const readMatching = (
  unread: readonly UnparsedSource[],
  isWanted: (catalogPath: CatalogPath) => boolean,
): readonly SourceOfKnownKind[] =>
  unread.filter(({ catalogPath }) => isWanted(catalogPath)).flatMap(({ read }) => read());

const topicsOf = ({ catalogPath, input }: SourceOfKnownKind): readonly string[] =>
  catalogPath.schema === "block"
    ? ((input as BlockFileInput).law ?? [])
    : pageKinds.has(catalogPath.schema)
      ? topicsRead(input)
      : [];

/** The files of one page or block, and those it is compiled with: its blocks, its topics of law, and what every page needs. */
export const withDependencies = (
  family: readonly SourceOfKnownKind[],
  unread: readonly UnparsedSource[],
): readonly SourceOfKnownKind[] => {
  const { blocks, used } = blocksOf(family, unread);
  const topics = new Set([...family, ...blocks].flatMap(topicsOf).map(normalizeId));
  const known = (schema: SchemaName): ReadonlySet<string> =>
    new Set(
      unread
        .filter(({ catalogPath }) => catalogPath.schema === schema)
        .map(({ catalogPath }) => normalizeId(catalogPath.id)),
    );
  // The suggestion for a name that does not exist is chosen from all names.
  const [allLaw, allBlocks] = [
    [...topics].some((topic) => !known("law").has(topic)),
    [...used].some((id) => !known("block").has(normalizeId(id))),
  ];
  const own = new Set(family.map(({ file }) => file.path));
  const surrounding = readMatching(
    unread.filter(({ catalogPath }) => !own.has(catalogPath.path)),
    (catalogPath) =>
      sharedKinds.has(catalogPath.schema) ||
      (catalogPath.schema === "law" && (allLaw || topics.has(normalizeId(catalogPath.id)))) ||
      (blockKinds.has(catalogPath.schema) && (allBlocks || used.has(catalogPath.id))),
  );
  return [...family, ...surrounding];
};
