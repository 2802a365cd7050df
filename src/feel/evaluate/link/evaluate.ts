import type { Value, ValueRecord } from "../../../values/value.ts";
import type { Ast } from "../ast.ts";
import { link } from "./link.ts";
import type { FormulaEvaluator } from "./link.ts";
import type { VariableLookup } from "../evaluation-state.ts";

export { link } from "./link.ts";

const linkCache = new WeakMap<object, FormulaEvaluator>();

const cachedLink = (ast: object & Ast): FormulaEvaluator => {
  const known = linkCache.get(ast);
  if (known) return known;
  const linked = link(ast);
  linkCache.set(ast, linked);
  return linked;
};

/**
 * Evaluates a formula; null if the value is unknown. Each formula object is linked only once.
 *
 * Total: never throws and always terminates.
 */
export const evaluate = (ast: Ast, get: VariableLookup): Value =>
  typeof ast === "object" && ast !== null ? cachedLink(ast)(get) : ast;

/** Looks variables up in a record's own properties; all other names are unknown. */
export const fromRecord =
  (record: ValueRecord): VariableLookup =>
  (name) =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
