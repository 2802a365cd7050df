import { fieldKinds } from "../fields/registry.ts";
import type { Expression } from "../model/expression.ts";
import type { Field, Option } from "../model/field.ts";
import type { Text } from "../model/text.ts";
import { nearestName } from "../text/nearest-name.ts";
import { typeset } from "../text/typeset.ts";
import { PERIOD_UNITS, isPeriodUnit } from "../text/prose-words.ts";
import { MONEY_UNIT } from "../values/value-type.ts";
import { formulaAt } from "./formulas.ts";
import type { FieldInput, OptionInput } from "./input.ts";
import { kindsCalledElsewhere } from "./kinds-called-elsewhere.ts";
import { didYouMean } from "./problem.ts";
import { typeOfField } from "./scope.ts";
import { present } from "./present.ts";
import { compileText, textAt } from "./templates.ts";
import type { Scope, Unit } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";

/** What the document calls an answer: in a translation its own word, which must be there where the source has one. */
const optionWords = (unit: Unit, field: FieldInput, input: OptionInput, scope: Scope): Text | undefined => {
  const found = unit.translations?.option(field.id ?? "", input.is ?? "");
  const words = found ? compileText(unit, found.source, found, scope).text : textAt(unit, input, "says", scope);
  return words && typeset(words, unit.documentLanguage);
};

const compileOption = (unit: Unit, field: FieldInput, input: OptionInput, scope: Scope): Option | null => {
  if (!input.is) return null;
  return {
    is: input.is,
    label: textAt(unit, input, "label", scope) ?? [input.is],
    ...present({
      hint: textAt(unit, input, "hint", scope),
      caution: textAt(unit, input, "caution", scope),
      when: formulaAt(unit, input, "when", scope, "boolean"),
      says: optionWords(unit, field, input, scope),
    }),
  };
};

// "14 days", which is no formula.
const FIGURE_WITH_WORD = /^(\d+(?:\.\d+)?) \p{L}+$/u;

/** A suggested answer may be given as the name of an option, a day or a plain value; anything else is a formula. */
const compileDefault = (unit: Unit, input: FieldInput, scope: Scope): Expression | undefined => {
  const source = input.default;
  const options = input.options?.map((one) => one.is) ?? [];
  if (Array.isArray(source)) {
    return { ast: ["list", ...source.map(String)], deps: [], source: source.join(", ") };
  }
  if (typeof source === "string" && options.includes(source)) return { ast: source, deps: [], source };
  if (typeof source === "string" && /^\d{4}-\d{2}-\d{2}$/.test(source))
    return { ast: ["date", source], deps: [], source };
  const [, figure] = typeof source === "string" ? (FIGURE_WITH_WORD.exec(source) ?? []) : [];
  if (figure !== undefined) {
    const message = "A default is the bare number; its word comes from the unit.";
    unit.report("CW103", placeOf(input, "default"), message, `Write default: ${figure}`);
    return undefined;
  }
  return formulaAt(unit, input, "default", scope);
};

const compileOptional = (unit: Unit, input: FieldInput, scope: Scope): boolean | Expression => {
  if (typeof input.optional === "boolean" || input.optional === undefined) return input.optional ?? false;
  return formulaAt(unit, input, "optional", scope, "boolean") ?? false;
};

const checkKind = (unit: Unit, input: FieldInput): boolean => {
  if (!input.kind) return false;
  if (Object.hasOwn(fieldKinds, input.kind)) return true;
  const kinds = Object.keys(fieldKinds);
  const name = input.kind.toLowerCase();
  const meant = Object.hasOwn(kindsCalledElsewhere, name) ? kindsCalledElsewhere[name] : undefined;
  const suggestion = didYouMean(meant ?? input.kind, kinds) ?? `Kinds: ${kinds.join(", ")}.`;
  unit.report("CW012", placeOf(input, "kind"), `There is no kind of question "${input.kind}".`, suggestion);
  return false;
};

