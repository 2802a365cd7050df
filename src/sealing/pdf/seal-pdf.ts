import { fromBase64Url } from "../base64url.ts";
import { loadForAppending } from "./append-to-pdf.ts";

/** What a seal consists of: certificates, time, and the signature of its attributes. */
export type SealParts = {
  /** The certificate of the seal, then those that issued it; base64url of DER. */
  readonly chain: readonly string[];
  readonly keyType: "EC" | "RSA";
  /** ISO date-time in UTC, to the second. */
  readonly at: string;
  /** The signature of the attributes, as CMS has it. */
  readonly sign: (attributes: Uint8Array) => Promise<Uint8Array>;
};

const FIELD = "Seal";

/**
 * A PDF with a seal that covers all of it, as an incremental update: the bytes before it stay as they are. Equal parts
 * give equal bytes.
 *
 * Source: ETSI EN 319 142-1 (PAdES, level B-B).
 */
export const sealPdf = async (
  bytes: Uint8Array,
  { chain, keyType, at, sign }: SealParts,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [certificate, ...certificateChain] = chain.map((encoded) => fromBase64Url(encoded) ?? new Uint8Array());
  if (!certificate) throw new TypeError("a seal needs a certificate");
  const signatureAlgorithm = keyType === "EC" ? ("ECDSA" as const) : ("RSASSA-PKCS1-v1_5" as const);
  const pdf = await loadForAppending(bytes);
  const signed = await pdf.sign({
    signer: { certificate, certificateChain, keyType, signatureAlgorithm, sign },
    fieldName: FIELD,
    // The library takes the time only as a Date; it is the one the server attests, not this device's.
    // oxlint-disable-next-line no-restricted-globals
    signingTime: new Date(at),
  });
  return new Uint8Array(signed.bytes);
};
