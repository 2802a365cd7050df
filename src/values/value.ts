import type { Big } from "big.js";
import type { CalendarDate } from "./date.ts";
import type { Duration } from "./duration.ts";

/**
 * Anything a formula can hold: exact numbers, calendar dates, durations, text, yes/no, lists, records, or null for "unknown".
 *
 * Unit: numbers are decimals (`Big`), never floats; dates are calendar dates, never `Date`.
 */
export type Value = null | boolean | string | Big | CalendarDate | Duration | readonly Value[] | ValueRecord;

/** A record of values; only its own keys are ever read. */
export type ValueRecord = { readonly [key: string]: Value };
