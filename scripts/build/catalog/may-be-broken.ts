import { readCatalogPath } from "../../../src/compiler/sources/catalog-path.ts";
import type { Problem } from "../../../src/model/problem.ts";

/** Folders whose files each belong to one page. */
const PAGES = /^catalog\/(documents|calculators|checkers|tools)\/(?!planned\.yaml$)/;

/**
 * Whether the definition at an address may be broken by these errors: they are in its own files, or in a shared one, since
 * an error in law or in a clause may affect any page.
 *
 * Example: mayBeBroken("/catalog/will.en.json", errors), with an error in "catalog/documents/will/clauses.yaml", is true
 */
export const mayBeBroken = (address: string, errors: readonly Pick<Problem, "file">[]): boolean => {
  const [, id] = /^\/catalog\/([^/.]+)\.[^/]+\.json$/.exec(address) ?? [];
  if (id === undefined) return false;
  return errors.some(({ file }) => !PAGES.test(file) || readCatalogPath(file)?.id === id);
};
