import type { CatalogPath } from "./catalog-path.ts";
import type { SourceOfKnownKind } from "./read-source.ts";
import { clausesUsed, sameId, topicsRead } from "./dependencies.ts";
import type { SchemaName } from "../schema/schemas.ts";

/** A file that is parsed only when needed. */
export type UnparsedSource = {
  readonly where: CatalogPath;
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
const clauseKinds: ReadonlySet<SchemaName> = new Set(["clause", "clause-overlay"]);

/** The files one page is compiled from: its own, the clauses and law topics it names, and those every page needs. */
export const sourcesOfPage = (id: string, unread: readonly UnparsedSource[]): readonly SourceOfKnownKind[] => {
  const readAll = (isWanted: (where: CatalogPath) => boolean): readonly SourceOfKnownKind[] =>
    unread.filter(({ where }) => isWanted(where)).flatMap(({ read }) => read());
  const family = readAll((where) => where.id === id && pageKinds.has(where.schema));
  const topics = new Set(family.flatMap(({ input }) => topicsRead(input)).map(sameId));
  const used = new Set(family.flatMap(({ input }) => clausesUsed(input)));
  const known = (schema: SchemaName): ReadonlySet<string> =>
    new Set(unread.filter(({ where }) => where.schema === schema).map(({ where }) => sameId(where.id)));
  // The suggestion for a name that does not exist is chosen from all names.
  const [allLaw, allClauses] = [
    [...topics].some((topic) => !known("law").has(topic)),
    [...used].some((id) => !known("clause").has(sameId(id))),
  ];
  const around = readAll(
    (where) =>
      sharedKinds.has(where.schema) ||
      (where.schema === "law" && (allLaw || topics.has(sameId(where.id)))) ||
      (clauseKinds.has(where.schema) && (allClauses || used.has(where.id))),
  );
  return [...family, ...around];
};
