import { canonicalJson } from "./canonical-json.ts";
import { isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";
import type { DeletionConsent } from "../model/session/log-api.ts";

const deletionBytes = (session: string, by: string | undefined): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: "clausewright deletion", session, ...(by === undefined ? {} : { by }) }));

/**
 * A device's consent to delete a session; it stays valid when entries follow, which may be consents of others. With `by`, the
 * public key of another device, it leaves the consent to that one.
 */
export const consentToDeletion = async (
  crypto: WebCrypto,
  device: SigningKeys,
  session: string,
  by?: string,
): Promise<DeletionConsent> => ({
  publicKey: device.publicKey,
  signature: await signBytes(crypto, device, deletionBytes(session, by)),
  ...(by === undefined ? {} : { by }),
});

/**
 * The devices that validly consented to delete a session: by themselves, or through the one to which they left it. `given` has
 * the public keys of others that are taken to have consented.
 */
export const consentingDevices = async (
  crypto: WebCrypto,
  session: string,
  consents: readonly DeletionConsent[],
  given: readonly string[] = [],
): Promise<ReadonlySet<string>> => {
  const checks = consents.map(({ publicKey, signature, by }) =>
    isSignatureValid(crypto, publicKey, signature, deletionBytes(session, by)),
  );
  const isValid = await Promise.all(checks);
  const agreeing = new Set(given);
  // Consent can be delegated through several devices, so repeat until no more consent follows.
  for (let count = -1; count !== agreeing.size;) {
    count = agreeing.size;
    for (const [at, { publicKey, by }] of consents.entries())
      if (isValid[at] && (by === undefined || agreeing.has(by))) agreeing.add(publicKey);
  }
  const ids = await Promise.all([...agreeing].map((publicKey) => keyId(crypto, publicKey)));
  return new Set(ids.filter((id) => id !== null));
};
