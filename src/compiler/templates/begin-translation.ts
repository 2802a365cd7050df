import { parseDocument } from "yaml";
import type { DocumentInput } from "../input/document-input.ts";
import { newTranslation } from "./new-translation.ts";
import { readCatalogPath } from "../sources/catalog-path.ts";

const PARTS = ["document.yaml", "clauses.yaml"] as const;

/** The file that begins a translation of a document, its texts still in English and commented out; null for another page. */
export const beginTranslation = (
  page: string,
  texts: { readonly [path: string]: string },
  language: string,
): { readonly path: string; readonly text: string } | null => {
  const catalogPath = readCatalogPath(page);
  if (catalogPath?.schema !== "document" || catalogPath.partOf !== undefined) return null;
  const folder = page.slice(0, page.lastIndexOf("/"));
  const source = PARTS.map((file) => texts[`${folder}/${file}`] ?? "").join("\n");
  // What is written before a fault in the text is still used.
  const input = parseDocument(source).toJS() as DocumentInput | null;
  const text = newTranslation(catalogPath.id, language, input ?? {});
  return { path: `${folder}/${language}.yaml`, text };
};
