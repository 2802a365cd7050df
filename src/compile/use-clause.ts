import { pathOf } from "../feel/compile/path-of.ts";
import { codeOf } from "../feel/compile/types.ts";
import type { ClausePlan } from "../model/document-plan.ts";
import type { Expression } from "../model/expression.ts";
import type { ValueType } from "../values/value-type.ts";
import { bareName } from "./ast-parts.ts";
import { bindAst, bindClause, bindText } from "./bind-clause.ts";
import type { Bindings, Bound } from "./bind-clause.ts";
import { fieldsRead } from "./clause-fields.ts";
import { clauseId } from "./clause-id.ts";
import type { LibraryClause } from "./clause-library.ts";
import { compileFormula } from "./formulas.ts";
import type { TypedExpression } from "./formulas.ts";
import type { ClauseInput } from "./input.ts";
import { conditionAt, under } from "./paper.ts";
import type { Circumstances, Inside, Library } from "./paper.ts";
import { misfitOf } from "./parameter-kind.ts";
import { placeNames } from "./place-names.ts";
import { present } from "./present.ts";
import { didYouMean } from "./problem.ts";
import type { Scope, Unit } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";

/** Library clauses by id and document language. */
export type ClauseShelf = {
  readonly known: ReadonlySet<string>;
  readonly find: (id: string, language: string) => LibraryClause | null;
};

const bareNameIn = ({ read, parts }: Unit, { names, locals }: Scope, name: string): TypedExpression | null => {
  const type = Object.hasOwn(names, name) ? names[name] : undefined;
  if (!type) return null;
  const deps = locals.includes(name) ? [] : [name];
  read.add(name);
  parts.add(name);
  return { expression: { ast: ["get", name], deps, source: name }, type };
};

/** What the printed words of the formula lead to, and what they are where no question has them. */
const shownAs = (unit: Unit, { expression }: TypedExpression, needed: ValueType): Pick<Bound, "leads" | "says"> => {
  const figure = unit.figures.get(bareName(expression.ast) ?? "");
  const isQuestion = unit.fields.has(pathOf(expression.ast)?.split(".")[0] ?? "");
  const says = codeOf(needed) === "place" && !isQuestion ? placeNames(unit.places, unit.documentLanguage) : undefined;
  return present({ leads: figure?.questions[0], says });
};

/** The formula that stands for a name the clause needs: from `with`, or the name itself where the document has it. */
const bind = (
  { paper, scope }: Inside,
  input: ClauseInput,
  name: string,
  needed: ValueType,
): Bindings[string] | null => {
  const { unit } = paper;
  const given = input.with?.[name];
  const typed =
    given !== undefined && input.with
      ? compileFormula(unit, given, { owner: input.with, key: name }, scope)
      : bareNameIn(unit, scope, name);
  if (!typed) {
    if (given !== undefined) return null;
    const message = `The clause "${input.use}" needs "${name}", and there is no question of that name.`;
    unit.report("CW021", placeOf(input, "use"), message, `Say what it is: with: { ${name}: … }`);
    return null;
  }
  const misfit = misfitOf(unit.places, name, typed, needed);
  if (misfit) {
    const at = given !== undefined && input.with ? placeOf(input.with, name) : placeOf(input, "use");
    unit.report("CW031", at, `The clause "${input.use}" ${misfit.message}`, misfit.hint);
    return null;
  }
  return { ...typed.expression, ...shownAs(unit, typed, needed) };
};

const reportUnknown = ({ unit }: Inside["paper"], input: ClauseInput, { known }: ClauseShelf): void => {
  const { report, documentLanguage, translations } = unit;
  const use = input.use ?? "";
  const file = `catalog/clauses/${use}.${documentLanguage}.yaml`;
  if (!known.has(use)) {
    report("CW021", placeOf(input, "use"), `There is no clause "${use}" in catalog/clauses.`, didYouMean(use, known));
  } else if (translations) {
    translations.missing.add(file);
  } else {
    const message = `The clause "${use}" has no text in "${documentLanguage}".`;
    report("CW051", placeOf(input, "use"), message, `Write ${file} with its texts.`);
  }
};

const bindAll = (inside: Inside, input: ClauseInput, needs: LibraryClause["needs"]): Bindings | null => {
  const bindings: { [name: string]: Bindings[string] } = {};
  for (const [name, needed] of Object.entries(needs)) {
    const bound = bind(inside, input, name, needed);
    if (!bound) return null;
    bindings[name] = bound;
  }
  return bindings;
};

/** What is printed of a used clause, as the document sees it. */
const notePrinted = (inside: Inside, input: ClauseInput, clause: LibraryClause, bindings: Bindings): void => {
  const { printed } = inside.paper;
  const id = clauseId(input);
  const idOf = (own: string): string => (own === clause.plan.id ? id : own);
  const seenHere = (one: Circumstances): Circumstances => ({
    guards: [...inside.guards, ...one.guards.map(({ ast, holds }) => ({ ast: bindAst(ast, bindings), holds }))],
    repeats: [...inside.repeats, ...one.repeats.map(({ as, list }) => ({ as, list: bindAst(list, bindings) }))],
    detail: Math.max(inside.detail, input.detail ?? one.detail),
  });
  for (const one of clause.printed.texts) {
    const text = bindText(one.text, bindings);
    const own = one.clause === null ? null : idOf(one.clause);
    printed.texts.push({ ...seenHere(one), text, clause: own, at: { owner: input, key: "use" }, fromLibrary: true });
  }
  for (const one of clause.printed.clauses) {
    printed.clauses.push({ ...seenHere(one), id: idOf(one.id), owner: input, plan: one.plan, fromLibrary: true });
  }
};

/** The bound clause with what the document says about it: its id, its condition, its weight. */
const placed = ({ paper }: Inside, input: ClauseInput, plan: ClausePlan, when: Expression | undefined): ClausePlan => {
  const own = { ...plan, ...present({ when: when ?? plan.when }) };
  return {
    ...own,
    id: clauseId(input),
    essential: input.essential ?? plan.essential,
    detail: input.detail ?? plan.detail,
    fields: fieldsRead(paper.unit, own),
  };
};

/** Puts clauses of the library where a document uses them. */
export const createLibrary =
  (shelf: ClauseShelf): Library =>
  (outer, input) => {
    const { unit } = outer.paper;
    const found = shelf.find(input.use ?? "", unit.documentLanguage);
    if (!found) {
      reportUnknown(outer.paper, input, shelf);
      return null;
    }
    for (const text of found.missing) unit.translations?.missing.add(`catalog/clauses/${input.use}: ${text}`);
    const bindings = bindAll(outer, input, found.needs);
    if (!bindings) return null;
    const when = conditionAt(outer, input);
    notePrinted(under(outer, when), input, found, bindings);
    return placed(outer, input, bindClause(found.plan, bindings), when);
  };
