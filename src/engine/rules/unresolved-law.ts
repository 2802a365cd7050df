import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Value } from "../../values/value.ts";
import { isUnresolvedLaw } from "./scope/law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { pathOf } from "./scope/formula-reads.ts";
import type { ReadPath } from "./scope/formula-reads.ts";
import type { EvaluationScope, UnresolvedLaw } from "./scope/evaluation-scope.ts";

type Walk = { readonly scope: EvaluationScope; readonly bound: ReadonlySet<string> };

const NONE: readonly UnresolvedLaw[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();

const LOOPS: { readonly [operator: string]: { readonly list: number; readonly body: number } } = {
  some: { list: 1, body: 2 },
  every: { list: 1, body: 2 },
  for: { list: 1, body: 2 },
  filter: { list: 0, body: 1 },
};

const unresolvedAtPath = (path: ReadPath, { scope, bound }: Walk): readonly UnresolvedLaw[] => {
  const [name = ""] = path;
  if (bound.has(name)) return NONE;
  if (name !== "law") return scope.unresolved.get(name) ?? NONE;
  return isUnresolvedLaw(path, scope) ? [{ path, scope }] : NONE;
};

const unresolvedInAny = (asts: readonly Ast[], walk: Walk): readonly UnresolvedLaw[] =>
  asts.flatMap((ast) => unresolvedIn(ast, walk));

/** Inside a loop a part has a different value for each entry, so it decides nothing by itself. */
const valueOf = (ast: Ast, { scope, bound }: Walk): Value => (bound.size > 0 ? null : scope.evaluate(ast));

/** An operand that decides the result leaves nothing unresolved, whatever the others are. */
const unresolvedInChain = (operands: readonly Ast[], decisive: boolean, walk: Walk): readonly UnresolvedLaw[] => {
  const found = operands.map((ast) => unresolvedIn(ast, walk));
  const isDecided = operands.some((ast, index) => found[index]?.length === 0 && valueOf(ast, walk) === decisive);
  return isDecided ? NONE : found.flat();
};

const unresolvedInIf = (
  [condition = null, yes = null, no = null]: readonly Ast[],
  walk: Walk,
): readonly UnresolvedLaw[] => {
  const unresolved = unresolvedIn(condition, walk);
  if (unresolved.length > 0) return unresolved;
  if (walk.bound.size > 0) return unresolvedInAny([yes, no], walk);
  return unresolvedIn(valueOf(condition, walk) === true ? yes : no, walk);
};

const unresolvedInCoalesce = (operands: readonly Ast[], walk: Walk): readonly UnresolvedLaw[] => {
  for (const ast of operands) {
    const unresolved = unresolvedIn(ast, walk);
    if (unresolved.length > 0) return unresolved;
    if (valueOf(ast, walk) !== null) return NONE;
  }
  return NONE;
};

const unresolvedInLoop = (operator: string, operands: readonly Ast[], walk: Walk): readonly UnresolvedLaw[] => {
  const { list, body } = LOOPS[operator]!;
  const name = operator === "filter" ? "item" : String(operands[0]);
  const innerWalk = { ...walk, bound: new Set([...walk.bound, name]) };
  return [...unresolvedIn(operands[list] ?? null, walk), ...unresolvedIn(operands[body] ?? null, innerWalk)];
};

const lawReads = new WeakMap<object, boolean>();

/** Whether a part of a formula names the law at all; computed once for each part. */
const namesLaw = (ast: Ast): boolean => {
  if (typeof ast !== "object" || ast === null) return false;
  const known = lawReads.get(ast);
  if (known !== undefined) return known;
  const path = pathOf(ast);
  const found = path ? path[0] === "law" : ast.some((part) => namesLaw(part));
  lawReads.set(ast, found);
  return found;
};

const unresolvedIn = (ast: Ast, walk: Walk): readonly UnresolvedLaw[] => {
  if (typeof ast !== "object" || ast === null) return NONE;
  if (walk.scope.unresolved.size === 0 && !namesLaw(ast)) return NONE;
  const path = pathOf(ast);
  if (path) return unresolvedAtPath(path, walk);
  const [operator, ...operands] = ast;
  if (operator === "if") return unresolvedInIf(operands, walk);
  if (operator === "and") return unresolvedInChain(operands, false, walk);
  if (operator === "or") return unresolvedInChain(operands, true, walk);
  if (Object.hasOwn(LOOPS, operator)) return unresolvedInLoop(operator, operands, walk);
  if (operator !== "call") return unresolvedInAny(operands, walk);
  return operands[0] === "coalesce"
    ? unresolvedInCoalesce(operands.slice(1), walk)
    : unresolvedInAny(operands.slice(1), walk);
};

/**
 * The unknown or disputed law that a formula's value depends on; empty if the value is the same whatever that law is.
 *
 * Tests such as `is answered(law.t.limit)`, `count(law.t.rows)` or `law.t.limit = null` are unresolved as well, because an
 * unknown column is not an empty one. Only its status can be tested.
 */
export const unresolvedLaw = ({ ast, readsLaw }: LinkedFormula, scope: EvaluationScope): readonly UnresolvedLaw[] =>
  readsLaw || scope.unresolved.size > 0 ? unresolvedIn(ast, { scope, bound: NO_NAMES }) : NONE;

/** Whether a condition cannot be true whatever the unknown law is, because a part it requires is false or unanswered. */
const isRuledOut = (ast: Ast, walk: Walk): boolean => {
  if (typeof ast !== "object" || ast === null) return ast !== true;
  const [operator, ...operands] = ast;
  if (operator === "and") return operands.some((operand) => isRuledOut(operand, walk));
  if (operator === "or") return operands.every((operand) => isRuledOut(operand, walk));
  return unresolvedIn(ast, walk).length === 0 && walk.scope.evaluate(ast) !== true;
};

/** Whether a condition is true; `unresolved` is the law that leaves it undecided. */
export type Decision = { readonly isTrue: boolean; readonly unresolved: readonly UnresolvedLaw[] };

export const decide = (when: LinkedFormula | null, scope: EvaluationScope): Decision => {
  if (when === null) return { isTrue: true, unresolved: NONE };
  const unresolved = unresolvedLaw(when, scope);
  if (unresolved.length > 0 && isRuledOut(when.ast, { scope, bound: NO_NAMES }))
    return { isTrue: false, unresolved: NONE };
  return { isTrue: unresolved.length === 0 && when.value(scope.get) === true, unresolved };
};

/** The first match; none if unknown law leaves an earlier candidate undecided. */
export const firstMatch = <One>(
  all: readonly One[],
  decideOne: (one: One) => Decision,
): { readonly index: number; readonly unresolved: readonly UnresolvedLaw[] } => {
  for (const [index, one] of all.entries()) {
    const { isTrue, unresolved } = decideOne(one);
    if (unresolved.length > 0) return { index: -1, unresolved };
    if (isTrue) return { index, unresolved };
  }
  return { index: -1, unresolved: NONE };
};
