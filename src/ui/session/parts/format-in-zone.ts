/**
 * A time of the log in the time zone of the session, or in UTC where this browser does not know that zone: any program may have
 * written it.
 *
 * @example formatInZone("en", "America/Chicago", { dateStyle: "long" }, new Date(0)) → "December 31, 1969"
 */
export const formatInZone = (
  locale: string,
  timeZone: string,
  options: Omit<Intl.DateTimeFormatOptions, "timeZone">,
  at: Date,
): string => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at);
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(at);
  }
};
