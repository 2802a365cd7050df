import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Pair, Scalar, YAMLMap } from "yaml";

/** A value of the law as an author states it. */
export type NewLawRow = {
  readonly place: string;
  readonly column: string;
  /** First day in force (ISO). */
  readonly from: string;
  /** The value as written in YAML: `2.5`, `true`, `{ home: 9 }`, `[1, 2]`, or words without quotes. */
  readonly value: string;
  readonly cite: string;
  readonly source: string;
  readonly quote?: string;
  readonly note?: string;
  readonly status: string;
  /** The day on which it was read, and the day by which it must be read again (ISO). */
  readonly checked: string;
  readonly reviewBy: string;
};

export type LawRowProblem = "unreadable" | "no_such_column" | "day_taken";

type AddedRow = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: LawRowProblem };

// A number, yes or no, a day, a list, or values by key; anything else is words.
const PLAIN_VALUE = /^(-?\d+(\.\d+)?|true|false|\d{4}-\d{2}-\d{2}|\[.*\]|\{.*\})$/;

const quoted = (value: string): string => (PLAIN_VALUE.test(value) ? value : JSON.stringify(value));

const rowText = ({ from, value, cite, source, quote, note, status, checked, reviewBy }: NewLawRow): string => {
  const parts = [
    `from: ${from}`,
    `value: ${quoted(value)}`,
    `cite: ${JSON.stringify(cite)}`,
    `source: ${JSON.stringify(source)}`,
    ...(quote === undefined ? [] : [`quote: ${JSON.stringify(quote)}`]),
    ...(note === undefined ? [] : [`note: ${JSON.stringify(note)}`]),
    `checked: ${checked}`,
    `review_by: ${reviewBy}`,
    `status: ${status}`,
  ];
  return `{ ${parts.join(", ")} }`;
};

const keyOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : "");

const pairOf = (map: unknown, key: string): Pair | undefined =>
  isMap(map) ? map.items.find((pair) => keyOf(pair) === key) : undefined;

/** The line on which a node starts, and the offset after the last of its lines. */
const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

const rangeOf = (node: unknown): readonly [number, number, number] | undefined =>
  (node as { range?: readonly [number, number, number] } | null)?.range;

const indentOf = (text: string, offset: number): string => " ".repeat(offset - lineStart(text, offset));

const insertAt = (text: string, offset: number, lines: string): string =>
  `${text.slice(0, offset)}${lines}${text.slice(offset)}`;

const fromOf = (item: unknown): string => {
  const from = pairOf(item, "from")?.value;
  return isScalar(from) ? String(from.source ?? from.value) : "";
};

/** A value written without a list, rewritten as the older row of one; it still inherits the keys it lacks. */
const asOlderRow = (text: string, value: unknown): string | null => {
  const [from = 0, to = 0] = rangeOf(value) ?? [];
  const written = text.slice(from, to).trimEnd();
  if (isMap(value) && pairOf(value, "value")) return written.replaceAll("\n", "\n  ");
  return written.includes("\n") ? null : `{ value: ${written} }`;
};

const toList = (text: string, { key, value }: Pair, row: NewLawRow): AddedRow => {
  const older = asOlderRow(text, value);
  if (fromOf(value) === row.from) return { ok: false, problem: "day_taken" };
  if (older === null) return { ok: false, problem: "unreadable" };
  const [, keyEnd = 0] = rangeOf(key) ?? [];
  const [from = 0, to = 0] = rangeOf(value) ?? [];
  const dash = `\n${indentOf(text, rangeOf(key)?.[0] ?? 0)}  - `;
  const end = from + text.slice(from, to).trimEnd().length;
  return { ok: true, text: `${text.slice(0, keyEnd)}:${dash}${rowText(row)}${dash}${older}${text.slice(end)}` };
};

/** Adds a row to a column that has some, in front of the first that is older. */
const addToColumn = (text: string, column: Pair, row: NewLawRow): AddedRow => {
  const { value } = column;
  if (!isSeq(value) || value.flow === true || !value.items.every((item) => pairOf(item, "value")))
    return toList(text, column, row);
  if (value.items.some((item) => fromOf(item) === row.from)) return { ok: false, problem: "day_taken" };
  const older = value.items.find((item) => fromOf(item) < row.from);
  const [first = 0] = rangeOf(value.items[0]) ?? [];
  const line = `${indentOf(text, first).slice(2)}- ${rowText(row)}\n`;
  const offset = older ? lineStart(text, rangeOf(older)?.[0] ?? 0) : (rangeOf(value)?.[2] ?? text.length);
  return { ok: true, text: insertAt(text, offset, line) };
};

/** The offset after the last line of a map in block style. */
const endOf = (text: string, map: YAMLMap | Scalar): number => {
  const end = rangeOf(map)?.[2] ?? text.length;
  return lineStart(text, end) === end ? end : text.indexOf("\n", end) + 1 || text.length;
};

/**
 * A file of law with one more row: in front of the first older one of its column, in a new column of its place, or in a
 * new place at the end of the file. The rest of the text stays as it is.
 *
 * Fails: on a text that is no YAML map of places, a column that the file does not declare, a day that has a row.
 */
export const addLawRow = (text: string, row: NewLawRow): AddedRow => {
  const file = parseDocument(text);
  const places = pairOf(file.contents, "places")?.value;
  if (file.errors.length > 0 || !isMap(places) || places.flow === true) return { ok: false, problem: "unreadable" };
  if (!pairOf(pairOf(file.contents, "columns")?.value, row.column)) return { ok: false, problem: "no_such_column" };
  const place = pairOf(places, row.place)?.value;
  const full = text.endsWith("\n") ? text : `${text}\n`;
  if (!isMap(place) || place.flow === true) {
    if (place !== undefined) return { ok: false, problem: "unreadable" };
    const lines = `  ${row.place}:\n    status: ${row.status}\n    ${row.column}:\n      - ${rowText(row)}\n`;
    return { ok: true, text: insertAt(full, endOf(full, places), lines) };
  }
  const column = pairOf(place, row.column);
  if (column) return addToColumn(full, column, row);
  return { ok: true, text: insertAt(full, endOf(full, place), `    ${row.column}:\n      - ${rowText(row)}\n`) };
};
