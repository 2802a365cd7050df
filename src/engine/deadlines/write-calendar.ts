import { addDays, toCivilDate } from "../../values/date.ts";
import type { CalendarDate } from "../../values/date.ts";

/** One all-day entry of a calendar file; `alarms` are days before it. */
export type CalendarEntry = {
  readonly id: string;
  readonly title: string;
  readonly on: CalendarDate;
  readonly description: string;
  readonly alarms: readonly number[];
};

const MAX_LINE_OCTETS = 75;

const dateStamp = (date: CalendarDate): string => {
  const { year, month, day } = toCivilDate(date);
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("");
};

const escaped = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll(",", "\\,").replaceAll(/\r?\n/g, "\\n");

/** Bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** A line folded into pieces of at most 75 bytes; all but the first start with a space. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = "";
  let length = 0;
  for (const character of line) {
    const bytes = bytesOf(character);
    if (length + bytes > MAX_LINE_OCTETS) {
      pieces.push(piece);
      piece = " ";
      length = 1;
    }
    piece += character;
    length += bytes;
  }
  return [...pieces, piece].join("\r\n");
};

const alarmLines = (entry: CalendarEntry, days: number): readonly string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(entry.title)}`,
  `TRIGGER:-P${days}D`,
  "END:VALARM",
];

const entryLines = (entry: CalendarEntry, stamp: string): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${entry.id}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${dateStamp(entry.on)}`,
  `DTEND;VALUE=DATE:${dateStamp(addDays(entry.on, 1))}`,
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.description === "" ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  "TRANSP:TRANSPARENT",
  ...entry.alarms.flatMap((days) => alarmLines(entry, days)),
  "END:VEVENT",
];

/**
 * A calendar file with all-day entries and their reminders.
 *
 * `stamp` is the time of writing in UTC ("20261121T093000Z"). Days are calendar days without a time zone.
 * Source: RFC 5545.
 */
export const writeCalendar = (entries: readonly CalendarEntry[], product: string, stamp: string): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//EN`,
    "CALSCALE:GREGORIAN",
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
