import { isValueRecord } from "../../../text/values/print-plain.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { NameLabel } from "./name-labels.ts";
import { formatFigure } from "./format-figure.ts";
import type { ValueFormat } from "./format-figure.ts";

/** A column of the law as it is printed, and the units of its rows or keys. */
type Column = { readonly named: NameLabel; readonly cell: (key: string) => NameLabel; readonly format: ValueFormat };

const MONEY = { unit: "USD", optionText: null };
const PERCENT = { unit: "percent", optionText: null };

/** Upper limit of a last row without one; it exceeds any claim and is not shown. */
const NO_END = decimal("99999999999");

const NOT_KNOWN = "not known";

const rateText = ({ rate = null, base = null }: ValueRecord, isWhole: boolean, format: ValueFormat): string => {
  const fixed = base === null ? null : formatFigure(base, MONEY, format);
  if (fixed !== null && isDecimal(rate) && rate.eq(0)) return fixed;
  const share = formatFigure(rate, PERCENT, format);
  if (fixed !== null) return `${fixed} plus ${share}`;
  return isWhole ? `${share} of the whole` : share;
};

/** "16%; 8% above $6,000.00; 4% above $10,000.00". */
const showRates = (table: ValueRecord, rows: readonly Value[], format: ValueFormat): string => {
  const isWhole = table["mode"] !== "marginal" && rows.length > 1;
  return rows
    .filter(isValueRecord)
    .map((row) => {
      const { over = null } = row;
      const rate = rateText(row, isWhole, format);
      return isDecimal(over) && over.gt(0) ? `${rate} above ${formatFigure(over, MONEY, format)}` : rate;
    })
    .join("; ");
};

const showCell = (key: string, value: Value, { cell, format }: Column): string =>
  value === null ? NOT_KNOWN : formatFigure(value, cell(key), format);

const spaced = (key: string): string => key.replaceAll("_", " ");

/** "up to $2,000.00: $60.00"; with more than two columns, each value has its name. */
const showRow = (row: ValueRecord, column: Column): string => {
  const [[key, limit] = ["", null], ...rest] = Object.entries(row);
  const isOpen = isDecimal(limit) && limit.gte(NO_END);
  const head = isOpen ? "above that" : `${spaced(key)} ${showCell(key, limit, column)}`;
  const cells = rest.map(([name, value]) => {
    const shown = showCell(name, value, column);
    return rest.length === 1 ? shown : `${spaced(name)} ${shown}`;
  });
  return `${head}: ${cells.join(", ")}`;
};

// A longer list is a schedule, too long to read on one line; the steps show the rows that were used.
const MAX_ROWS_SHOWN = 24;

/** "up to $800.00: 50; up to $1,000.00: 60"; of a long list, its size and range: "184 rows, from $800.00 to $10,000.00". */
const showRows = (rows: readonly ValueRecord[], column: Column): string => {
  if (rows.length <= MAX_ROWS_SHOWN) return rows.map((row) => showRow(row, column)).join("; ");
  const [first, last] = [rows[0], rows.at(-1)].map((row = {}) => {
    const [key = "", limit = null] = Object.entries(row)[0] ?? [];
    return showCell(key, limit, column);
  });
  return `${rows.length} rows, from ${first} to ${last}`;
};

/** A law value on one line, even if it is a table, a list of rows, or one number for each key. */
export const formatLawValue = (value: Value, column: Column): string => {
  if (Array.isArray(value) && value.some(isValueRecord)) return showRows(value.filter(isValueRecord), column);
  if (!isValueRecord(value)) return formatFigure(value, column.named, column.format);
  const rows = value["rows"];
  if (Array.isArray(rows)) return showRates(value, rows, column.format);
  // A column has the keys of every place; this place has those with a value.
  const known = Object.entries(value).filter(([, one]) => one !== null);
  if (known.length === 0) return NOT_KNOWN;
  return known.map(([key, one]) => `${spaced(key)}: ${showCell(key, one, column)}`).join("; ");
};
