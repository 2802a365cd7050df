import type { Big } from "big.js";
import type { CalendarDate } from "./date.ts";
import type { Duration } from "./duration.ts";

/**
 * A formula's value: exact number, calendar date, duration, text, yes/no, list, record, or null for "unknown".
 *
 * Unit: numbers are decimals (`Big`), never floats; dates are calendar dates, never `Date`.
 */
export type Value = null | boolean | string | Big | CalendarDate | Duration | readonly Value[] | ValueRecord;

/** A record of values; only its own properties are read. */
export type ValueRecord = { readonly [key: string]: Value };
