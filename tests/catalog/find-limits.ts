import type { ToolCaseResult, RunnableTool } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { operationOf } from "../../src/compiler/formula/ast-parts.ts";
import type { Ast } from "../../src/feel/evaluate/ast.ts";
import { prepareRules } from "../../src/engine/rules/prepare-rules.ts";
import { evaluate } from "../../src/feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../src/feel/evaluate/evaluation-state.ts";
import { linkLaw } from "../../src/law/law-in-force.ts";
import type { Expression } from "../../src/model/expression.ts";
import type { ComputeNode, ComputeRows, ToolDefinition } from "../../src/model/tool.ts";
import { rowKeyOf } from "../../src/text/values/row-key.ts";
import { isCalendarDate } from "../../src/values/date.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import type { Decimal } from "../../src/values/decimal.ts";
import type { Value, ValueRecord } from "../../src/values/value.ts";

/** A comparison of a figure or date with a number of the law or formula, and how close the cases come to it. */
export type Limit = {
  readonly where: string;
  readonly says: string;
  /** Whether a case is exactly at the limit. */
  at: boolean;
  /** Whether a case is one unit (cent, day, item) past the limit; starting from zero, any step qualifies. */
  beside: boolean;
};

const COMPARISONS = new Set(["<", "<=", ">", ">="]);
const BINDING = new Set(["some", "every", "for"]);

/** "Up to" changes above the limit, "below" changes beneath it. */
const turnsAbove = (operator: string): boolean => operator === "<=" || operator === ">";

/** Whether a formula is a constant of the law, of its tables, or of the formula itself; `fixed` are steps that are. */
const isFixed = (ast: Ast, fixed: ReadonlySet<string>): boolean => {
  const found = operationOf(ast);
  if (!found) return true;
  if (found.operator === "get") return fixed.has(String(found.operands[0]));
  return found.operands.every((operand) => isFixed(operand, fixed));
};

/** "law", "item" and the steps that only pass on law values. */
const fixedNames = (
  nodes: readonly ComputeNode[],
  known: ReadonlySet<string> = new Set(["law", "item"]),
): ReadonlySet<string> =>
  nodes.reduce<ReadonlySet<string>>((names, node) => {
    if (node.type === "rows") return fixedNames(node.compute, names);
    const isFigure = node.type === "step" && node.unit !== undefined;
    return isFigure && node.variants.every(({ formula }) => isFixed(formula.ast, names))
      ? new Set([...names, node.id])
      : names;
  }, known);

const shown = (ast: Ast): string => {
  const found = operationOf(ast);
  if (!found) return String(ast);
  const [first = null, ...rest] = found.operands;
  if (found.operator === "get" || found.operator === "n") return String(first);
  if (found.operator === "at") return `${shown(first)}.${String(rest[0])}`;
  return `${found.operator}(${found.operands.map(shown).join(" ")})`;
};

/** A comparison in a formula, with its context. */
type VisitComparison = (ast: Ast, operator: string, sides: readonly [Ast, Ast], get: VariableLookup) => void;

const entriesOf = (list: Value): readonly Value[] => (Array.isArray(list) ? list : []);

const bound =
  (name: string, value: Value, get: VariableLookup): VariableLookup =>
  (asked) =>
    asked === name ? value : get(asked);

const walk = (ast: Ast, get: VariableLookup, visit: VisitComparison): void => {
  const found = operationOf(ast);
  if (!found) return;
  const { operator, operands } = found;
  const [a = null, b = null, c = null] = operands;
  if (COMPARISONS.has(operator)) visit(ast, operator, [a, b], get);
  if (operator === "filter") {
    walk(a, get, visit);
    for (const entry of entriesOf(evaluate(a, get))) walk(b, bound("item", entry, get), visit);
  } else if (BINDING.has(operator)) {
    for (const entry of entriesOf(evaluate(b, get))) walk(c, bound(String(a), entry, get), visit);
  } else if (operator === "in") {
    for (const test of operands.slice(1)) {
      const inner = operationOf(test);
      const [compare = null, limit = null] = inner?.operands ?? [];
      if (inner?.operator === "to" && COMPARISONS.has(String(compare))) visit(test, String(compare), [a, limit], get);
    }
  } else for (const operand of operands) walk(operand, get, visit);
};

const measure = (value: Value): Decimal | null => {
  if (isDecimal(value)) return value;
  return isCalendarDate(value) ? decimal(value.day) : null;
};

