import { joinTypes, unitOf, unitsClash } from "../../feel/compile/types.ts";
import { isFormulaName } from "../../feel/compile/reserved-names.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeNode, ComputeStep, Rounding, Variant } from "../../model/tool.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import type { ValueType } from "../../values/value-type.ts";
import { bareName } from "../ast-parts.ts";
import { lawTypeFor } from "../compile-law.ts";
import { compileLawUse, compileSource } from "../form-parts.ts";
import { compileFormula, formulaAt } from "../formulas.ts";
import { present } from "../present.ts";
import { reservedNames } from "../scope.ts";
import { textAt } from "../templates.ts";
import type { Scope } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import { checkTable } from "./check-table.ts";
import { compileTable } from "./decision-table.ts";
import { withName } from "./making.ts";
import type { Making } from "./making.ts";
import type { ComputeInput, RoundingInput, VariantFormulaInput } from "./tool-input.ts";

/** Compiled steps, and what formulas after them may read. */
export type Computed = {
  readonly nodes: readonly ComputeNode[];
  readonly scope: Scope;
  readonly types: { readonly [id: string]: ValueType };
};

const ANY: ValueType = { type: "any" };

/** Checks that an id is free and can stand in formulas, and takes it. */
export const takeId = ({ unit, taken }: Making, input: { readonly id?: string }): string | null => {
  const { id } = input;
  if (id === undefined) {
    unit.report("CW014", placeOf(input), "The step needs an id.");
    return null;
  }
  if (taken.has(id)) unit.report("CW020", placeOf(input, "id"), `There is already something named "${id}".`);
  if (Object.hasOwn(reservedNames, id) || !isFormulaName(id))
    unit.report("CW023", placeOf(input, "id"), `"${id}" has a fixed meaning in formulas.`, "Choose another id.");
  taken.add(id);
  return id;
};

const whenOf = ({ unit, when }: Making, input: ComputeInput, scope: Scope): readonly Expression[] => {
  const own = formulaAt(unit, input, "when", scope, "boolean");
  return own ? [...when, own] : when;
};

const compileRounding = (input: RoundingInput | undefined): Rounding | undefined =>
  input?.step === undefined || input.direction === undefined
    ? undefined
    : { step: String(input.step), direction: input.direction };

type TypedVariant = { readonly variant: Variant; readonly type: ValueType };

const compileVariant = ({ unit }: Making, input: VariantFormulaInput, scope: Scope): TypedVariant | null => {
  const typed = input.is === undefined ? null : compileFormula(unit, input.is, { owner: input, key: "is" }, scope);
  if (!typed) return null;
  const rest = {
    from: input.from,
    when: formulaAt(unit, input, "when", scope, "boolean"),
    why: textAt(unit, input, "why", scope),
    source: compileSource(input.source),
  };
  return { variant: { is: typed.expression, ...present(rest) }, type: typed.type };
};

const compileVariants = (making: Making, input: ComputeInput, scope: Scope): readonly TypedVariant[] => {
  const { unit } = making;
  if ((input.is === undefined) === (input.variants === undefined)) {
    unit.report("CW014", placeOf(input), 'A step has either "is" or "variants".');
    return [];
  }
  if (input.is !== undefined) {
    const typed = compileFormula(unit, input.is, { owner: input, key: "is" }, scope);
    return typed ? [{ variant: { is: typed.expression }, type: typed.type }] : [];
  }
  const all = (input.variants ?? []).flatMap((one) => compileVariant(making, one, scope) ?? []);
  return all.toSorted((a, b) =>
    (a.variant.from ?? "") < (b.variant.from ?? "") ? 1 : (a.variant.from ?? "") > (b.variant.from ?? "") ? -1 : 0,
  );
};

const isTime = (unit: string | undefined): boolean => /^(?:year|month|week|day|hour)s?$/.test(unit ?? "");

/** The type of a step: that of its formulas, in the unit its author names. */
const stepType = ({ unit }: Making, input: ComputeInput, types: readonly ValueType[]): ValueType => {
  const joined = types.reduce<ValueType | null>((a, b) => (a === null ? null : joinTypes(a, b)), types[0] ?? ANY);
  if (joined === null)
    unit.report("CW031", placeOf(input, "variants"), "The formulas of a step give the same kind of value.");
  const type = joined ?? ANY;
  if (input.unit === undefined || (type.type !== "number" && type.type !== "any")) return type;
  const declared: ValueType = { type: "number", unit: input.unit };
  // `years * 12` in months is a conversion, not a slip.
  if (unitsClash(type, declared) && !(isTime(unitOf(type)) && isTime(input.unit))) {
    const message = `The formula gives ${unitOf(type) ?? ""}, and the step says ${input.unit}.`;
    unit.report("CW031", placeOf(input, "unit"), message);
  }
  return type.type === "any" ? type : declared;
};

/** A sum in the currency of the settings is printed without a unit of its own. */
const spokenUnit = (type: ValueType): string | undefined => {
  const unit = unitOf(type);
  return unit === MONEY_UNIT ? undefined : unit;
};

const onOf = ({ unit, keyedOn }: Making, input: ComputeInput, scope: Scope): Expression | undefined => {
  const own = formulaAt(unit, input, "on", scope, "date");
  const isDated = (input.variants ?? []).some(({ from }) => from !== undefined);
  if (own || !isDated) return own;
  if (keyedOn !== undefined) return { ast: ["get", keyedOn], deps: [keyedOn], source: keyedOn };
  unit.report("CW014", placeOf(input), 'Dated formulas need a day: "keyed_on" of the tool, or "on" of the step.');
  return undefined;
};

type One = { readonly node: ComputeNode; readonly type: ValueType };

const labelOf = ({ unit }: Making, input: ComputeInput, id: string, scope: Scope): Text =>
  textAt(unit, input, "label", scope) ?? [id.replaceAll("_", " ")];

/** One step and the type of its value; null when no formula of it can be read. */
export const compileStep = (
  making: Making,
  input: ComputeInput,
  id: string,
  scope: Scope,
): { readonly node: ComputeStep; readonly type: ValueType } | null => {
  const { unit, group } = making;
  const variants = compileVariants(making, input, scope);
  const type = stepType(
    making,
    input,
    variants.map((one) => one.type),
  );
  if (input.label === undefined) unit.report("CW014", placeOf(input), "The step needs a label.");
  if (variants.length === 0) return null;
  const rest = {
    unit: input.unit ?? spokenUnit(type),
    group,
    on: onOf(making, input, scope),
    round: compileRounding(input.round),
    why: textAt(unit, input, "why", scope),
    source: compileSource(input.source),
  };
  const node: ComputeStep = {
    type: "step",
    id,
    label: labelOf(making, input, id, scope),
    when: whenOf(making, input, scope),
    variants: variants.map(({ variant }) => variant),
    ...present(rest),
  };
  return { node, type };
};

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
  for (const input of inputs) {
    if (input.group !== undefined && input.id === undefined) {
      const inside = compileGroup(making, input, scope, isLocal);
      scope = inside.scope;
      nodes.push(...inside.nodes);
      Object.assign(types, inside.types);
      continue;
    }
    const one = compileOne(making, input, scope);
    const { id } = input;
    if (id === undefined) continue;
    const type = one?.type ?? ANY;
    scope = withName(scope, id, type, isLocal);
    types[id] = type;
    if (one) nodes.push(one.node);
  }
  return { nodes, scope, types };
};
