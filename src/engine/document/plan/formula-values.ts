import type { Ast } from "../../../feel/evaluate/ast.ts";
import { link } from "../../../feel/evaluate/link/link.ts";
import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import type { Expression } from "../../../model/expression.ts";

/** A name or path that a formula reads, with its linked value. */
export type FormulaRead = { readonly name: string; readonly value: FormulaEvaluator };

/** "law.deposit.cap" for a member chain that starts at a variable, null for anything else. */
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
  // Names bound by a loop inside the formula have no value outside it.
  else if (known.has(path.split(".")[0]!)) found.set(path, ast);
};

/** Formulas of the named figures of a definition, by id. */
export type FigureFormulas = ReadonlyMap<string, Expression>;

/**
 * The paths a formula reads, each once, in source order; `locals` are the enclosing row aliases.
 *
 * A named figure is followed by its own inputs.
 */
export const pathsReadBy = (
  { ast, deps }: Expression,
  locals: readonly string[],
  figures: FigureFormulas,
): readonly FormulaRead[] => {
  const found = new Map<string, Ast>();
  visit(ast, new Set([...deps, ...locals]), found);
  const reads = [...found].flatMap(([name, read]): readonly FormulaRead[] => {
    const figure = figures.get(name);
    return [{ name, value: link(read) }, ...(figure ? pathsReadBy(figure, [], figures) : [])];
  });
  return [...new Map(reads.map((read) => [read.name, read])).values()];
};
