import type { IndexEntry } from "../model/catalog-index.ts";
import type { DocumentDefinition } from "../model/definition.ts";
import type { LawShards } from "../model/law.ts";
import type { Place } from "../model/place.ts";
import type { DocumentSettings } from "../model/settings.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import type { Shelf } from "./compile-catalog.ts";
import { checkListing } from "./checks/listing.ts";
import { compileClauses } from "./compile-clauses.ts";
import { indexEntry } from "./compile-listings.ts";
import { compileBundle } from "./document-bundle.ts";
import type { DocumentBundle, DocumentFamily } from "./document-unit.ts";
import { lawTopics } from "./form-parts.ts";
import { groupBy } from "./group-by.ts";
import type { ClauseInput, DocumentInput } from "./input.ts";
import { compileListing } from "./listing.ts";
import { made } from "./made.ts";
import type { Made } from "./made.ts";
import type { Memo } from "./memo.ts";
import { createLibrary } from "./use-clause.ts";

/** All documents in all their languages. */
export type CompiledDocuments = {
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  readonly entries: readonly IndexEntry[];
};

const usedClauses = (clauses: readonly ClauseInput[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap((one) => [...(one.use === undefined ? [] : [one.use]), ...usedClauses(one.clauses)]);

const byFile = (sources: readonly PlacedSource[]): ReadonlyMap<string, readonly PlacedSource[]> =>
  groupBy(sources, (source) => source.where.id);

const inputsOf = ({ source, bodies }: DocumentFamily): readonly DocumentInput[] =>
  [source, ...bodies].map(({ input }) => input);

const hashesOf = (
  ids: readonly string[],
  ...shelves: readonly ReadonlyMap<string, readonly PlacedSource[]>[]
): readonly string[] => {
  const sources = [...new Set(ids)].flatMap((id) => shelves.flatMap((shelf) => shelf.get(id) ?? []));
  return sources.map(({ file }) => file.hash);
};

/** What all documents are compiled with. */
type Around = {
  readonly shelf: Shelf;
  readonly law: LawShards;
  readonly places: readonly Place[];
  readonly settings: DocumentSettings;
  readonly memo: Memo;
  readonly playsCases: boolean;
};

/** Compiles every document that is ready; planned ones are listed only. */
export const compileDocuments = (around: Around): Made<CompiledDocuments> => {
  const { shelf, law, places, settings, memo, playsCases } = around;
  const clauses = compileClauses(shelf, memo);
  const library = createLibrary(clauses.value);
  const [overlays, bodies] = [byFile(shelf.all("overlay")), byFile(shelf.all("body"))];
  const [clauseFiles, clauseTexts] = [byFile(shelf.all("clause")), byFile(shelf.all("clause-overlay"))];
  const lawFiles = groupBy(shelf.all("law"), ({ where }) => where.id.replaceAll("-", "_"));
  const placeHashes = shelf.all("places").map(({ file }) => file.hash);
  const compileFamily = (family: DocumentFamily): Made<DocumentBundle> => {
    const inputs = inputsOf(family);
    const used = hashesOf(
      inputs.flatMap((one) => usedClauses(one.document?.clauses)),
      clauseFiles,
      clauseTexts,
    );
    const laws = hashesOf(
      inputs.flatMap((one) => lawTopics(one.law)),
      lawFiles,
    );
    const own = [family.source, ...family.overlays, ...family.bodies].map(({ file }) => file.hash);
    return memo.keep(family.source.where.path, [...own, ...used, ...laws, ...placeHashes], () =>
      made((report) =>
        compileBundle(family, { library, law, places, settings, clauseHash: used.join("|"), playsCases }, report),
      ),
    );
  };
  const problems = [...clauses.problems];
  const definitions = new Map<string, DocumentDefinition>();
  const entries: IndexEntry[] = [];
  for (const source of shelf.all("document")) {
    const { id } = source.where;
    const input: DocumentInput = source.input;
    const listing = compileListing(input, "document");
    if (listing.status === "planned") {
      problems.push(
        ...memo.keep(source.where.path, [source.file.hash], () => made((report) => checkListing(input, "en", report)))
          .problems,
      );
      entries.push(indexEntry(listing, input.about, [], {}));
      continue;
    }
    const bundle = compileFamily({ source, overlays: overlays.get(id) ?? [], bodies: bodies.get(id) ?? [] });
    problems.push(...bundle.problems);
    for (const definition of bundle.value.definitions)
      definitions.set(`${id}.${definition.document.language}`, definition);
    entries.push(indexEntry(listing, input.about, bundle.value.languages, bundle.value.bodies));
  }
  return { value: { definitions, entries }, problems };
};
