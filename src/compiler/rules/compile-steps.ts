import type { ComputeNode } from "../../model/tool.ts";
import type { ValueType } from "../../values/value-type.ts";
import { nameIfBare } from "../formula/ast-parts.ts";
import { lawTypeFor } from "../law/compile-law.ts";
import { compileLawUse } from "../questions/compile-form-parts.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { textAt } from "../formula/compile-text.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { checkDecisionTable } from "./check-decision-table.ts";
import { compileComputeStep, hiddenCondition, stepLabel, reserveId, stepConditions } from "./compile-compute-step.ts";
import { compileDecisionTable } from "./compile-decision-table.ts";
import { withName } from "./step-context.ts";
import type { StepContext } from "./step-context.ts";
import type { ComputeInput } from "../input/tool-input.ts";

/** Compiled steps, and the scope of formulas after them. */
export type CompiledSteps = {
  readonly nodes: readonly ComputeNode[];
  readonly scope: FormulaScope;
  readonly types: { readonly [id: string]: ValueType };
};

const ANY: ValueType = { type: "any" };

type CompiledNode = { readonly node: ComputeNode; readonly type: ValueType };

const compileDecision = (
  stepContext: StepContext,
  input: ComputeInput,
  id: string,
  scope: FormulaScope,
): CompiledNode | null => {
  const { context, group } = stepContext;
  const table = compileDecisionTable(context, input, scope);
  if (!table) return null;
  const { result, subjects, ...rest } = table;
  checkDecisionTable(input, table, subjects, context.report);
  const node: ComputeNode = {
    type: "table",
    id,
    label: stepLabel(stepContext, input, id, scope),
    when: stepConditions(stepContext, input, scope),
    ...omitUndefined({ group, hidden: hiddenCondition(stepContext, input, { id, type: result }, scope) }),
    ...rest,
  };
  return { node, type: result };
};

const listShorthand = /^([a-z][a-z0-9_]*)\s+in\s+/;

const compileRows = (
  stepContext: StepContext,
  input: ComputeInput,
  id: string,
  scope: FormulaScope,
): CompiledNode | null => {
  const { context, law, group } = stepContext;
  const source = input.each ?? "";
  const match = listShorthand.exec(source);
  if (!match) {
    context.report("CW015", rangeOf(input, "each"), "A repetition is written `state in states`.");
    return null;
  }
  const [start, as = ""] = match;
  const list = compileFormula(
    context,
    source.slice(start.length),
    { owner: input, key: "each", offset: start.length },
    scope,
    "list",
  );
  if (!list) return null;
  const entry = list.type.type === "list" ? list.type.of : ANY;
  const withEntry = withName(scope, as, entry, true);
  const use = compileLawUse(context, input.law, stepContext.keyedOn, withEntry);
  const withLaw = input.law ? withName(withEntry, "law", lawTypeFor(input.law, law, context.report), false) : withEntry;
  const inner = compileSteps({ ...stepContext, when: [], group: undefined }, input.compute ?? [], withLaw, true);
  const field = nameIfBare(list.expression.ast);
  const name = textAt(context, input, "name", withLaw);
  const node: ComputeNode = {
    type: "rows",
    id,
    label: stepLabel(stepContext, input, id, scope),
    when: stepConditions(stepContext, input, scope),
    each: { as, in: list.expression, ...(field === null ? {} : { field }) },
    compute: inner.nodes,
    ...omitUndefined({ group, name, law: use }),
  };
  const own = entry.type === "record" ? entry.fields : {};
  return { node, type: { type: "list", of: { type: "record", fields: { ...own, ...inner.types } } } };
};

const compileNode = (stepContext: StepContext, input: ComputeInput, scope: FormulaScope): CompiledNode | null => {
  const id = reserveId(stepContext, input);
  if (id === null) return null;
  if (input.each !== undefined) return compileRows(stepContext, input, id, scope);
  return input.hit === undefined
    ? compileComputeStep(stepContext, input, id, scope)
    : compileDecision(stepContext, input, id, scope);
};

const compileGroup = (
  stepContext: StepContext,
  input: ComputeInput,
  scope: FormulaScope,
  isLocal: boolean,
): CompiledSteps => {
  const when = stepConditions(stepContext, input, scope);
  const heading = textAt(stepContext.context, input, "group", scope);
  return compileSteps(
    { ...stepContext, when, ...omitUndefined({ group: heading }) },
    input.compute ?? [],
    scope,
    isLocal,
  );
};

/** Reports a name that belongs to this step or a later one; otherwise it would be reported as unknown. */
const withLaterStepHints = (context: CompilationContext, later: readonly ComputeInput[]): CompilationContext => ({
  ...context,
  report: (code, range, message, suggestion) => {
    const name = range.file.text.slice(range.from, range.to);
    if (code !== "CW110" || !later.some(({ id }) => id === name))
      return context.report(code, range, message, suggestion);
    const advice = "A step reads the questions and the steps above it: change the order, or what it reads.";
    context.report(code, range, `"${name}" is not calculated yet at this step.`, advice);
  },
});

/** Compiles the steps in order; each may read the questions, the law and the steps above it. */
export const compileSteps = (
  stepContext: StepContext,
  inputs: readonly ComputeInput[],
  outer: FormulaScope,
  isLocal = false,
): CompiledSteps => {
  let scope = outer;
  const nodes: ComputeNode[] = [];
  const types: { [id: string]: ValueType } = {};
  for (const [index, input] of inputs.entries()) {
    if (input.group !== undefined && input.id === undefined) {
      const inner = compileGroup(stepContext, input, scope, isLocal);
      scope = inner.scope;
      nodes.push(...inner.nodes);
      Object.assign(types, inner.types);
      continue;
    }
    const one = compileNode(
      { ...stepContext, context: withLaterStepHints(stepContext.context, inputs.slice(index)) },
      input,
      scope,
    );
    const { id } = input;
    if (id === undefined) continue;
    const type = one?.type ?? ANY;
    scope = withName(scope, id, type, isLocal);
    types[id] = type;
    if (one) nodes.push(one.node);
  }
  return { nodes, scope, types };
};
