import { checkBody } from "../verify/structure/check-body.ts";
import type { DocumentBundle, DocumentSources, DocumentDependencies } from "./page-context.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { Report } from "../problems/problem.ts";
import { compileAndVerifyDocument } from "./compile-and-verify-document.ts";
import { compileTranslation } from "./compile-translation.ts";
import { recordReports } from "../problems/report-filters.ts";

const firstOf = (first: string, all: readonly string[]): readonly string[] => [
  first,
  ...all.filter((one) => one !== first),
];

/** Properties that a body inherits from its document: addresses and menu position. */
const sharedWithBodies = (input: DocumentInput): DocumentInput => {
  const { id, formerly, slugs, nav, tags, synonyms, related, sensitive, review } = input;
  return omitUndefined({ id, formerly, slugs, nav, tags, synonyms, related, sensitive, review });
};

/** Compiles a document in every language it has. */
export const compileBundle = (
  family: DocumentSources,
  dependencies: DocumentDependencies,
  report: Report,
): DocumentBundle => {
  const { source, overlays, bodies } = family;
  const recorder = recordReports(report);
  const english = compileAndVerifyDocument(source, {}, dependencies, recorder.report);
  const hasErrors = recorder.hasErrors() || source.problems.some(({ severity }) => severity === "error");
  // If the source has errors, its translation would repeat each of them.
  const forTranslations: Report = hasErrors && !recorder.has("CW070") ? () => undefined : report;
  const others = overlays.flatMap(
    (overlay) => compileTranslation(source, overlay, dependencies, forTranslations) ?? [],
  );
  const codes = [english, ...others].map(({ document }) => document.language);
  const withLanguages = [english, ...others].map((definition) => ({
    ...definition,
    languages: firstOf(definition.document.language, codes),
  }));
  const shared = sharedWithBodies(source.input);
  const ownBodies = bodies.map((body) => {
    if (dependencies.verification !== "none") checkBody(body.input, source.input, report);
    return compileAndVerifyDocument(body, shared, dependencies, report);
  });
  return {
    definitions: [...withLanguages, ...ownBodies],
    languages: codes,
    bodies: Object.fromEntries(ownBodies.map(({ language, entry }) => [language, entry])),
  };
};
