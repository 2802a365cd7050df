import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../ast-parts.ts";
import type { Guard } from "./facts.ts";

/** A name whose answer is part of what is printed, and the conditions around it within the formula. */
export type Use = {
  readonly name: string;
  /** The part of it that is shown: "worth" of `tool.worth`. */
  readonly part?: string;
  readonly guards: readonly Guard[];
};

/** Functions that make something of "no answer". */
const tolerant = new Set(["coalesce", "is answered", "count", "sum"]);

/** Operators whose result is yes or no: no answer is simply not yes. */
const questions = new Set("= != < <= > >= known and or not between in some every".split(" "));

const binding = new Set(["filter", "for"]);

/** Names whose answer a printed formula shows; those it only asks about are left out. */
export const usesIn = (ast: Ast, guards: readonly Guard[] = []): readonly Use[] => {
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  if (operator === "get") return typeof first === "string" ? [{ name: first, guards }] : [];
  if (operator === "at" && typeof second === "string") {
    return usesIn(first, guards).map((use) =>
      operationOf(first)?.operator === "get" ? { ...use, part: second } : use,
    );
  }
  if (operator === "if") {
    const yes = usesIn(second, [...guards, { ast: first, holds: true }]);
    return [...yes, ...usesIn(third, [...guards, { ast: first, holds: false }])];
  }
  if (questions.has(operator) || (operator === "call" && tolerant.has(String(first)))) return [];
  if (binding.has(operator)) return usesIn(operator === "for" ? second : first, guards);
  return operands.flatMap((operand) => usesIn(operand, guards));
};
