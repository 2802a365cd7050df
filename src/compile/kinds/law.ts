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
  note?: string;
};

export type LawPlaceInput = { status?: LawStatus; note?: string; official?: string } & { [column: string]: unknown };

/** A file of `catalog/law` after its shape was checked. */
export type LawFileInput = {
  topic?: string;
  keyed_on?: string;
  columns?: { [column: string]: { unit?: string; type?: LawColumn["type"]; bound?: string } };
  places?: { [place: string]: LawPlaceInput };
};

const ownKeys = new Set(["status", "note", "official"]);

// A figure is kept as decimal text, so that no float ever stands between the statute and the sum.
const exact = (value: LawDatum): LawDatum => {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exact(one)]));
};

const compileRow = (row: LawRowInput): readonly LawValue[] => {
  const { from, to, value, cite, source, quote, checked, review_by: reviewBy, note } = row;
  if (!from || value === undefined || !cite || !source || !checked || !reviewBy) return [];
  return [{ from, value: exact(value), cite, source, checked, reviewBy, ...present({ to, quote, note }) }];
};

/** Rows of one column in the file; the newest first. */
export const rowsOf = (place: LawPlaceInput, column: string): readonly LawRowInput[] => {
  const rows = place[column];
  return Array.isArray(rows) ? rows.filter((row): row is LawRowInput => typeof row === "object" && row !== null) : [];
};

export const columnsOf = (place: LawPlaceInput): readonly string[] =>
  Object.keys(place).filter((key) => !ownKeys.has(key));

const byDate = (a: LawValue, b: LawValue): number => (a.from < b.from ? 1 : -1);

const compilePlace = (place: LawPlaceInput): LawPlace => ({
  status: place.status ?? "unknown",
  ...present({ note: place.note, official: place.official }),
  columns: Object.fromEntries(
    columnsOf(place).map((column) => [column, rowsOf(place, column).flatMap(compileRow).toSorted(byDate)]),
  ),
});

/** A topic of law with all its places. */
export const compileLaw = (input: LawFileInput): LawTopic => ({
  topic: input.topic ?? "",
  keyedOn: input.keyed_on ?? "",
  columns: Object.fromEntries(
    Object.entries(input.columns ?? {}).map(([name, { unit, type = "number", bound }]) => [
      name,
      { type, ...present({ unit, bound }) },
    ]),
  ),
  places: Object.fromEntries(Object.entries(input.places ?? {}).map(([name, place]) => [name, compilePlace(place)])),
});
