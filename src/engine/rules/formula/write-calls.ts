import type { Ast } from "../../../feel/evaluate/ast.ts";
import { selectionLabel } from "./write-lists.ts";
import {
  LOGICAL,
  COMPARISON,
  LOWEST,
  SUM,
  atom,
  isBareZero,
  writeResult,
  valueText,
  parenthesized,
} from "./formula-text.ts";
import type { FormulaText, FormulaWriter } from "./formula-text.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { shortList } from "../scope/format-figure.ts";

type WriteCall = (operands: readonly Ast[], writer: FormulaWriter, ast: Ast) => FormulaText;

const listed = (asts: readonly Ast[], writer: FormulaWriter): readonly string[] => {
  const [only = null] = asts;
  const value = asts.length === 1 && writer.as === "figures" ? writer.evaluate(only) : null;
  if (!Array.isArray(value))
    return asts.map((ast) => (asts.length > 1 ? parenthesized(writer.write(ast), SUM) : writer.write(ast).text));
  const name = selectionLabel(only, writer);
  return shortList(value, (one) => valueText(one, name, writer));
};

const isSame = (a: Ast, b: Ast, { evaluate }: FormulaWriter): boolean => {
  const [one, other] = [evaluate(a), evaluate(b)];
  return isDecimal(one) && isDecimal(other) && one.eq(other);
};

/** "The larger of $5 and $7"; a floor of zero that changes nothing is left out of the figures. */
const among =
  (most: string, more: string): WriteCall =>
  (asts, writer, ast) => {
    const [only, ...others] = asts.filter((one) => !isBareZero(writer.write(one), writer));
    if (only !== undefined && others.length === 0 && asts.length > 1 && isSame(only, ast, writer))
      return writer.write(only);
    const parts = listed(asts, writer);
    return { text: `the ${parts.length === 2 ? more : most} of ${parts.join(" and ")}`, precedence: LOGICAL };
  };

const digitsOf = (ast: Ast | undefined): string => {
  const places = Array.isArray(ast) && ast[0] === "n" ? String(ast[1]) : "0";
  if (places === "0") return "to a whole number";
  return places === "1" ? "to 1 decimal" : `to ${places} decimals`;
};

const rounded =
  (way: string): WriteCall =>
  ([x = null, digits], writer) => ({
    text: `${writer.write(x).text}, rounded ${way}${digitsOf(digits)}`,
    precedence: 1,
  });

/** Writes a call with `write` in words, and as its value in figures. */
const inWords =
  (write: (operands: readonly FormulaText[]) => string, precedence = LOWEST): WriteCall =>
  (operands, writer, ast) =>
    writer.as === "figures"
      ? writeResult(ast, writer)
      : { text: write(operands.map((operand) => writer.write(operand))), precedence };

const span = (unit: string): WriteCall =>
  inWords(([from, to]) => `whole ${unit} from ${from?.text ?? ""} to ${to?.text ?? ""}`);

/** "Age is known" as a condition; in figures, whether it is known for these answers. */
const writeKnown = (ast: Ast, writer: FormulaWriter): FormulaText => {
  const isKnown = writer.as === "words" || writer.evaluate(ast) !== null;
  const { label } = selectionLabel(ast, writer);
  const bare = writer.as === "words" ? label : label.replace(/[?？]$/, "");
  const name = label === "" ? parenthesized(writer.write(ast), COMPARISON) : bare;
  return { text: `${name} is ${isKnown ? "known" : "not known"}`, precedence: COMPARISON };
};

const CALLS: { readonly [name: string]: WriteCall } = {
  min: among("smallest", "smaller"),
  max: among("largest", "larger"),
  sum: (asts, writer) => {
    const parts = listed(asts, writer);
    if (writer.as === "words") return { text: `the sum of ${parts.join(" and ")}`, precedence: LOGICAL };
    const [first = "0"] = parts;
    return parts.length > 1 ? { text: parts.join(" + "), precedence: SUM } : atom(first);
  },
  count: inWords(([list]) => `the number of ${list?.text ?? ""}`),
  "round half up": rounded(""),
  "round half even": rounded("half to even "),
  "round up": rounded("up "),
  "round down": rounded("down "),
  floor: rounded("down "),
  ceiling: rounded("up "),
  coalesce: (asts, writer) => {
    if (writer.as === "words") return writer.write(asts[0] ?? null);
    return writer.write(asts.find((ast) => writer.evaluate(ast) !== null) ?? null);
  },
  "is answered": ([x = null], writer) => writeKnown(x, writer),
  "bracket total": inWords(([amount, table]) => `${table?.text ?? ""} on ${amount?.text ?? ""}`),
  "whole years": span("years"),
  "whole months": span("months"),
  abs: inWords(([x]) => `${x ? parenthesized(x) : ""} without its sign`),
  modulo: inWords(([a, b]) => `what ${a?.text ?? ""} leaves when divided by ${b?.text ?? ""}`),
  concatenate: inWords((lists) => lists.map((one) => parenthesized(one, LOGICAL)).join(" followed by ")),
  flatten: inWords(([list]) => list?.text ?? ""),
  sort: inWords(([list]) => `${list?.text ?? ""}, in order`),
  sublist: inWords(([list, start, length]) =>
    length === undefined
      ? `${list?.text ?? ""} from place ${start?.text ?? ""} on`
      : `${length.text} of ${list?.text ?? ""} from place ${start?.text ?? ""} on`,
  ),
  "list contains": inWords(([list, one]) => `${one?.text ?? ""} is among ${list?.text ?? ""}`),
};

/** A function call in everyday words; a function without its own text is written by name. */
export const writeCall = ([name = "", ...operands]: readonly Ast[], writer: FormulaWriter, ast: Ast): FormulaText => {
  const known = typeof name === "string" && Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (known) return known(operands, writer, ast);
  if (writer.as === "figures") return writeResult(ast, writer);
  return atom(`${String(name)} of ${operands.map((operand) => writer.write(operand).text).join(" and ")}`);
};
