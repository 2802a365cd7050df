import type { Figure, PageDefinition } from "../../model/definition.ts";
import type { ComputeNode, ComputeStep, ToolDefinition } from "../../model/tool.ts";
import { both, FALSE, LOST, MADE, MADE_VALUE, mapOutcomes, NULL, opposite, TRUE } from "./outcomes.ts";
import type { Outcomes } from "./outcomes.ts";
import { outcomesOf } from "./unknown-column.ts";
import type { Column, Supposed } from "./unknown-column.ts";

/** What has named figures (documents) or steps (calculators and checkers). */
export type WithFigures = PageDefinition & {
  readonly figures?: readonly Figure[];
  readonly compute?: ToolDefinition["compute"];
};

const stepsIn = (nodes: readonly ComputeNode[]): readonly ComputeStep[] =>
  nodes.flatMap((node) => (node.type === "step" ? [node] : node.type === "rows" ? stepsIn(node.compute) : []));

/** Of the variants the first that applies; one that unknown law leaves open refuses, so nothing after it is reached by that. */
const ofVariants = ({ variants }: ComputeStep, at: Supposed): Outcomes => {
  let found = 0;
  let reached: Outcomes = TRUE;
  for (const { when, is } of variants) {
    const applies = both([reached, when ? outcomesOf(when.ast, at) : TRUE]);
    if ((applies & TRUE) !== 0) found |= outcomesOf(is.ast, at);
    found |= (applies & LOST) | ((applies & MADE) !== 0 ? MADE_VALUE : 0);
    reached = both([
      reached,
      when ? opposite(outcomesOf(when.ast, at)) | (outcomesOf(when.ast, at) & NULL ? TRUE : 0) : FALSE,
    ]);
  }
  return found | NULL;
};

const ofStep = (step: ComputeStep, at: Supposed): Outcomes => {
  const value = ofVariants(step, at);
  return mapOutcomes(both(step.when.map(({ ast }) => outcomesOf(ast, at))), (one) => {
    if (one === TRUE) return value;
    if (one === LOST) return LOST;
    return (one & MADE) !== 0 ? MADE_VALUE | LOST : NULL;
  });
};

/** Suppositions of a definition: what its figures come to while a column has a status, each found once. */
export const supposing = (definition: WithFigures): ((column: Column, status: Supposed["status"]) => Supposed) => {
  const steps = new Map(stepsIn(definition.compute ?? []).map((step) => [step.id, step]));
  const figures = new Map((definition.figures ?? []).map((figure) => [figure.id, figure]));
  const kept = new Map<string, Supposed>();
  return (column, status) => {
    const key = `${column.topic}.${column.column}.${status}`;
    const before = kept.get(key);
    if (before) return before;
    const found = new Map<string, Outcomes | null>();
    const ofFigure = (name: string): Outcomes | null => {
      const [step, figure] = [steps.get(name), figures.get(name)];
      if (step) return ofStep(step, at);
      return figure ? outcomesOf(figure.is.ast, at) : null;
    };
    const at: Supposed = {
      ...column,
      status,
      figure: (name) => {
        if (!found.has(name)) {
          found.set(name, null);
          found.set(name, ofFigure(name));
        }
        return found.get(name) ?? null;
      },
    };
    kept.set(key, at);
    return at;
  };
};
