import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../feel/evaluate/evaluation-state.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { LinkedLaw } from "../../law/law-in-force.ts";
import type { NextStep } from "../../model/definition.ts";
import type { Answer, ToolDefinition } from "../../model/tool.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import type { Value } from "../../values/value.ts";
import { linkChart } from "./charts.ts";
import { linkFormula, linkNode } from "./link-nodes.ts";
import type { LinkedFormula, LinkedNode } from "./link-nodes.ts";
import type { LinkedRefusalRule } from "./refusal.ts";
import { indexNames, textLinker } from "./scope/name-labels.ts";

/** An answer with its formulas and texts linked. */
export type LinkedAnswer = {
  readonly answer: Answer;
  readonly when: LinkedFormula | null;
  readonly say: LinkedText;
  /** The formulas its text reads. */
  readonly formulas: readonly LinkedFormula[];
  readonly change: LinkedText | null;
  readonly badge: LinkedText | null;
  readonly why: LinkedText | null;
};

/** A text that is shown under a condition. */
export type ConditionalText = { readonly when: LinkedFormula | null; readonly text: LinkedText };

/** A limit of the tool; `mayChange` is the condition under which it could change the answer. */
export type LinkedLimit = ConditionalText & { readonly mayChange: LinkedFormula | null };

/** A next step; `carry` has the values that it passes to the form it leads to. */
export type LinkedNextStep = ConditionalText & {
  readonly step: NextStep;
  readonly due: ((get: VariableLookup) => Value) | null;
  readonly carry: readonly (readonly [field: string, value: (get: VariableLookup) => Value])[];
};

/** The rules of a tool with every formula and text linked. */
export type LinkedRules = {
  readonly definition: ToolDefinition;
  readonly names: ReturnType<typeof indexNames>;
  readonly law: LinkedLaw | null;
  readonly nodes: readonly LinkedNode[];
  readonly refusals: readonly LinkedRefusalRule[];
  readonly answers: readonly LinkedAnswer[];
  readonly notCovered: readonly LinkedLimit[];
  readonly charts: readonly ReturnType<typeof linkChart>[];
  readonly nextSteps: readonly LinkedNextStep[];
};

type TextLinker = ReturnType<typeof textLinker>;

const linkAnswer = (answer: Answer, text: TextLinker): LinkedAnswer => ({
  answer,
  when: answer.when ? linkFormula(answer.when) : null,
  say: text(answer.say),
  formulas: answer.say.flatMap((part) =>
    typeof part !== "string" && part.type === "value" ? [linkFormula(part.formula)] : [],
  ),
  change: answer.change ? text(answer.change) : null,
  badge: answer.badge ? text(answer.badge) : null,
  why: answer.why ? text(answer.why) : null,
});

const linkNextStep = (step: NextStep, text: TextLinker): LinkedNextStep => ({
  step,
  when: step.when ? linkFormula(step.when) : null,
  due: step.due ? link(step.due.ast) : null,
  text: text(step.text),
  carry: Object.entries(step.carry ?? {}).map(([field, { ast }]) => [field, link(ast)] as const),
});

/** Links every formula and text of a tool once. */
export const linkRules = (definition: ToolDefinition): LinkedRules => {
  const names = indexNames(definition);
  const text = textLinker(names);
  return {
    definition,
    names,
    law: definition.law ? linkLaw(definition.law) : null,
    nodes: definition.compute.map((node) => linkNode(node, text)),
    refusals: definition.refuse.map((rule) => ({
      rule,
      when: linkFormula(rule.when),
      say: text(rule.say),
    })),
    answers: definition.answer.map((answer) => linkAnswer(answer, text)),
    notCovered: definition.notCovered.map((one) => ({
      when: one.when ? linkFormula(one.when) : null,
      mayChange: one.mayChange ? linkFormula(one.mayChange) : null,
      text: text(one.text),
    })),
    charts: definition.charts.map((chart) => linkChart(chart, text)),
    nextSteps: definition.nextSteps.map((step) => linkNextStep(step, text)),
  };
};
