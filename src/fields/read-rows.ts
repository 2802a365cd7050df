import type { RawAnswer } from "../model/answers.ts";
import type { ParseResult } from "../values/parse-result.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { problemOfPart } from "./composite.ts";
import { parseSuccess, parseFailure } from "../values/parse-result.ts";
import { isRawRecord, listEntries, rawListOf } from "./raw-shape.ts";
import type { RawRecord } from "./raw-shape.ts";

/**
 * The rows of a list, each read by a function.
 *
 * Problems: not_a_list; those of a row, with `part` naming row and part ("r2.born").
 */
export const readRows = (raw: RawAnswer, readRow: (row: RawRecord) => ParseResult<ValueRecord>): ParseResult<Value> => {
  const entries = listEntries(raw);
  const order = rawListOf(raw)?.order ?? [];
  if (!entries) return parseFailure("not_a_list");
  const rows: ValueRecord[] = [];
  for (const [index, entry] of entries.entries()) {
    if (!isRawRecord(entry)) return parseFailure("not_a_list");
    const row = readRow(entry);
    if (!row.ok) return problemOfPart(row.problem, order[index] ?? `r${index + 1}`);
    rows.push(row.value);
  }
  return parseSuccess(rows);
};

/** Raw answers of every row of a list value. */
export const rowsToRaw = (value: Value, rowToRaw: (row: Value) => RawAnswer): RawAnswer =>
  Array.isArray(value) ? value.map(rowToRaw) : null;
