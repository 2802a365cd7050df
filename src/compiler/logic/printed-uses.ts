import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../formula/ast-parts.ts";
import type { Guard } from "./facts.ts";

/** A name whose answer is printed, with the conditions around it in the formula. */
export type PrintedUse = {
  readonly name: string;
  /** The printed part: "worth" of `tool.worth`. */
  readonly part?: string;
  readonly guards: readonly Guard[];
};

/** Functions that turn "no answer" into a value. */
const tolerant = new Set(["coalesce", "is answered", "count", "sum"]);

/** Operators that return yes or no; a missing answer is not a yes. */
const questions = new Set("= != < <= > >= known and or not between in some every".split(" "));

const binding = new Set(["filter", "for"]);

/** Names whose answers a formula prints; names that are only tested are omitted. */
export const printedUses = (ast: Ast, guards: readonly Guard[] = []): readonly PrintedUse[] => {
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  if (operator === "get") return typeof first === "string" ? [{ name: first, guards }] : [];
  if (operator === "at" && typeof second === "string") {
    return printedUses(first, guards).map((use) =>
      operationOf(first)?.operator === "get" ? { ...use, part: second } : use,
    );
  }
  if (operator === "if") {
    const yes = printedUses(second, [...guards, { ast: first, isTrue: true }]);
    return [...yes, ...printedUses(third, [...guards, { ast: first, isTrue: false }])];
  }
  if (questions.has(operator) || (operator === "call" && tolerant.has(String(first)))) return [];
  if (binding.has(operator)) return printedUses(operator === "for" ? second : first, guards);
  return operands.flatMap((operand) => printedUses(operand, guards));
};
