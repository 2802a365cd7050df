import { MONEY_UNIT } from "../../../values/value-type.ts";
import type { TextCode, ValueType } from "../../../values/value-type.ts";

export const ANY: ValueType = { type: "any" };
export const NUMBER: ValueType = { type: "number" };
export const TEXT: ValueType = { type: "string" };
export const YES_NO: ValueType = { type: "boolean" };
export const DATE: ValueType = { type: "date" };
export const DURATION: ValueType = { type: "duration" };

const NAMES: { readonly [T in ValueType["type"]]: string } = {
  number: "a number",
  string: "text",
  boolean: "a yes/no value",
  date: "a date",
  duration: "a duration",
  list: "a list",
  record: "a record",
  any: "a value",
};

/** Describes a type in an author's words: "a number", "text", "a list". */
export const describeType = (type: ValueType): string => NAMES[type.type];

export const listOf = (of: ValueType): ValueType => ({ type: "list", of });

/** The entry type of a list; unknown for anything else. */
export const entryOf = (type: ValueType): ValueType => (type.type === "list" ? type.of : ANY);

/** Whether values of the two types can ever be equal, judged by their kinds. */
export const canBeEqual = (a: ValueType, b: ValueType): boolean => {
  if (a.type === "any" || b.type === "any") return true;
  if (a.type === "list" && b.type === "list") return canBeEqual(a.of, b.of);
  return a.type === b.type;
};

/** The unit in the singular: "months" becomes "month". */
export const unitOf = (type: ValueType): string | undefined =>
  type.type === "number" && type.unit !== undefined
    ? type.unit.replace(/^(year|month|week|day|hour)s$/, "$1")
    : undefined;

/** Whether a unit is money: a currency, or the currency of the settings. */
export const isMoney = (unit: string | undefined): boolean =>
  unit !== undefined && (unit === MONEY_UNIT || /^[A-Z]{3}$/.test(unit));

/** Whether two numbers have different units; a number without a unit is compatible with all. */
export const unitsClash = (a: ValueType, b: ValueType): boolean => {
  const [left, right] = [unitOf(a), unitOf(b)];
  if (left === undefined || right === undefined || left === right) return false;
  return !(isMoney(left) && isMoney(right) && [left, right].includes(MONEY_UNIT));
};

/** The common unit of several numbers: the first more specific than "money", else the first. */
export const commonUnit = (types: readonly ValueType[]): string | undefined => {
  const units = types.map(unitOf).filter((unit) => unit !== undefined);
  return units.find((unit) => unit !== MONEY_UNIT) ?? units[0];
};

export const numberIn = (unit: string | undefined): ValueType =>
  unit === undefined ? NUMBER : { type: "number", unit };

/** The possible values of a text; undefined if any text is possible. */
export const textValuesOf = (type: ValueType): readonly string[] | undefined =>
  type.type === "string" ? type.options : undefined;

/** The meaning of the codes in a text or list of texts; undefined for plain words. */
export const codeOf = (type: ValueType): TextCode | undefined => {
  if (type.type === "list") return codeOf(type.of);
  return type.type === "string" ? type.code : undefined;
};

/** Text that contains a code. */
export const CODED_TEXT: ValueType = { type: "string", code: "other" };

const joinTexts = (a: ValueType, b: ValueType): ValueType => {
  const [left, right] = [textValuesOf(a), textValuesOf(b)];
  const [one, other] = [codeOf(a), codeOf(b)];
  const code = one && other && one !== other ? "other" : (one ?? other);
  return {
    type: "string",
    ...(left && right ? { options: [...new Set([...left, ...right])] } : {}),
    ...(code ? { code } : {}),
  };
};

const joinRecords = (
  a: ValueType & { readonly type: "record" },
  b: ValueType & { readonly type: "record" },
): ValueType => {
  const shared = Object.keys(a.fields).filter((key) => Object.hasOwn(b.fields, key));
  return {
    type: "record",
    fields: Object.fromEntries(shared.map((key) => [key, joinTypes(a.fields[key]!, b.fields[key]!) ?? ANY])),
  };
};

/** The union of two types; null if they are incompatible. */
export const joinTypes = (a: ValueType, b: ValueType): ValueType | null => {
  if (a === b) return a;
  if (a.type === "any" || b.type === "any") return ANY;
  if (a.type === "number" && b.type === "number") return numberIn(commonUnit([a, b]));
  if (a.type === "string" && b.type === "string") return joinTexts(a, b);
  if (a.type === "record" && b.type === "record") return joinRecords(a, b);
  if (a.type === "list" && b.type === "list") {
    const of = joinTypes(a.of, b.of);
    return of && listOf(of);
  }
  return a.type === b.type ? a : null;
};
