import type { ValueType } from "../../../values/value-type.ts";
import type { Builtin } from "../../evaluate/functions/builtin.ts";
import { literalText } from "./builder.ts";
import type { TypedNode } from "./builder.ts";
import { joinPartTypes } from "./join-part-types.ts";
import {
  ANY,
  CODED_TEXT,
  DATE,
  DURATION,
  NUMBER,
  TEXT,
  YES_NO,
  codeOf,
  entryOf,
  listOf,
  numberIn,
  commonUnit,
} from "../syntax/formula-types.ts";

/** The values passed to a function; a single list is replaced by its entries. */
export const entriesOf = (parts: readonly TypedNode[]): readonly TypedNode[] => {
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only.type.type !== "list") return parts;
  return only.entries ?? [{ ...only, type: entryOf(only.type) }];
};

const innermost = (type: ValueType): ValueType => (type.type === "list" ? innermost(type.of) : type);

const columnType = (parts: readonly TypedNode[]): ValueType => {
  const [table, , column] = parts;
  const name = column && literalText(column);
  const row = table?.type.type === "list" ? table.type.of : ANY;
  if (name === undefined || row.type !== "record") return ANY;
  return Object.hasOwn(row.fields, name) ? row.fields[name]! : ANY;
};

const longerList = ([list, entry]: readonly TypedNode[]): ValueType =>
  list && entry ? listOf(joinPartTypes([{ ...list, type: entryOf(list.type) }, entry]) ?? ANY) : ANY;

const asCode = new Set<ValueType["type"]>(["boolean", "date", "duration"]);

/** Whether converting the value to text would show its stored form: a code, or a date such as 2026-03-02. */
const holdsCode = ({ type }: TypedNode): boolean => codeOf(type) !== undefined || asCode.has(innermost(type).type);

/** The result type of a call. */
export const callResult = (builtin: Builtin, parts: readonly TypedNode[]): ValueType => {
  switch (builtin.resultType) {
    case "amount":
      return numberIn(commonUnit(entriesOf(parts).map((part) => part.type)));
    case "element":
      return joinPartTypes(entriesOf(parts)) ?? ANY;
    case "list":
      return joinPartTypes(parts.filter((part) => part.type.type === "list" || part.type.type === "any")) ?? ANY;
    case "longer list":
      return longerList(parts);
    case "flat list":
      return listOf(parts[0] ? innermost(parts[0].type) : ANY);
    case "numbers":
      return listOf(NUMBER);
    case "any":
      return columnType(parts);
    case "string":
      return parts.some(holdsCode) ? CODED_TEXT : TEXT;
    default:
      return { number: NUMBER, boolean: YES_NO, date: DATE, duration: DURATION }[builtin.resultType];
  }
};
