import { joinTypes, unitOf, unitsClash } from "../../feel/compile/syntax/formula-types.ts";
import { isFormulaName } from "../../feel/compile/syntax/formula-names.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeStep, Rounding, FormulaVariant } from "../../model/tool.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import type { ValueType } from "../../values/value-type.ts";
import { compileCitation } from "../questions/compile-form-parts.ts";
import { compileFormula, formulaAt } from "../formula/compile-formula.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { reservedNames } from "../formula/scope.ts";
import { textAt } from "../formula/compile-text.ts";
import type { FormulaScope } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { withName } from "./step-context.ts";
import type { StepContext } from "./step-context.ts";
import type { ComputeInput, RoundingInput, VariantFormulaInput } from "../input/tool-input.ts";

const ANY: ValueType = { type: "any" };

/** Reserves an id; reports one that is taken or unusable in formulas. */
export const reserveId = ({ context, taken }: StepContext, input: { readonly id?: string }): string | null => {
  const { id } = input;
  if (id === undefined) {
    context.report("CW014", rangeOf(input), "The step needs an id.");
    return null;
  }
  if (taken.has(id)) context.report("CW020", rangeOf(input, "id"), `There is already something named "${id}".`);
  if (Object.hasOwn(reservedNames, id) || !isFormulaName(id))
    context.report("CW023", rangeOf(input, "id"), `"${id}" has a fixed meaning in formulas.`, "Choose another id.");
  taken.add(id);
  return id;
};

/** The conditions of a step: those of its groups, and its own. */
export const stepConditions = (
  { context, when }: StepContext,
  input: ComputeInput,
  scope: FormulaScope,
): readonly Expression[] => {
  const own = formulaAt(context, input, "when", scope, "boolean");
  return own ? [...when, own] : when;
};

const compileRounding = (input: RoundingInput | undefined): Rounding | undefined =>
  input?.step === undefined || input.direction === undefined
    ? undefined
    : { step: String(input.step), direction: input.direction };

type TypedVariant = { readonly variant: FormulaVariant; readonly type: ValueType };

const compileVariant = (
  { context }: StepContext,
  input: VariantFormulaInput,
  scope: FormulaScope,
): TypedVariant | null => {
  const typed = input.is === undefined ? null : compileFormula(context, input.is, { owner: input, key: "is" }, scope);
  if (!typed) return null;
  const rest = {
    inForceFrom: input.from,
    when: formulaAt(context, input, "when", scope, "boolean"),
    why: textAt(context, input, "why", scope),
    source: compileCitation(input.source),
  };
  return { variant: { formula: typed.expression, ...omitUndefined(rest) }, type: typed.type };
};

const compileVariants = (
  stepContext: StepContext,
  input: ComputeInput,
  scope: FormulaScope,
): readonly TypedVariant[] => {
  const { context } = stepContext;
  if ((input.is === undefined) === (input.variants === undefined)) {
    context.report("CW014", rangeOf(input), 'A step has either "is" or "variants".');
    return [];
  }
  if (input.is !== undefined) {
    const typed = compileFormula(context, input.is, { owner: input, key: "is" }, scope);
    return typed ? [{ variant: { formula: typed.expression }, type: typed.type }] : [];
  }
  const all = (input.variants ?? []).flatMap((variant) => compileVariant(stepContext, variant, scope) ?? []);
  return all.toSorted((a, b) =>
    (a.variant.inForceFrom ?? "") < (b.variant.inForceFrom ?? "")
      ? 1
      : (a.variant.inForceFrom ?? "") > (b.variant.inForceFrom ?? "")
        ? -1
        : 0,
  );
};

const isTime = (unit: string | undefined): boolean => /^(?:year|month|week|day|hour)s?$/.test(unit ?? "");

/** The type of a step: the type of its formulas, with the declared unit. */
const stepType = ({ context }: StepContext, input: ComputeInput, types: readonly ValueType[]): ValueType => {
  const joined = types.reduce<ValueType | null>((a, b) => (a === null ? null : joinTypes(a, b)), types[0] ?? ANY);
  if (joined === null)
    context.report("CW031", rangeOf(input, "variants"), "The formulas of a step give the same kind of value.");
  const type = joined ?? ANY;
  if (input.unit === undefined || (type.type !== "number" && type.type !== "any")) return type;
  const declared: ValueType = { type: "number", unit: input.unit };
  // `years * 12` in months is a conversion, not a mistake.
  if (unitsClash(type, declared) && !(isTime(unitOf(type)) && isTime(input.unit))) {
    const message = `The formula gives ${unitOf(type) ?? ""}, and the step says ${input.unit}.`;
    context.report("CW031", rangeOf(input, "unit"), message);
  }
  return type.type === "any" ? type : declared;
};

/** An amount in the currency of the settings is printed without a unit. */
const displayUnit = (type: ValueType): string | undefined => {
  const unit = unitOf(type);
  return unit === MONEY_UNIT ? undefined : unit;
};

const onOf = ({ context, keyedOn }: StepContext, input: ComputeInput, scope: FormulaScope): Expression | undefined => {
  const own = formulaAt(context, input, "on", scope, "date");
  const isDated = (input.variants ?? []).some(({ from }) => from !== undefined);
  if (own || !isDated) return own;
  if (keyedOn !== undefined) return { ast: ["get", keyedOn], deps: [keyedOn], source: keyedOn };
  context.report("CW014", rangeOf(input), 'Dated formulas need a day: "keyed_on" of the tool, or "on" of the step.');
  return undefined;
};

/** The label of a step; its id until it has one. */
export const stepLabel = ({ context }: StepContext, input: ComputeInput, id: string, scope: FormulaScope): Text =>
  textAt(context, input, "label", scope) ?? [id.replaceAll("_", " ")];

/** The condition under which the page omits a step from the list of calculation steps. It may read the step itself. */
export const hiddenCondition = (
  { context }: StepContext,
  input: ComputeInput,
  own: { readonly id: string; readonly type: ValueType },
  scope: FormulaScope,
): Expression | undefined => formulaAt(context, input, "hidden", withName(scope, own.id, own.type, false), "boolean");

/** Compiles a step and the type of its value; null if none of its formulas is valid. */
export const compileComputeStep = (
  stepContext: StepContext,
  input: ComputeInput,
  id: string,
  scope: FormulaScope,
): { readonly node: ComputeStep; readonly type: ValueType } | null => {
  const { context, group } = stepContext;
  const variants = compileVariants(stepContext, input, scope);
  const type = stepType(
    stepContext,
    input,
    variants.map((variant) => variant.type),
  );
  if (input.label === undefined) context.report("CW014", rangeOf(input), "The step needs a label.");
  if (variants.length === 0) return null;
  const rest = {
    unit: input.unit ?? displayUnit(type),
    hidden: hiddenCondition(stepContext, input, { id, type }, scope),
    group,
    aside: input.aside,
    keyDate: onOf(stepContext, input, scope),
    round: compileRounding(input.round),
    why: textAt(context, input, "why", scope),
    source: compileCitation(input.source),
  };
  const node: ComputeStep = {
    type: "step",
    id,
    label: stepLabel(stepContext, input, id, scope),
    when: stepConditions(stepContext, input, scope),
    variants: variants.map(({ variant }) => variant),
    ...omitUndefined(rest),
  };
  return { node, type };
};
