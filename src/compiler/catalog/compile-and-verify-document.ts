import type { DocumentDefinition } from "../../model/definition.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { checkListing } from "../verify/wording/check-listing.ts";
import { hasSyntaxErrors } from "../schema/check-shape.ts";
import { checkDocument } from "./check-document.ts";
import { documentHash, createContext } from "./page-context.ts";
import type { DocumentDependencies } from "./page-context.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { compileDocument } from "../document/compile-document.ts";
import { checkUses } from "../verify/structure/check-uses.ts";
import { domainsOf } from "../logic/domains.ts";
import { questionGuardsOf } from "../logic/question-guards.ts";
import type { Report } from "../problems/problem.ts";
import { runCases } from "../verify/run-cases.ts";
import { recordReports, withoutFollowUpProblems, withoutUnknownNames } from "../problems/report-filters.ts";

/**
 * Compiles a document from its own file and checks its meaning; runs its cases only if nothing else is wrong.
 *
 * `shared` is what the file inherits from another one.
 */
export const compileAndVerifyDocument = (
  source: SourceOfKnownKind,
  shared: DocumentInput,
  dependencies: DocumentDependencies,
  report: Report,
): DocumentDefinition => {
  const input: DocumentInput = source.input;
  const { language } = source.catalogPath;
  const recorder = recordReports(hasSyntaxErrors(source.file) ? withoutUnknownNames(report) : report);
  const texts = dependencies.blocks.textsIn(language);
  const formContext = {
    ...createContext(input, dependencies, { language, documentLanguage: language }, recorder.report),
    ...(texts ? { blockTexts: texts.translationsOf } : {}),
  };
  const fullInput = { ...shared, ...input };
  const { definition, printed, context } = compileDocument(
    fullInput,
    formContext,
    documentHash([source], dependencies),
  );
  checkUses(input, context);
  // Unreadable parts would be reported as missing by every later check.
  if (hasSyntaxErrors(source.file) || dependencies.verification === "none") return definition;
  const questionGuards = questionGuardsOf(definition.steps);
  const domains = domainsOf(context.scope.names);
  const questions = new Map(definition.steps.flatMap((step) => step.fields).map((field) => [field.id, field]));
  const hasSourceErrors = source.problems.some(({ severity }) => severity === "error");
  const remaining =
    hasSourceErrors || recorder.hasErrors() ? withoutFollowUpProblems(recorder.report) : recorder.report;
  checkDocument({ input, definition, printed, context, domains, questionGuards, questions, report: remaining });
  checkListing(input, language, report);
  const hasErrors = hasSourceErrors || recorder.hasErrors();
  // A blank already reported where it is printed is not reported again by every case that leaves it open.
  const reportOnce: Report = (code, ...rest) =>
    code === "CW042" && recorder.has(code) ? undefined : report(code, ...rest);
  if (!hasErrors && dependencies.verification === "cases") runCases(input, definition, dependencies, reportOnce);
  return definition;
};
