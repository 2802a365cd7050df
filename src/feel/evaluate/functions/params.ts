import { isCalendarDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import { isList, isRecord } from "../kinds.ts";
import type { Param, Takes } from "./builtin.ts";

const param =
  <T>(takes: Takes, fits: (value: Value | undefined) => value is T & Value) =>
  (name: string): Param<T> => ({
    name,
    takes,
    optional: false,
    read: (value) => (fits(value) ? value : undefined),
  });

const isText = (value: Value | undefined): value is string => typeof value === "string";
const isNumber = (value: Value | undefined): value is Decimal => isDecimal(value);
const isDate = (value: Value | undefined): value is CalendarDate => isCalendarDate(value);
const isKnown = (value: Value | undefined): value is Exclude<Value, null> => value !== null && value !== undefined;

const listOf =
  <T extends Value>(fits: (value: Value | undefined) => value is T) =>
  (value: Value | undefined): value is readonly T[] =>
    isList(value) && value.every((entry) => fits(entry));

const isScalar = (value: Value | undefined): value is Exclude<Value, null> =>
  isKnown(value) && !isList(value) && !isRecord(value);

export const scalar = param<Exclude<Value, null>>("scalar", isScalar);
export const number = param<Decimal>("number", isNumber);
export const amount = param<Decimal>("amount", isNumber);
export const text = param<string>("string", isText);
export const date = param<CalendarDate>("date", isDate);
export const record = param<ValueRecord>("record", isRecord);
export const list = param<readonly Value[]>("list", isList);
export const texts = param<readonly string[]>("strings", listOf(isText));
export const dates = param<readonly CalendarDate[]>("dates", listOf(isDate));
export const orderedList = param<readonly Value[]>("ordered list", isList);
export const known = param<Exclude<Value, null>>("any", isKnown);
export const ordered = param<Exclude<Value, null>>("ordered", isKnown);

/** Anything at all: null is a fine argument. */
export const value = (name: string): Param<Value> => ({
  name,
  takes: "value",
  optional: false,
  read: (given) => given ?? null,
});

/** A list; one that nobody filled in is null. */
export const listOrNothing = (name: string): Param<readonly Value[] | null> => ({
  name,
  takes: "list",
  optional: false,
  read: (given) => (given === null || isList(given) ? given : undefined),
});

/** Yes or no; an answer that is not there is null. */
export const yesNoOrNothing = (name: string): Param<boolean | null> => ({
  name,
  takes: "boolean",
  optional: false,
  read: (given) => (given === null || typeof given === "boolean" ? given : undefined),
});

/** An entry to look for or to add; null is a fine argument. */
export const element = (name: string): Param<Value> => ({ ...value(name), takes: "element" });

/** The same argument, with a value for when it is left out. */
export const optional = <T>(from: Param<T>, otherwise: T): Param<T> => ({
  ...from,
  optional: true,
  read: (given) => (given === undefined ? otherwise : from.read(given)),
});
