import type { LawShards } from "../../model/law.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import {
  compileAbout,
  compileCheck,
  compileLawUse,
  compileNextStep,
  compileScreen,
  compileStep,
  lawNames,
} from "../form-parts.ts";
import { compileListing } from "../listing.ts";
import { compileNeededLaw } from "../needed-law.ts";
import { present } from "../present.ts";
import {
  compileAnswer,
  compileChart,
  compileHolds,
  compileNotCovered,
  compileRefusal,
  labelsOf,
} from "../tool/answer.ts";
import { compileCompute } from "../tool/compute.ts";
import type { ComputeInput, ToolInput } from "../tool/tool-input.ts";
import type { Unit } from "../unit.ts";

/** A calculator or checker, with all faults reported; its unit then knows the names of all steps. */
export type CompiledTool = { readonly definition: ToolDefinition; readonly unit: Unit };

/** The topics the steps read, without their places; those are fetched one by one. */
const topicsOf = (input: ToolInput, law: LawShards): LawShards => {
  const inRows = (steps: readonly ComputeInput[] | undefined): readonly (readonly [name: string, topic: string])[] =>
    (steps ?? []).flatMap((step) => [...lawNames(step.law), ...inRows(step.compute)]);
  return Object.fromEntries(
    [...lawNames(input.law), ...inRows(input.compute)].flatMap(([name, own]) => {
      const topic = Object.hasOwn(law, own) ? { ...law[own]!, places: {} } : undefined;
      return topic ? [[name, topic] as const, [own, topic] as const] : [];
    }),
  );
};

/** A calculator or checker in the language of its unit. */
export const compileTool = (
  input: ToolInput,
  kind: ToolDefinition["kind"],
  asked: Unit,
  law: LawShards,
  hash: string,
): CompiledTool => {
  const { keyed_on: keyedOn } = input;
  const taken = new Set(Object.keys(asked.scope.names));
  const making = { unit: asked, law, taken, when: [], ...present({ keyedOn }) };
  const computed = compileCompute(making, [...(input.compute ?? []), ...(input.rules ?? [])], asked.scope);
  const unit: Unit = { ...asked, scope: computed.scope };
  if (keyedOn !== undefined) unit.read.add(keyedOn);
  const steps = (input.steps ?? []).flatMap((one) => compileStep(asked, one));
  const labels = labelsOf(
    steps.flatMap((step) => step.fields),
    computed.nodes,
  );
  const charts = [...(input.chart ? [input.chart] : []), ...(input.charts ?? [])];
  const use = compileLawUse(asked, input.law, keyedOn);
  const definition: ToolDefinition = {
    ...compileListing(input, kind),
    version: input.version ?? "",
    hash,
    language: asked.language,
    languages: [asked.language],
    about: compileAbout(input.about),
    roles: {},
    screen: (input.screen ?? []).flatMap((one) => compileScreen(asked, one)),
    steps,
    checks: (input.checks ?? []).flatMap((one) => compileCheck(asked, one)),
    ...present({ law: use && { ...use, ...compileNeededLaw(asked, input.law, []) } }),
    topics: topicsOf(input, law),
    refuse: (input.refuse ?? []).flatMap((one) => compileRefusal(unit, one)),
    compute: computed.nodes,
    answer: (input.answer ?? []).flatMap((one) => compileAnswer(unit, one)),
    charts: charts.flatMap((one) => compileChart(unit, one, labels)),
    notCovered: compileNotCovered(unit, input.not_covered ?? []),
    nextSteps: (input.next_steps ?? []).map((one) => compileNextStep(unit, one)),
    holds: (input.holds ?? []).flatMap(compileHolds),
  };
  return { definition, unit };
};
