import { joinTypes, unitOf, unitsClash } from "../../feel/compile/types.ts";
import { isFormulaName } from "../../feel/compile/reserved-names.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeStep, Rounding, Variant } from "../../model/tool.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import type { ValueType } from "../../values/value-type.ts";
import { compileSource } from "../form-parts.ts";
import { compileFormula, formulaAt } from "../formulas.ts";
import { present } from "../present.ts";
import { reservedNames } from "../scope.ts";
import { textAt } from "../templates.ts";
import type { Scope } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import type { Making } from "./making.ts";
import type { ComputeInput, RoundingInput, VariantFormulaInput } from "./tool-input.ts";

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

/** The conditions of a step: those of its groups, and its own. */
export const whenOf = ({ unit, when }: Making, input: ComputeInput, scope: Scope): readonly Expression[] => {
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

/** The words beside a step's figure: its label, or its id until it has one. */
export const labelOf = ({ unit }: Making, input: ComputeInput, id: string, scope: Scope): Text =>
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
