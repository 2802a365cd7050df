import { evaluate } from "../../feel/evaluate/evaluate.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Get } from "../../feel/evaluate/run.ts";
import type { Value } from "../../values/value.ts";

/** What a formula, or a part of one, comes to at one place of a tool. */
export type Look = (ast: Ast) => Value;

/** Parts that were worked out already. */
export type Seen = Map<Ast, Value>;

/** Works every part of a formula out once, however often what is said about it asks. */
export const looking =
  (get: Get, seen: Seen): Look =>
  (ast) => {
    if (typeof ast !== "object" || ast === null) return ast;
    const before = seen.get(ast);
    if (before !== undefined) return before;
    const value = evaluate(ast, get);
    seen.set(ast, value);
    return value;
  };
