import type { ValueType } from "../../../values/value-type.ts";
import type { Typed } from "../builder.ts";
import { ANY, joinTypes } from "../types.ts";

const isEmptyList = (part: Typed): boolean => part.entries?.length === 0;

/** `[]` is a list of whatever the other lists are lists of. */
const join = (type: ValueType, part: Typed): ValueType | null =>
  isEmptyList(part) && type.type === "list" ? type : joinTypes(type, part.type);

/** The type of a value that is one of the parts, `null` aside; null when two of them have nothing in common. */
export const joinParts = (parts: readonly Typed[]): ValueType | null => {
  const known = parts.filter((part) => part.ast !== null);
  const [first, ...others] = [...known.filter((part) => !isEmptyList(part)), ...known.filter(isEmptyList)];
  return others.reduce<ValueType | null>((type, part) => type && join(type, part), first?.type ?? ANY);
};
