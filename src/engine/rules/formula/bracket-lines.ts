import { bracketParts, readBracketTable } from "../../../feel/evaluate/bracket-total.ts";
import type { BracketPart } from "../../../feel/evaluate/bracket-total.ts";
import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { EvaluatePart } from "../scope/memoized-evaluate.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { isValueRecord } from "../../../text/values/print-plain.ts";
import { formatFigure } from "../scope/format-figure.ts";
import type { ValueFormat } from "../scope/format-figure.ts";

type Calls = readonly (readonly Ast[])[];

const calls = new WeakMap<object, Calls>();

const callsIn = (ast: Ast): Calls => {
  if (typeof ast !== "object" || ast === null) return [];
  const known = calls.get(ast);
  if (known) return known;
  const [operator, first, ...rest] = ast;
  const found = operator === "call" && first === "bracket total" ? [rest] : ast.slice(1).flatMap(callsIn);
  calls.set(ast, found);
  return found;
};

/** The parts that explain the total: beside a fixed amount, a rate of nothing explains nothing. */
const tellingParts = (parts: readonly BracketPart[]): readonly BracketPart[] =>
  parts.some(({ rate }) => rate === null) ? parts.filter(({ rate, total }) => rate === null || !total.eq(0)) : parts;

/** One line for each bracket of every rate table in a formula: the part of the amount, its rate and the result. */
export const bracketLines = (
  ast: Ast,
  evaluate: EvaluatePart,
  unit: string | null,
  format: ValueFormat,
): readonly string[] => {
  const found = callsIn(ast);
  if (found.length === 0) return [];
  const money = { unit, optionText: null };
  return found.flatMap(([amountOf = null, tableOf = null]) => {
    const [amount, table] = [evaluate(amountOf), evaluate(tableOf)];
    const read = isValueRecord(table) ? readBracketTable(table) : null;
    if (!isDecimal(amount) || !read) return [];
    const { amount: taken, parts: all, total } = bracketParts(amount, read);
    const parts = tellingParts(all);
    const partLines = parts.map(({ part, rate, total: sum }) => {
      if (rate === null && part.eq(0)) return `${formatFigure(sum, money, format)} for any amount`;
      if (rate === null) return `${formatFigure(sum, money, format)} on the first ${formatFigure(part, money, format)}`;
      const percent = formatFigure(rate, { unit: "percent", optionText: null }, format);
      return `${formatFigure(part, money, format)} × ${percent} = ${formatFigure(sum, money, format)}`;
    });
    const first = taken.eq(amount)
      ? []
      : [`${formatFigure(amount, money, format)} is treated as ${formatFigure(taken, money, format)}`];
    const last = parts.length > 1 ? [`Together ${formatFigure(total, money, format)}`] : [];
    return [...first, ...partLines, ...last];
  });
};
