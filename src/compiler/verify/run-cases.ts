import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import { checkAnswers } from "./cases/check-answers.ts";
import { checkCoverage } from "./cases/check-coverage.ts";
import { checkExpectations } from "./cases/check-expectations.ts";
import { checkBlanks, checkOutput, checkScreenTexts } from "./cases/check-output.ts";
import { recordCoveredParts } from "./cases/coverage.ts";
import type { CoveredParts } from "./cases/coverage.ts";
import { resolveCases } from "./cases/resolve-cases.ts";
import { runCase, prepareRun } from "./cases/run-case.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** The inputs of cases in addition to their own answers. */
export type CaseEnvironment = { readonly law: LawByTopic; readonly settings: DocumentSettings };

const MIN_CASES = 4;

/** A published document needs several cases; below version 1.0 it is still a draft. */
const checkNumberOfCases = (input: DocumentInput, { version }: DocumentDefinition, report: Report): void => {
  const { cases } = input;
  if (!cases || cases.length >= MIN_CASES || Number(version) < 1) return;
  const message = `There ${cases.length === 1 ? "is one case" : `are ${cases.length} cases`}; from version 1.0 on, ${MIN_CASES} are the least.`;
  report("CW076", rangeOf(input, "cases"), message, "Add cases, or give it a version below 1.0 until it has them.");
};

/** Runs every case of a document; reports failed cases and parts that no case covers. */
export const runCases = (
  input: DocumentInput,
  definition: DocumentDefinition,
  { law, settings }: CaseEnvironment,
  report: Report,
): void => {
  const cases = resolveCases(input.cases ?? [], report);
  if (cases.length === 0) return;
  checkNumberOfCases(input, definition, report);
  const runnable = prepareRun(definition, law, settings);
  const covered: CoveredParts = new Set();
  const caseResults = cases.flatMap((full) => runCase(runnable, full) ?? []);
  const reported = new Set<string>();
  for (const caseResult of caseResults) {
    checkAnswers(caseResult, definition.steps, reported, report);
    checkExpectations(caseResult, report);
    checkOutput(caseResult, report);
    checkScreenTexts(caseResult, report);
    checkBlanks(caseResult, report);
    if (!caseResult.view.ineligible)
      recordCoveredParts(definition.document, caseResult.view, caseResult.full.levelOfDetail, covered);
  }
  checkCoverage(input, definition, caseResults, covered, report);
};

/** Runs the cases of a document with its translation and reports faults in the output. */
export const runTranslatedCases = (
  input: DocumentInput,
  definition: DocumentDefinition,
  { law, settings }: CaseEnvironment,
  report: Report,
): void => {
  const silent: Report = () => undefined;
  const runnable = prepareRun(definition, law, settings);
  for (const full of resolveCases(input.cases ?? [], silent)) {
    const caseResult = runCase(runnable, full);
    if (caseResult) checkOutput(caseResult, report);
  }
};
