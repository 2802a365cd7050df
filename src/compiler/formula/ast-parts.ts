import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Expression } from "../../model/expression.ts";

/** Splits an operation into operator and operands; null for a literal. */
export const operationOf = (ast: Ast): { readonly operator: string; readonly operands: readonly Ast[] } | null => {
  if (typeof ast !== "object" || ast === null) return null;
  const [operator, ...operands] = ast;
  return { operator, operands };
};

/** The name if the formula is a bare name, else null. */
export const nameIfBare = (ast: Ast): string | null => {
  const operation = operationOf(ast);
  return operation?.operator === "get" && typeof operation.operands[0] === "string" ? operation.operands[0] : null;
};

/** A formula that is only a name. */
export const variable = (name: string): Expression => ({ ast: ["get", name], deps: [name], source: name });
