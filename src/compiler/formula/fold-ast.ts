import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "./ast-parts.ts";

type Constant = string | boolean | null;

const isConstant = (ast: Ast): ast is Constant => typeof ast !== "object" || ast === null;

const foldLogic = (operator: string, operands: readonly Ast[]): Ast => {
  const [neutral, deciding] = operator === "and" ? [true, false] : [false, true];
  if (operands.includes(deciding)) return deciding;
  const open = operands.filter((operand) => operand !== neutral);
  if (open.length === 0) return neutral;
  return open.length === 1 ? open[0]! : [operator, ...open];
};

/** The entries of a list that contains only texts; null for anything else. */
const textsOf = (ast: Ast): readonly string[] | null => {
  const operation = operationOf(ast);
  if (operation?.operator !== "list") return null;
  const texts = operation.operands.filter((operand) => typeof operand === "string");
  return texts.length === operation.operands.length ? texts : null;
};

const foldTests = (ast: Ast, [value = null, ...tests]: readonly Ast[]): Ast => {
  if (typeof value !== "string") return ast;
  const known = tests.map((test) => {
    const operation = operationOf(test);
    const [to = null] = operation?.operands ?? [];
    if (operation?.operator !== "same") return null;
    return typeof to === "string" ? [to] : textsOf(to);
  });
  return known.includes(null) ? ast : known.some((texts) => texts?.includes(value));
};

const foldCall = (ast: Ast, [name, first = null, second]: readonly Ast[]): Ast => {
  const texts = textsOf(first);
  if (name === "list contains" && texts && typeof second === "string") return texts.includes(second);
  return name === "is answered" && first === null ? false : ast;
};

const nullIfOneIsNull = new Set(["=", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/"]);

const foldComparison = (operator: string, ast: Ast, [first = null, second = null]: readonly Ast[]): Ast => {
  if (first === null || second === null) return null;
  const isKnown = (operator === "=" || operator === "!=") && isConstant(first) && isConstant(second);
  return isKnown ? (first === second) === (operator === "=") : ast;
};

/** Constant folding: evaluates the parts of a formula that read no answer, such as `"mutual" = "mutual"`. */
export const foldAst = (ast: Ast): Ast => {
  const operation = operationOf(ast);
  if (!operation || operation.operator === "get") return ast;
  const { operator } = operation;
  const operands = operation.operands.map(foldAst);
  const [first = null, second = null, third = null] = operands;
  if (operator === "and" || operator === "or") return foldLogic(operator, operands);
  if (operator === "not" && typeof first === "boolean") return !first;
  if (operator === "known" && isConstant(first)) return first !== null;
  if (operator === "if" && isConstant(first)) return first === true ? second : third;
  const folded: Ast = [operator, ...operands];
  if (nullIfOneIsNull.has(operator)) return foldComparison(operator, folded, operands);
  if (operator === "in") return foldTests(folded, operands);
  return operator === "call" ? foldCall(folded, operands) : folded;
};
