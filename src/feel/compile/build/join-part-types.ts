import type { ValueType } from "../../../values/value-type.ts";
import type { TypedNode } from "./builder.ts";
import { ANY, joinTypes } from "../syntax/formula-types.ts";

const isEmptyList = (part: TypedNode): boolean => part.entries?.length === 0;

/** `[]` has the entry type of the other lists. */
const join = (type: ValueType, part: TypedNode): ValueType | null =>
  isEmptyList(part) && type.type === "list" ? type : joinTypes(type, part.type);

/** The common type of several parts, ignoring `null`; null if two of them are incompatible. */
export const joinPartTypes = (parts: readonly TypedNode[]): ValueType | null => {
  const known = parts.filter((part) => part.ast !== null);
  const [first, ...others] = [...known.filter((part) => !isEmptyList(part)), ...known.filter(isEmptyList)];
  return others.reduce<ValueType | null>((type, part) => type && join(type, part), first?.type ?? ANY);
};
