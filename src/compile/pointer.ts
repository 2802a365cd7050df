import type { Plain, PlainMap } from "./yaml-file.ts";

const pointerParts = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The object or list that holds the place a pointer names, and the key within it. */
export const holderOf = (root: PlainMap, pointer: string): { holder: PlainMap | Plain[]; key: string } | null => {
  const parts = pointerParts(pointer);
  const key = parts.at(-1);
  if (key === undefined) return null;
  let holder: Plain = root;
  for (const part of parts.slice(0, -1)) {
    if (holder === null || typeof holder !== "object") return null;
    holder = Array.isArray(holder) ? (holder[Number(part)] ?? null) : (holder[part] ?? null);
  }
  return holder !== null && typeof holder === "object" ? { holder, key } : null;
};
