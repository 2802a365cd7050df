import { resolve } from "node:path";
import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { Catalog, CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { iconNames } from "./icon-names.ts";
import { readCatalog } from "./read-catalog.ts";
import { openCompileCache } from "./compile-cache.ts";

/** The folder of the project; a built command is run from elsewhere and is given it (`run-built.mjs`). */
export const ROOT = process.env["CLAUSEWRIGHT_ROOT"] ?? resolve(import.meta.dirname, "../../..");

/** The catalog on disk, not compiled yet; with `today` (ISO), law past its review date is a problem. */
export const openCatalog = (today?: string): Catalog => {
  const catalog = createCatalog(
    { icons: iconNames(), ...(today === undefined ? {} : { today }) },
    openCompileCache(ROOT),
  );
  for (const file of readCatalog(ROOT)) catalog.set(file.path, file.text);
  return catalog;
};

/** The full catalog on disk, compiled and verified; problems are part of the result. */
export const compiledCatalog = (today?: string): CompiledCatalog => openCatalog(today).compile();
