import type { UnreadableRecord } from "../read-store.ts";

const INDENT = 2;

/** Represents what JSON cannot: bytes, large integers, sets and maps. A circular reference is cut. */
const plain = () => {
  const above: unknown[] = [];
  return function sayable(this: unknown, _key: string, value: unknown): unknown {
    if (typeof value === "bigint") return value.toString();
    if (typeof value !== "object" || value === null) return value;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(value)) return "(within itself)";
    above.push(value);
    if (value instanceof Uint8Array) return [...value];
    if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  };
};

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, plain(), INDENT) ?? "null";
  } catch {
    // Nested deeper than the stack; any other conversion may throw as well.
    return '"(cannot be written as text)"';
  }
};

/** Unreadable records as the text of a JSON file. */
export const unreadableRecordsFile = (aside: readonly UnreadableRecord[]): string =>
  `[\n${aside.map(({ store, key, value }) => `{"store": ${JSON.stringify(store)}, "key": ${textOf(key)}, "record": ${textOf(value)}}`).join(",\n")}\n]\n`;
