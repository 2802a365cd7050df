import type { VariableLookup } from "../../feel/evaluate/evaluation-state.ts";
import type { Rounding } from "../../model/tool.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import { isValueRecord } from "../../text/values/print-plain.ts";
import { rowKeyOf } from "../../text/values/row-key.ts";
import { isCalendarDate } from "../../values/date.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import { ROUNDINGS } from "../../values/rounding.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { scopeWith } from "./scope/evaluation-scope.ts";
import type { EvaluationScope, UnresolvedLaw } from "./scope/evaluation-scope.ts";
import { decide, firstMatch, unresolvedLaw } from "./unresolved-law.ts";
import type { Decision } from "./unresolved-law.ts";
import type {
  LinkedFormula,
  LinkedNode,
  LinkedRows,
  LinkedStep,
  LinkedDecisionTable,
  LinkedVariant,
} from "./link-nodes.ts";

/** An evaluated step or table, from which the trace is written. */
export type EvaluatedNode =
  | {
      readonly type: "step";
      readonly linked: LinkedStep;
      readonly scope: EvaluationScope;
      readonly variant: LinkedVariant | null;
      readonly before: Value;
      readonly value: Value;
      /** All dated formulas start after the requested date. */
      readonly tooEarly: boolean;
      readonly unresolved: readonly UnresolvedLaw[];
    }
  | {
      readonly type: "table";
      readonly linked: LinkedDecisionTable;
      readonly scope: EvaluationScope;
      readonly inputs: readonly Value[];
      readonly matchingRows: readonly number[];
      readonly value: Value;
      readonly unresolved: readonly UnresolvedLaw[];
    };

/** A step that does not apply, with its false condition; `unresolved` is the law that leaves the condition undecided. */
export type SkippedNode = {
  readonly linked: LinkedNode;
  readonly scope: EvaluationScope;
  readonly when: LinkedFormula;
  readonly unresolved: readonly UnresolvedLaw[];
};

/** Evaluated and skipped steps in order. */
export type RunLog = { readonly evaluated: EvaluatedNode[]; readonly skipped: SkippedNode[] };

const rounded = (value: Value, rounding: Rounding | undefined): Value =>
  rounding && isDecimal(value) ? ROUNDINGS[rounding.direction](value, decimal(rounding.step)) : value;

/** A false condition decides even if another one is unresolved. */
const unmetCondition = (linked: LinkedNode, scope: EvaluationScope): SkippedNode | null => {
  const decisions = linked.when.map((formula) => ({ linked, when: formula, scope, ...decide(formula, scope) }));
  for (const { when: one, unresolved, isTrue } of decisions)
    if (unresolved.length === 0) scope.cache.set(one.ast, isTrue || one.value(scope.get));
  const failed = decisions.filter(({ isTrue }) => !isTrue);
  return failed.find(({ unresolved }) => unresolved.length === 0) ?? failed[0] ?? null;
};

type SelectedVariant = { readonly variant: LinkedVariant | null; readonly unresolved: readonly UnresolvedLaw[] };

/** The formula in force on the date; among undated ones, the first whose condition is true. */
const selectVariant = ({ variants, keyDate }: LinkedStep, scope: EvaluationScope): SelectedVariant => {
  const day = keyDate?.value(scope.get) ?? null;
  const inForce = variants.filter(
    ({ inForceFrom }) => inForceFrom === null || (isCalendarDate(day) && inForceFrom <= day.day),
  );
  const { index, unresolved } = firstMatch(inForce, ({ when }) => decide(when, scope));
  const variant = inForce[index] ?? null;
  return { variant, unresolved: variant ? unresolvedLaw(variant.formula, scope) : unresolved };
};

const runStep = (linked: LinkedStep, scope: EvaluationScope): EvaluatedNode => {
  const { variant, unresolved } = selectVariant(linked, scope);
  const before = variant && unresolved.length === 0 ? variant.formula.value(scope.get) : null;
  if (variant) scope.cache.set(variant.formula.ast, before);
  const tooEarly =
    variant === null &&
    linked.variants.every(({ inForceFrom }) => inForceFrom !== null) &&
    isCalendarDate(linked.keyDate?.value(scope.get) ?? null);
  return {
    type: "step",
    linked,
    scope,
    variant,
    before,
    value: rounded(before, linked.node.round),
    tooEarly,
    unresolved,
  };
};

type Row = LinkedDecisionTable["rows"][number];

/** A row matches if all its cells do; a false cell decides even if another one is unresolved. */
const decideRow = ({ tests }: Row, inputs: readonly Input[], scope: EvaluationScope): Decision => {
  const cells = tests.map((test, column) => {
    const input = inputs[column];
    const unresolved = input?.unresolved.length
      ? new Map([...scope.unresolved, ["?", input.unresolved]])
      : scope.unresolved;
    const at = scopeWith({ ...scope, unresolved }, (name) => (name === "?" ? (input?.value ?? null) : scope.get(name)));
    return decide(test, at);
  });
  if (cells.some(({ isTrue, unresolved }) => !isTrue && unresolved.length === 0))
    return { isTrue: false, unresolved: [] };
  const unresolved = cells.flatMap((cell) => cell.unresolved);
  return { isTrue: unresolved.length === 0, unresolved };
};

