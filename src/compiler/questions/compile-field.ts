import { fieldKinds, isFieldKind } from "../../fields/registry/field-kinds.ts";
import type { Expression } from "../../model/expression.ts";
import type { Field, Option } from "../../model/field.ts";
import type { Text } from "../../model/text.ts";
import { nearestName } from "../../text/words/nearest-name.ts";
import { typeset } from "../../text/typeset.ts";
import { PERIOD_UNITS, isPeriodUnit } from "../../text/words/prose-words.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import { formulaAt } from "../formula/compile-formula.ts";
import type { FieldInput, OptionInput } from "../input/schema-types.ts";
import { scopeAt } from "../formula/block-scope.ts";
import { translatedOption } from "../translation/translated-text.ts";
import { fieldKindAliases } from "../input/field-kind-aliases.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import { typeOfField } from "../formula/scope.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { compileText, textAt } from "../formula/compile-text.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** The document's wording of an option; a translation must have its own if the source does. */
const optionWording = (
  context: CompilationContext,
  field: FieldInput,
  input: OptionInput,
  scope: FormulaScope,
): Text | undefined => {
  const found = translatedOption(context, field, input);
  const words = found ? compileText(context, found.source, found, scope).text : textAt(context, input, "says", scope);
  return words && typeset(words, context.documentLanguage);
};

const compileOption = (
  context: CompilationContext,
  field: FieldInput,
  input: OptionInput,
  scope: FormulaScope,
): Option | null => {
  if (!input.is) return null;
  return {
    value: input.is,
    label: textAt(context, input, "label", scope) ?? [input.is],
    ...omitUndefined({
      hint: textAt(context, input, "hint", scope),
      caution: textAt(context, input, "caution", scope),
      when: formulaAt(context, input, "when", scope, "boolean"),
      proseLabel: optionWording(context, field, input, scope),
      formerly: input.formerly,
    }),
  };
};

// "14 days", which is not a formula.
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?) \p{L}+$/u;

/** A default may be an option name, a date or a plain value; anything else is a formula. */
const compileDefault = (
  context: CompilationContext,
  input: FieldInput,
  scope: FormulaScope,
): Expression | undefined => {
  const source = input.default;
  const options = input.options?.map((option) => option.is) ?? [];
  if (Array.isArray(source)) {
    return { ast: ["list", ...source.map(String)], deps: [], source: source.join(", ") };
  }
  if (typeof source === "string" && options.includes(source)) return { ast: source, deps: [], source };
  if (typeof source === "string" && /^\d{4}-\d{2}-\d{2}$/.test(source))
    return { ast: ["date", source], deps: [], source };
  const [, figure] = typeof source === "string" ? (NUMBER_WITH_UNIT.exec(source) ?? []) : [];
  if (figure !== undefined) {
    const message = "A default is the bare number; its word comes from the unit.";
    context.report("CW103", rangeOf(input, "default"), message, `Write default: ${figure}`);
    return undefined;
  }
  return formulaAt(context, input, "default", scope);
};

const compileOptional = (context: CompilationContext, input: FieldInput, scope: FormulaScope): boolean | Expression => {
  if (typeof input.optional === "boolean" || input.optional === undefined) return input.optional ?? false;
  return formulaAt(context, input, "optional", scope, "boolean") ?? false;
};

const checkKind = (context: CompilationContext, input: FieldInput): boolean => {
  if (!input.kind) return false;
  if (isFieldKind(input.kind)) return true;
  const kinds = Object.keys(fieldKinds);
  const name = input.kind.toLowerCase();
  const alias = Object.hasOwn(fieldKindAliases, name) ? fieldKindAliases[name] : undefined;
  const likely = alias === undefined ? didYouMean(input.kind, kinds) : `Did you mean "${alias}"?`;
  const suggestion = likely ?? `Kinds: ${kinds.join(", ")}.`;
  context.report("CW012", rangeOf(input, "kind"), `There is no kind of question ${quoted(input.kind)}.`, suggestion);
  return false;
};

const compileRowFields = (
  context: CompilationContext,
  input: FieldInput,
  scope: FormulaScope,
): readonly Field[] | undefined => {
  if (!input.fields) return undefined;
  const beside = Object.fromEntries(
    input.fields.map((field) => [field.id ?? "", typeOfField(field, context.jurisdictions)]),
  );
  const rowScope: FormulaScope = { ...scope, names: { ...scope.names, ...beside } };
  return input.fields.flatMap((field) => compileField(context, field, rowScope) ?? []);
};

