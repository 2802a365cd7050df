import type { Figure, PageDefinition } from "../../model/definition.ts";
import type { ComputeNode, ComputeStep, ToolDefinition } from "../../model/tool.ts";
import { andOutcomes, FALSE, UNKNOWN, MASKED, MASKED_VALUE, mapOutcomes, NULL, notOutcomes, TRUE } from "./outcomes.ts";
import type { Outcomes } from "./outcomes.ts";
import { outcomesOf } from "./unknown-column.ts";
import type { AssumedColumn, ColumnAssumption } from "./unknown-column.ts";

/** A definition with named figures (documents) or steps (calculators and checkers). */
export type WithFigures = PageDefinition & {
  readonly figures?: readonly Figure[];
  readonly compute?: ToolDefinition["compute"];
};

const stepsIn = (nodes: readonly ComputeNode[]): readonly ComputeStep[] =>
  nodes.flatMap((node) => (node.type === "step" ? [node] : node.type === "rows" ? stepsIn(node.compute) : []));

/** The first applicable variant. If unknown law leaves one open, the tool refuses, so later variants are not reached. */
const ofVariants = ({ variants }: ComputeStep, at: ColumnAssumption): Outcomes => {
  let found = 0;
  let reached: Outcomes = TRUE;
  for (const { when, formula } of variants) {
    const applies = andOutcomes([reached, when ? outcomesOf(when.ast, at) : TRUE]);
    if ((applies & TRUE) !== 0) found |= outcomesOf(formula.ast, at);
    found |= (applies & UNKNOWN) | ((applies & MASKED) !== 0 ? MASKED_VALUE : 0);
    reached = andOutcomes([
      reached,
      when ? notOutcomes(outcomesOf(when.ast, at)) | (outcomesOf(when.ast, at) & NULL ? TRUE : 0) : FALSE,
    ]);
  }
  return found | NULL;
};

const ofStep = (step: ComputeStep, at: ColumnAssumption): Outcomes => {
  const value = ofVariants(step, at);
  return mapOutcomes(andOutcomes(step.when.map(({ ast }) => outcomesOf(ast, at))), (one) => {
    if (one === TRUE) return value;
    if (one === UNKNOWN) return UNKNOWN;
    return (one & MASKED) !== 0 ? MASKED_VALUE | UNKNOWN : NULL;
  });
};

/** Creates assumptions about a definition's law columns: the outcome of each figure while a column has a status, memoized. */
export const assumeColumn = (
  definition: WithFigures,
): ((column: AssumedColumn, status: ColumnAssumption["status"]) => ColumnAssumption) => {
  const steps = new Map(stepsIn(definition.compute ?? []).map((step) => [step.id, step]));
  const figures = new Map((definition.figures ?? []).map((figure) => [figure.id, figure]));
  const kept = new Map<string, ColumnAssumption>();
  return (column, status) => {
    const key = `${column.topic}.${column.column}.${status}`;
    const before = kept.get(key);
    if (before) return before;
    const found = new Map<string, Outcomes | null>();
    const ofFigure = (name: string): Outcomes | null => {
      const [step, figure] = [steps.get(name), figures.get(name)];
      if (step) return ofStep(step, at);
      return figure ? outcomesOf(figure.formula.ast, at) : null;
    };
    const at: ColumnAssumption = {
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
