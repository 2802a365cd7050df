import { readdirSync, readFileSync } from "node:fs";
import type { Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/** One YAML file of the catalog: its path from the repository ("catalog/documents/will/document.yaml") and its text. */
export type CatalogFile = { readonly path: string; readonly text: string };

/**
 * Whether a file is read as YAML. Files that end in .yml or .YAML are read, too, so that the check can report the wrong
 * extension.
 */
export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The catalog folder contains something that is not read; the message says what and what to do. */
export class CatalogFolderError extends Error {}

const refuseLinks = (links: readonly string[]): void => {
  const [first, ...more] = links;
  if (first === undefined) return;
  const others = more.length === 0 ? "" : ` So ${more.length === 1 ? "is" : "are"} ${more.join(", ")}.`;
  throw new CatalogFolderError(
    `"${first}" is a symbolic link, and the catalog consists of files only.${others} Replace it with a copy of the file.`,
  );
};

/** Everything below a folder; a symbolic link to a folder is listed and not followed, in every version of Node. */
const entriesBelow = (folder: string): readonly Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : [entry],
  );

/**
 * Every YAML file below a folder, in order of path; paths are given from `root`.
 *
 * Throws: `CatalogFolderError` for a symbolic link, which could lead in a circle or out of the project.
 */
export const readCatalog = (root: string, folder = "catalog"): readonly CatalogFile[] => {
  const entries = entriesBelow(join(root, folder));
  const pathOf = (file: string): string => relative(root, file).split(sep).join("/");
  const fileOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);
  refuseLinks(
    entries
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => pathOf(fileOf(entry)))
      .sort(),
  );
  return entries
    .filter((entry) => entry.isFile() && isYaml(entry.name))
    .map(fileOf)
    .sort()
    .map((file) => ({ path: pathOf(file), text: readFileSync(file, "utf8") }));
};
