import type { Problem } from "../../model/problem.ts";
import { fieldKinds, isFieldKind } from "../../fields/registry/field-kinds.ts";
import { asDocument } from "../blocks/block-library.ts";
import type { BlockLibrary } from "../blocks/block-library.ts";
import { expandDocument } from "../blocks/expand-document.ts";
import { blocksUsedBy } from "../sources/blocks-used.ts";
import { copyOf } from "../input/block-use.ts";
import { blockTestDocuments } from "../blocks/block-test-documents.ts";
import type { BlockTestDocument } from "../blocks/block-test-documents.ts";
import { OWN_KINDS, parametersOf } from "../input/block-parameters.ts";
import type { BlockFileInput } from "../input/block-input.ts";
import { fieldKindAliases } from "../input/field-kind-aliases.ts";
import { groupBy } from "../input/group-by.ts";
import type { BlockOverlayInput } from "../input/overlay-input.ts";
import type { ProblemCode } from "../problems/problem-codes.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import { dependenciesOf } from "../sources/dependencies.ts";
import { versionOf } from "../sources/read-source.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { collectProblems } from "../problems/with-problems.ts";
import { checkOverlay } from "../translation/overlay.ts";
import { compileAndVerifyDocument } from "./compile-and-verify-document.ts";
import type { DocumentDependencies, DocumentInputs } from "./page-context.ts";
import { compileOwnTranslation } from "./compile-own-translation.ts";

const checkKinds = (input: BlockFileInput, report: Report): void => {
  const kinds = [...OWN_KINDS, ...Object.keys(fieldKinds)];
  for (const [name, { kind }] of parametersOf(input)) {
    if (OWN_KINDS.includes(kind) || isFieldKind(kind)) continue;
    const message = `There is no kind of parameter called ${quoted(kind)}.`;
    const elsewhere = Object.hasOwn(fieldKindAliases, kind) ? fieldKindAliases[kind] : undefined;
    const hint = elsewhere === undefined ? didYouMean(kind, kinds) : `Did you mean "${elsewhere}"?`;
    report("CW012", rangeOf(input.parameters ?? input, name), message, hint);
  }
};

// Problems about something that is never used or shown: another case of the block may use it with other arguments.
const ABSENCES: ReadonlySet<ProblemCode> = new Set(["CW018", "CW029", "CW030", "CW035", "CW072"]);

// If a block has only questions, the document uses their answers.
const UNUSED: ReadonlySet<ProblemCode> = new Set(["CW018", "CW029"]);

// A figure may be meant for texts of the documents that use the block; each document reports figures it leaves unused.
const FOR_DOCUMENTS: ReadonlySet<ProblemCode> = new Set(["CW030"]);

type Reported = Parameters<Report>;

const placeOf = ({ from, to }: SourceRange): string => `${from}-${to}`;

/** The parts of a block that remain with one set of arguments, and the problems found in them. */
type Verified = { readonly places: ReadonlySet<string>; readonly reported: readonly Reported[] };

const placesIn = (value: unknown, into: Set<string>): Set<string> => {
  if (typeof value !== "object" || value === null) return into;
  if (copyOf(value)) {
    into.add(placeOf(rangeOf(value)));
    if ("id" in value) into.add(placeOf(rangeOf(value, "id")));
  }
  for (const inner of Object.values(value)) placesIn(inner, into);
  return into;
};

const verifyOwn = (
  source: SourceOfKnownKind,
  own: BlockTestDocument,
  overlays: readonly SourceOfKnownKind[],
  dependencies: DocumentDependencies,
): Verified => {
  const reported: Reported[] = [];
  const record: Report = (...problem) => {
    if (problem[1].file !== own.file) reported.push(problem);
  };
  const expanded = expandDocument(own.input, dependencies.blocks.blocks, record) ?? own.input;
  const asSource: SourceOfKnownKind = { ...source, input: expanded };
  compileAndVerifyDocument(asSource, {}, dependencies, record);
  for (const overlay of overlays) compileOwnTranslation(asSource, overlay, dependencies, record);
  return { places: placesIn(expanded, new Set()), reported };
};

/** Whether something that is absent with some arguments is used with others. */
const isUsedElsewhere = ([code, range]: Reported, all: readonly Verified[]): boolean =>
  ABSENCES.has(code) &&
  all.some(
    ({ places, reported }) =>
      places.has(placeOf(range)) &&
      !reported.some(([other, at]) => other === code && at.file === range.file && placeOf(at) === placeOf(range)),
  );

const verifyBlock = (
  source: SourceOfKnownKind,
  overlays: readonly SourceOfKnownKind[],
  dependencies: DocumentDependencies,
  report: Report,
): void => {
  const input = source.input as BlockFileInput;
  checkKinds(input, report);
  const all = blockTestDocuments(input, source.file.path).map((own) => verifyOwn(source, own, overlays, dependencies));
  const printsNothing = !input.clauses && !input.schedules;
  for (const problem of all.flatMap(({ reported }) => reported)) {
    const [code] = problem;
    if (isUsedElsewhere(problem, all) || FOR_DOCUMENTS.has(code) || (printsNothing && UNUSED.has(code))) continue;
    report(...problem);
  }
  for (const overlay of overlays) checkOverlay(asDocument(input), overlay.input as BlockOverlayInput, report);
};

/** Verifies each block by itself, with its own cases and in each of its languages, and returns the problems. */
export const verifyBlocks = (
  { byKind, law, jurisdictions, settings, memo, verification }: DocumentInputs,
  blocks: BlockLibrary,
): readonly Problem[] => {
  if (verification === "none") return [];
  const overlays = groupBy(byKind.all("block-overlay"), ({ catalogPath }) => catalogPath.id);
  return byKind.all("block").flatMap((source) => {
    const { id, path } = source.catalogPath;
    const used = [id, ...blocksUsedBy([source], blocks.blocks)];
    const topics = used.flatMap((one) => blocks.blocks.get(one)?.law ?? []);
    const reads = dependenciesOf(byKind, law, topics, used);
    const dependencies = { blocks, law: reads.law, jurisdictions, settings, blockHash: "", verification };
    return memo.store(
      `${path} problems`,
      [versionOf(source), "reads", ...reads.versions],
      () => collectProblems((report) => verifyBlock(source, overlays.get(id) ?? [], dependencies, report)).problems,
    );
  });
};