const formulasOf = (node: ComputeNode): readonly Expression[] => {
  switch (node.type) {
    case "step":
      return [...node.when, ...node.variants.flatMap(({ when, formula }) => (when ? [when, formula] : [formula]))];
    case "table":
      return [...node.when, ...node.inputs, ...node.rows.flatMap(({ results }) => results)];
    case "rows":
      return [...node.when, node.each.in];
  }
};

type VisitContext = {
  readonly runnable: RunnableTool;
  readonly caseResult: ToolCaseResult;
  readonly get: VariableLookup;
};

const stepValues = (caseResult: ToolCaseResult, path: string): ValueRecord =>
  Object.fromEntries(
    (caseResult.result?.trace ?? [])
      .filter((step) => step.path === `${path}${step.id}`)
      .map(({ id, value }) => [id, value]),
  );

/** Visits every comparison of the steps at one level of a tool: the whole, or one row. */
const visitLimits = (
  nodes: readonly ComputeNode[],
  { caseResult, get, runnable }: VisitContext,
  path: string,
  see: (id: string) => VisitComparison,
): void => {
  const own = stepValues(caseResult, path);
  const here: VariableLookup = (name) => (Object.hasOwn(own, name) ? (own[name] ?? null) : get(name));
  for (const node of nodes) {
    for (const { ast } of formulasOf(node)) walk(ast, here, see(node.id));
    if (node.type === "table") {
      const inputs = node.inputs.map(({ ast }) => evaluate(ast, here));
      for (const { tests } of node.rows)
        for (const [index, { ast }] of tests.entries())
          walk(ast, bound("?", inputs[index] ?? null, here), see(node.id));
    }
    if (node.type === "rows") visitRowLimits(node, { caseResult, get: here, runnable }, path, see);
  }
};

const visitRowLimits = (
  node: ComputeRows,
  { caseResult, get, runnable }: VisitContext,
  path: string,
  see: (id: string) => VisitComparison,
): void => {
  const law = node.law ? linkLaw(node.law) : null;
  for (const [index, entry] of entriesOf(evaluate(node.each.in.ast, get)).entries()) {
    const row = bound(node.each.as, entry, get);
    const inside = law ? bound("law", law.inForce(row, caseResult.context), row) : row;
    visitLimits(
      node.compute,
      { caseResult, get: inside, runnable },
      `${path}${node.id}.${rowKeyOf(entry, index)}.`,
      see,
    );
  }
};

const outside = ({ answer, refuse }: ToolDefinition): readonly Expression[] => [
  ...refuse.map(({ when }) => when),
  ...answer.flatMap(({ when }) => when ?? []),
];

/** Finds all limits of a tool, and how close its cases come to them. */
export const findLimits = (runnable: RunnableTool, all: readonly ToolCaseResult[]): readonly Limit[] => {
  const limits = new Map<Ast, Limit>();
  const fixed = fixedNames(runnable.definition.compute);
  const see =
    (where: string): VisitComparison =>
    (ast, operator, [a, b], get) => {
      // A comparison of law with law is not a limit that answers can approach.
      if (isFixed(a, fixed) === isFixed(b, fixed)) return;
      const limit = limits.get(ast) ?? { where, says: `${shown(a)} ${operator} ${shown(b)}`, at: false, beside: false };
      limits.set(ast, limit);
      const [left, right] = [measure(evaluate(a, get)), measure(evaluate(b, get))];
      if (!left || !right) return;
      const apart = left.minus(right);
      if (apart.eq(0)) limit.at = true;
      else if (apart.gt(0) === turnsAbove(operator) && (right.eq(0) || apart.abs().lte(1))) limit.beside = true;
    };
  // A refusal removes the figures it was based on.
  const { run } = prepareRules({ ...runnable.definition, refuse: [] });
  for (const result of all) {
    const { view, context } = result;
    const caseResult = { ...result, result: run(view, context) };
    const get: VariableLookup = (name) =>
      Object.hasOwn(view.values, name) ? (view.values[name] ?? null) : (view.reserved[name] ?? null);
    visitLimits(runnable.definition.compute, { runnable, caseResult, get }, "", see);
    const values = stepValues(caseResult, "");
    const end: VariableLookup = (name) => (Object.hasOwn(values, name) ? (values[name] ?? null) : get(name));
    for (const { ast } of outside(runnable.definition)) walk(ast, end, see("answer"));
  }
  return [...limits.values()];
};