type Input = { readonly value: Value; readonly unresolved: readonly UnresolvedLaw[] };

const runTable = (linked: LinkedDecisionTable, scope: EvaluationScope): EvaluatedNode => {
  const { node, rows } = linked;
  const inputs = linked.inputs.map((input): Input => ({
    value: input.value(scope.get),
    unresolved: unresolvedLaw(input, scope),
  }));
  const first = node.hit === "first" ? firstMatch(rows, (row) => decideRow(row, inputs, scope)) : null;
  const decisions = first ? [] : rows.map((row) => decideRow(row, inputs, scope));
  const matchingRows = first
    ? [first.index].filter((at) => at >= 0)
    : decisions.flatMap(({ isTrue }, index) => (isTrue ? [index] : []));
  const given = matchingRows.flatMap((at) => rows[at]?.results ?? []);
  const unresolved = [
    ...(first?.unresolved ?? decisions.flatMap((decision) => decision.unresolved)),
    ...given.flatMap((formula) => unresolvedLaw(formula, scope)),
  ];
  const found = matchingRows.map((at): ValueRecord =>
    Object.fromEntries(node.outputs.map((name, column) => [name, rows[at]?.results[column]?.value(scope.get) ?? null])),
  );
  const value: Value = unresolved.length > 0 ? null : node.hit === "all" ? found : (found[0] ?? null);
  return { type: "table", linked, scope, inputs: inputs.map((input) => input.value), matchingRows, value, unresolved };
};

const isStep = (linked: LinkedNode): linked is LinkedStep => linked.node.type === "step";
const isTable = (linked: LinkedNode): linked is LinkedDecisionTable => linked.node.type === "table";

const rowScope = (linked: LinkedRows, outer: EvaluationScope, row: Value, index: number): EvaluationScope => {
  const { node, law } = linked;
  const get: VariableLookup = (name) => (name === node.each.as ? row : outer.get(name));
  const path = `${outer.path}${node.id}.${rowKeyOf(row, index)}.`;
  if (!law) return scopeWith({ ...outer, path }, get);
  const found = law.inForce(get, outer.context);
  const place = { ...outer, path, law: found, keys: law.keys(get), sources: new Map() };
  return scopeWith(place, (name) => (name === "law" ? found : get(name)));
};

const runRows = (linked: LinkedRows, scope: EvaluationScope, formatRowName: RowNameFormatter, log: RunLog): Value => {
  const unresolved = [...unresolvedLaw(linked.list, scope)];
  const list = linked.list.value(scope.get);
  const rows = Array.isArray(list) ? list : [];
  const found = rows.map((row: Value, index) => {
    const innerScope = rowScope(linked, scope, row, index);
    const named = { ...innerScope, row: linked.name ? formatRowName(linked.name, innerScope) : null };
    const { values, unresolved: unresolvedInRows } = runNodes(linked.compute, named, formatRowName, log);
    unresolved.push(...unresolvedInRows);
    return { ...(isValueRecord(row) ? row : {}), ...values };
  });
  if (unresolved.length > 0) scope.unresolved.set(linked.node.id, unresolved);
  return Array.isArray(list) ? found : null;
};

/** Returns the name of a row. */
export type RowNameFormatter = (name: LinkedText, scope: EvaluationScope) => string;

/** Values of steps by id, and the unknown or disputed law that left some of them empty. */
export type RunResult = {
  readonly values: ValueRecord;
  readonly unresolved: readonly UnresolvedLaw[];
  readonly byStep: Map<string, readonly UnresolvedLaw[]>;
};

/** Evaluates steps in order, each in a scope with the ones before it, and appends them to the log. */
export const runNodes = (
  nodes: readonly LinkedNode[],
  outer: EvaluationScope,
  formatRowName: RowNameFormatter,
  log: RunLog,
): RunResult => {
  const values: { [id: string]: Value } = {};
  const before = new Set(outer.unresolved.keys());
  const scope: EvaluationScope = scopeWith({ ...outer, unresolved: new Map(outer.unresolved) }, (name) =>
    Object.hasOwn(values, name) ? (values[name] ?? null) : outer.get(name),
  );
  for (const linked of nodes) {
    const { id } = linked.node;
    values[id] = null;
    const skipped = unmetCondition(linked, scope);
    if (skipped) {
      log.skipped.push(skipped);
      if (skipped.unresolved.length > 0) scope.unresolved.set(id, skipped.unresolved);
      continue;
    }
    if (isStep(linked) || isTable(linked)) {
      const evaluatedNode = isStep(linked) ? runStep(linked, scope) : runTable(linked, scope);
      log.evaluated.push(evaluatedNode);
      values[id] = evaluatedNode.value;
      if (evaluatedNode.unresolved.length > 0) scope.unresolved.set(id, evaluatedNode.unresolved);
    } else values[id] = runRows(linked, scope, formatRowName, log);
  }
  const own = [...scope.unresolved].filter(([id]) => !before.has(id));
  return { values, byStep: new Map(own), unresolved: own.flatMap(([, unresolved]) => unresolved) };
};
