import type { SchemaName } from "../schema/schemas.ts";

/** The role of a catalog file, as its path determines it. */
export type CatalogPath = {
  readonly path: string;
  readonly schema: SchemaName;
  readonly id: string;
  /** "en" for the source itself. */
  readonly language: string;
  /** The path of the file this one continues: the clauses and cases of a document are joined to its `document.yaml`. */
  readonly partOf?: string;
};

type Folder = { readonly source: SchemaName; readonly overlay?: SchemaName };

const folders: { readonly [folder: string]: Folder } = {
  calculators: { source: "calculator" },
  checkers: { source: "checker" },
  law: { source: "law" },
  messages: { source: "messages" },
  pages: { source: "page", overlay: "page" },
  playbooks: { source: "playbook" },
  reviews: { source: "review" },
  tools: { source: "tool" },
};

const topFiles: { readonly [file: string]: SchemaName } = {
  "vocabulary.yaml": "vocabulary",
  "law-sources.yaml": "law-sources",
  "navigation.yaml": "navigation",
  "places.yaml": "places",
  "settings.yaml": "settings",
  "site.yaml": "site",
};

const LANGUAGE = "[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?";

// "privacy.yaml", "privacy.ja.yaml" (the same text translated).
const fileName = new RegExp(`^([^.]+)(?:\\.(${LANGUAGE}))?\\.yaml$`);

const inFolder = (path: string, folder: string, file: string): CatalogPath | null => {
  const kind = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
  const match = fileName.exec(file);
  if (!kind || !match) return null;
  const [, id = "", language] = match;
  const schema = language === undefined ? kind.source : kind.overlay;
  return schema ? { path, schema, id, language: language ?? "en" } : null;
};

/** The files of a document that continue its first one, in the order in which they are joined. */
export const documentParts = ["clauses.yaml", "cases.yaml"] as const;

const MAIN = "document.yaml";

const isPart = (file: string): boolean => documentParts.some((part) => part === file);

const translation = new RegExp(`^(${LANGUAGE})\\.yaml$`);

const isLanguage = (name: string): boolean => new RegExp(`^${LANGUAGE}$`).test(name);

/**
 * The files of one document: "will/document.yaml" with its clauses and cases, "will/es.yaml" (the same text
 * translated), "will/ja/document.yaml" (another text).
 */
const inDocument = (path: string, id: string, segments: readonly string[]): CatalogPath | null => {
  const [file = "", ...more] = segments.toReversed();
  const [language = "en", ...deeper] = more;
  if (deeper.length > 0 || (more.length > 0 && !isLanguage(language))) return null;
  const schema = more.length > 0 ? "body" : "document";
  if (file === MAIN) return { path, schema, id, language };
  if (isPart(file)) return { path, schema, id, language, partOf: path.replace(file, MAIN) };
  const translated = more.length > 0 ? undefined : translation.exec(file)?.[1];
  return translated === undefined ? null : { path, schema: "overlay", id, language: translated };
};

const BLOCK = "block.yaml";

/** The files of one block: "notices/block.yaml", "notices/es.yaml" (the same texts translated). */
const inBlock = (path: string, id: string, file: string): CatalogPath | null => {
  if (file === BLOCK) return { path, schema: "block", id, language: "en" };
  const language = translation.exec(file)?.[1];
  return language === undefined ? null : { path, schema: "block-overlay", id, language };
};

const PLANNED = "planned.yaml";

/** Returns the role of the file at a catalog path, or null when no kind of file belongs there. */
export const readCatalogPath = (path: string): CatalogPath | null => {
  const [top, folder = "", file, ...deeper] = path.split("/");
  if (top !== "catalog") return null;
  if (folder === "documents" && file !== undefined && deeper.length > 0) return inDocument(path, file, deeper);
  if (folder === "blocks" && file !== undefined && deeper.length === 1) return inBlock(path, file, deeper[0] ?? "");
  if (deeper.length > 0) return null;
  if (folder === "documents" && file === PLANNED) return { path, schema: "planned", id: "planned", language: "en" };
  if (file !== undefined) return inFolder(path, folder, file);
  const schema = Object.hasOwn(topFiles, folder) ? topFiles[folder] : undefined;
  return schema ? { path, schema, id: folder.replace(".yaml", ""), language: "en" } : null;
};
