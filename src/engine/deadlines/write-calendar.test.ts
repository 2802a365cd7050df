import { expect, test } from "vitest";
import { parseIsoDate } from "../../values/date.ts";
import { writeCalendar } from "./write-calendar.ts";

const STAMP = "20261121T093000Z";

test("writes an entry with an alarm, line by line", () => {
  const entry = {
    id: "lease-1@site",
    title: "Give notice: Lease, Elm St; unit 2",
    on: parseIsoDate("2027-12-31")!,
    description: "First line\nSecond",
    alarms: [7],
  };
  expect(writeCalendar([entry], "Penfold", STAMP).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Penfold//EN",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    "UID:lease-1@site",
    "DTSTAMP:20261121T093000Z",
    "DTSTART;VALUE=DATE:20271231",
    "DTEND;VALUE=DATE:20280101",
    "SUMMARY:Give notice: Lease\\, Elm St\\; unit 2",
    "DESCRIPTION:First line\\nSecond",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Give notice: Lease\\, Elm St\\; unit 2",
    "TRIGGER:-P7D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("no line is longer than 75 bytes, and unfolding restores the text", () => {
  const title = "秘密保持契約書の通知期限".repeat(12);
  const entry = { id: "x", title, on: parseIsoDate("2028-02-29")!, description: "", alarms: [] };
  const text = writeCalendar([entry], "P", STAMP);
  const sizes = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});
