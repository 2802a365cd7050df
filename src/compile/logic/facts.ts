import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../ast-parts.ts";
import { keyOf, NO_ANSWER, valueTest } from "./value-test.ts";
import type { ValueTest } from "./value-test.ts";

/** A condition that holds at a place, or (`holds: false`) one that is not true there: false or unknown. */
export type Guard = { readonly ast: Ast; readonly holds: boolean };

/** The values each name can take at all, for names with a fixed choice; no answer counts as one more. */
export type Domains = ReadonlyMap<string, readonly string[]>;

/** Values a name can still take: one of `only`, or anything but `not`. */
type Possible = { readonly only: ReadonlySet<string> | null; readonly not: ReadonlySet<string> };

/** One way in which things can stand: possible values of names, and other conditions known to hold or not to. */
type Facts = { readonly values: ReadonlyMap<string, Possible>; readonly known: ReadonlyMap<string, boolean> };

const nothingKnown: Facts = { values: new Map(), known: new Map() };

const among = (possible: Possible, values: readonly string[]): Possible => ({
  only: new Set(values.filter((value) => (possible.only ? possible.only.has(value) : !possible.not.has(value)))),
  not: new Set(),
});

const except = (possible: Possible, values: readonly string[]): Possible => {
  if (!possible.only) return { only: null, not: new Set([...possible.not, ...values]) };
  return { only: new Set([...possible.only].filter((value) => !values.includes(value))), not: possible.not };
};

/** What remains possible once the test is true or, with `holds` false, not true. */
const narrow = (possible: Possible, { values, negated }: ValueTest, holds: boolean): Possible => {
  if (!negated) return holds ? among(possible, values) : except(possible, values);
  return holds ? except(possible, [NO_ANSWER, ...values]) : among(possible, [NO_ANSWER, ...values]);
};

const possibleOf = (facts: Facts, domains: Domains, subject: string): Possible => {
  const domain = domains.get(subject);
  const unseen: Possible = { only: domain ? new Set([...domain, NO_ANSWER]) : null, not: new Set() };
  return facts.values.get(subject) ?? unseen;
};

/** The facts with one more condition, or none when it contradicts them. */
const withAtom = (facts: Facts, domains: Domains, { ast, holds }: Guard): readonly Facts[] => {
  if (typeof ast === "boolean" || ast === null) return (ast === true) === holds ? [facts] : [];
  const test = valueTest(ast);
  if (test) {
    const left = narrow(possibleOf(facts, domains, test.subject), test, holds);
    return left.only?.size === 0 ? [] : [{ ...facts, values: new Map([...facts.values, [test.subject, left]]) }];
  }
  const said = facts.known.get(keyOf(ast));
  if (said !== undefined) return said === holds ? [facts] : [];
  return [{ ...facts, known: new Map([...facts.known, [keyOf(ast), holds]]) }];
};

/** `not(a and b)` is `not(a) or not(b)`, and the other way round; anything else stays. */
const unfold = (ast: Ast): Ast => {
  const inner = operationOf(ast)?.operator === "not" ? operationOf(operationOf(ast)?.operands[0] ?? null) : null;
  if (inner?.operator !== "and" && inner?.operator !== "or") return ast;
  return [inner.operator === "and" ? "or" : "and", ...inner.operands.map((operand): Ast => ["not", operand])];
};

// Beyond this many ways a condition is left open: then nothing is concluded from it, and nothing false.
const MOST_WAYS = 48;

const assume = (ways: readonly Facts[], domains: Domains, guard: Guard): readonly Facts[] => {
  const ast = unfold(guard.ast);
  const { operator, operands = [] } = operationOf(ast) ?? {};
  if (operator !== "and" && operator !== "or") {
    return ways.flatMap((facts) => withAtom(facts, domains, { ast, holds: guard.holds }));
  }
  const inner = operands.map((operand) => ({ ast: operand, holds: guard.holds }));
  if ((operator === "and") === guard.holds) return inner.reduce((left, one) => assume(left, domains, one), ways);
  const found = inner.flatMap((one) => assume(ways, domains, one));
  return found.length > MOST_WAYS ? ways : found;
};

/** Whether the guards can never hold together. */
export const contradict = (guards: readonly Guard[], domains: Domains): boolean =>
  guards.reduce<readonly Facts[]>((ways, guard) => assume(ways, domains, guard), [nothingKnown]).length === 0;

/** Whether the guards together make sure that the goal holds; when in doubt, no. */
export const implies = (guards: readonly Guard[], goal: Guard, domains: Domains): boolean =>
  guards.some(({ ast, holds }) => ast === goal.ast && holds === goal.holds) ||
  contradict([...guards, { ast: goal.ast, holds: !goal.holds }], domains);
