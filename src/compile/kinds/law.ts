import type { LawColumn, LawDatum, LawPlace, LawSourceKind, LawStatus, LawTopic, LawValue } from "../../model/law.ts";
import { present } from "../present.ts";
import type { LawSites } from "./law-sources.ts";

export type LawRowInput = {
  from?: string;
  to?: string;
  value?: LawDatum;
  cite?: string;
  source?: string;
  /** What the source is, where its address leaves that open. */
  source_kind?: LawSourceKind;
  quote?: string;
  checked?: string;
  review_by?: string;
  status?: LawStatus;
  note?: string;
};

/** What rows that do not say otherwise take over from their place, and places from their topic. */
export type LawDefaults = Pick<
  LawRowInput,
  "from" | "cite" | "source" | "source_kind" | "quote" | "checked" | "review_by"
> & {
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

const inherited = ["from", "cite", "source", "source_kind", "quote", "checked", "review_by"] as const;

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
  /** What gives the source: the row, its place, or the defaults of the topic. */
  readonly sourceOwner: object | undefined;
};

/** What the source of a row is; not known where neither its address nor the row says it. */
export const sourceKindOf = (row: LawRowInput, sites: LawSites | null): LawSourceKind | undefined => {
  const kinds = row.source === undefined ? undefined : sites?.(row.source)?.kinds;
  if (!kinds) return row.source_kind;
  return kinds.length === 1 ? kinds[0] : kinds.find((kind) => kind === row.source_kind);
};

const compileRow = ({ row }: LawRow, sites: LawSites | null): readonly LawValue[] => {
  const { from, to, value, cite, source, quote, checked, review_by: reviewBy, status, note } = row;
  if (!from || value === undefined || !cite || !source || !checked || !reviewBy) return [];
  const [kind, site] = [sourceKindOf(row, sites), sites?.(source)?.name];
  const more = present({ to, kind, site, quote, status, note });
  return [{ from, value: exact(value), cite, source, checked, reviewBy, ...more }];
};

const isRow = (value: unknown): value is LawRowInput =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "value" in value;

const defaultsOf = (from: LawDefaults | undefined): LawDefaults =>
  present(Object.fromEntries(inherited.map((key) => [key, from?.[key]])));

/** Taken over where nothing of its own is said; what a source is goes with the source. */
const under = <T extends LawRowInput>({ source_kind, ...rest }: LawDefaults, own: T): LawDefaults & T => ({
  ...rest,
  ...(own.source === undefined && source_kind !== undefined ? { source_kind } : {}),
  ...own,
});

/** Rows of one column in the file; the newest first. A column may be a list of rows, one row, or the bare value. */
export const rowsOf = (place: LawPlaceInput, column: string, defaults: LawDefaults | undefined): readonly LawRow[] => {
  const given = place[column] as LawDatum | LawRowInput | undefined;
  const shared = under(defaultsOf(defaults), defaultsOf(place));
  const givers = [place, defaults];
  const full = (own: LawRowInput, at: Pick<LawRow, "owner" | "key">): LawRow => {
    const sourceOwner = [own, ...givers].find((one) => one?.source !== undefined);
    return { own, row: under(shared, own), sourceOwner, ...at };
  };
  const rowOf = (own: LawRowInput): LawRow => full(own, { owner: own });
  if (Array.isArray(given) && given.length > 0 && given.every(isRow)) return given.map(rowOf);
  if (isRow(given)) return [rowOf(given)];
  if (given === undefined) return [];
  return [full({ value: given as LawDatum }, { owner: place, key: column })];
};

export const columnsOf = (place: LawPlaceInput): readonly string[] =>
  Object.keys(place).filter((key) => !ownKeys.has(key));

const byDate = (a: LawValue, b: LawValue): number => (a.from < b.from ? 1 : -1);

/** The oldest row once more, from the day on which it is only assumed to have held: never surer than secondary. */
const assumedRow = (oldest: LawValue | undefined, from: string | undefined, status: LawStatus): readonly LawValue[] => {
  if (!oldest || from === undefined || from >= oldest.from) return [];
  const { value, cite, source, checked, reviewBy, kind, site, note } = oldest;
  const known = oldest.status ?? status;
  const assumed = known === "confirmed" ? "secondary" : known;
  return [{ from, value, cite, source, checked, reviewBy, status: assumed, ...present({ kind, site, note }) }];
};

const compilePlace = (place: LawPlaceInput, defaults: LawDefaults | undefined, sites: LawSites | null): LawPlace => {
  const status = place.status ?? "unknown";
  const assumedFrom = place.assumed_from ?? defaults?.assumed_from;
  const datedRows = (column: string): readonly LawValue[] => {
    const rows = rowsOf(place, column, defaults)
      .flatMap((row) => compileRow(row, sites))
      .toSorted(byDate);
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
export const compileLaw = (input: LawFileInput, sites: LawSites | null = null): LawTopic => {
  const { title, official, falls_back_to: wider, defaults } = input;
  return {
    topic: input.topic ?? "",
    ...present({ title, official, wider }),
    keyedOn: input.keyed_on ?? "",
    columns: Object.fromEntries(
      Object.entries(input.columns ?? {}).map(([name, column]) => [name, compileColumn(column)]),
    ),
    places: Object.fromEntries(
      Object.entries(input.places ?? {}).map(([name, place]) => [name, compilePlace(place, defaults, sites)]),
    ),
  };
};
