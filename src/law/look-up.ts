import type { LawColumn, LawPlace, LawStatus, LawTopic, LawValue } from "../model/law.ts";
import { parseIsoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import type { Value, ValueRecord } from "../values/value.ts";
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
  const isRefused = place.status === "unknown" || place.status === "disputed";
  return row.value === null && !isRefused ? "none" : place.status;
};

const recordOf = (status: ColumnStatus, row: LawValue | null, today: CalendarDate): ValueRecord => ({
  status,
  cite: row?.cite ?? null,
  source: row?.source ?? null,
  checked: row ? parseIsoDate(row.checked) : null,
  from: row ? parseIsoDate(row.from) : null,
  stale: row ? today.day > dayOf(row.reviewBy) : null,
});

const NOT_ASKED: ValueRecord = { status: null, cite: null, source: null, checked: null, from: null, stale: null };

const withoutRows = (topic: LawTopic | undefined, about: ValueRecord): ValueRecord => {
  const columns = Object.keys(topic?.columns ?? {});
  const empty = Object.fromEntries(columns.map((column) => [column, null]));
  return { ...empty, ...about, columns: Object.fromEntries(columns.map((column) => [column, about])) };
};

const columnOf = (
  column: readonly [name: string, LawColumn],
  place: LawPlace,
  on: CalendarDate,
  today: CalendarDate,
): { readonly name: string; readonly value: Value; readonly about: ValueRecord } => {
  const [name, shape] = column;
  const row = rowInForce(place.columns[name] ?? [], on);
  const status = statusOf(row, place);
  const isSure = status === "confirmed" || status === "secondary";
  return { name, value: row && isSure ? lawValue(row.value, shape) : null, about: recordOf(status, row, today) };
};

/**
 * The law of a topic at a place on its key date: `{ status, cite, source, checked, from, stale, columns, <column>… }`.
 *
 * The first column of a topic is its main one: `status`, `cite`, `source`, `checked`, `from` and `stale` are about it;
 * `columns.<column>` says the same of each. A status is that of the place ("confirmed", "secondary", "disputed",
 * "unknown"), "none" where the law sets no such value, or "unknown" where no row is in force on that day. Disputed
 * and unknown values are null. While place or date are not known yet, everything is null.
 */
export const lookUpLaw = (
  topic: LawTopic | undefined,
  place: string | null,
  on: CalendarDate | null,
  today: CalendarDate,
): ValueRecord => {
  if (place === null || on === null) return withoutRows(topic, NOT_ASKED);
  const there = topic && Object.hasOwn(topic.places, place) ? topic.places[place] : undefined;
  if (!topic || !there) return withoutRows(topic, recordOf("unknown", null, today));
  const found = Object.entries(topic.columns).map((column) => columnOf(column, there, on, today));
  return {
    ...Object.fromEntries(found.map(({ name, value }) => [name, value])),
    ...found[0]?.about,
    columns: Object.fromEntries(found.map(({ name, about }) => [name, about])),
  };
};
