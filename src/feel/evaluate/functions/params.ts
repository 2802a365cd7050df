import { isCalendarDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import { isList, isRecord } from "../value-kinds.ts";
import type { Param, ParamType } from "./builtin.ts";

const param =
  <T>(takes: ParamType, fits: (valueParam: Value | undefined) => valueParam is T & Value) =>
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

export const scalarParam = param<Exclude<Value, null>>("scalar", isScalar);
export const numberParam = param<Decimal>("number", isNumber);
export const amountParam = param<Decimal>("amount", isNumber);
export const textParam = param<string>("string", isText);
export const dateParam = param<CalendarDate>("date", isDate);
export const recordParam = param<ValueRecord>("record", isRecord);
export const listParam = param<readonly Value[]>("list", isList);
export const textsParam = param<readonly string[]>("strings", listOf(isText));
export const datesParam = param<readonly CalendarDate[]>("dates", listOf(isDate));
export const orderedListParam = param<readonly Value[]>("ordered list", isList);
export const knownParam = param<Exclude<Value, null>>("any", isKnown);
export const orderedParam = param<Exclude<Value, null>>("ordered", isKnown);

/** Any value, including null. */
export const value = (name: string): Param<Value> => ({
  name,
  takes: "value",
  optional: false,
  read: (given) => given ?? null,
});

/** A list; null if it is unanswered. */
export const listOrNullParam = (name: string): Param<readonly Value[] | null> => ({
  name,
  takes: "list",
  optional: false,
  read: (given) => (given === null || isList(given) ? given : undefined),
});

/** Yes or no; null if it is unanswered. */
export const yesNoOrNullParam = (name: string): Param<boolean | null> => ({
  name,
  takes: "boolean",
  optional: false,
  read: (given) => (given === null || typeof given === "boolean" ? given : undefined),
});

/** An entry to find or add; null is allowed. */
export const elementParam = (name: string): Param<Value> => ({ ...value(name), takes: "element" });

/** Makes a parameter optional, with a default. */
export const optionalParam = <T>(from: Param<T>, otherwise: T): Param<T> => ({
  ...from,
  optional: true,
  read: (given) => (given === undefined ? otherwise : from.read(given)),
});
