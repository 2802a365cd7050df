import type { ValueType } from "../../../values/value-type.ts";
import type { Builtin } from "../../evaluate/functions/builtin.ts";
import { literalText } from "../builder.ts";
import type { Typed } from "../builder.ts";
import { joinParts } from "./join-parts.ts";
import {
  ANY,
  CODED,
  DATE,
  DURATION,
  NUMBER,
  TEXT,
  YES_NO,
  codeOf,
  entryOf,
  listOf,
  numberIn,
  sharedUnit,
} from "../types.ts";

/** All values given, a single list counting as its entries. */
export const entriesOf = (parts: readonly Typed[]): readonly Typed[] => {
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only.type.type !== "list") return parts;
  return only.entries ?? [{ ...only, type: entryOf(only.type) }];
};

const innermost = (type: ValueType): ValueType => (type.type === "list" ? innermost(type.of) : type);

const columnType = (parts: readonly Typed[]): ValueType => {
  const [table, , column] = parts;
  const name = column && literalText(column);
  const row = table?.type.type === "list" ? table.type.of : ANY;
  if (name === undefined || row.type !== "record") return ANY;
  return Object.hasOwn(row.fields, name) ? row.fields[name]! : ANY;
};

const longerList = ([list, entry]: readonly Typed[]): ValueType =>
  list && entry ? listOf(joinParts([{ ...list, type: entryOf(list.type) }, entry]) ?? ANY) : ANY;

const asCode = new Set<ValueType["type"]>(["boolean", "date", "duration"]);

/** Whether a text made of the value shows how it is stored: a code, or a day as 2026-03-02. */
const holdsCode = ({ type }: Typed): boolean => codeOf(type) !== undefined || asCode.has(innermost(type).type);

/** The type of what a call gives. */
export const callResult = (builtin: Builtin, parts: readonly Typed[]): ValueType => {
  switch (builtin.gives) {
    case "amount":
      return numberIn(sharedUnit(entriesOf(parts).map((part) => part.type)));
    case "element":
      return joinParts(entriesOf(parts)) ?? ANY;
    case "list":
      return joinParts(parts.filter((part) => part.type.type === "list" || part.type.type === "any")) ?? ANY;
    case "longer list":
      return longerList(parts);
    case "flat list":
      return listOf(parts[0] ? innermost(parts[0].type) : ANY);
    case "numbers":
      return listOf(NUMBER);
    case "any":
      return columnType(parts);
    case "string":
      return parts.some(holdsCode) ? CODED : TEXT;
    default:
      return { number: NUMBER, boolean: YES_NO, date: DATE, duration: DURATION }[builtin.gives];
  }
};
