import type { BlockFileInput } from "../input/block-input.ts";
import { sitesInBlock, sitesInDocument } from "../input/block-sites.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { SchemaName } from "../schema/schemas.ts";
import type { CatalogSource } from "./read-source.ts";

/** Blocks by id. */
export type BlocksById = ReadonlyMap<string, BlockFileInput>;

/** Kinds of files that may use blocks, in addition to blocks themselves. */
export const documentKinds: ReadonlySet<SchemaName> = new Set(["document", "body"]);

/** Blocks by id, from files in any order. */
export const blocksAmong = (sources: readonly CatalogSource[]): BlocksById =>
  new Map(
    sources.flatMap(({ catalogPath, input }) =>
      catalogPath?.schema === "block" ? [[catalogPath.id, input as BlockFileInput]] : [],
    ),
  );

/** Ids of the blocks that files use, blocks within blocks included. */
export const blocksUsedBy = (sources: readonly CatalogSource[], blocks: BlocksById): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (ids: readonly (string | undefined)[]): void => {
    for (const id of ids) {
      if (id === undefined || found.has(id)) continue;
      found.add(id);
      const input = blocks.get(id);
      if (input) visit(sitesInBlock(input).map(({ node }) => node.use));
    }
  };
  for (const { catalogPath, input } of sources) {
    if (catalogPath && documentKinds.has(catalogPath.schema))
      visit(sitesInDocument(input as DocumentInput).map(({ node }) => node.use));
    if (catalogPath?.schema === "block") visit(sitesInBlock(input as BlockFileInput).map(({ node }) => node.use));
  }
  return found;
};
