import type { DocumentDefinition } from "../model/definition.ts";
import type { LawShards } from "../model/law.ts";
import type { Problem } from "../model/problem.ts";
import type { CatalogPath } from "./catalog-path.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import { shelve } from "./compile-catalog.ts";
import { compileDocuments } from "./compile-documents.ts";
import { compileLawFiles } from "./compile-law.ts";
import { lawTopics } from "./form-parts.ts";
import type { DocumentInput } from "./input.ts";
import { compilePlaces } from "./kinds/places.ts";
import { compileSettings } from "./kinds/settings.ts";
import type { Memo } from "./memo.ts";
import { sortProblems } from "./problem.ts";
import type { SchemaName } from "./schemas.ts";

/** One document as it reads now, in the languages asked for; its cases are not played yet. */
export type Sketch = {
  /** By id and document language: "will.en". */
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  /** The topics the document reads. */
  readonly law: LawShards;
  /** The files it was made from. */
  readonly sources: readonly PlacedSource[];
  /** Of these files. */
  readonly problems: readonly Problem[];
};

/** A file whose text is only read when it is needed. */
export type UnreadSource = { readonly where: CatalogPath; readonly read: () => PlacedSource };

const written: ReadonlySet<SchemaName> = new Set(["document", "overlay", "body"]);
const shared: ReadonlySet<SchemaName> = new Set(["clause", "clause-overlay", "places", "settings"]);

const topicsOf = (family: readonly PlacedSource[]): ReadonlySet<string> =>
  new Set(
    family.flatMap(({ input }) => lawTopics((input as DocumentInput).law)).map((topic) => topic.replaceAll("_", "-")),
  );

/** Which document is looked at, and which of its translations; all of them when left out. */
export type Wanted = { readonly id: string; readonly translations?: readonly string[] };

const isOf =
  ({ id, translations }: Wanted) =>
  (where: CatalogPath): boolean =>
    where.id === id &&
    written.has(where.schema) &&
    (where.schema !== "overlay" || !translations || translations.includes(where.language));

/**
 * A first look at one document: its files, the clauses and the law it draws from are compiled, and nothing else.
 *
 * The memo is one of its own: what a whole compile forgets is kept here.
 */
export const sketchDocument = (wanted: Wanted, unread: readonly UnreadSource[], memo: Memo): Sketch => {
  const readAll = (isWanted: (where: CatalogPath) => boolean): readonly PlacedSource[] =>
    unread.filter(({ where }) => isWanted(where)).map(({ read }) => read());
  const family = readAll(isOf(wanted));
  const topics = topicsOf(family);
  const around = readAll(
    ({ schema, id: name }) => shared.has(schema) || (schema === "law" && topics.has(name.replaceAll("_", "-"))),
  );
  const sources = [...family, ...around];
  const shelf = shelve(sources);
  const places = compilePlaces(shelf.one("places"));
  const law = compileLawFiles(shelf, places, undefined, memo);
  const settings = compileSettings(shelf.one("settings"), () => undefined).defaults;
  const documents = compileDocuments({ shelf, memo, law: law.value, places, settings, playsCases: false });
  const found = [...sources, law, documents].flatMap(({ problems }) => problems);
  return { definitions: documents.value.definitions, law: law.value, sources, problems: sortProblems(found) };
};
