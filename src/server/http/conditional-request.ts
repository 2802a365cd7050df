const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, "");

/**
 * True when the client already has this representation, so that 304 is the answer.
 *
 * Source: RFC 9110 § 13.1.2 (weak comparison, lists, `*`).
 *
 * @example matchesEntityTag('W/"a", "b"', '"b"') → true
 */
export const matchesEntityTag = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaqueTag(tag) === etag);
};

/** The first and last byte of a range, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The single range of a request, `"unsatisfiable"` where it starts past the end, or null where the header must be
 * ignored: absent, malformed, several ranges, or `If-Range` naming another version.
 *
 * Source: RFC 9110 §§ 13.1.5, 14.1.2, 14.2.
 *
 * @example readRange("bytes=0-99", undefined, '"a"', 50) → { first: 0, last: 49 }
 */
export const readRange = (
  range: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | null => {
  // Strong comparison: a weak tag or a date never proves that the bytes are identical.
  if (range === undefined || (ifRange !== undefined && ifRange.trim() !== etag)) return null;
  const [, from = "", to = ""] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(range) ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
};
