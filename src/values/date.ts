/**
 * A day of the proleptic Gregorian calendar, without time or zone.
 *
 * Unit: `day` counts days since 1970-01-01 (day 0), negative before.
 */
export type CalendarDate = { readonly type: "date"; readonly day: number };
