import { toCivilDate, parseIsoDate } from "./date.ts";
import type { CalendarDate } from "./date.ts";
import { parseSuccess, parseFailure } from "./parse-result.ts";
import type { ParseResult } from "./parse-result.ts";

/** A Japanese era: its name and letter, the western year of its first year, and its first and last day. */
type Era = {
  readonly name: string;
  readonly letter: string;
  readonly first: number;
  readonly from: string;
  readonly to: string | null;
};

// The first era starts here with the solar calendar; its earlier years had lunar months.
const ERAS: readonly Era[] = [
  { name: "明治", letter: "M", first: 1868, from: "1873-01-01", to: "1912-07-29" },
  { name: "大正", letter: "T", first: 1912, from: "1912-07-30", to: "1926-12-24" },
  { name: "昭和", letter: "S", first: 1926, from: "1926-12-25", to: "1989-01-07" },
  { name: "平成", letter: "H", first: 1989, from: "1989-01-08", to: "2019-04-30" },
  { name: "令和", letter: "R", first: 2019, from: "2019-05-01", to: null },
];

const dayOf = (iso: string | null): number => (iso === null ? Infinity : (parseIsoDate(iso)?.day ?? Infinity));

const eraNamed = (name: string): Era | undefined =>
  ERAS.find((era) => era.name === name || era.letter === name.toUpperCase());

/** Era and year of a date, null before 1873. Example: 2026-12-01 is { name: "令和", year: 8 } */
export const japaneseEra = (date: CalendarDate): { readonly name: string; readonly year: number } | null => {
  const era = ERAS.find(({ from, to }) => dayOf(from) <= date.day && date.day <= dayOf(to));
  return era ? { name: era.name, year: toCivilDate(date).year - era.first + 1 } : null;
};

/** The western year of an era year. Example: westernYear("R", 8) is 2026; null for an unknown era */
export const westernYear = (name: string, year: number): number | null => {
  const era = eraNamed(name);
  return era ? era.first + year - 1 : null;
};

/**
 * Returns the date if it is within the named era.
 *
 * Problems: outside_era with the era's name and its first and last day.
 */
export const withinEra = (date: CalendarDate, name: string): ParseResult<CalendarDate> => {
  const era = eraNamed(name);
  if (!era || (dayOf(era.from) <= date.day && date.day <= dayOf(era.to))) return parseSuccess(date);
  return parseFailure("outside_era", { era: era.name, from: era.from, ...(era.to ? { to: era.to } : {}) });
};
