import { canonicalJson } from "./canonical-json.ts";
import { isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";
import type { DeletionConsent } from "../model/session/log-api.ts";

/**
 * The part of a consent that is signed: the position of the entry that contains the consent, or the public key of the
 * device that may consent instead.
 */
type ConsentPart = { readonly seq: number } | { readonly by: string };

const partOf = ({ seq, by }: DeletionConsent): ConsentPart | null => {
  if (by !== undefined) return { by };
  return seq === undefined ? null : { seq };
};

const deletionBytes = (session: string, part: ConsentPart): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: "clausewright deletion", session, ...part }));

/**
 * A device's consent to delete a session. It is in the entry at `seq` and valid until the device writes another entry;
 * or it delegates the decision to the device with the public key `by`.
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
 * The devices that validly consented to delete a session, themselves or through the device to which they delegated the
 * decision. `given` are public keys of devices whose consent is assumed.
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
    for (const [index, { publicKey, by }] of consents.entries())
      if (isValid[index] && (by === undefined || agreeing.has(by))) agreeing.add(publicKey);
  }
  const ids = await Promise.all([...agreeing].map((publicKey) => keyId(crypto, publicKey)));
  return new Set(ids.filter((id) => id !== null));
};
