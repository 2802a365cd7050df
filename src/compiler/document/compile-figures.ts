import { topologicalOrder } from "../../engine/form/nodes/topological-order.ts";
import { compileExpression } from "../../feel/compile/compile-expression.ts";
import type { Figure } from "../../model/definition.ts";
import type { Expression } from "../../model/expression.ts";
import type { ComputeStep } from "../../model/tool.ts";
import type { ValueType } from "../../values/value-type.ts";
import { bindExpression } from "../formula/bind-clause.ts";
import { recordFormulaLocation } from "../formula/compile-formula.ts";
import type { FigureInput } from "../input/schema-types.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { reservedNames } from "../formula/scope.ts";
import { compileComputeStep, reserveId } from "../rules/compile-compute-step.ts";
import type { StepContext } from "../rules/step-context.ts";
import { depsInDocument, scopeAt } from "../formula/block-scope.ts";
import type { CompiledFigure, FormulaScope, CompilationContext } from "../formula/compilation-context.ts";

/** The named figures of a document, and the context in which every formula can read them. */
export type CompiledFigures = { readonly figures: readonly Figure[]; readonly context: CompilationContext };

type Named = { readonly id: string; readonly input: FigureInput };

const ANY: ValueType = { type: "any" };

/** Combines variants into one formula: the first whose condition is true, or null. */
const formulaOf = ({ variants }: ComputeStep): Expression => {
  const nothing: Expression = { ast: null, deps: [], source: "null" };
  return variants.toReversed().reduce<Expression>((rest, { when, formula }) => {
    if (!when) return formula;
    return {
      ast: ["if", when.ast, formula.ast, rest.ast],
      deps: [...new Set([...when.deps, ...formula.deps, ...rest.deps])],
      source: `if ${when.source} then ${formula.source} else ${rest.source}`,
    };
  }, nothing);
};

/** Names a figure reads, before any other figure has a type. */
const namesRead = (context: CompilationContext, input: FigureInput, scope: FormulaScope): readonly string[] => {
  const localScope = scopeAt(context, scope, input);
  return [input.is, ...(input.variants ?? []).flatMap((variant) => [variant.when, variant.is])].flatMap((source) =>
    typeof source === "string" ? depsInDocument(compileExpression(source, localScope.names).deps, localScope) : [],
  );
};

/** Sorts figures so that each follows those it reads. In a cycle, which is reported elsewhere, file order decides. */
const sortByDependency = (stepContext: StepContext, inputs: readonly FigureInput[]): readonly Named[] => {
  const named = inputs.flatMap((input): readonly Named[] => {
    const isTaken = stepContext.taken.has(input.id ?? "") || Object.hasOwn(reservedNames, input.id ?? "");
    const id = reserveId(stepContext, input);
    return id === null || isTaken ? [] : [{ id, input }];
  });
  const names = { ...stepContext.context.scope.names, ...Object.fromEntries(named.map(({ id }) => [id, ANY])) };
  const scope: FormulaScope = { names, locals: [] };
  const needs = (input: FigureInput): readonly string[] => namesRead(stepContext.context, input, scope);
  const order = topologicalOrder(named.map(({ id, input }) => ({ name: id, needs: needs(input) })));
  return order.map((at) => named[at]!);
};

const ownNames = ({ scope }: CompilationContext): ReadonlySet<string> =>
  new Set(Object.keys(scope.names).filter((name) => !Object.hasOwn(reservedNames, name)));

/** Compiles the named figures; they may read questions, law and each other, in any order. */
export const compileFigures = (
  formContext: CompilationContext,
  inputs: readonly FigureInput[] | undefined,
): CompiledFigures => {
  if (!inputs) return { figures: [], context: formContext };
  const stepContext: StepContext = { context: formContext, law: {}, taken: new Set(ownNames(formContext)), when: [] };
  const ordered = sortByDependency(stepContext, inputs);
  const names: { [name: string]: ValueType } = { ...formContext.scope.names };
  for (const { id } of ordered) names[id] = ANY;
  const known = new Map<string, CompiledFigure>();
  const figures = new Map<FigureInput, Figure>();
  for (const { id, input } of ordered) {
    const step = compileComputeStep(stepContext, input, id, { names: { ...names }, locals: [] });
    if (!step) continue;
    names[id] = step.type;
    const formula = formulaOf(step.node);
    recordFormulaLocation(formula, { owner: input });
    const whole = bindExpression(formula, Object.fromEntries([...known].map(([name, one]) => [name, one.expanded])));
    known.set(id, {
      input,
      formula,
      expanded: whole,
      questions: whole.deps.filter((name) => formContext.fields.has(name)),
    });
    figures.set(input, { id, label: step.node.label, formula, ...omitUndefined({ unit: step.node.unit }) });
  }
  const inFile = inputs.flatMap((input) => figures.get(input) ?? []);
  const inFileOrder = new Map(inFile.map(({ id }) => [id, known.get(id)!]));
  return { figures: inFile, context: { ...formContext, scope: { names, locals: [] }, figures: inFileOrder } };
};
