import { dottedPath } from "../../feel/compile/syntax/dotted-path.ts";
import { codeOf } from "../../feel/compile/syntax/formula-types.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { BlockUse, FixedValue } from "../input/block-use.ts";
import { astOfFixed } from "./known-condition.ts";
import { isFixed, isRole, parametersOf } from "../input/block-parameters.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { nameIfBare, variable } from "./ast-parts.ts";
import type { BoundArgument } from "./bind-clause.ts";
import { scopeOfUse } from "./block-scope.ts";
import type { CompilationContext, FormulaScope, NameTypes } from "./compilation-context.ts";
import { compileFormula } from "./compile-formula.ts";
import type { TypedExpression } from "./compile-formula.ts";
import { jurisdictionNames } from "./jurisdiction-names.ts";
import { parameterMismatch } from "./parameter-mismatch.ts";
import { reservedNames, typeOfField } from "./scope.ts";

const nothing: BoundArgument = { ast: null, deps: [], source: "null" };

const typeOfFixed = (value: FixedValue, options: readonly string[] | undefined): ValueType => {
  if (typeof value === "boolean") return { type: "boolean" };
  const text: ValueType = { type: "string", code: "option", ...omitUndefined({ options }) };
  return typeof value === "string" ? text : { type: "list", of: text };
};

const bareNameIn = (
  { readNames, readAnswerPaths }: CompilationContext,
  { names, locals }: FormulaScope,
  name: string,
): TypedExpression | null => {
  const type = Object.hasOwn(names, name) ? names[name] : undefined;
  if (!type) return null;
  const deps = locals.includes(name) ? [] : [name];
  readNames.add(name);
  readAnswerPaths.add(name);
  return { expression: { ast: ["get", name], deps, source: name }, type };
};

/** The question that a printed formula leads to, and the jurisdiction names to print if no question supplies them. */
const printedAs = (
  context: CompilationContext,
  { expression }: TypedExpression,
  needed: ValueType,
): Pick<BoundArgument, "blankField" | "replacements"> => {
  const figure = context.figures.get(nameIfBare(expression.ast) ?? "");
  const isQuestion = context.fields.has(dottedPath(expression.ast)?.split(".")[0] ?? "");
  const replacements =
    codeOf(needed) === "place" && !isQuestion
      ? jurisdictionNames(context.jurisdictions, context.documentLanguage)
      : undefined;
  return omitUndefined({ blankField: figure?.questions[0], replacements });
};

/** The formula bound to a parameter: from `with`, or the document's own name of the same spelling. */
const bindArgument = (
  context: CompilationContext,
  scope: FormulaScope,
  { block, args, site }: BlockUse,
  name: string,
  needed: ValueType,
): BoundArgument | null => {
  const argument = args.get(name);
  const value = argument?.value;
  const isFormula = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  const typed = argument
    ? isFormula
      ? compileFormula(context, value, argument, scope)
      : null
    : bareNameIn(context, scope, name);
  if (!typed) {
    if (argument) return null;
    const message = `The block "${block}" needs "${name}", and there is no question of that name.`;
    context.report("CW021", rangeOf(site, "use"), message, `Say what it is: with: { ${name}: … }`);
    return null;
  }
  const misfit = parameterMismatch(context.jurisdictions, name, typed, needed);
  if (misfit) {
    const at = argument ? rangeOf(argument.owner, argument.key) : rangeOf(site, "use");
    context.report("CW031", at, `The block "${block}" ${misfit.message}`, misfit.hint);
    return null;
  }
  return { ...typed.expression, ...printedAs(context, typed, needed) };
};

type Names = { readonly types: { [name: string]: ValueType }; readonly bindings: { [name: string]: BoundArgument } };

const bindOwnNames = (
  context: CompilationContext,
  around: FormulaScope,
  use: BlockUse,
  { types, bindings }: Names,
): void => {
  for (const [own, whole] of use.names) {
    const type = whole === null ? { type: "any" as const } : (around.names[whole] ?? context.scope.names[whole]);
    if (!type) continue;
    types[own] = type;
    bindings[own] = whole === null ? nothing : variable(whole);
  }
};

const bindParameters = (
  context: CompilationContext,
  around: FormulaScope,
  use: BlockUse,
  { types, bindings }: Names,
): ReadonlySet<string> => {
  const asked = new Set<string>();
  for (const [name, parameter] of parametersOf(use.input)) {
    const fixed = use.fixed.get(name);
    if (isRole(parameter) || use.names.has(name)) continue;
    if (isFixed(parameter)) {
      types[name] = fixed === undefined ? { type: "any" } : typeOfFixed(fixed, parameter.options);
      bindings[name] = fixed === undefined ? nothing : { ast: astOfFixed(fixed), deps: [], source: name };
      continue;
    }
    types[name] = typeOfField({ id: name, kind: parameter.kind }, []);
    bindings[name] = bindArgument(context, around, use, name, types[name]) ?? nothing;
    asked.add(name);
  }
  return asked;
};

/** The scope of a block's formulas: its own names, each bound to a formula of the document. */
export const enterBlock = (context: CompilationContext, scope: FormulaScope, use: BlockUse): FormulaScope => {
  const around = use.outer ? scopeOfUse(context, scope, use.outer) : scope;
  const law = context.scope.names["law"];
  const types: { [name: string]: ValueType } = { ...reservedNames, ...omitUndefined({ law }) };
  for (const local of scope.locals) if (scope.names[local]) types[local] = scope.names[local];
  const names: Names = { types, bindings: {} };
  bindOwnNames(context, around, use, names);
  const parameters = bindParameters(context, around, use, names);
  return {
    names: types satisfies NameTypes,
    locals: scope.locals,
    block: { use, bindings: names.bindings, parameters, outerScope: scope },
  };
};
