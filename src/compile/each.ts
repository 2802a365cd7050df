import type { Each } from "../model/document-plan.ts";
import { bareName } from "./ast-parts.ts";
import { compileFormula } from "./formulas.ts";
import type { Inside } from "./paper.ts";
import type { Scope } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";

const form = /^([a-z][a-z0-9_]*)\s+in\s+/;

/** A repetition, and the place within it. */
export type Repeated = { readonly each?: Each; readonly inside: Inside };

/** The repetition in `owner.each`, if there is one; texts within may read the name it gives to the entries. */
export const compileEach = (outer: Inside, owner: { readonly each?: string }): Repeated => {
  const source = owner.each;
  const match = source === undefined ? null : form.exec(source);
  if (source === undefined || !match) return { inside: outer };
  const [start, name = ""] = match;
  const { scope } = outer;
  const { unit } = outer.paper;
  const list = source.slice(start.length);
  const typed = compileFormula(unit, list, { owner, key: "each", offset: start.length }, scope, "list");
  if (Object.hasOwn(scope.names, name)) {
    const message = `"${name}" already means something else here.`;
    unit.report("CW020", placeOf(owner, "each"), message, "Choose another name for the entries of the list.");
  }
  const entry = typed?.type.type === "list" ? typed.type.of : ({ type: "any" } as const);
  const inner: Scope = { names: { ...scope.names, [name]: entry }, locals: [...scope.locals, name] };
  const repeat = { as: name, list: typed?.expression.ast ?? null };
  const inside = { ...outer, scope: inner, repeats: [...outer.repeats, repeat] };
  if (!typed) return { inside };
  const field = bareName(typed.expression.ast);
  return { each: { as: name, in: typed.expression, ...(field === null ? {} : { field }) }, inside };
};
