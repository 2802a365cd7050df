import { readCatalogPath } from "../../../compiler/sources/catalog-path.ts";
import { openArchive } from "../../../reading/docx/open-archive.ts";
import type { SourceTexts } from "../compiler/compiler-messages.ts";

/** Why no file was imported. */
export type ImportProblem = "too_large" | "unreadable" | "no_catalog_file" | "two_catalogs" | "other_file";

export type Import =
  { readonly ok: true; readonly texts: SourceTexts } | { readonly ok: false; readonly problem: ImportProblem };

/** Unit: bytes. All files of the catalog together have about 5 MB. */
const MAX_BYTES = 20_000_000;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const refuse = (problem: ImportProblem): Import => ({ ok: false, problem });

const textOf = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

// A line break or ".." in a path would forge lines of a patch, or lead out of its folder.
const SAFE_PATH = /^(?:[\w-]+\/)+[\w-]+(?:\.[\w-]+)*\.yaml$/;

/** A path inside an archive from `catalog/` on; people zip the folder above it, too. */
const catalogPath = (name: string): string | null => {
  const from = name.search(/(?:^|\/)catalog\//);
  const path = from < 0 ? "" : name.slice(from).replace(/^\//, "");
  return SAFE_PATH.test(path) && readCatalogPath(path) !== null ? path : null;
};

const fromArchive = (bytes: Uint8Array): Import => {
  const archive = openArchive(bytes);
  const texts: { [path: string]: string } = {};
  for (const name of archive.names) {
    const path = catalogPath(name);
    const part = path === null ? null : archive.part(name);
    if (path === null || !part) continue;
    if (Object.hasOwn(texts, path)) return refuse("two_catalogs");
    texts[path] = textOf(part);
  }
  return Object.keys(texts).length === 0 ? refuse("no_catalog_file") : { ok: true, texts };
};

/**
 * The catalog files in a file that an author chose: a ZIP archive of a catalog or of changes, or one YAML file, which replaces
 * the open file if it has its name.
 */
export const importTexts = (name: string, bytes: Uint8Array, open: string): Import => {
  if (bytes.length > MAX_BYTES) return refuse("too_large");
  try {
    if (ZIP.every((byte, index) => bytes[index] === byte)) return fromArchive(bytes);
    if (name !== open.split("/").at(-1)) return refuse("other_file");
    return { ok: true, texts: { [open]: textOf(bytes) } };
  } catch {
    return refuse("unreadable");
  }
};
