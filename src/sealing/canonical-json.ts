/** What an event may consist of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

// With the flag u, a surrogate that is half of a pair is not matched.
const UNPAIRED = /\p{Surrogate}/u;

const text = (value: string): string => {
  if (UNPAIRED.test(value)) throw new TypeError("unpaired surrogate in text to be hashed");
  return JSON.stringify(value);
};

const number = (value: number): string => {
  if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`);
  return JSON.stringify(value);
};

const object = (value: { readonly [name: string]: Json }): string => {
  // The default sort order is by UTF-16 code units, as the standard requires.
  const names = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1));
  return `{${names.map((name) => `${text(name)}:${canonicalJson(value[name] as Json)}`).join(",")}}`;
};

/**
 * The one JSON text of a value, so that equal values have equal hashes (RFC 8785, JSON Canonicalization Scheme).
 *
 * Throws: on what JSON cannot express, which a program error would have put there.
 *
 * Example: canonicalJson({ b: 1e1, a: "€" }) = '{"a":"€","b":10}'
 */
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return text(value);
  if (typeof value === "number") return number(value);
  if (Array.isArray(value)) return `[${value.map((each: Json) => canonicalJson(each)).join(",")}]`;
  if (typeof value === "object") return object(value as { readonly [name: string]: Json });
  throw new TypeError(`not a JSON value: ${typeof value}`);
};
