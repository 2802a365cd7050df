import type { Value } from "../../values/value.ts";
import { isValueRecord } from "./print-plain.ts";

/** The value of a record's own key; null if there is none. */
export const ownValue = (value: Value | undefined, key: string): Value =>
  value !== undefined && isValueRecord(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null;
