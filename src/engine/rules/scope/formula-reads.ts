import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { EvaluatePart } from "./memoized-evaluate.ts";

/** A name and its member path: ["law", "rent_increase", "cap"], ["landlord", "name"]. */
export type ReadPath = readonly string[];

const paths = new WeakMap<object, ReadPath | false>();

/** The path of a formula that consists of nothing else, null for any other. The same tree returns the same object. */
export const pathOf = (ast: Ast): ReadPath | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const known = paths.get(ast);
  if (known !== undefined) return known || null;
  const path = readPath(ast);
  paths.set(ast, path ?? false);
  return path;
};

const readPath = ([operator, first, second]: Exclude<Ast, string | boolean | null>): ReadPath | null => {
  if (operator === "get") return typeof first === "string" ? [first] : null;
  if (operator !== "at" || typeof second !== "string") return null;
  const outer = pathOf(first ?? null);
  return outer && [...outer, second];
};

const BINDING: {
  readonly [operator: string]: { readonly list: number; readonly body: number; readonly name: number | null };
} = {
  some: { name: 0, list: 1, body: 2 },
  every: { name: 0, list: 1, body: 2 },
  for: { name: 0, list: 1, body: 2 },
  filter: { name: null, list: 0, body: 1 },
};

/** Operators and functions that accept an unanswered operand. */
const isTolerant = (operator: string, first: Ast | undefined): boolean =>
  operator === "known" || (operator === "call" && first === "is answered");

const NONE: ReadonlySet<string> = new Set();

type Walk = { readonly evaluate: EvaluatePart; readonly bound: ReadonlySet<string>; readonly found: ReadPath[] };

const walkAll = (asts: readonly Ast[], walk: Walk): void => {
  for (const ast of asts) walkOne(ast, walk);
};

const isTrue = (ast: Ast, walk: Walk): boolean => walk.bound.size === 0 && walk.evaluate(ast) === true;
const isFalse = (ast: Ast, walk: Walk): boolean => walk.bound.size === 0 && walk.evaluate(ast) === false;

/** Visits only the operand that decides the result, or all of them if none does. */
const walkDeciding = (asts: readonly Ast[], decides: (ast: Ast, walk: Walk) => boolean, walk: Walk): void => {
  const deciding = asts.find((ast) => decides(ast, walk));
  walkAll(deciding === undefined ? asts : [deciding], walk);
};

const walkLoop = (operator: string, operands: readonly Ast[], walk: Walk): void => {
  const { list, body, name } = BINDING[operator]!;
  const local = name === null ? "item" : String(operands[name]);
  walkOne(operands[list] ?? null, walk);
  walkOne(operands[body] ?? null, { ...walk, bound: new Set([...walk.bound, local]) });
};

const walkIf = ([condition = null, yes = null, no = null]: readonly Ast[], walk: Walk): void => {
  walkOne(condition, walk);
  if (walk.bound.size > 0) walkAll([yes, no], walk);
  else walkOne(isTrue(condition, walk) ? yes : no, walk);
};

const walkOne = (ast: Ast, walk: Walk): void => {
  const path = pathOf(ast);
  if (path) {
    if (!walk.bound.has(path[0]!)) walk.found.push(path);
    return;
  }
  if (typeof ast !== "object" || ast === null) return;
  const [operator, ...operands] = ast;
  const [first] = operands;
  if (isTolerant(operator, first)) return;
  if (operator === "if") return walkIf(operands, walk);
  if (operator === "and") return walkDeciding(operands, isFalse, walk);
  if (operator === "or") return walkDeciding(operands, isTrue, walk);
  if (Object.hasOwn(BINDING, operator)) return walkLoop(operator, operands, walk);
  if (operator === "call" && first === "coalesce") {
    const given = operands.slice(1);
    const taken = given.find((one) => walk.bound.size > 0 || walk.evaluate(one) !== null) ?? given.at(-1);
    return walkOne(taken ?? null, walk);
  }
  walkAll(operator === "call" ? operands.slice(1) : operands, walk);
};

const CHOICES = new Set(["if", "and", "or"]);

/** Whether a formula branches, so that values decide which names it reads. */
const hasChoice = (ast: Ast): boolean => {
  if (typeof ast !== "object" || ast === null) return false;
  const [operator, ...operands] = ast;
  return CHOICES.has(operator) || (operator === "call" && operands[0] === "coalesce") || operands.some(hasChoice);
};

/** Reads of formulas without branches, which are the same for all answers. */
const unconditionalReads = new WeakMap<object, readonly ReadPath[]>();

/**
 * The paths a formula read to compute its value, each once: of `if` the branch taken, of `and` and `or` the deciding
 * operand, of `coalesce` the first known one. Operands of tests for an answer (`x = null`) are left out.
 */
export const readsThatDecide = (ast: Ast, evaluate: EvaluatePart): readonly ReadPath[] => {
  if (typeof ast !== "object" || ast === null) return [];
  const known = unconditionalReads.get(ast);
  if (known) return known;
  const found: ReadPath[] = [];
  walkOne(ast, { evaluate, bound: NONE, found });
  const seen = new Set<string>();
  const reads = found.filter((path) => {
    const key = path.join(".");
    return !seen.has(key) && seen.add(key);
  });
  if (!hasChoice(ast)) unconditionalReads.set(ast, reads);
  return reads;
};
