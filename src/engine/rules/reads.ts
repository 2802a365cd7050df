import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Look } from "./look.ts";

/** A name with the parts asked of it: ["law", "rent_increase", "cap"], ["landlord", "name"]. */
export type ReadPath = readonly string[];

const paths = new WeakMap<object, ReadPath | false>();

/** The name and the parts a formula consists of, where it is nothing else. The same formula gives the same path. */
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

/** Operators and functions that make something of "not known": what they look at need not be known. */
const isTolerant = (operator: string, first: Ast | undefined): boolean =>
  operator === "known" || (operator === "call" && first === "is answered");

const NONE: ReadonlySet<string> = new Set();

type Walk = { readonly look: Look; readonly bound: ReadonlySet<string>; readonly found: ReadPath[] };

const walkAll = (asts: readonly Ast[], walk: Walk): void => {
  for (const ast of asts) walkOne(ast, walk);
};

const truth = (ast: Ast, walk: Walk): boolean => walk.bound.size === 0 && walk.look(ast) === true;
const falsity = (ast: Ast, walk: Walk): boolean => walk.bound.size === 0 && walk.look(ast) === false;

/** Of several operands only the one that decides; all where none does. */
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
  else walkOne(truth(condition, walk) ? yes : no, walk);
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
  if (operator === "and") return walkDeciding(operands, falsity, walk);
  if (operator === "or") return walkDeciding(operands, truth, walk);
  if (Object.hasOwn(BINDING, operator)) return walkLoop(operator, operands, walk);
  if (operator === "call" && first === "coalesce") {
    const given = operands.slice(1);
    const taken = given.find((one) => walk.bound.size > 0 || walk.look(one) !== null) ?? given.at(-1);
    return walkOne(taken ?? null, walk);
  }
  walkAll(operator === "call" ? operands.slice(1) : operands, walk);
};

const CHOICES = new Set(["if", "and", "or"]);

/** Whether what a formula reads depends on what it finds. */
const hasChoice = (ast: Ast): boolean => {
  if (typeof ast !== "object" || ast === null) return false;
  const [operator, ...operands] = ast;
  return CHOICES.has(operator) || (operator === "call" && operands[0] === "coalesce") || operands.some(hasChoice);
};

/** What formulas without a choice in them read, whatever the answers are. */
const always = new WeakMap<object, readonly ReadPath[]>();

/**
 * What a formula read on its way to its value, each once: of an `if` the branch that was taken, of `and` and `or` what
 * decided, of `coalesce` what was known. What is only asked about (`x = null`) is left out.
 */
export const readsOf = (ast: Ast, look: Look): readonly ReadPath[] => {
  if (typeof ast !== "object" || ast === null) return [];
  const known = always.get(ast);
  if (known) return known;
  const found: ReadPath[] = [];
  walkOne(ast, { look, bound: NONE, found });
  const seen = new Set<string>();
  const reads = found.filter((path) => {
    const key = path.join(".");
    return !seen.has(key) && seen.add(key);
  });
  if (!hasChoice(ast)) always.set(ast, reads);
  return reads;
};
