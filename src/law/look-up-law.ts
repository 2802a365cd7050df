import type { LawColumn, JurisdictionLaw, LawStatus, LawTopic, LawValue } from "../model/law.ts";
import { addDays, parseIsoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { widerJurisdiction } from "./wider-jurisdiction.ts";
import { lawValue } from "./law-value.ts";

/** The status of one column on one date: the certainty of its row, "none", or "unknown". */
type ColumnStatus = LawStatus | "none";

const dayOf = (iso: string | undefined): number =>
  iso === undefined ? Infinity : (parseIsoDate(iso)?.day ?? Infinity);

/** The row in force on a date: the latest one that has begun, unless it has ended. */
const rowInForce = (rows: readonly LawValue[], on: CalendarDate): LawValue | null => {
  const begun = rows.filter((row) => dayOf(row.from) <= on.day);
  const latest = begun.reduce<LawValue | null>(
    (best, row) => (best === null || dayOf(row.from) > dayOf(best.from) ? row : best),
    null,
  );
  return latest !== null && on.day <= dayOf(latest.to) ? latest : null;
};

const statusOf = (row: LawValue | null, place: JurisdictionLaw): ColumnStatus => {
  if (row === null) return "unknown";
  const status = row.status ?? place.status;
  const isRefused = status === "unknown" || status === "disputed";
  return row.value === null && !isRefused ? "none" : status;
};

/** The certainty of a row, including one that states that no such value exists. */
const rowCertainty = (row: LawValue | null, place: JurisdictionLaw): LawStatus | null =>
  row === null ? null : (row.status ?? place.status);

/** A row's source and period, and the official page to ask. */
type RowDetails = {
  readonly row: LawValue | null;
  readonly certainty: LawStatus | null;
  readonly until: CalendarDate | null;
  /** Whether an earlier row exists, so that this row's first day is the date of a change. */
  readonly replacesEarlier: boolean;
  readonly official: string | null;
  /** A note on the jurisdiction, if the row has none of its own. */
  readonly note: string | null;
};

const NOTHING: RowDetails = {
  row: null,
  certainty: null,
  until: null,
  replacesEarlier: false,
  official: null,
  note: null,
};

const recordOf = (
  status: ColumnStatus,
  { row, certainty, until, replacesEarlier, official, note }: RowDetails,
  today: CalendarDate,
): ValueRecord => ({
  status,
  certainty,
  cite: row?.cite ?? null,
  source: row?.source ?? null,
  source_kind: row?.kind ?? null,
  source_site: row?.site ?? null,
  checked: row ? parseIsoDate(row.checked) : null,
  from: row ? parseIsoDate(row.from) : null,
  to: until,
  replaces_earlier: row ? replacesEarlier : null,
  // A row that no longer applies today cannot become outdated.
  stale: row ? today.day > dayOf(row.reviewBy) && (until === null || today.day <= until.day) : null,
  review_by: row ? parseIsoDate(row.reviewBy) : null,
  quote: row?.quote ?? null,
  note: row?.note ?? note,
  official,
});

const NOT_LOOKED_UP: ValueRecord = Object.fromEntries(
  Object.keys(recordOf("unknown", NOTHING, { type: "date", day: 0 })).map((key) => [key, null]),
);

/** The last day of a row: its own, or the day before the next one begins. */
const lastDayOf = (row: LawValue | null, rows: readonly LawValue[]): CalendarDate | null => {
  if (row === null) return null;
  const later = rows.map(({ from }) => from).filter((from) => dayOf(from) > dayOf(row.from));
  const next = later.length === 0 ? null : parseIsoDate(later.reduce((a, b) => (a < b ? a : b)));
  const own = row.to === undefined ? null : parseIsoDate(row.to);
  if (own !== null && (next === null || own.day < next.day)) return own;
  return next && addDays(next, -1);
};

const withoutRows = (topic: LawTopic | undefined, about: ValueRecord): ValueRecord => {
  const columns = Object.keys(topic?.columns ?? {});
  const empty = Object.fromEntries(columns.map((column) => [column, null]));
  return { ...empty, ...about, columns: Object.fromEntries(columns.map((column) => [column, about])) };
};

/** A topic's jurisdiction, and the wider one whose rows apply if it has none. */
type JurisdictionChain = {
  readonly own: JurisdictionLaw;
  readonly wider: JurisdictionLaw | null;
  readonly official: string | null;
};

const columnOf = (
  column: readonly [name: string, LawColumn],
  { own, wider, official }: JurisdictionChain,
  on: CalendarDate | null,
  today: CalendarDate,
): { readonly name: string; readonly value: Value; readonly about: ValueRecord } => {
  const [name, shape] = column;
  const place = wider && !Object.hasOwn(own.columns, name) && Object.hasOwn(wider.columns, name) ? wider : own;
  const rows = Object.hasOwn(place.columns, name) ? (place.columns[name] ?? []) : [];
  // If there is no row for any date, the date makes no difference.
  if (on === null && rows.length > 0) return { name, value: null, about: NOT_LOOKED_UP };
  const row = on === null ? null : rowInForce(rows, on);
  const status = statusOf(row, place);
  const isKnown = status === "confirmed" || status === "secondary";
  const certainty = rowCertainty(row, place);
  const details: RowDetails = {
    row,
    certainty,
    until: lastDayOf(row, rows),
    replacesEarlier: row !== null && rows.some(({ from }) => dayOf(from) < dayOf(row.from)),
    official,
    note: place.note ?? null,
  };
  const about = recordOf(status, details, today);
  return { name, value: row && isKnown ? lawValue(row.value, shape) : null, about };
};

const placeAt = (topic: LawTopic | undefined, place: string): JurisdictionLaw | null =>
  topic && Object.hasOwn(topic.places, place) ? (topic.places[place] ?? null) : null;

const NO_ROWS: JurisdictionLaw = { status: "unknown", columns: {} };

/**
 * Looks up a topic in a jurisdiction on its key date: `{ status, certainty, cite, source, checked, from, to, stale,
 * columns, <column>… }`.
 *
 * `status`, `cite`, `source`, `checked`, `from` and `stale` describe the first, main column; `columns.<column>`
 * describes each column in the same way. A status is that of the jurisdiction ("confirmed", "secondary", "disputed",
 * "unknown"), "none" if the law sets no such value, or "unknown" if no row is in force on the date. `certainty` is how
 * the row was read, including one that says "none". Disputed and unknown values are null. While jurisdiction or date
 * are unknown, everything is null, except that a jurisdiction without any row is "unknown" for every date. `official`
 * is the page to consult when there is no answer, also for a jurisdiction without a row.
 */
export const lookUpLaw = (
  topic: LawTopic | undefined,
  place: string | null,
  on: CalendarDate | null,
  today: CalendarDate,
): ValueRecord => {
  if (place === null || (on === null && !topic)) return withoutRows(topic, NOT_LOOKED_UP);
  const own = placeAt(topic, place);
  const wider = widerJurisdiction(topic, place) === null ? null : placeAt(topic, widerJurisdiction(topic, place) ?? "");
  const official = own?.official ?? wider?.official ?? topic?.official ?? null;
  if (!topic || (!own && !wider)) return withoutRows(topic, recordOf("unknown", { ...NOTHING, official }, today));
  const chain: JurisdictionChain = { own: own ?? NO_ROWS, wider, official };
  const columns = Object.entries(topic.columns).map((column) => columnOf(column, chain, on, today));
  return {
    ...Object.fromEntries(columns.map(({ name, value }) => [name, value])),
    ...columns[0]?.about,
    columns: Object.fromEntries(columns.map(({ name, about }) => [name, about])),
  };
};
