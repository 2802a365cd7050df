/** A time of the log in UTC to the second. Example: "2027-01-31 12:00:00" */
export const formatUtc = (at: string): string => at.slice(0, 19).replace("T", " ");

/**
 * A time of the log in a time zone, with its offset from UTC; in UTC if the zone is unknown. Every browser writes the same digits.
 *
 * Example: zonedTime("2027-07-01T12:00:00.000Z", "America/Chicago") = "2027-07-01 07:00:00 (UTC-05:00)"
 */
export const zonedTime = (at: string, timeZone: string): string => {
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      timeZoneName: "longOffset",
    });
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? "";
    const offset = part("timeZoneName").replace("GMT", "UTC");
    const day = `${part("year")}-${part("month")}-${part("day")}`;
    return `${day} ${part("hour")}:${part("minute")}:${part("second")} (${offset === "UTC" ? "UTC+00:00" : offset})`;
  } catch {
    return formatUtc(at);
  }
};

/** A time of the log in UTC and, where its clock differs, in a time zone. Example: "2027-01-31 12:00:00 UTC" */
export const utcAndZoned = (at: string, timeZone: string): string => {
  const [utc, local] = [formatUtc(at), zonedTime(at, timeZone)];
  return local.startsWith(utc) ? `${utc} UTC` : `${utc} UTC; ${local} ${timeZone}`;
};
