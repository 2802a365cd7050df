import type { Value } from "../../../values/value.ts";

// FNV-1a: short and equal in every browser. It only has to distinguish answers, so that drafts need not store them again.
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let offset = 0; offset < text.length; offset++) sum = Math.imul(sum ^ text.charCodeAt(offset), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** The key a decision on a warning is stored under; it changes with everything the warning depends on. */
export const decisionKey = (id: string, values: readonly (Value | string)[]): string =>
  `${id}:${hash(JSON.stringify(values))}`;
