import { canonicalJson } from "./canonical-json.ts";
import { isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";
import type { DeletionConsent } from "../model/session/log-api.ts";

/** The position of the entry that has a consent, or the public key of the device to which it is left. */
type ConsentPart = { readonly seq: number } | { readonly by: string };

const partOf = ({ seq, by }: DeletionConsent): ConsentPart | null => {
  if (by !== undefined) return { by };
  return seq === undefined ? null : { seq };
};

const deletionBytes = (session: string, part: ConsentPart): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: "clausewright deletion", session, ...part }));

/**
 * A device's consent to delete a session, in the entry at `seq`; it stays valid until the device writes another entry. With `by`,
 * the public key of another device, it leaves the consent to that one.
 */
export const consentToDeletion = async (
  crypto: WebCrypto,
  device: SigningKeys,
  session: string,
  part: ConsentPart,
): Promise<DeletionConsent> => ({
  publicKey: device.publicKey,
  signature: await signBytes(crypto, device, deletionBytes(session, part)),
  ...part,
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
  const checks = consents.map((consent) => {
    const part = partOf(consent);
    return part && isSignatureValid(crypto, consent.publicKey, consent.signature, deletionBytes(session, part));
  });
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
