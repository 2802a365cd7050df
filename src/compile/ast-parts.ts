import type { Ast } from "../feel/evaluate/ast.ts";

/** An operation with its operands, or null for a literal. */
export const operationOf = (ast: Ast): { readonly operator: string; readonly operands: readonly Ast[] } | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const [operator, ...operands] = ast;
  return { operator, operands };
};

/** The name a formula consists of, if it is nothing but a name. */
export const bareName = (ast: Ast): string | null => {
  const operation = operationOf(ast);
  return operation?.operator === "get" && typeof operation.operands[0] === "string" ? operation.operands[0] : null;
};
