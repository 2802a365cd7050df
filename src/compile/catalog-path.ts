import type { SchemaName } from "./schemas.ts";

/** What a file is, from where it stands. */
export type CatalogPath = {
  readonly path: string;
  readonly schema: SchemaName;
  readonly id: string;
  /** "en" for the source itself. */
  readonly language: string;
};

type Folder = { readonly source: SchemaName; readonly overlay?: SchemaName; readonly body?: SchemaName };

const folders: { readonly [folder: string]: Folder } = {
  calculators: { source: "calculator" },
  checkers: { source: "checker" },
  clauses: { source: "clause", overlay: "clause-overlay" },
  documents: { source: "document", overlay: "overlay", body: "body" },
  law: { source: "law" },
  pages: { source: "page", overlay: "page" },
  playbooks: { source: "playbook" },
  tools: { source: "tool" },
};

const topFiles: { readonly [file: string]: SchemaName } = {
  "law-sources.yaml": "law-sources",
  "navigation.yaml": "navigation",
  "places.yaml": "places",
  "settings.yaml": "settings",
  "site.yaml": "site",
};

// "will.yaml", "will.es.yaml" (the same text translated), "will.body-ja.yaml" (another text).
const fileName = /^([^.]+)(?:\.(body-)?([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?))?\.yaml$/;

const inFolder = (path: string, folder: string, file: string): CatalogPath | null => {
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  const match = fileName.exec(file);
  if (!kind || !match) return null;
  const [, id = "", body, language] = match;
  const schema = body ? kind.body : language === undefined ? kind.source : kind.overlay;
  return schema ? { path, schema, id, language: language ?? "en" } : null;
};

/** What the file at a path of the catalog is, or null when no kind of file belongs there. */
export const readCatalogPath = (path: string): CatalogPath | null => {
  const [top, folder = "", file, ...deeper] = path.split("/");
  if (top !== "catalog" || deeper.length > 0) return null;
  if (file !== undefined) return inFolder(path, folder, file);
  const schema = Object.hasOwn(topFiles, folder) ? topFiles[folder] : undefined;
  return schema ? { path, schema, id: folder.replace(".yaml", ""), language: "en" } : null;
};
