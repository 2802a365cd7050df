import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../formula/ast-parts.ts";
import * as outcomes from "./outcomes.ts";
import {
  ANYTHING,
  FALSE,
  UNKNOWN,
  MASKED,
  MASKED_FALSE,
  MASKED_TRUE,
  MASKED_VALUE,
  NULL,
  TRUE,
  VALUE,
} from "./outcomes.ts";
import type { Outcomes } from "./outcomes.ts";

/** A law column assumed to be unknown or disputed. */
export type AssumedColumn = {
  readonly topic: string;
  readonly column: string;
  /** `law.topic.status` refers to the first column. */
  readonly isFirst: boolean;
};

/** A column, its assumed status, and the resulting outcomes of figures. */
export type ColumnAssumption = AssumedColumn & {
  readonly status: "unknown" | "disputed";
  /** The outcomes of a step or named figure; null for other names. */
  readonly figure: (name: string) => Outcomes | null;
};

/** Splits `law.topic.column.key` into ["topic", "column", "key"]; null for anything else. */
export const lawPath = (ast: Ast): readonly string[] | null => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [first = null, second = null] = operands;
  if (operator === "get") return first === "law" ? [] : null;
  if (operator !== "at" || typeof second !== "string") return null;
  const outer = lawPath(first);
  return outer && [...outer, second];
};

/** The text value of a formula under the assumption: a literal, or the column's status. */
const textOf = (ast: Ast, at: ColumnAssumption): string | null => {
  if (typeof ast === "string") return ast;
  const [topic, ...rest] = lawPath(ast) ?? [];
  if (topic !== at.topic) return null;
  const [word, column, about] = rest;
  const isAbout = (name: string | undefined): boolean => name === "status" || name === "certainty";
  if (at.isFirst && rest.length === 1 && isAbout(word)) return at.status;
  return word === "columns" && column === at.column && isAbout(about) ? at.status : null;
};

const ofPath = (path: readonly string[], at: ColumnAssumption): Outcomes => {
  const [topic, column] = path;
  return topic === at.topic && column === at.column ? UNKNOWN : ANYTHING;
};

const truth = (value: boolean): Outcomes => (value ? TRUE : FALSE);

const COMPARED = TRUE | FALSE;
const MASKED_COMPARED = MASKED_TRUE | MASKED_FALSE;

const compared = (operator: string, operands: readonly Ast[], at: ColumnAssumption): Outcomes => {
  const [left, right] = operands.map((ast) => textOf(ast, at));
  const isEquality = operator === "=" || operator === "!=";
  if (isEquality && typeof left === "string" && typeof right === "string")
    return truth((left === right) === (operator === "="));
  return outcomes.strictOutcomes(all(operands, at), COMPARED, MASKED_COMPARED);
};

const entriesOf = (test: Ast): readonly Ast[] => {
  const { operator, operands = [] } = operationOf(test) ?? {};
  if (operator === "same") return entriesOf(operands[0] ?? null);
  return operator === "list" ? operands : [test];
};

const within = ([subject = null, ...tests]: readonly Ast[], at: ColumnAssumption): Outcomes => {
  const text = textOf(subject, at);
  const entries = tests.flatMap(entriesOf);
  if (text !== null && entries.every((entry) => typeof entry === "string")) return truth(entries.includes(text));
  return outcomes.strictOutcomes(
    [outcomesOf(subject, at), ...entries.map((entry) => outcomesOf(entry, at))],
    COMPARED,
    MASKED_COMPARED,
  );
};

const chosen = ([condition = null, yes = null, no = null]: readonly Ast[], at: ColumnAssumption): Outcomes => {
  const [first, second] = [outcomesOf(yes, at), outcomesOf(no, at)];
  return outcomes.mapOutcomes(outcomesOf(condition, at), (one) => {
    if (one === TRUE) return first;
    if (one === UNKNOWN) return maskOutcomes(second);
    return (one & MASKED) !== 0 ? maskOutcomes(first | second) : second;
  });
};

