import type { Ast } from "../../evaluate/ast.ts";

/** "landlord.name" for a formula that is only a path; undefined for anything else. */
export const dottedPath = (ast: Ast): string | undefined => {
  if (typeof ast !== "object" || ast === null) return undefined;
  const [operator, first, second] = ast;
  if (operator === "get") return typeof first === "string" ? first : undefined;
  const owner = operator === "at" && first !== undefined ? dottedPath(first) : undefined;
  return owner !== undefined && typeof second === "string" ? `${owner}.${second}` : undefined;
};
