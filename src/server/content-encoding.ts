/** An encoding this server can produce; `identity` is the plain bytes. */
export type Encoding = "br" | "gzip" | "identity";

type Preference = { readonly coding: string; readonly quality: number };

const preferenceOf = (part: string): Preference => {
  const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  // A malformed weight does not permit the coding.
  return { coding, quality: Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 0 };
};

/**
 * The encoding of the response: the one the client prefers, and among equals the first of `available`; `identity` if
 * the client accepts nothing else we have.
 *
 * Source: RFC 9110 § 12.5.3.
 *
 * @example negotiateEncoding("gzip, br;q=0", ["br", "gzip", "identity"]) → "gzip"
 */
export const negotiateEncoding = (accepted: string, available: readonly Encoding[]): Encoding => {
  const preferences = accepted
    .split(",")
    .filter((part) => part.trim() !== "")
    .map(preferenceOf);
  const named = (coding: string): number | undefined =>
    preferences.find((preference) => preference.coding === coding)?.quality;
  const qualityOf = (encoding: Encoding): number =>
    named(encoding) ?? (encoding === "identity" ? Number.MIN_VALUE : (named("*") ?? 0));
  const usable = available.filter((encoding) => qualityOf(encoding) > 0);
  return usable.reduce<Encoding>(
    (best, encoding) => (qualityOf(encoding) > qualityOf(best) ? encoding : best),
    usable[0] ?? "identity",
  );
};
