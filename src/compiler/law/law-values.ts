import { readBracketTable } from "../../feel/evaluate/bracket-total.ts";
import { isJsonObject } from "../../values/json-object.ts";
import { lawValue } from "../../law/law-value.ts";
import { readTextRows } from "../../law/packed-rows.ts";
import { parseIsoDate } from "../../values/date.ts";
import type { ValueRecord } from "../../values/value.ts";
import type { LawColumnInput, LawRow } from "./compile-law-topic.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";

/** The range of a part of a row; a bare value is written in the jurisdiction itself. */
export const rangeInRow = ({ owner, key }: LawRow, part?: string): SourceRange => rangeOf(owner, key ?? part);

const tableModes = ["marginal", "whole_amount", "cliff"];

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return "list";
  if (isJsonObject(value)) return "table";
  return typeof value === "string" ? "text" : typeof value;
};

const isNumber = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));

const fits = (value: unknown, wanted: string): boolean => {
  if (value === null || value === undefined) return true;
  if (wanted === "date") return typeof value === "string" && parseIsoDate(value) !== null;
  if (wanted === "number") return isNumber(value);
  return typeOf(value) === wanted || (wanted === "table" && Array.isArray(value));
};

/** Checks a value that maps keys to numbers. */
const checkKeys = (entry: LawRow, keys: readonly string[], report: Report): void => {
  const { value } = entry.row;
  if (value === null) return;
  if (!isJsonObject(value)) {
    report("CW013", rangeInRow(entry, "value"), `This column holds a number for each of ${keys.join(", ")}.`);
    return;
  }
  for (const [key, number] of Object.entries(value)) {
    if (!keys.includes(key))
      report("CW021", rangeOfKey(value, key), `There is no key ${quoted(key)}.`, didYouMean(key, keys));
    if (number !== null && !isNumber(number)) report("CW013", rangeOf(value, key), "This is not a number.");
  }
};

/** Checks rows written as text: each line has a number for each column. */
const checkRowsInText = (
  entry: LawRow,
  text: string,
  columns: { readonly [column: string]: string },
  report: Report,
): void => {
  const keys = Object.keys(columns);
  const hint = `Write each row as one line with a number for ${keys.join(", ")}, separated by spaces.`;
  if (Object.values(columns).some((unit) => unit === "text" || unit === "boolean")) {
    report("CW013", rangeInRow(entry, "value"), "Only rows of numbers can be written as text.");
    return;
  }
  const wrong = text
    .trim()
    .split("\n")
    .findIndex((line) => readTextRows(line, keys.length) === null);
  if (wrong >= 0) report("CW013", rangeInRow(entry, "value"), `Line ${wrong + 1} is not a row of numbers.`, hint);
};

/** Checks the cells of a table value. */
const checkCells = (entry: LawRow, columns: { readonly [column: string]: string }, report: Report): void => {
  const { value } = entry.row;
  if (value === null) return;
  if (typeof value === "string") {
    checkRowsInText(entry, value, columns, report);
    return;
  }
  if (!Array.isArray(value)) {
    report("CW013", rangeInRow(entry, "value"), "This column holds a list of rows.");
    return;
  }
  for (const [index, row] of value.entries()) {
    if (!isJsonObject(row)) {
      report("CW013", rangeOf(value, index), `A row is written { ${Object.keys(columns).join(", ")} }.`);
      continue;
    }
    for (const key of Object.keys(row)) {
      if (!Object.hasOwn(columns, key))
        report(
          "CW021",
          rangeOfKey(row, key),
          `There is no column ${quoted(key)}.`,
          didYouMean(key, Object.keys(columns)),
        );
    }
    for (const [key, unit] of Object.entries(columns)) {
      const cell = row[key];
      if (
        cell !== undefined &&
        cell !== null &&
        (unit === "text" ? typeof cell === "string" : unit === "boolean" || isNumber(cell))
      )
        continue;
      if (cell !== null)
        report("CW013", rangeOf(row, key), `The cell "${key}" needs ${unit === "text" ? "text" : "a number"}.`);
    }
  }
};

const checkBrackets = (entry: LawRow, table: { readonly [key: string]: unknown }, report: Report): void => {
  if (!tableModes.includes(String(table["mode"]))) {
    const message = "A bracket table says how its rates are applied.";
    report("CW065", rangeInRow(entry, "value"), message, `Add mode: ${tableModes.join(" | ")}.`);
  } else if (readBracketTable(lawValue(entry.row.value ?? null, { type: "table" }) as ValueRecord) === null) {
    const message = "This is not a table of rates.";
    const hint =
      "Rows are { over, rate } with rising steps; a cliff table has `cliff`, a rounding has of, step and direction.";
    report("CW013", rangeInRow(entry, "value"), message, hint);
  }
};

/** Checks that a row's value matches its column's type. */
export const checkValue = (entry: LawRow, column: LawColumnInput, report: Report): void => {
  const { value } = entry.row;
  const wanted = column.type ?? (column.rows ? "list" : "number");
  if (column.by) return checkKeys(entry, column.by, report);
  if (column.rows) return checkCells(entry, column.rows, report);
  if (!fits(value, wanted)) {
    report("CW013", rangeInRow(entry, "value"), `This column holds ${wanted === "text" ? "text" : `a ${wanted}`}.`);
  }
  if (isJsonObject(value)) checkBrackets(entry, value, report);
};
