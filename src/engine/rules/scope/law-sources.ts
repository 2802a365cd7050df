import type { Context } from "../../../model/context.ts";
import type { LawStatus, LawValue } from "../../../model/law.ts";
import type { LawSource } from "../../../model/tool-result.ts";
import { columnCertainty } from "../../../law/column-certainty.ts";
import { widerJurisdiction } from "../../../law/wider-jurisdiction.ts";
import type { LawKey } from "../../../law/law-in-force.ts";
import { isCalendarDate, isoDate, parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { ownValue } from "../../../text/values/own-value.ts";
import { isValueRecord } from "../../../text/values/print-plain.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { NameLabel } from "./name-labels.ts";
import type { ReadPath } from "./formula-reads.ts";
import { formatLawValue } from "./format-law-value.ts";
import type { ValueFormat } from "./format-figure.ts";

/** The law that formulas in one scope see, and the jurisdiction and date each topic was looked up for. */
export type LawInScope = { readonly law: Value; readonly keys: { readonly [topic: string]: LawKey } };

const textOf = (about: ValueRecord, key: string): string | null => {
  const value = ownValue(about, key);
  if (isCalendarDate(value)) return isoDate(value);
  return typeof value === "string" ? value : null;
};

const dayOf = (day: CalendarDate | null | undefined): string | null => (day ? isoDate(day) : null);

const isStatus = (value: Value): value is LawStatus | "none" =>
  typeof value === "string" && ["confirmed", "secondary", "disputed", "unknown", "none"].includes(value);

type LawReference = { readonly topic: string; readonly column: string; readonly isValue: boolean };

/** The law value a path reads: the value itself, or an attribute of one (`law.topic.status` belongs to the first column). */
const lawReferenceOf = ([head, topic = "", word = "", about = ""]: ReadPath, law: Value): LawReference | null => {
  if (head !== "law" || word === "") return null;
  const columns = ownValue(ownValue(law, topic), "columns");
  if (!isValueRecord(columns)) return null;
  if (word === "columns") return { topic, column: about, isValue: false };
  if (Object.hasOwn(columns, word)) return { topic, column: word, isValue: true };
  return { topic, column: Object.keys(columns)[0] ?? "", isValue: false };
};

/** Whether a path names a law value, as opposed to its certainty. */
export const isLawValue = (path: ReadPath, { law }: LawInScope): boolean => lawReferenceOf(path, law)?.isValue === true;

/** A key that a row omits from a keyed column is unknown, even if the other keys are confirmed. */
const lacksKey = ([, topic = "", column = "", key]: ReadPath, { law }: LawInScope): boolean => {
  const value = ownValue(ownValue(law, topic), column);
  return key !== undefined && isValueRecord(value) && ownValue(value, key) === null;
};

/** Whether a path names a law value that is unknown or disputed in this jurisdiction on this date. */
export const isUnresolvedLaw = (path: ReadPath, scope: LawInScope): boolean => {
  const asked = lawReferenceOf(path, scope.law);
  if (!asked?.isValue) return false;
  const status = ownValue(ownValue(ownValue(ownValue(scope.law, asked.topic), "columns"), asked.column), "status");
  return status === "unknown" || status === "disputed" || lacksKey(path, scope);
};

type LawFacts = Omit<LawSource, "topic" | "column" | "label" | "jurisdiction" | "keyDate" | "value" | "formatted">;

const readFacts = (about: ValueRecord): LawFacts => {
  const status = ownValue(about, "status");
  const { status: certainty, kind } = columnCertainty(about);
  return {
    status: isStatus(status) ? status : "unknown",
    certainty,
    kind,
    site: textOf(about, "source_site"),
    isSecondary: status === "secondary" || (status === "none" && certainty === "secondary"),
    isForNextStepsOnly: false,
    cite: textOf(about, "cite"),
    href: textOf(about, "source"),
    quote: textOf(about, "quote"),
    inForceFrom: textOf(about, "from"),
    replacesEarlier: ownValue(about, "replaces_earlier") === true,
    inForceTo: textOf(about, "to"),
    checked: textOf(about, "checked"),
    reviewBy: textOf(about, "review_by"),
    stale: ownValue(about, "stale") === true,
    official: textOf(about, "official"),
    note: textOf(about, "note"),
  };
};

const knownFacts = new WeakMap<ValueRecord, LawFacts>();

/** What is known about a row of the law, read once for each row in force. */
const factsOf = (about: ValueRecord): LawFacts => {
  const known = knownFacts.get(about);
  if (known) return known;
  const facts = readFacts(about);
  knownFacts.set(about, facts);
  return facts;
};

/** The law value that a path names, or has an attribute of, with its citation; null for any other path. */
export const lawSourceOf = (
  path: ReadPath,
  { law, keys }: LawInScope,
  named: (path: ReadPath) => NameLabel,
  format: ValueFormat,
): LawSource | null => {
  const asked = lawReferenceOf(path, law);
  if (!asked) return null;
  const { topic, column } = asked;
  const record = ownValue(law, topic);
  const about = ownValue(ownValue(record, "columns"), column);
  if (!isValueRecord(about)) return null;
  const name = named(["law", topic, column]);
  const value = ownValue(record, column);
  return {
    topic,
    column,
    label: name.label,
    jurisdiction: keys[topic]?.jurisdiction ?? "",
    keyDate: dayOf(keys[topic]?.keyDate),
    value,
    formatted:
      value === null
        ? ""
        : formatLawValue(value, { named: name, cell: (key) => named(["law", topic, column, key]), format }),
    ...factsOf(about),
  };
};

/** The official page of a topic at its jurisdiction; null if there is none. */
export const officialPageOf = (topic: string, { law }: LawInScope): string | null => {
  const about = ownValue(law, topic);
  return about !== null && isValueRecord(about) ? textOf(about, "official") : null;
};

/** The rows of a value at its jurisdiction, for any date. */
export const lawRowsOf = (source: LawSource, { law }: Pick<Context, "law">): readonly LawValue[] => {
  const topic = law[source.topic];
  const rowsAt = (place: string) => topic?.places[place]?.columns[source.column];
  return rowsAt(source.jurisdiction) ?? rowsAt(widerJurisdiction(topic, source.jurisdiction) ?? "") ?? [];
};

/** Whether our rows for a topic all start after the requested date. */
export const predatesLawRows = (source: LawSource, { keys }: LawInScope, context: Pick<Context, "law">): boolean => {
  const rows = lawRowsOf(source, context);
  const on = keys[source.topic]?.keyDate;
  const first = rows.map(({ from }) => parseIsoDate(from)?.day ?? Infinity);
  return on !== null && on !== undefined && first.length > 0 && on.day < Math.min(...first);
};
