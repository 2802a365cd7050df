import * as asn1 from "asn1js";
import * as pkijs from "pkijs";
import { toBase64Url } from "../base64url.ts";
import type { WebCrypto } from "../web-crypto.ts";

/** A certificate that signs sealed files, with those that issued it, and its private key; base64url of DER. */
export type SealIdentity = {
  /** The certificate of the seal, then its issuer. */
  readonly chain: readonly string[];
  /** PKCS #8. */
  readonly privateKey: string;
};

const ECDSA = { name: "ECDSA", namedCurve: "P-256" } as const;
const HASH = "SHA-256";
const SERIAL_BYTES = 16;

const OIDS = {
  commonName: "2.5.4.3",
  basicConstraints: "2.5.29.19",
  keyUsage: "2.5.29.15",
  subjectKey: "2.5.29.14",
  authorityKey: "2.5.29.35",
};

/** Bits of a key usage extension, from the left (RFC 5280, section 4.2.1.3). */
const SIGNS = 0b1100_0000;
const ISSUES = 0b0000_0110;

type KeyPair = { readonly publicKey: CryptoKey; readonly privateKey: CryptoKey };

const namePart = (text: string): pkijs.AttributeTypeAndValue =>
  new pkijs.AttributeTypeAndValue({ type: OIDS.commonName, value: new asn1.Utf8String({ value: text }) });

const serialNumber = (crypto: WebCrypto): asn1.Integer => {
  const bytes = crypto.getRandomValues(new Uint8Array(SERIAL_BYTES));
  // Positive, and without leading zeros.
  bytes[0] = (bytes[0]! & 0x3f) | 0x40;
  return new asn1.Integer({ valueHex: bytes.buffer });
};

const keyDigest = async ({ subtle }: WebCrypto, key: CryptoKey): Promise<ArrayBuffer> =>
  subtle.digest("SHA-1", await subtle.exportKey("raw", key));

const extension = (extnID: string, critical: boolean, value: { toBER: () => ArrayBuffer }): pkijs.Extension =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });

const usage = (bits: number): asn1.BitString =>
  new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: bits === ISSUES ? 1 : 6 });

/** The engine of pkijs on the given cryptography. */
export const engineOf = (crypto: WebCrypto): pkijs.ICryptoEngine =>
  new pkijs.CryptoEngine({ name: "webcrypto", crypto: crypto as Crypto });

const certificate = async (
  crypto: WebCrypto,
  subject: { readonly name: string; readonly keys: KeyPair; readonly isIssuer: boolean },
  issuer: { readonly name: string; readonly keys: KeyPair },
  [from, until]: readonly [Date, Date],
): Promise<string> => {
  const made = new pkijs.Certificate();
  made.version = 2;
  made.serialNumber = serialNumber(crypto);
  made.subject.typesAndValues.push(namePart(subject.name));
  made.issuer.typesAndValues.push(namePart(issuer.name));
  made.notBefore.value = from;
  made.notAfter.value = until;
  await made.subjectPublicKeyInfo.importKey(subject.keys.publicKey, engineOf(crypto));
  const issuerKey = new asn1.Primitive({
    idBlock: { tagClass: 3, tagNumber: 0 },
    valueHex: await keyDigest(crypto, issuer.keys.publicKey),
  });
  made.extensions = [
    extension(
      OIDS.basicConstraints,
      true,
      new pkijs.BasicConstraints({ cA: subject.isIssuer }).toSchema() as asn1.Sequence,
    ),
    extension(OIDS.keyUsage, true, usage(subject.isIssuer ? ISSUES : SIGNS)),
    extension(
      OIDS.subjectKey,
      false,
      new asn1.OctetString({ valueHex: await keyDigest(crypto, subject.keys.publicKey) }),
    ),
    extension(OIDS.authorityKey, false, new asn1.Sequence({ value: [issuerKey] })),
  ];
  await made.sign(issuer.keys.privateKey, HASH, engineOf(crypto));
  return toBase64Url(new Uint8Array(made.toSchema(true).toBER()));
};

const newKeys = async ({ subtle }: WebCrypto): Promise<KeyPair> => subtle.generateKey(ECDSA, true, ["sign", "verify"]);

/**
 * A new certificate for seals and the root that issued it, valid between two days. The root's key is not kept, so it never
 * issues another one.
 */
export const createSealIdentity = async (
  crypto: WebCrypto,
  product: string,
  validity: readonly [from: Date, until: Date],
): Promise<SealIdentity> => {
  const [root, leaf] = await Promise.all([newKeys(crypto), newKeys(crypto)]);
  const issuer = { name: `${product} root`, keys: root, isIssuer: true };
  const seal = { name: `${product} document seal`, keys: leaf, isIssuer: false };
  const chain = [
    await certificate(crypto, seal, issuer, validity),
    await certificate(crypto, issuer, issuer, validity),
  ];
  const privateKey = new Uint8Array(await crypto.subtle.exportKey("pkcs8", leaf.privateKey));
  return { chain, privateKey: toBase64Url(privateKey) };
};
