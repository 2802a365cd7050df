/**
 * A span of calendar time; months and days are kept apart because a month has no fixed length.
 *
 * Unit: whole months and whole days; both may be negative.
 */
export type Duration = { readonly type: "duration"; readonly months: number; readonly days: number };
