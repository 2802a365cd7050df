import { resolve } from "node:path";
import { createCatalog } from "../src/compile/catalog.ts";
import type { CompiledCatalog } from "../src/compile/catalog.ts";
import { iconNames } from "./icon-names.ts";
import { readCatalog } from "./read-catalog.ts";

/** The folder the project stands in. */
export const ROOT = resolve(import.meta.dirname, "..");

/** The whole catalog on disk, compiled; problems are part of the result, with `today` (ISO) also law past its review. */
export const compiledCatalog = (today?: string): CompiledCatalog => {
  const catalog = createCatalog({ icons: iconNames(), ...(today === undefined ? {} : { today }) });
  for (const file of readCatalog(ROOT)) catalog.set(file.path, file.text);
  return catalog.compile();
};
