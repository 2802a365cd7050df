import { parse } from "yaml";
import type { BlockFileInput } from "../../src/compiler/input/block-input.ts";
import { readCatalogPath } from "../../src/compiler/sources/catalog-path.ts";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../build/catalog/read-catalog.ts";

/** Every block of the catalog as it is written, by id. */
export const readBlocks = (): readonly BlockFileInput[] =>
  readCatalog(ROOT)
    .filter(({ path }) => readCatalogPath(path)?.schema === "block")
    .map(({ text }) => parse(text) as BlockFileInput);
