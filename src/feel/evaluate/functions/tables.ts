import type { Value, ValueRecord } from "../../../values/value.ts";
import { bracketTotal, readBracketTable } from "../bracket-total.ts";
import { identical } from "../compare.ts";
import { isList, isRecord } from "../kinds.ts";
import { noted, spend } from "../run.ts";
import type { Run } from "../run.ts";
import { three, two } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { amount, known, record, scalar, text } from "./params.ts";

const own = (from: ValueRecord, key: string): Value => (Object.hasOwn(from, key) ? (from[key] ?? null) : null);

/** The row with that key: a member of a record of rows, or the row of a list whose `key` says so. */
const rowOf = (table: Value, key: Value, run: Run): Value => {
  if (isRecord(table)) return typeof key === "string" ? own(table, key) : null;
  if (!isList(table) || !spend(run, table.length)) return null;
  return table.find((row) => isRecord(row) && identical(own(row, "key"), key)) ?? null;
};

/** What a table says. */
export const tableFunctions: BuiltinTable = {
  lookup: three([known("table"), scalar("key"), text("column")], "any", (table, key, column, run) => {
    const row = rowOf(table, key, run);
    return isRecord(row) ? own(row, column) : noted(run, "outside_table");
  }),
  "bracket total": two(amount("amount"), record("table"), "amount", (given, table, run) => {
    const read = readBracketTable(table);
    return read ? bracketTotal(given, read) : noted(run, "wrong_type");
  }),
};
