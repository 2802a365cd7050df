import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../formula/ast-parts.ts";
import { astKey, UNANSWERED, valueTest } from "./value-test.ts";
import type { ValueTest } from "./value-test.ts";

/** A condition known to be true, or with `isTrue: false` known not to be true (false or unknown). */
export type Guard = { readonly ast: Ast; readonly isTrue: boolean };

/** The possible values of names with fixed options; "no answer" is one more value. */
export type Domains = ReadonlyMap<string, readonly string[]>;

/** Values a name can still have: one of `only`, or anything except `not`. */
type Possible = { readonly only: ReadonlySet<string> | null; readonly not: ReadonlySet<string> };

/** One possible state: the remaining values of names, and other conditions known to be true or not true. */
type Facts = { readonly values: ReadonlyMap<string, Possible>; readonly known: ReadonlyMap<string, boolean> };

const nothingKnown: Facts = { values: new Map(), known: new Map() };

const isAmong = (possible: Possible, values: readonly string[]): Possible => ({
  only: new Set(values.filter((value) => (possible.only ? possible.only.has(value) : !possible.not.has(value)))),
  not: new Set(),
});

const except = (possible: Possible, values: readonly string[]): Possible => {
  if (!possible.only) return { only: null, not: new Set([...possible.not, ...values]) };
  return { only: new Set([...possible.only].filter((value) => !values.includes(value))), not: possible.not };
};

/** Narrows the possible values by a test that is true or, with `isTrue` false, not true. */
const narrow = (possible: Possible, { values, negated }: ValueTest, isTrue: boolean): Possible => {
  if (!negated) return isTrue ? isAmong(possible, values) : except(possible, values);
  return isTrue ? except(possible, [UNANSWERED, ...values]) : isAmong(possible, [UNANSWERED, ...values]);
};

const possibleOf = (facts: Facts, domains: Domains, subject: string): Possible => {
  const domain = domains.get(subject);
  const unseen: Possible = { only: domain ? new Set([...domain, UNANSWERED]) : null, not: new Set() };
  return facts.values.get(subject) ?? unseen;
};

/** Adds a condition to the facts; null if it contradicts them. */
const withAtom = (facts: Facts, domains: Domains, { ast, isTrue: expected }: Guard): readonly Facts[] => {
  if (typeof ast === "boolean" || ast === null) return (ast === true) === expected ? [facts] : [];
  const test = valueTest(ast);
  if (test) {
    const left = narrow(possibleOf(facts, domains, test.subject), test, expected);
    return left.only?.size === 0 ? [] : [{ ...facts, values: new Map([...facts.values, [test.subject, left]]) }];
  }
  const known = facts.known.get(astKey(ast));
  if (known !== undefined) return known === expected ? [facts] : [];
  return [{ ...facts, known: new Map([...facts.known, [astKey(ast), expected]]) }];
};

/** Applies De Morgan's laws: `not(a and b)` becomes `not(a) or not(b)`; anything else is unchanged. */
const unfold = (ast: Ast): Ast => {
  const inner = operationOf(ast)?.operator === "not" ? operationOf(operationOf(ast)?.operands[0] ?? null) : null;
  if (inner?.operator !== "and" && inner?.operator !== "or") return ast;
  return [inner.operator === "and" ? "or" : "and", ...inner.operands.map((operand): Ast => ["not", operand])];
};

// Above this number of cases, a condition is ignored; this loses conclusions but never draws a wrong one.
const MAX_CASES = 48;

const assume = (ways: readonly Facts[], domains: Domains, guard: Guard): readonly Facts[] => {
  const ast = unfold(guard.ast);
  const { operator, operands = [] } = operationOf(ast) ?? {};
  if (operator !== "and" && operator !== "or") {
    return ways.flatMap((facts) => withAtom(facts, domains, { ast, isTrue: guard.isTrue }));
  }
  const inner = operands.map((operand) => ({ ast: operand, isTrue: guard.isTrue }));
  if ((operator === "and") === guard.isTrue) return inner.reduce((left, one) => assume(left, domains, one), ways);
  const found = inner.flatMap((one) => assume(ways, domains, one));
  return found.length > MAX_CASES ? ways : found;
};

/** Whether the guards can never all be true. */
export const contradict = (guards: readonly Guard[], domains: Domains): boolean =>
  guards.reduce<readonly Facts[]>((ways, guard) => assume(ways, domains, guard), [nothingKnown]).length === 0;

/** Whether the guards imply the goal; false when uncertain. */
export const implies = (guards: readonly Guard[], goal: Guard, domains: Domains): boolean =>
  guards.some(({ ast, isTrue }) => ast === goal.ast && isTrue === goal.isTrue) ||
  contradict([...guards, { ast: goal.ast, isTrue: !goal.isTrue }], domains);
