import type { AsideRecord } from "./read-store.ts";

const INDENT = 2;

/** What JSON has no words for, in words: bytes, large integers, sets and maps. An object within itself is cut there. */
const plain = () => {
  const above: unknown[] = [];
  return function sayable(this: unknown, _key: string, value: unknown): unknown {
    if (typeof value === "bigint") return value.toString();
    if (typeof value !== "object" || value === null) return value;
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(value)) return "(within itself)";
    above.push(value);
    if (value instanceof Uint8Array) return [...value];
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  };
};

const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, plain(), INDENT);
  } catch {
    // Nested deeper than the stack; turning it into text any other way may throw as well.
    return '"(cannot be written as text)"';
  }
};

/** Records that cannot be read, as the text of a file somebody can look into. */
export const asideFile = (aside: readonly AsideRecord[]): string =>
  `[\n${aside.map(({ store, key, value }) => `{"store": ${JSON.stringify(store)}, "key": ${JSON.stringify(key)}, "record": ${textOf(value) ?? "null"}}`).join(",\n")}\n]\n`;
