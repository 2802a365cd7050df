/**
 * A calendar duration; months and days are separate because a month has no fixed length.
 *
 * Unit: whole months and whole days; both may be negative.
 */
export type Duration = { readonly type: "duration"; readonly months: number; readonly days: number };

/** Creates a duration from months and days. */
export const durationOf = (months: number, days: number): Duration => ({
  type: "duration",
  months: months || 0,
  days: days || 0,
});

const PATTERN = /^([+-])?P(?:([+-]?\d{1,6})Y)?(?:([+-]?\d{1,6})M)?(?:([+-]?\d{1,6})W)?(?:([+-]?\d{1,7})D)?$/;

/** The duration of an ISO text such as "P1Y2M3D", "P2W" or "-P6M"; null for anything else, hours included. */
export const parseIsoDuration = (text: string): Duration | null => {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, sign, years, months, weeks, days] = match;
  if (years === undefined && months === undefined && weeks === undefined && days === undefined) return null;
  const direction = sign === "-" ? -1 : 1;
  const allMonths = Number(years ?? 0) * 12 + Number(months ?? 0);
  const allDays = Number(weeks ?? 0) * 7 + Number(days ?? 0);
  return durationOf(direction * allMonths, direction * allDays);
};

/** ISO text of a duration, with twelve months written as a year. Example: "P1Y2M3D"; a negative duration is "-P6M" */
export const isoDuration = (duration: Duration): string => {
  const { months, days } = duration;
  if (months === 0 && days === 0) return "P0D";
  const isPast = months <= 0 && days <= 0;
  const direction = isPast ? -1 : 1;
  const years = Math.trunc(months / 12);
  const parts: readonly (readonly [number, string])[] = [
    [years, "Y"],
    [months - years * 12, "M"],
    [days, "D"],
  ];
  const written = parts.filter(([count]) => count !== 0).map(([count, letter]) => `${count * direction}${letter}`);
  return `${isPast ? "-" : ""}P${written.join("")}`;
};

/** Whether a value is a duration. */
export const isDuration = (value: unknown): value is Duration =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  value.type === "duration" &&
  "months" in value &&
  "days" in value &&
  typeof value.months === "number" &&
  typeof value.days === "number";
