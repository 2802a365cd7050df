import type { Value, ValueRecord } from "../../values/value.ts";
import type { Ast } from "./ast.ts";
import { link } from "./link.ts";
import type { Linked } from "./link.ts";
import type { Get } from "./run.ts";

export { link } from "./link.ts";

const linkedOnce = new WeakMap<object, Linked>();

const linkedOf = (ast: object & Ast): Linked => {
  const known = linkedOnce.get(ast);
  if (known) return known;
  const linked = link(ast);
  linkedOnce.set(ast, linked);
  return linked;
};

/**
 * The value of a formula, null where it cannot be known. The same formula object is linked only once.
 *
 * Total: it never throws and never runs on.
 */
export const evaluate = (ast: Ast, get: Get): Value =>
  typeof ast === "object" && ast !== null ? linkedOf(ast)(get) : ast;

/** Answers for the own members of a record; every other name is not known. */
export const fromRecord =
  (record: ValueRecord): Get =>
  (name) =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
