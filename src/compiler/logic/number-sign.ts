import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Field } from "../../model/field.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { ComputeNode, ComputeStep } from "../../model/tool.ts";
import { decimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import { operationOf } from "../formula/ast-parts.ts";

/** The sign of a figure known without any answers. */
export type Sign = "above" | "not_below" | "any";

/** The definitions that names in a formula resolve to. */
export type Figures = {
  readonly fields: ReadonlyMap<string, Field>;
  readonly steps: ReadonlyMap<string, ComputeStep>;
  readonly law: LawByTopic;
};

/** Names a formula reads: "rent", "law.rent_increase.cap". */
export const namesIn = (ast: Ast): readonly string[] => {
  const name = nameOf(ast);
  if (name !== null) return [name];
  return operationOf(ast)?.operands.flatMap(namesIn) ?? [];
};

const nameOf = (ast: Ast): string | null => {
  const operation = operationOf(ast);
  const [first = null, second] = operation?.operands ?? [];
  if (operation?.operator === "get") return typeof first === "string" ? first : null;
  if (operation?.operator !== "at" || typeof second !== "string") return null;
  const outer = nameOf(first);
  return outer === null ? null : `${outer}.${second}`;
};

const signOf = (number: Decimal): Sign => (number.gt(0) ? "above" : number.eq(0) ? "not_below" : "any");

const weaker = (signs: readonly Sign[]): Sign =>
  signs.includes("any") ? "any" : signs.includes("not_below") ? "not_below" : "above";

const stronger = (signs: readonly Sign[]): Sign =>
  signs.includes("above") ? "above" : signs.includes("not_below") ? "not_below" : "any";

/** A sum is positive if one term is positive and none is negative. */
const summed = (signs: readonly Sign[]): Sign => (signs.includes("any") ? "any" : stronger(signs));

const numberIn = (ast: Ast | undefined): Decimal | null => {
  const operation = ast === undefined ? null : operationOf(ast);
  const [first] = operation?.operands ?? [];
  return operation?.operator === "n" && typeof first === "string" ? decimal(first) : null;
};

const ofField = ({ min }: Field): Sign => {
  const least = numberIn(min?.ast);
  return least === null ? "any" : signOf(least);
};

const ofLaw = ([, topic = "", column = ""]: readonly string[], law: LawByTopic): Sign => {
  const places = Object.values(law[topic]?.places ?? {});
  const values = places.flatMap((place) => (place.columns[column] ?? []).map(({ value }) => value));
  const numbers = values.filter((value) => typeof value === "number" || typeof value === "string");
  return weaker(numbers.map((value) => (/^-?\d+(\.\d+)?$/.test(String(value)) ? signOf(decimal(value)) : "any")));
};

const ofName = (name: string, figures: Figures): Sign => {
  const path = name.split(".");
  if (path[0] === "law") return path.length === 3 ? ofLaw(path, figures.law) : "any";
  const step = figures.steps.get(name);
  if (step) return weaker(step.variants.map(({ formula }) => signOfFormula(formula.ast, figures)));
  const field = figures.fields.get(name);
  return field ? ofField(field) : "any";
};

const ofCall = ([name, ...given]: readonly Ast[], figures: Figures): Sign => {
  const signs = given.map((ast) => signOfFormula(ast, figures));
  switch (name) {
    case "max":
      return stronger(signs);
    case "min":
    case "coalesce":
      return weaker(signs);
    case "ceiling":
    case "round up":
      return signs[0] ?? "any";
    case "sum":
      return weaker([...signs, "not_below"]);
    case "count":
    case "abs":
    case "bracket total":
      return "not_below";
    default:
      return "any";
  }
};

/** Derives the sign of a formula. */
export const signOfFormula = (ast: Ast, figures: Figures): Sign => {
  const name = nameOf(ast);
  if (name !== null) return ofName(name, figures);
  const number = numberIn(ast);
  if (number) return signOf(number);
  const operation = operationOf(ast);
  const operands = operation?.operands ?? [];
  switch (operation?.operator) {
    case "+":
      return summed(operands.map((operand) => signOfFormula(operand, figures)));
    case "*":
    case "/":
      return weaker(operands.map((operand) => signOfFormula(operand, figures)));
    case "if":
      return weaker(operands.slice(1).map((operand) => signOfFormula(operand, figures)));
    case "call":
      return ofCall(operands, figures);
    case "at":
      return isLaterBySome(operands[0] ?? null, figures) ? "above" : "any";
    default:
      return "any";
  }
};

/** Whether a formula subtracts a date from a later date calculated from it: `(start + a year - start)`. */
const isLaterBySome = (ast: Ast, { steps }: Figures): boolean => {
  const operation = operationOf(ast);
  const [laterDate = null, earlierDate = null] = operation?.operands ?? [];
  const [variant] = steps.get(nameOf(laterDate) ?? "")?.variants ?? [];
  const sum = variant ? operationOf(variant.formula.ast) : null;
  const isCounted = sum?.operator === "+" && operationOf(sum.operands[1] ?? null)?.operator === "duration";
  return operation?.operator === "-" && isCounted && nameOf(sum.operands[0] ?? null) === nameOf(earlierDate);
};

/** All steps, including those inside rows. */
export const stepsOf = (nodes: readonly ComputeNode[]): readonly ComputeStep[] =>
  nodes.flatMap((node) => (node.type === "step" ? [node] : node.type === "rows" ? stepsOf(node.compute) : []));
