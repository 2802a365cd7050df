import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** One YAML file of the catalog: its path from the repository ("catalog/documents/will.yaml") and its text. */
export type CatalogFile = { readonly path: string; readonly text: string };

/** Whether a name is that of a YAML file; one that ends in .yml or .YAML is read, too, so that the check can say so. */
export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** Every YAML file below a folder, in order of path; paths are given from `root`. */
export const readCatalog = (root: string, folder = "catalog"): readonly CatalogFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isYaml(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(root, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
