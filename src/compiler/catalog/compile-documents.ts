import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import type { Problem } from "../../model/problem.ts";
import { versionOf } from "../sources/read-source.ts";
import { checkListing } from "../verify/wording/check-listing.ts";
import { indexEntry } from "../pages/compile-listings.ts";
import { compileBundle } from "./compile-bundle.ts";
import type { DocumentBundle, DocumentInputs, DocumentSources } from "./page-context.ts";
import { groupBy } from "../input/group-by.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { compileListing } from "../input/compile-listing.ts";
import { collectProblems } from "../problems/with-problems.ts";
import type { WithProblems } from "../problems/with-problems.ts";
import { lazyMap } from "./lazy-map.ts";
import { dependenciesOf, topicsRead } from "../sources/dependencies.ts";
import { createBlockLibrary } from "../blocks/block-library.ts";
import type { BlockLibrary } from "../blocks/block-library.ts";
import { verifyBlocks } from "./verify-blocks.ts";
import { reportForDocument, withoutProblemsOfBlocks } from "../blocks/problems-in-blocks.ts";

/** All documents in all their languages. */
export type CompiledDocuments = {
  readonly definitions: ReadonlyMap<string, DocumentDefinition>;
  readonly entries: readonly IndexEntry[];
};

/** A document in all its languages; checking it for problems never reads the definitions. */
type CompiledFamily = Omit<DocumentBundle, "definitions"> & {
  /** Languages of the definitions, in order. */
  readonly written: readonly string[];
  readonly definitions: () => DocumentBundle["definitions"];
  readonly problems: readonly Problem[];
};

const byFile = (sources: readonly SourceOfKnownKind[]): ReadonlyMap<string, readonly SourceOfKnownKind[]> =>
  groupBy(sources, (source) => source.catalogPath.id);

// Planned pages share one file.
const memoKey = ({ catalogPath }: SourceOfKnownKind): string => `${catalogPath.path}#${catalogPath.id}`;

const inputsOf = ({ source, bodies }: DocumentSources): readonly DocumentInput[] =>
  [source, ...bodies].map(({ input }) => input);

/** Returns a function that compiles one document with its overlays and bodies, or takes the result from the memo. */
const createFamilyCompiler = (inputs: DocumentInputs, blocks: BlockLibrary) => {
  const { byKind, law, jurisdictions, settings, memo, verification } = inputs;
  return (family: DocumentSources): CompiledFamily => {
    const own = inputsOf(family);
    const used = [family.source, ...family.bodies].flatMap(({ blocksUsed }) => blocksUsed ?? []);
    const reads = dependenciesOf(byKind, law, own.flatMap(topicsRead), used);
    const ownVersions = [family.source, ...family.overlays, ...family.bodies].map(versionOf);
    const blockHash = reads.blockHashes.join("|");
    const familyContext = { blocks, law: reads.law, jurisdictions, settings, blockHash, verification };
    const files = [family.source, ...family.overlays, ...family.bodies].map(({ file }) => file);
    const id = family.source.catalogPath.id;
    const { path } = family.source.catalogPath;
    const madeFrom = [...ownVersions, "reads", ...reads.versions];
    const compile = (): WithProblems<DocumentBundle> =>
      memo.memoize(path, madeFrom, () =>
        collectProblems((report) => compileBundle(family, familyContext, reportForDocument(id, files, report))),
      );
    const definitions = (): DocumentBundle["definitions"] =>
      memo.store(`${path} definitions`, madeFrom, () => compile().value.definitions);
    const summary = memo.store(`${path} summary`, madeFrom, () => {
      const { value, problems } = compile();
      // Evaluated here so that definitions and summary are cached together; with one missing, both would be recompiled.
      const written = definitions().map(({ document }) => document.language);
      return { languages: value.languages, bodies: value.bodies, written, problems };
    });
    return { ...summary, definitions };
  };
};

/** Compiles every ready document; planned ones are only listed. */
export const compileDocuments = (inputs: DocumentInputs): WithProblems<CompiledDocuments> => {
  const { byKind, memo, verification } = inputs;
  const blocks = createBlockLibrary(byKind);
  const blockProblems = verifyBlocks(inputs, blocks);
  const [overlays, bodies] = [byFile(byKind.all("overlay")), byFile(byKind.all("body"))];
  const compileFamily = createFamilyCompiler(inputs, blocks);
  const problems = [...blockProblems];
  const definitions: (readonly [name: string, () => DocumentDefinition])[] = [];
  const entries: IndexEntry[] = [];
  for (const source of byKind.all("document")) {
    const { id } = source.catalogPath;
    const input: DocumentInput = source.input;
    const listing = compileListing(input, "document");
    if (listing.status === "planned") {
      problems.push(
        ...memo.store(memoKey(source), [versionOf(source)], () =>
          collectProblems((report) => verification !== "none" && checkListing(input, "en", report)),
        ).problems,
      );
      entries.push(indexEntry(listing, input.about, [], {}));
      continue;
    }
    const family = compileFamily({ source, overlays: overlays.get(id) ?? [], bodies: bodies.get(id) ?? [] });
    problems.push(...withoutProblemsOfBlocks(family.problems, blockProblems));
    for (const [index, language] of family.written.entries())
      definitions.push([`${id}.${language}`, () => family.definitions()[index]!]);
    entries.push(indexEntry(listing, input.about, family.languages, family.bodies));
  }
  return { value: { definitions: lazyMap(definitions), entries }, problems };
};
