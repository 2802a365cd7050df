import type { Ast } from "../evaluate/ast.ts";

/** "landlord.name" for a formula that is only a path. */
export const pathOf = (ast: Ast): string | undefined => {
  if (typeof ast !== "object" || ast === null) return undefined;
  const [operator, first, second] = ast;
  if (operator === "get") return typeof first === "string" ? first : undefined;
  const owner = operator === "at" && first !== undefined ? pathOf(first) : undefined;
  return owner !== undefined && typeof second === "string" ? `${owner}.${second}` : undefined;
};
