import type { Value } from "../../values/value.ts";

// FNV-1a: short, and the same in every browser. It only distinguishes answers, so that a draft does not store them twice.
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
};

/** The name under which a decision on a warning is kept: it changes with everything the warning rests on. */
export const decisionKey = (id: string, values: readonly (Value | string)[]): string =>
  `${id}:${hash(JSON.stringify(values))}`;
