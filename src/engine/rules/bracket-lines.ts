import { bracketParts, readBracketTable } from "../../feel/evaluate/bracket-total.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import { evaluate } from "../../feel/evaluate/evaluate.ts";
import type { Get } from "../../feel/evaluate/run.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isRecord } from "../../text/print-plain.ts";
import { showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

const callsIn = (ast: Ast): readonly (readonly Ast[])[] => {
  if (typeof ast !== "object" || ast === null) return [];
  const [operator, first, ...rest] = ast;
  if (operator === "call" && first === "bracket total") return [rest];
  return ast.slice(1).flatMap(callsIn);
};

/** What each table of rates in a formula asks for each part of its amount, one line each. */
export const bracketLines = (ast: Ast, get: Get, unit: string | null, how: Showing): readonly string[] => {
  const money = { unit, says: null };
  return callsIn(ast).flatMap(([amountOf = null, tableOf = null]) => {
    const [amount, table] = [evaluate(amountOf, get), evaluate(tableOf, get)];
    const read = isRecord(table) ? readBracketTable(table) : null;
    if (!isDecimal(amount) || !read) return [];
    const { amount: taken, parts, total } = bracketParts(amount, read);
    const said = parts.map(({ part, rate, total: sum }) => {
      if (rate === null) return `${showValue(sum, money, how)} on the first ${showValue(part, money, how)}`;
      const percent = showValue(rate, { unit: "percent", says: null }, how);
      return `${showValue(part, money, how)} × ${percent} = ${showValue(sum, money, how)}`;
    });
    const first = taken.eq(amount)
      ? []
      : [`${showValue(amount, money, how)} counts as ${showValue(taken, money, how)}`];
    const last = parts.length > 1 ? [`Together ${showValue(total, money, how)}`] : [];
    return [...first, ...said, ...last];
  });
};
