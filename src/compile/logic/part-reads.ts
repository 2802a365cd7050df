import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Text } from "../../model/text.ts";
import { bareName, operationOf } from "../ast-parts.ts";

/**
 * What is read of an answer: "agent.address" is a part, "agent" all of it. ".address" is that part of whatever a
 * repetition or a filter hands on, and "." all of it.
 */
export type PartRead = string;

/** Functions that only ask whether there is an answer, or how many. */
const counting = new Set(["is answered", "count"]);

const binding = new Set(["some", "every", "for"]);

/** Formats that print every part; the others print the name of a party or a person. */
const whole = new Set(["described", "address"]);

/** Whether a name stands for an answer, for an entry of a list that a formula or a clause goes through, or for neither. */
export type NameIs = (name: string) => "answer" | "entry" | "neither";

const readOf = (name: string, part: string, nameIs: NameIs): readonly PartRead[] => {
  const is = nameIs(name);
  if (is === "neither") return [];
  return [is === "answer" ? `${name}${part}` : part || "."];
};

/** What a formula reads of the answers; a list that is only gone through is not read by that. */
export const partsIn = (ast: Ast, nameIs: NameIs): readonly PartRead[] => {
  const operation = operationOf(ast);
  if (!operation) return [];
  const { operator, operands } = operation;
  const [first = null, second = null, third = null] = operands;
  const inside = (one: Ast): readonly PartRead[] => partsIn(one, nameIs);
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

/** What a text prints of the answers: of a party or a person without a format, the name. */
export const partsPrinted = (text: Text, nameIs: NameIs): readonly PartRead[] =>
  text.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "strong") return partsPrinted(part.parts, nameIs);
    if (part.type !== "value") return [];
    const name = bareName(part.is.ast);
    if (name === null || whole.has(part.format ?? "")) return partsIn(part.is.ast, nameIs);
    return readOf(name, ".name", nameIs);
  });
