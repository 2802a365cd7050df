import type { YamlValue, YamlMap } from "./yaml-file.ts";

const pointerParts = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** A key as it is written in a JSON pointer (RFC 6901). */
export const escapeKey = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The object or list that contains the value at a JSON pointer, and the key within it. */
export const parentOf = (root: YamlMap, pointer: string): { holder: YamlMap | YamlValue[]; key: string } | null => {
  const parts = pointerParts(pointer);
  const key = parts.at(-1);
  if (key === undefined) return null;
  let holder: YamlValue = root;
  for (const part of parts.slice(0, -1)) {
    if (holder === null || typeof holder !== "object") return null;
    holder = Array.isArray(holder) ? (holder[Number(part)] ?? null) : (holder[part] ?? null);
  }
  return holder !== null && typeof holder === "object" ? { holder, key } : null;
};
