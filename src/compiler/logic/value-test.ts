import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../formula/ast-parts.ts";

/**
 * A condition of the form "this name has one of these values" or, if `negated`, "it is known and has none of them".
 *
 * Subject and values are formulas as JSON; "null" means no answer.
 */
export type ValueTest = { readonly subject: string; readonly values: readonly string[]; readonly negated: boolean };

/** A text key that is equal for equal formulas. */
export const astKey = (ast: Ast): string => JSON.stringify(ast);

export const UNANSWERED = "null";
const YES = "true";

const isName = (ast: Ast): boolean => {
  const operation = operationOf(ast);
  if (operation?.operator === "get") return true;
  return operation?.operator === "at" && isName(operation.operands[0] ?? null);
};

const literals = new Set(["n", "date", "duration"]);

const isLiteral = (ast: Ast): boolean => typeof ast !== "object" || ast === null || literals.has(ast[0]);

const comparison = (operator: string, left: Ast, right: Ast): ValueTest | null => {
  const [subject, value] = isName(left) ? [left, right] : [right, left];
  if (!isName(subject) || !isLiteral(value)) return null;
  return { subject: astKey(subject), values: [astKey(value)], negated: operator === "!=" };
};

const listed = (test: Ast): readonly string[] | null => {
  const { operator, operands = [] } = operationOf(test) ?? {};
  const [first = null, second = null] = operands;
  if (operator === "to") return first === "=" && isLiteral(second) ? [astKey(second)] : null;
  if (operator !== "same") return null;
  const list = operationOf(first);
  if (list?.operator === "list") return list.operands.every(isLiteral) ? list.operands.map(astKey) : null;
  return isLiteral(first) ? [astKey(first)] : null;
};

const membership = (subject: Ast, tests: readonly Ast[]): ValueTest | null => {
  const values = tests.map(listed);
  if (!isName(subject) || values.includes(null)) return null;
  return { subject: astKey(subject), values: values.flatMap((one) => one ?? []), negated: false };
};

/** The negation of a test: `not(x != null)` tests for no answer. */
const opposite = (test: ValueTest, inner: Ast): ValueTest => {
  if (isName(inner)) return { ...test, values: ["false"] };
  if (test.negated && test.values.length === 0) return { ...test, values: [UNANSWERED], negated: false };
  return { ...test, negated: !test.negated };
};

/** Reads a condition as a test of one name's value; null if it is anything else. */
export const valueTest = (ast: Ast): ValueTest | null => {
  if (isName(ast)) return { subject: astKey(ast), values: [YES], negated: false };
  const operation = operationOf(ast);
  if (!operation) return null;
  const { operator, operands } = operation;
  const [first = null, second = null] = operands;
  if (operator === "=" || operator === "!=") return comparison(operator, first, second);
  if (operator === "in") return membership(first, operands.slice(1));
  if (operator === "known" && isName(first)) return { subject: astKey(first), values: [], negated: true };
  if (operator !== "not") return null;
  const test = valueTest(first);
  return test && opposite(test, first);
};
