import type { Value, ValueRecord } from "../../../values/value.ts";
import { bracketTotal, readBracketTable } from "../bracket-total.ts";
import { feelEqualsOrBothNull } from "../compare.ts";
import { isList, isRecord } from "../value-kinds.ts";
import { nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";
import { threeParams, twoParams } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";
import { amountParam, knownParam, recordParam, scalarParam, textParam } from "./params.ts";

const own = (from: ValueRecord, key: string): Value => (Object.hasOwn(from, key) ? (from[key] ?? null) : null);

/** The row for a key: a property of a record of rows, or the list row with that `key`. */
const rowOf = (table: Value, key: Value, run: EvaluationState): Value => {
  if (isRecord(table)) return typeof key === "string" ? own(table, key) : null;
  if (!isList(table) || !spendSteps(run, table.length)) return null;
  return table.find((row) => isRecord(row) && feelEqualsOrBothNull(own(row, "key"), key)) ?? null;
};

/** Table lookup functions. */
export const tableFunctions: BuiltinTable = {
  lookup: threeParams(
    [knownParam("table"), scalarParam("key"), textParam("column")],
    "any",
    (table, key, column, run) => {
      const row = rowOf(table, key, run);
      return isRecord(row) ? own(row, column) : nullBecause(run, "outside_table");
    },
  ),
  "bracket total": twoParams(amountParam("amount"), recordParam("table"), "amount", (given, table, run) => {
    const read = readBracketTable(table);
    return read ? bracketTotal(given, read) : nullBecause(run, "wrong_type");
  }),
};
