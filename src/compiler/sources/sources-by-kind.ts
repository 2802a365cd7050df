import type { SchemaName } from "../schema/schemas.ts";
import type { CatalogSource, SourceOfKnownKind } from "./read-source.ts";

/** The files of the catalog, grouped by kind. */
export type SourcesByKind = {
  readonly all: (schema: SchemaName) => readonly SourceOfKnownKind[];
  /** The content of a kind with a single file; empty when the file is missing. */
  readonly single: (schema: SchemaName) => object;
};

const byPath = (a: CatalogSource, b: CatalogSource): number => (a.file.path < b.file.path ? -1 : 1);

/** Groups files by kind, ordered by path; files of no known kind are dropped. */
export const groupByKind = (sources: readonly CatalogSource[]): SourcesByKind => {
  const groups = new Map<SchemaName, SourceOfKnownKind[]>();
  for (const source of sources.toSorted(byPath)) {
    const { catalogPath } = source;
    if (!catalogPath) continue;
    const group = groups.get(catalogPath.schema) ?? [];
    group.push({ ...source, catalogPath });
    groups.set(catalogPath.schema, group);
  }
  const all = (schema: SchemaName): readonly SourceOfKnownKind[] => groups.get(schema) ?? [];
  return { all, single: (schema) => all(schema)[0]?.input ?? {} };
};
