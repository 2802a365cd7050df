import { dottedPath } from "../../feel/compile/syntax/dotted-path.ts";
import { codeOf } from "../../feel/compile/syntax/formula-types.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import type { Expression } from "../../model/expression.ts";
import type { ValueType } from "../../values/value-type.ts";
import { bareName } from "../formula/ast-parts.ts";
import { bindAst, bindClause, bindText } from "../formula/bind-clause.ts";
import type { Bindings, BoundArgument } from "../formula/bind-clause.ts";
import { clauseDependencies } from "./clause-dependencies.ts";
import { clauseId } from "../input/clause-id.ts";
import type { LibraryClause } from "./compile-library-clause.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import type { TypedExpression } from "../formula/compile-formula.ts";
import type { ClauseInput } from "../input/schema-types.ts";
import { compileConditionAt, withGuard } from "./clause-context.ts";
import type { PrintConditions, ClauseContext, ResolveClause } from "./clause-context.ts";
import { parameterMismatch } from "../formula/parameter-mismatch.ts";
import { jurisdictionNames } from "../formula/jurisdiction-names.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** Library clauses by id and document language. */
export type LibraryClauses = {
  readonly known: ReadonlySet<string>;
  readonly find: (id: string, language: string) => LibraryClause | null;
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
): Pick<BoundArgument, "leads" | "says"> => {
  const figure = context.figures.get(bareName(expression.ast) ?? "");
  const isQuestion = context.fields.has(dottedPath(expression.ast)?.split(".")[0] ?? "");
  const says =
    codeOf(needed) === "place" && !isQuestion ? jurisdictionNames(context.places, context.documentLanguage) : undefined;
  return omitUndefined({ leads: figure?.questions[0], says });
};

/** The formula bound to a clause parameter: from `with`, or the document's own name of the same spelling. */
const bind = (
  { document, scope }: ClauseContext,
  input: ClauseInput,
  name: string,
  needed: ValueType,
): Bindings[string] | null => {
  const { context } = document;
  const given = input.with?.[name];
  const typed =
    given !== undefined && input.with
      ? compileFormula(context, given, { owner: input.with, key: name }, scope)
      : bareNameIn(context, scope, name);
  if (!typed) {
    if (given !== undefined) return null;
    const message = `The clause "${input.use}" needs "${name}", and there is no question of that name.`;
    context.report("CW021", rangeOf(input, "use"), message, `Say what it is: with: { ${name}: … }`);
    return null;
  }
  const misfit = parameterMismatch(context.places, name, typed, needed);
  if (misfit) {
    const at = given !== undefined && input.with ? rangeOf(input.with, name) : rangeOf(input, "use");
    context.report("CW031", at, `The clause "${input.use}" ${misfit.message}`, misfit.hint);
    return null;
  }
  return { ...typed.expression, ...printedAs(context, typed, needed) };
};

const reportUnknown = ({ context }: ClauseContext["document"], input: ClauseInput, { known }: LibraryClauses): void => {
  const { report, documentLanguage, translations } = context;
  const use = input.use ?? "";
  const file = `catalog/clauses/${use}.${documentLanguage}.yaml`;
  if (!known.has(use)) {
    report(
      "CW021",
      rangeOf(input, "use"),
      `There is no clause ${quoted(use)} in catalog/clauses.`,
      didYouMean(use, known),
    );
  } else if (translations) {
    translations.missing.add(file);
  } else {
    const message = `The clause "${use}" has no text in "${documentLanguage}".`;
    report("CW051", rangeOf(input, "use"), message, `Write ${file} with its texts.`);
  }
};

const bindAll = (inside: ClauseContext, input: ClauseInput, needs: LibraryClause["needs"]): Bindings | null => {
  const bindings: { [name: string]: Bindings[string] } = {};
  for (const [name, needed] of Object.entries(needs)) {
    const bound = bind(inside, input, name, needed);
    if (!bound) return null;
    bindings[name] = bound;
  }
  return bindings;
};

/** Records what a used clause prints, as the document sees it. */
const recordPrinted = (inside: ClauseContext, input: ClauseInput, clause: LibraryClause, bindings: Bindings): void => {
  const { printed } = inside.document;
  const id = clauseId(input);
  const idOf = (own: string): string => (own === clause.plan.id ? id : own);
  const inThisContext = (one: PrintConditions): PrintConditions => ({
    guards: [...inside.guards, ...one.guards.map(({ ast, holds }) => ({ ast: bindAst(ast, bindings), holds }))],
    repeats: [...inside.repeats, ...one.repeats.map(({ as, list }) => ({ as, list: bindAst(list, bindings) }))],
    detail: Math.max(inside.detail, input.detail ?? one.detail),
  });
  for (const one of clause.printed.texts) {
    const text = bindText(one.text, bindings);
    const own = one.clause === null ? null : idOf(one.clause);
    printed.texts.push({
      ...inThisContext(one),
      text,
      clause: own,
      at: { owner: input, key: "use" },
      fromLibrary: true,
    });
  }
  for (const one of clause.printed.clauses) {
    printed.clauses.push({ ...inThisContext(one), id: idOf(one.id), owner: input, plan: one.plan, fromLibrary: true });
  }
};

/** The bound clause with the document's own id, condition and importance. */
const placeClause = (
  { document }: ClauseContext,
  input: ClauseInput,
  plan: ClausePlan,
  when: Expression | undefined,
): ClausePlan => {
  const own = { ...plan, ...omitUndefined({ when: when ?? plan.when }) };
  return {
    ...own,
    id: clauseId(input),
    essential: input.essential ?? plan.essential,
    detail: input.detail ?? plan.detail,
    fields: clauseDependencies(document.context, own),
  };
};

/** Creates the resolver that replaces `use:` by library clauses. */
export const createClauseResolver =
  (byKind: LibraryClauses): ResolveClause =>
  (outer, input) => {
    const { context } = outer.document;
    const found = byKind.find(input.use ?? "", context.documentLanguage);
    if (!found) {
      reportUnknown(outer.document, input, byKind);
      return null;
    }
    for (const text of found.missing) context.translations?.missing.add(`catalog/clauses/${input.use}: ${text}`);
    const bindings = bindAll(outer, input, found.needs);
    if (!bindings) return null;
    const when = compileConditionAt(outer, input);
    recordPrinted(withGuard(outer, when), input, found, bindings);
    return placeClause(outer, input, bindClause(found.plan, bindings), when);
  };
