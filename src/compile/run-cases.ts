import type { DocumentDefinition } from "../model/definition.ts";
import type { LawShards } from "../model/law.ts";
import type { DocumentSettings } from "../model/settings.ts";
import { checkAnswers } from "./cases/check-answers.ts";
import { checkCoverage } from "./cases/check-coverage.ts";
import { checkExpectations } from "./cases/check-expectations.ts";
import { checkBlanks, checkOutput, checkScreenTexts } from "./cases/check-output.ts";
import { reach } from "./cases/coverage.ts";
import type { Reached } from "./cases/coverage.ts";
import { fullCases } from "./cases/full-cases.ts";
import { playCase, setStage } from "./cases/play-case.ts";
import type { DocumentInput } from "./input.ts";
import type { Report } from "./problem.ts";
import { placeOf } from "./yaml-file.ts";

/** What cases are played with besides their own answers. */
export type CaseWorld = { readonly law: LawShards; readonly settings: DocumentSettings };

const LEAST_CASES = 4;

/** A document for the public is proved by several cases; one below version 1.0 is still being written. */
const checkNumberOfCases = (input: DocumentInput, { version }: DocumentDefinition, report: Report): void => {
  const { cases } = input;
  if (!cases || cases.length >= LEAST_CASES || Number(version) < 1) return;
  const message = `There ${cases.length === 1 ? "is one case" : `are ${cases.length} cases`}; from version 1.0 on, ${LEAST_CASES} are the least.`;
  report("CW076", placeOf(input, "cases"), message, "Add cases, or give it a version below 1.0 until it has them.");
};

/** Plays every case of a document and reports each that does not hold, and everything no case reaches. */
export const runCases = (
  input: DocumentInput,
  definition: DocumentDefinition,
  { law, settings }: CaseWorld,
  report: Report,
): void => {
  const cases = fullCases(input.cases ?? [], report);
  if (cases.length === 0) return;
  checkNumberOfCases(input, definition, report);
  const stage = setStage(definition, law, settings);
  const reached: Reached = new Set();
  const played = cases.flatMap((full) => playCase(stage, full) ?? []);
  const told = new Set<string>();
  for (const one of played) {
    checkAnswers(one, definition.steps, told, report);
    checkExpectations(one, report);
    checkOutput(one, report);
    checkScreenTexts(one, report);
    checkBlanks(one, report);
    if (!one.view.exit) reach(definition.document, one.view, one.full.levelOfDetail, reached);
  }
  checkCoverage(input, definition, played, reached, report);
};

/** Plays the cases of a document with its translation, and reports what no finished document may hold. */
export const runTranslatedCases = (
  input: DocumentInput,
  definition: DocumentDefinition,
  { law, settings }: CaseWorld,
  report: Report,
): void => {
  const silent: Report = () => undefined;
  const stage = setStage(definition, law, settings);
  for (const full of fullCases(input.cases ?? [], silent)) {
    const played = playCase(stage, full);
    if (played) checkOutput(played, report);
  }
};