const compileRowFields = (unit: Unit, input: FieldInput, scope: Scope): readonly Field[] | undefined => {
  if (!input.fields) return undefined;
  const beside = Object.fromEntries(input.fields.map((one) => [one.id ?? "", typeOfField(one, unit.places)]));
  const rowScope: Scope = { ...scope, names: { ...scope.names, ...beside } };
  return input.fields.flatMap((one) => compileField(unit, one, rowScope) ?? []);
};

/** Whether a question asks for money, whose unit is a currency. */
const asksMoney = (input: FieldInput): boolean => {
  const { unit: _unit, ...rest } = input;
  const type = typeOfField(rest, []);
  return type.type === "number" && type.unit === MONEY_UNIT;
};

const checkCurrency = (unit: Unit, input: FieldInput, measure: string): void => {
  if (/^[A-Z]{3}$/.test(measure)) return;
  const isSmall = /^[a-z]{3}$/i.test(measure);
  const suggestion = isSmall ? `Did you mean "${measure.toUpperCase()}"?` : "Write its three letters, such as USD.";
  unit.report("CW012", placeOf(input, "unit"), `There is no currency "${measure}".`, suggestion);
};

/** A unit may be any word; one that is nearly a period is a slip, and would be printed without "months". */
const checkUnit = (unit: Unit, input: FieldInput): void => {
  const measure = input.unit ?? null;
  if (measure === null) return;
  if (asksMoney(input)) return checkCurrency(unit, input, measure);
  if (isPeriodUnit(measure)) return;
  const near = nearestName(measure, PERIOD_UNITS);
  // "yard" is no slip for "year": whoever types a word wrong mostly begins it right.
  if (near === null || near.slice(0, 2) !== measure.slice(0, 2)) return;
  unit.report("CW012", placeOf(input, "unit"), `There is no period "${measure}".`, `Did you mean "${near}"?`);
};

const checkLimits = (unit: Unit, input: FieldInput): void => {
  const { min, max } = input;
  if (typeof min !== "number" || typeof max !== "number" || min <= max) return;
  unit.report(
    "CW016",
    placeOf(input, "min"),
    `"min" is ${min} and "max" is ${max}: no answer can fit.`,
    "Swap the two.",
  );
};

/** One question, ready to use; null when it lacks what every question needs. */
export const compileField = (unit: Unit, input: FieldInput, scope: Scope): Field | null => {
  const knownKind = checkKind(unit, input);
  checkUnit(unit, input);
  checkLimits(unit, input);
  const options = input.options?.flatMap((one) => compileOption(unit, input, one, scope) ?? []);
  const texts = {
    hint: textAt(unit, input, "hint", scope),
    help: textAt(unit, input, "help", scope),
    why: textAt(unit, input, "why", scope),
    caution: textAt(unit, input, "caution", scope),
    limitMessage: textAt(unit, input, "limit_message", scope),
    item: textAt(unit, input, "item", scope),
  };
  const formulas = {
    when: formulaAt(unit, input, "when", scope, "boolean"),
    default: compileDefault(unit, input, scope),
    min: formulaAt(unit, input, "min", scope),
    max: formulaAt(unit, input, "max", scope),
  };
  const label = textAt(unit, input, "label", scope);
  const fields = compileRowFields(unit, input, scope);
  const optional = compileOptional(unit, input, scope);
  if (!knownKind || !input.id || !input.kind) return null;
  const {
    id,
    kind,
    reuse,
    sensitive,
    autocomplete,
    formerly,
    unit: measure,
    role,
    allow,
    accept,
    places,
    decimals,
  } = input;
  return {
    id,
    kind,
    label: label ?? [id],
    optional,
    unsure: input.unsure ?? false,
    ...present({ ...texts, ...formulas, options, fields }),
    ...present({ reuse, sensitive, autocomplete, formerly, unit: measure, role, allow, accept, places, decimals }),
    ...present({
      maxLength: input.max_length,
      maxBytes: input.max_bytes,
      inPerson: input.in_person,
      without: input.without,
    }),
  };
};
