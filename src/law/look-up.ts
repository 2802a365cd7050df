import type { LawColumn, LawPlace, LawStatus, LawTopic, LawValue } from "../model/law.ts";
import { addDays, parseIsoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { widerPlace } from "./wider-place.ts";
import { lawValue } from "./law-value.ts";

/** What can be said of one column on one day: how sure we are of a row, "none", or "unknown". */
type ColumnStatus = LawStatus | "none";

const dayOf = (iso: string | undefined): number =>
  iso === undefined ? Infinity : (parseIsoDate(iso)?.day ?? Infinity);

/** The row in force on a day: the one that began last, unless it has ended. */
const rowInForce = (rows: readonly LawValue[], on: CalendarDate): LawValue | null => {
  const begun = rows.filter((row) => dayOf(row.from) <= on.day);
  const latest = begun.reduce<LawValue | null>(
    (best, row) => (best === null || dayOf(row.from) > dayOf(best.from) ? row : best),
    null,
  );
  return latest !== null && on.day <= dayOf(latest.to) ? latest : null;
};

const statusOf = (row: LawValue | null, place: LawPlace): ColumnStatus => {
  if (row === null) return "unknown";
  const status = row.status ?? place.status;
  const isRefused = status === "unknown" || status === "disputed";
  return row.value === null && !isRefused ? "none" : status;
};

/** How sure we are of what a row says, also where it says that there is no such value. */
const certaintyOf = (row: LawValue | null, place: LawPlace): LawStatus | null =>
  row === null ? null : (row.status ?? place.status);

/** Where a row comes from, how long it holds, and whom to ask where we cannot tell. */
type Found = {
  readonly row: LawValue | null;
  readonly certainty: LawStatus | null;
  readonly until: CalendarDate | null;
  /** An earlier row is known, so that the first day of this one is the day of a change. */
  readonly replacesEarlier: boolean;
  readonly official: string | null;
  /** What to know about the place, where the row says nothing of its own. */
  readonly note: string | null;
};

const NOTHING: Found = {
  row: null,
  certainty: null,
  until: null,
  replacesEarlier: false,
  official: null,
  note: null,
};

const recordOf = (
  status: ColumnStatus,
  { row, certainty, until, replacesEarlier, official, note }: Found,
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
  // A row that no longer applies today cannot go out of date.
  stale: row ? today.day > dayOf(row.reviewBy) && (until === null || today.day <= until.day) : null,
  review_by: row ? parseIsoDate(row.reviewBy) : null,
  quote: row?.quote ?? null,
  note: row?.note ?? note,
  official,
});

const NOT_ASKED: ValueRecord = Object.fromEntries(
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

/** A place of a topic, and the wider place whose rows count where it has none. */
type Places = { readonly own: LawPlace; readonly wider: LawPlace | null; readonly official: string | null };

const columnOf = (
  column: readonly [name: string, LawColumn],
  { own, wider, official }: Places,
  on: CalendarDate | null,
  today: CalendarDate,
): { readonly name: string; readonly value: Value; readonly about: ValueRecord } => {
  const [name, shape] = column;
  const place = wider && !Object.hasOwn(own.columns, name) && Object.hasOwn(wider.columns, name) ? wider : own;
  const rows = place.columns[name] ?? [];
  // Where nobody read a row of any day, the day makes no difference.
  if (on === null && rows.length > 0) return { name, value: null, about: NOT_ASKED };
  const row = on === null ? null : rowInForce(rows, on);
  const status = statusOf(row, place);
  const isSure = status === "confirmed" || status === "secondary";
  const certainty = certaintyOf(row, place);
  const found: Found = {
    row,
    certainty,
    until: lastDayOf(row, rows),
    replacesEarlier: row !== null && rows.some(({ from }) => dayOf(from) < dayOf(row.from)),
    official,
    note: place.note ?? null,
  };
  const about = recordOf(status, found, today);
  return { name, value: row && isSure ? lawValue(row.value, shape) : null, about };
};

const placeAt = (topic: LawTopic | undefined, place: string): LawPlace | null =>
  topic && Object.hasOwn(topic.places, place) ? (topic.places[place] ?? null) : null;

const NO_ROWS: LawPlace = { status: "unknown", columns: {} };

/**
 * The law of a topic at a place on its key date: `{ status, certainty, cite, source, checked, from, to, stale, columns, <column>… }`.
 *
 * The first column of a topic is its main one: `status`, `cite`, `source`, `checked`, `from` and `stale` are about it;
 * `columns.<column>` says the same of each. A status is that of the place ("confirmed", "secondary", "disputed",
 * "unknown"), "none" where the law sets no such value, or "unknown" where no row is in force on that day; `certainty`
 * is how the row was read, also of one that says "none". Disputed and unknown values are null. While place or date are
 * not known yet, everything is null; but where no row of any day is known, "unknown" is told before the date is. `official`
 * is the page to ask where we cannot tell, also at a place without a row.
 */
export const lookUpLaw = (
  topic: LawTopic | undefined,
  place: string | null,
  on: CalendarDate | null,
  today: CalendarDate,
): ValueRecord => {
  if (place === null || (on === null && !topic)) return withoutRows(topic, NOT_ASKED);
  const own = placeAt(topic, place);
  const wider = widerPlace(topic, place) === null ? null : placeAt(topic, widerPlace(topic, place) ?? "");
  const official = own?.official ?? wider?.official ?? topic?.official ?? null;
  if (!topic || (!own && !wider)) return withoutRows(topic, recordOf("unknown", { ...NOTHING, official }, today));
  const places: Places = { own: own ?? NO_ROWS, wider, official };
  const found = Object.entries(topic.columns).map((column) => columnOf(column, places, on, today));
  return {
    ...Object.fromEntries(found.map(({ name, value }) => [name, value])),
    ...found[0]?.about,
    columns: Object.fromEntries(found.map(({ name, about }) => [name, about])),
  };
};
