import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Value } from "../../values/value.ts";
import { isOpenLaw } from "./law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { pathOf } from "./reads.ts";
import type { ReadPath } from "./reads.ts";
import type { Here } from "./run-nodes.ts";

/** Law that is unknown or disputed and that a value depends on, with the place of the tool where it was read. */
export type OpenLaw = { readonly path: ReadPath; readonly here: Here };

type Walk = { readonly here: Here; readonly bound: ReadonlySet<string> };

const NONE: readonly OpenLaw[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();

const LOOPS: { readonly [operator: string]: { readonly list: number; readonly body: number } } = {
  some: { list: 1, body: 2 },
  every: { list: 1, body: 2 },
  for: { list: 1, body: 2 },
  filter: { list: 0, body: 1 },
};

const openPath = (path: ReadPath, { here, bound }: Walk): readonly OpenLaw[] => {
  const [name = ""] = path;
  if (bound.has(name)) return NONE;
  if (name !== "law") return here.open.get(name) ?? NONE;
  return isOpenLaw(path, here) ? [{ path, here }] : NONE;
};

const openAny = (asts: readonly Ast[], walk: Walk): readonly OpenLaw[] => asts.flatMap((ast) => openIn(ast, walk));

/** Inside a loop a part has another value for each entry, so it decides nothing on its own. */
const valueOf = (ast: Ast, { here, bound }: Walk): Value => (bound.size > 0 ? null : here.look(ast));

/** An operand that decides the whole leaves nothing open, whatever the others turn out to be. */
const openChain = (operands: readonly Ast[], decisive: boolean, walk: Walk): readonly OpenLaw[] => {
  const found = operands.map((ast) => openIn(ast, walk));
  const isDecided = operands.some((ast, at) => found[at]?.length === 0 && valueOf(ast, walk) === decisive);
  return isDecided ? NONE : found.flat();
};

const openIf = ([condition = null, yes = null, no = null]: readonly Ast[], walk: Walk): readonly OpenLaw[] => {
  const open = openIn(condition, walk);
  if (open.length > 0) return open;
  if (walk.bound.size > 0) return openAny([yes, no], walk);
  return openIn(valueOf(condition, walk) === true ? yes : no, walk);
};

const openFirstKnown = (operands: readonly Ast[], walk: Walk): readonly OpenLaw[] => {
  for (const ast of operands) {
    const open = openIn(ast, walk);
    if (open.length > 0) return open;
    if (valueOf(ast, walk) !== null) return NONE;
  }
  return NONE;
};

const openLoop = (operator: string, operands: readonly Ast[], walk: Walk): readonly OpenLaw[] => {
  const { list, body } = LOOPS[operator]!;
  const name = operator === "filter" ? "item" : String(operands[0]);
  const inside = { ...walk, bound: new Set([...walk.bound, name]) };
  return [...openIn(operands[list] ?? null, walk), ...openIn(operands[body] ?? null, inside)];
};

const openIn = (ast: Ast, walk: Walk): readonly OpenLaw[] => {
  if (typeof ast !== "object" || ast === null) return NONE;
  const path = pathOf(ast);
  if (path) return openPath(path, walk);
  const [operator, ...operands] = ast;
  if (operator === "if") return openIf(operands, walk);
  if (operator === "and") return openChain(operands, false, walk);
  if (operator === "or") return openChain(operands, true, walk);
  if (Object.hasOwn(LOOPS, operator)) return openLoop(operator, operands, walk);
  if (operator !== "call") return openAny(operands, walk);
  return operands[0] === "coalesce" ? openFirstKnown(operands.slice(1), walk) : openAny(operands.slice(1), walk);
};

/**
 * The unknown or disputed law that leaves the value of a formula open; empty where the value is the same whatever that
 * law says. A test such as `is answered(law.t.limit)`, `count(law.t.rows)` or `law.t.limit = null` is open too: an
 * unknown column is not an empty one. Only its status can be tested.
 */
export const openLaw = ({ ast, readsLaw }: LinkedFormula, here: Here): readonly OpenLaw[] =>
  readsLaw || here.open.size > 0 ? openIn(ast, { here, bound: NO_NAMES }) : NONE;

/** Whether a condition can no longer come true, whatever the unknown law says: a part it needs is false or has no answer. */
const isRuledOut = (ast: Ast, walk: Walk): boolean => {
  if (typeof ast !== "object" || ast === null) return ast !== true;
  const [operator, ...operands] = ast;
  if (operator === "and") return operands.some((one) => isRuledOut(one, walk));
  if (operator === "or") return operands.every((one) => isRuledOut(one, walk));
  return openIn(ast, walk).length === 0 && walk.here.look(ast) !== true;
};

/** Whether a condition applies; `open` is the law that leaves it undecided. */
export type Decision = { readonly holds: boolean; readonly open: readonly OpenLaw[] };

export const decide = (when: LinkedFormula | null, here: Here): Decision => {
  if (when === null) return { holds: true, open: NONE };
  const open = openLaw(when, here);
  if (open.length > 0 && isRuledOut(when.ast, { here, bound: NO_NAMES })) return { holds: false, open: NONE };
  return { holds: open.length === 0 && when.value(here.get) === true, open };
};

/** The first that applies; none after one that unknown law leaves undecided. */
export const firstThat = <One>(
  all: readonly One[],
  decideOne: (one: One) => Decision,
): { readonly at: number; readonly open: readonly OpenLaw[] } => {
  for (const [at, one] of all.entries()) {
    const { holds, open } = decideOne(one);
    if (open.length > 0) return { at: -1, open };
    if (holds) return { at, open };
  }
  return { at: -1, open: NONE };
};
