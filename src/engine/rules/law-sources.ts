import type { Context } from "../../model/context.ts";
import type { LawStatus } from "../../model/law.ts";
import type { LawSource } from "../../model/tool-result.ts";
import { certaintyOf } from "../../law/certainty-of.ts";
import { widerPlace } from "../../law/wider-place.ts";
import type { LawKey } from "../../law/law-in-force.ts";
import { isCalendarDate, isoDate, parseIsoDate } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";
import { isRecord } from "../../text/print-plain.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import type { Named } from "./names.ts";
import type { ReadPath } from "./reads.ts";
import { showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

/** The law as formulas see it at one place of a tool, and where each topic was looked up. */
export type LawHere = { readonly law: Value; readonly keys: { readonly [topic: string]: LawKey } };

const own = (value: Value | undefined, key: string): Value =>
  value !== undefined && isRecord(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null;

const textOf = (about: ValueRecord, key: string): string | null => {
  const value = own(about, key);
  if (isCalendarDate(value)) return isoDate(value);
  return typeof value === "string" ? value : null;
};

const dayOf = (day: CalendarDate | null | undefined): string | null => (day ? isoDate(day) : null);

const isStatus = (value: Value): value is LawStatus | "none" =>
  typeof value === "string" && ["confirmed", "secondary", "disputed", "unknown", "none"].includes(value);

const shownOf = (value: Value, named: Named, how: Showing): string =>
  isRecord(value) || (Array.isArray(value) && value.some(isRecord)) ? "" : showValue(value, named, how);

type Asked = { readonly topic: string; readonly column: string; readonly isValue: boolean };

/** What a path asks of the law: a value, or something about one (`law.topic.status` is about the first column). */
const askedOf = ([head, topic = "", word = "", about = ""]: ReadPath, law: Value): Asked | null => {
  if (head !== "law" || word === "") return null;
  const columns = own(own(law, topic), "columns");
  if (!isRecord(columns)) return null;
  if (word === "columns") return { topic, column: about, isValue: false };
  if (Object.hasOwn(columns, word)) return { topic, column: word, isValue: true };
  return { topic, column: Object.keys(columns)[0] ?? "", isValue: false };
};

/** Whether a path names a value of the law, not how sure we are of one. */
export const isLawValue = (path: ReadPath, { law }: LawHere): boolean => askedOf(path, law)?.isValue === true;

/** A key of a column of numbers that its row leaves out is not known, however well the others are. */
const lacksKey = ([, topic = "", column = "", key]: ReadPath, { law }: LawHere): boolean => {
  const value = own(own(law, topic), column);
  return key !== undefined && isRecord(value) && own(value, key) === null;
};

/** Whether a path names a value of the law that is unknown or disputed at this place and day. */
export const isOpenLaw = (path: ReadPath, here: LawHere): boolean => {
  const asked = askedOf(path, here.law);
  if (!asked?.isValue) return false;
  const status = own(own(own(own(here.law, asked.topic), "columns"), asked.column), "status");
  return status === "unknown" || status === "disputed" || lacksKey(path, here);
};

/** The value of the law a path names or asks about, with where it comes from; null for anything else. */
export const lawSourceOf = (
  path: ReadPath,
  { law, keys }: LawHere,
  named: (path: ReadPath) => Named,
  how: Showing,
): LawSource | null => {
  const asked = askedOf(path, law);
  if (!asked) return null;
  const { topic, column } = asked;
  const record = own(law, topic);
  const about = own(own(record, "columns"), column);
  if (!isRecord(about)) return null;
  const status = own(about, "status");
  const { status: certainty, kind } = certaintyOf(about);
  const name = named(["law", topic, column]);
  const value = own(record, column);
  return {
    topic,
    column,
    label: name.label,
    place: keys[topic]?.place ?? "",
    on: dayOf(keys[topic]?.on),
    value,
    shown: shownOf(value, name, how),
    status: isStatus(status) ? status : "unknown",
    certainty,
    kind,
    site: textOf(about, "source_site"),
    isSecondary: status === "secondary" || (status === "none" && certainty === "secondary"),
    cite: textOf(about, "cite"),
    href: textOf(about, "source"),
    quote: textOf(about, "quote"),
    from: textOf(about, "from"),
    replacesEarlier: own(about, "replaces_earlier") === true,
    to: textOf(about, "to"),
    checked: textOf(about, "checked"),
    reviewBy: textOf(about, "review_by"),
    stale: own(about, "stale") === true,
    official: textOf(about, "official"),
    note: textOf(about, "note"),
  };
};

/** Whether the law of a topic is known for later days only. */
export const isBeforeData = (source: LawSource, { keys }: LawHere, { law }: Pick<Context, "law">): boolean => {
  const topic = law[source.topic];
  const rowsAt = (place: string) => topic?.places[place]?.columns[source.column];
  const rows = rowsAt(source.place) ?? rowsAt(widerPlace(topic, source.place) ?? "") ?? [];
  const on = keys[source.topic]?.on;
  const first = rows.map(({ from }) => parseIsoDate(from)?.day ?? Infinity);
  return on !== null && on !== undefined && first.length > 0 && on.day < Math.min(...first);
};
