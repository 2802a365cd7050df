import * as asn1 from "asn1js";
import * as pkijs from "pkijs";

const OIDS = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  certificate: "1.2.840.113549.1.9.16.2.47",
  protection: "1.2.840.113549.1.9.52",
};
const KNOWN = new Set(Object.values(OIDS));
const DIGEST_BYTES = 32;

/**
 * The time in the attributes of a seal, in ISO 8601; null if the bytes are not exactly such attributes. A server that
 * signs only these cannot be made to sign a certificate or another kind of statement.
 *
 * Source: RFC 5652, section 5.3; ETSI EN 319 122-1.
 */
export const attributesTime = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  try {
    const { result, offset } = asn1.fromBER(bytes.buffer);
    if (offset !== bytes.length || !(result instanceof asn1.Set)) return null;
    const attributes = result.valueBlock.value.map((schema) => new pkijs.Attribute({ schema }));
    const types = attributes.map(({ type }) => type);
    if (types.some((type) => !KNOWN.has(type)) || new Set(types).size !== types.length) return null;
    const valueOf = (wanted: string): unknown => attributes.find(({ type }) => type === wanted)?.values[0];
    const [digest, time] = [valueOf(OIDS.messageDigest), valueOf(OIDS.signingTime)];
    if (valueOf(OIDS.contentType) === undefined || valueOf(OIDS.certificate) === undefined) return null;
    if (!(digest instanceof asn1.OctetString) || digest.valueBlock.valueHexView.length !== DIGEST_BYTES) return null;
    return time instanceof asn1.UTCTime ? time.toDate().toISOString() : null;
  } catch {
    return null;
  }
};
