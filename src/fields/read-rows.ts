import type { Raw } from "../model/answers.ts";
import type { Parsed } from "../model/problem.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { problemOfPart } from "./composite.ts";
import { read, refused } from "./parsed.ts";
import { isRawRecord, listEntries, rawListOf } from "./raw-shape.ts";
import type { RawRecord } from "./raw-shape.ts";

/**
 * The rows of a list, each read by a function.
 *
 * Problems: not_a_list; those of a row, with `part` naming row and part ("r2.born").
 */
export const readRows = (raw: Raw, readRow: (row: RawRecord) => Parsed<ValueRecord>): Parsed<Value> => {
  const entries = listEntries(raw);
  const order = rawListOf(raw)?.order ?? [];
  if (!entries) return refused("not_a_list");
  const rows: ValueRecord[] = [];
  for (const [index, entry] of entries.entries()) {
    if (!isRawRecord(entry)) return refused("not_a_list");
    const row = readRow(entry);
    if (!row.ok) return problemOfPart(row.problem, order[index] ?? `r${index + 1}`);
    rows.push(row.value);
  }
  return read(rows);
};

/** Raw answers of every row of a list value. */
export const rowsToRaw = (value: Value, rowToRaw: (row: Value) => Raw): Raw =>
  Array.isArray(value) ? value.map(rowToRaw) : null;
