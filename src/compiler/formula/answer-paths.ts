import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Text } from "../../model/text.ts";
import { nameIfBare, operationOf } from "./ast-parts.ts";
import { valueParts } from "../../text/text-parts.ts";

/**
 * What a formula reads of an answer: "agent.address" is one part, and "agent" the whole answer. A path that starts with
 * a dot is read from each entry of a list: ".address" is one part, and "." the whole entry.
 */
export type AnswerPath = string;

/** Functions that need to know whether or how often there is an answer, but do not read it. */
const countingFunctions = new Set(["is answered", "count"]);

const loopOperators = new Set(["some", "every", "for"]);

/** Formats that print every part; the others print the name of a party or person. */
const printsAllParts = new Set(["described", "address"]);

/** Classifies a name: an answer, an entry of an iterated list, or neither. */
export type ClassifyName = (name: string) => "answer" | "entry" | "neither";

const readOf = (name: string, part: string, classify: ClassifyName): readonly AnswerPath[] => {
  const nameKind = classify(name);
  if (nameKind === "neither") return [];
  return [nameKind === "answer" ? `${name}${part}` : part || "."];
};

/** Which answers a formula reads; iterating over a list does not read it. */
export const answerPathsRead = (ast: Ast, classify: ClassifyName): readonly AnswerPath[] => {
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  const readsIn = (operand: Ast): readonly AnswerPath[] => answerPathsRead(operand, classify);
  if (operator === "get") return readOf(String(first), "", classify);
  if (operator === "at" && typeof second === "string") {
    const name = nameIfBare(first);
    return name === null ? [...readsIn(first), `.${second}`] : readOf(name, `.${second}`, classify);
  }
  if (operator === "filter") return [...(nameIfBare(first) === null ? readsIn(first) : []), ...readsIn(second)];
  if (loopOperators.has(operator)) return [...(nameIfBare(second) === null ? readsIn(second) : []), ...readsIn(third)];
  if (operator === "call" && countingFunctions.has(String(first)) && nameIfBare(second) !== null) return [];
  return operands.flatMap(readsIn);
};

/** Which answers a text prints; a party or person without a format prints its name. */
export const answerPathsPrinted = (text: Text, classify: ClassifyName): readonly AnswerPath[] =>
  valueParts(text).flatMap(({ formula, format = "" }) => {
    const name = nameIfBare(formula.ast);
    if (name === null || printsAllParts.has(format)) return answerPathsRead(formula.ast, classify);
    return readOf(name, ".name", classify);
  });
