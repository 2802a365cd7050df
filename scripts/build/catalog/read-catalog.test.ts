import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CatalogFolderError, readCatalog } from "./read-catalog.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "catalog-"));
  mkdirSync(join(root, "catalog/pages"), { recursive: true });
  writeFileSync(join(root, "catalog/pages/help.yaml"), "id: help\n");
  writeFileSync(join(root, "outside.yaml"), "id: outside\n");
});

afterEach(() => rmSync(root, { recursive: true }));

test("files are read in order, with their paths from the project", () => {
  writeFileSync(join(root, "catalog/pages/contact.yaml"), "id: contact\n");
  expect(readCatalog(root).map(({ path }) => path)).toEqual(["catalog/pages/contact.yaml", "catalog/pages/help.yaml"]);
});

test.each([
  ["a file outside the catalog", "../../outside.yaml", "catalog/pages/link.yaml"],
  ["a file inside it", "help.yaml", "catalog/pages/link.yaml"],
  ["a folder that contains the link", "..", "catalog/pages/link"],
  ["a folder outside the catalog", "../..", "catalog/pages/link"],
  ["nothing", "missing.yaml", "catalog/pages/link.yaml"],
])("a link to %s is refused by name", (_what, target, link) => {
  symlinkSync(target, join(root, link));
  const read = (): unknown => readCatalog(root);
  expect(read).toThrow(CatalogFolderError);
  expect(read).toThrow(
    `"${link}" is a symbolic link, and the catalog consists of files only. Replace it with a copy of the file.`,
  );
});

test("every link is named", () => {
  for (const name of ["b", "a"]) symlinkSync("help.yaml", join(root, `catalog/pages/${name}.yaml`));
  expect(() => readCatalog(root)).toThrow(/^"catalog\/pages\/a\.yaml" is .* So is catalog\/pages\/b\.yaml\./);
});
