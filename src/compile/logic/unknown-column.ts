import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../ast-parts.ts";
import * as outcomes from "./outcomes.ts";
import { ANYTHING, FALSE, LOST, MADE, MADE_FALSE, MADE_TRUE, MADE_VALUE, NULL, TRUE, VALUE } from "./outcomes.ts";
import type { Outcomes } from "./outcomes.ts";

/** A column of the law that is taken to be unknown or disputed. */
export type Column = {
  readonly topic: string;
  readonly column: string;
  /** `law.topic.status` is about the first column. */
  readonly isFirst: boolean;
};

/** The column with the status it is taken to have, and what figures come to then. */
export type Supposed = Column & {
  readonly status: "unknown" | "disputed";
  /** A step or a named figure; null for anything else. */
  readonly figure: (name: string) => Outcomes | null;
};

/** `law.topic.column.key` as ["topic", "column", "key"], or null for anything else. */
export const lawPath = (ast: Ast): readonly string[] | null => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [first = null, second = null] = operands;
  if (operator === "get") return first === "law" ? [] : null;
  if (operator !== "at" || typeof second !== "string") return null;
  const outer = lawPath(first);
  return outer && [...outer, second];
};

/** The text a formula stands for while the column is unknown: a literal, or the status of the column. */
const textOf = (ast: Ast, at: Supposed): string | null => {
  if (typeof ast === "string") return ast;
  const [topic, ...rest] = lawPath(ast) ?? [];
  if (topic !== at.topic) return null;
  const [word, column, about] = rest;
  const isAbout = (name: string | undefined): boolean => name === "status" || name === "certainty";
  if (at.isFirst && rest.length === 1 && isAbout(word)) return at.status;
  return word === "columns" && column === at.column && isAbout(about) ? at.status : null;
};

const ofPath = (path: readonly string[], at: Supposed): Outcomes => {
  const [topic, column] = path;
  return topic === at.topic && column === at.column ? LOST : ANYTHING;
};

const truth = (value: boolean): Outcomes => (value ? TRUE : FALSE);

const COMPARED = TRUE | FALSE;
const MADE_COMPARED = MADE_TRUE | MADE_FALSE;

const compared = (operator: string, operands: readonly Ast[], at: Supposed): Outcomes => {
  const [left, right] = operands.map((ast) => textOf(ast, at));
  const isEquality = operator === "=" || operator === "!=";
  if (isEquality && typeof left === "string" && typeof right === "string")
    return truth((left === right) === (operator === "="));
  return outcomes.strict(all(operands, at), COMPARED, MADE_COMPARED);
};

const entriesOf = (test: Ast): readonly Ast[] => {
  const { operator, operands = [] } = operationOf(test) ?? {};
  if (operator === "same") return entriesOf(operands[0] ?? null);
  return operator === "list" ? operands : [test];
};

const within = ([subject = null, ...tests]: readonly Ast[], at: Supposed): Outcomes => {
  const text = textOf(subject, at);
  const entries = tests.flatMap(entriesOf);
  if (text !== null && entries.every((one) => typeof one === "string")) return truth(entries.includes(text));
  return outcomes.strict(
    [outcomesOf(subject, at), ...entries.map((one) => outcomesOf(one, at))],
    COMPARED,
    MADE_COMPARED,
  );
};

const chosen = ([condition = null, yes = null, no = null]: readonly Ast[], at: Supposed): Outcomes => {
  const [first, second] = [outcomesOf(yes, at), outcomesOf(no, at)];
  return outcomes.mapOutcomes(outcomesOf(condition, at), (one) => {
    if (one === TRUE) return first;
    if (one === LOST) return made(second);
    return (one & MADE) !== 0 ? made(first | second) : second;
  });
};

/** The same outcomes, picked because of a null; what is null stays so. */
const made = (picked: Outcomes): Outcomes =>
  outcomes.mapOutcomes(picked, (one) => {
    if (one === TRUE) return MADE_TRUE;
    if (one === FALSE) return MADE_FALSE;
    if (one === NULL) return LOST;
    return one === VALUE ? MADE_VALUE : one;
  });

const firstKnown = (operands: readonly Ast[], at: Supposed): Outcomes => {
  let found = 0;
  let left: Outcomes = NULL;
  for (const next of all(operands, at)) {
    const isNull = NULL | LOST;
    found |= (left & NULL) !== 0 ? next & ~isNull : 0;
    found |= (left & LOST) !== 0 ? made(next & ~isNull) : 0;
    left = (next & isNull) === 0 ? 0 : (left & LOST) | (next & isNull);
  }
  return found | left;
};

/** Functions that make something of a null. */
const TOLERANT = new Set(["is answered", "count", "append", "index of"]);

const called = ([name = null, ...given]: readonly Ast[], at: Supposed): Outcomes => {
  if (name === "coalesce") return firstKnown(given, at);
  const found = all(given, at);
  if (name === "is answered") return outcomes.known(found[0] ?? NULL);
  const isTolerant = TOLERANT.has(String(name)) || (name === "list contains" && ((found[1] ?? 0) & LOST) !== 0);
  if (isTolerant && found.some((one) => (one & LOST) !== 0)) return ANYTHING | MADE_VALUE | MADE_TRUE | MADE_FALSE;
  return outcomes.strict(found, ANYTHING, MADE_VALUE | MADE_TRUE | MADE_FALSE);
};

/** A filter drops an entry of which it cannot say anything: that is a decision. */
const filtered = ([list = null, body = null]: readonly Ast[], at: Supposed): Outcomes => {
  const inside = outcomesOf(body, at);
  const kept = (inside & (LOST | MADE)) === 0 ? VALUE | NULL : VALUE | NULL | MADE_VALUE;
  return outcomes.strict([outcomesOf(list, at)], kept, MADE_VALUE);
};

const all = (asts: readonly Ast[], at: Supposed): readonly Outcomes[] => asts.map((ast) => outcomesOf(ast, at));

const ofOperation = (operator: string, operands: readonly Ast[], at: Supposed): Outcomes => {
  switch (operator) {
    case "n":
    case "date":
    case "duration":
      return VALUE;
    case "get":
      return at.figure(String(operands[0])) ?? ANYTHING;
    case "at":
      return outcomes.strict([outcomesOf(operands[0] ?? null, at)], ANYTHING, MADE_VALUE | MADE_TRUE | MADE_FALSE);
    case "and":
      return outcomes.both(all(operands, at));
    case "or":
      return outcomes.either(all(operands, at));
    case "not":
      return outcomes.opposite(outcomesOf(operands[0] ?? null, at));
    case "known":
      return outcomes.known(outcomesOf(operands[0] ?? null, at));
    case "if":
      return chosen(operands, at);
    case "in":
      return within(operands, at);
    case "filter":
      return filtered(operands, at);
    case "some":
    case "every":
    case "for":
      return outcomes.strict(all(operands.slice(1), at), ANYTHING, MADE);
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
      return outcomes.strict(all(operands, at), VALUE | NULL, MADE_VALUE);
  }
};

/** What a formula can come to while the column is unknown. */
export const outcomesOf = (ast: Ast, at: Supposed): Outcomes => {
  if (ast === null) return NULL;
  if (typeof ast === "boolean") return truth(ast);
  if (typeof ast === "string") return VALUE;
  const path = lawPath(ast);
  if (path) return textOf(ast, at) === null ? ofPath(path, at) : VALUE;
  const [operator, ...operands] = ast;
  return ofOperation(operator, operands, at);
};
