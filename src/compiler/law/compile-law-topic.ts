import type {
  LawColumn,
  LawContent,
  JurisdictionLaw,
  LawSourceKind,
  LawStatus,
  LawTopic,
  LawValue,
} from "../../model/law.ts";
import { packRows, readTextRows } from "../../law/packed-rows.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { LawSites } from "./law-sources.ts";

export type LawRowInput = {
  from?: string;
  to?: string;
  value?: LawContent;
  cite?: string;
  source?: string;
  /** The kind of the source, if its address leaves that open. */
  source_kind?: LawSourceKind;
  quote?: string;
  checked?: string;
  review_by?: string;
  status?: LawStatus;
  note?: string;
};

/** Defaults that rows inherit from their jurisdiction, and jurisdictions from their topic. */
export type LawDefaults = Pick<
  LawRowInput,
  "from" | "cite" | "source" | "source_kind" | "quote" | "checked" | "review_by"
> & {
  /** Assume the oldest value already applied from this date, although no source confirms it. */
  assumed_from?: string;
};

export type JurisdictionLawInput = LawDefaults & { status?: LawStatus; note?: string; official?: string } & {
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

/** A file of `catalog/law` after schema validation. */
export type LawFileInput = {
  topic?: string;
  title?: string;
  keyed_on?: string;
  official?: string;
  falls_back_to?: string;
  defaults?: LawDefaults;
  columns?: { [column: string]: LawColumnInput };
  places?: { [place: string]: JurisdictionLawInput };
};

const inherited = ["from", "cite", "source", "source_kind", "quote", "checked", "review_by"] as const;

const ownKeys = new Set<string>(["status", "note", "official", "assumed_from", ...inherited]);

// Numbers stay decimal text, so that no float comes between the statute and the amount.
const exact = (value: LawContent): LawContent => {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exact(one)]));
};

/** A row of a column: its own keys (`own`) and those with inherited defaults (`row`). Problems are reported at `owner`. */
export type LawRow = {
  readonly own: LawRowInput;
  readonly row: LawRowInput;
  readonly owner: object;
  readonly key?: string;
  /** Where the source is written: the row, its jurisdiction, or the topic's defaults. */
  readonly sourceOwner: object | undefined;
};

/** The kind of a row's source; undefined if neither its address nor the row states it. */
export const sourceKindOf = (row: LawRowInput, sites: LawSites | null): LawSourceKind | undefined => {
  const kinds = row.source === undefined ? undefined : sites?.(row.source)?.kinds;
  if (!kinds) return row.source_kind;
  return kinds.length === 1 ? kinds[0] : kinds.find((kind) => kind === row.source_kind);
};

/** A value as it is served; rows written as text become short. */
const servedValue = (value: LawContent, column: LawColumnInput | undefined): LawContent => {
  if (typeof value !== "string" || !column?.rows) return exact(value);
  return packRows(readTextRows(value, Object.keys(column.rows).length) ?? []);
};

const compileRow = (
  { row }: LawRow,
  column: LawColumnInput | undefined,
  sites: LawSites | null,
): readonly LawValue[] => {
  const { from, to, value, cite, source, quote, checked, review_by: reviewBy, status, note } = row;
  if (!from || value === undefined || !cite || !source || !checked || !reviewBy) return [];
  const [kind, site] = [sourceKindOf(row, sites), sites?.(source)?.name];
  const more = omitUndefined({ to, kind, site, quote, status, note });
  return [{ from, value: servedValue(value, column), cite, source, checked, reviewBy, ...more }];
};

const isRow = (value: unknown): value is LawRowInput =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "value" in value;

const defaultsOf = (from: LawDefaults | undefined): LawDefaults =>
  omitUndefined(Object.fromEntries(inherited.map((key) => [key, from?.[key]])));

/** Applies defaults; a source's kind is inherited only together with the source. */
const withDefaults = <T extends LawRowInput>({ source_kind, ...rest }: LawDefaults, own: T): LawDefaults & T => ({
  ...rest,
  ...(own.source === undefined && source_kind !== undefined ? { source_kind } : {}),
  ...own,
});

