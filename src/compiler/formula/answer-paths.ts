import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Text } from "../../model/text.ts";
import { bareName, operationOf } from "./ast-parts.ts";

/**
 * A path read from an answer: "agent.address" is one part, "agent" the whole. ".address" is that part of whatever a
 * repetition or filter yields, and "." the whole of it.
 */
export type AnswerPath = string;

/** Functions that only test for an answer or count entries. */
const counting = new Set(["is answered", "count"]);

const binding = new Set(["some", "every", "for"]);

/** Formats that print every part; the others print the name of a party or person. */
const whole = new Set(["described", "address"]);

/** Classifies a name: an answer, an entry of an iterated list, or neither. */
export type ClassifyName = (name: string) => "answer" | "entry" | "neither";

const readOf = (name: string, part: string, nameIs: ClassifyName): readonly AnswerPath[] => {
  const is = nameIs(name);
  if (is === "neither") return [];
  return [is === "answer" ? `${name}${part}` : part || "."];
};

/** Which answers a formula reads; iterating over a list does not read it. */
export const answerPathsRead = (ast: Ast, nameIs: ClassifyName): readonly AnswerPath[] => {
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  const inside = (one: Ast): readonly AnswerPath[] => answerPathsRead(one, nameIs);
  if (operator === "get") return readOf(String(first), "", nameIs);
  if (operator === "at" && typeof second === "string") {
    const name = bareName(first);
    return name === null ? [...inside(first), `.${second}`] : readOf(name, `.${second}`, nameIs);
  }
  if (operator === "filter") return [...(bareName(first) === null ? inside(first) : []), ...inside(second)];
  if (binding.has(operator)) return [...(bareName(second) === null ? inside(second) : []), ...inside(third)];
  if (operator === "call" && counting.has(String(first)) && bareName(second) !== null) return [];
  return operands.flatMap(inside);
};

/** Which answers a text prints; a party or person without a format prints its name. */
export const answerPathsPrinted = (text: Text, nameIs: ClassifyName): readonly AnswerPath[] =>
  text.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "strong") return answerPathsPrinted(part.parts, nameIs);
    if (part.type !== "value") return [];
    const name = bareName(part.is.ast);
    if (name === null || whole.has(part.format ?? "")) return answerPathsRead(part.is.ast, nameIs);
    return readOf(name, ".name", nameIs);
  });
