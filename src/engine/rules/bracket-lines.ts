import { bracketParts, readBracketTable } from "../../feel/evaluate/bracket-total.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Look } from "./look.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isRecord } from "../../text/print-plain.ts";
import { showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

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

/** What each table of rates in a formula asks for each part of its amount, one line each. */
export const bracketLines = (ast: Ast, look: Look, unit: string | null, how: Showing): readonly string[] => {
  const found = callsIn(ast);
  if (found.length === 0) return [];
  const money = { unit, says: null };
  return found.flatMap(([amountOf = null, tableOf = null]) => {
    const [amount, table] = [look(amountOf), look(tableOf)];
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