/** Whether a question asks for money, so that its unit is a currency. */
const asksMoney = (input: FieldInput): boolean => {
  const { unit: _unit, ...rest } = input;
  const type = typeOfField(rest, []);
  return type.type === "number" && type.unit === MONEY_UNIT;
};

const checkCurrency = (context: CompilationContext, input: FieldInput, measure: string): void => {
  if (/^[A-Z]{3}$/.test(measure)) return;
  const isSmall = /^[a-z]{3}$/i.test(measure);
  const suggestion = isSmall ? `Did you mean "${measure.toUpperCase()}"?` : "Write its three letters, such as USD.";
  context.report("CW012", rangeOf(input, "unit"), `There is no currency ${quoted(measure)}.`, suggestion);
};

/** Units are free text, but a near-miss of a period is a typo and would be printed without "months". */
const checkUnit = (context: CompilationContext, input: FieldInput): void => {
  const measure = input.unit ?? null;
  if (measure === null) return;
  if (asksMoney(input)) return checkCurrency(context, input, measure);
  if (isPeriodUnit(measure)) return;
  const near = nearestName(measure, PERIOD_UNITS);
  // "yard" is not a typo of "year": typos rarely affect the first two letters.
  if (near === null || near.slice(0, 2) !== measure.slice(0, 2)) return;
  context.report("CW012", rangeOf(input, "unit"), `There is no period ${quoted(measure)}.`, `Did you mean "${near}"?`);
};

const checkLimits = (context: CompilationContext, input: FieldInput): void => {
  const { min, max } = input;
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return;
  context.report(
    "CW016",
    rangeOf(input, "min"),
    `"min" is ${min} and "max" is ${max}: no answer can fit.`,
    "Swap the two.",
  );
};

const compileTexts = (context: CompilationContext, input: FieldInput, scope: FormulaScope) => ({
  hint: textAt(context, input, "hint", scope),
  help: textAt(context, input, "help", scope),
  why: textAt(context, input, "why", scope),
  caution: textAt(context, input, "caution", scope),
  limitMessage: textAt(context, input, "limit_message", scope),
  item: textAt(context, input, "item", scope),
});

const compileFormulas = (context: CompilationContext, input: FieldInput, scope: FormulaScope) => ({
  when: formulaAt(context, input, "when", scope, "boolean"),
  default: compileDefault(context, input, scope),
  min: formulaAt(context, input, "min", scope),
  max: formulaAt(context, input, "max", scope),
});

/** Compiles a question; null if a required key is missing. */
export const compileField = (context: CompilationContext, input: FieldInput, outer: FormulaScope): Field | null => {
  const scope = scopeAt(context, outer, input);
  const hasKnownKind = checkKind(context, input);
  checkUnit(context, input);
  checkLimits(context, input);
  const options = input.options?.flatMap((option) => compileOption(context, input, option, scope) ?? []);
  const texts = compileTexts(context, input, scope);
  const formulas = compileFormulas(context, input, scope);
  const label = textAt(context, input, "label", scope);
  const fields = compileRowFields(context, input, scope);
  const optional = compileOptional(context, input, scope);
  const { id, kind, unsure = false } = input;
  if (!hasKnownKind || !id || !kind) return null;
  return {
    id,
    kind,
    label: label ?? [id],
    optional,
    unsure,
    ...omitUndefined({
      hint: texts.hint,
      help: texts.help,
      why: texts.why,
      caution: texts.caution,
      limitMessage: texts.limitMessage,
      item: texts.item,
      when: formulas.when,
      default: formulas.default,
      min: formulas.min,
      max: formulas.max,
      options,
      fields,
      jurisdictionKinds: input.places,
      // What follows is as the author wrote it.
      reuse: input.reuse,
      sensitive: input.sensitive,
      autocomplete: input.autocomplete,
      formerly: input.formerly,
      unit: input.unit,
      role: input.role,
      allow: input.allow,
      accept: input.accept,
      decimals: input.decimals,
      rough: input.rough,
      maxLength: input.max_length,
      maxBytes: input.max_bytes,
      inPerson: input.in_person,
      without: input.without,
    }),
  };
};
