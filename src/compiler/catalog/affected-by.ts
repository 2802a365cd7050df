import type { DocumentInput } from "../input/document-input.ts";
import type { SchemaName } from "../schema/schemas.ts";
import type { CatalogPath } from "../sources/catalog-path.ts";
import { clausesUsed, sameId, topicsRead } from "../sources/dependencies.ts";
import { kindsWithPageKeys } from "../sources/page-keys.ts";
import { pageKinds, sourcesOfPage } from "../sources/page-sources.ts";
import type { UnparsedSource } from "../sources/page-sources.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";

/** The definitions and files to verify after some files changed. */
export type Affected = {
  /** The files to compile: those that changed, what is made from them, and what that is made from. */
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
const clauseFiles: ReadonlySet<SchemaName> = new Set(["clause", "clause-overlay"]);

/** Files that mention an id, read: searching a text costs far less than reading it. */
const mentioning = (unread: readonly UnparsedSource[], id: string, kinds: ReadonlySet<SchemaName>) =>
  unread.filter(({ where, text }) => kinds.has(where.schema) && text.includes(id)).flatMap(({ read }) => read());

/** Ids of the pages that are made from a file. */
const pagesFrom = ({ schema, id }: CatalogPath, unread: readonly UnparsedSource[]): readonly string[] => {
  if (pageKinds.has(schema)) return [id];
  if (schema === "law") {
    const topic = sameId(id);
    return mentioning(unread, id.replaceAll("-", "_"), pageKinds)
      .filter(({ input }) => topicsRead(input).some((one) => sameId(one) === topic))
      .map(({ where }) => where.id);
  }
  if (!clauseFiles.has(schema)) return [];
  return mentioning(unread, id, pageKinds)
    .filter(({ input }) => clausesUsed(input).includes(id))
    .map(({ where }) => where.id);
};

/** Kinds of which all files are compared with one another when one of them changed. */
const comparedWith: { readonly [schema in SchemaName]?: readonly SchemaName[] } = {
  law: ["law", "places", "law-sources"],
  page: ["page"],
  playbook: ["clause"],
};

const nextPages = ({ input }: SourceOfKnownKind): readonly string[] =>
  ((input as DocumentInput).next_steps ?? []).flatMap(({ create }) => create ?? []);

/** The part of the catalog to verify when the files at these paths changed; null means all of it. */
export const affectedBy = (paths: readonly string[], unread: readonly UnparsedSource[]): Affected | null => {
  const named = unread.filter((source) => source.paths.some((path) => paths.includes(path)));
  const known = new Set(named.flatMap((source) => source.paths));
  if (paths.some((path) => !known.has(path)) || named.some(({ where }) => sharedByAll.has(where.schema))) return null;
  const pages = new Set(named.flatMap(({ where }) => pagesFrom(where, unread)));
  const clauses = named.filter(({ where }) => where.schema === "clause").map(({ where }) => where.id);
  const isAffected = ({ where, text }: UnparsedSource): boolean =>
    (pageKinds.has(where.schema) && pages.has(where.id)) ||
    (where.schema === "playbook" && clauses.some((id) => text.includes(id)));
  const affected = new Set([...named, ...unread.filter(isAffected)]);
  const compared = new Set([...affected].flatMap(({ where }) => comparedWith[where.schema] ?? []));
  const sources = new Map<string, SourceOfKnownKind>();
  const add = (source: SourceOfKnownKind): void => void sources.set(source.file.path, source);
  for (const { read } of affected) read().forEach(add);
  for (const id of pages) for (const source of sourcesOfPage(id, unread)) add(source);
  for (const { where, read } of unread) if (compared.has(where.schema) && !sources.has(where.path)) read().forEach(add);
  const wanted = new Set([...sources.values()].flatMap(nextPages));
  const others = unread
    .filter(({ where }) => !sources.has(where.path))
    .filter(
      ({ where: { schema } }) => kindsWithPageKeys.has(schema) || schema === "navigation" || schema === "planned",
    );
  return {
    sources: [...sources.values()],
    // Answers are carried to questions, which a head does not name.
    others: others.flatMap(({ where, read, readHead }) =>
      where.schema === "navigation" || wanted.has(where.id) ? read() : readHead(),
    ),
    reported: new Set([...affected, ...others].flatMap((source) => source.paths)),
  };
};
