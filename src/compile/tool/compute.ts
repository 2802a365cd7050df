import type { ComputeNode } from "../../model/tool.ts";
import type { ValueType } from "../../values/value-type.ts";
import { bareName } from "../ast-parts.ts";
import { lawTypeFor } from "../compile-law.ts";
import { compileLawUse } from "../form-parts.ts";
import { compileFormula } from "../formulas.ts";
import { present } from "../present.ts";
import { textAt } from "../templates.ts";
import type { Scope, Unit } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import { checkTable } from "./check-table.ts";
import { compileStep, labelOf, takeId, whenOf } from "./compile-step.ts";
import { compileTable } from "./decision-table.ts";
import { withName } from "./making.ts";
import type { Making } from "./making.ts";
import type { ComputeInput } from "./tool-input.ts";

/** Compiled steps, and what formulas after them may read. */
export type Computed = {
  readonly nodes: readonly ComputeNode[];
  readonly scope: Scope;
  readonly types: { readonly [id: string]: ValueType };
};

const ANY: ValueType = { type: "any" };

type One = { readonly node: ComputeNode; readonly type: ValueType };

const compileDecision = (making: Making, input: ComputeInput, id: string, scope: Scope): One | null => {
  const { unit, group } = making;
  const table = compileTable(unit, input, scope);
  if (!table) return null;
  const { result, subjects, ...rest } = table;
  checkTable(input, table, subjects, unit.report);
  const node: ComputeNode = {
    type: "table",
    id,
    label: labelOf(making, input, id, scope),
    when: whenOf(making, input, scope),
    ...present({ group }),
    ...rest,
  };
  return { node, type: result };
};

const eachForm = /^([a-z][a-z0-9_]*)\s+in\s+/;

const compileRows = (making: Making, input: ComputeInput, id: string, scope: Scope): One | null => {
  const { unit, law, group } = making;
  const source = input.each ?? "";
  const match = eachForm.exec(source);
  if (!match) {
    unit.report("CW015", placeOf(input, "each"), "A repetition is written `state in states`.");
    return null;
  }
  const [start, as = ""] = match;
  const list = compileFormula(
    unit,
    source.slice(start.length),
    { owner: input, key: "each", offset: start.length },
    scope,
    "list",
  );
  if (!list) return null;
  const entry = list.type.type === "list" ? list.type.of : ANY;
  const withEntry = withName(scope, as, entry, true);
  const use = compileLawUse(unit, input.law, making.keyedOn, withEntry);
  const withLaw = input.law ? withName(withEntry, "law", lawTypeFor(input.law, law, unit.report), false) : withEntry;
  const inside = compileCompute({ ...making, when: [], group: undefined }, input.compute ?? [], withLaw, true);
  const field = bareName(list.expression.ast);
  const name = textAt(unit, input, "name", withLaw);
  const node: ComputeNode = {
    type: "rows",
    id,
    label: labelOf(making, input, id, scope),
    when: whenOf(making, input, scope),
    each: { as, in: list.expression, ...(field === null ? {} : { field }) },
    compute: inside.nodes,
    ...present({ group, name, law: use }),
  };
  const own = entry.type === "record" ? entry.fields : {};
  return { node, type: { type: "list", of: { type: "record", fields: { ...own, ...inside.types } } } };
};

const compileOne = (making: Making, input: ComputeInput, scope: Scope): One | null => {
  const id = takeId(making, input);
  if (id === null) return null;
  if (input.each !== undefined) return compileRows(making, input, id, scope);
  return input.hit === undefined ? compileStep(making, input, id, scope) : compileDecision(making, input, id, scope);
};

const compileGroup = (making: Making, input: ComputeInput, scope: Scope, isLocal: boolean): Computed => {
  const when = whenOf(making, input, scope);
  const heading = textAt(making.unit, input, "group", scope);
  return compileCompute({ ...making, when, ...present({ group: heading }) }, input.compute ?? [], scope, isLocal);
};

/** A unit that tells of a name that it belongs to a step further down (or to this very step), and not that nobody knows it. */
const knowingLater = (unit: Unit, later: readonly ComputeInput[]): Unit => ({
  ...unit,
  report: (code, place, message, suggestion) => {
    const name = place.file.text.slice(place.from, place.to);
    if (code !== "CW110" || !later.some(({ id }) => id === name)) return unit.report(code, place, message, suggestion);
    const advice = "A step reads the questions and the steps above it: change the order, or what it reads.";
    unit.report(code, place, `"${name}" is not calculated yet at this step.`, advice);
  },
});

/** Steps in their order; each may read the questions, the law and the steps above it. */
export const compileCompute = (
  making: Making,
  inputs: readonly ComputeInput[],
  outer: Scope,
  isLocal = false,
): Computed => {
  let scope = outer;
  const nodes: ComputeNode[] = [];
  const types: { [id: string]: ValueType } = {};
  for (const [at, input] of inputs.entries()) {
    if (input.group !== undefined && input.id === undefined) {
      const inside = compileGroup(making, input, scope, isLocal);
      scope = inside.scope;
      nodes.push(...inside.nodes);
      Object.assign(types, inside.types);
      continue;
    }
    const one = compileOne({ ...making, unit: knowingLater(making.unit, inputs.slice(at)) }, input, scope);
    const { id } = input;
    if (id === undefined) continue;
    const type = one?.type ?? ANY;
    scope = withName(scope, id, type, isLocal);
    types[id] = type;
    if (one) nodes.push(one.node);
  }
  return { nodes, scope, types };
};
