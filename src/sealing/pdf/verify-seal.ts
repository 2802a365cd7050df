import * as asn1 from "asn1js";
import * as pkijs from "pkijs";
import type { SealProblem } from "../../model/session/evidence.ts";
import { toBase64Url } from "../base64url.ts";
import { sha256 } from "../web-crypto.ts";
import type { WebCrypto } from "../web-crypto.ts";
import { coveredBytes, coversAll, findSeals } from "./find-seals.ts";
import type { FoundSeal } from "./find-seals.ts";
import { engineOf } from "./seal-certificate.ts";
import type { SealParts } from "./seal-pdf.ts";

/** A seal that could be read. */
export type SealFacts = Pick<SealParts, "chain" | "keyType" | "at"> & {
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly subject: string;
  readonly issuer: string;
  /** SHA-256 of the root certificate, which identifies the server to people. */
  readonly fingerprint: string;
};

/** The seal of a file and its problems. `facts` is null if the file has no readable seal. */
export type SealCheck = { readonly facts: SealFacts | null; readonly problems: readonly SealProblem[] };

const OIDS = {
  signingTime: "1.2.840.113549.1.9.5",
  messageDigest: "1.2.840.113549.1.9.4",
  rsa: "1.2.840.113549.1.1.1",
};

type Signed = { readonly data: pkijs.SignedData; readonly signer: pkijs.SignerInfo };

const readSigned = ({ contents }: FoundSeal): Signed | null => {
  try {
    const content = asn1.fromBER(contents.buffer);
    // Zeros fill the space that was reserved for the signature.
    if (content.offset < 0 || contents.subarray(content.offset).some((byte) => byte !== 0)) return null;
    const data = new pkijs.SignedData({ schema: new pkijs.ContentInfo({ schema: content.result }).content });
    const signer = data.signerInfos[0];
    return signer && data.signerInfos.length === 1 ? { data, signer } : null;
  } catch {
    return null;
  }
};

const valueOf = ({ signer }: Signed, type: string): unknown =>
  signer.signedAttrs?.attributes.find((attribute) => attribute.type === type)?.values[0];

const nameOf = ({ typesAndValues }: pkijs.RelativeDistinguishedNames): string =>
  typesAndValues.map(({ value }) => String(value.valueBlock.value)).join(", ");

const certificates = ({ data }: Signed): readonly pkijs.Certificate[] =>
  (data.certificates ?? []).filter((each): each is pkijs.Certificate => each instanceof pkijs.Certificate);

const derOf = (certificate: pkijs.Certificate): Uint8Array<ArrayBuffer> =>
  new Uint8Array(certificate.toSchema().toBER());

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const factsOf = async (crypto: WebCrypto, signed: Signed): Promise<SealFacts | null> => {
  const chain = certificates(signed);
  const [leaf] = chain;
  const root = chain.at(-1);
  const time = valueOf(signed, OIDS.signingTime);
  const isTime = time instanceof asn1.UTCTime || time instanceof asn1.GeneralizedTime;
  if (!leaf || !root || !isTime) return null;
  return {
    chain: chain.map((each) => toBase64Url(derOf(each))),
    keyType: leaf.subjectPublicKeyInfo.algorithm.algorithmId === OIDS.rsa ? "RSA" : "EC",
    at: time.toDate().toISOString(),
    signature: new Uint8Array(signed.signer.signature.valueBlock.valueHexView),
    subject: nameOf(leaf.subject),
    issuer: nameOf(root.subject),
    fingerprint: hexOf(await sha256(crypto, derOf(root))),
  };
};

const isDigestRight = async (
  crypto: WebCrypto,
  bytes: Uint8Array,
  seal: FoundSeal,
  signed: Signed,
): Promise<boolean> => {
  const digest = valueOf(signed, OIDS.messageDigest);
  if (!(digest instanceof asn1.OctetString)) return false;
  return hexOf(await sha256(crypto, coveredBytes(bytes, seal))) === hexOf(digest.valueBlock.valueHexView);
};

/** Whether the key of the certificate signed the attributes, whatever they say. */
const isSigned = async (crypto: WebCrypto, signed: Signed): Promise<boolean> => {
  const [leaf] = certificates(signed);
  const attributes = signed.signer.signedAttrs;
  if (!leaf || !attributes) return false;
  try {
    return await engineOf(crypto).verifyWithPublicKey(
      attributes.encodedValue,
      signed.signer.signature,
      leaf.subjectPublicKeyInfo,
      signed.signer.signatureAlgorithm,
      "SHA-256",
    );
  } catch {
    return false;
  }
};

const isChainRight = async (crypto: WebCrypto, signed: Signed, at: string): Promise<boolean> => {
  const chain = certificates(signed);
  try {
    for (const [index, each] of chain.entries()) {
      const issuer = chain[index + 1] ?? each;
      const isValid = each.notBefore.value.toISOString() <= at && at <= each.notAfter.value.toISOString();
      if (!isValid || !(await each.verify(issuer, engineOf(crypto)))) return false;
    }
    return true;
  } catch {
    return false;
  }
};

/** Checks the last signature of a file: its form, what it covers, its signature and its certificates. */
export const verifySeal = async (crypto: WebCrypto, bytes: Uint8Array): Promise<SealCheck> => {
  const seal = findSeals(bytes).at(-1);
  if (!seal) return { facts: null, problems: ["no_seal"] };
  const signed = readSigned(seal);
  const facts = signed && (await factsOf(crypto, signed).catch(() => null));
  if (!signed || !facts) return { facts: null, problems: ["unreadable_seal"] };
  const problems: SealProblem[] = [];
  if (!coversAll(bytes, seal)) problems.push("added_after");
  if (!(await isDigestRight(crypto, bytes, seal, signed))) problems.push("changed");
  if (!(await isSigned(crypto, signed))) problems.push("wrong_signature");
  if (!(await isChainRight(crypto, signed, facts.at))) problems.push("wrong_certificate");
  return { facts, problems };
};
