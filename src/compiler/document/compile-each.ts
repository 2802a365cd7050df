import type { Each } from "../../model/document-plan.ts";
import { nameIfBare } from "../formula/ast-parts.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import { scopeAt } from "../formula/block-scope.ts";
import type { ClauseContext } from "./clause-context.ts";
import type { FormulaScope } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

const form = /^([a-z][a-z0-9_]*)\s+in\s+/;

/** A repetition and the context of its rows. */
export type CompiledEach = { readonly each?: Each; readonly inner: ClauseContext };

/** Compiles the repetition in `owner.each`, if any; nested texts may use its entry name. */
export const compileEach = (outer: ClauseContext, owner: { readonly each?: string }): CompiledEach => {
  const source = owner.each;
  const match = source === undefined ? null : form.exec(source);
  if (source === undefined || !match) return { inner: outer };
  const [start, name = ""] = match;
  const { context } = outer.document;
  const scope = scopeAt(context, outer.scope, owner, "each");
  const list = source.slice(start.length);
  const typed = compileFormula(context, list, { owner, key: "each", offset: start.length }, scope, "list");
  if (Object.hasOwn(scope.names, name)) {
    const message = `"${name}" already means something else here.`;
    context.report("CW020", rangeOf(owner, "each"), message, "Choose another name for the entries of the list.");
  }
  const entry = typed?.type.type === "list" ? typed.type.of : ({ type: "any" } as const);
  const rowScope: FormulaScope = {
    ...scope,
    names: { ...scope.names, [name]: entry },
    locals: [...scope.locals, name],
  };
  const repeat = { as: name, list: typed?.expression.ast ?? null };
  const inner = { ...outer, scope: rowScope, repeats: [...outer.repeats, repeat] };
  if (!typed) return { inner };
  const field = nameIfBare(typed.expression.ast);
  return { each: { as: name, in: typed.expression, ...(field === null ? {} : { field }) }, inner };
};
