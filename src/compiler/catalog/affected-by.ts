import { blocksAmong, blocksUsedBy } from "../sources/blocks-used.ts";
import type { BlockFileInput } from "../input/block-input.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { SchemaName } from "../schema/schemas.ts";
import type { CatalogPath } from "../sources/catalog-path.ts";
import { normalizeId, topicsRead } from "../sources/dependencies.ts";
import { kindsWithPageKeys } from "../sources/page-keys.ts";
import { blocksOf, pageKinds, sourcesOfBlock, sourcesOfPage } from "../sources/page-sources.ts";
import type { UnparsedSource } from "../sources/page-sources.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";

/** The definitions and files to verify after some files changed. */
export type Affected = {
  /**
   * The files to compile: the changed files, the definitions made from them, and every other file that these
   * definitions need.
   */
  readonly sources: readonly SourceOfKnownKind[];
  /** Other pages, by name only, to verify that links lead somewhere. */
  readonly others: readonly SourceOfKnownKind[];
  /** Paths of the files whose problems are reported. */
  readonly reported: ReadonlySet<string>;
};

/** Kinds every definition depends on. */
const sharedByAll: ReadonlySet<SchemaName> = new Set([
  "places",
  "settings",
  "law-sources",
  "navigation",
  "site",
  "planned",
]);
const blockFiles: ReadonlySet<SchemaName> = new Set(["block", "block-overlay"]);

/** Files that mention an id, read: searching a text costs far less than reading it. */
const mentioning = (unread: readonly UnparsedSource[], id: string, kinds: ReadonlySet<SchemaName>) =>
  unread
    .filter(({ catalogPath, text }) => kinds.has(catalogPath.schema) && text.includes(id))
    .flatMap(({ read }) => read());

const readsTopic = ({ catalogPath, input }: SourceOfKnownKind, topic: string): boolean => {
  const read = catalogPath.schema === "block" ? ((input as BlockFileInput).law ?? []) : topicsRead(input);
  return read.some((one) => normalizeId(one) === topic);
};

/** Ids of the blocks that are made from a file: the block itself, those that use it, and those that read a topic of law. */
const blocksFrom = ({ schema, id }: CatalogPath, unread: readonly UnparsedSource[]): readonly string[] => {
  const isBlock = blockFiles.has(schema);
  if (!isBlock && schema !== "law") return [];
  const files = unread.filter(({ catalogPath }) => catalogPath.schema === "block").flatMap(({ read }) => read());
  const readers = isBlock
    ? [id]
    : files.flatMap((file) => (readsTopic(file, normalizeId(id)) ? [file.catalogPath.id] : []));
  const blocks = blocksAmong(files);
  const users = files.filter((file) => readers.some((reader) => blocksUsedBy([file], blocks).has(reader)));
  return [...new Set([...readers, ...users.map(({ catalogPath }) => catalogPath.id)])];
};

/** Ids of the pages that are made from a file. */
const pagesFrom = (
  { schema, id }: CatalogPath,
  blocks: readonly string[],
  unread: readonly UnparsedSource[],
): readonly string[] => {
  if (pageKinds.has(schema)) return [id];
  const readers =
    schema === "law"
      ? mentioning(unread, id.replaceAll("-", "_"), pageKinds).filter((page) => readsTopic(page, normalizeId(id)))
      : [];
  const users = blocks.flatMap((block) =>
    mentioning(unread, block, pageKinds).filter((page) => blocksUsedBy([page], new Map()).has(block)),
  );
  return [...readers, ...users].map(({ catalogPath }) => catalogPath.id);
};

/** Kinds of which all files are compared with one another when one of them changed. */
const comparedWith: { readonly [schema in SchemaName]?: readonly SchemaName[] } = {
  law: ["law", "places", "law-sources"],
  messages: ["messages", "page", "vocabulary"],
  page: ["page"],
  playbook: ["block", "law", "places", "law-sources"],
};

const nextPages = ({ input }: SourceOfKnownKind): readonly string[] =>
  ((input as DocumentInput).next_steps ?? []).flatMap(({ create }) => create ?? []);

/** The part of the catalog to verify when the files at these paths changed; null means all of it. */
export const affectedBy = (paths: readonly string[], unread: readonly UnparsedSource[]): Affected | null => {
  const changed = unread.filter((source) => source.paths.some((path) => paths.includes(path)));
  const changedPaths = new Set(changed.flatMap((source) => source.paths));
  if (
    paths.some((path) => !changedPaths.has(path)) ||
    changed.some(({ catalogPath }) => sharedByAll.has(catalogPath.schema))
  )
    return null;
  const blocks = new Set(changed.flatMap(({ catalogPath }) => blocksFrom(catalogPath, unread)));
  const pages = new Set(
    changed.flatMap(({ catalogPath }) => pagesFrom(catalogPath, blocksFrom(catalogPath, unread), unread)),
  );
  const topics = changed.flatMap(({ catalogPath }) =>
    catalogPath.schema === "law" ? catalogPath.id.replaceAll("-", "_") : [],
  );
  const isAffected = ({ catalogPath, text }: UnparsedSource): boolean =>
    (pageKinds.has(catalogPath.schema) && pages.has(catalogPath.id)) ||
    (blockFiles.has(catalogPath.schema) && blocks.has(catalogPath.id)) ||
    (catalogPath.schema === "playbook" && [...blocks, ...topics].some((id) => text.includes(id)));
  const affected = new Set([...changed, ...unread.filter(isAffected)]);
  const comparedKinds = new Set([...affected].flatMap(({ catalogPath }) => comparedWith[catalogPath.schema] ?? []));
  const sources = new Map<string, SourceOfKnownKind>();
  const add = (source: SourceOfKnownKind): void => void sources.set(source.file.path, source);
  for (const { read } of affected) read().forEach(add);
  for (const id of pages) for (const source of sourcesOfPage(id, unread)) add(source);
  for (const id of blocks) for (const source of sourcesOfBlock(id, unread)) add(source);
  for (const { catalogPath, read } of unread)
    if (comparedKinds.has(catalogPath.schema) && !sources.has(catalogPath.path)) read().forEach(add);
  const nextPageIds = new Set([...sources.values()].flatMap(nextPages));
  const others = unread
    .filter(({ catalogPath }) => !sources.has(catalogPath.path))
    .filter(
      ({ catalogPath: { schema } }) => kindsWithPageKeys.has(schema) || schema === "navigation" || schema === "planned",
    );
  const otherPages = others.flatMap(({ catalogPath, read, readHead }) =>
    catalogPath.schema === "navigation" || nextPageIds.has(catalogPath.id) ? read() : readHead(),
  );
  return {
    sources: [...sources.values()],
    // Answers are carried to questions of other pages, which the head of a file does not list and which may be in
    // blocks.
    others: [
      ...otherPages,
      ...blocksOf(otherPages, unread).blocks.filter(({ catalogPath }) => !sources.has(catalogPath.path)),
    ],
    reported: new Set([...affected, ...others].flatMap((source) => source.paths)),
  };
};
