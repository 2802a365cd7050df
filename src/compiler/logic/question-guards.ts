import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Step } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import { operationOf } from "../formula/ast-parts.ts";
import type { Guard } from "./facts.ts";

/** Conditions under which each question is asked, by its id. */
export type QuestionGuards = ReadonlyMap<string, readonly Guard[]>;

const guardOf = (when: Step["when"]): readonly Guard[] => (when ? [{ ast: when.ast, isTrue: true }] : []);

/** The guards of each question of a form: its own condition and the one of its step. */
export const questionGuardsOf = (steps: readonly Step[]): QuestionGuards =>
  new Map(
    steps.flatMap((step) =>
      step.fields.map((field: Field) => [field.id, [...guardOf(step.when), ...guardOf(field.when)]] as const),
    ),
  );

const comparisons = new Set(["=", "!=", "<", "<=", ">", ">="]);
const counts = new Set(["count", "sum"]);

/** The root of a path ("landlord" of `landlord.address.city`), or null. */
const rootOf = (ast: Ast): string | null => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [first = null] = operands;
  if (operator === "get") return typeof first === "string" ? first : null;
  return operator === "at" ? rootOf(first) : null;
};

const isZero = (ast: Ast): boolean => {
  const operation = operationOf(ast);
  return operation?.operator === "n" && Number(operation.operands[0]) === 0;
};

/** `count(x) > 0` implies that the list has been answered; other comparisons may be true of an empty one. */
const countedName = (operator: string, left: Ast, right: Ast): readonly string[] => {
  const operation = operationOf(left);
  if (operation?.operator !== "call" || !counts.has(String(operation.operands[0]))) return [];
  return operator === ">" && isZero(right) ? valueNames(operation.operands[1] ?? null) : [];
};

const intersect = (sets: readonly (readonly string[])[]): readonly string[] =>
  (sets[0] ?? []).filter((name) => sets.every((set) => set.includes(name)));

/** Names that must be known for a value to be known. */
const valueNames = (ast: Ast): readonly string[] => {
  const root = rootOf(ast);
  if (root !== null) return [root];
  const { operator, operands = [] } = operationOf(ast) ?? {};
  return operator !== undefined && "+-*/**neg".includes(operator) ? operands.flatMap(valueNames) : [];
};

const negatedNames = (ast: Ast): readonly string[] => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  if (operator === "known") return [];
  if (operator === "and") return intersect(operands.map(negatedNames));
  if (operator === "or") return operands.flatMap(negatedNames);
  return answeredNames(ast);
};

/** Names that must be answered for a condition to be true. */
export const answeredNames = (ast: Ast): readonly string[] => {
  const root = rootOf(ast);
  if (root !== null) return [root];
  const { operator, operands = [] } = operationOf(ast) ?? {};
  if (operator === undefined) return [];
  const [first = null, second = null] = operands;
  if (operator === "and") return operands.flatMap(answeredNames);
  if (operator === "or") return intersect(operands.map(answeredNames));
  if (operator === "not") return negatedNames(first);
  if (comparisons.has(operator)) return [...countedName(operator, first, second), ...operands.flatMap(valueNames)];
  if (operator === "in" || operator === "between" || operator === "known") return valueNames(first);
  if (operator === "some") return valueNames(second);
  return operator === "call" && first === "is answered" ? valueNames(second) : [];
};

/** Adds what the guards imply: a question that must be answered must have been asked. */
export const withQuestionGuards = (guards: readonly Guard[], questionGuards: QuestionGuards): readonly Guard[] => {
  const all = [...guards];
  const seen = new Set<string>();
  for (const guard of all) {
    if (!guard.isTrue) continue;
    for (const name of answeredNames(guard.ast)) {
      if (seen.has(name)) continue;
      seen.add(name);
      all.push(...(questionGuards.get(name) ?? []));
    }
  }
  return all;
};
