import { fromBase64Url } from "../../src/sealing/base64url.ts";
import { toDerSignature } from "../../src/sealing/pdf/ecdsa-signature.ts";
import { createSealIdentity } from "../../src/sealing/pdf/seal-certificate.ts";
import type { SealParts } from "../../src/sealing/pdf/seal-pdf.ts";

const { crypto } = globalThis;
const ECDSA = { name: "ECDSA", namedCurve: "P-256" } as const;

/** What a server would seal with, made for a test; valid from 2027 to 2037. */
export const testSeal = async (at = "2027-03-01T12:00:30.000Z"): Promise<SealParts> => {
  const { chain, privateKey } = await createSealIdentity(crypto, "Test", [
    new Date("2027-01-01"),
    new Date("2037-01-01"),
  ]);
  const key = await crypto.subtle.importKey("pkcs8", fromBase64Url(privateKey)!, ECDSA, false, ["sign"]);
  const sign = async (attributes: Uint8Array): Promise<Uint8Array> =>
    toDerSignature(
      new Uint8Array(await crypto.subtle.sign({ ...ECDSA, hash: "SHA-256" }, key, new Uint8Array(attributes))),
    );
  return { chain, keyType: "EC", at, sign };
};
