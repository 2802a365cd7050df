import type { LawColumn, LawDatum, LawPlace, LawStatus, LawTopic, LawValue } from "../../model/law.ts";
import { present } from "../present.ts";

export type LawRowInput = {
  from?: string;
  to?: string;
  value?: LawDatum;
  cite?: string;
  source?: string;
  quote?: string;
  checked?: string;
  review_by?: string;
  status?: LawStatus;
  note?: string;
};

/** What rows that do not say otherwise take over from their place, and places from their topic. */
export type LawDefaults = Pick<LawRowInput, "from" | "cite" | "source" | "quote" | "checked" | "review_by"> & {
  /** The oldest value is taken to hold from this day too, though nobody read that it did. */
  assumed_from?: string;
};

export type LawPlaceInput = LawDefaults & { status?: LawStatus; note?: string; official?: string } & {
  [column: string]: unknown;
};

export type LawColumnInput = {
  unit?: string;
  type?: LawColumn["type"];
  bound?: string;
  label?: string;
  rows?: { [column: string]: string };
  by?: string[];
};

/** A file of `catalog/law` after its shape was checked. */
export type LawFileInput = {
  topic?: string;
  title?: string;
  keyed_on?: string;
  official?: string;
  falls_back_to?: string;
  defaults?: LawDefaults;
  columns?: { [column: string]: LawColumnInput };
  places?: { [place: string]: LawPlaceInput };
};

const inherited = ["from", "cite", "source", "quote", "checked", "review_by"] as const;

const ownKeys = new Set<string>(["status", "note", "official", "assumed_from", ...inherited]);

// A figure is kept as decimal text, so that no float ever stands between the statute and the sum.
const exact = (value: LawDatum): LawDatum => {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exact(one)]));
};

/** A row of a column: what it says itself, and everything with what it takes over. `owner` is where faults are told. */
export type LawRow = {
  readonly own: LawRowInput;
  readonly row: LawRowInput;
  readonly owner: object;
  readonly key?: string;
};

const compileRow = ({ row }: LawRow): readonly LawValue[] => {
  const { from, to, value, cite, source, quote, checked, review_by: reviewBy, status, note } = row;
  if (!from || value === undefined || !cite || !source || !checked || !reviewBy) return [];
  return [{ from, value: exact(value), cite, source, checked, reviewBy, ...present({ to, quote, status, note }) }];
};

const isRow = (value: unknown): value is LawRowInput =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "value" in value;

const defaultsOf = (from: LawDefaults | undefined): LawDefaults =>
  present(Object.fromEntries(inherited.map((key) => [key, from?.[key]])));

/** Rows of one column in the file; the newest first. A column may be a list of rows, one row, or the bare value. */
export const rowsOf = (place: LawPlaceInput, column: string, defaults: LawDefaults | undefined): readonly LawRow[] => {
  const given = place[column] as LawDatum | LawRowInput | undefined;
  const shared = { ...defaultsOf(defaults), ...defaultsOf(place) };
  const full = (own: LawRowInput): LawRow => ({ own, row: { ...shared, ...own }, owner: own });
  if (Array.isArray(given) && given.length > 0 && given.every(isRow)) return given.map(full);
  if (isRow(given)) return [full(given)];
  if (given === undefined) return [];
  const own: LawRowInput = { value: given as LawDatum };
  return [{ own, row: { ...shared, ...own }, owner: place, key: column }];
};

export const columnsOf = (place: LawPlaceInput): readonly string[] =>
  Object.keys(place).filter((key) => !ownKeys.has(key));

const byDate = (a: LawValue, b: LawValue): number => (a.from < b.from ? 1 : -1);

/** The oldest row once more, from the day on which it is only assumed to have held: never surer than secondary. */
const assumedRow = (oldest: LawValue | undefined, from: string | undefined, status: LawStatus): readonly LawValue[] => {
  if (!oldest || from === undefined || from >= oldest.from) return [];
  const { value, cite, source, checked, reviewBy, note } = oldest;
  const known = oldest.status ?? status;
  const assumed = known === "confirmed" ? "secondary" : known;
  return [{ from, value, cite, source, checked, reviewBy, status: assumed, ...present({ note }) }];
};

const compilePlace = (place: LawPlaceInput, defaults: LawDefaults | undefined): LawPlace => {
  const status = place.status ?? "unknown";
  const assumedFrom = place.assumed_from ?? defaults?.assumed_from;
  const datedRows = (column: string): readonly LawValue[] => {
    const rows = rowsOf(place, column, defaults).flatMap(compileRow).toSorted(byDate);
    return [...rows, ...assumedRow(rows.at(-1), assumedFrom, status)];
  };
  return {
    status,
    ...present({ note: place.note, official: place.official }),
    columns: Object.fromEntries(columnsOf(place).map((column) => [column, datedRows(column)])),
  };
};

const compileColumn = ({ type, unit, bound, label, rows, by }: LawColumnInput): LawColumn => ({
  type: type ?? (rows ? "list" : "number"),
  ...present({ unit, bound, label, rows, by }),
});

/** A topic of law with all its places. */
export const compileLaw = (input: LawFileInput): LawTopic => {
  const { title, official, falls_back_to: wider, defaults } = input;
  return {
    topic: input.topic ?? "",
    ...present({ title, official, wider }),
    keyedOn: input.keyed_on ?? "",
    columns: Object.fromEntries(
      Object.entries(input.columns ?? {}).map(([name, column]) => [name, compileColumn(column)]),
    ),
    places: Object.fromEntries(
      Object.entries(input.places ?? {}).map(([name, place]) => [name, compilePlace(place, defaults)]),
    ),
  };
};
