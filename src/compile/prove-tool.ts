import type { LawShards } from "../model/law.ts";
import type { Place } from "../model/place.ts";
import type { DocumentSettings } from "../model/settings.ts";
import type { ToolDefinition } from "../model/tool.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import { checkAnswers } from "./cases/check-answers.ts";
import { fullCases } from "./cases/full-cases.ts";
import { isBroken } from "./check-shape.ts";
import { checkListing } from "./checks/listing.ts";
import { contentHash } from "./content-hash.ts";
import { unitOf } from "./document-unit.ts";
import { compileTool } from "./kinds/tool.ts";
import { domainsOf } from "./logic/domains.ts";
import { presenceOf } from "./logic/presence.ts";
import type { Report } from "./problem.ts";
import { checkToolCase, isUnaskedRefusal } from "./tool/check-case.ts";
import { checkRules } from "./tool/check-holds.ts";
import { checkChanges, checkReached } from "./tool/check-proof.ts";
import { checkTool } from "./tool/check-tool.ts";
import { playToolCase, setToolStage } from "./tool/play-tool-case.ts";
import type { ToolInput } from "./tool/tool-input.ts";
import { watching, withoutAbsences, withoutUnknown } from "./watching.ts";

/** What tools draw from the rest of the catalog. */
export type ToolSurroundings = {
  readonly law: LawShards;
  readonly places: readonly Place[];
  readonly settings: DocumentSettings;
};

const proveCases = (
  tool: ToolInput,
  definition: ToolDefinition,
  { law, settings }: ToolSurroundings,
  report: Report,
): void => {
  const cases = fullCases(tool.cases ?? [], report);
  const stage = setToolStage(definition, law, settings);
  const played = cases.flatMap((full) => playToolCase(stage, full) ?? []);
  const told = new Set<string>();
  for (const one of played) {
    checkAnswers(one, definition.steps, told, report);
    checkToolCase(one, report);
  }
  // What a tool that refuses does not reach would be told of every answer and rule.
  if (played.some(isUnaskedRefusal)) return;
  checkReached(tool, definition, played, report);
  checkChanges(tool, law, played, report);
  checkRules(tool, stage, cases, report);
};

/** A calculator or checker compiled, with its meaning checked; its cases are played once nothing else is wrong. */
export const proveTool = (
  source: PlacedSource,
  kind: ToolDefinition["kind"],
  around: ToolSurroundings,
  report: Report,
): ToolDefinition => {
  const tool: ToolInput = source.input;
  const { language } = source.where;
  const watch = watching(isBroken(source.file) ? withoutUnknown(report) : report);
  const asked = unitOf(tool, around, { language, documentLanguage: language }, watch.report);
  const { definition, unit } = compileTool(tool, kind, asked, around.law, contentHash(source.file.hash));
  if (isBroken(source.file)) return definition;
  const fields = new Map(definition.steps.flatMap((step) => step.fields).map((field) => [field.id, field]));
  checkTool({
    tool,
    input: tool,
    definition,
    unit,
    law: around.law,
    domains: domainsOf(unit.scope.names),
    presence: presenceOf(definition.steps),
    asked: fields,
    report: watch.hasErrors() ? withoutAbsences(watch.report) : watch.report,
  });
  checkListing(tool, language, report);
  const hasErrors = watch.hasErrors() || source.problems.some(({ severity }) => severity === "error");
  if (!hasErrors) proveCases(tool, definition, around, report);
  return definition;
};
