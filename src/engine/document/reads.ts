import type { Ast } from "../../feel/evaluate/ast.ts";
import { link } from "../../feel/evaluate/link.ts";
import type { Linked } from "../../feel/evaluate/link.ts";
import type { Expression } from "../../model/expression.ts";

/** A name or path a formula reads, and what it holds. */
export type Read = { readonly name: string; readonly value: Linked };

/** "law.deposit.cap" for a chain of members that starts at a variable, null for anything else. */
const pathOf = (ast: Ast): string | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const [operator, owner, key] = ast;
  if (operator === "get") return typeof owner === "string" ? owner : null;
  const path = operator === "at" && owner !== undefined ? pathOf(owner) : null;
  return path !== null && typeof key === "string" ? `${path}.${key}` : null;
};

const visit = (ast: Ast, known: ReadonlySet<string>, found: Map<string, Ast>): void => {
  if (typeof ast !== "object" || ast === null) return;
  const path = pathOf(ast);
  if (path === null) for (const operand of ast.slice(1)) visit(operand, known, found);
  // Names that a loop inside the formula binds hold nothing outside it.
  else if (known.has(path.split(".")[0]!)) found.set(path, ast);
};

/** Formulas of the named figures of a definition, by id. */
export type Figures = ReadonlyMap<string, Expression>;

/**
 * What a formula reads, each path once, in the order it is written; `locals` are the names of the rows around it.
 *
 * A named figure is followed by what it is worked out from.
 */
export const readsOf = ({ ast, deps }: Expression, locals: readonly string[], figures: Figures): readonly Read[] => {
  const found = new Map<string, Ast>();
  visit(ast, new Set([...deps, ...locals]), found);
  const reads = [...found].flatMap(([name, read]): readonly Read[] => {
    const figure = figures.get(name);
    return [{ name, value: link(read) }, ...(figure ? readsOf(figure, [], figures) : [])];
  });
  return [...new Map(reads.map((read) => [read.name, read])).values()];
};
