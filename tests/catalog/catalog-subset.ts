import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";

/** The text of every file of the catalog, by path. */
export const wholeCatalog: Readonly<Record<string, string>> = Object.fromEntries(
  readCatalog(ROOT).map(({ path, text }) => [path, text]),
);

/**
 * The files whose path matches, with the tables of law they name.
 *
 * A topic that is missing would make a definition depend on every topic.
 */
export const catalogSubset = (pattern: RegExp): Readonly<Record<string, string>> => {
  const matching = Object.entries(wholeCatalog).filter(([path]) => pattern.test(path));
  const isNamed = (path: string): boolean => {
    const [, id = ""] = /^catalog\/law\/(.+)\.yaml$/.exec(path) ?? [];
    return id !== "" && matching.some(([, text]) => text.includes(id.replaceAll("-", "_")));
  };
  return Object.fromEntries([...matching, ...Object.entries(wholeCatalog).filter(([path]) => isNamed(path))]);
};