/** Masks outcomes that were selected because of a null; null stays null. */
const maskOutcomes = (picked: Outcomes): Outcomes =>
  outcomes.mapOutcomes(picked, (one) => {
    if (one === TRUE) return MASKED_TRUE;
    if (one === FALSE) return MASKED_FALSE;
    if (one === NULL) return UNKNOWN;
    return one === VALUE ? MASKED_VALUE : one;
  });

const firstKnown = (operands: readonly Ast[], at: ColumnAssumption): Outcomes => {
  let found = 0;
  let left: Outcomes = NULL;
  for (const next of all(operands, at)) {
    const isNull = NULL | UNKNOWN;
    found |= (left & NULL) !== 0 ? next & ~isNull : 0;
    found |= (left & UNKNOWN) !== 0 ? maskOutcomes(next & ~isNull) : 0;
    left = (next & isNull) === 0 ? 0 : (left & UNKNOWN) | (next & isNull);
  }
  return found | left;
};

/** Functions that accept null and return a value. */
const TOLERANT = new Set(["is answered", "count", "append", "index of"]);

const called = ([name = null, ...given]: readonly Ast[], at: ColumnAssumption): Outcomes => {
  if (name === "coalesce") return firstKnown(given, at);
  const found = all(given, at);
  if (name === "is answered") return outcomes.knownOutcomes(found[0] ?? NULL);
  const isTolerant = TOLERANT.has(String(name)) || (name === "list contains" && ((found[1] ?? 0) & UNKNOWN) !== 0);
  if (isTolerant && found.some((one) => (one & UNKNOWN) !== 0))
    return ANYTHING | MASKED_VALUE | MASKED_TRUE | MASKED_FALSE;
  return outcomes.strictOutcomes(found, ANYTHING, MASKED_VALUE | MASKED_TRUE | MASKED_FALSE);
};

/** A filter drops entries whose condition is null, which is a decision. */
const filtered = ([list = null, body = null]: readonly Ast[], at: ColumnAssumption): Outcomes => {
  const bodyOutcomes = outcomesOf(body, at);
  const kept = (bodyOutcomes & (UNKNOWN | MASKED)) === 0 ? VALUE | NULL : VALUE | NULL | MASKED_VALUE;
  return outcomes.strictOutcomes([outcomesOf(list, at)], kept, MASKED_VALUE);
};

const all = (asts: readonly Ast[], at: ColumnAssumption): readonly Outcomes[] => asts.map((ast) => outcomesOf(ast, at));

const ofOperation = (operator: string, operands: readonly Ast[], at: ColumnAssumption): Outcomes => {
  switch (operator) {
    case "n":
    case "date":
    case "duration":
      return VALUE;
    case "get":
      return at.figure(String(operands[0])) ?? ANYTHING;
    case "at":
      return outcomes.strictOutcomes(
        [outcomesOf(operands[0] ?? null, at)],
        ANYTHING,
        MASKED_VALUE | MASKED_TRUE | MASKED_FALSE,
      );
    case "and":
      return outcomes.andOutcomes(all(operands, at));
    case "or":
      return outcomes.orOutcomes(all(operands, at));
    case "not":
      return outcomes.notOutcomes(outcomesOf(operands[0] ?? null, at));
    case "known":
      return outcomes.knownOutcomes(outcomesOf(operands[0] ?? null, at));
    case "if":
      return chosen(operands, at);
    case "in":
      return within(operands, at);
    case "filter":
      return filtered(operands, at);
    case "some":
    case "every":
    case "for":
      return outcomes.strictOutcomes(all(operands.slice(1), at), ANYTHING, MASKED);
    case "call":
      return called(operands, at);
    case "=":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
    case "between":
      return compared(operator, operands, at);
    default:
      return outcomes.strictOutcomes(all(operands, at), VALUE | NULL, MASKED_VALUE);
  }
};

/** The possible outcomes of a formula under the assumption. */
export const outcomesOf = (ast: Ast, at: ColumnAssumption): Outcomes => {
  if (ast === null) return NULL;
  if (typeof ast === "boolean") return truth(ast);
  if (typeof ast === "string") return VALUE;
  const path = lawPath(ast);
  if (path) return textOf(ast, at) === null ? ofPath(path, at) : VALUE;
  const [operator, ...operands] = ast;
  return ofOperation(operator, operands, at);
};
