import { isCalendarDate } from "../../../values/date.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { isDuration } from "../../../values/duration.ts";
import type { ValueType } from "../../../values/value-type.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import { isList, isRecord } from "../../evaluate/value-kinds.ts";
import { ANY, DATE, DURATION, NUMBER, TEXT, YES_NO, joinTypes, listOf } from "./formula-types.ts";

const recordType = (records: readonly ValueRecord[]): ValueType => {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const typeAt = (key: string) =>
    typeOfAll(records.map((record) => (Object.hasOwn(record, key) ? (record[key] ?? null) : null)));
  return { type: "record", fields: Object.fromEntries(keys.map((key) => [key, typeAt(key)])) };
};

/** The common type; a key that only some records have belongs to all of them. */
const typeOfAll = (values: readonly Value[]): ValueType => {
  const known = values.filter((value) => value !== null);
  const records = known.filter(isRecord);
  if (known.length > 0 && records.length === known.length) return recordType(records);
  const [first, ...others] = known.map(inferType);
  return others.reduce<ValueType>((all, valueType) => joinTypes(all, valueType) ?? ANY, first ?? ANY);
};

/** Infers the type of a sample value; null has an unknown type. */
export const inferType = (value: Value): ValueType => {
  if (typeof value === "string") return TEXT;
  if (typeof value === "boolean") return YES_NO;
  if (isDecimal(value)) return NUMBER;
  if (isCalendarDate(value)) return DATE;
  if (isDuration(value)) return DURATION;
  if (isList(value)) return listOf(typeOfAll(value));
  return isRecord(value) ? recordType([value]) : ANY;
};
