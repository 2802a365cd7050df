import type { LawByTopic } from "../../model/law.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { checkAnswers } from "../verify/cases/check-answers.ts";
import { resolveCases } from "../verify/cases/resolve-cases.ts";
import { hasSyntaxErrors } from "../schema/check-shape.ts";
import { checkListing } from "../verify/wording/check-listing.ts";
import { contentHash } from "../yaml/content-hash.ts";
import { createContext } from "./page-context.ts";
import type { VerificationLevel } from "../sources/verification-level.ts";
import { compileTool } from "../rules/compile-tool.ts";
import { domainsOf } from "../logic/domains.ts";
import { questionGuardsOf } from "../logic/question-guards.ts";
import type { Report } from "../problems/problem.ts";
import { checkToolCase, isUnexpectedRefusal } from "../verify/rules/check-tool-case.ts";
import { checkInvariants } from "../verify/rules/check-invariants.ts";
import { checkLawChanges, checkAnswersReached } from "../verify/rules/check-case-coverage.ts";
import { checkTool } from "../verify/rules/check-tool.ts";
import { runToolCase, prepareToolRun } from "../verify/rules/run-tool-case.ts";
import type { ToolInput } from "../input/tool-input.ts";
import { recordReports, withoutFollowUpProblems, withoutUnknownNames } from "../problems/report-filters.ts";

/** The parts of the catalog that tools use. */
export type ToolDependencies = {
  readonly law: LawByTopic;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly settings: DocumentSettings;
  readonly verification: VerificationLevel;
};

const verifyToolCases = (
  tool: ToolInput,
  definition: ToolDefinition,
  { law, settings }: ToolDependencies,
  report: Report,
): void => {
  const cases = resolveCases(tool.cases ?? [], report);
  const runnable = prepareToolRun(definition, law, settings);
  const caseResults = cases.flatMap((full) => runToolCase(runnable, full) ?? []);
  const reported = new Set<string>();
  for (const caseResult of caseResults) {
    checkAnswers(caseResult, definition.steps, reported, report);
    checkToolCase(caseResult, report);
  }
  // An unexpected refusal would mark every answer and rule as unreached.
  if (caseResults.some(isUnexpectedRefusal)) return;
  checkAnswersReached(tool, definition, caseResults, report);
  checkLawChanges(tool, law, caseResults, report);
  checkInvariants(tool, runnable, cases, report);
};

/** Compiles a calculator or checker and checks its meaning; runs its cases only if nothing else is wrong. */
export const compileAndVerifyTool = (
  source: SourceOfKnownKind,
  kind: ToolDefinition["kind"],
  dependencies: ToolDependencies,
  report: Report,
): ToolDefinition => {
  const tool: ToolInput = source.input;
  const { language } = source.catalogPath;
  const recorder = recordReports(hasSyntaxErrors(source.file) ? withoutUnknownNames(report) : report);
  const formContext = createContext(tool, dependencies, { language, documentLanguage: language }, recorder.report);
  const { definition, context } = compileTool(tool, kind, formContext, dependencies.law, contentHash(source.file.hash));
  if (hasSyntaxErrors(source.file) || dependencies.verification === "none") return definition;
  const hasSourceErrors = source.problems.some(({ severity }) => severity === "error");
  const fields = new Map(definition.steps.flatMap((step) => step.fields).map((field) => [field.id, field]));
  checkTool({
    tool,
    input: tool,
    definition,
    context,
    law: dependencies.law,
    domains: domainsOf(context.scope.names),
    questionGuards: questionGuardsOf(definition.steps),
    questions: fields,
    report: hasSourceErrors || recorder.hasErrors() ? withoutFollowUpProblems(recorder.report) : recorder.report,
  });
  checkListing(tool, language, report);
  const hasErrors = hasSourceErrors || recorder.hasErrors();
  if (!hasErrors && dependencies.verification === "cases") verifyToolCases(tool, definition, dependencies, report);
  return definition;
};
