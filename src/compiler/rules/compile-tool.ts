import type { LawByTopic } from "../../model/law.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import {
  compileAbout,
  compileCheck,
  compileLawUse,
  compileNextStep,
  compileScreening,
  compileStep,
  officialTopic,
} from "../questions/compile-form-parts.ts";
import { compileListing } from "../input/compile-listing.ts";
import { lawNames } from "../input/law-topics.ts";
import { compileNeededLaw } from "../questions/compile-needed-law.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import {
  compileAnswer,
  compileBetter,
  compileChart,
  compileInvariants,
  compileNotCovered,
  compileRefusal,
  labelsOf,
} from "./compile-answer.ts";
import { compileSteps } from "./compile-steps.ts";
import type { ComputeInput, ToolInput } from "../input/tool-input.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";

/** A calculator or checker, and its context with the names of all steps. */
export type CompiledTool = { readonly definition: ToolDefinition; readonly context: CompilationContext };

/** The topics the steps read, without jurisdictions; those are fetched individually. */
const topicsOf = (input: ToolInput, law: LawByTopic): LawByTopic => {
  const inRows = (steps: readonly ComputeInput[] | undefined): readonly (readonly [name: string, topic: string])[] =>
    (steps ?? []).flatMap((step) => [...lawNames(step.law), ...inRows(step.compute)]);
  return Object.fromEntries(
    [...lawNames(input.law), ...inRows(input.compute)].flatMap(([name, own]) => {
      const topic = Object.hasOwn(law, own) ? { ...law[own]!, places: {} } : undefined;
      return topic ? [[name, topic] as const, [own, topic] as const] : [];
    }),
  );
};

/** Compiles a calculator or checker in the language of its context and reports all problems. */
export const compileTool = (
  input: ToolInput,
  kind: ToolDefinition["kind"],
  formContext: CompilationContext,
  law: LawByTopic,
  hash: string,
): CompiledTool => {
  const { keyed_on: keyedOn } = input;
  const taken = new Set(Object.keys(formContext.scope.names));
  const stepContext = { context: formContext, law, taken, when: [], ...omitUndefined({ keyedOn }) };
  const compiledSteps = compileSteps(
    stepContext,
    [...(input.compute ?? []), ...(input.rules ?? [])],
    formContext.scope,
  );
  const context: CompilationContext = { ...formContext, scope: compiledSteps.scope };
  if (keyedOn !== undefined) context.readNames.add(keyedOn);
  const steps = (input.steps ?? []).flatMap((step) => compileStep(formContext, step));
  const labels = labelsOf(
    steps.flatMap((step) => step.fields),
    compiledSteps.nodes,
  );
  const charts = [...(input.chart ? [input.chart] : []), ...(input.charts ?? [])];
  const use = compileLawUse(formContext, input.law, keyedOn);
  // The result itself marks law read in a secondary source.
  const { needed } = compileNeededLaw(formContext, input.law, []);
  const definition: ToolDefinition = {
    ...compileListing(input, kind),
    version: input.version ?? "",
    hash,
    language: formContext.language,
    languages: [formContext.language],
    about: compileAbout(input.about),
    roles: {},
    screen: (input.screen ?? []).flatMap((screeningInput) => compileScreening(formContext, screeningInput)),
    steps,
    checks: (input.checks ?? []).flatMap((check) => compileCheck(formContext, check)),
    ...omitUndefined({ law: use && { ...use, ...omitUndefined({ needed }) } }),
    topics: topicsOf(input, law),
    refuse: (input.refuse ?? []).flatMap((refusalInput) => compileRefusal(context, refusalInput)),
    compute: compiledSteps.nodes,
    answer: (input.answer ?? []).flatMap((answerInput) => compileAnswer(context, answerInput)),
    charts: charts.flatMap((chart) => compileChart(context, chart, labels)),
    ...omitUndefined({ better: input.better && compileBetter(context, input.better) }),
    notCovered: compileNotCovered(context, input.not_covered ?? []),
    nextSteps: (input.next_steps ?? []).map((nextStep) => ({
      ...compileNextStep(context, nextStep),
      ...omitUndefined({ official: officialTopic(context, nextStep) }),
    })),
    invariants: (input.holds ?? []).flatMap(compileInvariants),
  };
  return { definition, context };
};