/** The rows of one column, newest first. A column may be a list of rows, one row, or a bare value. */
export const rowsOf = (
  jurisdiction: JurisdictionLawInput,
  column: string,
  defaults: LawDefaults | undefined,
): readonly LawRow[] => {
  const given = jurisdiction[column] as LawContent | LawRowInput | undefined;
  const shared = withDefaults(defaultsOf(defaults), defaultsOf(jurisdiction));
  const givers = [jurisdiction, defaults];
  const full = (own: LawRowInput, at: Pick<LawRow, "owner" | "key">): LawRow => {
    const sourceOwner = [own, ...givers].find((one) => one?.source !== undefined);
    return { own, row: withDefaults(shared, own), sourceOwner, ...at };
  };
  const rowOf = (own: LawRowInput): LawRow => full(own, { owner: own });
  if (Array.isArray(given) && given.length > 0 && given.every(isRow)) return given.map(rowOf);
  if (isRow(given)) return [rowOf(given)];
  if (given === undefined) return [];
  return [full({ value: given as LawContent }, { owner: jurisdiction, key: column })];
};

export const columnsOf = (jurisdiction: JurisdictionLawInput): readonly string[] =>
  Object.keys(jurisdiction).filter((key) => !ownKeys.has(key));

const byDate = (a: LawValue, b: LawValue): number => (a.from < b.from ? 1 : -1);

/** Repeats the oldest row from the assumed date, with certainty "secondary" at best. */
const assumedRow = (oldest: LawValue | undefined, from: string | undefined, status: LawStatus): readonly LawValue[] => {
  if (!oldest || from === undefined || from >= oldest.from) return [];
  const { value, cite, source, checked, reviewBy, kind, site, note } = oldest;
  const known = oldest.status ?? status;
  const assumed = known === "confirmed" ? "secondary" : known;
  return [{ from, value, cite, source, checked, reviewBy, status: assumed, ...omitUndefined({ kind, site, note }) }];
};

const compilePlace = (
  jurisdiction: JurisdictionLawInput,
  { defaults, columns = {} }: Pick<LawFileInput, "defaults" | "columns">,
  sites: LawSites | null,
): JurisdictionLaw => {
  const status = jurisdiction.status ?? "unknown";
  const assumedFrom = jurisdiction.assumed_from ?? defaults?.assumed_from;
  const datedRows = (column: string): readonly LawValue[] => {
    const rows = rowsOf(jurisdiction, column, defaults)
      .flatMap((row) => compileRow(row, Object.hasOwn(columns, column) ? columns[column] : undefined, sites))
      .toSorted(byDate);
    return [...rows, ...assumedRow(rows.at(-1), assumedFrom, status)];
  };
  return {
    status,
    ...omitUndefined({ note: jurisdiction.note, official: jurisdiction.official }),
    columns: Object.fromEntries(columnsOf(jurisdiction).map((column) => [column, datedRows(column)])),
  };
};

const compileColumn = ({ type, unit, bound, label, rows, by }: LawColumnInput): LawColumn => ({
  type: type ?? (rows ? "list" : "number"),
  ...omitUndefined({ unit, bound, label, rows, by }),
});

/** Compiles a law topic with all its jurisdictions. */
export const compileLawTopic = (input: LawFileInput, sites: LawSites | null = null): LawTopic => {
  const { title, official, falls_back_to: wider } = input;
  return {
    topic: input.topic ?? "",
    ...omitUndefined({ title, official, wider }),
    keyedOn: input.keyed_on ?? "",
    columns: Object.fromEntries(
      Object.entries(input.columns ?? {}).map(([name, column]) => [name, compileColumn(column)]),
    ),
    places: Object.fromEntries(
      Object.entries(input.places ?? {}).map(([name, jurisdiction]) => [
        name,
        compilePlace(jurisdiction, input, sites),
      ]),
    ),
  };
};
